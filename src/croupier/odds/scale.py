"""Random deals spread over processes or machines.

A unit of work is a question and a range of blocks drawn from its seed, so what it comes to depends neither on who
works nor on the order, and units that are done need never be done again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any, Final, Literal, TypeVar

from croupier.odds.answer import BLOCK, DEALS
from croupier.odds.chances import Equity, Progress, from_tallies
from croupier.odds.errors import OddsError
from croupier.odds.kernels import fast
from croupier.odds.question import Question

Backend = Literal["loky", "dask", "ray"]
"""Processes of this machine, a Dask cluster, or a Ray cluster."""

UNIT: Final = 64
"""Blocks in a unit of work."""

ROUNDS: Final = 4
"""Units for each worker between two reports, where a backend reports only when all it was given is done."""

Rows = list[list[int]]


Unit = TypeVar("Unit")
Came = TypeVar("Came")


def map_units(
    work: Callable[[Unit], Came], units: Iterable[Unit], backend: Backend = "loky", workers: int = -1
) -> Iterator[tuple[Unit, Came]]:
    """`work(unit)` for all units, as they get done: pairs of the unit and what it came to.

    `workers` is how many work at once, -1 for one on each processor; a Dask client or a Ray runtime that is already
    there is used. Raises `OddsError` when the library a backend needs is not installed.

    >>> sorted(map_units(abs, [1, -2], workers=1))
    [(-2, 2), (1, 1)]
    """
    try:
        joblib = import_module("joblib")
        with _cluster(backend), joblib.parallel_config(backend=backend, n_jobs=workers):
            calls = (joblib.delayed(_with_unit)(work, unit) for unit in units)
            yield from _as_done(joblib, calls)
    except ImportError as error:
        raise OddsError("odds-no-backend", backend=backend, missing=str(error.name)) from None


def _as_done(joblib: Any, calls: Iterable[Any]) -> Iterator[Any]:
    """Ray's backend gives nothing back before everything is done, so it gets a few rounds' work at a time."""
    active, workers = joblib.parallel.get_active_backend()
    if active.supports_return_generator:
        yield from joblib.Parallel(return_as="generator_unordered")(calls)
        return
    size = ROUNDS * active.effective_n_jobs(workers)
    waiting = iter(calls)
    while wave := list(islice(waiting, size)):
        yield from joblib.Parallel()(wave)


def _with_unit(work: Callable[[Unit], Came], unit: Unit) -> tuple[Unit, Came]:
    return unit, work(unit)


@contextmanager
def _cluster(backend: Backend) -> Iterator[None]:
    """What a backend needs to be there: a Dask client of this process is made, and closed, where there is none."""
    if backend == "ray":
        import_module("ray.util.joblib").register_ray()
    if backend != "dask":
        yield
        return
    distributed = import_module("distributed")
    try:
        distributed.get_client()
        client: Any = nullcontext()
    except ValueError:
        client = distributed.Client(processes=False, dashboard_address=None)
    with client:
        yield


def spread(
    question: Question,
    *,
    deals: int = DEALS,
    seed: int = 0,
    backend: Backend = "loky",
    workers: int = -1,
    kept: MutableMapping[str, Rows] | None = None,
    progress: Progress | None = None,
) -> Equity:
    """The equity over random deals, the same as `equity` draws, worked out by many.

    Units found in `kept` are not worked again, and each unit done is put there: with a mapping that outlives the
    process, a run that was stopped goes on where it was.

    >>> answer = spread(Question.ask(["AsKs", "QdQh"]), deals=20_480, workers=1)
    >>> answer.deals, round(answer.hands[1].equity, 1)
    (20480, 0.5)
    """
    if deals < 1:
        raise OddsError("odds-deals", deals=deals)
    blocks = -(-deals // BLOCK)
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    names = {
        first: unit_name(question, seed, first, min(UNIT, blocks - first)) for first in range(0, blocks, UNIT)
    }
    missing = [first for first, name in names.items() if name not in store]
    done = len(names) - len(missing)
    for first, rows in map_units(partial(_drawn, question, seed, blocks), missing, backend, workers):
        if rows is None:
            raise OddsError("odds-never-together")
        store[names[first]] = rows
        done += 1
        if progress:
            progress(done, len(names))
    sums = [[0] * 7 for _ in question.hands]
    for name in names.values():
        for total, row in zip(sums, store[name], strict=True):
            total[:] = [one + other for one, other in zip(total, row, strict=True)]
    return Equity("monte-carlo", from_tallies(question, sums, blocks * BLOCK), seed=seed)


def unit_name(question: Question, seed: int, first: int, blocks: int) -> str:
    """What a unit of work is kept under: it names the question, the seed and the blocks."""
    asked = (
        question.game.data,
        [hand.combos for hand in question.hands],
        question.boards,
        question.dead,
        seed,
    )
    digest = hashlib.sha256(repr(asked).encode()).hexdigest()[:16]
    return f"{digest}-{first}-{blocks}"


def _drawn(question: Question, seed: int, blocks: int, first: int) -> Rows | None:
    holdings = [hand.combos for hand in question.hands]
    number = min(UNIT, blocks - first)
    rows = fast.sample(question.game.data, holdings, question.boards, question.dead, seed, first, number, 1)
    return None if rows is None else [list(row) for row in rows]
