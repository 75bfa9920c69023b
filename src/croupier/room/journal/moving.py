"""A house moved from one engine to another, with all it has: whole, and proved row by row, or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.errors import Broken, Mistake
from croupier.room.journal import mark
from croupier.room.journal.archive import archive_of
from croupier.room.journal.backup import carry
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.files import write_whole
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.room.journal.engine import Connection, Engine

BATCH: Final = 500
"""Rows that are read and written in one go."""


class Table(NamedTuple):
    """A table of the schema: its columns, and those by which its rows are told apart, in order."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


class Moved(NamedTuple):
    """What was moved: so many rows of so many journals, and all rows of all tables."""

    streams: int
    journal: int
    rows: int


@cache
def tables() -> tuple[Table, ...]:
    """Every table of the schema, those first that others refer to.

    >>> [table.key for table in tables() if table.name == "journal"]
    [('stream', 'version')]
    """
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(TABLES)
        names = [
            name
            for (name,) in made.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
        ]
        found = []
        for name in names:
            columns = list(made.execute(f"PRAGMA table_info({name})"))
            key = sorted([(each[5], each[1]) for each in columns if each[5]])
            found.append(
                Table(name, tuple([each[1] for each in columns]), tuple([column for _, column in key]))
            )
        return tuple(found)


def move(
    source: Engine, to: Engine, progress: Callable[[int, int], None] = lambda _done, _all: None
) -> Moved:
    """Bring a house that is closed into another database, which has nothing yet; the one it comes from stays as it is.

    Its archive goes along, and its key. Each row is read again where it came to and held against the one it came from.
    Whatever is cut off leaves the other database empty. `progress` is told how many rows of how many are done, each of
    which is read twice.

    Raises `Mistake` where a house has one of the two open, there is nothing to move, the other has something in it or
    another house's key beside it, or one of the two cannot be used; `Broken` where a row did not arrive as it was.
    """
    try:
        return _move(source, to, progress)
    except FAULTS as error:
        raise to.unusable(error) or source.unusable(error) or error from error


def _move(source: Engine, to: Engine, progress: Callable[[int, int], None]) -> Moved:
    if not source.begun():
        raise Mistake("room-database-missing", path=str(source))
    source.hold()
    try:
        with source.looked_at() as reading:
            to.hold()
            try:
                with closing(to.writing()) as writing:
                    if any([_count(writing, table) for table in tables()]):
                        raise Mistake("room-move-not-empty", path=str(to))
                    # Before the rows, which are of no use without.
                    _bring_along(reading, source, to)
                    moved = _moved(reading, writing, progress)
                with to.looked_at() as there:
                    mark.write(to.path, mark.heads_of(Reader(there, archive=archive_of(to.path))))
            finally:
                to.let_go()
    finally:
        source.let_go()
    return moved


def _moved(reading: Connection, writing: Connection, progress: Callable[[int, int], None]) -> Moved:
    counts = {table.name: _count(reading, table) for table in tables()}
    total, done = sum(counts.values()), 0
    writing.execute("BEGIN IMMEDIATE")
    try:
        for table in tables():
            marks = ", ".join("?" * len(table.columns))
            for batch in batches(reading, table):
                writing.executemany(
                    f"INSERT INTO {table.name} ({_columns(table.columns)}) VALUES ({marks})", batch
                )
                done += len(batch)
                progress(done, 2 * total)
        for table in tables():
            nothing: list[tuple[Any, ...]] = []
            both = zip_longest(batches(reading, table), batches(writing, table), fillvalue=nothing)
            for here, there in both:
                if here != there:
                    raise Broken("room-move-differs", table=table.name)
                done += len(here)
                progress(done, 2 * total)
        writing.execute("COMMIT")
    except BaseException:
        if writing.in_transaction:
            writing.execute("ROLLBACK")
        raise
    streams = len(Reader(reading).streams())
    return Moved(streams, counts["journal"], total)


def batches(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table by their key, so many at a time."""
    key, places = _columns(table.key), [table.columns.index(column) for column in table.key]
    select = f"SELECT {_columns(table.columns)} FROM {table.name}"
    marks = ", ".join("?" * len(table.key))
    found = connection.execute(f"{select} ORDER BY {key} LIMIT {BATCH}").fetchall()
    while found:
        yield found
        last = tuple([found[-1][place] for place in places])
        found = connection.execute(
            f"{select} WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {BATCH}", last
        ).fetchall()


def _columns(names: tuple[str, ...]) -> str:
    return ", ".join(names)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0])


def _bring_along(reading: Connection, source: Engine, to: Engine) -> None:
    """What lies beside the database: the house's key, and the archive."""
    key, there = beside(source.path), beside(to.path)
    known, found = read_key(key), read_key(there)
    if known is not None and found is None:
        write_whole(there, key.read_bytes())
    elif known is not None and found is not None and found.id != known.id:
        raise Mistake("backup-exists", path=str(there))
    if archive_of(source.path) != archive_of(to.path):
        carry(reading, archive_of(source.path), archive_of(to.path))
