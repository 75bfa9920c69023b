"""What may be asked of an event about the clock and the dealers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from croupier.tournament.terms import Level

__all__ = ["NextLevel", "Push", "Resume", "SetClock", "SetLevels", "Stop", "Tick"]


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


class SetLevels(msgspec.Struct, frozen=True, tag="set-levels"):
    """Other levels and breaks: all of them before the start, those still to come while the event runs.

    The level that is played and those before it stay as they are.
    """

    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1, max_length=200)]


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Dealers change at a table."""

    table: int


Commands: TypeAlias = Tick | NextLevel | Stop | Resume | SetClock | SetLevels | Push
"""Everything that can be asked about the clock and the dealers."""
