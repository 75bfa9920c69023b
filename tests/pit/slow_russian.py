"""Russian Poker settled a second time, from the clauses and with nothing of the package's but the card numbers.

Hands are words: a box wins, loses or ties by comparing lists; what is paid is found by laying out every group of cards.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

PAYS = {
    "royal flush": 100,
    "straight flush": 50,
    "four": 20,
    "full house": 7,
    "flush": 5,
    "straight": 4,
    "three": 3,
    "two pair": 2,
    "pair": 1,
    "A-K": 1,
}
BY_RANK = list(PAYS)[::-1]
PERCENT = {"royal flush": 50, "straight flush": 20, "four": 10, "full house": 5, "flush": 3}


class Box(NamedTuple):
    cards: Sequence[int]
    ante: int
    fees: int = 0
    folds: bool = False
    insurance: int = 0
    buys: bool = False
    token: int = 0


def rank(card: int) -> int:
    return card // 4 + 2


def suit(card: int) -> int:
    return card % 4


def in_a_row(five: Sequence[int]) -> int:
    """The top rank of five cards in a row, 0 when they are not."""
    ranks = {rank(card) for card in five}
    for top in range(14, 4, -1):
        if ranks == {top - 4, top - 3, top - 2, top - 1, top}:
            return top
    return 5 if ranks == {14, 2, 3, 4, 5} else 0


def groups(cards: Sequence[int]) -> Iterator[tuple[str, frozenset[int]]]:
    """Every combination the cards hold, with the cards it is made of."""
    by_rank = {r: [card for card in cards if rank(card) == r] for r in range(2, 15)}
    for ace, king in product(by_rank[14], by_rank[13]):
        yield "A-K", frozenset({ace, king})
    twos = [set(two) for held in by_rank.values() for two in combinations(held, 2)]
    threes = [set(three) for held in by_rank.values() for three in combinations(held, 3)]
    yield from [("pair", frozenset(two)) for two in twos]
    yield from [("three", frozenset(three)) for three in threes]
    yield from [("four", frozenset(held)) for held in by_rank.values() if len(held) == 4]
    for one, other in combinations(twos, 2):
        if len({rank(card) for card in one | other}) == 2:
            yield "two pair", frozenset(one | other)
    for three, two in product(threes, twos):
        if len({rank(card) for card in three | two}) == 2:
            yield "full house", frozenset(three | two)
    for five in combinations(cards, 5):
        row, one_suit = in_a_row(five), len({suit(card) for card in five}) == 1
        if row and one_suit:
            yield ("royal flush" if row == 14 else "straight flush"), frozenset(five)
        elif row or one_suit:
            yield ("straight" if row else "flush"), frozenset(five)


def best(cards: Sequence[int]) -> tuple[int, list[int]]:
    """What is compared: the combination, then its ranks, then the side cards (1.18.7 to 1.18.10)."""
    return _best(tuple(sorted(cards)))


@cache
def _best(cards: tuple[int, ...]) -> tuple[int, list[int]]:
    found = []
    for five in combinations(cards, 5):
        held = sorted([rank(card) for card in five], reverse=True)
        ordered = sorted(held, key=lambda r: (-held.count(r), -r))
        name = max((BY_RANK.index(name) for name, _ in groups(five)), default=-1)
        if name >= 0 and BY_RANK[name] in ("straight", "straight flush", "royal flush"):
            ordered = [in_a_row(five)]
        found.append((name, ordered))
    return max(found)


def has_game(dealer: Sequence[int]) -> bool:
    return best(dealer)[0] >= 0


def odds(cards: Sequence[int]) -> int:
    """The highest combination and, for one that uses a card outside it, the best paid other one (1.19)."""
    return _odds(tuple(sorted(cards)))


@cache
def _odds(cards: tuple[int, ...]) -> int:
    found = list(groups(cards))
    if not found:
        return 0
    first = max(found, key=lambda group: BY_RANK.index(group[0]))[0]
    mains = [core for name, core in found if name == first]
    ranks = best(cards)[1]
    if first in ("straight", "straight flush", "royal flush"):
        mains = [core for core in mains if in_a_row(sorted(core)) == ranks[0]]
    if first == "two pair":
        mains = [core for core in mains if {rank(card) for card in core} == set(ranks[:4])]
    if first == "flush":
        mains = [core for core in mains if sorted([rank(card) for card in core])[::-1] == ranks]
    second = max((PAYS[name] for name, core in found if core - mains[0]), default=0)
    return PAYS[first] + second


def settled(
    box: Box, dealer: Sequence[int], changed: Sequence[int] | None = None, meter: int = 0, cap: int = 0
) -> dict[str, int]:
    """The lines of a box: the table of every case, ante, bet, insurance and fees."""
    lines = {"ante": 0, "draw_fee": -box.fees, "bet": 0, "insurance": 0, "purchase": 0, "bonus": 0}
    if box.folds:
        lines["ante"] = -box.ante
        lines["bonus"] = -box.token
        return lines
    if box.token:
        name = max((name for name, _ in groups(box.cards)), key=BY_RANK.index, default="")
        lines["bonus"] = meter * PERCENT.get(name, 0) // 100 - box.token
    against = dealer
    if not has_game(dealer):
        lines["insurance"] = box.insurance
        if not box.buys:
            lines["ante"] = 0 if box.insurance else box.ante
            return lines
        assert changed is not None
        lines["purchase"] = -box.ante
        against = changed
        if not has_game(changed):
            return lines
    else:
        lines["insurance"] = -box.insurance
    if best(box.cards) > best(against):
        lines["bet"] = 2 * box.ante * odds(box.cards)
        if cap:
            lines["bet"] = min(lines["bet"], cap)
    elif best(box.cards) < best(against):
        lines["ante"], lines["bet"] = -box.ante, -2 * box.ante
    return lines
