"""What a bot does when it is its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.bots import drawing, standing
from croupier.bots.betting import by_worth
from croupier.bots.equilibrium import by_equilibrium, can_be_solved
from croupier.bots.opening import open_play
from croupier.bots.spot import Action, Spot

if TYPE_CHECKING:
    from random import Random

    from croupier.bots.sight import Sight
    from croupier.bots.standing import Stood
    from croupier.bots.temperament import Temperament

__all__ = ["Action", "decide", "stand"]


def decide(sight: Sight, temperament: Temperament, randomness: Random) -> Action:
    """A legal action for the seat whose sight this is.

    Nothing but the sight and the randomness is asked. Raises `Mistake` when it is not this seat's turn.

    >>> from random import Random
    >>> from croupier.bots import STEADY
    >>> from croupier.bots.sight import look
    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500] * 3, blinds=(1, 2), seed=4)
    >>> decide(look(hand, 1, big_blind=2), STEADY, Random(4))
    Action('raise', 5)
    """
    spot = Spot(sight, temperament, randomness)
    if spot.options.discards is not None:
        return Action("discard", cards=drawing.thrown_away(spot, *spot.options.discards))
    if temperament.level.exact and can_be_solved(sight.game):
        action = by_equilibrium(spot)
        if action is not None:
            return action
    if spot.street == 0 and spot.variant.has_button:
        return open_play(spot)
    return by_worth(spot, stand(spot))


def stand(spot: Spot) -> Stood:
    """How the hand does against each opponent, as the game has it."""
    return drawing.stand(spot) if drawing.exchanges(spot.sight.game) else standing.stand(spot)
