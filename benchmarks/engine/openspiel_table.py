"""OpenSpiel's table: `universal_poker`, its deals and hands in C++, called through its own binding.

Stacks and button are part of its game, and a game takes a tenth of a millisecond to load: it is loaded once and
whoever uses it turns the seats. It keeps no log and names no hands. Of these games it plays no-limit hold'em alone:
limit hold'em of six it refuses to load.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pyspiel

from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import TOLD, Decision, Told, uniform

FOLD: Final = 0
CALL: Final = 1
POT: Final = 2
ALL_IN: Final = 3


def holdem(players: int, stack: int, blinds: tuple[int, int], actions: str) -> Any:
    """No-limit hold'em of OpenSpiel's, with one of its sets of actions (`fcpa`, `fullgame`)."""
    small, big = blinds
    told: dict[str, Any] = {
        "betting": "nolimit",
        "numPlayers": players,
        "numRounds": 4,
        # Between two the first seat has the button, and posts the small blind.
        "blind": " ".join(map(str, [small, big, *[0] * (players - 2)])) if players > 2 else f"{big} {small}",
        "firstPlayer": "3 1 1 1" if players > 2 else "2 1 1 1",
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "stack": " ".join([str(stack)] * players),
        "bettingAbstraction": actions,
    }
    return pyspiel.load_game("universal_poker", told)


class OpenSpielTable:
    """Pot and all-in are actions of its smaller set (`fcpa`); any other raise needs the whole one, of every total."""

    @classmethod
    def opened(cls, game: Game) -> OpenSpielTable | None:
        return cls(game) if game.variant == "nl-holdem" else None

    def __init__(self, game: Game) -> None:
        self._game = holdem(game.players, STACK, (1, 2), "fcpa" if game.policy is uniform else "fullgame")
        self._cards = list(range(52))
        self._next = iter(self._cards).__next__
        self._state: Any = None
        self._legal: list[int] = []

    def deal(self, chance: Random, number: int) -> None:  # noqa: ARG002  the seats are turned by whoever uses it
        chance.shuffle(self._cards)
        self._next = iter(self._cards).__next__
        self._state = self._game.new_initial_state()

    def turn(self) -> Told | None:
        state = self._state
        while state.is_chance_node():
            state.apply_action(self._next())
        if state.is_terminal():
            return None
        legal: list[int] = state.legal_actions()
        self._legal = legal
        return TOLD[legal[0] == FOLD][legal[-1] > CALL]

    def act(self, decision: Decision) -> None:
        legal = self._legal
        if decision == "call":
            action = CALL
        elif decision == "fold":
            action = FOLD
        elif decision == "smallest raise":
            action = legal[2 if legal[0] == FOLD else 1]
        elif decision == "all-in":
            action = legal[-1]
        else:
            action = POT if POT in legal else legal[-1]
        self._state.apply_action(action)

    def payouts(self) -> Sequence[float]:
        return self._state.returns()  # type: ignore[no-any-return]
