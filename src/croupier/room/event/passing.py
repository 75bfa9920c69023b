"""What events have to do with one another: won seats become entries elsewhere, flights' bags go to the second day.

Each event has a journal of its own. The giver writes that something is on its way, after which it is not taken back;
the taker writes that it is there, under an id made of the giver's name, so that telling him again changes nothing; the
giver notes what became of it. Whatever was written last before a power cut, the next step is seen by looking at both.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from croupier.errors import CroupierError, Refusal
from croupier.room.actors.asks import HOUSE
from croupier.room.event.asks import Asked, GiveSeats, NoteSeat, SendFlight
from croupier.tournament import commands
from croupier.tournament.days import carried

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.actors.actor import Tools
    from croupier.room.event.actor import EventActor
    from croupier.tournament.event import Event

log = logging.getLogger("croupier.room")

AGAIN: Final = 1.0
"""After an error of our own it is looked again in so many seconds."""

RULED: Final = "tournament-"
"""A refusal whose code begins so is the other event's own answer; any other is about the moment."""


class Passing:
    """Carries what is on its way between events, one thing after the other."""

    def __init__(self, actors: Mapping[str, EventActor], tools: Tools) -> None:
        self._actors = actors
        self._tools = tools
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    def start(self) -> None:
        """Begin to work."""
        if self._task is None:
            self._wake.set()
            self._task = asyncio.create_task(self._run(), name="events/passing")

    async def stop(self) -> None:
        """Stop working; what was written is on the disk."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self) -> None:
        """An event has changed."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            for actor in list(self._actors.values()):
                try:
                    await self._look(actor)
                except CroupierError as error:
                    log.info("%s waits: %s", actor.stream, error.code)
                    asyncio.get_running_loop().call_later(AGAIN, self._wake.set)

    async def _look(self, actor: EventActor) -> None:
        state = actor.state
        if state.stopped is not None:
            return
        if state.won:
            await self.seats(actor)
        over = state.terms.flight and state.event.phase in ("bagged", "cancelled")
        if state.series and not state.terms.live and over and not state.sent:
            await actor.tell(Asked(HOUSE, SendFlight()))
        if actor.state.sent:
            await self.flight(actor)

    async def seats(self, actor: EventActor) -> None:
        """Register everybody whose seat is on its way; in an online event every seat is, as soon as it is won."""
        async with self._turn:
            state = actor.state
            if not state.terms.live and any([seat.state == "won" for seat in state.won.values()]):
                await actor.tell(Asked(HOUSE, GiveSeats()))
            for player, seat in list(actor.state.won.items()):
                if seat.state == "sent":
                    await self._seat(actor, player)

    async def _seat(self, actor: EventActor, player: str) -> None:
        """One won seat: an entry where the other event takes it, else its price in money (ONLINE:payout-2)."""
        state = actor.state
        other = self._actors.get(state.seats_in.event) if state.seats_in is not None else None
        why = "tournament-not-running"
        if other is not None:
            name = state.event.entrants[player].name
            try:
                register = commands.Register(player, name, "seat")
                await other.tell(Asked(HOUSE, register), f"seat/{state.id}/{player}")
                why = ""
            except Refusal as refusal:
                if not refusal.code.startswith(RULED):
                    raise
                why = refusal.code
        await actor.tell(Asked(HOUSE, NoteSeat(player, why)))

    async def flight(self, actor: EventActor) -> int | None:
        """Take the bags of a flight in to the second day, if they are not there yet; the number of the entry."""
        async with self._turn:
            state = actor.state
            second = self._actors.get(state.series)
            if second is None:
                return None
            key = f"carry/{state.id}"
            if state.terms.flight not in second.state.event.carried:
                await second.tell(Asked(HOUSE, _bags(state.event)), key)
            return self._tools.store.written_as(second.stream, key)


def _bags(event: Event) -> commands.CarryIn:
    """What the second day is told of a flight; of one that was called off, that there is nothing."""
    if event.phase == "bagged":
        return carried(event)
    return commands.CarryIn(event.terms.flight, (), 0, (), 0, 0, 0, 0, 0)
