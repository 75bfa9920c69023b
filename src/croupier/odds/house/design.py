"""A pay table changed, and what it comes to at once: the edge, and what each of its lines is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from croupier.errors import Mistake
from croupier.odds.house.solution import PayLine, Solution
from croupier.odds.house.solvers import designed, solver
from croupier.pit import Game, PayTable

LOST: Final = "nothing"
"""The line of what no other line pays."""


@dataclass(frozen=True, slots=True)
class Design:
    """A game with its tables as they stand now: its figures, and what each line of the tables is worth."""

    game: Game
    solution: Solution
    lines: tuple[PayLine, ...]

    def report(self) -> dict[str, Any]:
        """The figures as plain data, for JSON and for a page."""
        told = self.solution.report()
        told["lines"] = [
            {
                "table": line.table,
                "combination": line.combination,
                "odds": str(line.odds),
                "share": float(line.share),
                "worth": float(line.worth),
            }
            for line in self.lines
        ]
        return told


def design(game: Game) -> Design:
    """What the pay tables of a game come to; quick enough to be asked at every key pressed.

    Raises `Mistake` for a game that is not solved at once. `croupier.pit.with_pays` changes the tables.

    >>> from croupier.pit import game, with_pays
    >>> short = design(with_pays(game("jacks-or-better"), {"full-house": 8, "flush": "5"}))
    >>> f"{float(short.solution.house_edge):.6f}"
    '0.027016'
    """
    lines = solver(game).lines
    if lines is None:
        raise Mistake("pit-no-design", game=game.id, games=", ".join(designed()))
    solution = solver(game).solve(game, None)
    return Design(game, solution, lines(game, solution))


def side_lines(
    names: Sequence[str], tables: Mapping[str, PayTable], counts: Mapping[str, int]
) -> tuple[PayLine, ...]:
    """The lines of a side stake by the tables that pay it, with a last one for what they do not name."""
    total = sum(counts.values())
    rest, lines = total, []
    for table in names:
        for name, odds in tables[table].rows:
            share = Fraction(counts.get(name, 0), total)
            rest -= counts.get(name, 0)
            lines.append(PayLine(table, name, odds, share, share * (odds or -1)))
    lost = Fraction(rest, total)
    return (*lines, PayLine(names[-1], LOST, Fraction(-1), lost, -lost))
