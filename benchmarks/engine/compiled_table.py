"""Croupier's table, compiled by mypyc, in a process of its own: two engines of one name do not fit into one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen

TOOLS = Path(__file__).parents[2] / "tools"


def built() -> bool:
    """Whether `make compiled` has been run."""
    return any((TOOLS.parent / "build" / "compiled").glob("*.so"))


class CompiledTable:
    """Plays one of the games; call it with a number of hands and a seed for the CPU seconds they took."""

    def __init__(self, title: str) -> None:
        command = [sys.executable, "-m", "benchmarks.engine.compiled_table", title]
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
    __import__("compiled")  # before anything of croupier
    from functools import partial

    from benchmarks.engine import croupier_table
    from benchmarks.engine.games import GAMES
    from benchmarks.rounds import here

    (game,) = [game for game in GAMES if game.title == sys.argv[1]]
    timed = here(partial(croupier_table.play, game))
    for line in sys.stdin:
        hands, seed = line.split()
        print(timed(int(hands), int(seed)), flush=True)


if __name__ == "__main__":
    main()
