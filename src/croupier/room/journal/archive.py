"""The archive of a database: a folder of compressed files, one a month, with rows that are old.

A file is a row of gzip members, and what they hold a line of JSON for each row of the journal (`ArchivedRow`): whatever
reads gzip and JSON reads it. What is left of a table that nobody plays at any more may be Parquet instead, a file each
time. The database keeps in `archived` where each member lies and the digest of its bytes. Files
only grow: an older copy of the database finds in them whatever it knows of.

A member is first written into the database (`archiving`), in the transaction that takes its rows out of the journal,
and then into its file: whatever is cut off in between is done again, byte for byte.
"""

from __future__ import annotations

import os
import zlib
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.errors import Broken
from croupier.room.journal import parquet
from croupier.room.journal.archived import COLUMNS, ArchivedRow
from croupier.room.journal.files import flush

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.room.journal.engine import Connection

TABLES: Final = """
CREATE TABLE archived (
    stream TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    hash BLOB NOT NULL,
    first_hand INTEGER,
    last_hand INTEGER,
    file TEXT NOT NULL,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (stream, last),
    UNIQUE (file, offset)
) WITHOUT ROWID;

CREATE TABLE archiving (
    file TEXT NOT NULL,
    offset INTEGER NOT NULL,
    member BLOB NOT NULL,
    PRIMARY KEY (file, offset)
) WITHOUT ROWID;

CREATE TABLE archived_commands (
    id BLOB PRIMARY KEY,
    version INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE carried_forward (
    account TEXT PRIMARY KEY,
    amount INTEGER NOT NULL
) WITHOUT ROWID;
"""
"""Where what lies, the members on their way, the commands the rows came of, and what their postings came to."""

ENDS: Final = ".jsonl.gz"


_ROWS: Final = msgspec.json.Decoder(ArchivedRow)


class Member(NamedTuple):
    """Where rows of one stream lie, from one version to another, with the hash of the last one."""

    stream: str
    first: int
    last: int
    hash: bytes
    first_hand: int | None
    last_hand: int | None
    file: str
    offset: int
    length: int
    digest: bytes


FIELDS: Final = ", ".join(Member._fields)


def archive_of(database: Path) -> Path:
    """The folder in which the archive of a database lies."""
    return database.with_name(f"{database.name}.archive")


def month_of(at: int) -> str:
    """The month of a time in ms since 1970, in UTC, by which the files are named.

    >>> month_of(0)
    '1970-01'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def command_id(stream: str, command: str) -> bytes:
    """What is kept of a command whose row is archived."""
    return sha256(f"{stream}\n{command}".encode()).digest()[:16]


def packed(rows: list[ArchivedRow]) -> bytes:
    """Return rows as one member of a file, the same bytes for the same rows.

    >>> import gzip
    >>> row = ArchivedRow("table/oak", 2, 0, None, '{"type":"resumed"}', (), (), "ab")
    >>> gzip.decompress(packed([row])).decode().splitlines()[0][:33]
    '{"stream":"table/oak","version":2'
    """
    squeezing = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return squeezing.compress(msgspec.json.Encoder().encode_lines(rows)) + squeezing.flush()


def _unpacked(file: str, member: bytes) -> list[ArchivedRow]:
    """The rows of a member, by what its file ends in."""
    if file.endswith(COLUMNS):
        return parquet.unpacked(member)
    text = zlib.decompress(member, 16 + zlib.MAX_WBITS)
    return [_ROWS.decode(line) for line in text.splitlines()]


class Archive:
    """What a database knows of its archive, and the files where they are: none can be read without the `folder`."""

    def __init__(self, connection: Connection, folder: Path | None) -> None:
        self._connection = connection
        self._folder = folder
        self._last_read: tuple[Member, list[ArchivedRow]] | None = None

    def rows(self, stream: str, after: int = 0) -> Iterator[ArchivedRow]:
        """The archived rows of a stream above `after`, in order; `Broken` where they cannot be had."""
        found = self._connection.execute(
            f"SELECT {FIELDS} FROM archived WHERE stream = ? AND last > ? ORDER BY last", (stream, after)
        )
        for member in map(Member._make, found.fetchall()):
            for each in self._read(member):
                if each.version > after:
                    yield each

    def rows_since(self, since: int) -> Iterator[ArchivedRow]:
        """The archived rows of all streams that were written at a time or after it (ms since 1970)."""
        found = self._connection.execute(
            f"SELECT {FIELDS} FROM archived WHERE file >= ? ORDER BY file, offset", (month_of(since),)
        )
        for member in map(Member._make, found.fetchall()):
            yield from [each for each in self._read(member) if each.at >= since]

    def with_hands_before(self, stream: str, number: int) -> Iterator[list[ArchivedRow]]:
        """The rows of each member with a hand below a number, the latest first."""
        found = self._connection.execute(
            f"SELECT {FIELDS} FROM archived WHERE stream = ? AND first_hand < ? ORDER BY last DESC",
            (stream, number),
        )
        for row in found:
            yield self._read(Member._make(row))

    def last_hand(self, stream: str) -> int:
        """The number of the last hand that is archived; 0 where there is none."""
        found = self._connection.execute("SELECT max(last_hand) FROM archived WHERE stream = ?", (stream,))
        return found.fetchone()[0] or 0

    def end(self, stream: str) -> int:
        """The version up to which a stream is archived; 0 where it is not."""
        found = self._connection.execute("SELECT max(last) FROM archived WHERE stream = ?", (stream,))
        return found.fetchone()[0] or 0

    def hash(self, stream: str, version: int) -> bytes | None:
        """The hash of a row that is archived; `None` where it is not."""
        found = self._connection.execute(
            f"SELECT {FIELDS} FROM archived WHERE stream = ? AND last >= ? ORDER BY last LIMIT 1",
            (stream, version),
        ).fetchone()
        if found is None or Member._make(found).first > version:
            return None
        member = Member._make(found)
        if member.last == version:
            return member.hash
        return next(
            (bytes.fromhex(each.hash) for each in self._read(member) if each.version == version), None
        )

    def lengths(self) -> dict[str, int]:
        """How many rows of every stream are archived."""
        found = self._connection.execute("SELECT stream, sum(last - first + 1) FROM archived GROUP BY stream")
        return dict(found)

    def files(self) -> dict[str, int]:
        """Every file the database knows of, and how far it knows it, in bytes."""
        return dict(self._connection.execute("SELECT file, max(offset + length) FROM archived GROUP BY file"))

    def last_members(self) -> list[Member]:
        """The last member of every file that the database knows to be there; what still waits in it is not."""
        found = self._connection.execute(
            f"SELECT {FIELDS} FROM archived JOIN (SELECT file AS of, max(offset) AS at FROM archived"
            " WHERE NOT EXISTS (SELECT 1 FROM archiving WHERE archiving.file = archived.file"
            " AND archiving.offset = archived.offset) GROUP BY file) AS ends ON file = of AND offset = at ORDER BY file"
        )
        return [Member._make(row) for row in found]

    def check(self, member: Member) -> None:
        """Raise `Broken` where a member is not there as it was written."""
        self._bytes(member)

    def _read(self, member: Member) -> list[ArchivedRow]:
        # Hands are looked up in several threads: what one has kept may be another's by the next line.
        last = self._last_read
        if last is None or last[0] != member:
            self._last_read = last = member, _unpacked(member.file, self._bytes(member))
        return last[1]

    def _bytes(self, member: Member) -> bytes:
        waits = self._connection.execute(
            "SELECT member FROM archiving WHERE file = ? AND offset = ?", (member.file, member.offset)
        ).fetchone()
        if waits is not None:
            return bytes(waits[0])
        if self._folder is None:
            raise Broken("room-archive-missing", file=member.file, folder="")
        try:
            with (self._folder / member.file).open("rb") as file:
                file.seek(member.offset)
                found = file.read(member.length)
        except OSError as error:
            raise Broken("room-archive-missing", file=member.file, folder=str(self._folder)) from error
        if sha256(found).digest() != member.digest:
            raise Broken("room-archive-damaged", file=member.file, offset=member.offset)
        return found

    # Writing it

    def place_alone(self, name: str) -> tuple[str, int]:
        """A file that holds one member, by a name of its own; no other copy of the database knows of it."""
        known = self.files()
        for part in count():
            file = f"{name}.{part}{COLUMNS}" if part else f"{name}{COLUMNS}"
            if file not in known and not self._size(file):
                return file, 0
        raise AssertionError

    def place(self, month: str) -> tuple[str, int]:
        """The file of a month, as `2026-11`, and where its next member belongs.

        A file that is not as the database knows it is left alone, for another copy of the database may need it.
        """
        known = self.files()
        for part in count():
            name = f"{month}.{part}{ENDS}" if part else f"{month}{ENDS}"
            if known.get(name, 0) == self._size(name):
                return name, known.get(name, 0)
        raise AssertionError

    def write_waiting(self) -> list[tuple[str, int]]:
        """Bring the members that wait in the database into their files, on the disk; which they were.

        One whose file is not as the database knows it stays in the database. Raises `OSError` where nothing can be
        written.
        """
        assert self._folder is not None
        waiting = self._connection.execute("SELECT file, offset, member FROM archiving ORDER BY file, offset")
        done: list[tuple[str, int]] = []
        for name, offset, member in waiting.fetchall():
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not offset <= self._size(name) <= offset + len(member):
                continue
            path = self._folder / name
            file = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
            with os.fdopen(file, "wb") as writing:
                writing.seek(offset)
                writing.write(member)
                writing.flush()
                os.fsync(file)
            flush(self._folder)
            flush(self._folder.parent)
            done.append((name, offset))
        return done

    def _size(self, name: str) -> int:
        try:
            return (self._folder / name).stat().st_size if self._folder is not None else 0
        except FileNotFoundError:
            return 0
