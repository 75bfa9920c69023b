"""How far luck alone carries a result: a win rate, a standard deviation, and so many hands.

The result of n hands is taken as normal, with mean w·n/100 and deviation s·√(n/100), where w and s are what is won in a
hundred hands and its standard deviation, in big blinds. Right decisions show in the long run alone (TELLS:24).
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

from croupier.errors import Mistake

MOST_HANDS: Final = 10_000_000
MOST_RATE: Final = 1_000
LEAST_DEVIATION: Final = 0.1
MOST_DEVIATION: Final = 10_000

POINTS: Final = 50
"""In how many steps a course is drawn."""

COURSES: Final = 12
"""How many courses are drawn."""

TRIALS: Final = 2_000
"""Of how many courses it is counted how they end and how deep they fall."""

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class Outlook(NamedTuple):
    """What may come of so many hands, in big blinds.

    `down` is the chance to have lost at the end, by the formula, `down_counted` how many of the courses did;
    `quantiles` are the results that 5, 25, 50, 75 and 95 of 100 stay below; `courses` are some of them at `hands`;
    `deepest` is the deepest fall from a height that half of the courses see.
    """

    mean: float
    deviation: float
    down: float
    down_counted: float
    quantiles: tuple[float, ...]
    hands: tuple[int, ...]
    courses: tuple[tuple[float, ...], ...]
    deepest: float


def outlook(rate: float, deviation: float, hands: int, seed: int) -> Outlook:
    """What may come of `hands` hands at a win `rate` and a standard `deviation` in big blinds per 100 hands.

    The courses are of `seed` alone. Raises `Mistake` for what cannot be drawn.

    >>> found = outlook(5, 80, 10_000, seed=1)
    >>> found.mean, found.deviation, round(found.down, 3)
    (500.0, 800.0, 0.266)
    """
    if not 1 <= hands <= MOST_HANDS:
        raise Mistake("tells-hands", most=MOST_HANDS)
    if not -MOST_RATE <= rate <= MOST_RATE or not LEAST_DEVIATION <= deviation <= MOST_DEVIATION:
        raise Mistake("tells-rate", rate=MOST_RATE, least=LEAST_DEVIATION, most=MOST_DEVIATION)
    end = NormalDist(rate * hands / 100, deviation * sqrt(hands / 100))
    steps = min(POINTS, hands)
    at = tuple([hands * step // steps for step in range(steps + 1)])
    luck = Random(seed)
    courses = [_course(rate, deviation, at, luck) for _ in range(TRIALS)]
    falls = sorted(map(_fall, courses))
    return Outlook(
        end.mean,
        end.stdev,
        end.cdf(0),
        sum([course[-1] < 0 for course in courses]) / TRIALS,
        tuple([end.inv_cdf(each) for each in QUANTILES]),
        at,
        tuple(courses[:COURSES]),
        falls[TRIALS // 2],
    )


def _course(rate: float, deviation: float, at: tuple[int, ...], luck: Random) -> tuple[float, ...]:
    """What was won after so many hands, step by step."""
    won = [0.0]
    for before, after in pairwise(at):
        part = (after - before) / 100
        won.append(won[-1] + luck.gauss(rate * part, deviation * sqrt(part)))
    return tuple(won)


def _fall(course: tuple[float, ...]) -> float:
    height = deepest = 0.0
    for each in course:
        height = max(height, each)
        deepest = max(deepest, height - each)
    return deepest
