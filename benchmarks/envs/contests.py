"""The environments, each played by a learner that looks, reads what is open, and takes any of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
import rlcard
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6

from benchmarks.engine import fair
from benchmarks.engine.games import Game
from benchmarks.engine.openspiel_table import holdem
from benchmarks.engine.pokers_table import PokersTable
from benchmarks.engine.policies import uniform
from benchmarks.rounds import Play
from croupier.envs import aec, batch

AT_ONCE: Final = 4_096
"""The hands of a batch."""


class Contest(NamedTuple):
    """A game of so many players, and who plays it; the names of ours begin with `croupier`."""

    title: str
    contestants: dict[str, Play]


def contests() -> list[Contest]:
    """What is measured."""
    return [_holdem(2), _holdem(6), _leduc()]


def _holdem(players: int) -> Contest:
    pokers = PokersTable(Game("", "nl-holdem", players, uniform))
    return Contest(
        f"no-limit hold'em, {players} players",
        {
            "croupier, aec": agents(lambda: aec("nl-holdem", players)),
            f"croupier, batch of {AT_ONCE:,}": _batch("nl-holdem", players),
            "open_spiel": open_spiel(holdem(players, 10_000, (50, 100), "fcpa")),
            "rlcard": rlcards("no-limit-holdem", players),
            "pettingzoo": agents(lambda: texas_holdem_no_limit_v6.env(num_players=players)),
            "pokers, nothing seen": lambda hands, chance: fair.play(
                pokers, Game("", "nl-holdem", players, uniform), hands, chance
            ),
        },
    )


def _leduc() -> Contest:
    return Contest(
        "Leduc, 2 players",
        {
            "croupier, aec": agents(lambda: aec("leduc")),
            f"croupier, batch of {AT_ONCE:,}": _batch("leduc", 2),
            "open_spiel": open_spiel(pyspiel.load_game("leduc_poker")),
            "rlcard": rlcards("leduc-holdem", 2),
            "pettingzoo": agents(leduc_holdem_v4.env),
        },
    )


def agents(opened: Callable[[], Any]) -> Play:
    """An AEC of PettingZoo's kind."""
    env = opened()

    def play(hands: int, chance: Random) -> None:
        env.reset(seed=chance.getrandbits(31))
        for number in range(hands):
            if number:
                env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else _any(seen["action_mask"].nonzero()[0], chance))

    return play


def rlcards(name: str, players: int) -> Play:
    """RLCard's own interface."""

    def play(hands: int, chance: Random) -> None:
        env = rlcard.make(name, {"game_num_players": players, "seed": chance.getrandbits(31)})
        for _ in range(hands):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(_any(list(state["legal_actions"]), chance))
            env.get_payoffs()

    return play


def open_spiel(game: Any) -> Play:
    """OpenSpiel's states: the tensor of what a player knows, and the mask, at every decision."""

    def play(hands: int, chance: Random) -> None:
        for _ in range(hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_any(state.legal_actions(), chance))
                    continue
                np.asarray(state.information_state_tensor(), np.float32)
                mask = np.asarray(state.legal_actions_mask(), np.int8)
                state.apply_action(_any(mask.nonzero()[0], chance))
            state.returns()

    return play


def _batch(game: str, players: int) -> Play:
    hands_at_once = batch(game, AT_ONCE, players, seed=1)

    def play(hands: int, chance: Random) -> None:
        luck = np.random.default_rng(chance.getrandbits(31))
        done = 0
        while done < hands:
            hands_at_once.observe()
            mask = hands_at_once.mask
            _, over = hands_at_once.step((luck.random(mask.shape) * mask).argmax(1))
            done += int(over.sum())

    return play


def _any(legal: Any, chance: Random) -> int:
    return int(legal[int(chance.random() * len(legal))])
