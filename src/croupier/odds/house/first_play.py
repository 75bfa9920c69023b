"""First decisions of all hands against all open cards, a byte each, as they ship: where a hand's stands, and how such
tables are laid out.

A byte below `EXCHANGE` is what the game says it is. An exchange is `EXCHANGE` and the places of the cards thrown away,
as bits, in the hand's order.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Final

from croupier.cards import Cards
from croupier.odds.house.russian_shapes import Ranks, rank_sets, shape_count, shape_of, shapes

EXCHANGE: Final = 32
"""From this byte on cards are thrown away."""


@cache
def shipped(name: str) -> bytes:
    """A table that ships: by the open card's rank, by the ranks held, by suits up to their names."""
    return lzma.decompress((files("croupier.odds.house") / "data" / name).read_bytes())


def told(play: bytes, cards: Cards, up: int) -> tuple[int, Cards]:
    """The byte of a hand against the dealer's open card, and the cards thrown away, the lowest first; none below
    `EXCHANGE`.
    """
    suit = up & 3
    turned = {card: card & ~3 | _turned(card & 3, suit) for card in cards}
    ranks, number, order = shape_of(tuple(turned.values()), up >> 2)
    code = play[_starts(up >> 2)[ranks] + number]
    if code < EXCHANGE:
        return code, ()
    alike = {turned[card] & ~3 | order[turned[card] & 3]: card for card in cards}
    return code, tuple(sorted([alike[card] for place, card in enumerate(sorted(alike)) if code >> place & 1]))


def laid_out(code: Callable[[Cards, int], int]) -> bytes:
    """A table of the bytes that `code(cards, up)` gives for every hand that stands for others, its cards in order."""
    return bytes(
        code(cards, 4 * up)
        for up in range(13)
        for ranks in rank_sets(range(13), 5, up)
        for cards, _ in shapes(ranks, up)
    )


def _turned(suit: int, up: int) -> int:
    """The suits renamed so that the open card's is the first."""
    return 0 if suit == up else up if suit == 0 else suit


@cache
def _starts(up: int) -> Mapping[Ranks, int]:
    """Where the hands of each set of ranks begin when a card of this rank lies open."""
    sets = list(rank_sets(range(13), 5, up))
    ends = list(accumulate([shape_count(ranks, up) for ranks in sets], initial=0))
    # Against every open card there are as many hands.
    return {ranks: up * ends[-1] + start for ranks, start in zip(sets, ends, strict=False)}
