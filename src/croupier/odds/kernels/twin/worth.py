"""The twin of the kernel that tells what staying in and raises are worth to a bot.

An opponent's hands stand in eighths, the weakest first. What he has put in says how many of the weak ones he still has,
and a bet of one's own makes him give up those that the price does not pay. Both are weights of the eighths, so that a
decision is a few sums over eight numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log2
from typing import Final, NamedTuple

from croupier.odds.kernels.given import Chips, Standing
from croupier.odds.kernels.twin.bots import EIGHTHS

Weights = tuple[float, ...]

_STEPS: Final = 40
_SOFT: Final = 0.09
"""How gradually hands leave a range at its lower end, as a part of all hands."""

RANGES: Final[tuple[Weights, ...]] = tuple(
    [
        tuple(
            [1 / (1 + exp((step / _STEPS - (eighth + 0.5) / EIGHTHS) / _SOFT)) for eighth in range(EIGHTHS)]
        )
        for step in range(_STEPS + 1)
    ]
)
"""Ranges that begin with so many fortieths of all hands left out, as weights of the eighths."""


class Judged(NamedTuple):
    """What is made of chips, as `croupier.bots.temperament.Judgement` explains it."""

    thin: float
    grown: float
    most: float
    bet: float
    size: float
    again: float
    bluffs: float
    fold: float
    sticky: float
    position: float
    slope: float
    curious: float


class _Spot(NamedTuple):
    """The chips of a decision, and how many opponents there are."""

    pot: int
    bets: int
    call: int
    to_stay: int
    behind: int
    highest: int
    own: int
    unit: int
    fixed: int
    street: int
    left: int
    last: float
    others: int


class _Facing(NamedTuple):
    """Opponents who are alike: how the hand stands against each, the range of each, and how many of them there are.

    `part` is what is won of a pot against one of them, `whole` the sum of the range's weights. Who is all in answers no
    bet.
    """

    won: Sequence[float]
    range_: Weights
    whole: float
    part: float
    many: int
    all_in: bool


def worth(  # noqa: PLR0917  the arguments of the compiled kernel
    standings: Sequence[Standing],
    others: Sequence[tuple[int, int, bool]],
    chips: Chips,
    judged: Sequence[float],
    blur: float,
    totals: Sequence[int],
) -> tuple[float, list[tuple[float, float]]]:
    """The part of the pot that is won by staying in; for each raise what it is worth, and the part when it is called.

    An opponent is the number of his standing, his bet, and whether he is all in. `blur` is by how much one's own hand
    is misjudged, `totals` are those of the raises.
    """
    spot, how = _Spot(*chips, len(others)), Judged(*judged)
    faced = _faced(spot, how, standings, others)
    part = min(max(_together(faced, standings[others[0][0]]) + blur, 0.0), 1.0)
    ends = spot.left == 0 or spot.to_stay >= spot.behind
    return part if ends else _coming(spot, how, part), [_raised(spot, how, faced, to) for to in totals]


def _faced(
    spot: _Spot, how: Judged, standings: Sequence[Standing], others: Sequence[tuple[int, int, bool]]
) -> list[_Facing]:
    """The opponents, those who are alike together."""
    usual = how.thin
    if spot.street:
        usual = min(max(usual + how.grown * _grown(spot), 0.0), how.most)
    bettor, bet_out = usual, spot.highest > spot.own and spot.highest >= spot.unit
    if bet_out:
        again = int(spot.own > 0)
        if spot.fixed:
            again = max(round(spot.highest / spot.fixed) - 1, 0)
        size = min(spot.call / max(spot.pot - spot.call, 1), 1.3)
        bettor += how.bet + how.size * size + how.again * again
    # Whoever stands alike, and how many they are.
    alike: dict[tuple[int, bool, bool], int] = {}
    for standing, bet, all_in in others:
        kind = (standing, bet_out and bet == spot.highest, all_in)
        alike[kind] = alike.get(kind, 0) + 1
    faced = []
    for (standing, bets, all_in), many in alike.items():
        weights = RANGES[min(int((bettor if bets else usual) * _STEPS + 0.5), _STEPS - 2)]
        if bets and how.bluffs:
            weights = tuple([max(weight, how.bluffs) for weight in weights])
        won = standings[standing][0]
        whole = _summed(weights)
        part = _summed([part * weight for part, weight in zip(won, weights, strict=True)]) / whole
        faced.append(_Facing(won, weights, whole, part, many, all_in))
    return faced


def _summed(numbers: Sequence[float]) -> float:
    """The sum as a compiled loop rounds it: `sum` rounds otherwise from Python 3.12 on."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _grown(spot: _Spot) -> float:
    """How large the pot was when the street began, in bets a player, as a power of two."""
    return log2(max((spot.pot - spot.bets) / (spot.others + 1) / spot.unit, 0.5))


def _together(faced: Sequence[_Facing], first: Standing) -> float:
    """The part that is won against all at once."""
    part, least, count = 1.0, 1.0, 0
    for each in faced:
        part *= each.part**each.many
        least = min(least, each.part)
        count += each.many
    if count > 1:
        part *= first[2][min(count, 3) - 2]
    return min(part, least)


def _coming(spot: _Spot, how: Judged, part: float) -> float:
    """What a part of the pot is worth with streets to come."""
    fair = 1 / (spot.others + 1)
    worth = part + min(spot.left, 3) * (how.position * spot.last + how.slope * (part - fair))
    return min(max(worth, 0.0), 1.0)


def _raised(spot: _Spot, how: Judged, faced: Sequence[_Facing], to: int) -> tuple[float, float]:
    """What a raise to a total is worth, and the part that is won when it is called."""
    pot = spot.pot
    paid = min(to - spot.own, spot.behind)
    adds = max(min(to - spot.highest, paid), 0)
    fold = min(how.fold * adds / (pot + paid + adds), 0.9)
    nobody, calls, called, lost = 1.0, 0.0, 0.0, 1.0
    for each in faced:
        often, won, many = 1.0, each.part, each.many
        if each.all_in:
            nobody = 0.0
        else:
            gone, won = _answered(each, fold, how.sticky)
            nobody *= gone**many
            often = 1 - gone
        calls += often * many
        called += often * won * many
        lost *= (1 - often * (1 - won)) ** many
    called /= calls
    if spot.others > 1:
        # One of them calls, and any other may.
        called *= lost ** (1 - 1 / spot.others)
    part = called if spot.left == 0 or paid >= spot.behind else _coming(spot, how, called)
    return nobody * pot + (1 - nobody) * (part * (pot + paid + adds) - paid), called


def _answered(each: _Facing, fold: float, sticky: float) -> tuple[float, float]:
    """How often a range gives up to a bet, and the part that is won against what is left of it."""
    whole, goes = each.whole, 1 - sticky
    to_fold = fold * whole
    stays, weighed = whole, each.part * whole
    for won, weight in zip(each.won, each.range_, strict=True):
        gone = min(weight, to_fold) * goes
        stays -= gone
        weighed -= gone * won
        if weight >= to_fold:
            break
        to_fold -= weight
    # What little is left is left may be rounding alone, and a part is from 0 to 1 all the same.
    return 1 - stays / whole, min(max(weighed / stays, 0.0), 1.0)
