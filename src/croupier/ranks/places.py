"""A place in a list for the ranks of every hand of up to seven cards, without a gap between them.

The sum of a hand's `RANK_KEYS` is a number of thirteen digits in base five: too large to index a list by it. Its
halves are not. What is held of the lower six ranks has a number, first nothing, then each single card, and so on by how
many cards it is. What is held of the upper seven has the first of as many places as there are hands of the lower ranks
that fill it up to seven cards. The two together are the place.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Final

MOST_CARDS: Final = 7
"""So many cards have a place at most."""

LOWER_RANKS: Final = 6
UPPER_RANKS: Final = 7

HALF: Final = 5**LOWER_RANKS
"""A sum is so many times what is held of the upper ranks, and what is held of the lower."""

UPPER: Final[list[int]] = []
"""The first place by what is held of the upper ranks."""

LOWER: Final[list[int]] = []
"""The number by what is held of the lower ranks, to be added."""


@cache
def places() -> int:
    """How many places there are; they are numbered when it is first asked."""
    lower = _sums(LOWER_RANKS)
    LOWER.extend([0] * HALF)
    for number, held in enumerate([held for hands in lower for held in hands]):
        LOWER[held] = number
    # How many hands of the lower ranks there are of so many cards, or fewer.
    up_to = list(accumulate([len(hands) for hands in lower]))
    UPPER.extend([0] * 5**UPPER_RANKS)
    place = 0
    for cards, hands in enumerate(_sums(UPPER_RANKS)):
        for held in hands:
            UPPER[held] = place
            place += up_to[MOST_CARDS - cards]
    return place


def _sums(ranks: int) -> list[list[int]]:
    """The sums of the keys that can be held of so many ranks, by the number of cards."""
    sums: list[list[int]] = [[0], *[[] for _ in range(MOST_CARDS)]]
    for rank in range(ranks):
        sums = [
            [fewer + held * 5**rank for held in range(min(cards, 4) + 1) for fewer in sums[cards - held]]
            for cards in range(MOST_CARDS + 1)
        ]
    return sums
