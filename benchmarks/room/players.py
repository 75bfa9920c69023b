"""How the players of these benchmarks decide: by a policy that sees what the engine's see, with seeded luck."""

from __future__ import annotations

from random import Random
from typing import Final

from benchmarks.engine.policies import (
    FACES_BET,
    MAY_RAISE,
    TOLD,
    Decision,
    Draw,
    Policy,
    Told,
    passive,
    uniform,
)
from benchmarks.room.door import Turn, card_names, table_asks


def ordinary(draw: Draw, told: Told) -> Decision:
    """A hand as most are: to a bet fold 60 of 100 times, call 28, raise the pot 12; else bet it 25 times."""
    drawn = draw()
    if not told & FACES_BET:
        return "pot" if told & MAY_RAISE and drawn < 0.25 else "call"
    if drawn < 0.60:
        return "fold"
    return "pot" if told & MAY_RAISE and drawn < 0.72 else "call"


POLICIES: Final[dict[str, Policy]] = {"ordinary": ordinary, "passive": passive, "uniform": uniform}


def act(turn: Turn, policy: Policy, luck: Random) -> table_asks.Act:
    """What the player whose turn it is does."""
    options = turn.options

    def done(kind: str, to: int = 0, cards: tuple[int, ...] = ()) -> table_asks.Act:
        return table_asks.Act(turn.hand, turn.turn, kind, to, card_names(cards))  # type: ignore[arg-type]

    if options.discards is not None:
        fewest, most = options.discards
        return done(
            "discard", cards=tuple(sorted(turn.cards)[: luck.randint(fewest, min(most, max(fewest, 3)))])
        )
    decision = policy(luck.random, TOLD[not options.check][options.raise_max > 0])
    if options.bring_in and decision in ("call", "fold"):
        return done("bring-in")
    if decision == "call":
        return done("check" if options.check else "call")
    if decision == "fold":
        return done("fold")
    if decision == "smallest raise":
        return done("raise", options.raise_min)
    if decision == "all-in":
        return done("raise", options.raise_max)
    return done("raise", min(max(turn.pot, options.raise_min), options.raise_max))
