"""Answers to questions put to the floor: what a player may do, whether an action is open, how much somebody has."""

from __future__ import annotations

from typing import Literal

from croupier.floor.acted import is_substantial, posted
from croupier.floor.case import Case
from croupier.floor.incident import ActionKind, Chips, Did, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.ruling import Counted, Ruling
from croupier.floor.settling import settled
from croupier.floor.spot import Spot, blinds_open
from croupier.floor.undercalls import wagers
from croupier.play import Hand


class Options(Incident, frozen=True, kw_only=True, tag="options"):
    """What a player may do now, in his turn; without a seat, whoever is to act."""

    seat: Seat | None = None


class Wants(Incident, frozen=True, kw_only=True, tag="wants"):
    """May a player do this now? A total of 0 for an action that needs none."""

    seat: Seat
    action: ActionKind | Literal["all-in"]
    to: Chips = 0


class AsksCount(Incident, frozen=True, kw_only=True, tag="asks-count"):
    """A player asks how much there is: in a stack, in the pot or in a bet.

    `seat` asks; `in_turn` and `facing_all_in` say whether he must act on it.
    """

    seat: Seat | None = None
    of: Literal["stack", "pot", "bet"] = "stack"
    in_turn: bool = False
    facing_all_in: bool = False


class RoundState(Incident, frozen=True, kw_only=True, tag="round-state"):
    """Is the betting of the street over, and what is the bet to be called?"""


class WasSubstantial(Incident, frozen=True, kw_only=True, tag="was-it-substantial"):
    """Was what was done in turn substantial action? `again` are acts of a player who had already acted."""

    since: tuple[Did, ...] = ()


@rules(Options)
def options(case: Case, asked: Options) -> Ruling:
    """All that is open to a player, with the numbers behind it."""
    hand = case.hand
    seat = asked.seat or hand.actor
    if seat is None or hand.actor is None:
        return round_state(case, RoundState())
    spot = Spot.of(hand, seat)
    _note(case, spot)
    case.because("floor-options", seat=Seat(seat), to_call=spot.to_call)
    if spot.may_raise:
        case.because("floor-may-raise", low=spot.least, high=spot.most)
    else:
        case.because("floor-may-not-raise", seat=Seat(seat))
    return case.ruled("options", may={seat: spot.may})


def _note(case: Case, spot: Spot) -> None:
    """The numbers of a spot, and the clauses they come from: what opens or closes a raise before the sizes."""
    hand = case.hand
    case.fact(to_call=spot.to_call, step=spot.step, min_raise_to=spot.full)
    variant = hand.setup.variant
    fixed = variant.betting.fixed
    raised = bool(spot.to_call)
    short = any(hand.player(seat).all_in for seat in hand.seats)
    if blinds_open(hand) and _short_blind(hand):
        case.centre("short-blind-called")
    if raised and (short or not (spot.may_raise or fixed)):
        case.centre("raise-reopened-limit" if fixed else "raise-reopened")
    if short:
        (case.centre if fixed else case.cite)("all-in-raises")
    if short and _short_opening(hand):
        case.cite("opening-all-in-short")
    if spot.bring_in:
        case.centre("bring-in")
        case.fact(bring_in=spot.bring_in)
    if fixed:
        _note_limit(case, spot)
    if variant.betting.pot is not None:
        case.cite("half-pot" if variant.betting.pot != (1, 1) else "pot-limit")
        if blinds_open(hand):
            case.cite("pot-with-short-blind")
    if not raised:
        case.cite("smallest-bet", "opening")
    case.cite("smallest-raise")


def _note_limit(case: Case, spot: Spot) -> None:
    """In limit: the size of the round, which raise it would be, and whether it would be one too many."""
    hand = case.hand
    raises = wagers(hand) + int(blinds_open(hand))
    if hand.setup.variant.showing and hand.street == 1 and spot.least != spot.most:
        case.centre("limit-open-pair")
    if not spot.may_raise:
        case.centre("raise-cap")
    elif raises:
        case.centre("limit-raise" if raises == 1 else "limit-reraise")
    case.centre("limit-round")
    case.cite("limit-sizes")


def _short_opening(hand: Hand) -> bool:
    """Whether the first wager of a later street was an all-in below the smallest bet."""
    bets = [hand.player(seat).bet for seat in hand.seats if hand.player(seat).all_in]
    return not blinds_open(hand) and any(0 < bet < hand.setup.bets[0] for bet in bets)


def _short_blind(hand: Hand) -> bool:
    """Whether somebody was all-in with less than his blind."""
    return any(
        bet.kind in ("small-blind", "big-blind")
        and hand.player(bet.seat).all_in
        and not _wagered(hand, bet.seat)
        for bet in hand.setup.forced
    )


def _wagered(hand: Hand, seat: int) -> bool:
    return any(entry.seat == seat and entry.kind in ("call", "raise") for entry in hand.log)


@rules(Wants)
def wants(case: Case, wanted: Wants) -> Ruling:
    """Allowed or refused, and then what is open instead."""
    hand = case.hand
    spot = Spot.of(hand, wanted.seat)
    if hand.actor != wanted.seat:
        case.cite("act-in-turn")
        case.because("floor-not-his-turn", seat=Seat(wanted.seat))
        return case.ruled("refused")
    counted = _open(case, wanted, spot)
    if counted is not None:
        return settled(case, spot, counted, verdict="allowed")
    _note(case, spot)
    case.because("floor-not-open", seat=Seat(wanted.seat), action=wanted.action, to=wanted.to)
    return case.ruled("refused", may={wanted.seat: spot.may})


def _open(case: Case, wanted: Wants, spot: Spot) -> Counted | None:
    """What the action is, where it is open to him."""
    if wanted.action in ("fold", "check", "call") and spot.bring_in:
        case.cite("bring-in-duty")
        return None
    if wanted.action == "fold":
        case.cite("saying-fold")
        return Counted("fold", spot.bet)
    if wanted.action == "check":
        if spot.owed and blinds_open(case.hand):
            case.centre("first-round")
        case.cite("saying-check")
        return None if spot.owed else spot.check()
    if wanted.action == "call":
        case.cite("call-open" if spot.stack >= spot.owed else "all-in-for-less")
        return spot.call() if spot.owed else None
    total = spot.all_in if wanted.action == "all-in" else wanted.to
    if wanted.action == "bet" and spot.to_call and not spot.bet:
        case.cite("bet-open")
        return None
    if wanted.action == "raise" and not spot.to_call:
        case.cite("raise-nothing", "raise-open")
        return None
    case.cite("raise-open" if spot.to_call else "bet-open")
    if case.hand.setup.variant.betting.fixed:
        case.cite("raise-cap")
    if total == spot.all_in:
        case.cite("no-limit")
    if not spot.may_raise:
        case.cite("raise-reopened")
        return None
    return spot.raise_to(total) if spot.least <= total <= spot.most else None


@rules(AsksCount)
def asks_count(case: Case, asked: AsksCount) -> Ruling:
    """The pot is counted in pot-limit only, a stack as exactly as the book has it."""
    if asked.of == "pot":
        return _pot_count(case)
    exact = case.policy.choice("stack_count")
    case.cite("stack-count")
    precision = "exact" if exact == "exact" else "approximate"
    if exact == "exact-facing-all-in":
        case.cite("stack-count-exact")
        if asked.facing_all_in and asked.in_turn:
            case.cite("stack-count-who", "stack-count-accepted")
            precision = "exact"
    case.fact(precision=precision)
    case.because("floor-stack-count", precision=precision)
    return case.ruled("allowed")


def _pot_count(case: Case) -> Ruling:
    case.cite("pot-count")
    if case.hand.setup.variant.betting.pot is None:
        case.because("floor-pot-not-counted")
        spread = citation("pot-spread", case.policy.profile).own
        if spread:
            case.because("floor-pot-may-be-spread")
        return case.ruled("refused", steps=("spread-pot",) if spread else ())
    case.fact(pot=case.hand.total)
    case.because("floor-pot-counted", pot=case.hand.total)
    return case.ruled("allowed")


@rules(RoundState)
def round_state(case: Case, asked: RoundState) -> Ruling:
    """Whether everybody has answered the last bet."""
    del asked
    hand = case.hand
    complete = hand.actor is None
    bets = [hand.player(seat).bet for seat in hand.seats]
    case.cite("round-complete", "opening-all-in-short")
    case.fact(round_complete=complete, current_bet=max(bets, default=0) or _last_bet(case), pot=hand.total)
    case.because("floor-round-complete" if complete else "floor-round-goes-on")
    return case.ruled("options" if not complete else "stands")


def _last_bet(case: Case) -> int:
    totals = [operation.amount for operation in case.hand.log if operation.kind == "raise"]
    return totals[-1] if totals else 0


@rules(WasSubstantial)
def was_substantial(case: Case, asked: WasSubstantial) -> Ruling:
    """Two actions with chips or three of any kind, two players, or the first action, as the book has it."""
    first_by_each = {did.seat: did for did in reversed(asked.since)}
    actions = [did.action for did in asked.since if first_by_each[did.seat] is did]
    two_players = case.policy.choice("substantial_action") == "two-actions"
    done = actions if two_players else [did.action for did in asked.since]
    case.cite("substantial-two", "substantial-three")
    if not case.policy.flag("blinds_are_action"):
        case.cite("substantial-no-blinds")
    counted: list[str] = [*posted(case), *done]
    value = is_substantial(case.policy, counted)
    case.fact(substantial=value)
    case.because("floor-substantial" if value else "floor-not-substantial", count=len(counted))
    return case.ruled("stands")
