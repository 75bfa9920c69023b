"""Croupier's table for whoever searches or trains one hand at a time: `croupier.envs.state`, its hands in the kernel.

Stacks are part of it, as of OpenSpiel's games; the button is moved and a whole deck handed over with every hand. It
keeps no log and names no hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from benchmarks.engine.games import STACK, Game, stakes
from benchmarks.engine.policies import TOLD, Decision, Told
from croupier.cards import shuffled
from croupier.envs import state
from croupier.envs.actions import FOLD, STAY
from croupier.play import catalogue

SMALLEST: Final = STAY + 1
ANY_RAISE: Final = ~(1 << FOLD | 1 << STAY)


class StateTable:
    """The pot is a raise of its own where the game has one, and so is the largest."""

    def __init__(self, game: Game) -> None:
        variant = catalogue[game.variant]
        self._deck = variant.deck
        self._state = state(variant, game.players, stack=STACK, stakes=stakes(variant))
        self._largest = self._state.table.actions.discards - 1
        self._open = 0

    def deal(self, chance: Random, number: int) -> None:  # noqa: ARG002  the button moves by itself
        self._state.deal(shuffled(self._deck, chance))

    def turn(self) -> Told | None:
        opened = self._open = self._state.open
        return TOLD[opened & 1][opened & ANY_RAISE > 0] if opened else None

    def act(self, decision: Decision) -> None:
        if decision == "call":
            self._state.act(STAY)
        elif decision == "fold":
            # Nobody may fold to the bring-in he has to post.
            self._state.act(FOLD if self._open & 1 else STAY)
        elif decision == "smallest raise":
            self._state.act(SMALLEST)
        else:
            action = self._largest if decision == "all-in" else self._largest - 1
            # What comes to no other total than a smaller raise is closed, and that one is it.
            while not self._open >> action & 1:
                action -= 1
            self._state.act(action)

    def payouts(self) -> Sequence[float]:
        return self._state.won
