"""The parts of a hand that one keeps: what is made, and what may become something."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from types import MappingProxyType
from typing import Final

from croupier.cards import Cards

_JACK: Final = 9
_TEN: Final = 8
_RUNS: Final = (*[frozenset(range(low, low + 5)) for low in range(8, -1, -1)], frozenset((12, 0, 1, 2, 3)))

Part = Callable[[Cards], Cards]
"""The cards of a part, empty where a hand has none."""


def made(cards: Cards) -> Cards:
    """The cards that make a combination: all five of a straight, a flush or a full house, else those that pair.

    >>> from croupier.cards import parse, show
    >>> show(made(parse("7h7s7dJc3d"))), show(made(parse("KhQhJhTh9h"))), show(made(parse("KhQdJh4c2s")))
    ('7h7s7d', 'KhQhJhTh9h', '')
    """
    if suited(cards, 5) or straight(cards, 5):
        return cards
    ranks = [card >> 2 for card in cards]
    return tuple([card for card in cards if ranks.count(card >> 2) > 1])


def suited(cards: Cards, number: int) -> Cards:
    """So many cards of a suit."""
    return _first(cards, number, _one_suit)


def straight(cards: Cards, number: int) -> Cards:
    """So many cards within five in a row, the highest first."""
    return _first(cards, number, _in_a_row)


def open_straight(cards: Cards) -> Cards:
    """Four in a row that a card on either side makes a straight."""
    return _first(cards, 4, _open)


def straight_flush(cards: Cards, number: int) -> Cards:
    """So many cards of a suit within five in a row."""
    return _first(cards, number, lambda some: _one_suit(some) and _in_a_row(some))


def royal(cards: Cards, number: int) -> Cards:
    """So many cards to a royal flush."""
    return _first(
        cards,
        number,
        lambda some: _one_suit(some) and _in_a_row(some) and min([card >> 2 for card in some]) >= _TEN,
    )


def pair(cards: Cards, lowest: int = 0) -> Cards:
    """The highest pair of a rank from the lowest up."""
    return _first(cards, 2, lambda two: two[0] >> 2 == two[1] >> 2 and two[0] >> 2 >= lowest)


def high_cards(cards: Cards, number: int) -> Cards:
    """The highest cards where so many are jacks or better."""
    top = tuple(sorted(cards, reverse=True)[:number])
    return top if top[-1] >> 2 >= _JACK else ()


def high_suited(cards: Cards) -> Cards:
    """Two cards of a suit, jacks or better."""
    return _first(cards, 2, lambda two: _one_suit(two) and min(two) >> 2 >= _JACK)


def top_cards(cards: Cards, number: int) -> Cards:
    """The highest cards, whatever they are."""
    return tuple(sorted(cards, reverse=True)[:number])


def _first(cards: Cards, number: int, good: Callable[[Cards], bool]) -> Cards:
    """The first so many cards that are good, the highest tried first."""
    ordered = sorted(cards, reverse=True)
    return next((some for some in combinations(ordered, number) if good(some)), ())


def _one_suit(cards: Sequence[int]) -> bool:
    return len({card & 3 for card in cards}) == 1


def _in_a_row(cards: Sequence[int]) -> bool:
    ranks = {card >> 2 for card in cards}
    return len(ranks) == len(cards) and any(ranks <= run for run in _RUNS)


def _open(four: Cards) -> bool:
    ranks = sorted({card >> 2 for card in four})
    return len(ranks) == 4 and ranks[3] - ranks[0] == 3 and ranks[3] < 12


PARTS: Final[Mapping[str, Part]] = MappingProxyType(
    {
        "all": lambda cards: cards,
        "none": lambda _cards: (),
        "made": made,
        "royal-4": partial(royal, number=4),
        "royal-3": partial(royal, number=3),
        "straight-flush-4": partial(straight_flush, number=4),
        "straight-flush-3": partial(straight_flush, number=3),
        "flush-4": partial(suited, number=4),
        "open-straight-4": open_straight,
        "straight-4": partial(straight, number=4),
        "high-pair": partial(pair, lowest=_JACK),
        "pair": pair,
        "high-suited-2": high_suited,
        "high-4": partial(high_cards, number=4),
        "high-3": partial(high_cards, number=3),
        "high-2": partial(high_cards, number=2),
        "high-1": partial(high_cards, number=1),
        "top-2": partial(top_cards, number=2),
        "top-1": partial(top_cards, number=1),
    }
)
"""The parts by the words a strategy card names them with."""
