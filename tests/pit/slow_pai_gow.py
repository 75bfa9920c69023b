"""Pai Gow settled once more from the clauses, by trying every card for the joker."""

from collections import Counter
from collections.abc import Mapping, Sequence

ACE = 14


def ranks_and_suits(cards: Sequence[int]) -> list[tuple[int, int]]:
    return [(card // 4 + 2, card % 4) for card in cards]


def straight(ranks: list[int]) -> int:
    """How high a straight is: A-K-Q-J-T 15, A-2-3-4-5 14, then by the top card; 0 for none."""
    ordered = sorted(ranks)
    if ordered == [10, 11, 12, 13, 14]:
        return 15
    if ordered == [2, 3, 4, 5, 14]:
        return 14
    return ordered[4] if ordered == list(range(ordered[0], ordered[0] + 5)) else 0


def value(cards: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    ranks = [rank for rank, _ in cards]
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = [count for count, _ in groups]
    order = [rank for _, rank in groups]
    flush = len({suit for _, suit in cards}) == 1
    run = straight(ranks)
    if run and flush:
        return (8, run)
    if shape == [4, 1]:
        return (7, *order)
    if shape == [3, 2]:
        return (6, *order)
    if flush:
        return (5, *order)
    if run:
        return (4, run)
    return ({(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0), *order)


def five(cards: Sequence[int]) -> tuple[int, ...]:
    naturals = ranks_and_suits([card for card in cards if card != 52])
    if len(naturals) == 5:
        return value(naturals)
    if [rank for rank, _ in naturals] == [ACE] * 4:
        return (9,)
    tried = []
    for rank in range(2, 15):
        for suit in range(4):
            if (rank, suit) in naturals:
                continue
            found = value([*naturals, (rank, suit)])
            if rank == ACE or found[0] in (4, 5, 8):
                tried.append(found)
    return max(tried)


def two(cards: Sequence[int]) -> tuple[int, int, int]:
    low, high = sorted(ACE if card == 52 else card // 4 + 2 for card in cards)
    return (int(low == high), high, low)


def slow_net(
    own: Sequence[int], own_low: Sequence[int], dealer: Sequence[int], dealer_low: Sequence[int]
) -> int:
    """What a stake of 100 nets: both hands higher, 95; neither, a copy being the dealer's, -100; else nothing."""
    high = five([card for card in own if card not in own_low]) > five(
        [card for card in dealer if card not in dealer_low]
    )
    low = two(own_low) > two(dealer_low)
    return 95 if high and low else 0 if high or low else -100


Setting = tuple[Sequence[int], Sequence[int]]
"""Seven cards, and the two of them that go low."""


def stands(mine: Setting, banker: Setting) -> int:
    """1 when both of my hands are higher than the banker's, -1 when neither is: a copy is his."""
    (own, own_low), (other, other_low) = mine, banker
    high = five([card for card in own if card not in own_low]) > five(
        [card for card in other if card not in other_low]
    )
    low = two(own_low) > two(other_low)
    return 1 if high and low else 0 if high or low else -1


def less_commission(won: int) -> int:
    """What is left of a win when the house has kept five hundredths, in whole chips."""
    return won * 95 // 100


def slow_bank(
    boxes: Mapping[int, tuple[int, Setting]], banker: int, bank: int, house: Setting
) -> dict[int, int]:
    """What every box nets when one of them banks, by stakes and settings.

    Chips are moved one pile after the other: from the banker's left round the table, each pile as far as the bank can
    still answer for it. The house plays against the banker's own stake; then it keeps its part of what he has won.
    """
    nets = {}
    left = bank
    numbers = sorted(boxes)
    while numbers[0] <= banker:
        numbers.append(numbers.pop(0))
        if numbers[0] == min(boxes):
            break
    for number in numbers:
        if number == banker:
            continue
        stake, mine = boxes[number]
        answered = stake if left >= stake else left
        ends = stands(mine, boxes[banker][1])
        left -= ends * answered
        nets[number] = less_commission(answered) if ends > 0 else ends * answered
    stake, mine = boxes[banker]
    whole = left - bank - stands(house, mine) * stake
    nets[banker] = less_commission(whole) if whole > 0 else whole
    return nets
