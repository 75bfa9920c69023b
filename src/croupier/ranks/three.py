"""Three-card hands: a straight beats a flush, three of a kind beat both."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from croupier.ranks.ranking import RANK_NAMES, HandName, Ranking, pack, unpack

_NAMES: Final = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")
_NO_PAIR, _PAIR, _FLUSH, _STRAIGHT, _TRIPS, _STRAIGHT_FLUSH = range(6)


def _read(ranks: Sequence[int], *, suited: bool) -> int:
    high, middle, low = sorted(ranks, reverse=True)
    if high == low:
        return pack(_TRIPS, [high])
    if high == middle or middle == low:
        return pack(_PAIR, [middle, low if high == middle else high])
    straight = -1
    if high - low == 2:
        straight = high
    elif (high, middle, low) == (12, 1, 0):
        straight = 1
    if straight >= 0:
        return pack(_STRAIGHT_FLUSH if suited else _STRAIGHT, [straight])
    return pack(_FLUSH if suited else _NO_PAIR, [high, middle, low])


class ThreeCard(Ranking):
    """The order of Three Card Poker, for exactly three cards."""

    cards = 3

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of exactly three known cards.

        >>> from croupier.cards import parse
        >>> THREE_CARD.strength(parse("4h5d6c")) > THREE_CARD.strength(parse("AhKh9h"))
        True
        """
        suited = cards[0] & 3 == cards[1] & 3 == cards[2] & 3
        return self._dense[_read([card >> 2 for card in cards], suited=suited)]

    def _values(self) -> Sequence[int]:
        values = {_read(three, suited=False) for three in combinations_with_replacement(range(13), 3)}
        values |= {_read(three, suited=True) for three in combinations(range(13), 3)}
        return sorted(values)

    def _name(self, value: int) -> HandName:
        category, ranks = unpack(value)
        return HandName(f"hand-{_NAMES[category]}", {"first": RANK_NAMES[ranks[0]]})


THREE_CARD: Final = ThreeCard("three-card")
"""Three Card Poker; 741 classes."""
