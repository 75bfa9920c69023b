"""Starting hands of games without open cards: how many of all hands one is among the best of.

Two cards are told by a scale of our own or by the exact order of the odds, Omaha hands by that order, hands that are
drawn to by what drawing makes of them, others by dealing. What is no share yet is made one by comparing it with hands
dealt at random.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import accumulate, combinations
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, Final

from croupier.bots.drawing import exchanges, worth_before_drawing
from croupier.bots.preflop import share as share_of_two
from croupier.bots.standing import game_of
from croupier.cards import parse
from croupier.odds.games import Game
from croupier.odds.kernels import fast
from croupier.odds.order import names_best_first, starting_hand
from croupier.play import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cards import Cards

MEASURED: Final = 400
"""How many hands dealt at random a hand is compared with."""

_TWO: Final = 2
_FOUR: Final = 4
_BEST_OF: Final = 2


def share(game: str, cards: Cards) -> float:
    """The part of all starting hands of a game that are as good as these cards or better.

    >>> from croupier.cards import parse
    >>> [round(share(game, parse(cards)), 2) for game, cards in (("nl-holdem", "AhAd"), ("pl-omaha", "AhAdKhKd"))]
    [0.0, 0.0]
    """
    return _measure(game)(cards)


@cache
def _measure(game: str) -> Callable[[Cards], float]:
    variant = catalogue[game]
    odds = game_of(game)
    if exchanges(game):
        return _compared(game, lambda cards: worth_before_drawing(variant, cards))
    if odds is None:
        return lambda _cards: 0.5
    dealt = variant.streets[0].down
    order = _order(odds)
    if odds.exactly_two:
        return order if dealt == _FOUR else _compared(game, lambda cards: _of_parts(order, cards, _FOUR))
    if odds.own == _TWO:
        two = order if odds.rankings == ("short-deck",) else share_of_two
        return two if dealt == _TWO else _compared(game, lambda cards: _of_parts(two, cards, _TWO))
    return _compared(game, lambda cards: _won(odds, cards))


def _compared(game: str, worth: Callable[[Cards], float]) -> Callable[[Cards], float]:
    """The share of hands as good, by what hands dealt at random are worth."""
    luck, variant = Random(game), catalogue[game]
    size = variant.streets[0].down
    measure = sorted([worth(tuple(luck.sample(variant.deck.cards, size))) for _ in range(MEASURED)])

    def among(cards: Cards) -> float:
        return 1 - (bisect_left(measure, worth(cards)) - 0.5) / MEASURED

    return among


def _of_parts(share: Callable[[Cards], float], cards: Cards, size: int) -> float:
    """What a hand is worth by the best of its parts of so many cards, those that are as good as played."""
    shares = sorted([share(part) for part in combinations(cards, size)])[:_BEST_OF]
    return -sum(shares) / len(shares)


def _won(game: Game, cards: Cards) -> float:
    """What a hand wins against any other, by dealing."""
    held = sum([1 << card for card in cards])
    boards = [0] * game.boards
    rows = fast.stands(game.data, held, boards, [(0, game.own)], 0, held, 48, 16, 1)
    return 0.5 if rows is None else rows[0][3]


@cache
def _order(odds: Game) -> Callable[[Cards], float]:
    """The share of a hand by the order of the odds; where they have none for the game, that of its rankings."""
    names = names_best_first(odds) or names_best_first(Game("", 4, 5, odds.rankings, exactly_two=True)) or ()
    parts = [_suits(_cards(name)) for name in names]
    counts = list(accumulate(map(_hands, parts)))
    shares = dict(zip(parts, [count / counts[-1] for count in counts], strict=True))
    return lambda cards: shares[_suits(cards)]


def _cards(name: str) -> Cards:
    """A hand of those that a name of an order stands for."""
    if len(name) > len("AKs"):
        return parse(name)
    first = starting_hand(name)[0]
    return tuple([card for card in range(52) if first >> card & 1])


def _hands(suits: tuple[int, ...]) -> int:
    """How many hands there are that differ in the names of their suits alone."""
    return factorial(4) // prod([factorial(suits.count(suit)) for suit in set(suits)])


def _suits(cards: Cards) -> tuple[int, ...]:
    """A hand but for the names of its suits: the ranks of each suit."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        ranks[card & 3] |= 1 << (card >> 2)
    ranks.sort()
    return tuple(ranks)
