"""Croupier compiled by mypyc, in a process of its own: two engines of one name do not fit into one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Final

TOOLS: Final = Path(__file__).parents[2] / "tools"


def built() -> bool:
    """Whether `make compiled` has been run."""
    return any((TOOLS.parent / "build" / "compiled").glob("*.so"))


class CompiledTable:
    """Plays one of the games by one of the measures; call it with a number of hands and a seed for the CPU seconds."""

    def __init__(self, measure: str, title: str) -> None:
        command = [sys.executable, "-m", "benchmarks.engine.compiled_table", measure, title]
        folders = {"PYTHONPATH": str(TOOLS)}
        self._child = Popen(command, stdin=PIPE, stdout=PIPE, text=True, env={**os.environ, **folders})

    def __call__(self, hands: int, seed: int) -> float:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        print(hands, seed, file=self._child.stdin, flush=True)
        return float(self._child.stdout.readline())

    def close(self) -> None:
        self._child.communicate()


def main() -> None:
    measure, title = sys.argv[1:]
    compiled = __import__("compiled")  # before anything of croupier
    if measure == "as-used":
        compiled.PACKAGES.remove("benchmarks")
    from functools import partial

    from benchmarks.engine import croupier_fair, croupier_table, fair
    from benchmarks.engine.games import GAMES
    from benchmarks.rounds import here

    (game,) = [game for game in GAMES if game.title == title]
    if measure == "as-used":
        timed = here(partial(fair.play, croupier_fair.CroupierTable(game), game))
    else:
        timed = here(partial(croupier_table.play, game))
    for line in sys.stdin:
        hands, seed = line.split()
        print(timed(int(hands), int(seed)), flush=True)


if __name__ == "__main__":
    main()
