"""Chips or an amount above the call, without the word raise: a call, a raise, or a raise to complete."""

from __future__ import annotations

from croupier.floor import undercalls
from croupier.floor.case import Case
from croupier.floor.incident import Act, Motion, Seat
from croupier.floor.ruling import Discretion, Ruling
from croupier.floor.settling import cut_down, outcome, settled
from croupier.floor.spot import Spot


def overchip(case: Case, spot: Spot, put_out: int) -> Ruling:
    """One chip larger than the call, without a word, is a call."""
    case.cite("overchip-calls", "overchip-standard-call")
    if case.hand.setup.variant.betting.pot is not None:
        case.centre("overchip-pot-limit")
    case.because("floor-overchip-calls", chip=put_out)
    return settled(case, spot, spot.call(), put_out)


def several(case: Case, act: Act, spot: Spot, chips: Motion, total: int) -> Ruling:
    """Several chips above the call: whether one can be spared, then the half of a raise."""
    fixed = case.hand.setup.variant.betting.fixed
    policy = case.policy
    way = policy.choice("several_chips_limit") if fixed else policy.choice("several_chips")
    case.cite("several-chips-limit")  # a clause that speaks of limit: in other games it is not named
    if way == "call" or not spot.may_raise:
        case.by("several_chips_limit" if fixed else "several_chips")
        return settled(case, spot, spot.call(), total - spot.bet)
    if way == "one-removed" and chips and total - min(chips) < spot.to_call:
        case.cite("several-chips-needed", "several-chips-standard-call")
        case.because("floor-every-chip-needed", chip=min(chips), to_call=spot.to_call)
        return settled(case, spot, spot.call(), total - spot.bet)
    if chips:
        case.cite("several-chips-surplus")
    return by_half(case, act, spot, total)


def by_half(case: Case, act: Act, spot: Spot, total: int) -> Ruling:
    """More than a call: the last chips are an all-in, else half a raise obliges to a whole one."""
    put_out = total - spot.bet
    last = act.last or put_out == spot.stack
    if last and case.policy.flag("last_chips_all_in"):
        case.cite("several-chips-last")
        case.because("floor-last-chips", seat=Seat(spot.seat))
        legal = min(spot.bet + spot.stack, spot.most) or spot.bet + spot.stack
        return settled(case, spot, spot.raise_to(legal), put_out)
    if last and total < spot.threshold(case.policy):
        return _below_half(case, spot, total, put_out)
    if total >= spot.least:
        case.cite("raise-in-one-motion")
    return short_raise(case, spot, total, put_out)


def short_raise(case: Case, spot: Spot, total: int, put_out: int | None) -> Ruling:
    """Chips or an amount without the word raise, above the call: a raise, a raise to complete, or a call."""
    if total >= spot.least:
        case.cite("smallest-raise")
        case.because("floor-full-raise", amount=spot.full)
        if total > spot.most:
            cut_down(case, spot.most)
        return settled(case, spot, spot.raise_to(min(total, spot.most)), put_out)
    threshold = spot.threshold(case.policy)
    case.fact(raise_threshold=threshold)
    if case.policy.choice("short_raise") == "complete-or-forfeit":
        return complete_or_forfeit(case, spot, total - spot.bet, put_out)
    if total >= threshold:
        case.cite("half-raise-up", "change")
        case.because("floor-half-reached", total=total, threshold=threshold)
        return settled(case, spot, spot.raise_to(spot.least), put_out, "corrected")
    return _below_half(case, spot, total, put_out)


def _below_half(case: Case, spot: Spot, total: int, put_out: int | None) -> Ruling:
    threshold = spot.threshold(case.policy)
    case.fact(raise_threshold=threshold)
    case.cite("half-raise-down")
    case.because("floor-half-missed", total=total, threshold=threshold)
    return settled(case, spot, spot.call(), put_out)


def complete_or_forfeit(case: Case, spot: Spot, lost: int, put_out: int | None) -> Ruling:
    """A bet or a raise of too little: he brings it to the smallest one, or folds and loses of so much what he put
    out."""
    case.cite("undercall-choice")
    lost = undercalls.in_the_pot(lost, put_out)
    case.because("floor-complete-or-forfeit", seat=Seat(spot.seat), amount=spot.least, forfeit=lost)
    options = {
        "complete": outcome(spot, spot.raise_to(spot.least), put_out, "corrected"),
        "fold-and-forfeit": undercalls.forfeits(spot, lost, put_out),
    }
    return case.ruled("player-chooses", discretion=Discretion(by="player", seat=spot.seat, options=options))
