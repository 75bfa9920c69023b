"""New chips beside or on top of chips of an earlier bet."""

from __future__ import annotations

import msgspec

from croupier.floor import over_a_call, undercalls
from croupier.floor.case import Case
from croupier.floor.incident import Act, Motion, Seat
from croupier.floor.ruling import Discretion, Ruling
from croupier.floor.settling import outcome, settled
from croupier.floor.spot import Spot


def judged(case: Case, act: Act, spot: Spot, chips: Motion, lying: Motion) -> Ruling:
    """By the book: by whether the old chips cover the call and were pulled back, or by the director's weighing."""
    case.cite("prior-announce")
    left = _left(lying, act.back) if lying else ()
    covers = sum(lying) >= spot.to_call
    partly = bool(act.back) and bool(left)
    total = sum(left) + sum(chips)
    case.fact(put_out_total=total)
    if act.back:
        case.cite("prior-pulled-back")
    way = case.policy.choice("prior_chips")
    if way == "warned" and lying and total > spot.to_call:
        return _weighed(case, spot, total)
    if not covers and not partly:
        case.centre("prior-left-or-all-back")
        return _left_or_all_back(case, act, spot, chips, total)
    case.centre("prior-part-or-covering")
    if way == "cases" and act.back and not partly:
        return _weighed(case, spot, total)
    case.because("floor-prior-chips-total", total=total)
    if total <= spot.to_call:
        return settled(case, spot, spot.call(), total - spot.bet)
    case.cite("several-chips-surplus")
    return over_a_call.by_half(case, act, spot, total)


def _weighed(case: Case, spot: Spot, total: int) -> Ruling:
    """The book names no result for these chips: the director says whether they are a call or a raise."""
    case.because("floor-prior-chips-director", seat=Seat(spot.seat))
    options = {"call": outcome(spot, spot.call(), total - spot.bet)}
    if spot.may_raise:
        options["raise"] = outcome(spot, spot.raise_to(spot.legal(total)), total - spot.bet)
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _left_or_all_back(case: Case, act: Act, spot: Spot, chips: Motion, total: int) -> Ruling:
    if total < spot.to_call:
        return undercalls.judged(case, act, spot, total - spot.bet, total - spot.bet)
    if len(chips) == 1:
        case.cite("overchip-calls")
        case.because("floor-overchip-calls", chip=chips[0])
        return settled(case, spot, spot.call(), total - spot.bet)
    return over_a_call.several(case, act, spot, chips, total)


def _left(lying: Motion, back: Motion) -> Motion:
    """The chips that still lie after some were taken back."""
    left = list(lying)
    for chip in back:
        if chip in left:
            left.remove(chip)
    return tuple(left)


def pulled_back(case: Case, act: Act, spot: Spot) -> Ruling:
    """Chips taken back facing a raise: he must call or raise, and cannot put them back to fold (TDA-2022:46B)."""
    case.centre("prior-pulled-back")
    case.because("floor-pulled-back", seat=Seat(act.seat))
    may = msgspec.structs.replace(spot.may, fold=False)
    return case.ruled("options", may={spot.seat: may})
