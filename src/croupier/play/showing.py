"""Up-cards: who brings it in and whose board opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from croupier.cards import Cards
from croupier.ranks.ranking import RANK_KEYS, ByRanks, pack, rank_counts


def brings_in(up: Iterable[tuple[int, Cards]], showing: Literal["high", "low"]) -> int:
    """Of the seats with their up-cards the one that brings it in.

    It has the lowest card, suits ranked; where low boards open, the highest, aces low.

    >>> from croupier.cards import parse
    >>> brings_in([(1, parse("2h")), (2, parse("2d")), (3, parse("Ac"))], "high")
    2
    >>> brings_in([(1, parse("Kh")), (2, parse("Kd")), (3, parse("Ac"))], "low")
    1
    """
    opens, worst = 0, -1
    for seat, cards in up:
        card = 52 - min(cards) if showing == "high" else _highest(cards, showing)
        if card > worst:
            opens, worst = seat, card
    return opens


def best_showing(up: Iterable[tuple[int, Cards]], showing: Literal["high", "low"]) -> int:
    """Of the seats with their up-cards the one whose board opens.

    It is the highest, or the lowest; of equal boards the one with the highest card, suits ranked (TDA-2022:17A.3,
    RP10D).

    >>> from croupier.cards import parse
    >>> best_showing([(1, parse("KhQd")), (2, parse("2c2d"))], "high")
    2
    >>> best_showing([(1, parse("KhQd")), (2, parse("Kd2d"))], "low")
    2
    >>> best_showing([(1, parse("AdQcTsAs")), (2, parse("Kh7dKd7s"))], "high")
    2
    """
    opens, best = 0, -1
    board: Cards = ()
    by_ranks = _HIGH if showing == "high" else _LOW
    for seat, cards in up:
        total = 0
        for card in cards:
            total += RANK_KEYS[card]
        value = by_ranks.of(total, len(cards))
        if value > best or (value == best and _highest(cards, showing) > _highest(board, showing)):
            opens, best, board = seat, value, cards
    return opens


def _highest(cards: Cards, showing: Literal["high", "low"]) -> int:
    return max(cards) if showing == "high" else max([_ace_low(card) for card in cards])


def _grouped(counts: Sequence[int]) -> int:
    """A board of up to four cards without straights and flushes: two pairs above a pair, then the ranks."""
    groups = sorted([(count, rank) for rank, count in enumerate(counts) if count], reverse=True)
    return pack(pack(0, [count for count, _ in groups]), [rank for _, rank in groups])


def _read_low(rank_sum: int) -> int:
    *others, aces = rank_counts(rank_sum)
    return (1 << 40) - _grouped([aces, *others])


_HIGH: Final = ByRanks(lambda rank_sum: _grouped(rank_counts(rank_sum)))
_LOW: Final = ByRanks(_read_low)


def _ace_low(card: int) -> int:
    return (card + 4) % 52
