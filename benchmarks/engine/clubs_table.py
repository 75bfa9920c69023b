"""The table of clubs; bets there are chips added, and the engine rounds them to legal ones.

It keeps no log, has one stack for everybody, and its button stays where it is: moved on, it fails among six.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import clubs

from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import TOLD, Decision, Told

CONFIGS: Final = {
    "nl-holdem": clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER,
    "fl-holdem": clubs.configs.LIMIT_HOLDEM_SIX_PLAYER,
    "pl-omaha": clubs.configs.POT_LIMIT_OMAHA_SIX_PLAYER,
}
"""The games clubs plays; stud is not among them."""


def play(game: Game, hands: int, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    dealer = _dealer(game)
    draw = chance.random
    decisions = 0
    for _ in range(hands):
        seen = dealer.reset(reset_button=True, reset_stacks=True)
        done = [False]
        while not all(done):
            decisions += 1
            call, most = seen["call"], seen["max_raise"]
            seen, _, done = dealer.step(
                _bet(game.policy(draw, TOLD[bool(call > 0)][bool(most > call)]), seen)
            )
    return decisions


def _bet(decision: Decision, seen: Any) -> int:
    """The chips that a decision adds; clubs folds by -1."""
    if decision == "fold":
        return -1
    call, least, most = seen["call"], seen["min_raise"], seen["max_raise"]
    if decision == "call":
        return int(call)
    if decision == "smallest raise":
        return int(least)
    if decision == "all-in":
        return int(most)
    return int(min(max(seen["pot"] + 2 * call, least), most))


class ClubsTable:
    """Its own shuffle, by the global randomness."""

    @classmethod
    def opened(cls, game: Game) -> ClubsTable | None:
        return cls(game) if game.variant in CONFIGS else None

    def __init__(self, game: Game) -> None:
        self._dealer = _dealer(game)
        self._seen: Any = None
        self._payouts: Sequence[float] = ()
        self._done: Sequence[bool] = ()

    def deal(self, chance: Random, number: int) -> None:  # noqa: ARG002  it shuffles itself; seats turn outside
        self._seen = self._dealer.reset(reset_button=True, reset_stacks=True)
        self._done = (False,)

    def turn(self) -> Told | None:
        if all(self._done):
            return None
        seen = self._seen
        return TOLD[bool(seen["call"] > 0)][bool(seen["max_raise"] > seen["call"])]

    def act(self, decision: Decision) -> None:
        self._seen, self._payouts, self._done = self._dealer.step(_bet(decision, self._seen))

    def payouts(self) -> Sequence[float]:
        return self._payouts


def _dealer(game: Game) -> Any:
    config = dict(CONFIGS[game.variant])
    blinds = [1, 2] + [0] * (game.players - 2)
    config |= {"num_players": game.players, "blinds": blinds, "start_stack": STACK}
    return clubs.poker.Dealer(**config)
