"""Bets in the dark before the cards."""

from __future__ import annotations

from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Ruling


class Straddle(Incident, frozen=True, kw_only=True, tag="straddle"):
    """A player puts out a bet in the dark after the big blind.

    `last_word`: he claims the last word. `already` are the dark bets before his, `allowed` how many the house
    allows. `late`: the cards were already dealt.
    """

    seat: Seat
    amount: Chips
    last_word: bool | None = None
    already: int = 0
    allowed: int = 1
    late: bool = False


@rules(Straddle)
def straddle(case: Case, dark: Straddle) -> Ruling:
    """None, a raise without looking that leaves the big blind the last word, or a live one (K28)."""
    policy = case.policy
    way = policy.choice("straddle")
    big_blind = case.hand.setup.bets[0]
    size = big_blind * policy.number("straddle_size")
    case.fact(size=size)
    case.cite("straddle-live" if way == "live" else "straddle")
    case.by("straddle")
    refused = ""
    if way == "none":
        refused = "none"
    elif dark.last_word and way == "no-look":
        refused = "last-word"
    elif dark.already >= dark.allowed:
        case.centre("straddle-count")
        refused = "count"
    elif dark.seat != _next_in_turn(case, dark.already):
        case.centre("straddle-seat")
        refused = "seat"
    elif dark.late:
        refused = "late"
    elif dark.amount != size:
        case.centre("straddle-size")
        refused = "size"
    if refused:
        case.because("floor-straddle-refused", reason=refused, size=size)
        return case.ruled("refused", returned={dark.seat: dark.amount})
    case.cite("straddle-size")
    straddler = way == "live" and policy.choice("straddle_last_word") == "straddler"
    last = dark.seat if straddler else _big_blind(case)
    case.fact(current_bet=size, last_to_act=case.situation.name(last) if last else "–")
    case.because("floor-straddle-stands", seat=Seat(dark.seat), amount=size)
    return case.ruled("allowed")


def _next_in_turn(case: Case, already: int) -> int:
    """The seat whose dark bet it is: the first after the big blind, or after those who have made one."""
    seats = case.hand.seats
    if _big_blind(case) not in seats:
        return 0
    return seats[(seats.index(_big_blind(case)) + 1 + already) % len(seats)]


def _big_blind(case: Case) -> int:
    return next((bet.seat for bet in case.hand.setup.forced if bet.kind == "big-blind"), 0)
