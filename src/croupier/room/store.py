"""The house's memory: journal, snapshots, people, finished hands and ledger in one SQLite file."""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.ledger import Account
from croupier.room.commit import JournalRow, StoredHand
from croupier.room.people import Person
from croupier.room.schema import connect, prepare
from croupier.room.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.room.commit import Commit

STREAMS: Final = """
WITH RECURSIVE stream (name) AS (
    SELECT min(stream) FROM journal
    UNION ALL
    SELECT (SELECT min(stream) FROM journal WHERE stream > name) FROM stream WHERE name IS NOT NULL
)
SELECT name FROM stream WHERE name IS NOT NULL
"""
"""Leaps from stream to stream: however long the journals are, it takes one step for each."""

_MOST: Final = 2**63 - 1
"""The largest number SQLite compares with."""


class Store:
    """One open database. Only one process at a time may hold it.

    Raises `Mistake` when the file is another program's, a newer Croupier's, or held by a running room.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _hold(path)
        try:
            writing = connect(path)
            prepare(writing, path)
            self._reading = connect(path, read_only=True)
        except BaseException:
            os.close(self._lock)
            raise
        self._writer = Writer(writing)

    @property
    def flushes(self) -> int:
        """How many times the disk was flushed: fewer than the commits, when commits share."""
        return self._writer.flushes

    async def commit(self, commit: Commit) -> None:
        """Return when the commit is on the disk; raise `Broken`, with nothing written, when it cannot be."""
        await self._writer.write(commit)

    def close(self) -> None:
        """Write what waits, and let the file go."""
        self._writer.close()
        self._reading.close()
        os.close(self._lock)

    def was_written(self, stream: str, command: str) -> bool:
        """Whether a command with this id was accepted before."""
        return self.written_as(stream, command) is not None

    def written_as(self, stream: str, command: str) -> int | None:
        """The version of the row that a command with this id became; None when none did."""
        found = self._reading.execute(
            "SELECT version FROM journal WHERE stream = ? AND command = ?", (stream, command)
        )
        row: tuple[int] | None = found.fetchone()
        return row[0] if row is not None else None

    def streams(self) -> list[str]:
        """Every stream that has a row."""
        found = self._reading.execute(STREAMS)
        return [stream for (stream,) in found]

    def version(self, stream: str) -> int:
        """The version of a stream's last row; 0 when it has none."""
        found = self._reading.execute("SELECT max(version) FROM journal WHERE stream = ?", (stream,))
        (version,) = found.fetchone()
        return version or 0

    def rows(self, stream: str, after: int = 0) -> Iterator[JournalRow]:
        """The rows of a stream with a version above `after`, in order."""
        found = self._reading.execute(
            "SELECT version, at, row FROM journal WHERE stream = ? AND version > ? ORDER BY version",
            (stream, after),
        )
        return (JournalRow(*row) for row in found)

    def snapshot(self, stream: str) -> tuple[int, str] | None:
        """The last snapshot of a stream: the version it stands at, and the state."""
        found = self._reading.execute("SELECT version, state FROM snapshots WHERE stream = ?", (stream,))
        row: tuple[int, str] | None = found.fetchone()
        return row

    def people(self) -> list[Person]:
        """Everybody who has a name here."""
        found = self._reading.execute("SELECT id, name, name_key, token_hash, bot FROM people")
        return [Person(id, name, key, token, bool(bot)) for id, name, key, token, bot in found]

    def hands(self, stream: str, *, before: int, limit: int) -> list[StoredHand]:
        """Finished hands of a table with a number below `before`, latest first."""
        found = self._reading.execute(
            "SELECT number, ended, record FROM hands WHERE stream = ? AND number < ?"
            " ORDER BY number DESC LIMIT ?",
            (stream, min(before, _MOST), limit),
        )
        return [StoredHand(*row) for row in found]

    def hand(self, stream: str, number: int) -> StoredHand | None:
        """One finished hand of a table."""
        found = self.hands(stream, before=number + 1, limit=1)
        return found[0] if found and found[0].number == number else None

    def balances(self) -> dict[Account, int]:
        """What every account holds."""
        found = self._reading.execute("SELECT account, balance FROM ledger_balances")
        return {Account(account): balance for account, balance in found}


def _hold(path: Path) -> int:
    lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise Mistake("room-database-held", path=str(path)) from error
    return lock
