"""Carrying a ruling out on a hand, in one call, and taking it back in one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from croupier.floor.ruling import Outcome
from croupier.floor.situation import Situation
from croupier.play import Hand


@dataclass(frozen=True, slots=True)
class Carried:
    """A ruling carried out: `undo` takes the whole of it back.

    >>> from croupier.floor import Act, Situation, carry_out, rule
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> carried = carry_out(hand, rule(Situation(hand), Act(seat=1, words="raise", chips=(500,))))
    >>> hand.actor
    2
    >>> carried.undo()
    >>> hand.actor
    1
    """

    hand: Hand
    operations: int

    def undo(self) -> None:
        """Leave the hand as it was before the ruling."""
        for _ in range(self.operations):
            self.hand.undo()


def carry_out(hand: Hand, outcome: Outcome) -> Carried:
    """Do what a ruling says to the hand; all of it, or nothing when the hand refuses one of its operations.

    >>> from croupier.floor import Act, Situation, rule
    >>> hand = Hand.new("nl-holdem", [5_000] * 3, blinds=(50, 100), seed=7)
    >>> _ = carry_out(hand, rule(Situation(hand), Act(seat=1, words="call", chips=(500,))))
    >>> hand.player(1).bet, hand.actor
    (100, 2)
    """
    trial = hand.copy()
    for operation in outcome.operations:
        trial.apply(operation)
    for operation in outcome.operations:
        hand.apply(operation)
    return Carried(hand, len(outcome.operations))


def carried(situation: Situation, outcome: Outcome) -> Situation:
    """The situation after a ruling, the one before left as it was."""
    if situation.hand is None or not outcome.operations:
        return situation
    hand = situation.hand.copy()
    for operation in outcome.operations:
        hand.apply(operation)
    moved = {operation.seat for operation in outcome.operations}
    lying = {seat: chips for seat, chips in situation.lying.items() if seat not in moved}
    return replace(situation, hand=hand, lying=lying)
