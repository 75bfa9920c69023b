"""Errors of the deal: misdeals, and what is put right without one."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.acted import has_acted, too_late
from croupier.floor.by_the_book import choice, is_silent, left_open
from croupier.floor.case import Case
from croupier.floor.defective import spoiled
from croupier.floor.incident import ActionKind, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.remedies import expose, void
from croupier.floor.ruling import Outcome, Ruling

Game = Literal["flop", "stud", "draw"]


class DealError(Incident, frozen=True, kw_only=True):
    """An error of the initial deal.

    `after` are the actions taken in turn before it was found, where no hand tells them; `game` says what is dealt
    where no hand does.
    """

    after: tuple[ActionKind, ...] = ()
    game: Game = "flop"


class ExposedCard(DealError, frozen=True, kw_only=True, tag="exposed-card"):
    """The dealer exposed downcards on the deal.

    `places` are their places in the deal, 1 the first card off the deck; `count` how many where the places are
    not known. `seat` got them, and the `cards` where they were named; `open` is how many cards lie open before him
    in stud. `wants_to_keep` asks whether he may. `by` a player instead of the dealer.
    """

    places: tuple[int, ...] = ()
    count: int = 1
    seat: Seat = Seat(0)
    cards: str = ""
    open: int = 0
    wants_to_keep: bool = False
    by: Literal["dealer", "player"] = "dealer"


class SeenBeforeDeal(DealError, frozen=True, kw_only=True, tag="card-seen-before-deal"):
    """Cards were seen while the deck was shuffled or cut."""

    during: Literal["shuffle", "riffle", "strip", "cut"] = "cut"


class BoxedCards(DealError, frozen=True, kw_only=True, tag="boxed-cards"):
    """Cards lie face up in the deck; `during` betting when they came to light after the deal."""

    count: int = 1
    during: Literal["deal", "betting"] = "deal"


class WrongOrder(DealError, frozen=True, kw_only=True, tag="wrong-order"):
    """Cards went where they should not.

    `fault`: the first card to a wrong seat, another order, a seat skipped, cards to an empty seat, to a seat with
    no right to them, to a newcomer who may not come in there, two in a row to `position`. `correctable`: the order
    can be restored.
    """

    fault: Literal[
        "wrong-first-seat",
        "wrong-order",
        "seat-skipped",
        "empty-seat",
        "no-right",
        "newcomer",
        "two-in-a-row",
    ]
    seat: Seat = Seat(0)
    position: Literal["", "button", "small-blind", "big-blind"] = ""
    correctable: bool = False


class UnmixedDeck(DealError, frozen=True, kw_only=True, tag="deck-not-mixed"):
    """The deck was dealt without being shuffled, or cut."""

    lacking: Literal["shuffle", "cut", "both"] = "cut"


class WrongButton(DealError, frozen=True, kw_only=True, tag="wrong-button"):
    """The button, and the blinds with it, stood in the wrong place, or there was none."""

    found: Literal["this-hand", "next-hand"] = "this-hand"
    missing: bool = False


class Redeal(Incident, frozen=True, kw_only=True, tag="redeal"):
    """A question about the redeal: who may call it, or whether a seat plays in it."""

    called_by: Literal["", "dealer", "judge", "chief-judge", "delegate", "floor", "player"] = ""
    seat: Seat = Seat(0)
    was: Literal["", "absent", "on-penalty", "not-seated"] = ""
    back: bool = False


def misdeal(case: Case, *points: str, other_deck: bool = False) -> Ruling:
    """The hand is no hand: everything back, the same deal once more, from the `other_deck` where this one is bad."""
    case.centre(*points)
    case.cite("misdeal-replayed")
    case.because("floor-misdeal")
    first, *shuffle = _REPLAYED
    steps = (first, "change-deck", *shuffle) if other_deck else _REPLAYED
    return case.ruled("misdeal", steps=steps, operations=void(case))


_REPLAYED: Final = ("chips-back", "full-shuffle", "cut", "deal-again-same-seat")
"""What is done for a redeal."""


def plays_on(case: Case, *points: str, steps: tuple[str, ...] = (), verdict: str = "no-misdeal") -> Ruling:
    """The hand goes on."""
    case.centre(*points)
    case.because("floor-plays-on")
    return case.ruled(verdict, steps=steps)


def late(case: Case) -> Ruling:
    """Too late for a misdeal."""
    case.cite("too-late-for-misdeal")
    case.because("floor-too-late-for-misdeal")
    return case.ruled("no-misdeal", steps=("play-on",))


@rules(ExposedCard)
def rule_exposed(case: Case, it: ExposedCard) -> Ruling:
    """A downcard the dealer exposed is a misdeal, plays as an upcard, or is exchanged."""
    if it.by == "player":
        case.cite("exposed-by-player")
        choice(case, "accidental_exposure")
        return case.ruled("hand-live", steps=("card-plays",))
    game = game_of(case, it)
    if too_late(case, it.after):
        return late(case)
    if is_draw_of_the_house(case, it):
        return misdeal_or_not(case)
    if it.wants_to_keep:
        case.cite("exposed-no-choice")
        case.because("floor-no-choice-of-card")
    return _exposed_stud(case, it) if game == "stud" else _exposed_flop(case, it)


def _exposed_flop(case: Case, it: ExposedCard) -> Ruling:
    count = max(it.count, len(it.places))
    case.fact(exposed=count)
    if count >= 2:
        return misdeal(case, "exposed-two")
    first_two_count = choice(case, "exposed_first_two") == "misdeal"
    if first_two_count and any(place <= 2 for place in it.places):
        return misdeal(case)
    case.cite("exposed-exchanged")
    steps = ("finish-dealing", "exchange-with-burn")
    then = {}
    if first_two_count and not it.places:
        case.because("floor-if-among-first-two")
        then = {"among-the-first-two": Outcome(verdict="misdeal", operations=void(case))}
    case.because("floor-exchanged-with-burn")
    return case.ruled("no-misdeal", steps=steps, then=then, operations=expose(case, it.seat, it.cards))


def _exposed_stud(case: Case, it: ExposedCard) -> Ruling:
    """By how many cards lie open before one player: one more than is due, or more."""
    opened = it.open or max(it.count, len(it.places))
    case.fact(open=opened)
    how = choice(case, "exposed_stud")
    misdeals = {"misdeal": 1, "two-up": 2, "three-up": 3}
    if how in misdeals and opened >= misdeals[how]:
        return misdeal(case)
    if how == "swapped" and opened >= 2:
        case.cite("exposed-stud-two")
        case.because("floor-exchanged-with-burn")
        return case.ruled("no-misdeal", steps=("finish-dealing", "exchange-second-with-burn"))
    if how == "becomes-upcard" and opened >= 2:
        return misdeal_or_not(case)
    case.cite("exposed-stud-one")
    case.because("floor-third-card-down")
    return case.ruled("no-misdeal", steps=("card-plays-as-upcard", "third-card-down"))


def is_for_the_director(case: Case, field: str = "") -> bool:
    """Whether the books do not speak of an error, but leave a like one to the director (TDA-2022:35A.0)."""
    return citation("misdeals-open", case.policy.profile).own and (not field or is_silent(case, field))


def is_draw_of_the_house(case: Case, it: DealError) -> bool:
    """Whether it is a draw game, whose misdeals the book leaves to the house (TDA-2022:35A.8)."""
    if game_of(case, it) != "draw" or not citation("misdeal-draw", case.policy.profile).own:
        return False
    case.cite("misdeal-draw")
    return True


def misdeal_or_not(case: Case) -> Ruling:
    """The list of misdeals is open: a person declares one, or lets the hand play on."""
    case.cite("misdeals-open")
    case.because("floor-list-is-open")
    return left_open(
        case,
        {
            "misdeal": Outcome(verdict="misdeal", steps=("deal-again-same-seat",), operations=void(case)),
            "play-on": Outcome(verdict="no-misdeal", steps=("play-on",)),
        },
    )


@rules(SeenBeforeDeal)
def rule_seen_before_deal(case: Case, it: SeenBeforeDeal) -> Ruling:
    """Cards seen in the cut, or in the shuffle too, as the book has it."""
    if is_for_the_director(case, "exposed_in_shuffle"):
        return misdeal_or_not(case)
    if choice(case, "exposed_in_shuffle") == "shuffle-or-cut" or it.during == "cut":
        return misdeal(case)
    case.because("floor-shuffle-goes-on")
    return case.ruled("no-misdeal", steps=("go-on-shuffling",))


@rules(BoxedCards)
def rule_boxed(case: Case, it: BoxedCards) -> Ruling:
    """A boxed card is replaced; so many of them make a misdeal, or a defective deck."""
    case.fact(boxed=it.count)
    fouled = case.policy.number("boxed_fouled")
    if fouled and it.count >= fouled:
        case.by("boxed_fouled")
        case.cite("boxed-fouled")
        return spoiled(case, it.after, betting=it.during == "betting")
    limit = case.policy.number("boxed_misdeal")
    case.by("boxed_misdeal")
    if limit and it.count >= limit:
        if it.during == "betting" or too_late(case, it.after):
            return late(case)
        if is_draw_of_the_house(case, it):
            return misdeal_or_not(case)
        return misdeal(case, "boxed-misdeal")
    case.because("floor-boxed-replaced")
    return plays_on(case, "boxed-replaced", steps=("muck-it", "replace-with-next"))


@rules(WrongOrder)
def rule_wrong_order(case: Case, it: WrongOrder) -> Ruling:
    """A misdeal where the book says so, before substantial action; where order can be restored some books do."""
    if it.fault == "two-in-a-row":
        allowed = choice(case, "two_in_a_row")
        if it.position == allowed:
            return plays_on(case, steps=("play-on",))
    skipped = it.fault in ("seat-skipped", "empty-seat", "no-right")
    if too_late(case, it.after):
        return late(case)
    if is_draw_of_the_house(case, it):
        return misdeal_or_not(case)
    points = {
        "wrong-first-seat": ("wrong-first-seat",),
        "seat-skipped": ("seat-skipped",),
        "empty-seat": ("no-right-to-cards",),
        "no-right": ("no-right-to-cards",),
        "newcomer": ("no-right-to-cards",),
    }.get(it.fault, ())
    if it.fault == "newcomer":
        return misdeal(case, *points)
    always = choice(case, "misdeal_skipped" if skipped else "misdeal_order") == "always"
    if it.correctable and not always:
        case.because("floor-order-restored")
        return case.ruled("corrected", steps=("restore-order",))
    return misdeal(case, *points)


@rules(UnmixedDeck)
def rule_unmixed(case: Case, it: UnmixedDeck) -> Ruling:
    """A deck that was not shuffled and cut: dealt again before substantial action, played to the end after it."""
    if too_late(case, it.after):
        case.cite("deck-not-mixed")
        return late(case)
    if is_for_the_director(case):
        return misdeal_or_not(case)
    return misdeal(case, "deck-not-mixed")


@rules(WrongButton)
def rule_wrong_button(case: Case, it: WrongButton) -> Ruling:
    """The button in the wrong place: a misdeal, or put right, as long as there was no substantial action."""
    if it.found == "next-hand":
        choice(case, "misdeal_button")
        case.centre("button-next-hand")
        return case.ruled("corrected", steps=("button-right-next-hand",))
    if too_late(case, it.after):
        how = choice(case, "misdeal_button")
        steps = ("play-on", "button-right-next-hand" if how == "misdeal" else "button-stays")
        case.because("floor-plays-on")
        return case.ruled("stands", steps=steps)
    if is_for_the_director(case, "misdeal_button"):
        return misdeal_or_not(case)
    if choice(case, "misdeal_button") == "misdeal":
        return misdeal(case)
    return case.ruled("corrected", steps=("move-button", "move-blinds"))


@rules(Redeal)
def rule_redeal(case: Case, it: Redeal) -> Ruling:
    """Who calls a redeal; and in it the absent and the penalised are dealt in, newcomers are not."""
    if it.called_by:
        case.cite("redeal-called-by")
        may = it.called_by != "player"
        case.because("floor-redeal-called" if may else "floor-redeal-not-by-players")
        return case.ruled("allowed" if may else "refused", steps=_REPLAYED if may else ("play-on",))
    case.cite("misdeal-replayed")
    if it.was == "not-seated":
        case.because("floor-redeal-nobody-new")
        return case.ruled("refused", steps=("not-dealt-in",))
    if it.was == "on-penalty":
        case.cite("redeal-penalty", "redeal-one-hand")
    plays = it.was == "" or (it.was == "absent" and it.back and choice(case, "redeal_absent") == "plays")
    if it.was == "absent" and not it.back:
        case.by("redeal_absent")
    case.because("floor-redeal-plays" if plays else "floor-redeal-killed", seat=it.seat)
    return case.ruled(
        "hand-live" if plays else "hand-dead",
        hands={it.seat: "live" if plays else "dead"},
        steps=() if plays else ("deal-in", "kill-after-deal"),
    )


def game_of(case: Case, it: DealError) -> Game:
    """What is dealt: as the hand tells it, else as it is said."""
    hand = case.situation.hand
    if hand is None:
        return it.game
    variant = hand.setup.variant
    if not variant.has_button:
        return "stud"
    return "flop" if any(street.board for street in variant.streets) else "draw"


def acted(case: Case, seat: int, said: bool) -> bool:
    """Whether a seat has acted: it is said so, or the hand tells it."""
    return said or has_acted(case, seat)
