"""Play every game of the pit by the table's own code, many rounds, and hold what comes of it against the solver.

    python tools/pit_rounds.py --rounds 10000000 --keep var/pit-rounds --workers -1 [GAME ...]

Rounds played are kept, so the run can be stopped and goes on where it was. A game that lies outside three standard
errors ends the run with exit code 1.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path

from croupier.cli.kept import Kept
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solution import Strategy
from croupier.odds.house.solvers import solver
from croupier.odds.house.strategy_card import read_card
from croupier.pit import GAMES, Game, game

S1 = """
[[rule]]
stage = "decision"
at-least = "ace-king"
do = "close"
[[rule]]
stage = "decision"
do = "fold"
[[rule]]
stage = "after-draw"
do = "close"
[[rule]]
stage = "purchase"
do = "decline"
"""
"""Russian Poker by the simple rule whose figure is exact; the best play is too slow for so many rounds."""

S1_EXACT = -3_806_351_304_980 / 19_933_230_517_200


def played(value: Game) -> tuple[str | Strategy, float, float]:
    """How a game is played, what that comes to, and the error of that figure."""
    if value.id == "russian-poker":
        return read_card(S1, "S1", value), S1_EXACT, 0.0
    solved = solver(value).solve(value, None)
    return "basic" if value.id == "pai-gow" else "best", float(solved.expected), solved.standard_error


def main() -> int:
    """Play, print a line for every game, and say whether one lies outside."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=-1)
    parser.add_argument("--keep", type=Path, default=Path("var/pit-rounds"))
    given = parser.parse_args()
    given.keep.mkdir(parents=True, exist_ok=True)
    outside = 0
    for name in given.games:
        value = game(name)
        strategy, expected, error = played(value)
        store = Kept(given.keep / f"{name}.jsonl")
        found = simulate(
            value, strategy, rounds=given.rounds, seed=given.seed, workers=given.workers, kept=store
        )
        apart = abs(found.mean - expected) / sqrt(found.error**2 + error**2)
        outside += apart > 3
        print(
            f"{name:24} {found.rounds:>12,} {found.mean:+.6f} ± {found.error:.6f} {expected:+.6f} {apart:.2f}"
        )
        sys.stdout.flush()
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main())
