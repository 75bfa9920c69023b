"""Who is let in, wherever one may play: asked again at every seat, every entry and every bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.care.decide import Terms
from croupier.errors import Refusal
from croupier.room.live import asks as live
from croupier.room.pit import asks as pit
from croupier.room.table import asks as table
from croupier.tournament import commands

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.care.decide import Money
    from croupier.room.actors.actor import Pause
    from croupier.room.actors.asks import By
    from croupier.room.care.actor import CareActor
    from croupier.room.event.asks import Ask as EventAsk
    from croupier.tournament.terms import Terms as EventTerms


class Admission:
    """Refuses what a player may not do by the house's care for him; `money` is what somebody has.

    While files of the program are `altered`, or a `pause` of the house has begun, nobody bets at a casino table.

    The floor's own asks are looked at for whom they name: nobody is seated by hand who is shut out.
    """

    def __init__(
        self,
        care: CareActor,
        money: Callable[[str], Money],
        altered: Collection[str] = frozenset(),
        pause: Pause | None = None,
    ) -> None:
        self._care = care
        self._money = money
        self._altered = altered
        self._pause = pause

    def _asks_of(self, person: str, *, bot: bool = False) -> bool:
        """Whether the house takes any care of somebody."""
        return bool(person) and not bot and self._care.terms != Terms(wait=self._care.terms.wait)

    async def _buys_in(self, person: str, chips: int) -> None:
        self._care.check_admitted(person)
        self._care.check_new_stake(person)
        await self._care.check_buy_in(person, chips, self._money(person))

    async def to_table(self, by: By, ask: table.AnyAsk, *, cash: bool) -> None:
        """A seat at a table of the house's online room, or coming back into the game of a cash table."""
        if not self._asks_of(by.person, bot=by.bot):
            return
        if isinstance(ask, table.Sit | table.TopUp):
            await self._buys_in(by.person, ask.chips)
        elif isinstance(ask, table.Queue):
            self._care.check_admitted(by.person)
        elif isinstance(ask, table.SitIn) and cash:
            self._care.check_new_stake(by.person)

    async def to_event(self, by: By, ask: EventAsk, terms: Callable[[], EventTerms]) -> None:
        """An entry, a rebuy or a share of one."""
        if not isinstance(ask, commands.Register | commands.Buy | commands.SellShare):
            return
        person = ask.backer if isinstance(ask, commands.SellShare) else ask.player
        person = person if by.floor else by.person
        if not self._asks_of(person, bot=by.bot):
            return
        self._care.check_admitted(person, seen=by.floor)
        if not by.floor:
            self._care.check_new_stake(person)
        if isinstance(ask, commands.Register) and ask.source == "wallet":
            price = terms().buy_in + terms().fee
            await self._care.check_buy_in(person, price, self._money(person))

    async def to_pit(self, by: By, ask: pit.PitAsk, game: Callable[[], str]) -> None:
        """Chips to a casino table or a machine, and bets there; `game` is what is played at it."""
        if isinstance(ask, pit.Bets | pit.Bet | pit.Repeat):
            if self._altered:
                raise Refusal("room-program-altered")
            if self._pause is not None and self._pause.begun:
                raise Refusal("room-paused")
        if not self._asks_of(by.person, bot=by.bot):
            return
        if isinstance(ask, pit.Bets | pit.Bet | pit.Repeat):
            self._care.check_edge(by.person, game())
        match ask:
            case pit.BuyIn(chips=chips):
                await self._buys_in(by.person, chips)
            case pit.Bets(boxes=boxes):
                if boxes:
                    self._care.check_new_stake(by.person)
                for box in boxes:
                    self._care.check_stake(by.person, sum(box.staked.values()))
            case pit.Bet(amount=amount):
                self._care.check_new_stake(by.person)
                self._care.check_stake(by.person, amount)
            case pit.Decide(amount=amount):
                # The round goes on to its end.
                self._care.check_stake(by.person, amount)
            case pit.Repeat():
                self._care.check_admitted(by.person)
                self._care.check_new_stake(by.person)

    async def to_cash(self, by: By, ask: live.AnyAsk | live.Undo) -> None:
        """A seat in the live cash room, or a place on its lists."""
        if not isinstance(ask, live.JoinList | live.Sit | live.Reserve):
            return
        person = ask.person if by.floor else by.person
        if self._asks_of(person, bot=by.bot):
            self._care.check_admitted(person, seen=by.floor)
