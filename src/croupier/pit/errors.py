"""Why the pit refuses.

Refusal
└── PitRefusal           the rules of the game do not allow it; names the clause
    ├── BetRefused       a stake that may not lie there: outside the plate, unequal, late, on a fifth box
    └── DecisionRefused  a decision that is not open: out of turn, a second draw, insurance above its cap
"""

from __future__ import annotations

from croupier.errors import Refusal


class PitRefusal(Refusal):
    """The rules of the game do not allow it; `clause` says which, where one does."""


class BetRefused(PitRefusal):
    """A stake that may not lie where it was put."""


class DecisionRefused(PitRefusal):
    """A decision that is not open to the box now."""
