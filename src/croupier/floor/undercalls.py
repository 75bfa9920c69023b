"""Too few chips to call."""

from __future__ import annotations

from typing import TypeGuard

import msgspec

from croupier.floor.case import Case
from croupier.floor.incident import Act, Incident, Seat
from croupier.floor.ruling import Counted, Discretion, Outcome, Ruling
from croupier.floor.settling import outcome, settled
from croupier.floor.spot import Spot, blinds_open, operation
from croupier.play import Hand, Operation
from croupier.play.forced import LIVE


def judged(case: Case, act: Act, spot: Spot, amount: int, put_out: int | None) -> Ruling:
    """An undercall in turn: a full call, the player's choice, or the director's, as the book has it.

    `amount` is what he adds by it, named or put out; `put_out` are the chips that lie there for it, None without any.
    """
    case.cite("undercall")
    case.because("floor-undercall", put_out=spot.bet + amount, to_call=spot.to_call)
    others = _undercallers_after(case)
    way = case.policy.choice("undercall")
    if way == "complete-or-forfeit" and spot.bring_in:
        return brings_it_in(case, spot, put_out)
    if way == "complete-or-forfeit":
        return _choice(case, act, spot, amount, put_out)
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
        ruling = _director(case, act, spot, amount, put_out)
    return _back_to_first(case, ruling, others) if others else ruling


def forfeits(spot: Spot, lost: int, put_out: int | None) -> Outcome:
    """He folds and loses so much of what he put out or named; the rest of his chips goes back to him."""
    folds = outcome(spot, Counted("fold", spot.bet + lost, lost), put_out, "hand-dead")
    return msgspec.structs.replace(
        folds,
        forfeited={spot.seat: lost} if lost else {},
        hands={spot.seat: "dead"},
        operations=(
            *((Operation("late-post", spot.seat, lost),) if lost else ()),
            *operation(spot, Counted("fold", spot.bet)),
        ),
    )


def brings_it_in(case: Case, spot: Spot, put_out: int | None) -> Ruling:
    """Whoever has the low card of stud owes the bring-in: neither a check nor too few chips leave him a choice."""
    case.centre("bring-in-duty")
    case.because("floor-must-bring-in", seat=Seat(spot.seat), amount=spot.bring_in)
    return settled(case, spot, spot.call(), put_out, "corrected")


def in_the_pot(lost: int, put_out: int | None) -> int:
    """What of so much is lost where only chips put in the pot are (FSPR:under-1): of an amount that was no more than
    named, nothing.

    >>> in_the_pot(250, None), in_the_pot(250, 1000)
    (0, 250)
    """
    return min(lost, put_out or 0)


def _choice(case: Case, act: Act, spot: Spot, amount: int, put_out: int | None) -> Ruling:
    case.cite("undercall-choice")
    lost = in_the_pot(amount - _keeps(case, act, spot, amount), put_out)
    case.because("floor-complete-or-forfeit", seat=Seat(spot.seat), amount=spot.to_call, forfeit=lost)
    options = {
        "complete": outcome(spot, spot.call(), put_out, "corrected"),
        "fold-and-forfeit": forfeits(spot, lost, put_out),
    }
    if act.prompted:
        case.cite("undercall-take-back")
        options["take-back"] = _released(spot, put_out)
    return case.ruled("player-chooses", discretion=Discretion(by="player", seat=spot.seat, options=options))


def _director(case: Case, act: Act, spot: Spot, amount: int, put_out: int | None) -> Ruling:
    case.cite("undercall-director")
    lost = amount - _keeps(case, act, spot, amount)
    case.because("floor-undercall-of-a-raise")
    options = {
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "fold-and-forfeit": forfeits(spot, lost, put_out),
    }
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _released(spot: Spot, put_out: int | None) -> Outcome:
    """All is open to him again, and his chips go back."""
    returned = {spot.seat: put_out} if put_out else {}
    return Outcome(verdict="released", returned=returned, may={spot.seat: spot.may})


def _keeps(case: Case, act: Act, spot: Spot, amount: int) -> int:
    """What he gets back who folds: of one big chip, where the book has it so, all but the bet before the raise."""
    if len(act.chips) != 1 or case.policy.choice("undercall_forfeit") != "prior-bet-level":
        return 0
    case.cite("undercall-forfeits-the-bet")
    return max(0, spot.bet + amount - _bet_before_the_raise(case.hand))


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
    for each in hand.log:
        if each.kind in ("board", "up"):
            totals = []
        elif each.kind == "raise":
            totals.append(each.amount)
    return totals


def _bet_before_the_raise(hand: Hand) -> int:
    wagers = _wagers(hand)
    if len(wagers) > 1:
        return wagers[-2]
    if not blinds_open(hand):
        return 0
    posted = [each.amount for each in hand.log if each.kind in LIVE]
    return max([hand.setup.bets[0], *posted])


def told_wrong(spot: Spot, quoted: int) -> bool:
    """Whether the amount he was told is another than what a call takes of him; all-in he is either way, it is not."""
    return quoted > 0 and min(quoted, spot.all_in) != spot.call().to


def misquoted(case: Case, spot: Spot, quoted: int, put_out: int | None) -> Ruling:
    """He was told a wrong amount: the whole bet is owed all the same, but for the director (TDA-2022:49.2)."""
    if not told_wrong(spot, quoted):
        return settled(case, spot, spot.call(), put_out)
    _accepted(case, spot, quoted)
    ruling = settled(case, spot, spot.call(), put_out, "corrected")
    if not _grossly_wrong(case, quoted, spot):
        return ruling
    options = {
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "released": _released(spot, put_out),
    }
    return msgspec.structs.replace(ruling, discretion=Discretion(by="director", options=options))


def raised(case: Case, act: Act, spot: Spot, ruling: Ruling, named: int) -> Ruling:
    """A raise by a grossly wrong count, brought to the smallest one there is: the director may depart from it too.

    `named` is the total he raised to himself, 0 where he named none.
    """
    counted = ruling.counts_as.get(spot.seat)
    if counted is None or counted.action != "raise" or counted.to != spot.least or counted.to == named:
        return ruling
    if ruling.discretion is not None or not told_wrong(spot, act.quoted):
        return ruling
    if not _grossly_wrong(case, act.quoted, spot):
        return ruling
    _accepted(case, spot, act.quoted)
    put_out = act.put_out or None
    options = {
        "raise": outcome(spot, counted, put_out, ruling.verdict),
        "full-call": outcome(spot, spot.call(), put_out, "corrected"),
        "released": _released(spot, put_out),
    }
    again = case.ruled(ruling.verdict)
    return msgspec.structs.replace(
        ruling,
        discretion=Discretion(by="director", options=options),
        facts=again.facts,
        cites=again.cites,
        because=again.because,
    )


def _accepted(case: Case, spot: Spot, quoted: int) -> None:
    case.centre("accepted-action")
    case.cite("caller-knows", "accepted-gross-error")
    case.because("floor-accepted-action", quoted=quoted, to_call=spot.to_call)
    case.fact(quoted=quoted)


def _grossly_wrong(case: Case, quoted: int, spot: Spot) -> bool:
    """Whether what he was told is so small a part of what a call takes of him that the director may depart from it."""
    return 100 * quoted < case.policy.number("gross_miscount") * spot.call().to
