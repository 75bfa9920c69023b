"""What an act counts as, in its player's turn."""

from __future__ import annotations

import msgspec

from croupier.errors import Mistake
from croupier.floor import chips, gestures, spoken, undercalls
from croupier.floor.case import Case
from croupier.floor.declaration import Declaration, declaration
from croupier.floor.incident import Act
from croupier.floor.order import out_of_turn
from croupier.floor.registry import rules
from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot


@rules(Act)
def rule_act(case: Case, act: Act) -> Ruling:
    """An act in turn counts by its words and chips; out of turn it waits for those who were skipped.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> rule(Situation(hand), Act(seat=2, words="raise", chips=(500,))).verdict
    'back-to-skipped'
    """
    hand = case.hand
    hand.player(act.seat)
    act = _as_one(case, act)
    if hand.actor != act.seat:
        return out_of_turn(case, act, judged)
    return judged(case, act, Spot.of(hand, act.seat))


def _as_one(case: Case, act: Act) -> Act:
    """Words and then chips of the same player, or the other way round, are one act of which the first came first."""
    then = case.later[0] if case.later else None
    if not isinstance(then, Act) or then.seat != act.seat or act.gesture or then.gesture:
        return act
    if act.words and not act.put_out and then.put_out and not then.words:
        case.took_later(1)
        return msgspec.structs.replace(then, words=act.words, readings=act.readings, first="words")
    if act.put_out and not act.words and then.words and not then.put_out:
        case.took_later(1)
        return msgspec.structs.replace(act, words=then.words, readings=then.readings, first="chips")
    return act


def _sensible(case: Case, act: Act, spot: Spot) -> None:
    """Nobody puts out more than he has, takes back what does not lie there, or does nothing."""
    lying = list(case.situation.lying.get(act.seat, ()))
    back = 0
    for chip in act.back:
        if lying and chip not in lying:
            raise Mistake("floor-chip-not-lying", seat=act.seat, chip=chip)
        if lying:
            lying.remove(chip)
        back += chip
    if act.put_out > spot.stack + back:
        raise Mistake("floor-more-than-he-has", seat=act.seat, put_out=act.put_out, stack=spot.stack)
    if not (act.words or act.put_out or act.gesture or act.back):
        raise Mistake("floor-nothing-done", seat=act.seat)


def _heard(act: Act, spot: Spot) -> Declaration:
    """What the words declare in that spot; what they leave open only here counts as not understood."""
    said = declaration(act.words)
    unread = said.unread
    if said.either and spot.to_call:
        unread = f"{unread} {said.either}".strip()
    if said.action == "all-in" and said.beside and said.beside not in (spot.all_in, spot.stack):
        unread = f"{unread} {said.beside}".strip()
    if said.action == "min-raise" and said.beside not in (0, spot.least):
        unread = f"{unread} {said.beside}".strip()
    if said.over and said.over != spot.to_call:
        unread = f"{unread} {said.over}".strip()
    if said.answers and not spot.to_call:
        unread = f"{unread} {said.answers}".strip()
    too_little = said.named and not said.by and said.named < min(spot.least, spot.all_in)
    if too_little or said.named > spot.all_in:
        unread = f"{unread} {said.named}".strip()
    if said.times and said.action in ("raise", "times"):
        return _multiplied(act, said._replace(unread=unread), spot)
    return said._replace(unread=unread)


def _multiplied(act: Act, said: Declaration, spot: Spot) -> Declaration:
    """A multiple of the bet as the total that it comes to; where nothing is bet it says nothing."""
    total = said.times * spot.to_call
    if not total:
        return said._replace(unread=said.unread or act.words)
    if said.beside not in (0, total):
        said = said._replace(unread=f"{said.unread} {said.beside}".strip())
    return said._replace(amount=total, beside=0)


def judged(case: Case, act: Act, spot: Spot) -> Ruling:
    """What the act counts as for a player in that spot."""
    said = _heard(act, spot)
    _sensible(case, act, spot)
    case.fact(to_call=spot.to_call, step=spot.step, min_raise_to=spot.full)
    if spot.owed:
        case.fact(raise_threshold=spot.threshold(case.policy))
    if act.gesture:
        return gestures.judged(case, act, spot)
    if act.meant and act.words:
        spoken.meant_otherwise(case, act)
    if said.conditional:
        return spoken.conditional(case, spot)
    if said.void:
        return chips.silent(case, act, spot) if act.put_out else spoken.binds_nobody(case, act, said, spot)
    if said.unread and not said.silent and said.action != "unknown" and act.first != "chips":
        return spoken.half_read(case, act, said, spot)
    ruling = undercalls.raised(case, act, spot, _counted(case, act, said, spot), _named(act, said, spot))
    return spoken.said_apart(ruling, said)


def _named(act: Act, said: Declaration, spot: Spot) -> int:
    """The total that he named or put out, 0 where he did neither."""
    if said.amount:
        return said.amount + (spot.to_call if said.by else 0)
    return spot.bet + act.put_out if act.put_out else 0


def _counted(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """What the act counts as, all of its words read."""
    if act.put_out and not said.silent:
        return spoken.with_chips(case, act, said, spot)
    if act.put_out:
        return chips.silent(case, act, spot)
    return spoken.alone(case, act, said, spot)
