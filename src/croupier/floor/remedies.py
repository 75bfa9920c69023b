"""The engine operations of a ruling: a hand killed, brought back, undone; none where there is no hand for it."""

from __future__ import annotations

from croupier.cards import parse
from croupier.floor.case import Case
from croupier.play import Operation


def kill(case: Case, seat: int) -> tuple[Operation, ...]:
    """The hand of a seat dies."""
    hand = case.situation.hand
    alive = hand is not None and not hand.over and seat in hand.live and len(hand.live) > 1
    return (Operation("kill", seat),) if alive else ()


def restore(case: Case, seat: int) -> tuple[Operation, ...]:
    """A hand given up is live again."""
    hand = case.situation.hand
    gone = hand is not None and not hand.over and bool(seat) and seat not in hand.live
    return (Operation("restore", seat),) if gone else ()


def expose(case: Case, seat: int, cards: str) -> tuple[Operation, ...]:
    """Everybody has seen these cards of a seat; raises `Mistake` for cards that cannot be read."""
    hand = case.situation.hand
    if hand is None or hand.over or not cards or not seat:
        return ()
    return (Operation("expose", seat, 0, parse(cards)),)


def void(case: Case) -> tuple[Operation, ...]:
    """The hand is no hand."""
    hand = case.situation.hand
    return (Operation("void"),) if hand is not None and not hand.over else ()


def put_in(case: Case) -> dict[int, int]:
    """What every seat has in the pot, or had before it was pushed."""
    hand = case.situation.hand
    if hand is None:
        return {}
    if hand.over:
        hand = hand.copy()
        hand.undo()
    stacks = hand.setup.stacks
    return {seat: paid for seat in hand.seats if (paid := stacks[seat] - hand.player(seat).stack) > 0}
