"""What is put in before the cards because it must be."""

from __future__ import annotations

from typing import Final, NamedTuple

LIVE: Final = frozenset({"small-blind", "big-blind", "button-blind", "straddle", "post"})
"""Forced bets that count as the poster's bet of the first street."""

DEAD: Final = frozenset({"dead-ante", "dead-post"})
"""Forced bets that go to the main pot and need not be matched by anybody: a big-blind ante, a missed small blind."""


class Forced(NamedTuple):
    """One forced bet: who posts how much as what.

    `kind` is `ante` (matched by everybody, so the part nobody covers comes back), one of `LIVE` or of `DEAD`.

    >>> from croupier.play import Setup
    >>> Setup.new("nl-holdem", [500, 500], blinds=(1, 2)).forced[1]
    Forced(seat=2, amount=2, kind='big-blind')
    """

    seat: int
    amount: int
    kind: str
