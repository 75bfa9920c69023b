"""What flights bag, how far they play down, and the even tables of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.errors import Mistake


class Bag(NamedTuple):
    """What a player carried out of a flight; `head` is the bounty on his head, in cents."""

    flight: str
    player: str
    chips: int
    name: str = ""
    head: int = 0


def plays_to(players: int, percent: int) -> int:
    """How many players a flight plays down to: a percentage of its entries, rounded up, never below one.

    >>> plays_to(87, 15)
    14
    """
    if not 0 < percent < 100:
        raise Mistake("tournament-flight-percent", percent=percent)
    return max(-(-players * percent // 100), 1)


def shootout(players: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """A stage of a shootout: tables as even as can be, each played to its winner, who goes on to the next stage.

    >>> [len(table) for table in shootout([str(n) for n in range(20)], 9)]
    [7, 7, 6]
    """
    tables = -(-len(players) // seats)
    return tuple([tuple(players[number::tables]) for number in range(tables)])
