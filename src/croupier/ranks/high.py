"""The high ranking, with the wheel, and the one of the short deck.

A hand is read by the sum of its cards' keys: one look-up for the ranks, one for a flush. The tables fill as
hands are met, so importing costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from croupier.cards import Cards
from croupier.ranks.ranking import KEYS, RANK_NAMES, RANK_SUM, ByRanks, HandName, Ranking, pack, unpack

NO_PAIR: Final = "high-card"
PAIR: Final = "pair"
TWO_PAIRS: Final = "two-pair"
TRIPS: Final = "three-of-a-kind"
STRAIGHT: Final = "straight"
FLUSH: Final = "flush"
FULL_HOUSE: Final = "full-house"
QUADS: Final = "four-of-a-kind"
STRAIGHT_FLUSH: Final = "straight-flush"

_STANDARD: Final = (
    NO_PAIR,
    PAIR,
    TWO_PAIRS,
    TRIPS,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    QUADS,
    STRAIGHT_FLUSH,
)


class _BySuited(dict[int, int]):
    """Strength of a flush by the 13-bit mask of its suit's ranks."""

    def __init__(self, ranking: HighRanking) -> None:
        super().__init__()
        self._ranking = ranking

    def __missing__(self, suited: int) -> int:
        strength = self._ranking._dense[self._ranking._read_suited(suited)]
        self[suited] = strength
        return strength


class HighRanking(Ranking):
    """Five-card high hands: the best five of five to seven cards.

    `order` lists the categories, the worst first; `lowest` is the lowest rank of the deck: the ace may stand
    below it in a straight, unless `wheel` is off.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> HIGH.name(HIGH.strength(parse("AhKhQhJhTh2c2d")))
    'a royal flush'
    """

    cards = 5

    def __init__(
        self, id: str, order: Sequence[str] = _STANDARD, lowest: int = 0, *, wheel: bool = True
    ) -> None:
        super().__init__(id)
        self._order = tuple(order)
        self.lowest = lowest
        self._straights = [(0x1F << low, low + 4) for low in range(8, lowest - 1, -1)]
        if wheel:
            self._straights.append((1 << 12 | 0xF << lowest, lowest + 3))
        self._category = {name: number for number, name in enumerate(order)}
        self._by_ranks: Final = ByRanks(lambda counts: self._dense[self._read_ranks(counts)])
        self._read_by(self._by_ranks)
        self.by_suited: Final = _BySuited(self)

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the best five of five to seven known cards.

        >>> from croupier.cards import parse
        >>> HIGH.strength(parse("AhAd2c7s9h")) > HIGH.strength(parse("KhKd2c7s9h"))
        True
        """
        return self.strength_over(0, tuple(cards), ())

    def strength_over(self, total: int, hole: Cards, board: Cards) -> int:
        """The same for hole cards and a board whose `KEYS` sum to `total`."""
        for card in hole:
            total += KEYS[card]
        flushes = (total >> 32) + 0x3333 & 0x8888
        if flushes:
            return self._flush_strength(flushes.bit_length() // 4 - 1, hole + board)
        return self._by_ranks.of(total & RANK_SUM, len(hole) + len(board))

    def _flush_strength(self, flush: int, cards: Cards) -> int:
        """The strength of cards that hold a flush of this suit."""
        suited = 0
        for card in cards:
            if card & 3 == flush:
                suited |= 1 << (card >> 2)
        return self.by_suited[suited]

    def _values(self) -> Sequence[int]:
        ranks = range(self.lowest, 13)
        values = set()
        for five in combinations_with_replacement(ranks, 5):
            if five[0] != five[4]:
                counts = [0] * 13
                for rank in five:
                    counts[rank] += 1
                values.add(self._read_ranks(counts))
        for suited in combinations(ranks, 5):
            values.add(self._read_suited(sum(1 << rank for rank in suited)))
        return tuple(sorted(values))

    def _straight(self, present: int) -> int:
        for pattern, top in self._straights:
            if present & pattern == pattern:
                return top
        return -1

    def _read_suited(self, suited: int) -> int:
        top = self._straight(suited)
        if top >= 0:
            return pack(self._category[STRAIGHT_FLUSH], [top])
        return pack(self._category[FLUSH], [rank for rank in range(12, -1, -1) if suited >> rank & 1][:5])

    def _read_ranks(self, counts: Sequence[int]) -> int:
        held: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
        singles, pairs, trips, quads = held
        present = 0
        for rank in range(12, -1, -1):
            count = counts[rank]
            if count:
                present |= 1 << rank
                held[count - 1].append(rank)
        category = self._category
        if quads:
            kickers = quads[1:] + trips + pairs + singles
            return pack(category[QUADS], [quads[0], *([max(kickers)] if kickers else [])])
        if trips and (pairs or len(trips) > 1):
            return pack(category[FULL_HOUSE], [trips[0], max(trips[1:] + pairs)])
        top = self._straight(present)
        straight = pack(category[STRAIGHT], [top]) if top >= 0 else 0
        if trips:
            return max(straight, pack(category[TRIPS], [trips[0], *singles[:2]]))
        if straight:
            return straight
        if len(pairs) > 1:
            kickers = pairs[2:] + singles
            return pack(category[TWO_PAIRS], [*pairs[:2], *([max(kickers)] if kickers else [])])
        if pairs:
            return pack(category[PAIR], [pairs[0], *singles[:3]])
        return pack(category[NO_PAIR], singles[:5])

    def _name(self, value: int) -> HandName:
        number, ranks = unpack(value)
        category = self._order[number]
        if category == STRAIGHT_FLUSH and ranks[0] == 12:
            return HandName("hand-royal-flush", {})
        params = {"first": RANK_NAMES[ranks[0]]}
        if category in (TWO_PAIRS, FULL_HOUSE):
            params["second"] = RANK_NAMES[ranks[1]]
        return HandName(f"hand-{category}", params)


HIGH: Final = HighRanking("high")
"""Standard high hands; 7,462 classes."""

SHORT_DECK: Final = HighRanking(
    "short-deck",
    (NO_PAIR, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FULL_HOUSE, FLUSH, QUADS, STRAIGHT_FLUSH),
    lowest=4,
)
"""High hands of the 36-card deck: a flush beats a full house, A-6-7-8-9 is the lowest straight."""
