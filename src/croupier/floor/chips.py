"""Silent chips: a call, a raise, or too little."""

from __future__ import annotations

import msgspec

from croupier.floor import over_a_call, prior_chips, undercalls
from croupier.floor.case import Case
from croupier.floor.incident import Act, Motion, Seat
from croupier.floor.ruling import Discretion, Outcome, Penalty, Reason, Ruling
from croupier.floor.settling import cut_down, outcome, settled
from croupier.floor.spot import Spot

_TINY: int = 20
"""A chip is tiny beside a bet this many times its size."""


def silent(case: Case, act: Act, spot: Spot) -> Ruling:
    """Chips put out without a word: only the first motion counts."""
    motions = act.moved
    if len(motions) > 1:
        case.cite("string-bet")
        case.because("floor-string-bet", seat=Seat(act.seat))
        first = sum(motions[0])
        if not spot.owed and case.policy.choice("string_bet") == "smallest-bet":
            case.by("string_bet")
            return settled(case, spot, spot.raise_to(spot.least), act.put_out)
        ruling = judged(case, act, spot, motions[0], first)
        return _with_the_rest_back(ruling, act.seat, act.put_out - first)
    return judged(case, act, spot, motions[0] if motions else (), act.put_out)


def judged(case: Case, act: Act, spot: Spot, chips: Motion, put_out: int, *, worded: bool = False) -> Ruling:
    """What chips of one motion count as; without denominations `put_out` alone is judged.

    `worded`: he said “bet” before he put them out.
    """
    case.fact(put_out=put_out)
    if not spot.owed:
        return opening(case, spot, chips, put_out, worded)
    lying = case.situation.lying.get(spot.seat, ())
    if spot.bet and (act.back or (lying and chips)):
        return prior_chips.judged(case, act, spot, chips, lying)
    total = spot.bet + put_out
    if undercalls.told_wrong(spot, act.quoted) and put_out <= spot.owed:
        return undercalls.misquoted(case, spot, act.quoted, put_out)
    if put_out < spot.owed and put_out < spot.stack:
        if (
            len(chips) == 1
            and put_out * _TINY <= spot.owed
            and case.policy.choice("undercall") == "opening-or-heads-up"
        ):
            return _tiny(case, spot, put_out)
        return undercalls.judged(case, act, spot, put_out, put_out)
    if put_out <= spot.owed:
        case.cite("exact-chips-call" if put_out == spot.owed else "all-in-for-less")
        return settled(case, spot, spot.call(), put_out)
    if len(chips) == 1:
        return over_a_call.overchip(case, spot, put_out)
    return over_a_call.several(case, act, spot, chips, total)


def opening(case: Case, spot: Spot, chips: Motion, put_out: int, worded: bool) -> Ruling:
    """Chips from a player who faces no bet are a bet, of at least the smallest and at most the largest one.

    Too few of them are brought to the smallest bet; the book may let him fold instead, but not who said “bet”.
    """
    if len(chips) == 1:
        case.cite("overchip-opens")
    case.cite("chips-bind")
    total = spot.bet + put_out
    legal = spot.legal(total)
    if total < legal:
        case.cite("smallest-bet")
        case.because("floor-below-smallest-bet", amount=legal)
        if not worded and case.policy.choice("short_raise") == "complete-or-forfeit":
            return over_a_call.complete_or_forfeit(case, spot, put_out, put_out)
    if total > legal:
        cut_down(case, legal)
    return settled(case, spot, spot.raise_to(legal), put_out, "stands" if total >= legal else "corrected")


def _tiny(case: Case, spot: Spot, put_out: int) -> Ruling:
    """A chip tiny beside the bet: the director decides, up to a full call (TDA-2022:41E)."""
    case.cite("tiny-chip")
    case.because("floor-tiny-chip", chip=put_out, to_call=spot.to_call)
    options = {
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "other": Outcome(verdict="director-decides"),
    }
    return case.ruled(
        "director-decides",
        discretion=Discretion(by="director", options=options),
        penalties={spot.seat: (Penalty("penalty"),)},
    )


def _with_the_rest_back(ruling: Ruling, seat: int, rest: int) -> Ruling:
    """Chips of later motions go back as well."""
    returned = {**ruling.returned, seat: ruling.returned.get(seat, 0) + rest}
    owed = ruling.owed.get(seat, 0)
    taken = min(owed, rest)
    if taken:
        returned[seat] -= taken
    goes_back = returned.get(seat, 0) - ruling.returned.get(seat, 0)
    because = ruling.because
    if goes_back:
        because += (Reason("floor-goes-back", {"seat": Seat(seat), "amount": goes_back}),)
    return msgspec.structs.replace(
        ruling,
        because=because,
        returned={at: amount for at, amount in returned.items() if amount},
        owed={
            at: amount - (taken if at == seat else 0) for at, amount in ruling.owed.items() if amount > taken
        },
    )
