"""Chips found where nobody looked, and chips somebody wants back."""

from __future__ import annotations

from typing import Literal

from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Discretion, Outcome, Ruling


class ChipsFound(Incident, frozen=True, kw_only=True, tag="chips-found"):
    """A chip is found behind a player after his all-in was called; `won` says whether he won, where it is known."""

    seat: Seat
    amount: Chips
    caller: Seat
    won: bool | None = None


class LostChips(Incident, frozen=True, kw_only=True, tag="lost-chips"):
    """Chips are found on the floor or where nobody sits."""

    amount: Chips = 0
    owner: Seat | None = None


class TakesBack(Incident, frozen=True, kw_only=True, tag="takes-back"):
    """A player wants back chips he put in, or an action he took."""

    seat: Seat
    action: Literal["fold", "check", "call", "bet", "raise"] = "call"
    misprompted: bool = False
    next_acted: bool = False


@rules(ChipsFound)
def chips_found(case: Case, found: ChipsFound) -> Ruling:
    """The director says whether they were part of the bet; if not, he is not paid for them and cannot keep them
    (TDA-2022:62.1)."""
    case.cite("found-part-of-the-bet", "found-and-won", "found-and-lost")
    case.because("floor-chips-found", seat=Seat(found.seat), amount=found.amount, caller=Seat(found.caller))
    won = Outcome(verdict="stands", returned={found.seat: found.amount})
    lost = Outcome(verdict="stands", steps=("chips-leave-play", "eliminated"))
    given = Outcome(
        verdict="stands",
        returned={found.caller: found.amount},
        steps=("eliminated",),
    )
    options = {"part-of-the-bet": Outcome(verdict="corrected", owed={found.caller: found.amount})}
    if found.won is not False:
        options["not-part-and-he-wins"] = won
    if found.won is not True:
        options["not-part-and-he-loses"] = lost
        options["not-part-and-the-caller-gets-them"] = given
    case.fact(found=found.amount)
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


@rules(LostChips)
def lost_chips(case: Case, lost: LostChips) -> Ruling:
    """Out of play, or back to the owner where he is known, as the book has it."""
    case.cite("lost-chips")
    if lost.owner is not None and case.policy.choice("lost_chips") == "owner-unknown":
        case.because("floor-lost-chips-back", seat=Seat(lost.owner))
        return case.ruled("stands", returned={lost.owner: lost.amount})
    case.because("floor-lost-chips-out")
    return case.ruled("stands", steps=("to-inventory",))


@rules(TakesBack)
def takes_back(case: Case, back: TakesBack) -> Ruling:
    """What was done in turn binds; what the dealer prompted too early may be taken back for a while."""
    if back.misprompted:
        case.cite("out-of-turn-by-dealer")
        until = case.policy.choice("out_of_turn_by_dealer")
        if until == "any-time" or not back.next_acted:
            case.because("floor-may-change", seat=Seat(back.seat))
            return case.ruled("released")
    case.cite("chips-bind" if back.action in ("call", "bet", "raise") else "in-turn-binds")
    case.because("floor-binds", seat=Seat(back.seat))
    return case.ruled("refused")
