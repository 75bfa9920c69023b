"""What is played: the games of the benchmark, as data."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from benchmarks.engine.policies import Policy, passive, uniform
from croupier.play import Variant


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


def stakes(variant: Variant) -> dict[str, Any]:
    """What a game of Croupier's is played for in the kernel, as `Setup.new` takes it: chips of one and two."""
    forced = {"blinds": (1, 2)} if variant.has_button else {"ante": 1, "bring_in": 1}
    sizes = {"bets": (2, 4)} if variant.betting.fixed or variant.betting.spread else {}
    return {**forced, **sizes}
