"""The chips in play: what a stack is made of, colour-ups, races, chips found and taken out."""

from croupier.tournament.chips import (  # noqa: F401  # puts what it decides into the registry
    colour_up,
)
from croupier.tournament.chips.colour_up import plan_colour_ups, starting_stack
from croupier.tournament.chips.race import race

__all__ = ["plan_colour_ups", "race", "starting_stack"]
