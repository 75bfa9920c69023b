"""What may be asked of an event about the clock and the dealers."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["NextLevel", "Push", "Resume", "SetClock", "Stop", "Tick"]


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """Look at the clock: a level that is over makes way for the next."""


class NextLevel(msgspec.Struct, frozen=True, tag="next-level"):
    """Announce the next level, or go back `by` levels."""

    by: int = 1


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Stop the clock."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Let the clock run on."""


class SetClock(msgspec.Struct, frozen=True, tag="set-clock"):
    """Set what is left of the level, in milliseconds."""

    left: int


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Dealers change at a table."""

    table: int


Commands: TypeAlias = Tick | NextLevel | Stop | Resume | SetClock | Push
"""Everything that can be asked about the clock and the dealers."""
