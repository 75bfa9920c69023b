"""How well a bot plays and how it likes to play, as values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple


class Judgement(NamedTuple):
    """What is made of chips: what they say of a hand, how bets are answered, what streets to come are worth.

    The first tell which part of all hands is left out of an opponent's range: `thin` when a street begins and `grown`
    more for each doubling of the pot, `most` at most; `bet` for a bet of the street, `size` for each pot of its size,
    `again` for every further raise. `bluffs` is the weight that the hands left out still have with one who bets.

    `fold` is the part of a range that is given up to a bet, in parts of the price that a call has, and `sticky` the
    part of those hands that stays all the same. For each street to come `position` is what acting last is worth and
    `slope` how much more a strong hand wins than its part and how much less a weak one, as parts of the pot.
    `curious` is what seeing the next card or the other hand is worth beyond the odds, as a part of the pot.
    """

    thin: float = 0.0
    grown: float = 0.0
    most: float = 0.6
    bet: float = 0.0
    size: float = 0.0
    again: float = 0.0
    bluffs: float = 0.0
    fold: float = 0.0
    sticky: float = 0.1
    position: float = 0.0
    slope: float = 0.0
    curious: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays.

    `free` is its judgement where bets have any size, `fixed` where they have one. `blurred` is how far off its
    estimates are: the standard deviation of the part of the pot that it takes its hand for. `width` scales how many
    hands it begins with, and `raises` how often it raises them. Games small enough to be solved are played by their
    equilibrium where it is `exact`.

    >>> [(level.name, level.exact) for level in (EASY, HARD)]
    [('easy', False), ('hard', True)]
    """

    name: str
    free: Judgement
    fixed: Judgement
    blurred: float = 0.0
    width: float = 1.0
    raises: float = 1.0
    exact: bool = False


EASY: Final = Level(
    "easy", Judgement(curious=0.16), Judgement(curious=0.12), blurred=0.12, width=1.7, raises=0.3
)
MEDIUM: Final = Level(
    "medium",
    Judgement(
        thin=0.03,
        grown=0.045,
        bet=0.05,
        size=0.12,
        again=0.09,
        bluffs=0.16,
        fold=0.6,
        position=0.006,
        slope=0.015,
        curious=0.05,
    ),
    Judgement(
        thin=0.03,
        grown=0.045,
        bet=0.08,
        again=0.09,
        bluffs=0.16,
        fold=0.3,
        position=0.003,
        slope=0.003,
        curious=0.05,
    ),
    blurred=0.06,
    width=1.2,
    raises=0.6,
)
HARD: Final = Level(
    "hard",
    Judgement(
        thin=0.06, grown=0.1, bet=0.1, size=0.28, again=0.2, bluffs=0.03, fold=0.9, position=0.02, slope=0.1
    ),
    Judgement(thin=0.06, grown=0.1, bet=0.18, again=0.2, bluffs=0.03, fold=0.7, position=0.01, slope=0.03),
    exact=True,
)

LEVELS: Final = MappingProxyType({each.name: each for each in (EASY, MEDIUM, HARD)})
"""Every level by name, the weakest first: `easy` calls too much and believes nobody, `hard` does what it can."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """A way to play.

    `width` scales how many hands are played before the flop, 1.0 being about a quarter of them at a full table.
    `raising` is how often a playable first-in hand is raised rather than limped. `firmness` is how much better than
    the pot odds a hand must be to call: higher folds more. `betting` is how often a good hand bets, `bluffing`
    how often nothing does. `sizes` are bets in hundredths of the pot, one of which is chosen each time. How well it
    is played says the `level`.

    >>> STEADY.name, STEADY.level.name, STEADY.sizes
    ('steady', 'hard', (33, 50, 50, 66, 75))
    """

    name: str
    width: float
    raising: float
    firmness: float
    betting: float
    bluffing: float
    sizes: tuple[int, ...]
    level: Level = HARD

    def at(self, level: Level) -> Temperament:
        """Return the same way to play, played as well as a level says.

        >>> STEADY.at(EASY).level.name
        'easy'
        """
        return replace(self, level=level)


STEADY: Final = Temperament("steady", 1.0, 0.92, 0.0, 0.90, 0.14, (33, 50, 50, 66, 75))
CAREFUL: Final = Temperament("careful", 0.75, 0.85, 0.03, 0.80, 0.07, (50, 50, 66))
LOOSE: Final = Temperament("loose", 1.55, 0.60, -0.05, 0.70, 0.12, (33, 33, 50, 66))
BOLD: Final = Temperament("bold", 1.3, 0.97, -0.02, 0.96, 0.26, (50, 66, 75, 100, 120))

TEMPERAMENTS: Final = MappingProxyType({each.name: each for each in (STEADY, CAREFUL, LOOSE, BOLD)})
"""Every temperament, by name."""
