"""The measure *as used*: one interpreted driver and policy for every engine, and all that a user pays counted.

Every hand has a setup of its own (stacks handed over, the button one seat on), a whole deck in an order of its own,
what is legal read before every decision, and what everybody won or lost read at the end. An engine is a `Table`: four
calls that turn what the driver asks into the engine's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from benchmarks.engine.games import Game
from benchmarks.engine.policies import Decision, Told


class Table(Protocol):
    """A table of one engine, at which hand after hand is dealt."""

    def deal(self, chance: Random, number: int) -> None:
        """Set up and deal the hand of that number, from 0: 200 chips each, the button one seat on from the last."""

    def turn(self) -> Told | None:
        """What is legal for the player whose turn it is; `None` when the hand is over."""

    def act(self, decision: Decision) -> None:
        """Do what was decided."""

    def payouts(self) -> Sequence[float]:
        """What each player has won or lost, in chips, by seat."""


def play(table: Table, game: Game, hands: int, chance: Random) -> int:
    """Play hands; how many decisions they took. What is won must be what is lost."""
    policy, draw = game.policy, chance.random
    decisions = 0
    for number in range(hands):
        table.deal(chance, number)
        while (told := table.turn()) is not None:
            decisions += 1
            table.act(policy(draw, told))
        if round(sum(table.payouts()), 6):
            raise ValueError(f"{type(table).__name__} loses chips")
    return decisions


Opened = Callable[[Game], Table | None]
"""Opens a table for a game; `None` where the engine does not play it."""
