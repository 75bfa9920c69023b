"""What only happens in stud: exposed seventh cards, upcards picked up, who opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from croupier.cards import Cards, parse
from croupier.errors import Mistake
from croupier.floor.acted import taken, weighed
from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.incident import ActionKind, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.remedies import kill
from croupier.floor.ruling import Discretion, Outcome, Ruling
from croupier.play.showing import best_showing, brings_in


class SeventhExposed(Incident, frozen=True, kw_only=True, tag="seventh-exposed"):
    """A card of seventh street was dealt face up: to `seat`, the `nth` card of the street.

    `after` are the actions of the street so far; `betting_over`: somebody all-in has closed it.
    """

    nth: int = 1
    seat: Seat = Seat(0)
    players: int = 3
    after: tuple[ActionKind, ...] = ()
    betting_over: bool = False


class UpcardsMoved(Incident, frozen=True, kw_only=True, tag="upcards-moved"):
    """A player picked up his upcards, turned them down, or mixed them with his downcards.

    `facing` a bet, or not; `next_acted`: the next player took it for a fold.
    """

    seat: Seat = Seat(0)
    how: Literal["picked-up", "turned-down", "mixed"] = "picked-up"
    facing: bool = True
    next_acted: bool = False


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The open cards before a seat."""

    seat: Seat
    cards: str


class StudOpener(Incident, frozen=True, kw_only=True, tag="stud-opener"):
    """The question who opens a street of stud: by the open cards of each seat.

    `third` street is brought in by the low card, in razz by the high one; later ones are opened by the best board,
    in `razz` by the lowest. A `community` card does not count; where the book has it so, the player who was to open
    the street before it, `opened_before`, opens this one too. `all_in` are seats without chips, for whom the next
    player clockwise speaks.
    """

    boards: tuple[Board, ...]
    third: bool = False
    razz: bool = False
    community: str = ""
    all_in: tuple[Seat, ...] = ()
    opened_before: Seat = Seat(0)


class FreeFold(Incident, frozen=True, kw_only=True, tag="free-fold"):
    """A stud player folded without facing a bet; `bet_since`: somebody has bet in the meantime."""

    seat: Seat = Seat(0)
    bet_since: bool = False


@rules(SeventhExposed)
def rule_seventh_exposed(case: Case, it: SeventhExposed) -> Ruling:
    """Replaced, matched by open cards to the others, or the player is treated as all-in."""
    case.fact(nth=it.nth)
    how = choice(case, "seventh_exposed")
    if how == "replaced":
        if it.betting_over:
            case.cite("seventh-down")
            return case.ruled("stands", steps=("card-plays",))
        return case.ruled("corrected", steps=("replace-with-next",))
    if how == "mirrored":
        case.cite("seventh-opener")
        others = "deal-other-up" if it.players == 2 else "deal-others-down"
        options = {"all-in": Outcome(verdict="stands"), "plays-on": Outcome(verdict="stands")}
        return case.ruled(
            "player-chooses",
            steps=(others, "same-opener"),
            discretion=Discretion(by="player", options=options, seat=it.seat),
        )
    if it.nth == 1:
        case.cite("seventh-opener")
        return case.ruled("corrected", steps=("deal-all-up", "same-opener"))
    actions = taken(case, it.after)
    until = choice(case, "seventh_exposed_until")
    closed = any(kind in ("bet", "raise") for kind in actions)
    if until == "substantial-action":
        closed = weighed(case, actions)
    if closed:
        case.cite("seventh-after")
        case.because("floor-treated-as-all-in", seat=it.seat)
        return case.ruled("stands", steps=("treated-as-all-in",))
    case.cite("seventh-later")
    options = {
        "all-in": Outcome(verdict="stands", steps=("treated-as-all-in",)),
        "plays-on": Outcome(verdict="stands", steps=("play-on",)),
    }
    return case.ruled("player-chooses", discretion=Discretion(by="player", options=options, seat=it.seat))


@rules(UpcardsMoved)
def rule_upcards_moved(case: Case, it: UpcardsMoved) -> Ruling:
    """Whether that was a fold."""
    how = choice(case, "upcards_moved")
    dead = {
        "dead": True,
        "dead-if-facing": it.facing,
        "dead-if-it-induces": it.facing and it.next_acted,
    }[how]
    case.because("floor-hand-dead" if dead else "floor-hand-live", seat=it.seat)
    return case.ruled(
        "hand-dead" if dead else "hand-live",
        hands={it.seat: "dead" if dead else "live"},
        operations=kill(case, it.seat) if dead else (),
    )


@rules(StudOpener)
def rule_stud_opener(case: Case, it: StudOpener) -> Ruling:
    """The low card brings it in, the best board opens; an all-in player is passed over."""
    if not all(board.cards for board in it.boards) or not it.boards:
        raise Mistake("floor-no-boards")
    if all(board.seat in it.all_in for board in it.boards):
        raise Mistake("floor-all-all-in")
    boards: dict[int, Cards] = {board.seat: parse(board.cards) for board in it.boards}
    if it.third:
        case.cite("stud-low-card")
    else:
        case.cite("stud-community-opener" if it.community else "stud-high-board")
    opener = _opener(boards, it)
    if it.community and it.opened_before and citation("short-stub-order", case.policy.profile).own:
        case.centre("short-stub-order")
        # If he has folded since, the next one to his left who is still in.
        opener = Seat(min(boards, key=lambda seat: (seat < it.opened_before, seat)))
    if opener not in it.all_in:
        case.because("floor-opens", seat=opener)
        return case.ruled("order", order=(opener,))
    if it.third:
        case.cite("stud-low-card-all-in")
        if choice(case, "bring_in_all_in") == "next-lowest":
            with_chips = {seat: cards for seat, cards in boards.items() if seat not in it.all_in}
            second = _opener(with_chips, it)
            case.because("floor-opens", seat=second)
            return case.ruled("order", order=(second,))
    case.cite("stud-all-in-passes")
    seats = sorted(boards)
    at = seats.index(opener)
    left = next(seat for seat in [*seats[at + 1 :], *seats[:at]] if seat not in it.all_in)
    case.because("floor-passes-left", seat=opener, next=left)
    return case.ruled("order", order=(left,), steps=() if it.third else ("all-in-player-checks",))


def _opener(boards: Mapping[int, Cards], it: StudOpener) -> Seat:
    showing: Literal["high", "low"] = "low" if it.razz else "high"
    return Seat((brings_in if it.third else best_showing)(boards.items(), showing))


@rules(FreeFold)
def rule_free_fold(case: Case, it: FreeFold) -> Ruling:
    """The hand is dead; some books keep dealing to its seat until somebody bets."""
    case.by("stud_folded_seat_dealt")
    dealt = case.policy.stud_folded_seat_dealt and not it.bet_since
    case.cite("stud-free-fold" if dealt else "stud-dead-no-card")
    case.because("floor-hand-dead", seat=it.seat)
    return case.ruled(
        "hand-dead",
        hands={it.seat: "dead"},
        steps=("deal-to-seat-until-bet",) if dealt else ("no-more-cards",),
    )
