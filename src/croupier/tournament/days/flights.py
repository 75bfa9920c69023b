"""What flights bag, how far they play down, and the even tables of a round."""

from __future__ import annotations

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
