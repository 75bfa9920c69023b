"""The table of pokers, a simulator of no-limit hold'em in Rust.

It knows no side pots: who has no chips left is asked on every street, and may go on raising nothing. It knows no
smallest raise, and what is put in over a stack ends the hand as an error. So whoever uses it keeps to the rules
himself, as here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pokers

from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import TOLD, Decision, Told

SEED_BITS: Final = 63

_ACTION: Final = pokers.Action
_FOLD: Final = pokers.Action(pokers.ActionEnum.Fold, 0)
_CHECK: Final = pokers.Action(pokers.ActionEnum.Check, 0)
_CALL: Final = pokers.Action(pokers.ActionEnum.Call, 0)
_CHECKS: Final = pokers.ActionEnum.Check
_RAISE: Final = pokers.ActionEnum.Raise
_OK: Final = pokers.StateStatus.Ok


class PokersTable:
    """Its own shuffle, from a seed of the driver's; every action makes a new state."""

    @classmethod
    def opened(cls, game: Game) -> PokersTable | None:
        return cls(game) if game.variant == "nl-holdem" else None

    def __init__(self, game: Game) -> None:
        self._players = game.players
        self._state: Any = None
        self._owed = self._left = 0.0
        self._size = 0.0
        self._stays = _CHECK

    def deal(self, chance: Random, number: int) -> None:
        seed = chance.getrandbits(SEED_BITS)
        self._state = pokers.State.from_seed(self._players, number % self._players, 1, 2, STACK, seed)
        self._size, self._stage = 2.0, self._state.stage

    def turn(self) -> Told | None:
        state = self._state
        while not state.final_state:
            # The big blind that nobody raised calls nothing; everybody else may check where nothing is owed.
            self._stays = _CHECK if _CHECKS in state.legal_actions else _CALL
            mine = state.players_state[state.current_player]
            if mine.stake > 0:
                owed = state.min_bet - mine.bet_chips
                self._owed, self._left = owed, mine.stake - owed
                return TOLD[bool(owed > 0)][bool(self._left > 0)]
            state = self._state = state.apply_action(self._stays)
        return None

    def act(self, decision: Decision) -> None:
        state = self._state
        if decision == "call":
            action = self._stays
        elif decision == "fold":
            action = _FOLD
        else:
            size = self._size if state.stage == self._stage else 2.0
            if decision == "pot":
                size = max(size, state.pot + self._owed)
            more = self._left if decision == "all-in" else min(size, self._left)
            self._size, self._stage = max(size, more), state.stage
            action = _ACTION(_RAISE, more)
        self._state = state = state.apply_action(action)
        if state.status != _OK:
            raise ValueError(f"pokers: {state.status}")

    def payouts(self) -> Sequence[float]:
        return [each.reward for each in self._state.players_state]
