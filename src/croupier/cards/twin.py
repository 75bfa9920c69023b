"""The order of a deck, in Python: the twin of `native.cpp`, which draws the same orders."""

from __future__ import annotations

from collections.abc import Callable


def in_order(cards: tuple[int, ...], bits: Callable[[int], int]) -> tuple[int, ...]:
    """Cards in an order drawn from `bits`, which makes a number of so many random bits (`Random.getrandbits`).

    The order, and the bits that are read, are those of `randrange`, without its two calls of Python for every card:
    as many bits as hold the number, again while they come too high.
    """
    order = list(cards)
    left = len(order)
    for width in range(left.bit_length(), 1, -1):
        # With so many cards left and more a number has this width.
        fewest = 1 << (width - 1)
        for last in range(left - 1, fewest - 2, -1):
            other = bits(width)
            while other > last:
                other = bits(width)
            order[last], order[other] = order[other], order[last]
        left = fewest - 1
    return tuple(order)
