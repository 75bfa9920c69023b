"""Two hole cards, before the flop: how many of all hands they are among the best of."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.cards import rank_of, suit_of

if TYPE_CHECKING:
    from croupier.cards import Cards

_ACE = 12


def points(cards: Cards) -> float:
    """What two hole cards are worth before the flop, on a scale of our own: high cards, pairs, closeness, suits.

    >>> from croupier.cards import parse
    >>> points(parse("AhAd")) > points(parse("AhKh")) > points(parse("7h2d"))
    True
    """
    high, low = sorted(map(rank_of, cards), reverse=True)
    if high == low:
        return 22.0 + 3.6 * high
    gap = high - low
    worth = 2.2 * high + 1.3 * low
    worth += {1: 4.0, 2: 2.6, 3: 1.4}.get(gap, 0.0)
    if suit_of(cards[0]) == suit_of(cards[1]):
        worth += 4.5
    if high == _ACE:
        worth += 5.0
    return worth


@cache
def _best_first() -> dict[tuple[int, int, bool], float]:
    """For each class of hole cards, the part of all 1,326 hands that is at least as good."""
    worth: dict[tuple[int, int, bool], float] = {}
    count: dict[tuple[int, int, bool], int] = {}
    for cards in combinations(range(52), 2):
        kind = _kind(cards)
        worth[kind] = points(cards)
        count[kind] = count.get(kind, 0) + 1
    shares = {}
    so_far = 0
    for kind in sorted(worth, key=lambda kind: (-worth[kind], kind)):
        so_far += count[kind]
        shares[kind] = so_far / 1326
    return shares


def share(cards: Cards) -> float:
    """The part of all hands that are as good as these two cards or better: 0.005 for aces, 1.0 for the worst.

    >>> from croupier.cards import parse
    >>> round(share(parse("AhAd")), 4), share(parse("7h2d")) > 0.9
    (0.0045, True)
    """
    return _best_first()[_kind(cards)]


def _kind(cards: Cards) -> tuple[int, int, bool]:
    one, other = cards
    high, low = max(rank_of(one), rank_of(other)), min(rank_of(one), rank_of(other))
    return high, low, suit_of(one) == suit_of(other)
