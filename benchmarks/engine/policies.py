"""How the players of the benchmark decide: the same way at every engine's table, from what is legal there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

Decision = Literal["fold", "call", "smallest raise", "pot", "all-in"]

Draw = Callable[[], float]
"""A number from 0 up to but not including 1, as `random.Random.random` draws it."""

FACES_BET: Final = 1
MAY_RAISE: Final = 2

Told = int
"""What a policy is told: `FACES_BET` where a bet is faced, `MAY_RAISE` where a raise is open, added up."""

TOLD: Final = ((0, MAY_RAISE), (FACES_BET, FACES_BET | MAY_RAISE))
"""That, by whether a bet is faced and whether a raise is open."""

Policy = Callable[[Draw, Told], Decision]
"""A decision from what is open; `call` is a check when nothing is faced."""

_CHOICES: Final[tuple[tuple[Decision, ...], ...]] = (
    ("call",),
    ("fold", "call"),
    ("call", "pot", "all-in"),
    ("fold", "call", "pot", "all-in"),
)


def uniform(draw: Draw, told: Told) -> Decision:
    """Any of fold (to a bet only), check or call, a raise of the pot, all-in, each as likely."""
    choices = _CHOICES[told]
    return choices[int(draw() * len(choices))]


def passive(draw: Draw, told: Told) -> Decision:
    """Check or call in 85 of 100 turns, fold in 5 (to a bet only), the smallest raise in 10."""
    drawn = draw()
    if drawn < 0.05:
        return "fold" if told & FACES_BET else "call"
    if drawn < 0.15 and told & MAY_RAISE:
        return "smallest raise"
    return "call"
