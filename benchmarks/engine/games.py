"""What is played: the games of the benchmark, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.engine.policies import Policy, passive, uniform


class Game(NamedTuple):
    """A line of the table; `variant` is Croupier's name of the game."""

    title: str
    variant: str
    players: int
    policy: Policy


STACK: Final = 200
"""Chips of everybody at the beginning of every hand."""

GAMES: Final = (
    Game("NLHE 2p uniform", "nl-holdem", 2, uniform),
    Game("NLHE 2p passive", "nl-holdem", 2, passive),
    Game("NLHE 6p uniform", "nl-holdem", 6, uniform),
    Game("NLHE 6p passive", "nl-holdem", 6, passive),
    Game("FLHE 6p passive", "fl-holdem", 6, passive),
    Game("PLO 6p passive", "pl-omaha", 6, passive),
    Game("Stud 6p passive", "seven-stud", 6, passive),
)
