"""The loop of the shuffle, by random bits."""

from __future__ import annotations

from random import Random


def put_in_order(cards: list[int], randomness: Random) -> None:
    """Put cards into an order drawn from `randomness`, in place.

    The order, and the bits that are read, are those of `randrange`, without its two calls of Python for every card:
    as many bits as hold the number, again while they come too high.
    """
    bits = randomness.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        width = (last + 1).bit_length()
        other = bits(width)
        while other > last:
            other = bits(width)
        cards[last], cards[other] = cards[other], cards[last]
