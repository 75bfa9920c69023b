"""Disputes: until when they are heard, who decides, and protests against a sanction."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.acted import weighed
from croupier.floor.by_the_book import choice, left_open
from croupier.floor.case import Case
from croupier.floor.incident import ActionKind, Chips, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Outcome, Ruling
from croupier.play import Operation

About = Literal["reading", "award", "count", "payout", "deck"]


class HandEnded(Incident, frozen=True, kw_only=True):
    """Something about a hand that is over.

    The `next_hand` has begun, with the actions `after` in it, or so much was done for it: the cards were washed, the
    first riffle made, the shuffler's button pressed, or another dealer pushed in. Or the hand ended `on_break`, and it
    is so many `seconds` since the pot was pushed.
    """

    next_hand: bool = False
    done: Literal["", "wash", "riffle", "shuffler", "dealer-push"] = ""
    after: tuple[ActionKind, ...] = ()
    on_break: bool = False
    seconds: int = 0


class Dispute(HandEnded, frozen=True, kw_only=True, tag="dispute"):
    """Somebody disputes a hand: how it was read, to whom the pot went, how it was counted, the deck."""

    about: About = "reading"


class PotMisread(HandEnded, frozen=True, kw_only=True, tag="pot-misread"):
    """The pot, an `amount`, was pushed `to` the wrong player; the `winner` had `tabled` the better hand."""

    to: Seat = Seat(0)
    winner: Seat = Seat(0)
    tabled: bool = True
    amount: Chips = 0


class DecidedBy(Incident, frozen=True, kw_only=True, tag="decided-by"):
    """A matter was decided, or is to be: by whom. `foreseen`: a rule exists for it."""

    matter: Literal["dispute", "unforeseen", "event", "private-deal", "prize-deal"] = "dispute"
    by: Literal["dealer", "floor", "director", "chief-judge", "manager", "players"] = "dealer"
    all_agree: bool = True


class Protest(Incident, frozen=True, kw_only=True, tag="protest"):
    """A player protests against a ruling or a sanction: in which form, through whom, when."""

    against: Literal["sanction", "ruling"] = "sanction"
    form: Literal["written", "spoken"] = "written"
    through: Literal["chief-judge", "other"] = "chief-judge"
    filed: Literal["before-end", "after-end"] = "before-end"
    days: int = 0
    answered: bool = False


_BEGINS: Final = {
    "riffle-button-push": ("riffle", "shuffler", "dealer-push"),
    "riffle-or-button": ("riffle", "shuffler"),
    "shuffle": ("wash", "riffle", "shuffler"),
}
"""With what a hand begins, by the policy's `hand_begins`."""


@rules(Dispute)
def rule_dispute(case: Case, it: Dispute) -> Ruling:
    """Heard, or too late."""
    if it.about == "deck":
        case.cite("dispute-fouled-deck")
    heard = in_time(case, it, it.about)
    case.because("floor-in-time" if heard else "floor-too-late")
    return case.ruled("heard" if heard else "rejected", steps=("call-floor",) if heard else ("pot-stands",))


def in_time(case: Case, it: HandEnded, about: About) -> bool:
    """Whether a dispute still comes in time; the ruling rests on the deadline."""
    if it.on_break:
        limit = case.policy.number("dispute_break")
        case.by("dispute_break")
        case.cite("dispute-break")
        case.fact(limit=limit)
        return it.seconds <= limit
    until = choice(case, "dispute_count_until" if about in ("count", "payout") else "dispute_until")
    begun = (it.next_hand or bool(it.done)) and _begun(case, it)
    if until == "substantial-action":
        return not begun or not weighed(case, it.after)
    return not begun


def _begun(case: Case, it: HandEnded) -> bool:
    """Whether the next hand has begun, as the book has it."""
    begins = _BEGINS[choice(case, "hand_begins")]
    return it.next_hand or it.done in begins


@rules(PotMisread)
def rule_pot_misread(case: Case, it: PotMisread) -> Ruling:
    """Cards speak: a pot pushed to the wrong player goes to the right one while it may be disputed."""
    case.cite("cards-speak", "errors-pointed-out")
    if not it.tabled:
        case.cite("tabled-properly")
        case.because("floor-not-tabled", seat=it.winner)
        return case.ruled("stands", steps=("pot-stands",))
    if not in_time(case, it, "award"):
        case.because("floor-too-late")
        return case.ruled("rejected", steps=("pot-stands",))
    case.centre("tabled-winner-safe")
    case.because("floor-pot-to", seat=it.winner)
    return case.ruled(
        "awarded",
        awarded={it.winner: it.amount} if it.amount else {},
        steps=("pot-to-winner",),
        operations=_award(case, it),
    )


def _award(case: Case, it: PotMisread) -> tuple[Operation, ...]:
    hand = case.situation.hand
    if hand is None or hand.over or not it.winner:
        return ()
    return (Operation("award", it.winner, hand.total),)


@rules(DecidedBy)
def rule_decided_by(case: Case, it: DecidedBy) -> Ruling:
    """Who may decide what."""
    if it.matter == "dispute":
        case.cite("dealer-does-not-rule", "decision-final")
        may = it.by not in ("dealer", "players")
        case.because("floor-may-decide" if may else "floor-may-not-decide")
        return case.ruled("right" if may else "wrong", steps=() if may else ("call-floor",))
    if it.matter == "unforeseen":
        case.cite("fairness-first", "random-remedy")
        case.because("floor-unforeseen")
        return left_open(
            case,
            {
                "by-the-nearest-rule": Outcome(verdict="stands"),
                "by-fairness": Outcome(verdict="stands"),
            },
        )
    if it.matter == "event":
        case.cite("event-altered")
        case.because("floor-event-is-managements")
        return case.ruled("allowed" if it.by in ("manager", "director") else "refused")
    case.cite("prize-deal" if it.matter == "prize-deal" else "side-deals")
    how = choice(case, "prize_deal")
    if how == "unanimous" and it.matter == "prize-deal":
        case.because("floor-all-agree" if it.all_agree else "floor-one-does-not-agree")
        return case.ruled(
            "allowed" if it.all_agree else "refused", steps=() if it.all_agree else ("play-on",)
        )
    case.because("floor-not-the-house-s-business")
    return case.ruled("rejected", steps=("play-on",))


@rules(Protest)
def rule_protest(case: Case, it: Protest) -> Ruling:
    """A protest in due form and time goes to the federation; elsewhere the floor's decision is final."""
    if choice(case, "appeal") == "none" or it.against == "ruling":
        case.cite("decision-final", "fairness-first")
        case.because("floor-decision-final")
        return case.ruled("rejected")
    if it.form != "written" or it.through != "chief-judge":
        case.cite("protest-written")
        case.because("floor-protest-written")
        return case.ruled("rejected", steps=("protest-in-writing", "through-chief-judge"))
    if it.filed == "after-end":
        case.centre("protest-deadline")
        case.because("floor-too-late")
        return case.ruled("rejected")
    case.cite("protest-deadline")
    if it.days:
        case.centre("protest-answer")
        case.fact(days=it.days, limit=30)
        late = it.days > 30
        case.because("floor-answer-late" if late else "floor-in-time")
        return case.ruled("wrong" if late else "right")
    case.cite("protest-written", "protest-forwarded", "protest-answer")
    case.because("floor-protest-forwarded")
    return case.ruled("heard", steps=("forward-to-federation", "answer-in-30-days"))
