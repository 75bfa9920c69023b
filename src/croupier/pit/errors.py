"""Why the pit refuses.

Refusal
└── PitRefusal           the rules of the game do not allow it; names the clause
    ├── BetRefused       a stake that may not lie there: outside the plate, unequal, late, on a fifth box
    └── DecisionRefused  a decision that is not open: out of turn, a second draw, insurance above its cap
"""

from __future__ import annotations

from croupier.errors import Refusal


class PitRefusal(Refusal):
    """The rules of the game do not allow it; `clause` says which, where one does.

    >>> from croupier.pit import PitRefusal, Round, game
    >>> round = Round.deal(game("three-card"), "AhKdQs", dealer="9c8d2h")
    >>> try:
    ...     round.bet("box-1", 1, 10)
    ... except PitRefusal as refusal:
    ...     print(refusal)
    the bets are closed: chips put down now come back
    """


class BetRefused(PitRefusal):
    """A stake that may not lie where it was put.

    >>> from croupier.pit import BetRefused, Round, game
    >>> round = Round(game("three-card"), {"ann": 100})
    >>> try:
    ...     round.bet("ann", 1, 3)
    ... except BetRefused as refusal:
    ...     print(refusal)
    3 chips: the plate says 5 to 500
    """


class DecisionRefused(PitRefusal):
    """A decision that is not open to the box now.

    >>> from croupier.pit import DecisionRefused, Round, game
    >>> round = Round.deal(game("three-card"), "AhKdQs", dealer="9c8d2h")
    >>> try:
    ...     round.decide("exchange", cards="Qs")
    ... except DecisionRefused as refusal:
    ...     print(refusal)
    an exchange is not open to box 1 now
    """
