"""From what an act counts as to the chips that move and the operations that carry it out."""

from __future__ import annotations

from croupier.floor.case import Case
from croupier.floor.incident import Seat
from croupier.floor.ruling import Counted, Outcome, Ruling
from croupier.floor.spot import Spot, operation


def settled(
    case: Case, spot: Spot, counted: Counted, put_out: int | None = None, verdict: str = "stands"
) -> Ruling:
    """The act stands as this action: what is too much goes back, what is missing he adds.

    `put_out` are the chips he put out for it, None where he put out none.
    """
    returned, owed = _difference(spot, counted, put_out)
    case.because(
        "floor-counts-as",
        seat=Seat(spot.seat),
        action=counted.action,
        to=counted.to,
        all_in=int(counted.all_in),
    )
    if returned:
        case.because("floor-goes-back", seat=Seat(spot.seat), amount=returned[spot.seat])
    if owed:
        case.because("floor-adds", seat=Seat(spot.seat), amount=owed[spot.seat])
    return case.ruled(
        verdict,
        counts_as={spot.seat: counted},
        returned=returned,
        owed=owed,
        operations=operation(spot, counted),
    )


def cut_down(case: Case, amount: int) -> None:
    """It was more than the game allows: the largest bet takes its place."""
    case.cite("limit-sizes" if case.hand.setup.variant.betting.fixed else "pot-limit")
    case.because("floor-above-largest-bet", amount=amount)


def outcome(spot: Spot, counted: Counted, put_out: int | None = None, verdict: str = "stands") -> Outcome:
    """The same as one of several possible answers, without a reason of its own."""
    returned, owed = _difference(spot, counted, put_out)
    return Outcome(
        verdict=verdict,
        counts_as={spot.seat: counted},
        returned=returned,
        owed=owed,
        operations=operation(spot, counted),
    )


def _difference(spot: Spot, counted: Counted, put_out: int | None) -> tuple[dict[int, int], dict[int, int]]:
    if put_out is None:
        return {}, {}
    over = put_out - counted.add
    return ({spot.seat: over} if over > 0 else {}), ({spot.seat: -over} if over < 0 else {})
