"""What may be asked of an event about shootouts and brackets."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["NextRound", "Pair", "Seed"]


class Seed(msgspec.Struct, frozen=True, tag="seed"):
    """A player has a place in the bracket, 1 the best; 0 takes it from him."""

    player: str
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Pair(msgspec.Struct, frozen=True, tag="pair"):
    """Set the pairs of a bracket by hand: its slots from top to bottom, an empty name a bye; none takes it back."""

    slots: Annotated[tuple[str, ...], msgspec.Meta(max_length=4096)]


class NextRound(msgspec.Struct, frozen=True, tag="next-round"):
    """Draw the next round of a shootout or a bracket."""


Commands: TypeAlias = Seed | Pair | NextRound
"""Everything that can be asked about shootouts and brackets."""
