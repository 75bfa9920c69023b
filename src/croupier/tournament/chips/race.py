"""The chip race: what becomes of small chips that cannot be changed in full when they leave the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from croupier.errors import Mistake


class Raced(NamedTuple):
    """A race at one table: the stacks by seat afterwards, who won a chip how often, and who was saved with one.

    `more` are the chips, in value, that the table has more than before, below zero when it has fewer.
    """

    stacks: dict[int, int]
    won: dict[int, int]
    saved: tuple[int, ...]
    more: int


def odd_chips(stack: int, chip: int, next_chip: int) -> int:
    """How many chips of a denomination a stack keeps when it is changed up in full.

    >>> odd_chips(1_075, 25, 100)
    3
    """
    return stack % next_chip // chip


def race(
    stacks: Mapping[int, int],
    chip: int,
    next_chip: int,
    cards: Mapping[int, tuple[int, ...]],
    *,
    most: int = 1,
) -> Raced:
    """Race the chips of `chip` off a table, in seat order from seat 1 (TDA-2022:24A.1, CLUB-7:7.4.1-a).

    Every player changes up what he can; the odd chips of the table make chips of `next_chip`, rounded up. Each odd
    chip is worth one card of `cards`, by seat; the highest cards win a chip each, suits breaking ties, nobody more
    than `most` chips (TDA-2022:24A.2), 0 for any number. Who would be left without a chip gets one of the lowest
    that stays (TDA-2022:24A.3, CLUB-7:7.4.1-b).

    >>> from croupier.cards import parse
    >>> cards = {1: parse("2c3c4c"), 2: parse("AhKh"), 3: parse("As2d5d")}
    >>> race({1: 1075, 2: 550, 3: 75}, 25, 100, cards)
    Raced(stacks={1: 1000, 2: 600, 3: 100}, won={3: 1, 2: 1}, saved=(), more=0)
    """
    if next_chip <= chip or next_chip % chip:
        raise Mistake("tournament-chips-do-not-change", chip=chip, next=next_chip)
    odd = {seat: odd_chips(stack, chip, next_chip) for seat, stack in sorted(stacks.items())}
    for seat, count in odd.items():
        if len(cards.get(seat, ())) != count:
            raise Mistake("tournament-race-cards", seat=seat, given=len(cards.get(seat, ())), due=count)
    after = {seat: stack - stack % next_chip for seat, stack in stacks.items()}
    due = -(-sum(odd.values()) * chip // next_chip)
    won: dict[int, int] = {}
    ranked = sorted([(card, seat) for seat, held in cards.items() for card in held], reverse=True)
    for _, seat in ranked:
        if due and (not most or won.get(seat, 0) < most):
            won[seat] = won.get(seat, 0) + 1
            after[seat] += next_chip
            due -= 1
    saved = tuple([seat for seat, stack in sorted(after.items()) if not stack and stacks[seat]])
    for seat in saved:
        after[seat] = next_chip
    return Raced(after, won, saved, sum(after.values()) - sum(stacks.values()))
