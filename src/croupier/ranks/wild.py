"""Five cards some of which are wild: what they make when each wild card stands for whatever is best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

FIVE_OF_A_KIND: Final = "five-of-a-kind"
WILD_ROYAL: Final = "wild-royal"

_ROYAL: Final = 0b1_1111 << 8
_STRAIGHTS: Final = (*[0x1F << low for low in range(8, -1, -1)], 1 << 12 | 0xF)


def wild_category(naturals: Sequence[int], wilds: int) -> tuple[str, int]:
    """The category of five cards, `wilds` of them wild, and the rank it is named by: of pairs, trips, quads, or -1.

    A royal flush without a wild card is `royal-flush`, with one `wild-royal`. Four natural deuces are no matter here.

    >>> from croupier.cards import parse
    >>> wild_category(parse("AhKhQhJh"), 1), wild_category(parse("8s8d5c5h"), 1)
    (('wild-royal', -1), ('full-house', 6))
    """
    counts = Counter([card >> 2 for card in naturals])
    rank, most = max(counts.items(), key=lambda one: (one[1], one[0]), default=(12, 0))
    held = most + wilds
    suited = len({card & 3 for card in naturals}) <= 1
    if held == 5:
        return FIVE_OF_A_KIND, rank
    ranks = sum(1 << one for one in counts)
    distinct = most <= 1
    if suited and distinct and ranks & _ROYAL == ranks:
        return (WILD_ROYAL if wilds else "royal-flush"), -1
    straight = distinct and any(ranks & run == ranks for run in _STRAIGHTS)
    if suited and straight:
        return "straight-flush", -1
    if held >= 4:
        return "four-of-a-kind", rank
    if len(counts) == 2:
        return "full-house", rank
    if suited:
        return "flush", -1
    if straight:
        return "straight", -1
    if held == 3:
        return "three-of-a-kind", rank
    if held == 2:
        return ("two-pair" if len(counts) == 3 else "pair"), rank
    return "high-card", -1
