"""The tables of the SQLite database, and how it is opened: to be written, or only to be looked at."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, Mistake
from croupier.room.journal.acts import TABLES as ACTS
from croupier.room.journal.archive import TABLES as ARCHIVE
from croupier.room.journal.copying import copy
from croupier.room.journal.files import free
from croupier.room.journal.migrations import MIGRATIONS, migrate
from croupier.room.journal.player_records import TABLES as RECORDS
from croupier.room.journal.subscriptions import TABLES as SUBSCRIPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

APPLICATION: Final = 0x43524F55
"""Marks the file as Croupier's (SQLite's `application_id`)."""

VERSION: Final = 10
"""The schema this program writes (SQLite's `user_version`); `MIGRATIONS` tell of those before."""

TABLES: Final = f"""
CREATE TABLE journal (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    command TEXT,
    at INTEGER NOT NULL,
    row TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (stream, version),
    UNIQUE (stream, command)
) WITHOUT ROWID;

CREATE TABLE row_keys (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    house_key TEXT NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (stream, version)
) WITHOUT ROWID;

CREATE INDEX hidden_rows ON row_keys (stream, version) WHERE house_key <> '';

CREATE TABLE snapshots (
    stream TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    bot INTEGER NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE credentials (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    proof TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE hands (
    stream TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    record TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (stream, number)
) WITHOUT ROWID;

CREATE INDEX hands_by_row ON hands (stream, version);

CREATE TABLE ledger_transactions (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE ledger_postings (
    transaction_id TEXT NOT NULL REFERENCES ledger_transactions (id),
    entry INTEGER NOT NULL,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (transaction_id, entry)
) WITHOUT ROWID;

CREATE TABLE ledger_balances (
    account TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR account LIKE 'house:%')
) WITHOUT ROWID;
{ARCHIVE}{ACTS}{RECORDS}{SUBSCRIPTIONS}"""


def connect(path: Path, mode: str = "mode=rwc") -> sqlite3.Connection:
    """Open the database with every write on the disk before it counts; `mode=ro` to read only.

    Raises `Mistake` when the file cannot be opened.
    """
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None, check_same_thread=False
        )
        if mode == "mode=rwc":
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 1000")
        connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise Mistake("room-database-unreadable", path=str(path), why=str(error)) from error
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file, and bring those of an older Croupier up to date, a copy kept beside it.

    Raises `Mistake` for a file of another program or a newer Croupier, which is left as it is.
    """
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not tables and not version:
        connection.executescript(
            f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id = {APPLICATION};"
            f" PRAGMA user_version = {VERSION}; COMMIT;"
        )
    elif version_of(connection, path) < VERSION:
        copy(connection, free(path.with_name(f"{path.name}.version-{version}")))
        migrate(connection, version, VERSION)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database as it stands at this moment, a running house's too; nothing of it is changed.

    Raises `Mistake` for what is no database of Croupier's, or a newer one's, `Broken` for one of Croupier's that is
    damaged.
    """
    if not path.is_file():
        raise Mistake("room-database-missing", path=str(path))
    log = path.with_name(path.name + "-wal")
    # Whoever opens a database with a log of writes makes files beside it; one at rest can do without.
    at_rest = not log.exists() or not log.stat().st_size
    try:
        connection = connect(path, "mode=ro&immutable=1" if at_rest else "mode=ro")
    except Mistake as error:
        if _is_ours(path):
            raise Broken("check-file-damaged", why=error.params["why"]) from error
        raise
    with closing(connection):
        version_of(connection, path)
        yield connection


@contextmanager
def looked_at(path: Path) -> Iterator[sqlite3.Connection]:
    """The same, to be read as this Croupier writes: an older one's is brought up to date in a copy in memory."""
    with opened(path) as connection:
        version = version_of(connection, path)
        if version == VERSION:
            connection.execute("BEGIN")
            yield connection
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
            connection.backup(fresh)
            migrate(fresh, version, VERSION)
            yield fresh


def _is_ours(path: Path) -> bool:
    """Whether a file begins as a database of Croupier's does, whatever has become of the rest."""
    with path.open("rb") as file:
        head = file.read(72)
    return head.startswith(b"SQLite format 3\0") and head[68:72] == APPLICATION.to_bytes(4, "big")


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The schema of a database; `Mistake` when it is no Croupier's, or a newer one's."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION or version < min(MIGRATIONS):
        raise Mistake("room-database-foreign", path=str(path))
    if version > VERSION:
        raise Mistake("room-database-newer", path=str(path), found=version, known=VERSION)
    return int(version)
