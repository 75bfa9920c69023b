"""Badugi: four cards of four suits and four ranks, the lower the better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from croupier.ranks.low import ace_low, ace_low_names
from croupier.ranks.ranking import HandName, Ranking, dashed, pack, unpack


class Badugi(Ranking):
    """The most cards of different suits and ranks, then the lowest of them; aces low or high."""

    cards = 4

    def __init__(self, id: str, *, aces_low: bool) -> None:
        super().__init__(id)
        self._aces_low = aces_low
        self._met: dict[int, int] = {}

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the best badugi among four or five known cards.

        >>> from croupier.cards import parse
        >>> BADUGI.strength(parse("Ah2d3c4s")) == BADUGI.classes
        True
        """
        key = 0
        for card in cards:
            key |= 1 << card
        strength = self._met.get(key)
        if strength is None:
            strength = self._met[key] = self._dense[self._best(cards)]
        return strength

    def _rank(self, card: int) -> int:
        return ace_low(card) if self._aces_low else card >> 2

    def _best(self, cards: Sequence[int]) -> int:
        for size in range(min(4, len(cards)), 0, -1):
            found = [
                _packed([self._rank(card) for card in held])
                for held in combinations(cards, size)
                if len({card & 3 for card in held}) == size and len({card >> 2 for card in held}) == size
            ]
            if found:
                return min(found)
        raise AssertionError("one card is always a badugi of one")  # pragma: no cover

    def _values(self) -> Sequence[int]:
        return sorted(
            (_packed(held) for size in range(1, 5) for held in combinations(range(13), size)), reverse=True
        )

    def _name(self, value: int) -> HandName:
        missing, ranks = unpack(value)
        held = ranks[: 4 - missing]
        text = dashed(ace_low_names(held) if self._aces_low else held)
        return HandName(
            "hand-badugi" if missing == 0 else "hand-badugi-short",
            {"ranks": text, "count": f"c{4 - missing}"},
        )


def _packed(ranks: Sequence[int]) -> int:
    return pack(4 - len(ranks), sorted(ranks, reverse=True))


BADUGI: Final = Badugi("badugi", aces_low=True)
"""Badugi and badacey; 1,092 classes."""

DEUCE_BADUGI: Final = Badugi("deuce-badugi", aces_low=False)
"""The badugi half of badeucey, where aces are high; 1,092 classes."""
