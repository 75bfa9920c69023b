"""Russian Poker, slowly: every hand of the dealer and every card he may be bought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb

from croupier.odds.kernels.given import SIXTH, RussianHouse, RussianWorth
from croupier.pit.category import CATEGORIES, FLUSH, GAME
from croupier.pit.paytable import PayTable
from croupier.pit.russian.combinations import combinations as paid_for
from croupier.ranks import HIGH

__all__ = [
    "russian_bound",
    "russian_census",
    "russian_groups",
    "russian_hands",
    "russian_node",
    "russian_stand",
]

NONE = len(CATEGORIES)


def _cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]


def _paid(cards: Sequence[int], house: RussianHouse) -> tuple[int, int]:
    order = PayTable.of(dict(zip(CATEGORIES, house[4], strict=True)))
    paid = [CATEGORIES.index(one) for one in paid_for(cards, order, straight_twice=house[5][0])]
    return paid[0] if paid else 0, paid[1] if len(paid) == 2 else NONE


def russian_census(cards: int, house: RussianHouse, _threads: int) -> list[int]:
    """How many hands of so many cards are paid for each pair of combinations."""
    counts = [0] * (NONE * (NONE + 1))
    for hand in combinations(range(52), cards):
        first, second = _paid(hand, house)
        counts[first * (NONE + 1) + second] += 1
    return counts


def russian_stand(house: RussianHouse, cards: int, up: int, stub: int) -> list[int]:
    """What closing is worth: the dealer's hands by kind, then chips times hands times unit."""
    held = _cards(cards)
    return _stand(house, held, up, _cards(stub))


Reading = Callable[[Sequence[int]], int]


def _stand(
    house: RussianHouse, held: Sequence[int], up: int, stub: Sequence[int], read: Reading = HIGH.strength
) -> list[int]:
    """What closing is worth when the dealer's hands are read so."""
    (ante, bet, price), payout, low, high, _, answers, standing = house
    _, redraw, ante_paid, after, returned = answers
    first, second = _paid(held, house)
    strength = HIGH.strength(held)
    mine = standing[strength] if strength >= GAME else 0
    pay, insured = payout[first][second], (0, low[first][second], high[first][second])
    left = len(stub) - 4
    unit = left * (left - 1)
    counts = dict.fromkeys(("hands", "idle", "lower", "equal"), 0)
    sums = [0, 0, 0]
    for hole in combinations(stub, 4):
        dealer = read((up, *hole))
        counts["hands"] += 1
        if dealer >= GAME:
            theirs = standing[dealer]
            counts["lower"] += theirs < mine
            counts["equal"] += theirs == mine
            won = pay if theirs < mine else -ante - bet if theirs > mine else 0
            for at, stake in enumerate(insured):
                lost = 0 if returned and theirs >= mine else stake
                sums[at] += (won - lost) * unit
            continue
        counts["idle"] += 1
        ways = _bought(
            (up, *hole), [card for card in stub if card not in hole], mine, standing, read, redraw=redraw
        )
        for at, stake in enumerate(insured):
            bought = pay * ways[0] - (ante + bet) * ways[1] - price * unit
            declined = ante * unit if ante_paid or not at else 0
            if after:
                gone = ways[0] if returned else sum(ways)
                bought += stake * (unit - sum(ways) - gone)
                sums[at] += max(declined + stake * unit, bought)
            else:
                sums[at] += max(declined, bought) + stake * unit
    return [
        *counts.values(),
        sums[0],
        *[one if insured[at] else 0 for at, one in enumerate(sums) if at],
        unit,
    ]


def _bought(
    dealer: Sequence[int],
    stub: Sequence[int],
    mine: int,
    standing: Sequence[int],
    read: Reading,
    *,
    redraw: bool,
) -> list[int]:
    """In how many of the ways two more cards can come the box wins, loses and ties with the dealer's new hand."""
    highest = max(dealer)
    kept = [card for card in dealer if card != highest]
    ways = [0, 0, 0]
    for first in stub:
        again = redraw and first >> 2 == highest >> 2 and read([*kept, first]) < GAME
        for second in stub:
            if second != first:
                strength = read([*kept, second if again else first])
                if strength >= GAME:
                    theirs = standing[strength]
                    ways[0 if mine > theirs else 1 if mine < theirs else 2] += 1
    return ways


def russian_node(
    house: RussianHouse, hand: Sequence[int], up: int, stub: int, choices: int, _threads: int
) -> list[RussianWorth]:
    """The sum over all draws of the best that can be done after each, for every choice asked for."""
    rows = []
    there = _cards(stub)
    for choice in range(SIXTH + 1):
        if choices >> choice & 1:
            total, draws, hands, unit = 0, 0, 0, 0
            for held, drawn in _draws(hand, choice, there):
                left = [card for card in there if card not in drawn]
                found = _stand(house, held, up, left)
                hands, unit = found[0], found[7]
                total += _best(house, held, found)
                draws += 1
            rows.append((choice, *_halves(total), draws, hands, unit))
    return rows


def _best(house: RussianHouse, held: Sequence[int], found: Sequence[int]) -> int:
    """The best of folding, closing and insuring."""
    first, second = _paid(held, house)
    ends = [-house[0][0] * found[0] * found[7], found[4]]
    return max([*ends, *(found[5:7] if house[2][first][second] else [])])


def russian_groups(
    house: RussianHouse, up: int, stubs: Sequence[int], kept: int
) -> list[list[tuple[int, int]]]:
    """For each stub, by sets of cards kept, the sum of the best over all final hands that hold them."""
    found = []
    for stub in stubs:
        there = _cards(stub)
        sets = sorted(combinations(there, kept), key=lambda cards: cards[::-1])
        sums = dict.fromkeys(sets, 0)
        for final in combinations(there, 5):
            left = [card for card in there if card not in final]
            worth = _best(house, final, _stand(house, final, up, left))
            for cards in combinations(final, kept):
                sums[cards] += worth
        found.append([_halves(sums[cards]) for cards in sets])
    return found


def russian_hands(
    house: RussianHouse, up: int, deck: int, hands: Sequence[int]
) -> list[tuple[int, int, int, int, int]]:
    """For each hand closing, the smallest and the largest insurance, and the sum of the sixth card in two halves."""
    rows = []
    for hand in hands:
        found = russian_stand(house, hand, up, deck & ~hand)
        ((_, high, low, *_),) = russian_node(house, _cards(hand), up, deck & ~hand, 1 << SIXTH, 1)
        rows.append((found[4], found[5], found[6], high, low))
    return rows


def russian_bound(house: RussianHouse, up: int, stubs: Sequence[int]) -> list[tuple[int, int]]:
    """For each stub more than five new cards are worth: the dealer never has a flush; against a flush or better he has,
    in every way that he may have one, what suits the box best.
    """
    found = []
    for stub in stubs:
        total = 0
        for final in combinations(_cards(stub), 5):
            left = [card for card in _cards(stub) if card not in final]
            ends = _stand(house, final, up, left, _without_flush)
            total += _best(house, final, ends)
            first, second = _paid(final, house)
            if first >= CATEGORIES.index(FLUSH):
                payout = house[1][first][second]
                lost = sum(house[0][:2]) + house[3][first][second]
                suited = comb(12, 3) * (len(left) - 3) + 3 * comb(13, 4)
                total += (comb(12, 4) * (payout + lost) + suited * payout) * ends[7]
        found.append(_halves(total))
    return found


def _without_flush(cards: Sequence[int]) -> int:
    """How strong five cards are by their ranks."""
    ranks = [card >> 2 for card in cards]
    if len(set(ranks)) < 5:
        return HIGH.strength(cards)
    return HIGH.strength([4 * rank + (place == 0) for place, rank in enumerate(ranks)])


def _halves(total: int) -> tuple[int, int]:
    return total >> 64, total & (1 << 64) - 1


def _draws(
    hand: Sequence[int], choice: int, stub: Sequence[int]
) -> Iterator[tuple[list[int], tuple[int, ...]]]:
    kept = [card for place, card in enumerate(hand) if choice == SIXTH or choice >> place & 1]
    for drawn in combinations(stub, 1 if choice == SIXTH else 5 - len(kept)):
        yield [*kept, *drawn], drawn
