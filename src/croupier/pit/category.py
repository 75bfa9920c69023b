"""The combinations of five cards as a pay table names them: ace-king and the royal flush count by themselves."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from croupier.ranks import HIGH

HIGH_CARD: Final = "high-card"
ACE_KING: Final = "ace-king"
PAIR: Final = "pair"
TWO_PAIR: Final = "two-pair"
TRIPS: Final = "three-of-a-kind"
STRAIGHT: Final = "straight"
FLUSH: Final = "flush"
FULL_HOUSE: Final = "full-house"
QUADS: Final = "four-of-a-kind"
STRAIGHT_FLUSH: Final = "straight-flush"
ROYAL_FLUSH: Final = "royal-flush"

CATEGORIES: Final = (
    HIGH_CARD,
    ACE_KING,
    PAIR,
    TWO_PAIR,
    TRIPS,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    QUADS,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
)
"""Every category of five cards, the worst first."""

BEST_OF: Final = (1113, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7461, 7462)
"""The strength, in `croupier.ranks.HIGH`, of the best hand of each category."""

GAME: Final = BEST_OF[0] + 1
"""The strength of the lowest hand with which a dealer who needs ace-king has a game: A-K-4-3-2."""


def rung(strength: int) -> int:
    """The place of a strength's category in `CATEGORIES`."""
    return bisect_left(BEST_OF, strength)


def category(cards: Sequence[int]) -> str:
    """The category of the best five of five to seven cards.

    >>> from croupier.cards import parse
    >>> category(parse("AhKd9c5s2h")), category(parse("AhKhQhJhTh"))
    ('ace-king', 'royal-flush')
    """
    return CATEGORIES[rung(HIGH.strength(cards))]
