"""Starting hands, the best against a random hand first: which ones `15%` takes.

The equities are exact: each is summed over all hands of the other player and all boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, permutations, product
from types import MappingProxyType
from typing import Final, NamedTuple

from croupier.cards import RANKS, parse
from croupier.odds.games import HOLDEM, Game

# fmt: off
BY_EQUITY: Final = (
    "AA", "KK", "QQ", "JJ", "TT", "99", "88", "AKs", "77", "AQs", "AJs", "AKo", "ATs", "AQo",
    "AJo", "KQs", "66", "A9s", "ATo", "KJs", "A8s", "KTs", "KQo", "A7s", "A9o", "KJo", "55", "QJs",
    "K9s", "A5s", "A6s", "A8o", "KTo", "QTs", "A4s", "A7o", "K8s", "A3s", "QJo", "K9o", "A5o", "A6o",
    "Q9s", "K7s", "JTs", "A2s", "QTo", "44", "A4o", "K6s", "K8o", "Q8s", "A3o", "K5s", "J9s", "Q9o",
    "JTo", "K7o", "A2o", "K4s", "Q7s", "K6o", "K3s", "T9s", "J8s", "33", "Q6s", "Q8o", "K5o", "J9o",
    "K2s", "Q5s", "T8s", "K4o", "J7s", "Q4s", "Q7o", "T9o", "J8o", "K3o", "Q6o", "Q3s", "98s", "T7s",
    "J6s", "K2o", "22", "Q2s", "Q5o", "J5s", "T8o", "J7o", "Q4o", "97s", "J4s", "T6s", "J3s", "Q3o",
    "98o", "87s", "T7o", "J6o", "96s", "J2s", "Q2o", "T5s", "J5o", "T4s", "97o", "86s", "J4o", "T6o",
    "95s", "T3s", "76s", "J3o", "87o", "T2s", "85s", "96o", "J2o", "T5o", "94s", "75s", "T4o", "93s",
    "86o", "65s", "84s", "95o", "T3o", "92s", "76o", "74s", "T2o", "54s", "85o", "64s", "83s", "94o",
    "75o", "82s", "73s", "93o", "65o", "53s", "63s", "84o", "92o", "43s", "74o", "72s", "54o", "64o",
    "52s", "62s", "83o", "42s", "82o", "73o", "53o", "63o", "32s", "43o", "72o", "52o", "62o", "42o",
    "32o",
)
SHORT_DECK_BY_EQUITY: Final = (
    "AA", "KK", "QQ", "JJ", "TT", "AKs", "AQs", "AKo", "AJs", "KQs", "AQo", "ATs", "KJs", "AJo", "QJs",
    "KTs", "KQo", "JTs", "QTs", "99", "ATo", "KJo", "A9s", "QJo", "KTo", "JTo", "QTo", "A8s", "A9o",
    "K9s", "T9s", "A8o", "Q9s", "J9s", "A7s", "K9o", "T9o", "Q9o", "J9o", "A7o", "88", "A6s", "K8s",
    "98s", "T8s", "Q8s", "J8s", "K7s", "A6o", "K8o", "98o", "T8o", "Q8o", "J8o", "K6s", "K7o", "97s",
    "T7s", "Q7s", "J7s", "77", "Q6s", "K6o", "97o", "T7o", "87s", "Q7o", "J7o", "96s", "Q6o", "T6s",
    "J6s", "87o", "96o", "86s", "T6o", "J6o", "66", "76s", "86o", "76o",
)
# fmt: on


def starting_hand(name: str) -> list[int]:
    """The combos of a starting hand of two cards, as masks.

    >>> len(starting_hand("AKs")), len(starting_hand("77")), len(starting_hand("T9o"))
    (4, 6, 12)
    """
    high, low = RANKS.index(name[0]), RANKS.index(name[1])
    if high == low:
        return [1 << 4 * high + a | 1 << 4 * high + b for a, b in combinations(range(4), 2)]
    kind = name[2:]
    return [
        1 << 4 * high + a | 1 << 4 * low + b
        for a, b in product(range(4), repeat=2)
        if not kind or (a == b) == (kind == "s")
    ]


def in_every_suit(cards: str) -> list[int]:
    """The combos that differ from a hand in their suits alone, as masks.

    >>> len(in_every_suit("AdAcKdKc")), len(in_every_suit("AsAhAdAc"))
    (6, 1)
    """
    held = parse(cards)
    turned = {sum(1 << (card & ~3 | turn[card & 3]) for card in held) for turn in permutations(range(4))}
    return sorted(turned)


def _written(file: str) -> tuple[str, ...]:
    from importlib.resources import files

    return tuple((files("croupier.odds") / "orders" / file).read_text("ascii").split())


class _Order(NamedTuple):
    """Where the names of the starting hands are, and what combos a name stands for."""

    names: Callable[[], tuple[str, ...]]
    combos: Callable[[str], list[int]]


_Shape = tuple[int, bool, tuple[str, ...], int]


def _shape(own: int, rankings: tuple[str, ...], *, exactly_two: bool = False, cards: int = 52) -> _Shape:
    return own, exactly_two, rankings, cards


_ORDERS: Final[Mapping[_Shape, _Order]] = MappingProxyType(
    {
        _shape(2, ("high",)): _Order(lambda: BY_EQUITY, starting_hand),
        _shape(2, ("short-deck",), cards=36): _Order(lambda: SHORT_DECK_BY_EQUITY, starting_hand),
        _shape(4, ("high",), exactly_two=True): _Order(lambda: _written("omaha.txt"), in_every_suit),
        _shape(4, ("high", "eight-or-better"), exactly_two=True): _Order(
            lambda: _written("omaha-8.txt"), in_every_suit
        ),
    }
)


def _order(game: Game) -> _Order | None:
    shape = _shape(game.own, game.rankings, exactly_two=game.exactly_two, cards=game.deck.bit_count())
    return _ORDERS.get(shape) if game.board == HOLDEM.board else None


def names_best_first(game: Game) -> tuple[str, ...] | None:
    """The starting hands of a game in order of equity, as they are written; None where the order is not known.

    A hand of two cards is a class such as `AKs`, one of four stands for all that differ from it in their suits alone.

    >>> names_best_first(HOLDEM)[:3]
    ('AA', 'KK', 'QQ')
    """
    order = _order(game)
    return order.names() if order else None


def best_first(game: Game) -> Iterator[list[int]] | None:
    """The starting hands of a game in order of equity, each as its combos; None where the order is not known.

    >>> first = best_first(HOLDEM)
    >>> len(next(first))
    6
    """
    order = _order(game)
    return map(order.combos, order.names()) if order else None
