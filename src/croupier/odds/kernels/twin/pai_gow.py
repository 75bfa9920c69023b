"""The counts of Pai Gow once more, in Python, by the table's own reading of hands and house ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from croupier.cards import JOKER, Cards
from croupier.odds.kernels.twin.ranges import Draw
from croupier.pit.pai_gow.hands import bonus_hands, high, legal, low
from croupier.pit.pai_gow.way import HOLDS, LOWS, HouseWay, Rule, set_low

__all__ = [
    "pai_gow_best",
    "pai_gow_census",
    "pai_gow_low",
    "pai_gow_makes",
    "pai_gow_sample",
    "pai_gow_settings",
    "up_to_suits",
]

WayData = tuple[Sequence[Sequence[int]], bool, bool]

BLOCK = 1 << 16

_MAKES = (
    "five-aces",
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "three-of-a-kind",
    "straight-with-trips",
    "straight",
    "two-pair",
)
"""What cards make from the sixth count on; the first five are of seven cards together."""


@cache
def _way(rows: tuple[tuple[int, ...], ...]) -> HouseWay:
    rules = []
    for holds, first, second, complete, *ranks, low_from, next_from in rows:
        lows = (LOWS[first],) if second == len(LOWS) else (LOWS[first], LOWS[second])
        beside = (ranks[2], ranks[3]) if ranks[2] >= 0 else None
        span = ranks[0], ranks[1]
        rules.append(Rule(HOLDS[holds], lows, bool(complete), span, beside, low_from, next_from))
    return HouseWay("", tuple(rules))


def _cards(mask: int) -> Cards:
    return tuple([card for card in range(53) if mask >> card & 1])


def _low(way: WayData, cards: Cards) -> Cards:
    return set_low(_way(tuple([tuple(row) for row in way[0]])), cards)


def pai_gow_low(way: WayData, cards: int) -> int:
    """The two cards that go low, as a mask."""
    return sum([1 << card for card in _low(way, _cards(cards))])


def _end(way: WayData, own: Cards, own_low: Cards, other: Cards, other_low: Cards) -> int:
    lows = low(own_low) - low(other_low)
    highs = [
        high([card for card in cards if card not in two], wheel_up=way[1])
        for cards, two in ((own, own_low), (other, other_low))
    ]
    lead = highs[0] - highs[1]
    return 3 * (1 + (lows > 0) - (lows < 0)) + 1 + (lead > 0) - (lead < 0)


def pai_gow_sample(way: WayData, seed: int, first: int, blocks: int, _threads: int) -> list[int]:
    """Rounds of a box against the house, block by block, by the ends of the low hand and of the high one."""
    ends = [0] * 9
    for block in range(first, first + blocks):
        draw = Draw(seed, block)
        for _ in range(BLOCK):
            ends[drawn_end(way, draw)] += 1
    return ends


def drawn_end(way: WayData, draw: Draw) -> int:
    """How one round ends that is drawn now."""
    gone: list[int] = []
    while len(gone) < 14:
        card = draw.below(53 if way[2] else 52)
        if card not in gone:
            gone.append(card)
    own, other = tuple(gone[:7]), tuple(gone[7:])
    return _end(way, own, _low(way, own), other, _low(way, other))


def pai_gow_settings(way: WayData, cards: int, deck: int, _threads: int) -> list[tuple[int, list[int]]]:
    """Every way to set seven cards, by the two that go low, against all the house may hold from a deck."""
    own = _cards(cards)
    settings = {two: [0] * 9 for two in combinations(own, 2)}
    for other in combinations(_cards(deck & ~cards), 7):
        other_low = _low(way, other)
        for two, ends in settings.items():
            ends[_end(way, own, two, other, other_low)] += 1
    return [(sum([1 << card for card in two]), ends) for two, ends in settings.items()]


def pai_gow_makes(cards: Cards) -> int:
    """What seven cards make, by the place of its count."""
    makes = bonus_hands(cards)
    if makes[0].startswith("seven-card"):
        return 2 * (JOKER in cards) + (makes[1] == "royal-flush")
    if makes[0] == "royal-match":
        return 4
    name = "straight-with-trips" if makes[0] == "straight" and len(makes) > 1 else makes[0]
    return 5 + _MAKES.index(name) if name in _MAKES else 15


def pai_gow_census(deck: int, _threads: int) -> list[int]:
    """How many of all hands of seven cards of a deck make what."""
    counts = [0] * 16
    for cards in combinations(_cards(deck), 7):
        counts[pai_gow_makes(cards)] += 1
    return counts


def up_to_suits(cards: int, unit: int, units: int) -> list[tuple[int, int]]:
    """Every so many cards up to suits, and how many they stand for: every so-manieth of them from one on."""
    found = []
    for held in _by_suits(cards, 4, 1 << 13):
        mask = sum(
            [
                1 << 4 * rank + suit
                for suit, ranks in enumerate(held)
                for rank in range(13)
                if ranks >> rank & 1
            ]
        )
        found.append((mask, len(set(permutations(held)))))
    return found[unit::units]


def _by_suits(cards: int, suits: int, last: int) -> Iterator[tuple[int, ...]]:
    """The ranks of each suit as bits, no suit's above those of the one before; suits of few cards first."""
    if not suits:
        if not cards:
            yield ()
        return
    for number in range(cards if suits == 1 else 0, cards + 1):
        for ranks in sorted([sum([1 << rank for rank in some]) for some in combinations(range(13), number)]):
            if ranks <= last:
                for rest in _by_suits(cards - number, suits - 1, ranks):
                    yield ranks, *rest


_Met = list[tuple[int, int, int]]
"""Hands of the house: their cards, and the values of the low hand and of the high one."""


def _drawn(way: WayData, draw: Draw, hands: int) -> _Met:
    pool = []
    for _ in range(hands):
        held: set[int] = set()
        while len(held) < 7:
            held.add(draw.below(53 if way[2] else 52))
        pool.append(
            (sum([1 << card for card in held]), *_values(way, tuple(held), _low(way, tuple(sorted(held)))))
        )
    return pool


def _values(way: WayData, cards: Cards, two: Cards) -> tuple[int, int]:
    return low(two), high([card for card in cards if card not in two], wheel_up=way[1])


class _Setting:
    """Seven cards set: the values of both hands, and how they ended."""

    def __init__(self, values: tuple[int, int], *, by_house: bool) -> None:
        self.values, self.by_house = values, by_house
        self.ends, self.earlier = [0] * 9, [0] * 9

    def meet(self, cards: int, pool: _Met) -> None:
        own_low, own_high = self.values
        for held, other_low, other_high in pool:
            if not held & cards:
                lows = 1 + (own_low > other_low) - (own_low < other_low)
                self.ends[3 * lows + 1 + (own_high > other_high) - (own_high < other_high)] += 1

    def worth(self, paid: Sequence[int]) -> int:
        return _sum(paid, self.ends)

    def unlike(self, other: _Setting) -> int:
        more = [one - two for one, two in zip(self.ends, other.ends, strict=True)]
        lows = [sum(more[3 * how : 3 * how + 3]) for how in range(3)]
        highs = [sum(more[how::3]) for how in range(3)]
        return sum([abs(one) for one in (*lows, *highs)])


def _sum(paid: Sequence[int], ends: Sequence[int]) -> int:
    return sum([net * hands for net, hands in zip(paid, ends, strict=True)])


def _settings(way: WayData, cards: Cards) -> list[_Setting]:
    """The house's way, and every legal setting above which no other stands in both hands."""
    found = [_Setting(_values(way, cards, _low(way, cards)), by_house=True)]
    for two in combinations(cards, 2):
        own = _values(way, cards, two)
        if not legal([card for card in cards if card not in two], two):
            continue
        if any(one.values[0] >= own[0] and one.values[1] >= own[1] for one in found):
            continue
        found = [one for one in found if one.by_house or one.values[0] > own[0] or one.values[1] > own[1]]
        found.append(_Setting(own, by_house=False))
    return found


def _chosen(way: WayData, paid: Sequence[int], cards: Cards, pools: Sequence[_Met]) -> list[_Setting]:
    """The settings that are still in play after all pools, the best first."""
    left, mask = _settings(way, cards), sum([1 << card for card in cards])
    for pool in pools:
        if len(left) == 1:
            break
        for one in left:
            one.meet(mask, pool)
        at = max(range(len(left)), key=lambda place: left[place].worth(paid))
        left[0], left[at] = left[at], left[0]
        best, most = left[0], left[0].worth(paid)
        left = [one for one in left if (most - one.worth(paid)) ** 2 <= (3 * paid[0]) ** 2 * one.unlike(best)]
    return left


def _part(share: int, whole: int) -> int:
    """A share in thousand-millionths, what is left over thrown away."""
    return abs(share) * 1_000_000_000 // max(1, whole) * (1 if share > 0 else -1)


def pai_gow_best(  # noqa: PLR0917  the arguments of the compiled kernel
    way: WayData,
    paid: Sequence[int],
    hands: Sequence[tuple[int, int]],
    seed: int,
    block: int,
    pools: int,
    words: int,
) -> tuple[list[int], list[int], list[int]]:
    """What the best settings of hands add to the house's way, chosen by some pools and weighed by others, twice."""
    draw = Draw(seed, block)
    chosen_by, *weighed_by = [[_drawn(way, draw, 64 * words) for _ in range(pools)] for _ in range(3)]
    counts, moved = [0] * 4, ([0] * 9, [0] * 9)
    for mask, times in hands:
        left = _chosen(way, paid, _cards(mask), chosen_by)
        counts[0] += times
        if len(left) == 1 and left[0].by_house:
            continue
        counts[1] += 0 if left[0].by_house else times
        counts[2] += times if len(left) > 1 else 0
        own = _settings(way, _cards(mask))[0]
        for row, weighing in zip(moved, weighed_by, strict=True):
            for one in (*left, own):
                one.earlier, one.ends = one.ends, [0] * 9
                for pool in weighing:
                    one.meet(mask, pool)
            met = sum(own.ends)
            for end, (best, house) in enumerate(zip(left[0].ends, own.ends, strict=True)):
                row[end] += times * _part(best - house, met)
        worths = [one.worth(paid) + _sum(paid, one.earlier) for one in left]
        met = sum(own.ends) + sum(own.earlier)
        counts[3] += times * ((max(worths) - worths[0]) * 1_000_000_000 // (-paid[0] * max(1, met)))
    return counts, *moved
