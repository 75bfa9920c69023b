"""The counts of Pai Gow once more, in Python, by the table's own reading of hands and house ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from croupier.cards import JOKER, Cards
from croupier.odds.kernels.twin.ranges import Draw
from croupier.pit.pai_gow.hands import bonus_hands, high, low
from croupier.pit.pai_gow.way import HOLDS, LOWS, HouseWay, Rule, set_low

__all__ = ["pai_gow_census", "pai_gow_low", "pai_gow_makes", "pai_gow_sample", "pai_gow_settings"]

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
    for holds, first, second, complete, *ranks, low_from in rows:
        lows = (LOWS[first],) if second == len(LOWS) else (LOWS[first], LOWS[second])
        beside = (ranks[2], ranks[3]) if ranks[2] >= 0 else None
        rules.append(Rule(HOLDS[holds], lows, bool(complete), (ranks[0], ranks[1]), beside, low_from))
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
