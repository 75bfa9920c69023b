"""Whether decks are shuffled well: what millions of them must look like if every order is equally likely.

Every count below has a distribution known exactly, and decks are independent of one another, so each is held against it
by Pearson's chi-square. What is asked of the same decks many times is corrected by Holm's method: the chance that a
sound shuffle fails any of it is at most `LEVEL`.

| what | counted | cells |
|---|---|---|
| `place` | which card lies at which place | 52 × 52 |
| `hole` | the first two cards, as a hand | 1,326 |
| `pair-1` … `pair-51` | the card at a place and the next one, in order | 2,652 each |
| `five`, `seven` | the class of the first five, of the first seven cards | 9 |
| `alike` | places at which a deck agrees with the deck before | 0 … 5, more |
| `lag-1` … | how far apart in the pack the top cards of decks that follow so far on one another are | 52 each |
"""

from __future__ import annotations

from itertools import accumulate
from math import comb, erfc, exp, factorial, fsum, lgamma, log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from croupier.odds.evaluation import evaluate, evaluate_many

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from numpy import ndarray

LEVEL: Final = 0.001
"""How likely a sound shuffle fails."""

RARE: Final = 5
"""How often a cell must be awaited at least to be counted by itself."""

CARDS: Final = 52
LAGS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 26, 52)
MOST_ALIKE: Final = 6

_CLASSES: Final = (
    "7h5d4c3s2h",
    "2h2d5c4s3h",
    "3h3d2c2s4h",
    "2h2d2c4s3h",
    "5h4d3c2sAh",
    "7h5h4h3h2h",
    "2h2d2c3s3h",
    "2h2d2c2s3h",
    "5h4h3h2hAh",
)
"""The worst hand of each class, the worst class first."""

_OF_FIVE: Final = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
_OF_SEVEN: Final = (
    *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644),
    *(3_473_184, 224_848, 41_584),
)
"""How many of all hands of five, of the best five of all seven, are of each class."""

TESTS: Final = (
    *("place", "hole", "five", "seven", "alike"),
    *[f"pair-{place}" for place in range(1, CARDS)],
    *[f"lag-{lag}" for lag in LAGS],
)

Counts: TypeAlias = dict[str, list[int]]
"""How often each cell of a test came, by the test."""


class Finding(NamedTuple):
    """What a test found: chi-square, its degrees of freedom, its chance under a sound shuffle, and Holm's of it."""

    name: str
    chi_square: float
    freedom: int
    chance: float
    corrected: float

    @property
    def passed(self) -> bool:
        """Whether a sound shuffle comes to this often enough."""
        return self.corrected >= LEVEL


def counted(decks: ndarray[Any, Any]) -> Counts:
    """Count decks of 52, one in a row, the top card first, in the order they were shuffled.

    Counts of several runs are added up by `together`; what hangs on two decks is counted within each run.
    """
    import numpy as np

    wide = decks.astype(np.int32)
    places = np.arange(CARDS, dtype=np.int32)
    found = {"place": _cells(wide + CARDS * places, CARDS * CARDS)}
    low, high = np.sort(wide[:, :2], axis=1).T
    found["hole"] = _cells(high * (high - 1) // 2 + low, comb(CARDS, 2))
    for place in range(1, CARDS):
        first, second = wide[:, place - 1], wide[:, place]
        found[f"pair-{place}"] = _cells(first * (CARDS - 1) + second - (second > first), CARDS * (CARDS - 1))
    floors = [evaluate(hand) for hand in _CLASSES]
    for name, cards in (("five", 5), ("seven", 7)):
        strengths = evaluate_many(np.ascontiguousarray(decks[:, :cards]))
        found[name] = _cells(np.searchsorted(floors, strengths, side="right") - 1, len(floors))
    alike = (wide[1:] == wide[:-1]).sum(axis=1)
    found["alike"] = _cells(np.minimum(alike, MOST_ALIKE), MOST_ALIKE + 1)
    for lag in LAGS:
        found[f"lag-{lag}"] = _cells((wide[lag:, 0] - wide[:-lag, 0]) % CARDS, CARDS)
    return found


def _cells(numbers: ndarray[Any, Any], cells: int) -> list[int]:
    import numpy as np

    found: list[int] = np.bincount(numbers.ravel(), minlength=cells).tolist()
    return found


def together(one: Mapping[str, Sequence[int]], other: Mapping[str, Sequence[int]]) -> Counts:
    """Add the counts of two runs.

    >>> together({"alike": [1, 2]}, {"alike": [10, 20]})
    {'alike': [11, 22]}
    """
    return {name: [a + b for a, b in zip(cells, other[name], strict=True)] for name, cells in one.items()}


def findings(counts: Mapping[str, Sequence[int]]) -> tuple[Finding, ...]:
    """What the counts say, the most doubtful test first."""
    found = sorted([_test(name, cells) for name, cells in counts.items()], key=lambda test: test.chance)
    left = range(len(found), 0, -1)
    corrected = accumulate(
        [min(1.0, test.chance * times) for test, times in zip(found, left, strict=True)], max
    )
    return tuple([test._replace(corrected=chance) for test, chance in zip(found, corrected, strict=True)])


def _test(name: str, cells: Sequence[int]) -> Finding:
    total = sum(cells)
    table = _pooled([(seen, total * share) for seen, share in zip(cells, _shares(name), strict=True)])
    value = fsum([(seen - awaited) ** 2 / awaited for seen, awaited in table])
    freedom = len(table) - 1
    if name == "place":
        # A card has one place and a place one card: rows and columns are fixed, and what is left is wider by 52/51.
        value, freedom = value * (CARDS - 1) / CARDS, (CARDS - 1) ** 2
    return Finding(name, value, freedom, survival(value, freedom), 1.0)


def _pooled(table: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """The cells with those at the end joined that are too rare for chi-square."""
    pooled = list(table)
    while len(pooled) > 2 and pooled[-1][1] < RARE:
        (seen, awaited), (more, also) = pooled[-2:]
        pooled[-2:] = [(seen + more, awaited + also)]
    return pooled


def _shares(name: str) -> Iterator[float]:
    """How likely each cell is when every order is."""
    kind = name.partition("-")[0]
    if kind in ("five", "seven"):
        of = _OF_FIVE if kind == "five" else _OF_SEVEN
        yield from [count / sum(of) for count in of]
    elif kind == "alike":
        exactly = [_alike(places) for places in range(MOST_ALIKE)]
        yield from (*exactly, 1 - fsum(exactly))
    else:
        cells = {"place": CARDS**2, "hole": comb(CARDS, 2), "pair": CARDS * (CARDS - 1), "lag": CARDS}[kind]
        yield from [1 / cells] * cells


def _alike(places: int) -> float:
    """How likely two decks agree at so many places: the others are deranged."""
    rest = CARDS - places
    return fsum([(-1) ** k / factorial(k) for k in range(rest + 1)]) / factorial(places)


def survival(value: float, freedom: int) -> float:
    """How likely chi-square with so many degrees of freedom is `value` or more.

    >>> round(survival(3.841459, 1), 6), round(survival(18.307038, 10), 6), round(survival(0.0, 5), 6)
    (0.05, 0.05, 1.0)
    """
    half, odd = value / 2, freedom % 2
    if not half:
        return 1.0
    steps = [step + odd / 2 for step in range(freedom // 2)]
    rest = fsum([exp(step * log(half) - half - lgamma(step + 1)) for step in steps])
    return min(1.0, rest + (erfc(sqrt(half)) if odd else 0.0))
