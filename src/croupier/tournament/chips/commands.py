"""What may be asked of an event about the chips in play."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

__all__ = ["ColourUp", "SetStack"]


class ColourUp(msgspec.Struct, frozen=True, tag="colour-up"):
    """Take the smallest denomination off the tables, with a chip race at each."""

    chip: int


class SetStack(msgspec.Struct, frozen=True, tag="set-stack"):
    """A player has so many chips: counted anew, found, hidden and forfeited, or surrendered."""

    player: str
    chips: Annotated[int, msgspec.Meta(ge=0)]
    reason: Literal["counted", "found", "hidden", "surrendered"] = "counted"


Commands: TypeAlias = ColourUp | SetStack
"""Everything that can be asked about the chips in play."""
