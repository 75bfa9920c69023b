"""Rows that are old on their way out of the journal, a bite at a time.

`next_bite` reads and packs the oldest rows of a stream, beside whoever writes; a `Bite` is what the writer does with
them.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.ledger import OF_TICKETS
from croupier.room.journal import parquet
from croupier.room.journal.archive import FIELDS, Member, command_id, month_of, packed
from croupier.room.journal.archived import ArchivedRow

if TYPE_CHECKING:
    from croupier.room.journal.engine import Connection
    from croupier.room.journal.reader import Reader

LARGEST: Final = 64 * 1024
"""The bytes of rows, before they are compressed, from which on a member is full: so much is read for one hand."""

LARGEST_OF_COLUMNS: Final = 2 * 1024 * 1024
"""The same of Parquet, which is read as a whole table at a time."""

DAY: Final = 86_400_000
"""A day in ms."""


def before(now: int, days: int) -> int:
    """Return when the day began (UTC, ms since 1970) that is so many days back: what is archived are whole days.

    >>> before(10 * DAY + 5, 3) == 7 * DAY
    True
    """
    return now // DAY * DAY - days * DAY


def next_bite(reader: Reader, stream: str, before: int, *, columns: bool = False) -> Bite | None:
    """Return the oldest rows of a stream that may be archived; `None` where there are none.

    They were written before a time (ms since 1970), lie behind the stream's last snapshot, and hide nothing any more.
    The row that opened the stream stays where it is, and so does whatever follows it from the snapshot on. With
    `columns` they are Parquet where the stream has had no row since that time, for nobody plays there any more. Raises
    `Broken` for a row that is not as it was written.
    """
    end = reader.archivable(stream)
    after = max(reader.archive.end(stream), 1)
    rows: list[ArchivedRow] = []
    size, month = 0, ""
    if after >= end:
        return None
    columns = columns and reader.quiet_since(stream, before)
    most = LARGEST_OF_COLUMNS if columns else LARGEST
    for version, (link, hash, _) in enumerate(reader.proved(stream, after), after + 1):
        of = month_of(link.at)
        if not version == link.version <= end or link.at >= before or size >= most or of != (month or of):
            break
        rows.append(ArchivedRow(*link[:-1], hash.hex(), reader.open_key(stream, version), link.act))
        month = of
        size += len(link.row) + sum([len(record) for _, _, record in link.hands])
    if not rows:
        return None
    hands = [number for each in rows for number, _, _ in each.hands]
    if columns:
        member = parquet.packed(rows)
        named = re.sub(r"[^\w-]", "-", stream)
        file, offset = reader.archive.place_alone(f"{month}.{named}.{rows[0].version}")
    else:
        member = packed(rows)
        file, offset = reader.archive.place(month)
    where = Member(
        stream,
        rows[0].version,
        rows[-1].version,
        bytes.fromhex(rows[-1].hash),
        min(hands, default=None),
        max(hands, default=None),
        file,
        offset,
        len(member),
        sha256(member).digest(),
    )
    return Bite(where, member, rows)


class Bite(NamedTuple):
    """Rows that leave the journal: where they will lie, and the member that waits in the database until they do."""

    where: Member
    member: bytes
    rows: list[ArchivedRow]

    @property
    def stream(self) -> str:
        """Whose rows they are."""
        return self.where.stream

    @property
    def version(self) -> int:
        """The last of them."""
        return self.where.last

    def onto(self, connection: Connection) -> None:
        """Take them out of the journal, with all that was written with them."""
        where, many, execute = self.where, connection.executemany, connection.execute
        marks = ", ".join("?" * len(where))
        execute(f"INSERT INTO archived ({FIELDS}) VALUES ({marks})", where)
        execute("INSERT INTO archiving VALUES (?, ?, ?)", (where.file, where.offset, self.member))
        commands = [
            (command_id(where.stream, each.command), each.version)
            for each in self.rows
            if each.command is not None
        ]
        many("INSERT INTO archived_commands (id, version) VALUES (?, ?)", commands)
        moved: dict[str, int] = {}
        for each in self.rows:
            for account, amount in each.postings:
                moved[account] = moved.get(account, 0) + amount
        many(
            "INSERT INTO carried_forward VALUES (?, ?)"
            " ON CONFLICT (account) DO UPDATE SET amount = carried_forward.amount + excluded.amount",
            moved.items(),
        )
        transactions = [
            (f"{where.stream}/{each.version}{kind}",)
            for each in self.rows
            if each.postings
            for kind in ("", OF_TICKETS)
        ]
        many("DELETE FROM ledger_postings WHERE transaction_id = ?", transactions)
        many("DELETE FROM ledger_transactions WHERE id = ?", transactions)
        for table in ("hands", "row_keys", "journal"):
            execute(
                f"DELETE FROM {table} WHERE stream = ? AND version BETWEEN ? AND ?",
                (where.stream, where.first, where.last),
            )


class Kept(NamedTuple):
    """Members that are in their files: they need not wait in the database any more."""

    members: list[tuple[str, int]]
    stream: str = "archive"
    version: int = 0

    def onto(self, connection: Connection) -> None:
        """Let them go."""
        connection.executemany("DELETE FROM archiving WHERE file = ? AND offset = ?", self.members)
