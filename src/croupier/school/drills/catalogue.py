"""Every dealing drill by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from croupier.errors import Mistake
from croupier.rulebook import Policy, profile
from croupier.school.drills import chips, hands
from croupier.school.drills.question import LEVELS, Question

DRILLS: Final[Mapping[str, Callable[[Random, int, Policy], hands.Drawn]]] = MappingProxyType(
    {
        "side-pots": hands.side_pots,
        "odd-chips": hands.odd_chips,
        "boards": hands.boards,
        "high-low": hands.high_low,
        "pot-limit": hands.pot_limit,
        "colour-up": chips.colour_up,
        "count": chips.count,
    }
)
"""The drills by their names, in the order they are learned."""

RESTS_ON: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "odd-chips": ("odd_chip", "odd_chip_high_low", "odd_chip_again"),
        "high-low": ("odd_chip_high_low", "odd_chip"),
        "pot-limit": ("pot_blinds",),
        "colour-up": ("chip_race_limit",),
    }
)
"""The questions a book answers in a drill, where books may answer them differently."""


def draw(drill: str, level: int, seed: int, book: str = "tda-2022") -> Question:
    """The question of a drill that a number makes, answered by the engine under a book (the name of a profile).

    Raises `Mistake` for a drill or a level there is not, and for a book nobody knows.

    >>> draw("count", 1, 7) == draw("count", 1, 7)
    True
    """
    made = DRILLS.get(drill)
    if made is None:
        raise Mistake("school-no-such-drill", drill=drill[:40], known=", ".join(DRILLS))
    if not 1 <= level <= LEVELS:
        raise Mistake("school-no-such-level", level=level, most=LEVELS)
    policy = profile(book)
    drawn = made(Random(f"{drill}/{level}/{seed}"), level, policy)
    clauses = dict.fromkeys([clause for each in RESTS_ON.get(drill, ()) if (clause := policy.clause(each))])
    return Question(drill, level, seed, book, drawn.given, drawn.answer, drawn.why, tuple(clauses))
