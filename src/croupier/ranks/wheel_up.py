"""The high ranking with the wheel up: A-2-3-4-5 is the second-highest straight, as in most houses' pai gow poker."""

from __future__ import annotations

from typing import Final

from croupier.ranks.high import STRAIGHT, STRAIGHT_FLUSH, HighRanking
from croupier.ranks.ranking import HandName, pack, unpack

_WHEEL: Final = 1 << 12 | 0xF
_BROADWAY: Final = 0x1F << 8
_BY_PLACE: Final = (*range(4, 12), 3, 12)
"""The top card of each straight, the lowest straight first."""


class WheelUpRanking(HighRanking):
    """Five-card high hands in which only A-K-Q-J-T is a higher straight than A-2-3-4-5."""

    def _straight(self, present: int) -> int:
        """The straight's place among the ten, a nibble as a top card is."""
        if present & _BROADWAY == _BROADWAY:
            return 9
        if present & _WHEEL == _WHEEL:
            return 8
        top = super()._straight(present)
        return top - 4 if top >= 0 else -1

    def _name(self, value: int) -> HandName:
        category, ranks = unpack(value)
        if self._order[category] in (STRAIGHT, STRAIGHT_FLUSH):
            ranks[0] = _BY_PLACE[ranks[0]]
        return super()._name(pack(category, ranks))


WHEEL_UP: Final = WheelUpRanking("wheel-up")
"""High hands of pai gow poker, without its joker; 7,462 classes."""
