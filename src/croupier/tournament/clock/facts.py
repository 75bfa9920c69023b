"""Facts about the clock and the dealers."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.tournament.changes import tables
from croupier.tournament.event import (
    Clock,
    Event,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.terms import Level
from croupier.tournament.why import Why

__all__ = [
    "BreakBegan",
    "BreakCalled",
    "BreakOver",
    "ClockSet",
    "LevelBegan",
    "LevelsSet",
    "Pushed",
    "Resumed",
    "Stopped",
]


class LevelBegan(Happened, frozen=True, tag="level-began"):
    """A level or a break began; the level counts from each table's next hand on."""

    index: int
    at: int
    length: int
    on_break: bool
    why: Why

    def onto(self, event: Event) -> Event:
        """The clock stands at another level or break; every table counts its hands from here."""
        clock = _at_level(event.clock, self)
        tables = {table.number: replace(table, since=table.hands) for table in event.tables.values()}
        at_break = event.at_break
        if self.on_break:
            at_break = _stacks(event)
        return replace(event, clock=clock, tables=tables, at_break=at_break)


class Stopped(Happened, frozen=True, tag="stopped"):
    """The clock stands."""

    at: int

    def onto(self, event: Event) -> Event:
        """The clock keeps what is left."""
        clock = replace(event.clock, running=False, left=event.clock.remaining(self.at))
        return replace(event, clock=clock)

    def announced(self, at: int) -> Announcement | None:
        """Return it without a reason."""
        return Announcement(at, self.kind_of_fact)


class Resumed(Happened, frozen=True, tag="resumed"):
    """The clock runs again."""

    at: int

    def onto(self, event: Event) -> Event:
        """The clock runs towards a new deadline."""
        clock = replace(event.clock, running=True, ends=self.at + event.clock.left)
        return replace(event, clock=clock)

    def announced(self, at: int) -> Announcement | None:
        """Return it without a reason."""
        return Announcement(at, self.kind_of_fact)


class ClockSet(Happened, frozen=True, tag="clock-set"):
    """What is left of the level was set, in milliseconds."""

    at: int
    left: int
    why: Why

    def onto(self, event: Event) -> Event:
        """Another time is left."""
        return replace(event, clock=replace(event.clock, left=self.left, ends=self.at + self.left))


class LevelsSet(Happened, frozen=True, tag="levels-set"):
    """The levels to come are others."""

    levels: tuple[Level, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """The event goes on by other levels."""
        return replace(event, terms=replace(event.terms, levels=self.levels))


class BreakCalled(Happened, frozen=True, tag="break-called"):
    """A break common to all events has come: no hand begins any more, those being played are played out."""

    at: int
    why: Why

    def onto(self, event: Event) -> Event:
        """The clock of the level stands, and no hand begins."""
        left = event.clock.remaining(self.at)
        clock = replace(event.clock, running=False, left=left, on_break=True, rest="called", since=self.at)
        return replace(event, clock=clock)


class BreakBegan(Happened, frozen=True, tag="break-began"):
    """The last hand is over, and the break of that length begins."""

    at: int
    length: int
    why: Why

    def onto(self, event: Event) -> Event:
        """The clock runs for the break, and what its level has left is kept."""
        clock = replace(
            event.clock,
            running=True,
            ends=self.at + self.length,
            left=self.length,
            rest="on",
            held=event.clock.left,
        )
        return replace(event, clock=clock, at_break=_stacks(event))


class BreakOver(Happened, frozen=True, tag="break-over"):
    """The break is over, and the level goes on where it was."""

    at: int

    def onto(self, event: Event) -> Event:
        """The level goes on."""
        held = event.clock.held
        clock = replace(
            event.clock, running=True, ends=self.at + held, left=held, on_break=False, rest="", held=0
        )
        return replace(event, clock=clock)

    def announced(self, at: int) -> Announcement | None:
        """Return it without a reason."""
        return Announcement(at, self.kind_of_fact)


class Pushed(Happened, frozen=True, tag="pushed"):
    """Dealers change at a table, or have changed."""

    table: int
    pushing: bool

    def onto(self, event: Event) -> Event:
        """Dealers change, or have changed."""
        return replace(event, tables=tables(event, replace(event.tables[self.table], pushing=self.pushing)))


def _at_level(clock: Clock, fact: LevelBegan) -> Clock:
    # A common break goes on whatever level is announced: the level begins after it.
    match clock.rest:
        case "called":
            return replace(clock, index=fact.index, left=fact.length)
        case "on":
            return replace(clock, index=fact.index, held=fact.length)
        case _:
            ends = fact.at + fact.length
            return Clock(fact.index, ends, fact.length, clock.running, fact.on_break, since=clock.since)


def _stacks(event: Event) -> dict[str, int]:
    return {each.id: each.stack for each in event.entrants.values() if each.in_play}


Facts: TypeAlias = (
    LevelBegan | LevelsSet | Stopped | Resumed | ClockSet | BreakCalled | BreakBegan | BreakOver | Pushed
)
"""Everything that can happen to an event about the clock and the dealers."""
