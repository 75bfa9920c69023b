"""How the players of the benchmark decide: the same way at every engine's table, from what is legal there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

Decision = Literal["fold", "call", "smallest raise", "pot", "all-in"]

Draw = Callable[[], float]
"""A number from 0 up to but not including 1, as `random.Random.random` draws it."""

Policy = Callable[[Draw, bool, bool], Decision]
"""A decision from whether a bet is faced and whether a raise is open; `call` is a check when nothing is faced."""

_CHOICES: Final[dict[tuple[bool, bool], tuple[Decision, ...]]] = {
    (False, False): ("call",),
    (False, True): ("call", "pot", "all-in"),
    (True, False): ("fold", "call"),
    (True, True): ("fold", "call", "pot", "all-in"),
}


def uniform(draw: Draw, faces_bet: bool, may_raise: bool) -> Decision:
    """Any of fold (to a bet only), check or call, a raise of the pot, all-in, each as likely."""
    choices = _CHOICES[faces_bet, may_raise]
    return choices[int(draw() * len(choices))]


def passive(draw: Draw, faces_bet: bool, may_raise: bool) -> Decision:
    """Check or call in 85 of 100 turns, fold in 5 (to a bet only), the smallest raise in 10."""
    drawn = draw()
    if drawn < 0.05:
        return "fold" if faces_bet else "call"
    if drawn < 0.15 and may_raise:
        return "smallest raise"
    return "call"
