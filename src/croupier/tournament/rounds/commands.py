"""What may be asked of an event about shootouts and brackets."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["NextRound", "Pair", "Seed"]


class Seed(msgspec.Struct, frozen=True, tag="seed"):
    """A player has a place in the bracket, 1 the best; 0 takes it from him.

    >>> from croupier.tournament import Rounds, Seed, dry_run
    >>> bracket = dry_run(4, started=False, seats=2, rounds=Rounds(kind="bracket"))
    >>> _ = bracket.do(Seed("3", 1))
    >>> bracket.event.entrants["3"].seeded
    1
    """

    player: str
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Pair(msgspec.Struct, frozen=True, tag="pair"):
    """Set the pairs of a bracket by hand: its slots from top to bottom, an empty name a bye; none takes it back.

    >>> from croupier.tournament import Pair, Rounds, Start, dry_run
    >>> bracket = dry_run(4, started=False, seats=2, rounds=Rounds(kind="bracket"))
    >>> _ = bracket.do(Pair(("1", "4", "2", "3"))), bracket.do(Start(), seed="lot")
    >>> [sorted(table.seats.values()) for table in bracket.event.tables.values()]
    [['1', '4'], ['2', '3']]
    """

    slots: Annotated[tuple[str, ...], msgspec.Meta(max_length=4096)]


class NextRound(msgspec.Struct, frozen=True, tag="next-round"):
    """Draw the next round of a shootout or a bracket.

    >>> from croupier.tournament import Bust, NextRound, Pair, Rounds, Start, dry_run
    >>> bracket = dry_run(4, started=False, seats=2, rounds=Rounds(kind="bracket"), live=True)
    >>> _ = bracket.do(Pair(("1", "4", "2", "3"))), bracket.do(Start(), seed="lot")
    >>> _ = bracket.do(Bust("4", takers=("1",))), bracket.do(Bust("2", takers=("3",)))
    >>> _ = bracket.do(NextRound(), seed="lot")
    >>> bracket.event.stage, [sorted(table.seats.values()) for table in bracket.event.tables.values()]
    (2, [['1', '3']])
    """


Commands: TypeAlias = Seed | Pair | NextRound
"""Everything that can be asked about shootouts and brackets."""
