"""What events have to do with one another: won seats become entries elsewhere, flights' bags go to the second day.

Each event has a journal of its own. The giver writes that something is on its way, after which it is not taken back;
the taker writes that it is there, under an id made of the giver's name, so that telling him again changes nothing; the
giver notes what became of it. Whatever was written last before a power cut, the next step is seen by looking at both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.ledger import ticket
from croupier.room.actors.asks import HOUSE
from croupier.room.actors.driver import Driver
from croupier.room.event.asks import Asked, GiveSeats, NoteSeat, SendFlight
from croupier.tournament import commands
from croupier.tournament.days import carried

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.actors.actor import Tools
    from croupier.room.event.actor import EventActor
    from croupier.room.event.state import EventState
    from croupier.tournament.entries.commands import Source
    from croupier.tournament.event import Event

RULED: Final = "tournament-"
"""A refusal whose code begins so is the other event's own answer; any other is about the moment."""


class Passing(Driver[str]):
    """Carries what is on its way between events, looking at one event after the other."""

    def __init__(self, actors: Mapping[str, EventActor], tools: Tools) -> None:
        super().__init__(tools.clock)
        self._actors = actors
        self._book = tools.book

    @property
    def id(self) -> str:
        """What it is called."""
        return "events/passing"

    def start(self) -> None:
        """Begin to work."""
        super().start()
        self.look_at(*self._actors)

    async def _look(self, what: str) -> None:
        actor = self._actors.get(what)
        # One that is long over may have been put away meanwhile.
        if actor is None or actor.state.stopped is not None:
            return
        state = actor.state
        if state.won:
            await self._seats(actor)
        over = state.terms.flight and state.event.phase in ("bagged", "cancelled")
        if state.series and not state.terms.live and over and not state.sent:
            await actor.tell(Asked(HOUSE, SendFlight()))
        if actor.state.sent:
            await self._flight(actor)

    async def _seats(self, actor: EventActor) -> None:
        """Register everybody whose seat is on its way; in an online event every seat is, as soon as it is won."""
        state = actor.state
        if not state.terms.live and any([seat.state == "won" for seat in state.won.values()]):
            await actor.tell(Asked(HOUSE, GiveSeats()))
        for player, seat in list(actor.state.won.items()):
            if seat.state == "sent":
                await self._seat(actor, player)

    async def _seat(self, actor: EventActor, player: str) -> None:
        """One won seat: an entry where the other event takes it, else what the policy says (ONLINE:payout-2)."""
        state = actor.state
        other = self._actors.get(state.seats_in.event) if state.seats_in is not None else None
        why = "tournament-not-running"
        if other is not None and not self._used(other, state, player):
            name = state.event.entrants[player].name
            source: Source = "ticket" if state.won[player].ticket else "seat"
            try:
                register = commands.Register(player, name, source)
                await other.tell(Asked(HOUSE, register), f"seat/{state.id}/{player}")
                why = ""
            except Refusal as refusal:
                if not refusal.code.startswith(RULED):
                    raise
                why = refusal.code
        elif other is not None:
            why = ""
        await actor.tell(Asked(HOUSE, NoteSeat(player, why)))

    def _used(self, other: EventActor, state: EventState, player: str) -> bool:
        """Whether a winner has used his ticket himself."""
        held = self._book.balance(ticket(other.state.id, player))
        return state.won[player].ticket and not held

    async def _flight(self, actor: EventActor) -> None:
        """Take the bags of a flight in to the second day, if they are not there yet."""
        state = actor.state
        second = self._actors.get(state.series)
        if second is not None and state.terms.flight not in second.state.event.carried:
            await second.tell(Asked(HOUSE, _bags(state.event)), carried_in(state.id))


def carried_in(flight: str) -> str:
    """Under which id a second day takes a flight in.

    >>> carried_in("main-1a")
    'carry/main-1a'
    """
    return f"carry/{flight}"


def _bags(event: Event) -> commands.CarryIn:
    """What the second day is told of a flight; of one that was called off, that there is nothing."""
    if event.phase == "bagged":
        return carried(event)
    return commands.CarryIn(event.terms.flight, (), 0, (), 0, 0, 0, 0, 0)
