"""Every hand of Russian Poker against every open card, up to suits: 5,649,150 nodes in strata that are much alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import factorial, prod
from typing import Final, NamedTuple

from croupier.cards import Cards
from croupier.pit.category import ACE_KING, CATEGORIES, HIGH_CARD, PAIR, TRIPS, TWO_PAIR, rung
from croupier.ranks import HIGH

HANDS: Final = 134_459
NODES: Final = 5_649_150
DEALS: Final = 122_151_120
"""Hands of five cards with an open card of the dealer, all suits told apart."""

SPAN: Final = 200
"""Strata of one category are numbered within so many."""

Stratum = tuple[int, int, int]


class Node(NamedTuple):
    """A hand and the dealer's open card; `weight` is how many deals are the same but for the suits."""

    cards: Cards
    up: int
    weight: int


@cache
def canonical_hands() -> tuple[tuple[Cards, int], ...]:
    """Every hand up to suits, and how many hands it stands for."""
    return tuple(_shapes())


def _shapes() -> Iterator[tuple[Cards, int]]:
    """Hands suit by suit: the ranks held in each, the longest suit first, of equal ones the higher ranks."""
    held = {
        size: [sum(1 << rank for rank in ranks) for ranks in combinations(range(13), size)]
        for size in range(6)
    }
    for sizes in ((5, 0, 0, 0), (4, 1, 0, 0), (3, 2, 0, 0), (3, 1, 1, 0), (2, 2, 1, 0), (2, 1, 1, 1)):
        for suits in product(*[held[size] for size in sizes]):
            if all(sizes[at] > sizes[at + 1] or suits[at] >= suits[at + 1] for at in range(3)):
                alike = prod(factorial(suits.count(ranks)) for ranks in set(suits))
                yield _cards_of(suits), 24 // alike


def _cards_of(suits: tuple[int, ...]) -> Cards:
    return tuple(
        sorted([4 * rank + suit for suit in range(4) for rank in range(13) if suits[suit] >> rank & 1])
    )


_ORDERS: Final = tuple(
    (a, b, c, d)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    for d in range(4)
    if {a, b, c, d} == {0, 1, 2, 3}
)


def nodes_of(hand: Cards, weight: int) -> Iterator[Node]:
    """The open cards a hand can meet, up to the suits that leave the hand as it is."""
    fixing = [suits for suits in _ORDERS if _kept(hand, suits)]
    met: Counter[int] = Counter()
    for up in range(52):
        if up not in hand:
            met[min([up & ~3 | suits[up & 3] for suits in fixing])] += 1
    for up, ways in met.items():
        yield Node(hand, up, weight * ways)


def _kept(hand: Cards, suits: tuple[int, int, int, int]) -> bool:
    return tuple(sorted([card & ~3 | suits[card & 3] for card in hand])) == hand


def stratum(cards: Cards, up: int) -> Stratum:
    """Where a node belongs: what the hand is made of, the rank of the open card, and whether the hand holds one."""
    ranks = [card >> 2 for card in cards]
    return _made_of(cards, ranks), up >> 2, up >> 2 in ranks


def make(cards: Cards) -> int:
    """What a hand is made of, more roughly than its stratum: the category, and how much is drawn to."""
    return _made_of(cards, [card >> 2 for card in cards]) // 20


def _made_of(cards: Cards, ranks: list[int]) -> int:
    rank_of_hand = rung(HIGH.strength(cards))
    name = CATEGORIES[rank_of_hand]
    at = rank_of_hand * SPAN
    suits = [card & 3 for card in cards]
    four_flush = max(suits.count(suit) for suit in range(4)) == 4
    if name == PAIR:
        draws = four_flush or _straight_cards(ranks) == 2
        ace_king = 11 in ranks and 12 in ranks
        return at + 40 * draws + 20 * ace_king + next(rank for rank in ranks if ranks.count(rank) == 2)
    if name == TWO_PAIR:
        return at + max(rank for rank in ranks if ranks.count(rank) == 2) // 5
    if name == TRIPS:
        return at + next(rank for rank in ranks if ranks.count(rank) == 3) // 7
    if name not in (HIGH_CARD, ACE_KING):
        return at
    return at + 40 * _straight_cards(ranks) + 20 * four_flush + max(max(ranks) - 8, 0)


def _straight_cards(ranks: list[int]) -> int:
    """How many ranks complete a straight: 0, 1 or 2."""
    held = {*ranks, *([-1] if 12 in ranks else [])}
    outs = set()
    for low in range(-1, 9):
        missing = set(range(low, low + 5)) - held
        if len(missing) == 1:
            outs |= {rank % 13 for rank in missing}
    return min(len(outs), 2)
