"""What each kind of actor costs: an ask accepted and refused, one more who looks on, a row kept, a restart."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.room.door import opened, until
from benchmarks.room.kinds import Kind
from benchmarks.room.spent import Ask, Ear, spent


class Size(NamedTuple):
    """How much is measured."""

    rounds: int = 5
    asks: int = 12
    """How many asks of each sort a round has."""

    rows: int = 2_000
    """How long the journals are."""

    entries: int = 1_000
    """How many players the event has."""

    hands: int = 40
    spots: int = 60
    """How many decisions of a bot in each game."""

    @property
    def people(self) -> int:
        """How many players the event has: those who are asked for, and as many as its rounds report out.

        >>> Size().people, Size(entries=40).people
        (1000, 301)
        """
        # A round asks once alone, and once more for each of at most four that look on.
        return max(self.entries, 1 + 5 * self.rounds * self.asks)


TINY = Size(rounds=1, asks=2, rows=60, entries=20, hands=2, spots=2)
"""So little that it only shows that all of it works."""

DEAR = 0.5
"""Where so many CPU seconds went into asks of one sort, the round has enough of them."""


class Told(NamedTuple):
    """One more who looks on: CPU ms a row, bytes a row, bytes of the first frame."""

    ms: float
    bytes: float
    first: int


class Cost(NamedTuple):
    """The figures of one kind of actor. All `ms` are CPU milliseconds of the whole process."""

    accepted_ms: float
    refused_ms: dict[str, float]
    told: dict[str, Told]
    row_ms: float
    rows: int
    row_bytes: float
    """Of a row in the journal, as text."""

    file_bytes: float
    """What the file grew by for each row of the whole house."""

    restart_ms: float
    restart_without_snapshots_ms: float

    @property
    def dearest_refused_ms(self) -> float:
        return self.refused_ms[self.dearest]

    @property
    def dearest(self) -> str:
        """What is wrong with the ask whose refusal costs most."""
        return max(self.refused_ms, key=self.refused_ms.__getitem__)


class _Lived(NamedTuple):
    accepted_ms: float
    refused_ms: dict[str, float]
    told: dict[str, Told]
    row_ms: float


def cost(kind: type[Kind], size: Size) -> Cost:
    """Everything about one kind, in a house of its own on a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        lived = asyncio.run(_evening(kind, path, size))
        kept = _kept(path, kind.stream)
        restart = _restart(path, size.rounds)
        _forget_snapshots(path)
        return Cost(*lived, *kept, restart, _restart(path, size.rounds))


def empty_house(rounds: int) -> float:
    """CPU ms of opening a house nobody was in."""
    with tempfile.TemporaryDirectory() as folder:
        return _restart(Path(folder) / "house.db", rounds)


async def _evening(kind: type[Kind], path: Path, size: Size) -> _Lived:
    async with opened(path) as door:
        actor = kind(door)
        actor.people = size.people
        await actor.open()
        row_ms = await _grown(actor, size.rows)
        accepted: list[float] = []
        refused: dict[str, list[float]] = {}
        told: dict[str, list[Told]] = {}
        for _ in range(size.rounds):
            gc.collect()
            alone = await _accepted(actor, size.asks)
            accepted.append(alone)
            for what, ask in (await _something_wrong(actor)).items():
                refused.setdefault(what, []).append(await _repeated(ask, size.asks))
            for view, ears in actor.views().items():
                told.setdefault(view, []).append(await _told(actor, ears, size.asks, alone))
        assert door.stopped(actor.id) is None
        assert door.book_total() == 0
        return _Lived(
            median(accepted),
            {what: median(each) for what, each in refused.items()},
            {view: Told(*map(median, zip(*each, strict=True))) for view, each in told.items()},
            row_ms,
        )


async def _grown(actor: Kind, rows: int) -> float:
    """Play until the journal is so long; CPU ms a row, with nobody looking on."""
    before, start = actor.door.rows(actor.id), time.process_time()
    await actor.grow(rows)
    written = actor.door.rows(actor.id) - before
    return (time.process_time() - start) * 1000 / max(written, 1)


async def _accepted(actor: Kind, asks: int, ears: Sequence[Ear] = ()) -> float:
    """CPU ms of an ask, the median of so many."""
    return median([await spent(await actor.ready(), ears) for _ in range(asks)]) * 1000


async def _something_wrong(actor: Kind) -> dict[str, Ask]:
    await actor.ready()
    return dict(actor.wrong())


async def _repeated(ask: Ask, asks: int) -> float:
    """CPU ms of an ask that changes nothing, the median of so many, or of fewer where it is dear."""
    taken: list[float] = []
    while len(taken) < asks and sum(taken) < DEAR:
        taken.append(await spent(ask))
    return median(taken) * 1000


async def _told(actor: Kind, ears: Sequence[Ear], asks: int, alone: float) -> Told:
    """What each of those who look on adds to an accepted ask."""
    for ear in ears:
        actor.door.watch(actor.id, ear)
    await until(lambda: all(ear.messages for ear in ears))
    first = ears[0].last
    heard = 0.0
    ms: list[float] = []
    for _ in range(asks):
        ask = await actor.ready()
        before = sum([ear.bytes for ear in ears])
        ms.append(await spent(ask, ears) * 1000)
        heard += (sum([ear.bytes for ear in ears]) - before) / len(ears)
    for ear in ears:
        actor.door.unwatch(actor.id, ear)
    return Told((median(ms) - alone) / len(ears), heard / asks, first)


def _restart(path: Path, rounds: int) -> float:
    """CPU ms until a house is read back, the median."""

    async def once() -> float:
        gc.collect()
        start = time.process_time()
        async with opened(path, start=False):
            return (time.process_time() - start) * 1000

    return median([asyncio.run(once()) for _ in range(rounds)])


def _kept(path: Path, stream: str) -> tuple[int, float, float]:
    """The rows of a stream, the bytes of one, and the file's bytes for each row of the house."""
    with closing(sqlite3.connect(path)) as database:
        of_stream = "SELECT count(*), sum(length(cast(row AS BLOB))) FROM journal WHERE stream = ?"
        rows, text = database.execute(of_stream, (stream,)).fetchone()
        ((every,),) = database.execute("SELECT count(*) FROM journal")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return rows, text / rows, path.stat().st_size / every


def _forget_snapshots(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM snapshots")
        database.commit()
