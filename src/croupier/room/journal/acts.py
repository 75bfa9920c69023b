"""Acts: what somebody has done for the house, in which role and on which device, beside the row it became.

Each is sealed with its row (`chain`), and stays in the database when the row is archived.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.journal.engine import Connection

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
    signed_by TEXT NOT NULL DEFAULT '',
    payee TEXT NOT NULL DEFAULT '',
    paid INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (stream, version)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS acts_by_time ON acts (at);

CREATE INDEX IF NOT EXISTS acts_undone ON acts (stream, undoes) WHERE undoes > 0;

CREATE INDEX IF NOT EXISTS acts_paid ON acts (payee, at) WHERE paid > 0;
"""

SIGNED: Final = (
    "signed_by TEXT NOT NULL DEFAULT ''",
    "payee TEXT NOT NULL DEFAULT ''",
    "paid INTEGER NOT NULL DEFAULT 0",
)
"""The columns that acts of before had not."""


ALL: Final = 2**63 - 1
"""More than there can be."""


class Paid(NamedTuple):
    """What goes out of the house by an act: to whom (a person's id, empty for the club's own expenses), how much.

    The amount is in cents, at the tables of the live cash room in chips; below zero it was taken of him, 0 where
    nothing moves.
    """

    payee: str = ""
    amount: int = 0


class Act(NamedTuple):
    """Who has done it, in which role, on which device (the id of a session), what he asked (JSON), and the version of
    the row in the same stream that it takes back, 0 where it takes none.

    `signed_by` is the person who has signed it too, empty where nobody has; `payee` and `paid` are as in `Paid`.
    """

    person: str
    role: str
    device: str
    ask: str
    undoes: int = 0
    signed_by: str = ""
    payee: str = ""
    paid: int = 0

    @property
    def sealed(self) -> tuple[Any, ...]:
        """What of it is sealed with its row: acts that nobody signed and that paid nothing as they always were."""
        return tuple(self) if any(self[5:]) else tuple(self)[:5]


ACT: Final = ", ".join(f"acts.{name}" for name in Act._fields)
"""The columns of an act."""


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
    until: int = ALL
    person: str = ""
    stream: str = ""
    ask: str = ""
    undone_by_others: bool = False


def write_act(connection: Connection, stream: str, version: int, at: int, act: Act) -> None:
    """Keep the act that became a row, within the transaction that writes it."""
    connection.execute(
        f"INSERT INTO acts (stream, version, at, {', '.join(Act._fields)}) VALUES (?, ?, ?{', ?' * len(act)})",
        (stream, version, at, *act),
    )


def acts(
    connection: Connection, wanted: Wanted, most: int = ALL, *, latest_first: bool = False
) -> Iterator[Logged]:
    """The acts that are asked for in the order of their times, so many at most."""
    order = "DESC" if latest_first else "ASC"
    found = connection.execute(
        "SELECT acts.stream, acts.version, acts.at, coalesce(later.person, ''), coalesce(later.at, 0),"
        f" {ACT} FROM acts"
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


def paid_since(connection: Connection, payee: str, by: str, since: int) -> int:
    """All that was paid to somebody since a time (ms since 1970); for the club itself, what one person has spent.

    What was taken back counts too: who pays, takes it back and pays again has paid twice, as far as anybody knows.
    """
    (paid,) = connection.execute(
        "SELECT coalesce(sum(paid), 0) FROM acts WHERE payee = ? AND at > ? AND paid > 0"
        " AND (payee <> '' OR person = ?)",
        (payee, since, by),
    ).fetchone()
    return int(paid)


def taken_since(connection: Connection, person: str, since: int) -> dict[str, int]:
    """What was taken of somebody since a time (ms since 1970), by the stream that it stands in.

    What was entered by mistake and taken back was never taken.
    """
    found = connection.execute(
        "SELECT acts.stream, -sum(acts.paid) FROM acts"
        " LEFT JOIN acts AS later ON later.stream = acts.stream AND later.undoes = acts.version AND later.undoes > 0"
        " WHERE acts.payee = ? AND acts.at > ? AND acts.paid < 0 AND later.version IS NULL GROUP BY acts.stream",
        (person, since),
    )
    return dict(found.fetchall())
