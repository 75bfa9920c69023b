"""Errors with the cards of a street: burns left out or doubled, cards too many, cards too early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from croupier.errors import Mistake
from croupier.floor.acted import taken, weighed
from croupier.floor.by_the_book import choice, is_silent, left_open
from croupier.floor.case import Case
from croupier.floor.incident import ActionKind, Chips, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.ruling import May, Outcome, Ruling

Street = Literal["flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh", "draw"]


class StreetError(Incident, frozen=True, kw_only=True):
    """An error with the cards of a street.

    `after` are the actions taken in turn since these cards were dealt, where no hand tells them.
    """

    street: Street
    after: tuple[ActionKind, ...] = ()


class BurnError(StreetError, frozen=True, kw_only=True, tag="burn-error"):
    """No card was burned before a street, or more than one; `restorable`: the cards' order is known."""

    burned: int = 0
    restorable: bool = True


class ExtraBoardCards(StreetError, frozen=True, kw_only=True, tag="extra-board-cards"):
    """More cards were turned than the street has: `turned` in all; `known`: which were the right ones."""

    turned: int
    known: bool = True


class PrematureCard(StreetError, frozen=True, kw_only=True, tag="premature-card"):
    """Cards of a street were opened before the betting was over.

    `pending` are players who have still to act, `bet` the highest bet of the round so far.
    """

    pending: tuple[Seat, ...] = ()
    bet: Chips = 0


_STUD: Final = frozenset({"third", "fourth", "fifth", "sixth", "seventh"})
_CARDS: Final = {"flop": 3}


@rules(BurnError)
def rule_burn_error(case: Case, it: BurnError) -> Ruling:
    """A flop without a burn goes the book's own way; otherwise the order is restored while that is possible."""
    case.fact(burned=it.burned)
    if it.street == "flop" and not it.burned:
        return _unburned_flop(case, it)
    if is_silent(case, "burn_error_until"):
        return _restored_or_not(case)
    begun = _begun(case, it.after, choice(case, "burn_error_until"))
    if begun or not it.restorable:
        case.because("floor-burns-stay-wrong")
        return case.ruled("stands", steps=("play-on", "burn-next-as-usual"))
    case.cite("burn-order-restored")
    case.because("floor-order-restored")
    if it.burned:
        return case.ruled("corrected", steps=("restore-order", "second-burn-plays"))
    return case.ruled("corrected", steps=("restore-order", "card-becomes-burn", "next-card-plays"))


def _restored_or_not(case: Case) -> Ruling:
    """The books say nothing of this burn: a person restores the order, or lets it stand."""
    case.cite("random-remedy")
    case.because("floor-burn-not-foreseen")
    return left_open(
        case,
        {
            "restore": Outcome(verdict="corrected", steps=("restore-order", "play-on")),
            "play-on": Outcome(verdict="stands", steps=("play-on", "burn-next-as-usual")),
        },
    )


def _unburned_flop(case: Case, it: BurnError) -> Ruling:
    if is_silent(case, "flop_no_burn"):
        return _restored_or_not(case)
    if _begun(case, it.after, choice(case, "flop_no_burn_until")):
        case.cite("flop-unburned-stands")
        case.because("floor-flop-stands")
        return case.ruled("stands", steps=("play-on", "burn-next-as-usual"))
    how = choice(case, "flop_no_burn")
    return case.ruled("corrected", steps=_UNBURNED[how])


_UNBURNED: Final = {
    "scrambled": ("scramble-three", "one-becomes-burn", "add-next-card"),
    "reshuffled": ("return-to-stub", "reshuffle-stub", "cut", "burn", "deal-street-again"),
    "restored": ("restore-order", "card-becomes-burn", "next-card-plays"),
}


def _begun(case: Case, after: Sequence[ActionKind], until: str) -> bool:
    """Whether the time to put it right is over."""
    actions = taken(case, after)
    if until == "substantial-action":
        return weighed(case, actions)
    if until == "first-bet":
        return any(kind in ("bet", "raise") for kind in actions)
    return bool(actions)


@rules(ExtraBoardCards)
def rule_extra_board_cards(case: Case, it: ExtraBoardCards) -> Ruling:
    """A flop of four and more goes the book's own way; of two cards on a street the right one stays."""
    due = _CARDS.get(it.street, 1)
    surplus = it.turned - due
    if surplus < 1:
        raise Mistake("floor-no-surplus", turned=it.turned, due=due)
    case.fact(turned=it.turned, surplus=surplus)
    if it.street == "flop":
        return _big_flop(case, it, surplus)
    point = "extra-street-card" if surplus == 1 else "extra-street-cards"
    if not it.known or not citation(point, case.policy.profile).own:
        case.cite("random-remedy")
        case.because("floor-extra-card-not-foreseen" if it.known else "floor-right-card-unknown")
        known = {"keep-the-first": Outcome(verdict="corrected", steps=("right-card-stays", "muck-it"))}
        return left_open(
            case,
            {
                **(known if it.known else {}),
                "reshuffle": Outcome(
                    verdict="corrected", steps=("return-to-stub", "reshuffle-stub", "deal-street-again")
                ),
                "draw-one": Outcome(
                    verdict="corrected", steps=("scramble-them", "floor-draws-card", "next-burn")
                ),
            },
        )
    if surplus > 1:
        case.cite("extra-street-cards")
        case.because("floor-first-card-stays")
        return case.ruled("corrected", steps=("right-card-stays", "surplus-to-stub", "reshuffle-stub", "cut"))
    case.cite("extra-street-card")
    case.because("floor-first-card-stays")
    last = it.street == "river"
    return case.ruled("corrected", steps=("right-card-stays", "muck-it" if last else "wrong-card-next-burn"))


def _big_flop(case: Case, it: ExtraBoardCards, surplus: int) -> Ruling:
    # That the wrong one of four is the next burn says nothing of five.
    named = case.policy.choice("flop_extra_card")
    how = named if named == "next-burn" and surplus > 1 else choice(case, "flop_extra_card")
    if how == "next-burn" and it.known and surplus == 1:
        case.cite("extra-street-card")
        return case.ruled("corrected", steps=("right-cards-stay", "wrong-card-next-burn"))
    if how in ("next-burn", "reshuffled"):
        case.cite("flop-four-unknown" if surplus == 1 else "flop-too-many")
        if surplus > 1:
            case.because("floor-flop-too-many")
        steps = ("return-with-burn", "reshuffle-stub", "cut", "new-burn", "deal-street-again")
        return case.ruled("corrected", steps=steps)
    if surplus > 1:
        case.because("floor-more-than-four")
        return left_open(
            case,
            {
                "scramble": Outcome(verdict="corrected", steps=("scramble-them", "floor-draws-cards")),
                "reshuffle": Outcome(
                    verdict="corrected", steps=("return-with-burn", "reshuffle-stub", "deal-street-again")
                ),
            },
        )
    chosen = "floor-draws-burn" if how == "random-burn" else "boss-picks-burn"
    scramble = ("scramble-four",) if how == "random-burn" else ("cover-them",)
    return case.ruled("corrected", steps=("call-floor", *scramble, chosen, "other-three-are-flop"))


@rules(PrematureCard)
def rule_premature_card(case: Case, it: PrematureCard) -> Ruling:
    """What becomes of cards dealt too early is the book's own way, street by street."""
    if not is_silent(case, "premature_card"):
        case.cite("premature-pointer")
    if it.street in _STUD:
        return _premature_stud(case, it)
    if case.policy.choice("premature_card") == "out-of-play":
        choice(case, "premature_card")
        return case.ruled("corrected", steps=("finish-betting", "card-out-of-play", "deal-street"))
    if it.street == "flop":
        fresh = choice(case, "premature_flop") == "new-burn"
        return case.ruled("corrected", steps=_FRESH_BURN if fresh else _SAME_BURN)
    if it.street == "turn" and choice(case, "premature_turn") == "river-becomes-turn":
        return case.ruled(
            "corrected",
            steps=("set-aside", "finish-betting", "burn", "river-card-is-turn", "bet-the-turn", "shuffle-in-set-aside",
                   "no-burn", "deal-river"),
        )  # fmt: skip
    case.cite("premature-river" if it.street == "river" else "premature-turn")
    choice(case, "premature_card")
    return case.ruled("corrected", steps=_SAME_BURN)


_SAME_BURN: Final = (
    "burn-stays",
    "finish-betting",
    "return-to-stub",
    "reshuffle-stub",
    "no-burn",
    "deal-street-again",
)
_FRESH_BURN: Final = (
    "finish-betting",
    "return-with-burn",
    "reshuffle-stub",
    "cut",
    "new-burn",
    "deal-street-again",
)


def _premature_stud(case: Case, it: PrematureCard) -> Ruling:
    how = choice(case, "premature_stud")
    case.cite("premature-stud")
    if how == "caps-round":
        case.because("floor-round-capped", bet=it.bet)
        may = {seat: May(check=not it.bet, call_to=it.bet) for seat in it.pending}
        return case.ruled("stands", may=may, steps=("card-plays", "no-more-raises", "finish-betting"))
    if how == "set-aside":
        return case.ruled(
            "corrected",
            steps=("deal-rest-down", "no-burn", "set-aside", "finish-betting", "burn", "deal-next-street",
                   "shuffle-in-set-aside", "no-burn-last-street"),
        )  # fmt: skip
    return case.ruled("corrected", steps=_SAME_BURN)
