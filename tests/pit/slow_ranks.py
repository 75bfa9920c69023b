"""Hands compared slowly, by counting ranks: nothing here is shared with the code under test."""

from collections import Counter
from itertools import combinations

Cards = tuple[int, ...]

NAMES = ("high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
         "straight-flush")  # fmt: skip


def five(cards: Cards) -> tuple[int, ...]:
    """A key that sorts five cards: the number of the category, then ranks as they decide."""
    ranks = sorted([card // 4 for card in cards], reverse=True)
    counts = sorted(Counter(ranks).items(), key=lambda one: (-one[1], -one[0]))
    shape = [count for _, count in counts]
    order = [rank for rank, _ in counts]
    flush = len({card % 4 for card in cards}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        order, straight = [3], True
    else:
        straight = shape == [1] * 5 and ranks[0] - ranks[4] == 4
    kind = (
        8 if straight and flush else 7 if shape[0] == 4 else 6 if shape == [3, 2] else 5 if flush
        else 4 if straight else 3 if shape[0] == 3 else 2 if shape[:2] == [2, 2] else 1 if shape[0] == 2 else 0
    )  # fmt: skip
    return (kind, *order)


def best(cards: Cards) -> tuple[int, ...]:
    return max(five(hand) for hand in combinations(cards, 5))


def name(key: tuple[int, ...]) -> str:
    if key[:2] == (8, 12):
        return "royal-flush"
    return "ace-king" if key[:3] == (0, 12, 11) else NAMES[key[0]]
