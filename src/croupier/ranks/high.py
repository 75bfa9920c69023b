"""The high ranking, with the wheel, and the one of the short deck.

A hand is read by the sum of its cards' keys: one look-up for the ranks, one for a flush. The tables fill as
hands are met, so importing costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
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


_HELD: Final = tuple(
    [
        sum([1 << 16 * (count - 1) + rank for rank, count in enumerate(three) if count])
        for three in [(held % 5, held // 5 % 5, held // 25) for held in range(125)]
    ]
)
"""By what is held of three ranks: a mask of those held once, from bit 16 of those held twice, and so on."""


@cache
def down(ranks: int) -> tuple[int, ...]:
    """The ranks of a 13-bit mask, the highest first."""
    return tuple([rank for rank in range(12, -1, -1) if ranks >> rank & 1])


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
        self._tops: dict[int, int] = {}
        self._category = {name: number for number, name in enumerate(order)}
        self._by_ranks: Final = ByRanks(lambda rank_sum: self._dense[self._read_ranks(rank_sum)])
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
                values.add(self._read_ranks(sum(5**rank for rank in five)))
        for suited in combinations(ranks, 5):
            values.add(self._read_suited(sum(1 << rank for rank in suited)))
        return tuple(sorted(values))

    def _straight(self, present: int) -> int:
        for pattern, top in self._straights:
            if present & pattern == pattern:
                return top
        return -1

    def _top_straight(self, present: int) -> int:
        """The same, looked up where these ranks were met before."""
        top = self._tops.get(present)
        if top is None:
            top = self._tops[present] = self._straight(present)
        return top

    def _read_suited(self, suited: int) -> int:
        top = self._straight(suited)
        if top >= 0:
            return pack(self._category[STRAIGHT_FLUSH], [top])
        return pack(self._category[FLUSH], down(suited)[:5])

    def _read_ranks(self, rank_sum: int) -> int:
        held = (
            _HELD[rank_sum % 125]
            | _HELD[rank_sum // 125 % 125] << 3
            | _HELD[rank_sum // 125**2 % 125] << 6
            | _HELD[rank_sum // 125**3 % 125] << 9
            | _HELD[rank_sum // 125**4] << 12
        )
        singles, pairs, trips, quads = held & 0x1FFF, held >> 16 & 0x1FFF, held >> 32 & 0x1FFF, held >> 48
        present = singles | pairs | trips | quads
        category = self._category
        if quads:
            four = down(quads)[0]
            return pack(category[QUADS], (four, *down(present ^ 1 << four)[:1]))
        if trips:
            three = down(trips)[0]
            full_of = down((trips | pairs) ^ 1 << three)
            if full_of:
                return pack(category[FULL_HOUSE], (three, full_of[0]))
        top = self._top_straight(present)
        straight = pack(category[STRAIGHT], (top,)) if top >= 0 else 0
        if trips:
            return max(straight, pack(category[TRIPS], (three, *down(singles)[:2])))
        if straight:
            return straight
        if not pairs:
            return pack(category[NO_PAIR], down(singles)[:5])
        high, *lower = down(pairs)
        if not lower:
            return pack(category[PAIR], (high, *down(singles)[:3]))
        low = lower[0]
        return pack(category[TWO_PAIRS], (high, low, *down(present ^ (1 << high | 1 << low))[:1]))

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
