"""Simple players that bots are measured by: each goes by one rule."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier.bots.decide import stand
from croupier.bots.drawing import thrown_away
from croupier.bots.spot import Action, Spot
from croupier.bots.temperament import STEADY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from croupier.bots.sight import Sight

_TIGHT: Final = 0.62
"""What a tight-passive player must win of the pots against one player, by the cards alone, to pay for more."""

_SURE: Final = 0.9
"""What he must win to raise."""


def always_call(sight: Sight, randomness: Random) -> Action:
    """Never fold and never raise; draw as well as anybody."""
    spot = Spot(sight, STEADY, randomness)
    return _drawn(spot) or spot.stay()


def pot_odds(sight: Sight, randomness: Random) -> Action:
    """Call where any hand the others may hold gives the odds that the pot lays; never raise."""
    spot = Spot(sight, STEADY, randomness)
    drawn = _drawn(spot)
    if drawn is not None:
        return drawn
    return spot.stay() if not spot.options.call or _won(spot) >= spot.pot_odds else spot.give_up()


def tight_passive(sight: Sight, randomness: Random) -> Action:
    """Call with a good hand and fold all others; raise with a sure one alone."""
    spot = Spot(sight, STEADY, randomness)
    drawn = _drawn(spot)
    if drawn is not None:
        return drawn
    won = _won(spot) ** (1 / len(spot.others))
    if won >= _SURE and spot.options.raise_max:
        return spot.raised(spot.highest + (spot.pot + spot.options.call) // 2, committed=True)
    return spot.stay() if won >= _TIGHT else spot.give_up()


BASELINES: Final[Mapping[str, Callable[[Sight, Random], Action]]] = MappingProxyType(
    {"always-call": always_call, "pot-odds": pot_odds, "tight-passive": tight_passive}
)
"""Every baseline by name."""


def _drawn(spot: Spot) -> Action | None:
    discards = spot.options.discards
    return Action("discard", cards=thrown_away(spot, *discards)) if discards is not None else None


def _won(spot: Spot) -> float:
    """The part of the pot that is won against hands that may be anything."""
    part = 1.0
    for won, *_ in stand(spot).each:
        part *= sum(won) / len(won)
    return part
