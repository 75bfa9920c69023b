"""People moved between two online tables, with their chips: each step of it, and whatever a power cut leaves of one.

Both tables have a journal of their own, and may be led by different processes.

1. The table to which somebody is brought keeps a seat for him.
2. The one he leaves writes that he is gone, with his chips in an account that names the other table and him.
3. That one seats him with what lies there, and nothing lies there any more.

The account is the outbox: what lies there is on its way. Whatever was written last, the next step is seen by looking at
it and at the seat: chips for which a seat is kept are waited for there, chips for which none is kept go back to their
owner's wallet, and a seat that is kept for one who was not let go is free again.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.ledger import moving, way_of
from croupier.room.actors.asks import act_of
from croupier.room.actors.driver import AGAIN, Driver
from croupier.room.table import asks as commands
from croupier.room.table.floor import seated_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.ledger import Account
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.people.members import Members
    from croupier.room.table.actor import TableActor
    from croupier.room.table.state import TableState

UNSURE: Final = 30_000
"""So long a seat is kept for one of whom it was not heard whether he was let go, in ms."""


class Carrying(Driver["Account"]):
    """Moves people between tables, and sees to it that everybody arrives or has his chips back."""

    def __init__(self, tables: Mapping[str, TableActor], members: Members, tools: Tools) -> None:
        super().__init__(tools.clock)
        self._tables = tables
        self._members = members
        self._tools = tools
        self._begun: set[Account] = set()
        self._unsure: dict[Account, int] = {}

    @property
    def id(self) -> str:
        """What it is called."""
        return "tables/carrying"

    def start(self) -> None:
        """Begin to work, with whatever was on its way when the house went out."""
        super().start()
        self.look_at(
            *[account for account, chips in self._tools.book.accounts() if chips and way_of(account)]
        )
        for actor in self._tables.values():
            self.look_at(*[moving(actor.id, person) for person in sorted(actor.state.coming)])

    async def move(self, table: str, ask: commands.Move, id: str, by: By) -> None:
        """Bring a player to another table of the same game, between hands; he posts nothing there (FSPR:mustmove-1).

        The same `id` again does nothing more. Raises `Refusal` when he cannot be moved.
        """
        here, there = self._tables[table], self._tables.get(ask.to)
        if self._tools.store.was_written(here.stream, f"{id}/take"):
            return
        if there is None:
            raise Refusal("room-no-such-table", table=ask.to[:40])
        if there.state.cash.game.variant_name != here.state.cash.game.variant_name or there is here:
            raise Refusal("cash-feeds-another-game", table=table, to=ask.to)
        seated = seated_at(here, ask.seat)
        if not seated.chips or seated.bot:
            raise Refusal("room-not-to-be-moved", seat=ask.seat)
        person, name, act = seated.person, seated.name, act_of(by, ask)
        on_the_way = moving(there.id, person)
        if on_the_way in self._begun:
            raise Refusal("room-leaves-anyway", seat=ask.seat)
        self._begun.add(on_the_way)
        try:
            await there.tell(commands.Reserve(ask.to_seat, person, name, brought=True), f"{id}/keep", act)
            await there.caught_up()
            if _kept_for(there.state, person) != ask.to_seat:
                # It was, when the same was asked before.
                raise Refusal("cash-seat-taken", seat=ask.to_seat)
            await here.tell(commands.Take(person, on_the_way), f"{id}/take", act)
        except Refusal as refusal:
            self._begun.discard(on_the_way)
            if refusal.code == "room-held" and not here.led_here:
                # He may be on his way already: the seat waits for him, or for the same to be asked again.
                self._unsure[on_the_way] = self._time + UNSURE
            with suppress(Refusal):
                await self.looked_at(on_the_way)
            raise
        finally:
            self._begun.discard(on_the_way)
            self.look_at(on_the_way)

    async def _look(self, what: Account) -> None:
        table, person = way_of(what) or ("", "")
        there = self._tables.get(table)
        if there is not None:
            await there.caught_up()
        if what in self._begun:
            return
        if self._tools.sharing is not None:
            self._tools.reread([what])
        chips = self._tools.book.balance(what)
        seat = _kept_for(there.state, person) if there is not None else None
        if there is None or seat is None:
            if chips and await self._members.have_back(person, what):
                self._tools.purse.wallet_changed(person, "play")
        elif chips:
            there.nudge()
            self._again(what, self._time + AGAIN)
        elif person in there.state.coming and there.state.stopped is None:
            unsure = self._unsure.pop(what, 0)
            if unsure > self._time:
                self._unsure[what] = unsure
                self._again(what, unsure)
            else:
                await there.tell(commands.Free(seat))


def _kept_for(table: TableState, person: str) -> int | None:
    """The seat that a table keeps for somebody; one that is closed keeps none."""
    kept = table.cash.reserved.items() if not table.closed else ()
    return next((seat for seat, whose in kept if whose == person), None)
