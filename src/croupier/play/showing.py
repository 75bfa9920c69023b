"""Up-cards: who brings it in and whose board opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from croupier.cards import Cards
from croupier.ranks.ranking import RANK_KEYS, ByRanks, pack


def brings_in(up: Mapping[int, Cards], showing: Literal["high", "low"]) -> int:
    """The seat with the lowest up-card, suits ranked; where low boards open, the one with the highest, aces low.

    >>> from croupier.cards import parse
    >>> brings_in({1: parse("2h"), 2: parse("2d"), 3: parse("Ac")}, "high")
    2
    >>> brings_in({1: parse("Kh"), 2: parse("Kd"), 3: parse("Ac")}, "low")
    1
    """
    if showing == "high":
        return min(up, key=lambda seat: min(up[seat]))
    return max(up, key=lambda seat: max(map(_ace_low, up[seat])))


def best_showing(up: Mapping[int, Cards], showing: Literal["high", "low"]) -> int:
    """The seat whose board opens: the highest, or the lowest; equal boards by the highest card, suits ranked.

    TDA-2022:17A.3, RP10D.

    >>> from croupier.cards import parse
    >>> best_showing({1: parse("KhQd"), 2: parse("2c2d")}, "high")
    2
    >>> best_showing({1: parse("KhQd"), 2: parse("Kd2d")}, "low")
    2
    >>> best_showing({1: parse("AdQcTsAs"), 2: parse("Kh7dKd7s")}, "high")
    2
    """
    if showing == "high":
        return max(up, key=lambda seat: (_value(_HIGH, up[seat]), max(up[seat])))
    lowest = min([_value(_LOW, cards) for cards in up.values()])
    tied = [seat for seat, cards in up.items() if _value(_LOW, cards) == lowest]
    return max(tied, key=lambda seat: max(map(_ace_low, up[seat])))


def _value(by_ranks: ByRanks, cards: Cards) -> int:
    return by_ranks[sum([RANK_KEYS[card] for card in cards])]


def _grouped(counts: Sequence[int]) -> int:
    """A board of up to four cards without straights and flushes: two pairs above a pair, then the ranks."""
    groups = sorted([(count, rank) for rank, count in enumerate(counts) if count], reverse=True)
    return pack(pack(0, [count for count, _ in groups]), [rank for _, rank in groups])


_HIGH: Final = ByRanks(_grouped)
_LOW: Final = ByRanks(lambda counts: _grouped([counts[-1], *counts[:-1]]))


def _ace_low(card: int) -> int:
    return (card + 4) % 52
