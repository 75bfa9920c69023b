"""Hands read the slow way: every choice of five cards, looked at one by one.

Each reader gives a value that sorts like the hand; none of them knows the tables of `croupier.ranks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Value = tuple[int, ...]

HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)


def high(cards: Sequence[int]) -> Value:
    """The best high hand."""
    return max(_five(five, wheel=(12, 3, 2, 1, 0)) for five in combinations(cards, 5))


def short_deck(cards: Sequence[int]) -> Value:
    """The best hand of the 36-card deck: a flush above a full house, A-6-7-8-9 a straight."""
    swapped = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}
    values = [_five(five, wheel=(12, 7, 6, 5, 4)) for five in combinations(cards, 5)]
    return max((swapped.get(value[0], value[0]), *value[1:]) for value in values)


def wheel_up(cards: Sequence[int]) -> Value:
    """The best high hand when the straight to the five stands between those to the king and to the ace."""
    values = [_five(five, wheel=(12, 3, 2, 1, 0)) for five in combinations(cards, 5)]
    up: dict[Value, Value] = {(kind, 3): (kind, 23) for kind in (STRAIGHT, STRAIGHT_FLUSH)}
    return max(up.get(value, (value[0], *[2 * rank for rank in value[1:]])) for value in values)


def deuce_to_seven(cards: Sequence[int]) -> Value:
    """The lowest hand with aces high, straights and flushes against it."""
    return max(_backwards(_five(five, wheel=None)) for five in combinations(cards, 5))


def ace_to_five(cards: Sequence[int]) -> Value:
    """The lowest hand with aces low; straights and flushes do not count."""
    return max(_low(five) for five in combinations(cards, 5))


def eight_or_better(cards: Sequence[int]) -> Value | None:
    """The lowest hand of five different ranks none above an eight, if there is one."""
    fives = [five for five in combinations(cards, 5) if len({_ace_low(c) for c in five}) == 5]
    good = [_low(five) for five in fives if max(map(_ace_low, five)) <= 8]
    return max(good, default=None)


def badugi(cards: Sequence[int], aces_low: bool = True) -> Value:
    """The most cards of different ranks and suits, then the lowest."""
    best: Value = ()
    for size in range(1, 5):
        for held in combinations(cards, size):
            if len({c % 4 for c in held}) == len({c // 4 for c in held}) == size:
                ranks = sorted(((_ace_low(c) if aces_low else c // 4 + 2) for c in held), reverse=True)
                best = max(best, (size, *[-rank for rank in ranks]))
    return best


def three_card(cards: Sequence[int]) -> Value:
    """Three cards: a straight above a flush, three of a kind above both."""
    ranks = tuple(sorted((c // 4 for c in cards), reverse=True))
    shape = sorted(Counter(ranks).values())
    suited = len({c % 4 for c in cards}) == 1
    if ranks == (12, 1, 0):
        in_row, ranks = True, (1, 0, -1)
    else:
        in_row = shape == [1, 1, 1] and ranks[0] - ranks[2] == 2
    if shape == [3]:
        return (4, *ranks)
    if shape == [1, 2]:
        return (1, *sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank)))
    return (5 if in_row and suited else 3 if in_row else 2 if suited else 0, *ranks)


def _five(cards: Sequence[int], wheel: tuple[int, ...] | None) -> Value:
    ranks = tuple(sorted((c // 4 for c in cards), reverse=True))
    counts = Counter(ranks)
    grouped = tuple(sorted(ranks, key=lambda rank: (-counts[rank], -rank)))
    shape = tuple(sorted(counts.values(), reverse=True))
    suited = len({c % 4 for c in cards}) == 1
    top = None
    if len(counts) == 5 and ranks[0] - ranks[4] == 4:
        top = ranks[0]
    elif wheel is not None and ranks == wheel:
        top = wheel[1]
    if top is not None:
        return (STRAIGHT_FLUSH if suited else STRAIGHT, top)
    if suited:
        return (FLUSH, *ranks)
    by_shape = {
        (4, 1): QUADS,
        (3, 2): FULL_HOUSE,
        (3, 1, 1): TRIPS,
        (2, 2, 1): TWO_PAIR,
        (2, 1, 1, 1): PAIR,
        (1, 1, 1, 1, 1): HIGH_CARD,
    }
    return (by_shape[shape], *grouped)


def _low(cards: Sequence[int]) -> Value:
    ranks = [_ace_low(c) for c in cards]
    counts = Counter(ranks)
    shape = sorted(counts.values(), reverse=True)
    grouped = sorted(ranks, key=lambda rank: (-counts[rank], -rank))
    return (*[-size for size in shape], *([0] * (5 - len(shape))), *[-rank for rank in grouped])


def _backwards(value: Value) -> Value:
    return tuple(-part for part in value)


def _ace_low(card: int) -> int:
    return 1 if card // 4 == 12 else card // 4 + 2
