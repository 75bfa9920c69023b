"""Why a hand refuses.

Refusal
└── IllegalAction      the rules do not allow it now
    ├── OutOfTurn      it is another seat's turn
    └── BadAmount      the action is open, the amount is not
"""

from __future__ import annotations

from croupier.errors import Refusal


class IllegalAction(Refusal):
    """The rules do not allow the action now; `clause` says which, where one does.

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7)
    >>> try:
    ...     hand.check()
    ... except croupier.IllegalAction as refused:
    ...     print(refused)
    seat 1 cannot check: 5 to call
    """


class OutOfTurn(IllegalAction):
    """It is another seat's turn, or nobody's.

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7)
    >>> try:
    ...     hand.muck(2)
    ... except croupier.OutOfTurn as refused:
    ...     print(refused)
    nothing is to be decided now: the dealer is at work
    """


class BadAmount(IllegalAction):
    """The player may raise, but not to this total.

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7)
    >>> try:
    ...     hand.raise_to(11)
    ... except croupier.BadAmount as refused:
    ...     print(refused)
    seat 1 cannot raise to 11: from 20 to 500 is allowed
    """
