"""What to do by what it is worth: each action's worth in chips, against what the others may hold and how they answer.

An opponent's hands stand in eighths, the weakest first. What he has put in says how many of the weak ones he still has,
and a bet of one's own makes him give up those that the price does not pay. Both are weights of the eighths, so that a
decision is a few sums over eight numbers.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.bots.spot import Action
from croupier.bots.standing import EIGHTHS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.bots.spot import Spot
    from croupier.bots.standing import Standing
    from croupier.bots.temperament import Judgement

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


WAVERING: Final = 0.02
"""How far the worth of a raise is taken up or down by chance, as a part of the pot: close decisions are mixed."""

BLUFF: Final = 0.42
"""What wins no more than this part when it is called is a bluff."""

CANDIDATES: Final = 2
"""How many of a temperament's sizes are looked at, all the chips not counted."""


class Facing(NamedTuple):
    """Opponents who are alike: how the hand stands against each, the range of each, and how many of them there are.

    `part` is what is won of a pot against one of them, `whole` the sum of the range's weights. Who is all in answers no
    bet.
    """

    standing: Standing
    range_: Weights
    whole: float
    part: float
    many: int
    all_in: bool


def by_worth(spot: Spot, standings: Sequence[Standing]) -> Action:
    """The action that is worth most, as far as the level and the temperament let it be seen."""
    how, level, options = spot.how, spot.how.level, spot.options
    judged = level.fixed if options.fixed else level.free
    faced = _faced(spot, judged, standings)
    part = _together(faced)
    if level.blurred:
        part = min(max(part + spot.randomness.gauss(0, level.blurred), 0.0), 1.0)
    pot, call = spot.pot, options.call or options.bring_in
    ends = spot.left == 0 or call >= spot.behind
    to_see = (part if ends else _coming(spot, judged, part)) * (pot + call) - call
    if options.call:
        to_see += judged.curious * pot - how.firmness * (pot + call)
    calm = spot.stay() if to_see > 0 or not options.fold else spot.give_up()
    if not options.raise_max:
        return calm
    found, bluff = None, False
    worth = max(to_see, 0.0) if options.fold else to_see
    for to in _totals(spot):
        value, against = _raised_worth(spot, judged, faced, to)
        value += WAVERING * pot * (2 * spot.luck() - 1)
        if value > worth:
            found, worth, bluff = to, value, against < BLUFF
    if found is None:
        return calm
    eager = min(3.2 * how.bluffing, 1.0) if bluff else how.betting
    return Action("raise", found) if spot.luck() < eager else calm


def _faced(spot: Spot, judged: Judgement, standings: Sequence[Standing]) -> list[Facing]:
    """The opponents, those who are alike together."""
    usual = judged.thin
    if spot.street:
        usual = min(max(usual + judged.grown * spot.grown, 0.0), judged.most)
    highest, own = spot.highest, spot.own.bet
    bettor, bet_out = usual, highest > own and highest >= spot.unit
    if bet_out:
        again = int(own > 0)
        if spot.options.fixed:
            again = max(round(highest / _fixed_bet(spot)) - 1, 0)
        size = min(spot.options.call / max(spot.pot - spot.options.call, 1), 1.3)
        bettor += judged.bet + judged.size * size + judged.again * again
    # Whoever stands alike, one of them and how many there are.
    alike: dict[tuple[int, bool, bool], tuple[Standing, int]] = {}
    for standing, other in zip(standings, spot.others, strict=True):
        kind = (id(standing), bet_out and other.bet == highest, not other.stack)
        alike[kind] = (standing, alike[kind][1] + 1 if kind in alike else 1)
    faced = []
    for (_, bets, all_in), (standing, many) in alike.items():
        weights = RANGES[min(int((bettor if bets else usual) * _STEPS + 0.5), _STEPS - 2)]
        if bets and judged.bluffs:
            least = judged.bluffs
            weights = tuple([weight if weight > least else least for weight in weights])
        whole = sum(weights)
        part = sum(map(mul, standing.won, weights)) / whole
        faced.append(Facing(standing, weights, whole, part, many, all_in))
    return faced


def _fixed_bet(spot: Spot) -> int:
    bets = spot.sight.bets
    return max(bets[min(spot.variant.streets[spot.street].bet, len(bets) - 1)], 1) if bets else spot.unit


def _together(faced: Sequence[Facing]) -> float:
    """The part that is won against all at once."""
    part, least, count = 1.0, 1.0, 0
    for each in faced:
        part *= each.part**each.many
        least = min(least, each.part)
        count += each.many
    if count > 1:
        part *= faced[0].standing.together[min(count, 3) - 2]
    return min(part, least)


def _coming(spot: Spot, judged: Judgement, part: float) -> float:
    """What a part of the pot is worth with streets to come."""
    fair = 1 / (len(spot.others) + 1)
    worth = part + min(spot.left, 3) * (judged.position * spot.last + judged.slope * (part - fair))
    return min(max(worth, 0.0), 1.0)


def _totals(spot: Spot) -> list[int]:
    """The totals that are looked at: one where bets have one size, else the temperament's, and all the chips if few."""
    options, own = spot.options, spot.own
    if options.fixed:
        return [options.raise_min]
    sizes, pot = spot.how.sizes, spot.pot + options.call
    half = max(spot.sight.big_blind // 2, 1)
    totals = []
    for _ in range(CANDIDATES):
        size = sizes[int(spot.luck() * len(sizes))]
        to = round((spot.highest + size * pot / 100) / half) * half
        to = max(options.raise_min, min(to, options.raise_max))
        totals.append(options.raise_max if to - own.bet > 0.6 * own.stack else to)
    if options.raise_max - own.bet <= 1.3 * pot:
        totals.append(options.raise_max)
    return list(dict.fromkeys(totals))


def _raised_worth(spot: Spot, judged: Judgement, faced: Sequence[Facing], to: int) -> tuple[float, float]:
    """What a raise to a total is worth, and the part that is won when it is called."""
    pot = spot.pot
    paid = min(to - spot.own.bet, spot.behind)
    adds = max(min(to - spot.highest, paid), 0)
    fold = min(judged.fold * adds / (pot + paid + adds), 0.9)
    nobody, calls, against, lost = 1.0, 0.0, 0.0, 1.0
    for each in faced:
        often, won, many = 1.0, each.part, each.many
        if each.all_in:
            nobody = 0.0
        else:
            gone, won = _answered(each, fold, judged.sticky)
            nobody *= gone**many
            often = 1 - gone
        calls += often * many
        against += often * won * many
        lost *= (1 - often * (1 - won)) ** many
    against /= calls
    if len(spot.others) > 1:
        # One of them calls, and any other may.
        against *= lost ** (1 - 1 / len(spot.others))
    worth = against if spot.left == 0 or paid >= spot.behind else _coming(spot, judged, against)
    return nobody * pot + (1 - nobody) * (worth * (pot + paid + adds) - paid), against


def _answered(each: Facing, fold: float, sticky: float) -> tuple[float, float]:
    """How often a range gives up to a bet, and the part that is won against what is left of it."""
    whole, goes = each.whole, 1 - sticky
    to_fold = fold * whole
    stays, weighed = whole, each.part * whole
    for won, weight in zip(each.standing.won, each.range_):  # noqa: B905  eighths are eight
        gone = (weight if weight < to_fold else to_fold) * goes
        stays -= gone
        weighed -= gone * won
        if weight >= to_fold:
            break
        to_fold -= weight
    # What little is left is left may be rounding alone, and a part is from 0 to 1 all the same.
    return 1 - stays / whole, min(max(weighed / stays, 0.0), 1.0)
