"""A stack as it should stand on the table, and as it stood when the break began."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake

if TYPE_CHECKING:
    from croupier.tournament.event import Event

COLUMN: Final = 20
"""Chips stand in columns of twenty, five, ten or fifteen where there are fewer (LIVE-TIPS:8.2)."""


def columns(pieces: int, column: int = COLUMN) -> tuple[int, ...]:
    """So many chips of one denomination in equal columns, the rest in a last one (LIVE-TIPS:8.2).

    >>> columns(47)
    (20, 20, 7)
    """
    if column < 1 or column % 5:
        raise Mistake("tournament-column", column=column)
    whole, rest = divmod(pieces, column)
    return (column,) * whole + ((rest,) if rest else ())


def in_front(pieces: Mapping[int, int]) -> tuple[int, ...]:
    """The denominations of a stack as they stand, the largest in front where everybody sees them (LIVE-TIPS:8.3).

    >>> in_front({100: 5, 1000: 4, 5000: 4})
    (5000, 1000, 100)
    """
    return tuple(sorted([chip for chip, count in pieces.items() if count], reverse=True))


def worth(pieces: Mapping[int, int]) -> int:
    """What a stack of so many pieces of each denomination is worth, in chips."""
    return sum([chip * count for chip, count in pieces.items()])


def big_blinds(stack: int, big_blind: int) -> float:
    """A stack in big blinds, to a tenth (LIVE-TIPS:8.1).

    >>> big_blinds(24_500, 1_000)
    24.5
    """
    return round(stack / max(big_blind, 1), 1)


def missing(event: Event, player: str, counted: int) -> int:
    """How many chips of a player's stack are gone since the break began (LIVE-TIPS:7.1, LIVE-TIPS:7.2).

    Below zero where he has more now; the record is for the director, who judges. Nothing is missing of a stack
    nobody has counted.
    """
    return event.at_break.get(player, counted) - counted
