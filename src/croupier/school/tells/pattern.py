"""What somebody's decisions in the hands one played with him say: a baseline, and what departs from it.

Every number is of one opponent alone (TELLS:19), of decisions that lay open to everybody at the table, and with cards
only where they were shown (TELLS:29).
"""

from __future__ import annotations

from statistics import fmean, median, stdev
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from croupier.odds.sureness import ENOUGH, Level, Middle, Share, level, middle, quartiles, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Action: TypeAlias = Literal["fold", "check", "call", "raise"]
"""What was decided; a bet is a raise of nothing."""

Shown: TypeAlias = Literal["", "won", "lost"]
"""Whether the cards of whoever decided were shown to all at the end, and won a part of the pot with that."""

SLOW: Final = 2.0
FAST: Final = 0.5
"""Longer or shorter than the median by these factors a decision stands out (TELLS:28)."""

FENCE: Final = 1.5
"""How many times the spread of the middle half a size may lie beyond it (Tukey, Exploratory Data Analysis, 1977)."""

ACTIONS: Final[dict[bool, tuple[Action, ...]]] = {
    False: ("check", "raise"),
    True: ("fold", "call", "raise"),
}
"""What can be decided where there is no bet to answer, and where there is one."""


class Decision(NamedTuple):
    """One decision as everybody at the table saw it.

    `size` is what a bet or raise adds to a call, in parts of the pot after that call, none where nothing is added;
    `ms` is how long it took, none where that is not known.
    """

    table: str
    hand: int
    street: int
    facing: bool
    action: Action
    size: float | None
    ms: int | None
    shown: Shown = ""


class Situation(NamedTuple):
    """What somebody does on a street, with or without a bet to answer: his baseline there."""

    street: int
    facing: bool
    actions: dict[Action, Share]
    sizes: Middle
    times: Middle


class Departure(NamedTuple):
    """A decision that is not like the others in its situation: by its `size` or its `time`; `times` the median."""

    table: str
    hand: int
    street: int
    facing: bool
    by: Literal["size", "time"]
    times: float


class Spread(NamedTuple):
    """Sizes of bets after which cards were shown: how many, the mean, the standard deviation; none where not enough."""

    of: int
    level: Level
    mean: float | None
    deviation: float | None


class Profile(NamedTuple):
    """All that is said of one opponent: in how many hands he was met, his baselines, departures, and what was shown."""

    hands: int
    situations: tuple[Situation, ...]
    departures: tuple[Departure, ...]
    value: Spread
    bluffs: Spread


def profile(decisions: Iterable[Decision]) -> Profile:
    """What the decisions of one opponent say.

    >>> profile([]).hands
    0
    """
    known = list(decisions)
    spots = sorted({(each.street, each.facing) for each in known})
    within = {spot: [each for each in known if (each.street, each.facing) == spot] for spot in spots}
    return Profile(
        len({(each.table, each.hand) for each in known}),
        tuple([_situation(*spot, within[spot]) for spot in spots]),
        tuple([each for spot in spots for each in _departures(within[spot])]),
        _spread(known, "won"),
        _spread(known, "lost"),
    )


def _situation(street: int, facing: bool, decisions: Sequence[Decision]) -> Situation:
    kinds = [each.action for each in decisions]
    return Situation(
        street,
        facing,
        {kind: share(kinds.count(kind), len(kinds)) for kind in ACTIONS[facing]},
        middle(_sizes(decisions)),
        middle(_times(decisions)),
    )


def _sizes(decisions: Iterable[Decision]) -> list[float]:
    return [each.size for each in decisions if each.size is not None]


def _times(decisions: Iterable[Decision]) -> list[float]:
    return [each.ms for each in decisions if each.ms is not None]


def out_of_size(size: float, sizes: Sequence[float]) -> bool:
    """Whether a size lies beyond the fences of others; never where there are not enough.

    >>> opens = [3.0] * 18 + [2.5, 3.5]
    >>> out_of_size(4.5, opens), out_of_size(3.0, opens), out_of_size(4.5, opens[:19])
    (True, False, False)
    """
    if len(sizes) < ENOUGH:
        return False
    low, high = quartiles(sizes)
    reach = FENCE * (high - low)
    return not low - reach <= size <= high + reach


def out_of_time(ms: float, usual: float) -> bool:
    """Whether a decision took more than twice its median time, or less than half of it (TELLS:28).

    >>> [out_of_time(each, 2.0) for each in (5.0, 4.0, 1.0, 0.9)]
    [True, False, False, True]
    """
    return ms > SLOW * usual or ms < FAST * usual


def _departures(decisions: Sequence[Decision]) -> list[Departure]:
    sizes, times = _sizes(decisions), _times(decisions)
    found = []
    for each in decisions:
        where = each.table, each.hand, each.street, each.facing
        if each.size is not None and out_of_size(each.size, sizes):
            found.append(Departure(*where, "size", _times_the(each.size, median(sizes))))
        if each.ms is not None and len(times) >= ENOUGH and out_of_time(each.ms, median(times)):
            found.append(Departure(*where, "time", _times_the(each.ms, median(times))))
    return found


def _times_the(value: float, usual: float) -> float:
    return round(value / usual, 2) if usual else 0.0


def _spread(decisions: Sequence[Decision], shown: Shown) -> Spread:
    sizes = _sizes([each for each in decisions if each.shown == shown])
    if len(sizes) < ENOUGH:
        return Spread(len(sizes), level(len(sizes)), None, None)
    return Spread(len(sizes), level(len(sizes)), fmean(sizes), stdev(sizes))
