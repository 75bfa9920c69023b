"""Hands that touched what they should not, were taken, thrown away or shown: dead, or alive."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from croupier.floor.by_the_book import choice, left_open
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.penalties import Violation, ladder
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.remedies import expose, kill, restore
from croupier.floor.ruling import Outcome, Penalty, Ruling
from croupier.play import Hand, Operation


class CardsTouched(Incident, frozen=True, kw_only=True, tag="cards-touched"):
    """A hand touched the muck, another player's cards or chips.

    `tabled` before, all of it face up; `face_up` as it touched; `identifiable` beyond doubt.
    """

    seat: Seat = Seat(0)
    touched: Literal["muck", "other-hand", "chips"] = "muck"
    tabled: bool = False
    face_up: bool = False
    identifiable: bool = False


class HandTaken(Incident, frozen=True, kw_only=True, tag="hand-taken"):
    """The dealer took in a hand by mistake.

    `protected` by a chip or a hand; `identifiable` beyond doubt; `tabled` before, and then `reconstructable`.
    `uncalled` is the part of his bet nobody had called, where no hand tells it; `instead` won the pot.
    """

    seat: Seat = Seat(0)
    protected: bool = False
    identifiable: bool = False
    tabled: bool = False
    reconstructable: bool = True
    uncalled: Chips = 0
    instead: Seat = Seat(0)


class WantsHandBack(Incident, frozen=True, kw_only=True, tag="wants-hand-back"):
    """A player wants back the hand he gave up: misinformed, by his own mistake, or he thought better of it.

    At the `showdown`, or before; `identifiable` beyond doubt, `in_muck` when the dealer has taken it in.
    """

    seat: Seat = Seat(0)
    why: Literal["misinformed", "mistake", "thought-better"] = "thought-better"
    identifiable: bool = False
    in_muck: bool = True
    showdown: bool = False


class ExposesHand(Incident, frozen=True, kw_only=True, tag="exposes-hand"):
    """A player shows or names his `cards`; `pending`: somebody has still to act. By `accident`, or not."""

    seat: Seat = Seat(0)
    cards: str = ""
    how: Literal["shows", "names"] = "shows"
    pending: bool = True
    accident: bool = False
    times: int = 1


class BettorDiscards(Incident, frozen=True, kw_only=True, tag="bettor-discards"):
    """A bettor throws his cards away in the belief that he has won, while an opponent still holds cards.

    `uncalled` is what nobody has called of his bet, where no hand tells it.
    """

    seat: Seat = Seat(0)
    identifiable: bool = False
    uncalled: Chips = 0


class CardsForward(Incident, frozen=True, kw_only=True, tag="cards-forward"):
    """A player moved his cards forward, meaning to or not, out of the blue or to fold.

    `past_line`: over the line or towards the muck; `next_acted`: the next player took it for a fold; `facing` a
    bet he said or showed he gives up to.
    """

    seat: Seat = Seat(0)
    past_line: bool = False
    next_acted: bool = False
    meant: bool = False
    facing: bool = True


class FoldedBest(Incident, frozen=True, kw_only=True, tag="folded-the-best"):
    """A player gave up his hand and it turns out to be the best."""

    seat: Seat = Seat(0)


@rules(CardsTouched)
def rule_cards_touched(case: Case, it: CardsTouched) -> Ruling:
    """A tabled hand is safe; otherwise by the book: while it can be told, while it lies face up, or never."""
    if it.touched == "chips":
        case.cite("muck-place")
        case.because("floor-muck-place")
        return case.ruled("wrong", steps=("move-muck",))
    if it.tabled:
        case.cite("tabled-winner-safe")
        case.because("floor-tabled-is-safe")
        return _lives(case, it.seat)
    if it.touched == "other-hand":
        how = choice(case, "foreign_hand_touched")
        if how == "warning":
            return _lives(case, it.seat, *_punished(case, "throws-into-hand", it.seat))
        if how == "dead":
            case.cite("hand-mixed-dead")
            return _dies(case, it.seat)
        return _lives(case, it.seat) if it.identifiable else _dies(case, it.seat)
    how = choice(case, "muck_touched")
    told = {"identifiable-lives": True, "face-up-lives": it.face_up, "dead": False}[how] and it.identifiable
    case.cite("discard-reversible" if told else "discard-dead")
    return _lives(case, it.seat) if told else _dies(case, it.seat)


@rules(HandTaken)
def rule_hand_taken(case: Case, it: HandTaken) -> Ruling:
    """An unprotected hand is lost with what was called; one that was tabled is not.

    A book that takes away unprotected hands alone leaves a protected one to the floor, and its owner where it is told
    beyond doubt; the others make no difference.
    """
    if it.tabled:
        case.cite("killed-tabled")
        if it.reconstructable:
            case.because("floor-tabled-is-safe")
            return case.ruled("awarded", hands={it.seat: "live"}, steps=("pot-to-tabled-hand",))
        case.because("floor-not-reconstructable")
        return case.ruled("hand-dead", hands={it.seat: "dead"}, steps=("pot-stands",))
    if it.protected and citation("killed-unprotected", case.policy.profile).own:
        case.cite("killed-unprotected")
        case.because("floor-hand-protected", seat=it.seat)
        if it.identifiable:
            return _lives(case, it.seat, restored=True)
        return left_open(case, _dead_or_restored(case, it.seat, _uncalled(case, it.seat, it.uncalled)))
    if it.identifiable:
        if citation("killed-identifiable", case.policy.profile).own:
            case.cite("killed-identifiable")
            return _lives(case, it.seat, restored=True)
        if choice(case, "muck_retrieved") == "manager":
            case.cite("manager-restores", "killed-no-redress")
            return left_open(case, _dead_or_restored(case, it.seat), by="manager")
    case.cite("killed-no-redress")
    back = 0
    if choice(case, "unprotected_hand") == "uncalled-back":
        back = _uncalled(case, it.seat, it.uncalled)
    return _dies(case, it.seat, back)


@rules(WantsHandBack)
def rule_wants_hand_back(case: Case, it: WantsHandBack) -> Ruling:
    """Whether a hand given up comes back: rarely, and never when it cannot be told."""
    if it.showdown and it.identifiable and citation("discard-reversible", case.policy.profile).own:
        case.cite("discard-reversible")
        case.because("floor-may-still-open")
        return _lives(case, it.seat, restored=True)
    how = choice(case, "muck_retrieved")
    if not it.identifiable:
        case.centre("discard-dead")
        return _dies(case, it.seat)
    if how == "manager":
        case.cite("manager-restores")
        return left_open(case, _dead_or_restored(case, it.seat), by="manager")
    if it.why == "misinformed" and how != "never":
        case.cite("wants-back-misinformed")
        case.because("floor-misinformed")
        return left_open(case, _dead_or_restored(case, it.seat))
    case.cite("wants-back-never")
    return _dies(case, it.seat)


@rules(ExposesHand)
def rule_exposes_hand(case: Case, it: ExposesHand) -> Ruling:
    """Cards shown with action pending: a penalty, the hand, or both; an accident costs neither."""
    seen = expose(case, it.seat, it.cards) if it.how == "shows" else ()
    if not it.pending:
        case.cite("nothing-pending")
        case.because("floor-nothing-pending")
        return _seen(_lives(case, it.seat), seen)
    if it.accident:
        if choice(case, "accidental_exposure") == "live":
            case.cite("exposed-by-player")
            return _seen(_lives(case, it.seat), seen)
        return _seen(_dies(case, it.seat), seen)
    act = "exposes-cards" if it.how == "shows" else "discloses-hand"
    penalties = _punished(case, act, it.seat, it.times)
    if it.how == "names":
        return _lives(case, it.seat, *penalties)
    how = choice(case, "exposed_live_hand")
    if how == "dead":
        case.cite("exposed-dead")
        return _seen(_dies(case, it.seat, 0, *penalties), seen)
    case.cite("exposed-live")
    case.because("floor-penalty-after-hand")
    return _seen(_lives(case, it.seat, *penalties), seen)


def _seen(ruling: Ruling, seen: tuple[Operation, ...]) -> Ruling:
    """The ruling, after everybody has seen the cards."""
    return replace(ruling, operations=(*seen, *ruling.operations))


@rules(BettorDiscards)
def rule_bettor_discards(case: Case, it: BettorDiscards) -> Ruling:
    """Not a fold by itself: the cards are kept apart and the floor is called; lost, they cost what was called."""
    back = _uncalled(case, it.seat, it.uncalled)
    if not it.identifiable:
        case.cite("bettor-discards-lost")
        case.by("unprotected_hand")
        return _dies(case, it.seat, back)
    case.cite("bettor-discards")
    case.because("floor-not-a-fold-by-itself")
    options = _dead_or_restored(case, it.seat, back)
    ruling = left_open(case, options)
    return replace(ruling, steps=("keep-cards-apart", "call-floor"))


@rules(CardsForward)
def rule_cards_forward(case: Case, it: CardsForward) -> Ruling:
    """A fold where the player meant one, or where the book takes the motion for one."""
    how = choice(case, "forward_motion")
    if it.meant and it.facing:
        case.cite("fold-facing-bet")
        return _dies(case, it.seat)
    fold = {
        "any": True,
        "past-line": it.past_line,
        "if-it-induces": it.next_acted,
        "not-by-itself": False,
    }[how]
    if fold and how == "past-line":
        case.cite("fold-past-line")
    return _dies(case, it.seat) if fold else _lives(case, it.seat)


@rules(FoldedBest)
def rule_folded_best(case: Case, it: FoldedBest) -> Ruling:
    """A fold gives up the claim, whatever the cards were."""
    case.cite("folded-no-claim")
    case.because("floor-no-claim")
    return _dies(case, it.seat)


def uncalled(hand: Hand | None, seat: int) -> int:
    """What nobody has called of a seat's bet on this street, in chips."""
    if hand is None or hand.over or not seat:
        return 0
    bets = {other: hand.player(other).bet for other in hand.live}
    if seat not in bets:
        return 0
    return max(bets[seat] - max([bet for other, bet in bets.items() if other != seat], default=0), 0)


def _uncalled(case: Case, seat: Seat, said: int) -> int:
    """What nobody has called: as the hand tells it, else as it is said."""
    hand = case.situation.hand
    return said if hand is None else uncalled(hand, seat)


def _lives(case: Case, seat: Seat, *penalties: Penalty, restored: bool = False) -> Ruling:
    case.because("floor-hand-live", seat=seat)
    return case.ruled(
        "hand-live",
        hands={seat: "live"},
        penalties={seat: penalties} if penalties else {},
        operations=restore(case, seat) if restored else (),
    )


def _dies(case: Case, seat: Seat, back: int = 0, *penalties: Penalty) -> Ruling:
    case.because("floor-hand-dead", seat=seat)
    if back:
        case.because("floor-goes-back", seat=seat, amount=back)
    dead = _dead(case, seat, back)
    return case.ruled(
        "hand-dead",
        hands=dead.hands,
        returned=dead.returned,
        penalties={seat: penalties} if penalties else {},
        operations=dead.operations,
    )


def _dead(case: Case, seat: Seat, back: int = 0) -> Outcome:
    operations = kill(case, seat)
    if operations and back:
        operations = (Operation("return-bet", seat, back), *operations)
    return Outcome(
        verdict="hand-dead",
        hands={seat: "dead"},
        returned={seat: back} if back else {},
        operations=operations,
    )


def _dead_or_restored(case: Case, seat: Seat, back: int = 0) -> dict[str, Outcome]:
    return {
        "restored": Outcome(
            verdict="hand-live",
            hands={seat: "live"},
            operations=restore(case, seat),
        ),
        "dead": _dead(case, seat, back),
    }


def _punished(case: Case, act: str, seat: Seat, times: int = 1) -> tuple[Penalty, ...]:
    now, _ = ladder(case, Violation(act=act, seat=seat, times=times))
    return now
