"""Croupier's table as it is used: the next setup from the one before, a shuffled deck, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from benchmarks.engine.fair import TURNS, Turn
from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import Decision
from croupier.cards import shuffled
from croupier.play import Hand, Options, Setup, Stakes, catalogue, next_positions


class CroupierTable:
    """The log is kept, chips are checked after every operation, the blinds move by the book."""

    def __init__(self, game: Game) -> None:
        self._variant = variant = catalogue[game.variant]
        self._seats = range(1, game.players + 1)
        if not variant.has_button:
            stakes = Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)
        elif variant.betting.fixed:
            stakes = Stakes(1, 2, small_bet=2, big_bet=4)
        else:
            stakes = Stakes(1, 2)
        positions = next_positions(None, self._seats)
        self._setup = Setup.deal_in(variant, stakes, dict.fromkeys(self._seats, STACK), positions)
        self._hand: Hand
        self._options: Options

    def deal(self, chance: Random, number: int) -> None:
        if number:
            self._setup = self._setup.next(dict.fromkeys(self._seats, STACK))
        self._hand = Hand(self._setup, shuffled(self._variant.deck, chance))

    def turn(self) -> Turn | None:
        options = self._hand.options
        if options is None:
            return None
        self._options = options
        return TURNS[not options.check][options.raise_max > 0]

    def act(self, decision: Decision) -> None:
        hand, options = self._hand, self._options
        if options.bring_in and decision in ("call", "fold"):
            hand.bring_in()
        elif decision == "call":
            hand.check() if options.check else hand.call()
        elif decision == "fold":
            hand.fold()
        elif decision == "smallest raise":
            hand.raise_to(options.raise_min)
        elif decision == "all-in":
            hand.raise_to(options.raise_max)
        else:
            pot = hand.to_call + hand.total + options.call
            hand.raise_to(min(max(pot, options.raise_min), options.raise_max))

    def payouts(self) -> Sequence[float]:
        return [*self._hand.payoffs.values()]
