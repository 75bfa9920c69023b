"""The hands of Pai Gow: five cards and two with a joker, which settings are legal, and what seven make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from croupier.cards import DECK_52, JOKER, Cards, rank_of, suit_of
from croupier.pit.category import BEST_OF, CATEGORIES, PAIR, STRAIGHT, TRIPS
from croupier.ranks import HIGH, WHEEL_UP

FIVE_ACES: Final = WHEEL_UP.classes + 1
"""The strength of four aces and the joker, above every other hand."""

PAIRED: Final = 13 * 13
"""What the value of a hand of two begins at when it is a pair."""

_ACE: Final = 12
_BEST_PAIR: Final = BEST_OF[CATEGORIES.index(PAIR)]
_PERFECT: Final = frozenset(CATEGORIES[at] for at in (5, 6, 9, 10))


def rank(card: int) -> int:
    """The rank of a card; the joker is an ace."""
    return _ACE if card == JOKER else rank_of(card)


def high(cards: Sequence[int], *, wheel_up: bool = True) -> int:
    """The strength of a hand of five; the joker fills a straight or a flush, else it is an ace.

    `wheel_up`: A-2-3-4-5 is the second-highest straight.

    >>> from croupier.cards import parse_with_joker
    >>> high(parse_with_joker("AhAdAcAsJk")) == FIVE_ACES, high(parse_with_joker("JkKh9d4c2s")) == high(
    ...     parse_with_joker("AsKh9d4c2s"))
    (True, True)
    """
    ranking = WHEEL_UP if wheel_up else HIGH
    if JOKER in cards:
        return _with_joker(tuple(sorted([card for card in cards if card != JOKER])), wheel_up)
    return ranking.strength(cards)


@lru_cache(maxsize=1 << 19)
def _with_joker(four: Cards, wheel_up: bool) -> int:
    ranking = WHEEL_UP if wheel_up else HIGH
    if all(rank_of(card) == _ACE for card in four):
        return FIVE_ACES
    best = 0
    for card in DECK_52.cards:
        if card in four:
            continue
        strength = ranking.strength((*four, card))
        if strength > best and (rank_of(card) == _ACE or category(strength) in _PERFECT):
            best = strength
    return best


def category(strength: int) -> str:
    """The category of a strength, `five-aces` above all."""
    return "five-aces" if strength == FIVE_ACES else CATEGORIES[_rung(strength)]


def _rung(strength: int) -> int:
    return next(place for place, best in enumerate(BEST_OF) if strength <= best)


def low(cards: Sequence[int]) -> int:
    """The value of a hand of two: pairs above all others, then the higher card, then the other.

    >>> low((50, 51)) > low((JOKER, 45)) > low((44, 41))
    True
    """
    one, other = sorted([rank(card) for card in cards], reverse=True)
    return PAIRED + one if one == other else 13 * one + other


def legal(five: Sequence[int], two: Sequence[int]) -> bool:
    """Whether the hand of five ranks above the hand of two: CASINO:pg-2.

    >>> from croupier.cards import parse
    >>> legal(parse("QhJd9s5c2h"), parse("AhKd")), legal(parse("KhQhJdTs9c"), parse("AhAd"))
    (False, True)
    """
    if high(five) > _BEST_PAIR:
        return True
    ranks = sorted([rank(card) for card in five], reverse=True)
    paired = [one for one in set(ranks) if ranks.count(one) == 2]
    return (PAIRED + paired[0] if paired else 13 * ranks[0] + ranks[1]) >= low(two)


def bonus_hands(cards: Sequence[int]) -> tuple[str, ...]:
    """All that seven cards make of what a bonus may pay: the best hand of five, trips beside it, and what takes seven.

    >>> from croupier.cards import parse_with_joker
    >>> bonus_hands(parse_with_joker("AhKhQhJhThKsQs"))
    ('royal-match', 'royal-flush')
    """
    naturals = [card for card in cards if card != JOKER]
    joker = len(naturals) < len(cards)
    found = []
    ranks = {rank_of(card) for card in naturals}
    if len({suit_of(card) for card in naturals}) == 1 and len(ranks) == len(naturals) and _in_seven(ranks):
        found.append("seven-card-straight-flush-joker" if joker else "seven-card-straight-flush")
    best = category(_best_five(cards, naturals, joker=joker))
    if best == "royal-flush" and _match(naturals):
        found.append("royal-match")
    found.append(best)
    counts = Counter([rank(card) for card in cards])
    if best == STRAIGHT and max(counts.values()) == 3:
        found.append(TRIPS)
    return tuple(found)


def _in_seven(ranks: set[int]) -> bool:
    """Whether ranks lie among seven in a row, the ace below or above."""
    spans = [set(range(start, start + 7)) for start in range(7)]
    spans.append({_ACE, *range(6)})
    return any(ranks <= span for span in spans)


def _match(naturals: Sequence[int]) -> bool:
    """Whether a king and a queen of a suit lie beside a royal flush: CASINO:pg-8."""
    for suit in range(4):
        rest = [card for card in naturals if suit_of(card) != suit]
        royal = [card for card in naturals if suit_of(card) == suit]
        if len(rest) == 2 and sorted([rank_of(card) for card in rest]) == [10, 11]:
            return len({suit_of(card) for card in rest}) == 1 and min([rank_of(card) for card in royal]) >= 8
    return False


def _best_five(cards: Sequence[int], naturals: Sequence[int], *, joker: bool) -> int:
    if not joker:
        return WHEEL_UP.strength(cards)
    aces = sum([rank_of(card) == _ACE for card in naturals])
    if aces == 4:
        return FIVE_ACES
    best = 0
    for card in DECK_52.cards:
        if card in naturals:
            continue
        strength = WHEEL_UP.strength((*naturals, card))
        if strength > best and (rank_of(card) == _ACE or category(strength) in _PERFECT):
            best = strength
    return best
