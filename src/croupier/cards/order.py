"""The loop of the shuffle, by random bits."""

from __future__ import annotations

from random import Random
from typing import Final

MOST: Final = 255
"""The most cards that are put into an order here: `randrange` asks eight bits for a place among them."""

_TOO_MANY: Final = tuple([8 - (last + 1).bit_length() for last in range(MOST)])
"""By the last place that is still open: how many bits of eight are too many for a place up to there."""


def put_in_order(cards: list[int], randomness: Random) -> None:
    """Put up to `MOST` cards into an order drawn from `randomness`, in place.

    The order, and the bits that `random.Random` is read, are those of `randrange`, without its two calls of Python for
    every card. It reads a word of 32 bits for each place and uses its highest bits; a place that comes too high is
    drawn again. Every open place takes a word at least, so that so many are read at once.
    """
    last = len(cards) - 1
    while last > 0:
        words = randomness.getrandbits(32 * last).to_bytes(4 * last, "little")
        for highest in words[3::4]:
            other = highest >> _TOO_MANY[last]
            if other <= last:
                cards[last], cards[other] = cards[other], cards[last]
                last -= 1
