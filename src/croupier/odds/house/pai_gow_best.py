"""Pai Gow set best against a house that sets by its way: what the best settings add, over all hands of the guest.

All that is estimated is the difference to the house's way, hand by hand up to suits (6,972,147 stand for 154,143,080);
where the best setting is the house's, it is nothing, without any error. Pools of the house's hands choose the settings,
and others weigh them. What was chosen before can be played: its worth in the mean is not above that of best play. The
best in hindsight of what is still in play is not below it in the mean. Best play lies between the two.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from typing import Final, NamedTuple

from croupier.cards import JOKER
from croupier.odds.house.solution import Job, Rows, Solution, Told
from croupier.odds.kernels import fast
from croupier.odds.scale import map_units

SHARES: Final = 128
"""Units of work: the hands of the guest are shared out among them, and each draws its own hands of the house."""

WORDS: Final = 1024
"""Words of 64 bits, one for each hand of the house in a pool."""

POOL: Final = 64 * WORDS
"""Hands of the house in a pool."""

WHOLE: Final = 1_000_000_000
"""The parts of a hand, and of a stake, that are counted."""

Asked = tuple[tuple[Sequence[Sequence[int]], bool, bool], tuple[int, ...]]
"""The house's way as the kernels take it, and what each end nets."""


class Gained(NamedTuple):
    """What the best settings add to the house's way: ends and stakes in parts of `WHOLE`, over all hands.

    `others` are the hands set otherwise, `open` those for which more than one setting is in play; `missed` is what the
    best in hindsight is above the settings chosen.
    """

    hands: int
    others: int
    open: int
    missed: int
    moved: tuple[int, ...]
    error: float


def shipped(asked: Asked) -> Gained | None:
    """What ships for a house's way and what it pays, where it does."""
    found = json.loads((files("croupier.odds.house") / "data" / "pai-gow-best.json").read_text("utf-8"))
    for one in found:
        if one["house"] == _digest(asked):
            hands, others, open_hands, missed = one["counts"]
            return Gained(hands, others, open_hands, missed, tuple(one["moved"]), one["error"])
    return None


def _digest(asked: Asked) -> str:
    return sha256(repr(asked).encode()).hexdigest()[:16]


def gain(
    asked: Asked, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Gained:
    """What the best settings add; as many hands of the house as the job says choose each, twice as many weigh it.

    Units found in `kept` are not worked out again.
    """
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    pools = -(-job.nodes // POOL)
    names = [f"{_digest(asked)}-best-{job.seed}-{pools}-{unit}" for unit in range(SHARES)]
    missing = [unit for unit, name in enumerate(names) if name not in store]
    work = partial(_unit, asked, job.seed, pools)
    done: Iterable[tuple[int, Rows]] = ((unit, work(unit)) for unit in missing)
    if job.workers != 1:
        done = map_units(work, missing, job.backend, job.workers)
    for number, (unit, rows) in enumerate(done, SHARES - len(missing) + 1):
        store[names[unit]] = rows
        if told:
            told(number, SHARES)
    return added([store[name] for name in names], asked[1])


def _unit(asked: Asked, seed: int, pools: int, unit: int) -> Rows:
    hands = fast.up_to_suits(7, unit, SHARES)
    if asked[0][2]:
        hands += [(cards | 1 << JOKER, times) for cards, times in fast.up_to_suits(6, unit, SHARES)]
    return [list(row) for row in fast.pai_gow_best(*asked, hands, seed, unit, pools, WORDS)]


def added(units: Sequence[Rows], paid: Sequence[int]) -> Gained:
    """The units together; each was weighed twice, and how far the two lie apart tells the error."""
    counts = [sum(column) for column in zip(*[rows[0] for rows in units], strict=True)]
    halves = [
        [sum(column) for column in zip(*[rows[half] for rows in units], strict=True)] for half in (1, 2)
    ]
    apart = [_worth(paid, rows[1]) - _worth(paid, rows[2]) for rows in units]
    error = sqrt(sum([(one / 2) ** 2 for one in apart])) / counts[0]
    moved = tuple([(one + other) // 2 for one, other in zip(*halves, strict=True)])
    return Gained(counts[0], counts[1], counts[2], counts[3], moved, error)


def _worth(paid: Sequence[int], moved: Sequence[int]) -> float:
    """What moved ends are worth, in stakes."""
    return sum([net * part for net, part in zip(paid, moved, strict=True)]) / -paid[0] / WHOLE


def set_best(way: Solution, found: Gained, paid: Sequence[int]) -> Solution:
    """The figures of who sets best, from those of the house's way against itself."""
    gained, missed = _worth(paid, found.moved) / found.hands, found.missed / WHOLE / found.hands
    expected, squares = float(way.expected) + gained, float(way.variance + way.expected**2)
    outcomes = {name: float(share) for name, share in way.outcomes.items()}
    for net, part in zip(paid, found.moved, strict=True):
        share = part / WHOLE / found.hands
        squares += (net / paid[0]) ** 2 * share
        outcomes["win" if net > 0 else "lose" if net < 0 else "push"] += share
    error = sqrt(way.standard_error**2 + found.error**2)
    told = {
        "set-otherwise": found.others / found.hands,
        "gained": gained,
        "gained-error": found.error,
        "missed-at-most": missed,
    }
    bounds = {"return-at-least": 1 + expected - error, "return-at-most": 1 + expected + missed + error}
    shown = {name: f"{100 * value:.6f}" for name, value in told.items()}
    return replace(
        way,
        expected=expected,
        variance=squares - expected**2,
        outcomes=outcomes,
        standard_error=error,
        counts={},
        strategy=(("pit-pai-gow-best", shown), *way.strategy),
        more=told | bounds,
    )
