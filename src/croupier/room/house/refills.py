"""Fills up the stacks of those who have asked for it, between two hands, out of their wallets."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

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


class Refills:
    """Asks for more chips in the place of whoever keeps his stack full, once after each hand.

    What the house's care for him or his wallet would refuse him is refused here too: he plays on with what he has.
    """

    def __init__(self, book: Book, admission: Admission) -> None:
        self._book = book
        self._admission = admission
        self._looked_at: dict[tuple[str, str], tuple[int, int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Let go of whatever is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self, actor: TableActor) -> None:
        """See whose stack at a table is to be filled up now."""
        state = actor.state
        if state.in_hand or state.stopped is not None or state.closed or state.ended:
            return
        for seated in state.seated.values():
            if seated.chair.keeps and seated.chair.state == "playing":
                self._look_at(actor, seated)

    def _look_at(self, actor: TableActor, seated: Seated) -> None:
        state, person = actor.state, seated.person
        about = state.number, seated.chips, seated.chair.keeps
        if self._looked_at.get((actor.id, person)) == about:
            return
        self._looked_at[actor.id, person] = about
        held = self._book.balance(wallet(person))
        game = state.cash.game
        chips = refill(seated.chips, seated.chair.keeps, held, game.buy_in, game.policy)
        if chips:
            task = asyncio.get_running_loop().create_task(self._fill(actor, seated, chips))
            self._tasks.add(task)
            task.add_done_callback(self._finished)

    async def _fill(self, actor: TableActor, seated: Seated, chips: int) -> None:
        by, ask = By("player", seated.person, seated.name), commands.TopUp(chips)
        try:
            await self._admission.to_table(by, ask, cash=True)
            await actor.tell(Asked(by, ask))
        except Refusal as refusal:
            log.info("a stack at %s was not filled up: %s", actor.id, refusal.code)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a stack could not be filled up: %s", type(task.exception()).__name__)
