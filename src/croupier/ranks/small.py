"""The rankings of the two research games, Kuhn (1950) and Leduc (Southey and others, 2005)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.ranks.ranking import RANK_NAMES, HandName, Ranking


class HighestCard(Ranking):
    """One card, the higher the better."""

    cards = 1

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of one known card: 1 for a deuce to 13 for an ace."""
        return (cards[0] >> 2) + 1

    def _values(self) -> Sequence[int]:
        return range(13)

    def _name(self, value: int) -> HandName:
        return HandName("hand-high-card", {"first": RANK_NAMES[value]})


class PairOrHighest(Ranking):
    """Two cards: a pair beats no pair, then the ranks decide."""

    cards = 2

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of two known cards."""
        high, low = sorted((cards[0] >> 2, cards[1] >> 2), reverse=True)
        return self._dense[_packed(high, low)]

    def _values(self) -> Sequence[int]:
        return sorted(_packed(high, low) for high in range(13) for low in range(high + 1))

    def _name(self, value: int) -> HandName:
        rank = value >> 4 & 15
        return HandName("hand-pair" if value >> 8 else "hand-high-card", {"first": RANK_NAMES[rank]})


def _packed(high: int, low: int) -> int:
    return (high == low) << 8 | high << 4 | low


KUHN: Final = HighestCard("kuhn")
LEDUC: Final = PairOrHighest("leduc")
