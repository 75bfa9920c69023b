"""What can be wrong with a question about odds.

Mistake
└── OddsError    cards, a range, a board or an event that does not make sense
"""

from __future__ import annotations

from croupier.errors import Mistake


class OddsError(Mistake):
    """A question about odds that has no answer: it says what is wrong, where, and what would be right.

    >>> from croupier.odds import equity
    >>> try:
    ...     equity(["AsKs"])
    ... except OddsError as error:
    ...     print(error)
    1 hand given: equity needs 2 to 10
    """
