"""Acts: what somebody has done for the house, in which role and on which device, beside the row it became.

Each is sealed with its row (`chain`), and stays in the database when the row is archived.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

TABLES: Final = """
CREATE TABLE IF NOT EXISTS acts (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    role TEXT NOT NULL,
    device TEXT NOT NULL,
    ask TEXT NOT NULL,
    undoes INTEGER NOT NULL,
    PRIMARY KEY (stream, version)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS acts_by_time ON acts (at);

CREATE INDEX IF NOT EXISTS acts_undone ON acts (stream, undoes) WHERE undoes > 0;
"""


class Act(NamedTuple):
    """Who has done it, in which role, on which device (the id of a session), what he asked (JSON), and the version of
    the row in the same stream that it takes back, 0 where it takes none."""

    person: str
    role: str
    device: str
    ask: str
    undoes: int = 0


class Logged(NamedTuple):
    """An act in the log: the row it became, when (ms since 1970), and who has taken it back since, and when."""

    stream: str
    version: int
    at: int
    act: Act
    taken_back_by: str = ""
    taken_back_at: int = 0


class Wanted(NamedTuple):
    """Which acts are asked for: from a time, before a time (ms since 1970), of a person, of a stream or those below it,
    of asks with this type, those only that another has taken back."""

    since: int = 0
    until: int = 2**63 - 1
    person: str = ""
    stream: str = ""
    ask: str = ""
    undone_by_others: bool = False


def acts(
    connection: sqlite3.Connection, wanted: Wanted, most: int = -1, *, latest_first: bool = False
) -> Iterator[Logged]:
    """The acts that are asked for in the order of their times, so many at most."""
    order = "DESC" if latest_first else "ASC"
    found = connection.execute(
        "SELECT acts.stream, acts.version, acts.at, coalesce(later.person, ''), coalesce(later.at, 0),"
        " acts.person, acts.role, acts.device, acts.ask, acts.undoes FROM acts"
        " LEFT JOIN acts AS later ON later.stream = acts.stream AND later.undoes = acts.version AND later.undoes > 0"
        " WHERE acts.at >= :since AND acts.at < :until"
        " AND (:person = '' OR acts.person = :person)"
        " AND (:stream = '' OR acts.stream = :stream OR substr(acts.stream, 1, length(:stream) + 1) = :stream || '/')"
        " AND (:ask = '' OR acts.ask ->> '$.type' = :ask)"
        " AND (NOT :undone_by_others OR later.person <> acts.person)"
        f" ORDER BY acts.at {order}, acts.stream {order}, acts.version {order} LIMIT :most",
        {**wanted._asdict(), "most": most},
    )
    for stream, version, at, by, when, *act in found:
        yield Logged(stream, version, at, Act(*act), by, when)
