"""The machines of the house by what they give back: every pay table that comes with Croupier, the best first."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from croupier.odds.house.solvers import solver
from croupier.pit import GAMES, Game, game
from croupier.pit.houses import house, houses
from croupier.pit.video import COINS


class Ranked(NamedTuple):
    """One machine: its game and pay table, what it gives back of a coin when played best, and the variance."""

    game: str
    house: str
    paid: tuple[int, ...]
    back: Fraction
    variance: Fraction


@cache
def ranked() -> tuple[Ranked, ...]:
    """Every machine with every pay table, the one that gives back most first: some seconds.

    `paid` are the coins paid for each one staked, from the best combination down.
    """
    found = []
    for name in GAMES:
        plain = game(name)
        if plain.first != COINS:
            continue
        tables = [house(name, table) for table in houses(name)]
        if plain.tables not in [value.tables for value in tables]:
            tables.append(plain)
        found += [_machine(value) for value in tables]
    return tuple(sorted(found, key=lambda one: -one.back))


def _machine(value: Game) -> Ranked:
    solved = solver(value).solve(value, None)
    paid = tuple([int(odds) for _, odds in value.tables["paid"].rows])
    return Ranked(value.id, value.house, paid, Fraction(1 + solved.expected), Fraction(solved.variance))
