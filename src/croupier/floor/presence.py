"""Players who are not where they should be: absent from the deal, late back, gone with a live hand."""

from __future__ import annotations

from typing import Literal

from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.penalties import Violation, ladder
from croupier.floor.registry import rules
from croupier.floor.remedies import kill
from croupier.floor.ruling import Ruling


class Absent(Incident, frozen=True, kw_only=True, tag="absent"):
    """A player is not at his seat for a hand.

    `back` before the last card of the deal, after it, or not at all; `at_seat`: close enough to touch the chair.
    `left` when he walked away in the middle of the hand. `position`, `blind`, `ante`, `bring_in` and `stack` are
    what he posts from. `event`: a rebuy event, where nobody skips a hand. `stud`, where no hand tells it.
    """

    seat: Seat = Seat(0)
    back: Literal["", "before-last-card", "after-last-card"] = ""
    left: Literal["", "mid-hand"] = ""
    at_seat: bool = False
    blind: Chips = 0
    ante: Chips = 0
    bring_in: Chips = 0
    stack: Chips = 0
    event: Literal["", "rebuy"] = ""
    busted: bool = False
    stud: bool = False


class LeavesTable(Incident, frozen=True, kw_only=True, tag="leaves-table"):
    """A player with a live hand walks away before it is his turn, or before the showdown is over."""

    seat: Seat = Seat(0)
    times: int = 1


class HidesCards(Incident, frozen=True, kw_only=True, tag="hides-cards"):
    """A player keeps his cards where the dealer or the others cannot see them."""

    seat: Seat = Seat(0)
    times: int = 1


@rules(Absent)
def rule_absent(case: Case, it: Absent) -> Ruling:
    """Whether an absent player is dealt in, what he posts, and when his hand dies."""
    if it.busted:
        case.cite("busted-leaves")
        case.because("floor-busted-leaves", seat=it.seat)
        return case.ruled("refused", steps=("leave-seat",))
    if it.event == "rebuy":
        case.cite("rebuy-nobody-skips", "absent-dealt-in")
        case.because("floor-nobody-skips")
        return case.ruled("hand-dead", hands={it.seat: "dead"}, steps=_POSTED)
    if case.situation.mode == "online":
        case.cite("absent-online")
        case.because("floor-dealt-in-absent", seat=it.seat)
        return case.ruled("stands", steps=("deal-in", "post-forced-bets", "act-by-clock"))
    if case.situation.mode == "cash":
        return _cash(case, it)
    how = choice(case, "absent_hand_dies")
    if it.at_seat or (it.back == "before-last-card" and how == "deal-complete"):
        case.cite("at-the-seat", "at-the-seat-means")
        case.because("floor-hand-live", seat=it.seat)
        return case.ruled("hand-live", hands={it.seat: "live"})
    posted = min(it.blind + it.ante + it.bring_in, it.stack) if it.stack else it.blind + it.ante + it.bring_in
    if posted:
        case.centre("absent-forced-bets", "absent-dealt-in")
        case.fact(posted=posted)
        if it.stack:
            case.fact(stack_after=it.stack - posted)
    case.cite("at-the-seat", "absent-forced-bets", "absent-dealt-in")
    case.because("floor-hand-dead", seat=it.seat)
    case.because("floor-forced-bets-stay")
    when = "kill-at-once" if how == "at-once" else "kill-after-deal"
    later: tuple[str, ...] = ()
    if _is_stud(case, it):
        case.by("absent_stud_dealt")
        dealt = case.policy.flag("absent_stud_dealt")
        case.because("floor-dead-seat-dealt" if dealt else "floor-dead-seat-not-dealt")
        later = ("deal-to-dead-seat",) if dealt else ("no-more-cards",)
    return case.ruled(
        "hand-dead",
        hands={it.seat: "dead"},
        forfeited={it.seat: posted} if posted else {},
        steps=("deal-in", "post-forced-bets", when, *later),
        operations=kill(case, it.seat),
    )


def _is_stud(case: Case, it: Absent) -> bool:
    hand = case.situation.hand
    return it.stud or bool(it.bring_in) or (hand is not None and not hand.setup.variant.has_button)


_POSTED = ("deal-in", "post-forced-bets", "kill-after-deal")


def _cash(case: Case, it: Absent) -> Ruling:
    """In cash nobody absent is dealt in, or his cards are taken when it is his turn."""
    if it.at_seat or it.back == "before-last-card":
        case.cite("absent-cash-in-turn")
        case.because("floor-hand-live", seat=it.seat)
        return case.ruled("hand-live", hands={it.seat: "live"})
    if it.left != "mid-hand" and choice(case, "absent_cash") == "not-dealt":
        case.cite("absent-cash-not-dealt")
        case.because("floor-not-dealt-in", seat=it.seat)
        return case.ruled("refused", steps=("not-dealt-in",))
    case.cite("absent-cash-in-turn")
    case.because("floor-dies-in-turn", seat=it.seat)
    return case.ruled("hand-dead", hands={it.seat: "dead"}, steps=("kill-in-turn",))


@rules(LeavesTable)
def rule_leaves_table(case: Case, it: LeavesTable) -> Ruling:
    """A live hand keeps its player at the table."""
    case.cite("stays-with-live-hand")
    now, _ = ladder(case, Violation(act="leaves-table", seat=it.seat, times=it.times))
    case.because("floor-stay-with-live-hand", seat=it.seat)
    return case.ruled("violation", penalties={it.seat: now} if now else {}, steps=("back-to-table",))


@rules(HidesCards)
def rule_hides_cards(case: Case, it: HidesCards) -> Ruling:
    """A live hand lies in plain sight."""
    now, _ = ladder(case, Violation(act="hides-cards", seat=it.seat, times=it.times))
    case.because("floor-cards-in-sight", seat=it.seat)
    return case.ruled("violation", penalties={it.seat: now} if now else {}, steps=("cards-in-sight",))
