"""The table of clubs; bets there are chips added, and the engine rounds them to legal ones."""

from __future__ import annotations

from random import Random
from typing import Final

import clubs

from benchmarks.engine.games import Game

CONFIGS: Final = {
    "nl-holdem": clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER,
    "pl-omaha": clubs.configs.POT_LIMIT_OMAHA_SIX_PLAYER,
}
"""The games clubs plays; stud is not among them."""


def play(game: Game, hands: int, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    config = dict(CONFIGS[game.variant])
    blinds = [1, 2] + [0] * (game.players - 2)
    config |= {"num_players": game.players, "blinds": blinds, "start_stack": 200}
    dealer = clubs.poker.Dealer(**config)
    draw = chance.random
    decisions = 0
    for _ in range(hands):
        seen = dealer.reset(reset_button=True, reset_stacks=True)
        done = [False]
        while not all(done):
            decisions += 1
            call, most = seen["call"], seen["max_raise"]
            decision = game.policy(draw, call > 0, most > call)
            if decision == "call":
                bet = call
            elif decision == "fold":
                bet = -1
            elif decision == "smallest raise":
                bet = seen["min_raise"]
            elif decision == "all-in":
                bet = most
            else:
                bet = min(max(seen["pot"] + 2 * call, seen["min_raise"]), most)
            seen, _, done = dealer.step(bet)
    return decisions
