"""Pots and how they are split: side pots, halves, odd chips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from croupier.errors import Mistake
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Outcome, Ruling
from croupier.play.pots import divided, layered

Place: TypeAlias = Callable[[Seat], Any]
"""What ranks seats for odd chips: whose value is the smallest comes first."""


class Tie(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pot and the seats that win it, or its high half and its low half."""

    amount: Chips
    high: tuple[Seat, ...]
    low: tuple[Seat, ...] = ()


class SplitsPot(Incident, frozen=True, kw_only=True, tag="splits-pot"):
    """The question how pots are split, main pot first.

    Down to the smallest `chip`; `from_button` are the seats clockwise from the left of the button, in `stud`
    `by_suit` those from the highest card by suit down.
    """

    pots: tuple[Tie, ...]
    chip: Chips = 1
    stud: bool = False
    from_button: tuple[Seat, ...] = ()
    by_suit: tuple[Seat, ...] = ()


class Put(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat put into the pot; `folded` or not."""

    seat: Seat
    amount: Chips
    folded: bool = False


class SidePots(Incident, frozen=True, kw_only=True, tag="side-pots"):
    """The question which pots there are; without a hand by what every seat put in, `dead` chips besides."""

    put_in: tuple[Put, ...] = ()
    dead: Chips = 0


@rules(SplitsPot)
def rule_splits_pot(case: Case, it: SplitsPot) -> Ruling:
    """Each pot on its own, the high half before the low one, odd chips by the policy."""
    if not it.pots:
        raise Mistake("floor-no-pots")
    if it.chip < 1:
        raise Mistake("floor-no-such-chip", chip=it.chip)
    if len(it.pots) > 1:
        case.centre("pots-apart")
    with case.beside():
        case.cite("split-chips", "pots-apart")
    order = [*(it.by_suit if _by_suit(case, it.stud) else it.from_button)]
    ranked = {seat: place for place, seat in enumerate(order)}
    taken: list[Seat] = []

    def place(seat: Seat) -> int:
        return ranked.get(seat, len(ranked) + seat)

    awarded: dict[int, int] = {}
    for pot in it.pots:
        for seat, amount in split(case, pot, it.chip, [place], taken):
            awarded[seat] = awarded.get(seat, 0) + amount
    for winner, amount in awarded.items():
        case.because("floor-pushed", seat=Seat(winner), amount=amount)
    return case.ruled("split" if len(awarded) > 1 else "awarded", awarded=awarded)


def split(
    case: Case, pot: Tie, chip: int, places: Sequence[Place], taken: list[Seat]
) -> list[tuple[Seat, int]]:
    """The shares of one pot; `places` rank the seats for odd chips, one for the high half and one for the low or
    one for both; `taken` are those that have had one."""
    policy = case.policy
    if pot.low and set(pot.low) == set(pot.high):
        case.by("odd_chip_same_winners")
        case.cite("odd-both-ways")
        if policy.odd_chip_same_winners == "whole":
            return _shares(case, pot.amount, pot.high, chip, places[0], taken)
    if not pot.low:
        return _shares(case, pot.amount, pot.high, chip, places[0], taken)
    case.by("odd_chip_high_low")
    larger, smaller = divided(pot.amount, 2, chip)
    high, low = (larger, smaller) if policy.odd_chip_high_low == "high" else (smaller, larger)
    return [
        *_shares(case, high, pot.high, chip, places[0], taken),
        *_shares(case, low, pot.low, chip, places[-1], taken),
    ]


def _shares(  # noqa: PLR0917  # the pot, who shares it and what ranks them belong together
    case: Case, amount: int, seats: Sequence[Seat], chip: int, place: Place, taken: list[Seat]
) -> list[tuple[Seat, int]]:
    ordered = sorted(seats, key=place)
    if len(seats) > 1 and not case.policy.odd_chip_again:
        case.by("odd_chip_again")
        ordered.sort(key=lambda seat: seat in taken)
    parts = divided(amount, len(ordered), chip)
    taken.extend([seat for seat, part in zip(ordered, parts, strict=True) if part > parts[-1]])
    return list(zip(ordered, parts, strict=True))


def _by_suit(case: Case, stud: bool) -> bool:
    """Whether odd chips go by the highest card; the ruling rests on it, after what the halves of a pot rest on."""
    with case.beside():
        case.by("odd_chip_stud" if stud else "odd_chip")
    return (case.policy.odd_chip_stud if stud else case.policy.odd_chip) == "high-card"


def ranking_of(
    case: Case, stud: bool, by_button: Mapping[Seat, int], by_card: Mapping[Seat, Sequence[int]]
) -> Place:
    """How seats are ranked for odd chips: from the button, or by the cards of their hands, the highest first."""
    if _by_suit(case, stud):
        return lambda seat: [-card for card in by_card[seat]]
    return lambda seat: by_button.get(seat, len(by_button) + seat)


@rules(SidePots)
def rule_side_pots(case: Case, it: SidePots) -> Ruling:
    """The main pot and the side pots, and who can win each."""
    case.cite("side-pots", "pots-apart")
    if it.put_in:
        size = max(each.seat for each in it.put_in) + 1
        put = [0] * size
        for each in it.put_in:
            put[each.seat] = each.amount
        live = [each.seat for each in it.put_in if not each.folded]
        pots = layered(put, live, it.dead)
    else:
        pots = case.hand.pots
    if not pots:
        raise Mistake("floor-no-pots")
    names = ["main", *(f"side-{number}" for number in range(1, len(pots)))]
    case.fact(**{name: pot.amount for name, pot in zip(names, pots, strict=True)})
    for number, pot in enumerate(pots):
        case.because("floor-pot-of", number=number, amount=pot.amount, players=len(pot.seats))
    then = {name: _won_by(pot.seats, pot.amount) for name, pot in zip(names, pots, strict=True)}
    return case.ruled("answered", then=then)


def _won_by(seats: Sequence[int], amount: int) -> Outcome:
    """Who can win a pot; what only one can win, as what nobody called, is his."""
    if len(seats) == 1:
        return Outcome(verdict="awarded", awarded={seats[0]: amount})
    return Outcome(verdict="contested", order=tuple(seats))
