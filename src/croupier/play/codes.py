"""Decisions by number: for whoever plays millions of hands, and for tables of actions.

>>> from croupier.play import Hand
>>> hand = Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7)
>>> hand.legal == FOLD | CALL | RAISE
True
>>> hand.act(RAISE, 6)
>>> hand.act(FOLD)
>>> hand.payoffs
{1: 2, 2: -2}
"""

from __future__ import annotations

from typing import Final

FOLD: Final = 1
CHECK: Final = 2
CALL: Final = 4
RAISE: Final = 8
BRING_IN: Final = 16
DISCARD: Final = 32
SHOW: Final = 64
MUCK: Final = 128
"""Each is a bit of its own, so that what is legal is their sum."""
