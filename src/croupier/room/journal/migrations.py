"""The schema from version to version: a database of an older Croupier is brought up to date when it is opened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from croupier.room.journal.acts import SIGNED
from croupier.room.journal.acts import TABLES as ACTS
from croupier.room.journal.archive import TABLES as ARCHIVE
from croupier.room.journal.chain import BEGINNING
from croupier.room.journal.player_records import TABLES as RECORDS
from croupier.room.journal.reader import Reader
from croupier.room.journal.subscriptions import TABLES as SUBSCRIPTIONS

KEPT: Final = "kept-"
"""How the ids of sessions begin that stand for tokens of before there were sessions; no row tells of these."""

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.engine import Connection


def tables_are_closed(connection: Connection) -> None:
    """Version 2: tables seat people by the book, with debts that version 1 (0.1.0) knew nothing of.

    Its hands cannot be played on by other rules, so each of its tables is closed: a hand in progress is none, and
    everybody's chips go to his wallet. What was played stays in the journal, as rows of version 0. People stay who
    they are.
    """
    connection.execute("DELETE FROM snapshots")
    last = "SELECT stream, max(version), max(at) FROM journal WHERE stream LIKE 'table/%' GROUP BY stream"
    for stream, version, at in connection.execute(last).fetchall():
        (first,) = connection.execute(
            "SELECT row FROM journal WHERE stream = ? AND version = 1", (stream,)
        ).fetchone()
        opened = json.loads(first)
        opened["terms"].pop("away", None)
        change = "UPDATE journal SET row = ? WHERE stream = ? AND version = 1"
        connection.execute(change, (json.dumps(opened, ensure_ascii=False, separators=(",", ":")), stream))
        mark = "UPDATE journal SET row = '{\"v\":0,' || substr(row, 2) WHERE stream = ? AND version > 1"
        connection.execute(mark, (stream,))
        close = "INSERT INTO journal (stream, version, at, row) VALUES (?, ?, ?, ?)"
        connection.execute(close, (stream, version + 1, at, '{"type":"closed"}'))
        _cash_out(connection, stream, version + 1, at)


def _cash_out(connection: Connection, stream: str, version: int, at: int) -> None:
    """Bring all chips of a poker table to the wallets of those who brought them there."""
    begins = stream.replace("table/", "table:", 1) + ":"
    held = connection.execute(
        "SELECT account, balance FROM ledger_balances WHERE substr(account, 1, ?) = ? AND balance <> 0",
        (len(begins), begins),
    ).fetchall()
    if not held:
        return
    id = f"{stream}/{version}"
    connection.execute("INSERT INTO ledger_transactions (id, at) VALUES (?, ?)", (id, at))
    moves = [
        each
        for account, chips in held
        for each in ((account, -chips), (f"wallet:{account[len(begins) :]}", chips))
    ]
    for entry, (account, amount) in enumerate(moves):
        connection.execute("INSERT INTO ledger_postings VALUES (?, ?, ?, ?)", (id, entry, account, amount))
        connection.execute("INSERT OR IGNORE INTO ledger_balances VALUES (?, 0)", (account,))
        balance = "UPDATE ledger_balances SET balance = balance + ? WHERE account = ?"
        connection.execute(balance, (amount, account))


def rows_have_versions(_connection: Connection) -> None:
    """Version 3: rows and snapshots carry a version, and those without one are version 1.

    No table changes: an earlier program would take every row for one it knows, so it is not to open the file.
    """


def rows_are_chained(connection: Connection) -> None:
    """Version 4: every row carries the hash of the row before it (`chain`), and a finished hand names its row.

    A row that hides cards is encrypted with a key of its own, in `row_keys`.
    """
    connection.execute(
        "CREATE TABLE row_keys (stream TEXT NOT NULL, version INTEGER NOT NULL, house_key TEXT NOT NULL,"
        " key BLOB NOT NULL, PRIMARY KEY (stream, version)) WITHOUT ROWID"
    )
    connection.execute("ALTER TABLE journal ADD COLUMN hash BLOB NOT NULL DEFAULT x''")
    connection.execute("ALTER TABLE hands ADD COLUMN version INTEGER NOT NULL DEFAULT 0")
    connection.execute("CREATE INDEX hidden_rows ON row_keys (stream, version) WHERE house_key <> ''")
    connection.execute(
        "UPDATE hands SET version = coalesce((SELECT max(version) FROM journal"
        " WHERE journal.stream = hands.stream AND journal.at = hands.ended), 0)"
    )
    # Rows are sealed with their hands, which are looked up by the row.
    connection.execute("CREATE INDEX hands_by_row ON hands (stream, version)")
    # They are sealed with their acts too, of which there are none yet.
    _make(connection, ACTS)
    for stream in Reader(connection).streams():
        rechain(connection, stream)


def rechain(connection: Connection, stream: str) -> None:
    """Give every row of a stream the hash that its rows make as they stand."""
    head, hashes = BEGINNING, []
    for link, *_ in Reader(connection).live_links(stream):
        head = link.after(head)
        hashes.append((head, stream, link.version))
    connection.executemany("UPDATE journal SET hash = ? WHERE stream = ? AND version = ?", hashes)


def rows_may_be_archived(connection: Connection) -> None:
    """Version 5: hands are found by their row, and what is old may lie in an archive beside the database."""
    connection.execute("CREATE INDEX IF NOT EXISTS hands_by_row ON hands (stream, version)")
    _make(connection, ARCHIVE)


def _make(connection: Connection, tables: str) -> None:
    for statement in filter(str.strip, tables.split(";")):
        connection.execute(statement)


def people_are_signed_in(connection: Connection) -> None:
    """Version 6: who holds a name is signed in on a device; the token of earlier versions is his first session's."""
    (last,) = connection.execute("SELECT coalesce(max(at), 0) FROM journal").fetchone()
    signed_in = connection.execute(
        "SELECT ? || id, token_hash, id, '', since, ? FROM people WHERE token_hash IS NOT NULL", (KEPT, last)
    ).fetchall()
    connection.execute(
        "CREATE TABLE known (id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE,"
        " bot INTEGER NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID"
    )
    connection.execute("INSERT INTO known SELECT id, name, name_key, bot, since FROM people")
    connection.execute("DROP TABLE people")
    connection.execute("ALTER TABLE known RENAME TO people")
    connection.execute(
        "CREATE TABLE sessions (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL REFERENCES people"
        " (id), device TEXT NOT NULL, began INTEGER NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID"
    )
    connection.execute(
        "CREATE TABLE credentials (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id),"
        " kind TEXT NOT NULL, proof TEXT NOT NULL) WITHOUT ROWID"
    )
    connection.executemany("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", signed_in)


def acts_are_logged(connection: Connection) -> None:
    """Version 7: what the staff does is kept with who did it, in which role, on which device."""
    _make(connection, ACTS)


def acts_are_signed(connection: Connection) -> None:
    """Version 8: an act may be signed by a second person, and says what it paid, to whom."""
    known = {name for _, name, *_ in connection.execute("PRAGMA table_info(acts)")}
    for column in SIGNED:
        # Steps before this one make the table as it is now.
        if column.partition(" ")[0] not in known:
            connection.execute(f"ALTER TABLE acts ADD COLUMN {column}")
    _make(connection, ACTS)


def players_have_records(connection: Connection) -> None:
    """Version 9: the club keeps records of its players."""
    _make(connection, RECORDS)


def browsers_are_called(connection: Connection) -> None:
    """Version 10: browsers may be called though their page is closed."""
    _make(connection, SUBSCRIPTIONS)


MIGRATIONS: Final[dict[int, Callable[[Connection], None]]] = {
    1: tables_are_closed,
    2: rows_have_versions,
    3: rows_are_chained,
    4: rows_may_be_archived,
    5: people_are_signed_in,
    6: acts_are_logged,
    7: acts_are_signed,
    8: players_have_records,
    9: browsers_are_called,
}
"""What is done to a database of a version to make it one of the next."""


def migrate(connection: Connection, version: int, to: int) -> None:
    """Bring a database from one version up to another: all of it, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in range(version, to):
            MIGRATIONS[step](connection)
        connection.execute(f"PRAGMA user_version = {to}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
