"""Which solver knows which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from types import MappingProxyType
from typing import Final

from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.odds.house.solution import (
    Advice,
    Dealing,
    Decision,
    Job,
    Number,
    PayLine,
    Rows,
    Sight,
    Solution,
    Strategy,
    Told,
)
from croupier.pit import Game


@dataclass(frozen=True, slots=True)
class Solver:
    """What is known of a game: its figures, what one hand is worth, and how it is played.

    `solve(game, told)` gives the figures; `advise(game, cards, seen)` the value of every choice of the cards held,
    `seen` being what else lies open, the dealer's card or the board; `best` and `basic` are ways to play, `quick`
    where the best one takes no second of its own for a hand. `later(game, cards, seen, thrown, insured)` is there
    for a game in which a hand decides again after a draw, `insured` for so many first stakes; `run` is there for a
    game whose figure is a long job: as much of it as is asked for, units of work kept in a mapping; with `stakes` a
    job may have hands played out for what is staked, which is not in the figure then, and with `whole` one may be the
    exact job. `lines` is there for a game
    whose pay tables can be designed: what each of their lines is worth; `weigh(game, sight)` for one in which what
    a box sees is not just its cards and what lies open, or in which the exact values take too long to wait for at a
    table. `by` are the tables that its solution may be told by, `tables(game, job)` those of one house or of a job,
    where these are fewer; `counts` are tables that rest on no solution, counted at once, by name.
    `first(game, cards, seen)` is there for a game whose best first decisions ship: the decision,
    read from the table, where this house's do; and so is `by_table(game)`, which deals rounds played by that table in
    machine code, where there is any. `card(game, cards, seen)` is there for a game whose rules on a card
    are told one by one: the code of the rule that fits a hand, and its decision. `without(game, left_out, job, kept,
    told)` is there for a game of which a player may leave a part out: its figures to him, those that ship or a job's.
    `at_best(game, job, kept, told)` is there for a game whose figures are not those of best play: what they are by it.
    """

    solve: Callable[[Game, Told | None], Solution]
    advise: Callable[[Game, Cards, Cards], Advice]
    best: Callable[[Game], Strategy]
    basic: Callable[[Game], Strategy]
    later: Callable[[Game, Cards, Cards, Cards, Fraction], Advice] | None = None
    run: Callable[[Game, Job, MutableMapping[str, Rows] | None, Told | None], Solution] | None = None
    weigh: Callable[[Game, Sight], Advice] | None = None
    lines: Callable[[Game, Solution], tuple[PayLine, ...]] | None = None
    quick: bool = True
    stakes: bool = False
    whole: bool = False
    by: tuple[str, ...] = ()
    tables: Callable[[Game, Job | None], tuple[str, ...]] | None = None
    counts: Mapping[str, Callable[[Game], Mapping[str, Number]]] = field(default_factory=dict)
    first: Callable[[Game, Cards, Cards], Decision | None] | None = None
    by_table: Callable[[Game], Dealing | None] | None = None
    card: Callable[[Game, Cards, Cards], tuple[str, Decision] | None] | None = None
    without: Callable[..., Solution] | None = None
    at_best: Callable[..., Solution] | None = None


_MODULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "russian-poker": "russian_poker",
        "caribbean-stud": "stud",
        "oasis": "oasis",
        "cyber-stud": "stud",
        "ultimate-texas-holdem": "ultimate",
        "texas-holdem-bonus": "holdem_bonus",
        "three-card": "three_card",
        "pai-gow": "pai_gow",
        "jacks-or-better": "video",
        "deuces-wild": "video",
        "joker-poker": "video",
        "bonus-poker": "video",
        "double-bonus": "video",
        "double-double-bonus": "video",
    }
)


def solver(game: Game) -> Solver:
    """The solver of a game.

    >>> from croupier.pit import game
    >>> round(float(solver(game("three-card")).solve(game("three-card"), None).house_edge), 6)
    0.03373
    """
    if game.id not in _MODULES:
        raise Mistake("pit-no-solver", game=game.id)
    return _solver(game.id)


def _solver(name: str) -> Solver:
    found: Solver = import_module(f"croupier.odds.house.{_MODULES[name]}").SOLVER
    return found


def designed() -> tuple[str, ...]:
    """The games whose pay tables can be designed.

    >>> "three-card" in designed()
    True
    """
    return tuple([name for name in _MODULES if _solver(name).lines])


def long_jobs() -> tuple[str, ...]:
    """The games whose figure is a long job, or can be made one.

    >>> long_jobs()
    ('russian-poker', 'oasis', 'pai-gow')
    """
    return tuple([name for name in _MODULES if _solver(name).run])
