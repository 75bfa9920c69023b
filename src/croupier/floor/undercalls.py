"""Too few chips to call."""

from __future__ import annotations

from typing import TypeGuard

import msgspec

from croupier.floor.case import Case
from croupier.floor.incident import Act, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.ruling import Counted, Discretion, Outcome, Ruling
from croupier.floor.settling import outcome, settled
from croupier.floor.spot import Spot, blinds_open
from croupier.play import Hand, Operation
from croupier.play.forced import LIVE


def judged(case: Case, act: Act, spot: Spot, put_out: int) -> Ruling:
    """An undercall in turn: a full call, the player's choice, or the director's, as the book has it."""
    case.cite("undercall")
    case.because("floor-undercall", put_out=spot.bet + put_out, to_call=spot.to_call)
    others = _undercallers_after(case)
    way = case.policy.choice("undercall")
    if way == "complete-or-forfeit":
        return _choice(case, act, spot, put_out, len(act.chips) == 1)
    if way == "full-call":
        case.cite("undercall-full-call")
        ruling = settled(case, spot, spot.call(), put_out, "corrected")
    elif _heads_up(case.hand) or _facing_the_opening_bet(case.hand):
        case.cite("undercall-full-call")
        if not _heads_up(case.hand):
            case.cite("undercall-opening-bet")
        case.because("floor-undercall-completed", heads_up=int(_heads_up(case.hand)))
        ruling = settled(case, spot, spot.call(), put_out, "corrected")
    else:
        ruling = _director(case, spot, put_out, len(act.chips) == 1)
    return _back_to_first(case, ruling, others) if others else ruling


def forfeits(spot: Spot, put_out: int, keeps: int = 0) -> Outcome:
    """He folds and what he put out stays in the pot, but for what goes back to him."""
    lost = put_out - keeps
    return Outcome(
        verdict="hand-dead",
        counts_as={spot.seat: Counted("fold", spot.bet + lost, lost)},
        forfeited={spot.seat: lost} if lost else {},
        returned={spot.seat: keeps} if keeps else {},
        hands={spot.seat: "dead"},
        operations=(
            *((Operation("late-post", spot.seat, lost),) if lost else ()),
            Operation("fold", spot.seat),
        ),
    )


def _choice(case: Case, act: Act, spot: Spot, put_out: int, one_chip: bool) -> Ruling:
    case.cite("undercall-choice")
    keeps = _keeps(case, spot, put_out, one_chip)
    case.because(
        "floor-complete-or-forfeit", seat=Seat(spot.seat), amount=spot.to_call, forfeit=put_out - keeps
    )
    options = {
        "complete": outcome(spot, spot.call(), put_out, "corrected"),
        "fold-and-forfeit": forfeits(spot, put_out, keeps),
    }
    if act.prompted:
        case.cite("undercall-take-back")
        options["take-back"] = Outcome(verdict="released", returned={spot.seat: put_out})
    return case.ruled("player-chooses", discretion=Discretion(by="player", seat=spot.seat, options=options))


def _director(case: Case, spot: Spot, put_out: int, one_chip: bool) -> Ruling:
    case.cite("undercall-director")
    keeps = _keeps(case, spot, put_out, one_chip)
    case.because("floor-undercall-of-a-raise")
    options = {
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "fold-and-forfeit": forfeits(spot, put_out, keeps),
    }
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _keeps(case: Case, spot: Spot, put_out: int, one_chip: bool) -> int:
    """What he gets back who folds: of one big chip, where the book has it so, all but the bet before the raise."""
    if not one_chip or case.policy.choice("undercall_forfeit") != "prior-bet-level":
        return 0
    case.cite("undercall-forfeits-the-bet")
    return max(0, spot.bet + put_out - _bet_before_the_raise(case.hand))


def _undercallers_after(case: Case) -> list[int]:
    """Players who put out too little one after the other behind this one."""
    after: list[int] = []
    for incident in case.later:
        if _too_little(incident, case):
            after.append(incident.seat)
        else:
            break
    if after and case.policy.choice("undercalls_in_a_row") == "back-to-first":
        case.took_later(len(after))
        return after
    return []


def _too_little(incident: Incident, case: Case) -> TypeGuard[Act]:
    if not isinstance(incident, Act) or incident.words:
        return False
    player = case.hand.player(incident.seat)
    put_out = incident.put_out
    return 0 < put_out < min(case.hand.to_call - player.bet, player.stack)


def _back_to_first(case: Case, ruling: Ruling, others: list[int]) -> Ruling:
    """Action goes back to the first undercaller; what becomes of the others is up to the director."""
    case.centre("undercalls-back-to-first")
    case.cite("undercalls-others")
    case.because("floor-undercalls-in-a-row", count=len(others) + 1)
    left = Discretion(
        by="director",
        options={
            "full-call": Outcome(
                verdict="corrected",
                counts_as={seat: Spot.of(case.hand, seat).call() for seat in others},
            ),
            "other": Outcome(verdict="director-decides"),
        },
    )
    again = case.ruled(ruling.verdict)
    return msgspec.structs.replace(
        ruling, discretion=ruling.discretion or left, cites=again.cites, because=again.because
    )


def _heads_up(hand: Hand) -> bool:
    return sum(not hand.player(seat).folded for seat in hand.seats) == 2


def _facing_the_opening_bet(hand: Hand) -> bool:
    """Whether nobody has raised: the opening bet of a street, or the big blind before the flop."""
    return wagers(hand) <= (0 if blinds_open(hand) else 1)


def wagers(hand: Hand) -> int:
    """How many bets and raises there were on this street."""
    return len(_wagers(hand))


def _wagers(hand: Hand) -> list[int]:
    """The totals bet and raised to on this street, in order."""
    totals: list[int] = []
    for operation in hand.log:
        if operation.kind in ("board", "up"):
            totals = []
        elif operation.kind == "raise":
            totals.append(operation.amount)
    return totals


def _bet_before_the_raise(hand: Hand) -> int:
    wagers = _wagers(hand)
    if len(wagers) > 1:
        return wagers[-2]
    if not blinds_open(hand):
        return 0
    posted = [each.amount for each in hand.log if each.kind in LIVE]
    return max([hand.setup.bets[0], *posted])


def misquoted(case: Case, spot: Spot, quoted: int, put_out: int | None) -> Ruling:
    """He was told a wrong amount: the whole bet is owed all the same, but for the director (TDA-2022:49.2)."""
    case.centre("accepted-action")
    case.cite("caller-knows", "accepted-gross-error")
    case.because("floor-accepted-action", quoted=quoted, to_call=spot.to_call)
    case.fact(quoted=quoted)
    ruling = settled(case, spot, spot.call(), put_out, "corrected")
    if not _grossly_wrong(case, quoted, spot):
        return ruling
    options = {
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "other": Outcome(verdict="director-decides"),
    }
    return msgspec.structs.replace(ruling, discretion=Discretion(by="director", options=options))


def _grossly_wrong(case: Case, quoted: int, spot: Spot) -> bool:
    """Whether the amount he was told is not even half of the bet, where the book lets the director depart from it."""
    return 2 * quoted < spot.to_call and citation("accepted-gross-error", case.policy.profile).own
