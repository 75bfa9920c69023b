"""Fills up the stacks of those who have asked for it, between two hands, out of their wallets."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cash.buying import refill
from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors.asks import Asked, By
from croupier.room.table import asks as commands

if TYPE_CHECKING:
    from croupier.ledger import Book
    from croupier.room.hand.state import Seated
    from croupier.room.house.admission import Admission
    from croupier.room.table.actor import TableActor

log: Final = logging.getLogger("croupier.refills")


class _About(NamedTuple):
    """What it depends on how much is added: after which hand, to what stack, up to what."""

    number: int
    chips: int
    keeps: int


class Refills:
    """Asks for more chips in the place of whoever keeps his stack full, once after each hand.

    What the house's care for him or his wallet would refuse him is refused here too: he plays on with what he has.
    Nobody is asked for twice at once: what has come meanwhile is looked at when the first is done.
    """

    def __init__(self, book: Book, admission: Admission) -> None:
        self._book = book
        self._admission = admission
        self._looked_at: dict[str, dict[str, _About]] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._stopping = False

    async def stop(self) -> None:
        """Let go of whatever is under way."""
        self._stopping = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, actor: TableActor) -> None:
        """See whose stack at a table is to be filled up now."""
        state = actor.state
        if self._stopping or state.in_hand or state.stopped is not None or state.ended:
            return
        before = self._looked_at.pop(actor.id, {})
        keeping = [
            each for each in state.seated.values() if each.chair.keeps and each.chair.state == "playing"
        ]
        if keeping:
            here = {each.person for each in keeping}
            self._looked_at[actor.id] = {who: seen for who, seen in before.items() if who in here}
        for seated in keeping:
            self._look_at(actor, seated)

    def _look_at(self, actor: TableActor, seated: Seated) -> None:
        who, about = (actor.id, seated.person), _about(actor, seated)
        seen = self._looked_at[actor.id]
        if who in self._tasks or seen.get(seated.person) == about:
            return
        seen[seated.person] = about
        held = self._book.balance(wallet(seated.person))
        game = actor.state.cash.game
        chips = refill(seated.chips, seated.chair.keeps, held, game.buy_in, game.policy)
        if chips:
            task = asyncio.get_running_loop().create_task(self._fill(actor, seated, about, chips))
            self._tasks[who] = task
            task.add_done_callback(lambda task: self._finished(actor, who, task))

    async def _fill(self, actor: TableActor, seated: Seated, about: _About, chips: int) -> None:
        by, ask = By("player", seated.person, seated.name), commands.TopUp(chips)
        try:
            await self._admission.to_table(by, ask, cash=True)
            seat = actor.state.seat_of(seated.person)
            if seat is not None and _about(actor, actor.state.seated[seat]) == about:
                await actor.tell(Asked(by, ask))
        except Refusal as refusal:
            log.info("a stack at %s was not filled up: %s", actor.id, refusal.code)

    def _finished(self, actor: TableActor, who: tuple[str, str], task: asyncio.Task[None]) -> None:
        del self._tasks[who]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a stack could not be filled up: %s", type(task.exception()).__name__)
        self.look(actor)


def _about(actor: TableActor, seated: Seated) -> _About:
    return _About(actor.state.number, seated.chips, seated.chair.keeps)
