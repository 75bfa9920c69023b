"""Much of the same work in many processes, each piece by its seed; what is done is kept, to go on from there."""

from __future__ import annotations

import json
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.simulation.invariants import Found

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path
    from typing import IO

EVERY: Final = 10.0
"""Seconds between two lines of progress."""


class Piece(NamedTuple):
    """A piece of work that is done: what there was of it, or what is wrong and the command that does it again."""

    seed: int
    seconds: float
    counts: Counter[str]
    wrong: str = ""
    kind: str = ""


class Jobs:
    """Pieces of work by their seeds, `work` in so many processes, each told on a line of the file `kept`."""

    def __init__(self, work: Callable[[int], Counter[str]], again: str, kept: Path | None = None) -> None:
        self._work = work
        self._again = again
        self._kept = kept
        self.done: dict[int, Piece] = {}
        if kept is not None and kept.exists():
            lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
            self.done = {line[0]: Piece(line[0], line[1], Counter(line[2]), *line[3:]) for line in lines}

    def run(self, seeds: Iterable[int], processes: int, seconds: float = float("inf")) -> list[int]:
        """Do the pieces that are not done yet, for so many seconds; the seeds that are left over."""
        left = [seed for seed in seeds if seed not in self.done]
        began = told = time.monotonic()
        with ExitStack() as stack:
            kept = stack.enter_context(self._kept.open("a", encoding="utf-8")) if self._kept else None
            pool = stack.enter_context(ProcessPoolExecutor(processes, get_context("spawn")))
            coming = iter(left)
            ahead: dict[Future[Piece], int] = {}
            while True:
                while len(ahead) < 2 * processes and time.monotonic() - began < seconds:
                    seed = next(coming, None)
                    if seed is None:
                        break
                    ahead[pool.submit(piece, self._work, seed, self._again)] = seed
                if not ahead:
                    break
                ended, _ = wait(ahead, return_when=FIRST_COMPLETED)
                for each in ended:
                    self._add(each.result(), kept)
                    del ahead[each]
                if time.monotonic() - told > EVERY:
                    told = time.monotonic()
                    print(f"{len(self.done)} done, {len(left)} asked for, {told - began:.0f} s", flush=True)
        return [seed for seed in left if seed not in self.done]

    def _add(self, made: Piece, kept: IO[str] | None) -> None:
        self.done[made.seed] = made
        if made.wrong:
            print(made.wrong, flush=True)
        if kept is not None:
            kept.write(json.dumps(made) + "\n")
            kept.flush()

    def verdict(self) -> int:
        """Tell the totals, and what was wrong; 1 where anything was."""
        counts, seconds = Counter[str](), sorted([each.seconds for each in self.done.values()])
        wrong = Counter(dict.fromkeys(("lost", "doubled", "created", "leaked", "wrong"), 0))
        for each in self.done.values():
            counts.update(each.counts)
            wrong[each.kind] += bool(each.wrong)
        print(", ".join([f"{number:,} {what}" for what, number in counts.items()]))
        print(", ".join([f"{wrong[what]:,} {what}" for what in wrong if what]))
        if seconds:
            middle = seconds[len(seconds) // 2]
            print(
                f"{sum(seconds) / len(seconds):.3f} s each (median {middle:.3f}, longest {seconds[-1]:.3f})"
            )
        failed = [each for each in self.done.values() if each.wrong]
        for each in failed:
            print(each.wrong)
        return 1 if failed else 0


def piece(work: Callable[[int], Counter[str]], seed: int, again: str) -> Piece:
    """Do one piece of work."""
    began = time.perf_counter()
    try:
        counts = work(seed)
    except Exception as error:
        kind = error.kind if isinstance(error, Found) else "wrong"
        wrong = f"{again.format(seed=seed)}  # {type(error).__name__}: {error}"
        return Piece(seed, time.perf_counter() - began, Counter(failed=1), wrong, kind)
    return Piece(seed, time.perf_counter() - began, counts)
