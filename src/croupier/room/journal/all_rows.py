"""All rows of a database brought into another, and each held against the one it came from."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.errors import Broken
from croupier.room.journal.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.room.journal.engine import Connection

BATCH: Final = 500
"""Rows that are read and written in one go."""


class Table(NamedTuple):
    """A table of the schema: its columns, and those by which its rows are told apart, in order."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


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


def brought(
    reading: Connection,
    writing: Connection,
    progress: Callable[[int, int], None] | None = None,
    *,
    over: bool = False,
) -> int:
    """Bring all rows into another database of the same schema, in one transaction; how many they are.

    What is there goes, where it is `over` it. Each row is read again where it came to: `progress` is told how many
    rows of how many are done, each of which is read twice. Raises `Broken` where one did not arrive as it was, with
    nothing changed.
    """
    total, done = sum([count(reading, table.name) for table in tables()]), 0

    def told(rows: int) -> None:
        nonlocal done
        done += rows
        if progress is not None:
            progress(done, 2 * total)

    writing.execute("BEGIN IMMEDIATE")
    try:
        for table in reversed(tables() if over else ()):
            writing.execute(f"DELETE FROM {table.name}")
        for table in tables():
            marks = ", ".join("?" * len(table.columns))
            for batch in batches(reading, table):
                writing.executemany(
                    f"INSERT INTO {table.name} ({_columns(table.columns)}) VALUES ({marks})", batch
                )
                told(len(batch))
        for table in tables():
            nothing: list[tuple[Any, ...]] = []
            both = zip_longest(batches(reading, table), batches(writing, table), fillvalue=nothing)
            for here, there in both:
                if here != there:
                    raise Broken("room-move-differs", table=table.name)
                told(len(here))
        writing.execute("COMMIT")
    except BaseException:
        if writing.in_transaction:
            writing.execute("ROLLBACK")
        raise
    return total


def has_rows(connection: Connection) -> bool:
    """Whether there is anything in a database."""
    return any([count(connection, table.name) for table in tables()])


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


def count(connection: Connection, table: str) -> int:
    """How many rows a table has."""
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
