"""An event at work: its commands one at a time, its clock by deadlines, its money through the book."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import CLOCK
from croupier.room.actors.watched import FLOOR
from croupier.room.event import rows
from croupier.room.event.asks import Asked
from croupier.room.event.decide import decide
from croupier.room.event.hosting import resumes_at
from croupier.room.event.messages import EventMessage
from croupier.room.event.own import WAITS_FOR
from croupier.room.event.screens import Screens
from croupier.room.event.snapshot import Keeper
from croupier.room.event.stream import EVENT
from croupier.tournament import commands
from croupier.tournament.clock import deadline

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.stream import Tried
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.event.state import EventState
    from croupier.room.event.view import Links

QUICK: Final = 0.02
"""Telling everybody may take so many seconds at any row."""

RESTS: Final = 9
"""Where it takes longer, a tenth of the time goes into it at most: the floor alone is told at once."""

FEWEST: Final = 2
"""With fewer entries nothing can begin."""


class Hall(Protocol):
    """The house, as an event sees it."""

    def event_changed(self, actor: EventActor) -> None:
        """A row was written, or a watcher came."""

    def links(self, actor: EventActor) -> Links:
        """What an event has to do with others."""

    def people(self, actor: EventActor) -> Collection[str]:
        """Who has entered an event and is no bot."""


class EventActor(Actor["EventState", Asked, rows.Row]):
    """An event of the house."""

    kind = EVENT
    _whole = EventMessage

    def __init__(self, state: EventState, tools: Tools, hall: Hall) -> None:
        super().__init__(state, tools)
        self._hall = hall
        self._screens = Screens()
        self._keeper = Keeper()
        self._rests_until = 0.0
        self._late_told = False
        self._told_at: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """What it is watched by."""
        return self.state.stream

    @property
    def place(self) -> str:
        """Where in the house it is; a flight is a part of its series."""
        return f"event/{self.state.series}/{self.state.id}" if self.state.series else self.id

    def _viewers(self) -> Callable[[Watcher], str | None]:
        return lambda watcher: FLOOR if watcher.sees(self.place) else watcher.person

    def _waking(self) -> Asked | None:
        """While the house was out nobody played: an online level goes on from where it was when the lights went."""
        return self._as_it_was() if self._plays_online else None

    @property
    def _plays_online(self) -> bool:
        event = self.state.event
        return event.phase == "running" and event.clock.running and not self.state.terms.live

    def _as_it_was(self) -> Asked:
        """The clock as the last row left it."""
        return Asked(CLOCK, commands.SetClock(max(self.state.event.clock.ends - self.state.at, 0)))

    def _due(self) -> tuple[int, Asked] | None:
        state = self.state
        event = state.event
        at = deadline(event)
        if at is not None:
            return at, Asked(CLOCK, commands.Tick())
        again = resumes_at(state)
        if again is not None and not event.clock.running:
            return again, Asked(CLOCK, commands.Resume())
        if state.own is not None and event.phase == "registering":
            return self._by_itself()
        if event.phase == "registering" and state.starts_at is not None and self._starts_by_itself:
            if state.terms.live and event.left < FEWEST:
                return None
            return state.starts_at, Asked(CLOCK, self._at_its_time())
        return None

    def _by_itself(self) -> tuple[int, Asked]:
        """An event that a player opened begins full, or at its time; one for which nobody comes is called off."""
        state = self.state
        if state.full:
            return state.at, Asked(CLOCK, self._at_its_time())
        if state.starts_at is not None:
            return state.starts_at, Asked(CLOCK, self._at_its_time())
        return state.at + WAITS_FOR, Asked(CLOCK, commands.Cancel())

    @property
    def _starts_by_itself(self) -> bool:
        """Whether the time of its start is all an event waits for: a second day waits for its flights too.

        The clock of a live event starts by itself once the seats are drawn, so that everybody knows where he sits.
        """
        terms, event = self.state.terms, self.state.event
        flights = terms.flights.names if terms.second_day and terms.flights else ()
        ready = not terms.live or bool(event.tables)
        return ready and all(flight in event.carried for flight in flights)

    def _late(self, command: Asked) -> Asked:
        # The level was not played out: the house was out, or asleep.
        at = deadline(self.state.event)
        out = at is None or self.state.at < at
        return self._as_it_was() if out and self._plays_online else command

    def _at_its_time(self) -> commands.Start | commands.Cancel:
        """An online event starts when its time has come; with too few entries there is none, and all is paid back.

        Nor is there one that a player opened, for bots alone.
        """
        event = self.state.event
        entered = [each for each in event.entrants.values() if each.status == "registered" or each.in_play]
        for_somebody = self.state.own is None or self._hall.people(self)
        return commands.Start() if len(entered) >= FEWEST and for_somebody else commands.Cancel()

    def _decide(self, command: Asked) -> rows.Row:
        return decide(self.state, command, self._tools.clock(), self._tools.entropy, self._tools.book)

    def _undoes(self, row: rows.Row) -> int:
        return row.number if isinstance(row, rows.Undone) else 0

    def _kept(self, tried: Tried[EventState, rows.Row]) -> str | None:
        self._keeper.before(self.state, tried.row)
        return self._keeper.after(tried.state)

    def _eyes(self) -> Eyes:
        state, now, links = self.state, self._time, self._hall.links(self)
        return lambda viewer: self._screens.view(state, viewer, now, links)

    def _show_all(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._late_told = began < self._rests_until
        super()._show_all()
        done = loop.time()
        if self._late_told:
            if self._told_at is None:
                wait = max(self._rests_until - done, 0)
                self._told_at = loop.call_later(wait, self._tell_the_rest)
        else:
            self._rests_until = done + (done - began) * RESTS if done - began > QUICK else 0.0

    def _listeners(self) -> Collection[Watcher]:
        """In a large event what many look at is not told at every row: each is told all of it when his turn comes."""
        everybody = super()._listeners()
        return (
            [watcher for watcher in everybody if watcher.sees(self.place)] if self._late_told else everybody
        )

    def _tell_the_rest(self) -> None:
        self._told_at = None
        self.nudge()

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more; whoever talks about a deal must be there."""
        super().unwatch(watcher)
        if self.state.event.offer is not None:
            self._hall.event_changed(self)

    def _changed(self) -> None:
        self._hall.event_changed(self)
