"""An event at work: its commands one at a time, its clock by deadlines, its money through the book."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Protocol

from croupier.errors import Broken, Refusal
from croupier.room import event_rows as rows
from croupier.room.commit import Commit
from croupier.room.event_asks import CLOCK, Asked
from croupier.room.event_decide import decide
from croupier.room.event_kept import Keeper, restored
from croupier.room.event_screens import Screens
from croupier.room.event_state import apply, folded, moves
from croupier.room.event_view import FLOOR
from croupier.room.work import Actor
from croupier.tournament import commands
from croupier.tournament.clock import deadline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.event_state import EventState
    from croupier.room.event_view import Links
    from croupier.room.store import Store
    from croupier.room.watching import Watcher
    from croupier.room.work import Desk

OUTAGE: Final = 2_000
"""A level whose end is noticed this late (ms) was not played to its end."""

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


class EventActor(Actor[Asked, rows.Row]):
    """An event of the house."""

    state: EventState

    def __init__(self, state: EventState, desk: Desk, hall: Hall) -> None:
        super().__init__(desk)
        self.state = state
        self._hall = hall
        self._screens = Screens()
        self._keeper = Keeper()
        self._rests_until = 0.0
        self._late_told = False
        self._told_at: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """What it is watched by."""
        return stream_of(self.state.id)

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return stream_of(self.state.id)

    def _viewer(self, watcher: Watcher) -> str | None:
        return FLOOR if watcher.floor else watcher.person

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
        if event.phase == "registering" and state.starts_at is not None and self._starts_by_itself:
            return state.starts_at, Asked(CLOCK, self._at_its_time())
        return None

    @property
    def _starts_by_itself(self) -> bool:
        """Whether the time of its start is all an event waits for: a second day waits for its flights too."""
        terms = self.state.terms
        flights = terms.flights.names if terms.second_day and terms.flights else ()
        return not terms.live and all(flight in self.state.event.carried for flight in flights)

    def _late(self, at: int, command: Asked) -> Asked:
        # The level was not played out: the house was out, or asleep.
        out = self._desk.clock() - at > OUTAGE and self.state.at < at
        return self._as_it_was() if out and self._plays_online else command

    def _at_its_time(self) -> commands.Start | commands.Cancel:
        """An online event starts when its time has come; with too few entries there is none, and all is paid back."""
        entered = [each for each in self.state.event.entrants.values() if each.status == "registered"]
        return commands.Start() if len(entered) >= FEWEST else commands.Cancel()

    def _decide(self, command: Asked) -> rows.Row:
        return decide(self.state, command, self._desk.clock(), self._desk.entropy, self._desk.book)

    def _prices(self, row: rows.Row, _command: Asked) -> Iterable[tuple[str, int]]:
        for account, amount in moves(self.state, row).items():
            kind, _, person = account.partition(":")
            if kind == "wallet" and amount < 0:
                yield person, -amount

    def _advance(self, row: rows.Row, command: str | None) -> Commit:
        at = self._desk.clock()
        self._keeper.before(self.state, row)
        try:
            transaction = apply(self.state, row, at)
            if transaction is not None:
                self._desk.book.check(transaction)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal
        event = self.state.event
        if event.in_chips != event.issued - event.removed:
            raise Broken("event-chips-disagree", event=self.state.id)
        kept = self._keeper.after(self.state)
        text = rows.write(row)
        return Commit(self.stream, self.state.version, at, text, command, transaction, snapshot=kept)

    def _restore(self) -> None:
        self.state = reload(self._desk.store, self.stream)

    def _last_row(self, code: str, at: int) -> str:
        row = rows.Stopped(code)
        apply(self.state, row, at)
        return rows.write(row)

    def _message(self, viewer: str | None, _since: int | None) -> bytes:
        return self._screens.message(self.state, viewer, self._desk.clock(), self._hall.links(self))

    def _show_all(self, since: int | None, but: Watcher | None = None) -> None:
        began = time.monotonic()
        self._late_told = began < self._rests_until
        super()._show_all(since, but)
        done = time.monotonic()
        if self._late_told:
            if self._told_at is None:
                wait = max(self._rests_until - done, 0)
                self._told_at = asyncio.get_running_loop().call_later(wait, self._tell_the_rest)
        else:
            self._rests_until = done + (done - began) * RESTS if done - began > QUICK else 0.0

    def _hears(self, watcher: Watcher) -> bool:
        """In a large event what many look at is not told at every row: each is told all of it when his turn comes."""
        return watcher.floor or not self._late_told

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


def stream_of(event: str) -> str:
    """The name of an event's journal, by which it is watched too.

    >>> stream_of("friday")
    'event/friday'
    """
    return f"event/{event}"


def reload(store: Store, stream: str) -> EventState:
    """An event out of its journal, from its last snapshot on."""
    kept = store.snapshot(stream)
    first = next(store.rows(stream), None)
    row = rows.read(first.row) if first is not None else None
    if kept is None or not isinstance(row, rows.Announced):
        return folded(store.rows(stream))
    state = restored(row, kept[1])
    return folded(store.rows(stream, after=state.version), state)
