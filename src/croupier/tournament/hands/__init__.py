"""Hands at the tables of an event, and hand for hand."""

from croupier.tournament.hands import (  # noqa: F401  # puts what it decides into the registry
    hand_for_hand,
    playing,
)
from croupier.tournament.hands.hand_for_hand import to_play
from croupier.tournament.hands.playing import holds, setup, takers

__all__ = ["holds", "setup", "takers", "to_play"]
