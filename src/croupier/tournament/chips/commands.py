"""What may be asked of an event about the chips in play."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

__all__ = ["ColourUp", "SetStack"]


class ColourUp(msgspec.Struct, frozen=True, tag="colour-up"):
    """Take the smallest denomination off the tables, with a chip race at each.

    >>> from croupier.tournament import ColourUp, dry_run
    >>> night = dry_run(3, chips=(50, 100, 500))
    >>> _ = night.do(ColourUp(50), seed="race")
    >>> night.event.withdrawn, night.event.smallest_chip
    ((50,), 100)
    """

    chip: int


class SetStack(msgspec.Struct, frozen=True, tag="set-stack"):
    """A player has so many chips: counted anew, found, hidden and forfeited, or surrendered.

    >>> from croupier.tournament import SetStack, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(SetStack("2", 8_500))
    >>> night.event.entrants["2"].stack, night.event.in_chips
    (8500, 28500)
    """

    player: str
    chips: Annotated[int, msgspec.Meta(ge=0)]
    reason: Literal["counted", "found", "hidden", "surrendered"] = "counted"


Commands: TypeAlias = ColourUp | SetStack
"""Everything that can be asked about the chips in play."""
