"""What may be asked of an event about the clock and the dealers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from croupier.tournament.terms import Level

__all__ = ["NextLevel", "Push", "Resume", "SetClock", "SetLevels", "Stop", "Tick"]


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """Look at the clock: a level that is over makes way for the next.

    >>> from croupier.tournament import Tick, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Tick(), now=20 * 60_000)
    >>> night.event.clock.index
    1
    """


class NextLevel(msgspec.Struct, frozen=True, tag="next-level"):
    """Announce the next level, or go back `by` levels.

    >>> from croupier.tournament import NextLevel, SetClock, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(SetClock(0)), night.do(NextLevel())
    >>> night.event.clock.index
    1
    >>> _ = night.do(NextLevel(by=-1))
    >>> night.event.clock.index
    0
    """

    by: int = 1


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Stop the clock.

    >>> from croupier.tournament import Stop, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Stop(), now=5 * 60_000)
    >>> night.event.clock.running, night.event.clock.left
    (False, 900000)
    """


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Let the clock run on.

    >>> from croupier.tournament import Resume, Stop, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Stop(), now=5 * 60_000), night.do(Resume(), now=9 * 60_000)
    >>> night.event.clock.ends // 60_000
    24
    """


class SetClock(msgspec.Struct, frozen=True, tag="set-clock"):
    """Set what is left of the level, in milliseconds.

    >>> from croupier.tournament import SetClock, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(SetClock(90_000), now=0)
    >>> night.event.clock.remaining(now=30_000)
    60000
    """

    left: int


class SetLevels(msgspec.Struct, frozen=True, tag="set-levels"):
    """Other levels and breaks: all of them before the start, those still to come while the event runs.

    The level that is played and those before it stay as they are.

    >>> from croupier.tournament import Level, SetLevels, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(SetLevels((*night.event.terms.levels[:1], Level(small_blind=75, big_blind=150))))
    >>> night.event.terms.level(1).big_blind
    150
    """

    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1, max_length=200)]


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Dealers change at a table.

    >>> from croupier.tournament import Push, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Push(1))
    >>> night.event.tables[1].pushing
    True
    """

    table: int


Commands: TypeAlias = Tick | NextLevel | Stop | Resume | SetClock | SetLevels | Push
"""Everything that can be asked about the clock and the dealers."""
