"""What to do by what it is worth: each action's worth in chips, against what the others may hold and how they answer.

The worth is told by a kernel; here it is decided which raises are looked at, and how close calls fall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.bots.spot import Action
from croupier.odds.kernels import fast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.bots.spot import Spot
    from croupier.bots.standing import Stood

WAVERING: Final = 0.02
"""How far the worth of a raise is taken up or down by chance, as a part of the pot: close decisions are mixed."""

BLUFF: Final = 0.42
"""What wins no more than this part when it is called is a bluff."""

CANDIDATES: Final = 2
"""How many of a temperament's sizes are looked at, all the chips not counted."""


def by_worth(spot: Spot, stood: Stood) -> Action:
    """The action that is worth most, as far as the level and the temperament let it be seen."""
    how, level, options = spot.how, spot.how.level, spot.options
    judged = level.fixed if options.fixed else level.free
    blur = spot.randomness.gauss(0, level.blurred) if level.blurred else 0.0
    totals = _totals(spot) if options.raise_max else ()
    part, raises = fast.worth(stood.standings, _opponents(spot, stood), spot.chips, judged, blur, totals)
    pot, call = spot.pot, options.call or options.bring_in
    to_see = part * (pot + call) - call
    if options.call:
        to_see += judged.curious * pot - how.firmness * (pot + call)
    found, bluff = 0, False
    worth = max(to_see, 0.0) if options.fold else to_see
    for to, (chips, called) in zip(totals, raises, strict=True):
        value = chips + WAVERING * pot * (2 * spot.luck() - 1)
        if value > worth:
            found, worth, bluff = to, value, called < BLUFF
    if found:
        eager = min(3.2 * how.bluffing, 1.0) if bluff else how.betting
        if spot.luck() < eager:
            return Action("raise", found)
    return spot.stay() if to_see > 0 or not options.fold else spot.give_up()


def _opponents(spot: Spot, stood: Stood) -> list[tuple[int, int, bool]]:
    """Each opponent as the kernel takes him: the number of his standing, his bet, whether he is all in."""
    return [
        (whose, other.bet, not other.stack) for whose, other in zip(stood.whose, spot.others, strict=True)
    ]


def _totals(spot: Spot) -> Sequence[int]:
    """The totals that are looked at: one where bets have one size, else the temperament's, and all the chips if few."""
    options, own = spot.options, spot.own
    least, most = options.raise_min, options.raise_max
    if options.fixed:
        return (least,)
    sizes, pot, bet = spot.how.sizes, spot.pot + options.call, own.bet
    half = spot.sight.big_blind // 2 or 1
    totals = []
    for _ in range(CANDIDATES):
        size = sizes[int(spot.luck() * len(sizes))]
        to = round((spot.highest + size * pot / 100) / half) * half
        to = least if to < least else min(to, most)
        if to - bet > 0.6 * own.stack:
            to = most
        if to not in totals:
            totals.append(to)
    if most - bet <= 1.3 * pot and most not in totals:
        totals.append(most)
    return totals
