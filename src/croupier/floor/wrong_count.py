"""A wrong number of cards before a player."""

from __future__ import annotations

from typing import Final, Literal

from croupier.errors import Mistake
from croupier.floor.acted import too_late
from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.dealing import (
    DealError,
    acted,
    is_draw_of_the_house,
    is_for_the_director,
    misdeal,
    misdeal_or_not,
)
from croupier.floor.incident import Seat
from croupier.floor.registry import rules
from croupier.floor.remedies import kill, put_in, void
from croupier.floor.ruling import Ruling
from croupier.play import Operation

_DUE: Final = {"flop": 2, "stud": 3, "draw": 5}
_FORCED: Final = frozenset(
    {"ante", "small-blind", "big-blind", "button-blind", "straddle", "post", "dead-ante", "dead-post"}
)


class WrongCount(DealError, frozen=True, kw_only=True, tag="wrong-count"):
    """A player holds more or fewer cards than the game deals him.

    `due` is the right number where no hand tells it, `position` where he sits, `surplus` how many cards too many
    the whole deal gave out. He may have `acted`, even without looking (`blind`); `alone`: all others have folded.
    `correctable`: the missing card can be given, the extra one taken back. `found` at the showdown counts as late.
    """

    held: int
    seat: Seat = Seat(0)
    due: int = 0
    position: Literal["", "button", "small-blind", "big-blind"] = ""
    surplus: int = 0
    acted: bool = False
    blind: bool = False
    alone: bool = False
    correctable: bool = False
    found: Literal["play", "showdown"] = "play"


@rules(WrongCount)
def rule_wrong_count(case: Case, it: WrongCount) -> Ruling:
    """Before substantial action a misdeal, or put right; after it the hand is dead, with what the book gives back.

    TDA-2022:ILL-38-1A, TDA-2022:ILL-38-1B.
    """
    if it.held == _due(case, it) and not it.surplus:
        raise Mistake("floor-right-count", held=it.held)
    short = it.held < _due(case, it)
    has_acted = acted(case, it.seat, it.acted or it.blind)
    case.fact(held=it.held, due=_due(case, it))
    if it.alone:
        return _alone(case, it)
    if it.found == "showdown":
        case.cite("wrong-count-at-showdown")
        return _dead(case, it, has_acted=True)
    if it.blind:
        case.cite("wrong-count-blind")
        case.because("floor-acted-blind", seat=it.seat)
    if short and _on_button(case, it) and case.policy.flag("short_button_dealt"):
        return _short_button(case, it, has_acted)
    is_late = too_late(case, it.after)
    if is_late or (has_acted and case.policy.choice("wrong_count_after_action") != "dead"):
        if not short and choice(case, "wrong_count_kills") == "too-few":
            case.because("floor-surplus-does-not-kill")
            return case.ruled("no-misdeal", steps=("play-on",))
        return _dead(case, it, has_acted)
    return _before_action(case, it, short)


def _before_action(case: Case, it: WrongCount, short: bool) -> Ruling:
    if is_for_the_director(case, "misdeal_wrong_count") or is_draw_of_the_house(case, it):
        return misdeal_or_not(case)
    how = choice(case, "misdeal_wrong_count")
    if how == "uncorrectable" and it.correctable:
        case.because("floor-count-put-right")
        return case.ruled("corrected", steps=("deal-missing-card" if short else "take-back-card",))
    surplus = it.surplus or max(it.held - _due(case, it), 0)
    if how == "one-extra-burned" and surplus == 1 and not short:
        case.cite("one-extra-card")
        case.because("floor-extra-card-burned")
        return case.ruled("corrected", steps=("take-back-card", "card-becomes-burn"))
    return misdeal(case, "wrong-count-misdeal", *(("two-extra-cards",) if surplus > 1 else ()))


def _short_button(case: Case, it: WrongCount, has_acted: bool) -> Ruling:
    case.by("short_button_dealt")
    if has_acted:
        case.cite("short-button-acted")
        case.because("floor-hand-dead", seat=it.seat)
        return case.ruled("hand-dead", hands={it.seat: "dead"}, operations=kill(case, it.seat))
    case.cite("short-button-given")
    case.because("floor-button-given-card")
    return case.ruled("corrected", hands={it.seat: "live"}, steps=("deal-missing-card",))


def _dead(case: Case, it: WrongCount, has_acted: bool) -> Ruling:
    """The hand is dead; forced bets go back where the book gives them to a player who has not acted."""
    back = 0
    if choice(case, "wrong_count_after_action") == "forced-bets-back":
        case.cite("wrong-count-acted" if has_acted else "wrong-count-others-acted")
        back = 0 if has_acted else _forced(case, it.seat)
    case.cite("wrong-count-dead", "one-burn-a-street", "stub-stays-random")
    case.because("floor-hand-dead", seat=it.seat)
    operations = kill(case, it.seat)
    if back:
        case.because("floor-goes-back", seat=it.seat, amount=back)
        operations = (Operation("return-bet", it.seat, back), *operations)
    return case.ruled(
        "hand-dead",
        hands={it.seat: "dead"},
        returned={it.seat: back} if back else {},
        steps=("cards-to-muck", "one-burn-a-street"),
        operations=operations,
    )


def _alone(case: Case, it: WrongCount) -> Ruling:
    """Nobody else is left to take the pot."""
    if choice(case, "last_player_wrong_count") == "dead":
        case.because("floor-hand-dead", seat=it.seat)
        return case.ruled("hand-dead", hands={it.seat: "dead"})
    case.because("floor-hand-void")
    return case.ruled("void", returned=put_in(case), steps=("chips-back",), operations=void(case))


def _forced(case: Case, seat: int) -> int:
    hand = case.situation.hand
    if hand is None:
        return 0
    return sum(entry.amount for entry in hand.log if entry.seat == seat and entry.kind in _FORCED)


def _due(case: Case, it: WrongCount) -> int:
    if it.due or case.situation.hand is None:
        return it.due or _DUE[it.game]
    first = case.situation.hand.setup.variant.streets[0]
    return first.down + first.up


def _on_button(case: Case, it: WrongCount) -> bool:
    hand = case.situation.hand
    return it.position == "button" or (hand is not None and bool(it.seat) and hand.setup.button == it.seat)
