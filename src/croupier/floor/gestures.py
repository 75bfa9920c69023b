"""Gestures: a tap, a push of all chips, chips gathered together, a token put out."""

from __future__ import annotations

from croupier.floor.case import Case
from croupier.floor.incident import Act, Seat
from croupier.floor.ruling import Discretion, Outcome, Ruling
from croupier.floor.settling import outcome, settled
from croupier.floor.spot import Spot


def judged(case: Case, act: Act, spot: Spot) -> Ruling:
    """What a gesture counts as."""
    return _BY_GESTURE[act.gesture](case, act, spot)


def _tap(case: Case, act: Act, spot: Spot) -> Ruling:
    case.cite("tap", "gesture")
    if not spot.owed:
        return settled(case, spot, spot.check())
    case.because("floor-tap-facing-a-bet", seat=Seat(act.seat), to_call=spot.to_call)
    return case.ruled("reminder", may={spot.seat: spot.may})


def _push_all(case: Case, act: Act, spot: Spot) -> Ruling:
    case.cite("gesture", "in-turn-binds")
    case.because("floor-all-chips", seat=Seat(act.seat))
    if spot.all_in <= spot.to_call or not spot.may_raise:
        return settled(case, spot, spot.call())
    return settled(case, spot, spot.raise_to(spot.legal(spot.all_in)))


def _gather(case: Case, act: Act, spot: Spot) -> Ruling:
    """All chips gathered and pushed forward may be taken for a bet of them (TDA-2022:46C.2)."""
    case.cite("gather-and-push")
    case.because("floor-gathered", seat=Seat(act.seat))
    total = spot.bet + act.put_out if act.put_out else spot.all_in
    options = {"call": outcome(spot, spot.call() if spot.owed else spot.check())}
    if spot.may_raise:
        options["bet-of-all-those-chips"] = outcome(spot, spot.raise_to(spot.legal(total)))
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _token(case: Case, act: Act, spot: Spot) -> Ruling:
    """A bounty chip, a time token or the like put out as a bet: the director says what it is (TDA-2024:RP22)."""
    case.cite("token-put-out")
    case.because("floor-token", seat=Seat(act.seat))
    options = {"no-bet": Outcome(verdict="reminder")}
    if spot.owed:
        options["call"] = outcome(spot, spot.call())
    if spot.may_raise:
        options["all-in"] = outcome(spot, spot.raise_to(spot.legal(spot.all_in)))
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


_BY_GESTURE = {"tap": _tap, "push-all": _push_all, "gather": _gather, "token": _token}
