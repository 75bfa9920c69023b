"""The tables of the SQLite database, and their versions."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake

if TYPE_CHECKING:
    from pathlib import Path

APPLICATION: Final = 0x43524F55
"""Marks the file as Croupier's (SQLite's `application_id`)."""

VERSION: Final = 2
"""The schema this program writes (SQLite's `user_version`)."""

TABLES: Final = """
CREATE TABLE journal (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    command TEXT,
    at INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (stream, version),
    UNIQUE (stream, command)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    stream TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    token_hash TEXT UNIQUE,
    bot INTEGER NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE hands (
    stream TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (stream, number)
) WITHOUT ROWID;

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
"""


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Open the database with every write on the disk before it counts.

    Raises `Mistake` when the file cannot be opened.
    """
    address = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    try:
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        if not read_only:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise Mistake("room-database-unreadable", path=str(path), why=str(error)) from error
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file; refuse (`Mistake`) a file of another program or another Croupier."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables and not version:
        connection.executescript(
            f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id = {APPLICATION};"
            f" PRAGMA user_version = {VERSION}; COMMIT;"
        )
    elif application != APPLICATION:
        raise Mistake("room-database-foreign", path=str(path))
    elif version < VERSION:
        raise Mistake("room-database-older", path=str(path), found=version, known=VERSION)
    elif version != VERSION:
        raise Mistake("room-database-newer", path=str(path), found=version, known=VERSION)
