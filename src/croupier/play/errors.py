"""Why a hand refuses.

Refusal
└── IllegalAction      the rules do not allow it now
    ├── OutOfTurn      it is another seat's turn
    └── BadAmount      the action is open, the amount is not
"""

from __future__ import annotations

from croupier.errors import Refusal


class IllegalAction(Refusal):
    """The rules do not allow the action now; `clause` says which, where one does."""


class OutOfTurn(IllegalAction):
    """It is another seat's turn, or nobody's."""


class BadAmount(IllegalAction):
    """The player may raise, but not to this total."""
