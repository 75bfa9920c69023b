"""Lowball: ace to five, eight or better, deuce to seven."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from croupier.ranks.high import HighRanking
from croupier.ranks.ranking import (
    RANK_KEYS,
    RANK_NAMES,
    ByRanks,
    HandName,
    Ranking,
    dashed,
    pack,
    rank_counts,
    unpack,
)

_NO_PAIR, _PAIR, _TWO_PAIRS, _TRIPS, _FULL_HOUSE, _QUADS = range(6)
_PAIRED: Final = {
    (1, 1, 1, 1, 1): _NO_PAIR,
    (2, 1, 1, 1): _PAIR,
    (2, 2, 1): _TWO_PAIRS,
    (3, 1, 1): _TRIPS,
    (3, 2): _FULL_HOUSE,
    (4, 1): _QUADS,
}
_NAMES: Final = ("", "pair", "two-pair", "three-of-a-kind", "full-house", "four-of-a-kind")


def ace_low(card: int) -> int:
    """The rank of a card with the ace below the deuce: 0 for an ace, 1 for a deuce, 12 for a king."""
    return ((card >> 2) + 1) % 13


def ace_low_names(ranks: Sequence[int]) -> list[int]:
    """Ranks counted from the ace as ordinary ranks, to be written."""
    return [(rank - 1) % 13 for rank in ranks]


def _read_five(ranks: tuple[int, ...]) -> int:
    grouped = sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)
    category = _PAIRED[tuple(count for count, _ in grouped)]
    return pack(category, [rank for _, rank in grouped])


class AceToFive(Ranking):
    """The lowest five of five to seven cards: aces are low, straights and flushes do not count.

    With a qualifier (`eight` or better) only five different ranks that low make a hand; anything else is 0.
    """

    cards = 5

    def __init__(self, id: str, highest: int = 12, *, qualified: bool = False) -> None:
        super().__init__(id)
        self._highest = highest
        self._qualified = qualified
        self._by_ranks: Final = ByRanks(self._read)
        self._read_by(self._by_ranks)

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the lowest hand among five to seven known cards; 0 when none qualifies.

        >>> from croupier.cards import parse
        >>> ACE_TO_FIVE.strength(parse("Ah2d3c4s5h")) == ACE_TO_FIVE.classes
        True
        """
        total = 0
        for card in cards:
            total += RANK_KEYS[card]
        return self._by_ranks.of(total, len(cards))

    def _read(self, rank_sum: int) -> int:
        counts = rank_counts(rank_sum)
        ranks = sorted([(rank + 1) % 13 for rank, count in enumerate(counts) for _ in range(count)])
        if self._qualified:
            low = sorted({rank for rank in ranks if rank <= self._highest})
            return self._dense[_read_five(tuple(low[:5]))] if len(low) >= 5 else 0
        return self._dense[min(map(_read_five, combinations(ranks, 5)))]

    def _values(self) -> Sequence[int]:
        if self._qualified:
            return sorted(map(_read_five, combinations(range(self._highest + 1), 5)), reverse=True)
        fives = combinations_with_replacement(range(13), 5)
        return sorted({_read_five(five) for five in fives if five[0] != five[4]}, reverse=True)

    def _name(self, value: int) -> HandName:
        category, ranks = unpack(value)
        if category == _NO_PAIR:
            return HandName("hand-low", {"ranks": dashed(ace_low_names(ranks))})
        first, second = [RANK_NAMES[rank] for rank in ace_low_names(ranks[:2])]
        params = {"first": first}
        if category in (_TWO_PAIRS, _FULL_HOUSE):
            params["second"] = second
        return HandName(f"hand-{_NAMES[category]}", params)


class DeuceToSeven(Ranking):
    """The worst high hand of five cards wins: aces are high, straights and flushes count against it."""

    cards = 5

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self._high = HighRanking("deuce-to-seven-high", wheel=False)

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of exactly five known cards.

        >>> from croupier.cards import parse
        >>> DEUCE_TO_SEVEN.strength(parse("2h3d4c5s7h")) == DEUCE_TO_SEVEN.classes
        True
        """
        return self._high.classes + 1 - self._high.strength(cards)

    def _values(self) -> Sequence[int]:
        return self._high._values()[::-1]

    def _name(self, value: int) -> HandName:
        category, ranks = unpack(value)
        if category == 0:
            return HandName("hand-low", {"ranks": dashed(ranks)})
        return self._high._name(value)


ACE_TO_FIVE: Final = AceToFive("ace-to-five")
"""Razz and ace-to-five draw; 6,175 classes."""

EIGHT_OR_BETTER: Final = AceToFive("eight-or-better", highest=7, qualified=True)
"""The low half of hi-lo games: five different ranks, none above an eight; 56 classes."""

DEUCE_TO_SEVEN: Final = DeuceToSeven("deuce-to-seven")
"""Kansas City lowball; 7,462 classes."""
