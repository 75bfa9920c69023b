"""Players' chances: whole numbers of deals, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from croupier.odds.question import Question

POT: Final = 5040
"""The parts the kernels cut a pot into."""

Method = Literal["exact", "monte-carlo"]
Progress = Callable[[int, int], None]
"""Told how much of the work is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class HandEquity:
    """One player's chances, as whole numbers of `total` deals (weighted by the ranges' weights).

    `wins` are whole pots, `ties` parts of one. `parts` are shares of the pot in 5,040ths, `squares` their squares.
    `highs` and `lows` are halves taken alone or shared (on two boards: the first board's and the second's),
    `quarters` deals that leave a quarter of the pot.

    >>> from croupier.odds import equity
    >>> ace_king = equity(["AsKs", "QdQh"], "2c7h9s").hands[0]
    >>> ace_king.total, ace_king.wins, round(ace_king.equity, 3)
    (990, 280, 0.283)
    """

    hand: str
    total: int
    wins: int
    ties: int
    parts: int
    highs: int
    lows: int
    quarters: int
    squares: int = 0

    @property
    def win(self) -> float:
        """The chance to win the whole pot."""
        return self.wins / self.total

    @property
    def tie(self) -> float:
        """The chance to win a part of the pot."""
        return self.ties / self.total

    @property
    def equity(self) -> float:
        """The share of the pot, on average."""
        return self.parts / (POT * self.total)

    @property
    def low(self) -> float:
        """The chance to win the low half (on two boards: the second board's), alone or shared."""
        return self.lows / self.total

    @property
    def high(self) -> float:
        """The chance to win the high half (the pot, where nobody has a low; the first board's), alone or shared."""
        return self.highs / self.total

    @property
    def quarter(self) -> float:
        """The chance to be quartered."""
        return self.quarters / self.total

    @property
    def spread(self) -> float:
        """The standard deviation of one deal's share."""
        return sqrt(max(0.0, self.squares / self.total / POT**2 - self.equity**2))


@dataclass(frozen=True, slots=True)
class Equity:
    """The answer to a question about equity.

    >>> from croupier.odds import equity
    >>> answer = equity(["AsKs", "QdQh"])
    >>> answer.method, round(answer.hands[1].equity, 4)
    ('exact', 0.5379)
    """

    method: Method
    hands: tuple[HandEquity, ...]
    combos: tuple[dict[int, float], ...] = ()
    seed: int | None = None

    @property
    def deals(self) -> int:
        """How many deals were counted or drawn."""
        return self.hands[0].total

    def standard_error(self, player: int) -> float:
        """How far a drawn equity is likely to be from the true one; 0 for an exact one."""
        return 0.0 if self.method == "exact" else self.hands[player].spread / sqrt(self.deals)


def from_tallies(question: Question, rows: Sequence[Sequence[int]], total: int) -> tuple[HandEquity, ...]:
    """Each player's chances from what the kernels counted."""
    return tuple(
        HandEquity(hand.text, total, row[0], row[1], row[2], row[3], row[4], row[5], row[6])
        for hand, row in zip(question.hands, rows, strict=True)
    )
