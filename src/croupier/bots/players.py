"""Players by name: levels, temperaments, both together, and the baselines."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from croupier.bots.baselines import BASELINES
from croupier.bots.decide import Action, decide
from croupier.bots.temperament import HARD, LEVELS, STEADY, TEMPERAMENTS
from croupier.errors import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from croupier.bots.sight import Sight
    from croupier.bots.temperament import Temperament

    Player = Callable[[Sight, Random], Action]
    """Decides for a seat by what it sees, with the randomness it is given."""

NAMES = (*LEVELS, *BASELINES, *TEMPERAMENTS)
"""The names that are known; a level and a temperament are put together with a dash."""


def temperament(name: str) -> Temperament | None:
    """The way to play of a name: a level, a temperament, or both as in `medium-loose`; None for any other name.

    A level alone is played steadily, a temperament alone as well as can be.

    >>> loose = temperament("medium-loose")
    >>> loose.name, loose.level.name, temperament("nobody")
    ('loose', 'medium', None)
    """
    first, _, second = name.partition("-")
    if first in LEVELS:
        how = TEMPERAMENTS.get(second) if second else STEADY
        return how.at(LEVELS[first]) if how is not None else None
    how = TEMPERAMENTS.get(name)
    return how.at(HARD) if how is not None else None


def player(name: str) -> Player:
    """The player of a name. Raises `Mistake` for one that nobody has.

    >>> player("tight-passive").__name__
    'tight_passive'
    """
    if name in BASELINES:
        return BASELINES[name]
    how = temperament(name)
    if how is None:
        raise Mistake("bots-no-such-player", name=name[:40], names=", ".join(NAMES))
    return partial(_decided, how)


def _decided(how: Temperament, sight: Sight, randomness: Random) -> Action:
    return decide(sight, how, randomness)
