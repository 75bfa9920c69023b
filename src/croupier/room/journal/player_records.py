"""What the club keeps of its players: beside the journal, for it may have to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.journal.commit import KeptRecord

if TYPE_CHECKING:
    from croupier.room.journal.engine import Connection

TABLES: Final = """
CREATE TABLE IF NOT EXISTS player_records (
    person TEXT PRIMARY KEY,
    number TEXT UNIQUE,
    record TEXT NOT NULL,
    merged_into TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS player_photos (
    person TEXT PRIMARY KEY,
    photo BLOB NOT NULL
) WITHOUT ROWID;
"""


def write_record(connection: Connection, kept: KeptRecord) -> None:
    """Keep a record in place of the one there was, within the transaction of its row."""
    connection.execute(
        "DELETE FROM player_records WHERE person = ? OR number = ?", (kept.person, kept.number)
    )
    connection.execute(
        "INSERT INTO player_records (person, number, record, merged_into) VALUES (?, ?, ?, ?)",
        (kept.person, kept.number, kept.record, kept.merged_into),
    )
    if kept.photo is not None or kept.merged_into:
        connection.execute("DELETE FROM player_photos WHERE person = ?", (kept.person,))
    if kept.photo:
        connection.execute(
            "INSERT INTO player_photos (person, photo) VALUES (?, ?)", (kept.person, kept.photo)
        )


def records(connection: Connection) -> list[KeptRecord]:
    """Every record, without photos."""
    found = connection.execute("SELECT person, number, record, merged_into FROM player_records")
    return [KeptRecord(*each) for each in found]


def photo(connection: Connection, person: str) -> bytes | None:
    """The photo of somebody, if there is one."""
    found = connection.execute("SELECT photo FROM player_photos WHERE person = ?", (person,)).fetchone()
    return bytes(found[0]) if found is not None else None
