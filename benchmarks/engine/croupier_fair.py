"""Croupier's table as it is used: the next setup from the one before, a shuffled deck, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import TOLD, Decision, Told
from croupier.cards import shuffled
from croupier.play import Hand, Setup, Stakes, catalogue, next_positions
from croupier.play.codes import BRING_IN, CALL, CHECK, RAISE

TOLD_BY_LEGAL: Final[tuple[Told | None, ...]] = (
    None,
    *[TOLD[not legal & CHECK][bool(legal & RAISE)] for legal in range(1, 2 * BRING_IN)],
)
"""What the policy is told, by what is legal; nothing is once the hand is over."""


class CroupierTable:
    """The log is kept, chips are checked after every operation, the blinds move by the book."""

    def __init__(self, game: Game) -> None:
        self._variant = variant = catalogue[game.variant]
        self._seats = tuple(range(1, game.players + 1))
        if not variant.has_button:
            stakes = Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)
        elif variant.betting.fixed:
            stakes = Stakes(1, 2, small_bet=2, big_bet=4)
        else:
            stakes = Stakes(1, 2)
        positions = next_positions(None, self._seats)
        self._setup = Setup.deal_in(variant, stakes, dict.fromkeys(self._seats, STACK), positions)
        self._hand: Hand
        self._legal = 0

    def deal(self, chance: Random, number: int) -> None:
        if number:
            self._setup = self._setup.next(dict.fromkeys(self._seats, STACK))
        self._hand = Hand(self._setup, shuffled(self._variant.deck, chance))

    def turn(self) -> Told | None:
        legal = self._legal = self._hand.legal
        return TOLD_BY_LEGAL[legal]

    def act(self, decision: Decision) -> None:
        hand, legal = self._hand, self._legal
        if decision == "call":
            if legal & CALL:
                hand.call()
            elif legal & CHECK:
                hand.check()
            else:
                hand.bring_in()
        elif decision == "fold":
            # Nobody may fold to the bring-in he has to post.
            hand.bring_in() if legal & BRING_IN else hand.fold()
        elif decision == "pot":
            hand.raise_to(hand.pot_raise)
        else:
            least, most = hand.raise_bounds
            hand.raise_to(most if decision == "all-in" else least)

    def payouts(self) -> Sequence[float]:
        return [*self._hand.payoffs.values()]
