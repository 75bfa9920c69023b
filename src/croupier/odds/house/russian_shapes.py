"""Cards up to suits where one suit is told apart, that of the dealer's open card: the other three are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Final

from croupier.cards import Cards

Ranks = tuple[int, ...]
"""The ranks of some cards, the highest first."""

Order = tuple[int, int, int, int]
"""Which suit takes the place of each; the first is its own."""

_Suits = tuple[int, ...]
"""The suits held of each rank as bits, the highest rank first."""

_ORDERS: Final[tuple[Order, ...]] = tuple((0, a, b, c) for a, b, c in permutations((1, 2, 3)))


def _renamed(suits: int, order: Order) -> int:
    return sum(1 << order[suit] for suit in range(4) if suits >> suit & 1)


_RENAMED: Final = {order: tuple(_renamed(suits, order) for suits in range(16)) for order in _ORDERS}


@cache
def _examples(
    sizes: tuple[int, ...], up: int | None
) -> tuple[tuple[tuple[_Suits, int], ...], Mapping[_Suits, tuple[int, Order]]]:
    """Suits for so many cards of each rank: an example of all that are alike with their number; and of any suits, which
    example they are like and how they are named to be it. Of the rank in place `up` the first suit is not there.
    """
    found: list[tuple[_Suits, int]] = []
    like: dict[_Suits, tuple[int, Order]] = {}
    for suits in _suits_of(sizes, up):
        if suits in like:
            continue
        orders = {tuple(_RENAMED[order][one] for one in suits): order for order in _ORDERS}
        for other, order in orders.items():
            like[other] = len(found), tuple(order.index(suit) for suit in range(4))  # type: ignore[assignment]
        found.append((suits, len(orders)))
    return tuple(found), like


def _suits_of(sizes: tuple[int, ...], up: int | None, at: int = 0) -> Iterator[_Suits]:
    if at == len(sizes):
        yield ()
        return
    for suits in range(16):
        if suits.bit_count() == sizes[at] and not (at == up and suits & 1):
            for rest in _suits_of(sizes, up, at + 1):
                yield suits, *rest


def _key(ranks: Ranks, up: int) -> tuple[Ranks, tuple[int, ...], int | None]:
    counted = Counter(ranks)
    different = tuple(counted)
    return different, tuple(counted.values()), different.index(up) if up in counted else None


@lru_cache(8192)
def _shapes(ranks: Ranks, up: int) -> tuple[tuple[Cards, int], ...]:
    different, sizes, place = _key(ranks, up)
    return tuple((_cards(different, suits), alike) for suits, alike in _examples(sizes, place)[0])


def _cards(ranks: Ranks, suits: _Suits) -> Cards:
    return tuple(
        sorted(
            4 * rank + suit
            for rank, held in zip(ranks, suits, strict=True)
            for suit in range(4)
            if held >> suit & 1
        )
    )


def shapes(ranks: Ranks, up: int) -> tuple[tuple[Cards, int], ...]:
    """Cards of these ranks that differ by more than the names of suits, and how many each stands for.

    The open card is the one of rank `up` in the first suit; it is in none of them.

    >>> from croupier.cards import show
    >>> [(show(cards), alike) for cards, alike in shapes((12, 11), 11)]
    [('KdAc', 3), ('KdAd', 3), ('KhAd', 6)]
    """
    return _shapes(ranks, up)


def shape_count(ranks: Ranks, up: int) -> int:
    """How many `shapes` there are."""
    _, sizes, place = _key(ranks, up)
    return len(_examples(sizes, place)[0])


def shape_of(cards: Sequence[int], up: int) -> tuple[Ranks, int, Order]:
    """Of any cards beside the open one: their ranks, which of `shapes` they are like, and each suit's name in it."""
    suits: dict[int, int] = {}
    for card in sorted(cards, reverse=True):
        suits[card >> 2] = suits.get(card >> 2, 0) | 1 << (card & 3)
    sizes = tuple(held.bit_count() for held in suits.values())
    place = tuple(suits).index(up) if up in suits else None
    number, order = _examples(sizes, place)[1][tuple(suits.values())]
    ranks = tuple(rank for rank, held in suits.items() for _ in range(held.bit_count()))
    return ranks, number, order


def rank_sets(ranks: Sequence[int], cards: int, up: int) -> Iterator[Ranks]:
    """The ranks that so many cards of a deck can have when the card of rank `up` lies open."""
    return (found for found in falling(sorted(ranks, reverse=True), cards) if there(found, up))


def there(ranks: Ranks, up: int) -> bool:
    """Whether a deck has cards of these ranks beside the open one."""
    return all(held <= 4 - (rank == up) for rank, held in Counter(ranks).items())


def falling(ranks: Sequence[int], cards: int) -> Iterator[Ranks]:
    """So many of these ranks in their order, each as often as one likes."""
    if not cards:
        yield ()
        return
    for at, rank in enumerate(ranks):
        for rest in falling(ranks[at:], cards - 1):
            yield rank, *rest
