"""What players wear, what they may do with cards at a casino table, and where they wish to sit."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.by_the_book import choice, decider
from croupier.floor.case import Case
from croupier.floor.incident import Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Discretion, Outcome, Penalty, Ruling


class Wears(Incident, frozen=True, kw_only=True, tag="wears"):
    """A player wears or holds something that keeps him from being recognised, or that `distracts` from the game.

    It `hides_face`, for a moment or `for_long`.
    """

    seat: Seat = Seat(0)
    item: Literal["hood", "sunglasses", "mask", "hat", "scarf", "other"] = "other"
    hides_face: bool = False
    for_long: bool = False
    distracts: bool = False


class AtCasinoTable(Incident, frozen=True, kw_only=True, tag="casino-conduct"):
    """What a player does with cards at a table where he plays against the house.

    `cards` are those he touches: his own, another's, any others on the table; `during` the shuffle, the deal or once
    all are dealt. `wholly`: he covers his cards so that nothing of them is seen. `holds`: he has cards of a live box.
    `times` is how often by now.
    """

    does: Literal["touches", "covers", "stands", "leaves", "hides", "tells", "swaps", "lifts-deck"]
    seat: Seat = Seat(0)
    cards: Literal["own", "another-player-s", "others"] = "own"
    during: Literal["shuffle", "deal", "play"] = "play"
    wholly: bool = True
    holds: bool = True
    times: int = 1


class WishesSeat(Incident, frozen=True, kw_only=True, tag="wishes-seat"):
    """A player wishes to move to a seat that is `vacant`, at his table or `another_table`.

    `same_class`: both seats are good ones or both bad ones, as far as the blinds go; `gains`: the big blind would come
    to him later there, or he gets up from the blinds. `asked`: he asks the floor and does not just sit down there.
    `started`: the event has.
    """

    seat: Seat = Seat(0)
    vacant: bool = True
    another_table: bool = False
    same_class: bool = True
    gains: bool = False
    asked: bool = True
    started: bool = True


@rules(Wears)
def rule_wears(case: Case, it: Wears) -> Ruling:
    """A player stays recognisable: for a moment he may not be, or never, as the book has it."""
    how = choice(case, "identity")
    case.centre("identity")
    hidden = it.hides_face and (it.for_long or how == "always")
    if not hidden and not it.distracts:
        case.because("floor-recognisable", seat=it.seat)
        return case.ruled("allowed")
    case.because("floor-hides-face" if hidden else "floor-distracts", seat=it.seat)
    taken_off = Outcome(verdict="violation", steps=("take-off-item",))
    options = {"taken-off": taken_off, "kept-on": Outcome(verdict="allowed")}
    if how == "always":
        return case.ruled("violation", discretion=Discretion(by="floor", options=options))
    case.centre("identity-judged")
    return case.ruled("floor-decides", discretion=Discretion(by=decider(case.policy), options=options))


_LEAVES_CARDS: Final = "RUSPOK:1.6.4.a"
_IN_SIGHT: Final = "RUSPOK:1.6.4.b"
_COVERED: Final = "RUSPOK:1.6.4.c"
_IMPROPER_CUT: Final = "RUSPOK:1.10.d"
_LOOKS: Final = "RUSPOK:1.10.g"
_TOO_EARLY: Final = "RUSPOK:1.10.h"
_SEATED: Final = "RUSPOK:1.10.i"
_NO_TELLING: Final = "RUSPOK:1.10.j"
_DRAW_REFUSED: Final = "RUSPOK:1.10.k"
_HANDS_OFF: Final = "RUSPOK:1.16.a"


@rules(AtCasinoTable)
def rule_at_casino_table(case: Case, it: AtCasinoTable) -> Ruling:
    """Casino tables have rules of their own, whatever book the poker tables of the house follow."""
    clause, step = _breach(it)
    case.cite_clause(clause)
    if not step:
        case.because("floor-casino-allowed")
        return case.ruled("allowed")
    if it.does == "covers" and it.times <= 1:
        case.because("floor-casino-reminded", seat=it.seat)
        return case.ruled("reminder", steps=(step,))
    case.because("floor-casino-breach", seat=it.seat)
    if it.does in ("leaves", "lifts-deck"):
        return case.ruled("refused" if it.does == "leaves" else "wrong", steps=(step,))
    if it.does == "hides":
        warned = Penalty("warning", must=True, by="inspector")
        return case.ruled("violation", penalties={it.seat: (warned,)}, steps=(step,))
    case.cite_clause(_DRAW_REFUSED)
    case.because("floor-casino-pit-boss")
    options = {
        "draw-refused": Outcome(verdict="violation", steps=("no-draw-this-round",)),
        "no-penalty": Outcome(verdict="allowed"),
    }
    return case.ruled("violation", steps=(step,), discretion=Discretion(by="pit-boss", options=options))


def _breach(it: AtCasinoTable) -> tuple[str, str]:
    """The clause, and what is put right first; nothing where he may do it."""
    if it.does == "touches":
        if it.cards != "own":
            return _HANDS_OFF, "hands-off"
        return (_LOOKS, "") if it.during == "play" else (_TOO_EARLY, "wait-for-the-deal")
    if it.does == "covers":
        return _COVERED, "cards-in-sight" if it.wholly else ""
    if it.does in ("stands", "leaves"):
        clause, step = (_SEATED, "sit-down") if it.does == "stands" else (_LEAVES_CARDS, "wait-for-round-end")
        return clause, step if it.holds else ""
    return _ELSE[it.does]


_ELSE: Final = {
    "hides": (_IN_SIGHT, "cards-in-sight"),
    "tells": (_NO_TELLING, "say-nothing-of-cards"),
    "swaps": (_NO_TELLING, "cards-back-to-their-boxes"),
    "lifts-deck": (_IMPROPER_CUT, "shuffle-again"),
}


@rules(WishesSeat)
def rule_wishes_seat(case: Case, it: WishesSeat) -> Ruling:
    """In an event the management moves players; in a cash game a player moves to a free seat as the book has it."""
    if not it.vacant:
        case.cite("seat-vacant")
        case.because("floor-seat-taken")
        return case.ruled("refused")
    if case.situation.mode == "tournament":
        case.cite("seat-in-event" if it.started else "seat-by-lot")
        if not it.started:
            case.because("floor-seat-by-draw")
            return case.ruled("refused", steps=("seat-as-drawn",))
        case.because("floor-seat-by-management")
        options = {
            "moved": Outcome(verdict="allowed", steps=("move-player",)),
            "stays": Outcome(verdict="refused", steps=("seat-as-drawn",)),
        }
        return case.ruled("floor-decides", discretion=Discretion(by=decider(case.policy), options=options))
    if it.another_table:
        return _placed(case, it)
    if not it.asked:
        case.by("seat_change_alone")
        if not case.policy.flag("seat_change_alone"):
            case.because("floor-ask-first")
            return case.ruled("refused", steps=("ask-the-floor",))
    how = choice(case, "seat_change")
    case.cite("seat-at-table")
    if how == "same-class" and not it.same_class:
        case.because("floor-seat-of-another-class")
        return case.ruled("refused")
    case.because("floor-seat-free")
    if how != "same-class" and it.gains:
        case.cite("seat-gained")
        return case.ruled("allowed", steps=("move-player", "post-big-blind"))
    return case.ruled("allowed", steps=("move-player",))


def _placed(case: Case, it: WishesSeat) -> Ruling:
    """Nobody changes tables by himself."""
    case.cite("seat-at-another-table")
    case.because("floor-pit-boss-places")
    if not it.asked:
        return case.ruled("refused", steps=("ask-the-floor",))
    options = {
        "moved": Outcome(verdict="allowed", steps=("move-player",)),
        "stays": Outcome(verdict="refused"),
    }
    return case.ruled("floor-decides", discretion=Discretion(by="pit-boss", options=options))
