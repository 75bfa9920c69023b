"""What may be asked of an event about flights and the second day."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier.tournament.days.flights import Bag

__all__ = ["BagUp", "CarryIn"]


class BagUp(msgspec.Struct, frozen=True, tag="bag-up"):
    """A flight is over: everybody left bags his chips, as the floor `counts` them; the money goes on to `to`.

    Who is not among the counts has what he is known to have.
    """

    to: str
    counts: dict[str, int] = {}


class CarryIn(msgspec.Struct, frozen=True, tag="carry-in"):
    """A flight comes in to the second day: its bags, how many entries it had, of whom, and their money, in cents.

    `level` is where it goes on, `withdrawn` are the denominations it has no more.
    """

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...] = ()


Commands: TypeAlias = BagUp | CarryIn
"""Everything that can be asked about flights and the second day."""
