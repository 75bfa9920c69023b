"""How sure a number may be said to be: labels by sample size, and intervals of confidence.

Nothing is told as a fact (TELLS:7): a share comes with Wilson's interval, a median with the one of its order
statistics, and below `ENOUGH` observations neither is told.
"""

from __future__ import annotations

from itertools import accumulate
from math import comb, sqrt
from statistics import NormalDist, median
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Level: TypeAlias = Literal["low", "medium", "high"]

LEVELS: Final[tuple[Level, ...]] = ("low", "medium", "high")

ENOUGH: Final = 20
"""Below so many observations a number is not told (TELLS:6), and whatever is said is of low confidence (TELLS:20)."""

MANY: Final = 100
"""From so many observations on the confidence is high (TELLS:20)."""

SURE: Final = 0.95
"""How often an interval holds the true value."""


class Interval(NamedTuple):
    """Between what a value lies, in 95 of 100 samples."""

    low: float
    high: float


class Share(NamedTuple):
    """How often something happened of so many times; `between` is none where that is not enough to say."""

    seen: int
    of: int
    level: Level
    between: Interval | None


class Middle(NamedTuple):
    """The median of so many values, the quartiles around it, and between what the true median lies.

    All but `of` and `level` are none where the sample is not enough to say.
    """

    of: int
    level: Level
    median: float | None = None
    quartiles: Interval | None = None
    between: Interval | None = None


def level(observations: int) -> Level:
    """How far so many observations may be relied on (TELLS:20).

    >>> level(12), level(20), level(99), level(100)
    ('low', 'medium', 'medium', 'high')
    """
    return "low" if observations < ENOUGH else "medium" if observations < MANY else "high"


def lesser(one: Level, other: Level) -> Level:
    """The lower one of two levels.

    >>> lesser("high", "low")
    'low'
    """
    return min(one, other, key=LEVELS.index)


def wilson(count: int, of: int) -> Interval:
    """The interval of a share seen `count` times `of` so many (E. B. Wilson, JASA 22, 1927).

    >>> [round(each, 3) for each in wilson(18, 20)]
    [0.699, 0.972]
    """
    if not of:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    share, square = count / of, z * z
    centre = (share + square / (2 * of)) / (1 + square / of)
    half = z * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def share(count: int, of: int) -> Share:
    """A share with its interval, where the sample is enough.

    >>> share(3, 12).between is None, share(15, 20).level
    (True, 'medium')
    """
    return Share(count, of, level(of), wilson(count, of) if of >= ENOUGH else None)


def around_median(values: Sequence[float]) -> Interval | None:
    """The interval of a median by order statistics: how many lie below it is binomial with one half.

    None where even the smallest and the largest value do not hold it in 95 of 100 samples (fewer than six values).

    >>> around_median(range(1, 21))
    Interval(low=6, high=15)
    """
    ordered, size = sorted(values), len(values)
    below = accumulate([comb(size, each) for each in range(size)])
    # That `rank` or fewer values lie below the median, and as few above it, is rarer than is left to chance.
    ranks = [rank for rank, ways in enumerate(below) if 2 * ways <= round(100 - 100 * SURE) * 2**size / 100]
    if not ranks or ranks[-1] >= size // 2:
        return None
    return Interval(ordered[ranks[-1]], ordered[size - 1 - ranks[-1]])


def quartiles(values: Sequence[float]) -> Interval:
    """The medians of the lower and the upper half, the middle value in both (Tukey's hinges).

    >>> quartiles([1, 2, 3, 4, 5])
    Interval(low=2, high=4)
    """
    ordered = sorted(values)
    half = (len(ordered) + 1) // 2
    return Interval(median(ordered[:half]), median(ordered[-half:]))


def middle(values: Sequence[float]) -> Middle:
    """The median of values with all that is said of it, where the sample is enough.

    >>> middle([2.0] * 19).median is None, middle([2.0] * 20).median
    (True, 2.0)
    """
    size = len(values)
    if size < ENOUGH:
        return Middle(size, level(size))
    return Middle(size, level(size), median(values), quartiles(values), around_median(values))


def within(value: float, error: float) -> Interval:
    """The interval around a value with a standard error, by the normal distribution.

    >>> [round(each, 2) for each in within(10.0, 1.0)]
    [8.04, 11.96]
    """
    reach = NormalDist().inv_cdf((1 + SURE) / 2) * error
    return Interval(value - reach, value + reach)
