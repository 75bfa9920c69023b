"""Contestants measured in turn, round after round, so that a busy machine is busy for all of them."""

from __future__ import annotations

import argparse
import gc
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

Play = Callable[[int, Random], object]
"""Plays so many hands with that randomness."""

Timed = Callable[[int, int], float]
"""Plays so many hands from that seed; the CPU seconds it took."""


def options(prog: str, description: str | None, *, seconds: float, warm: float) -> argparse.ArgumentParser:
    """A parser for how long a benchmark measures, with what it takes for itself when nothing is asked."""
    parser = argparse.ArgumentParser(prog=f"python -m {prog}", description=description)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each contestant (default 7)")
    parser.add_argument(
        "--seconds", type=float, default=seconds, help=f"CPU seconds of a round (default {seconds})"
    )
    parser.add_argument(
        "--warm", type=float, default=warm, help=f"CPU seconds each warms up (default {warm})"
    )
    return parser


def rates(
    contestants: Mapping[str, Timed], *, rounds: int, seconds: float, warm: float, seed: int = 1
) -> dict[str, list[float]]:
    """Hands per CPU second of each contestant in each round.

    Every contestant first plays itself warm for so many CPU seconds and finds out how many hands fill a round of
    so many `seconds`; then all of them play every round, in turn, from the same seed.
    """
    hands = {name: _hands_for(timed, seconds, warm, seed) for name, timed in contestants.items()}
    measured: dict[str, list[float]] = {name: [] for name in contestants}
    names = list(contestants)
    for number in range(rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            spent = contestants[name](hands[name], seed + number)
            measured[name].append(hands[name] / spent)
    return measured


def median(values: list[float]) -> float:
    return statistics.median(values)


def machine() -> str:
    """The processor, how many of it, the system and the Python, in one line."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        named = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line
        ]
        model = f"{len(named)} × {named[0]}" if named else model
    system = f"{platform.system()} {platform.machine()}"
    return f"{model}, {system}, {platform.python_implementation()} {platform.python_version()}"


@contextmanager
def silent() -> Iterator[None]:
    """Nothing is printed, past Python neither."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(nowhere)
        os.close(kept)


def quietly(timed: Timed, number: int, seed: int) -> float:
    """A contestant that prints, past Python, kept quiet: pokers prints the ranks of every showdown."""
    with silent():
        return timed(number, seed)


def here(play: Play) -> Timed:
    """A contestant of this process."""
    return partial(_timed, play)


def _hands_for(timed: Timed, seconds: float, warm: float, seed: int) -> int:
    hands, played = 1, 0.0
    while True:
        seed -= 1
        spent = timed(hands, seed)
        played += spent
        rate = hands / spent
        if played >= warm and spent >= seconds / 2:
            return max(1, round(rate * seconds))
        hands = round(min(10 * hands, max(hands + 1, rate * seconds)))


def _timed(play: Play, hands: int, seed: int) -> float:
    random.seed(seed)  # peers shuffle with the global randomness
    chance = Random(seed)
    gc.collect()
    start = time.process_time()
    play(hands, chance)
    return max(time.process_time() - start, 1e-9)
