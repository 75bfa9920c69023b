"""What a solver answers: the figures of a game, the best play, and what each choice of one hand is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from croupier.cards import Cards
from croupier.odds.scale import Backend
from croupier.pit import Options

Number = Fraction | float
Told = Callable[[int, int], None]
"""Called with what is done and what there is to do."""


Rows = list[list[int]]
"""What a unit of a long job came to."""

Dealing = Callable[[int, int, int], Rows]
"""Rounds dealt from a seed, a block and a number: result, net, chips staked, and how many ended so."""


@dataclass(frozen=True, slots=True)
class Job:
    """How much of a long job to do: so many nodes drawn from a seed, or every one there is, and by whom.

    `stakes` are how many hands are played out besides, where what is staked is not among the figures. `whole` is the
    exact job, for a game that has one of its own.
    """

    nodes: int = 0
    seed: int = 0
    every: bool = False
    backend: Backend = "loky"
    workers: int = -1
    stakes: int = 0
    whole: bool = False


class Decision(NamedTuple):
    """What a box decides: the kind, chips where there is a choice of them, cards where some are named."""

    kind: str
    amount: int = 0
    cards: Cards = ()


class Sight(NamedTuple):
    """What a box's owner knows when he decides: his options, his cards, those first dealt, and what lies open.

    `gained` is how many times he has at a machine what he won, where he has doubled it.
    """

    options: Options
    cards: Cards
    first: Cards
    dealer: Cards
    board: Cards
    staked: Mapping[str, int]
    gained: int = 1


Strategy = Callable[[Sight], Decision]
"""How a box is played: what it does with what it sees."""


class Valued(NamedTuple):
    """One choice of a hand and what it is worth: the net result to be expected, in first stakes.

    `plan` are the later decisions that go with it, where it has any to name, such as the insurance to take.
    """

    decision: Decision
    value: Fraction
    plan: tuple[tuple[str, Fraction], ...] = ()


class PayLine(NamedTuple):
    """One line of a pay table: what it pays to one, the share of rounds it is met in, and what it adds to the result.

    `worth` is in first stakes, or in side stakes where the table is of one; a line that pays nothing takes the stake.
    """

    table: str
    combination: str
    odds: Fraction
    share: Fraction
    worth: Fraction


@dataclass(frozen=True, slots=True)
class Advice:
    """Every choice of one hand with its value, the best first; an estimate where it is not `exact`."""

    game: str
    cards: Cards
    seen: Cards
    choices: tuple[Valued, ...]
    exact: bool = True

    @property
    def best(self) -> Valued:
        """The choice worth most."""
        return self.choices[0]

    def cost(self, decision: Decision) -> Fraction:
        """What a decision gives away against the best one, in first stakes."""
        chosen = next(one for one in self.choices if one.decision == decision)
        return self.best.value - chosen.value


@dataclass(frozen=True, slots=True)
class Solution:
    """The figures of a game, or of one of its side stakes, played as well as can be.

    `expected` is the net result, `wagered` all that is staked in the mean, `variance` that of the result, all
    in first stakes; what is 0 was not worked out. `outcomes` are the shares of all rounds by how they end;
    `exact` figures are fractions, others carry their `standard_error`. `strategy` is the best play as
    sentences by code: pairs of a message code and its values; `more` are figures that only this game has,
    `tables` the same by what they are told apart by, such as the open card, `grids` by two things at once; `errors`
    are the standard errors of those figures of tables that are estimates.
    """

    game: str
    expected: Number
    wagered: Number = Fraction(1)
    variance: Number = Fraction(0)
    outcomes: Mapping[str, Number] = field(default_factory=dict)
    sides: Mapping[str, Solution] = field(default_factory=dict)
    strategy: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    exact: bool = True
    standard_error: float = 0.0
    house: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    more: Mapping[str, Number] = field(default_factory=dict)
    tables: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)
    grids: Mapping[str, Mapping[str, Mapping[str, Number]]] = field(default_factory=dict)
    errors: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    @property
    def house_edge(self) -> Number:
        """What the house keeps of the first stake."""
        return -self.expected

    @property
    def element_of_risk(self) -> Number:
        """What the house keeps of all that is staked."""
        return -self.expected / self.wagered if self.wagered else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of one round."""
        return sqrt(self.variance)

    def report(self) -> dict[str, Any]:
        """The figures as plain data, for JSON: per unit of the first stake."""
        told: dict[str, Any] = {
            "game": self.game,
            "house": self.house,
            "return": float(1 + self.expected),
            "house_edge": float(self.house_edge),
            "exact": self.exact,
            "standard_error": self.standard_error,
        }
        if self.wagered:
            told |= {"element_of_risk": float(self.element_of_risk), "wagered": float(self.wagered)}
        if self.variance:
            told |= {"variance": float(self.variance), "standard_deviation": self.deviation}
        if self.outcomes:
            told["outcomes"] = {name: float(share) for name, share in self.outcomes.items()}
        if isinstance(self.expected, Fraction) and self.exact:
            told["exact_return"] = told["fraction"] = str(1 + self.expected)
        told |= {name.replace("-", "_"): float(value) for name, value in self.more.items()}
        if self.counts:
            told["counts"] = dict(self.counts)
        if self.sides:
            told["side_bets"] = {name: side.report() for name, side in self.sides.items()}
        return told
