"""An independent reading of poker hands and pots: nothing from `croupier.ranks` or the kernels, only the rules."""

from collections import Counter
from fractions import Fraction
from itertools import combinations


def high_five(cards):
    ranks = sorted((card >> 2 for card in cards), reverse=True)
    counted = sorted(Counter(ranks).items(), key=lambda item: (-item[1], -item[0]))
    shape = [count for _, count in counted]
    order = [rank for rank, _ in counted]
    flush = len({card & 3 for card in cards}) == 1
    top = ranks[0] if len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4 else None
    if ranks == [12, 3, 2, 1, 0]:
        top = 3
    if top is not None:
        return (8 if flush else 4, [top])
    if shape == [4, 1]:
        return (7, order)
    if shape == [3, 2]:
        return (6, order)
    if flush:
        return (5, ranks)
    return ({(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0), order)


def high(cards):
    return max(high_five(five) for five in combinations(cards, 5))


def low_eight(cards):
    """The best eight-or-better low, the better the greater; None when there is none."""
    lows = sorted({(card >> 2) + 1 if card >> 2 != 12 else 0 for card in cards} & set(range(8)))
    return tuple(-rank for rank in sorted(lows[:5], reverse=True)) if len(lows) >= 5 else None


def omaha(reading, hole, board):
    found = [reading((*two, *three)) for two in combinations(hole, 2) for three in combinations(board, 3)]
    return max((value for value in found if value is not None), default=None)


def shares(highs, lows=None):
    """What each player takes of a pot of one."""
    taken = [Fraction(0)] * len(highs)
    someone_low = lows is not None and any(low is not None for low in lows)
    for values, pot in (
        (highs, Fraction(1, 2) if someone_low else Fraction(1)),
        (lows if someone_low else None, Fraction(1, 2)),
    ):
        if values is None:
            continue
        best = max(value for value in values if value is not None)
        winners = [player for player, value in enumerate(values) if value == best]
        for player in winners:
            taken[player] += pot / len(winners)
    return taken


def equities(hands, board, dead, reading, low=None):
    """Every board dealt out by hand; returns exact fractions."""
    gone = {*board, *dead, *(card for hand in hands for card in hand)}
    stub = [card for card in range(52) if card not in gone]
    sums, deals = [Fraction(0)] * len(hands), 0
    for rest in combinations(stub, 5 - len(board)):
        whole = (*board, *rest)
        lows = [low(hand, whole) for hand in hands] if low else None
        for player, share in enumerate(shares([reading(hand, whole) for hand in hands], lows)):
            sums[player] += share
        deals += 1
    return [total / deals for total in sums]
