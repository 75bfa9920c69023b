"""The one or two combinations for which five or six cards are paid."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from croupier.pit.category import (
    ACE_KING,
    CATEGORIES,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    rung,
)
from croupier.pit.paytable import PayTable
from croupier.ranks import HIGH

_WINDOWS: Final = tuple([0x1F << low for low in range(8, -1, -1)] + [0x100F])
"""The ranks of every straight as bits, the highest first; the last is the wheel."""

_ACE: Final = 1 << 12
_BIG_SLICK: Final = 0x1800
_WHOLE: Final = frozenset({STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH, ROYAL_FLUSH})
"""Combinations of five cards: only a sixth card can make a second one."""


def combinations(cards: Sequence[int], pays: PayTable, *, straight_twice: bool = True) -> tuple[str, ...]:
    """What five or six cards are paid for, the higher first: nothing, one combination, or two.

    The second is the best paid of those that use a card outside the first (RUSPOK:1.19.e); never a third
    (RUSPOK:1.19.b). Cards that only decide between equal hands belong to no combination.

    >>> from croupier.cards import parse
    >>> from croupier.pit.russian.game import BET
    >>> combinations(parse("KhQhJh8h7h 7s"), BET), combinations(parse("AhAsKdKhQc"), BET)
    (('flush', 'pair'), ('two-pair',))
    """
    first = CATEGORIES[rung(HIGH.strength(cards))]
    if first in (HIGH_CARD, ACE_KING):
        return () if first == HIGH_CARD else (first,)
    ranks = counts = 0
    for card in cards:
        ranks |= 1 << (card >> 2)
        counts += 1 << 4 * (card >> 2)
    if first in _WHOLE:
        seconds = _with_sixth(first, cards, ranks, straight_twice=straight_twice) if len(cards) == 6 else []
    else:
        seconds = _beside(first, ranks, counts)
    if not seconds:
        return (first,)
    return first, max(seconds, key=lambda one: (pays.odds(one), CATEGORIES.index(one)))


def odds(cards: Sequence[int], pays: PayTable, *, straight_twice: bool = True) -> Fraction:
    """What the bet of these cards wins, to one (RUSPOK:1.19.f)."""
    paid = combinations(cards, pays, straight_twice=straight_twice)
    return sum((pays.odds(one) for one in paid), Fraction(0))


def _beside(first: str, ranks: int, counts: int) -> list[str]:
    """What can stand beside four of a kind, trips, two pair or a pair."""
    held = [counts >> 4 * rank & 15 for rank in range(13)]
    pairs = [rank for rank in range(12, -1, -1) if held[rank] == 2]
    seconds = []
    if first == QUADS and pairs:
        seconds.append(FULL_HOUSE)
    if first == TWO_PAIR and len(pairs) > 2:
        seconds.append(TWO_PAIR)
    inside = first == TWO_PAIR and pairs[:2] == [12, 11]
    if ranks & _BIG_SLICK == _BIG_SLICK and not inside:
        seconds.append(ACE_KING)
    return seconds


def _with_sixth(first: str, cards: Sequence[int], ranks: int, *, straight_twice: bool) -> list[str]:
    """What the card outside a combination of five makes."""
    core = _core(first, cards)
    (sixth,) = set(cards) - set(core)
    rank = sixth >> 2
    others = [card >> 2 for card in core]
    seconds = []
    if first in (ROYAL_FLUSH, STRAIGHT_FLUSH, FLUSH) and sixth & 3 == core[0] & 3:
        windows = [window for window in _WINDOWS if ranks & window == window and window >> rank & 1]
        seconds.append(STRAIGHT_FLUSH if windows else FLUSH)
    elif first == FULL_HOUSE:
        if rank in others:
            seconds.append(FULL_HOUSE)
    elif any(ranks & window == window and window >> rank & 1 for window in _WINDOWS) and (
        rank not in others or straight_twice
    ):
        seconds.append(STRAIGHT)
    if rank in others:
        seconds.append(PAIR)
    if rank >= 11 and 23 - rank in others:
        seconds.append(ACE_KING)
    return seconds


def _core(first: str, cards: Sequence[int]) -> list[int]:
    """The five cards of the first combination; of equal choices any will do."""
    ordered = sorted(cards, reverse=True)
    if first == FULL_HOUSE:
        held = [card >> 2 for card in cards]
        trips = max(rank for rank in held if held.count(rank) == 3)
        pair = max(rank for rank in held if rank != trips and held.count(rank) >= 2)
        three = [card for card in ordered if card >> 2 == trips]
        return three + [card for card in ordered if card >> 2 == pair][:2]
    if first == STRAIGHT:
        return _in_a_row(ordered)
    suited = max(([card for card in ordered if card & 3 == suit] for suit in range(4)), key=len)
    return suited[:5] if first == FLUSH else _in_a_row(suited)


def _in_a_row(ordered: Sequence[int]) -> list[int]:
    present = 0
    for card in ordered:
        present |= 1 << (card >> 2)
    window = next(window for window in _WINDOWS if present & window == window)
    row: dict[int, int] = {}
    for card in ordered:
        if window >> (card >> 2) & 1:
            row.setdefault(card >> 2, card)
    return list(row.values())


INSURABLE: Final = CATEGORIES.index(TRIPS)
"""The lowest rung of a hand that may be insured (RUSPOK:1.17.0)."""
