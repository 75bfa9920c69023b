"""The loop of the shuffle, by random bits."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


def put_in_order(cards: list[T], randomness: Random) -> None:
    """Put cards into an order drawn from `randomness`, in place.

    The order, and the bits that are read, are those of `randrange`, without its two calls of Python for every card:
    as many bits as hold the number, again while they come too high.
    """
    bits = randomness.getrandbits
    left = len(cards)
    for width in range(left.bit_length(), 1, -1):
        # With so many cards left and more a number has this width.
        fewest = 1 << (width - 1)
        for last in range(left - 1, fewest - 2, -1):
            other = bits(width)
            while other > last:
                other = bits(width)
            cards[last], cards[other] = cards[other], cards[last]
        left = fewest - 1
