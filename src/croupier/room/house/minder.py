"""Plays the bots' part: sees that each acts when it is its turn, has chips and keeps its seat."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Final

from croupier.bots import STEADY, decide, temperament
from croupier.errors import Refusal
from croupier.room.actors.asks import Asked, By
from croupier.room.hand.chronicle import card_names
from croupier.room.table import asks as commands
from croupier.room.table.rotation import chooser

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from croupier.bots import Sight, Temperament
    from croupier.room.hand.state import Seated
    from croupier.room.house.pace import Pace
    from croupier.room.table.poker import AnyPoker

log: Final = logging.getLogger("croupier.bots")

LATER: Final = frozenset({"room-held", "room-table-busy", "room-wallet-short"})
"""Refusals of what can be done a little later: nobody has the desk at the moment, say, or the disk takes nothing."""

AGAIN: Final = 1.0
"""How long a bot waits that was refused so, in seconds."""


class Minder:
    """Minds the bots of a house. Each decides from the view of its own seat alone."""

    def __init__(
        self,
        pace: Pace,
        randomness: Random,
        temperaments: Mapping[str, str],
        refill: Callable[[str], Awaitable[object]],
    ) -> None:
        self._pace = pace
        self._randomness = randomness
        self._temperaments = temperaments
        self._refill = refill
        self._minded: dict[str, tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    async def stop(self) -> None:
        """Let every bot drop what it is doing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def anew(self, actor: AnyPoker) -> None:
        """Mind a table as if for the first time: another process has led it meanwhile."""
        for key in [each for each in self._minded if each.partition("/")[0] == actor.id]:
            del self._minded[key]

    def look(self, actor: AnyPoker) -> None:
        """See what the bots of a table have to do now."""
        state = actor.state
        if state.stopped is not None:
            return
        if not state.in_hand:
            self._choose(actor)
            for seat, seated in state.seated.items():
                if seated.bot:
                    self._between_hands(actor, seat, seated)
        elif state.hand is not None and state.hand.actor is not None:
            seated = state.seated[state.hand.actor]
            turn = (state.number, state.hand.moment)
            if seated.bot and self._minded.get(actor.id) != turn:
                self._minded[actor.id] = turn
                self._begin(self._act(actor, seated, turn, actor.sight(seated.person)))

    def _between_hands(self, actor: AnyPoker, seat: int, seated: Seated) -> None:
        terms = actor.state.terms
        key = f"{actor.id}/{seat}"
        about = (actor.state.number, seated.chips)
        if self._minded.get(key) == about:
            return
        self._minded[key] = about
        wants: list[commands.Seating] = []
        if seated.sitting_out:
            wants.append(commands.SitIn())
        if seated.chips < terms.min_buy_in // 2:
            wants.append(commands.TopUp((terms.min_buy_in + terms.max_buy_in) // 2 - seated.chips))
        if wants:
            self._begin(self._want(actor, seated, (key, about), *wants))

    def _choose(self, actor: AnyPoker) -> None:
        """A bot that will have the button names the game it likes."""
        state = actor.state
        seat = chooser(state)
        if seat is None or state.chosen is not None or not state.seated[seat].bot:
            return
        key, about = f"{actor.id}/choice", (state.number, seat)
        if self._minded.get(key) != about:
            self._minded[key] = about
            game = self._randomness.choice(state.terms.games)
            self._begin(self._want(actor, state.seated[seat], (key, about), commands.Choose(game)))

    async def _act(self, actor: AnyPoker, seated: Seated, turn: tuple[int, int], seen: Sight) -> None:
        await asyncio.sleep(self._pace.think(self._randomness))
        how = self._temperament(seated)
        action = decide(seen, how, self._randomness)
        act = commands.Act(*turn, action.kind, action.to, card_names(action.cards))
        await self._want(actor, seated, (actor.id, turn), act)

    async def _want(
        self,
        actor: AnyPoker,
        seated: Seated,
        minded: tuple[str, tuple[int, int]],
        *asks: commands.Seating | commands.Playing,
    ) -> None:
        """Ask for what a bot wants; where that cannot be at the moment, it is looked at once more a little later."""
        refused = [await self._ask(actor, seated, ask) for ask in asks]
        if LATER.isdisjoint(refused):
            return
        await asyncio.sleep(AGAIN)
        key, about = minded
        if actor.led_here and self._minded.get(key) == about:
            del self._minded[key]
            actor.attend()

    async def _ask(self, actor: AnyPoker, seated: Seated, ask: commands.Seating | commands.Playing) -> str:
        """Ask for something; the code of the refusal, empty where it was done."""
        try:
            if isinstance(ask, commands.TopUp):
                await self._refill(seated.person)
            await actor.tell(Asked(By("player", seated.person, seated.name, bot=True), ask))
        except Refusal as refusal:
            log.info("a bot at %s was refused: %s", actor.id, refusal.code)
            return refusal.code
        return ""

    def _temperament(self, seated: Seated) -> Temperament:
        """How a bot plays: as it was seated to, or as its name does."""
        return temperament(seated.plays or self._temperaments.get(seated.name, "")) or STEADY

    def _begin(self, work: Coroutine[None, None, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot stumbled: %s", type(task.exception()).__name__)
