"""The house's memory: journal, snapshots, people, finished hands and ledger in one SQLite file."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from contextlib import closing, contextmanager
from threading import Lock
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, CroupierError, Mistake, Refusal
from croupier.room.journal import mark
from croupier.room.journal.archive import archive_of
from croupier.room.journal.archiving import Kept, next_bite
from croupier.room.journal.enclosed import hides
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import make as make_key
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.room.journal.recovery import told
from croupier.room.journal.schema import VERSION, connect, opened, prepare, version_of
from croupier.room.journal.writer import Writer, passes

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator
    from pathlib import Path

    from croupier.room.journal.archiving import Bite
    from croupier.room.journal.commit import Commit, StoredHand
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.writer import Change
    from croupier.room.spread import Spread

log: Final = logging.getLogger("croupier.room")

BEYOND: Final = 2**62
"""A number beyond that of any finished hand."""


class Store(Reader):
    """One open database. Only one process at a time may hold it. With the house's key it hides what nobody may know.

    An older Croupier's is brought up to date. Raises `Mistake` when the file is another program's, a newer
    Croupier's, or held by a running room, and when it lacks rows that its mark knows (`mark`), unless the house is to
    go on with an `older` file; `Broken` when it is damaged. `writer` is given the connection that writes.
    """

    def __init__(
        self,
        path: Path,
        key: HouseKey | None = None,
        writer: Callable[[sqlite3.Connection, HouseKey | None], Writer] = Writer,
        *,
        older: bool = False,
    ) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        if not older:
            check_not_older(path)
        self._lock = _hold(path)
        try:
            writing = connect(path)
            prepare(writing, path)
            super().__init__(connect(path, "mode=ro"), key, archive_of(path))
            self._heads = self._known_heads()
        except sqlite3.DatabaseError as error:
            _let_go(self._lock)
            fault = unusable(path, error)
            if fault is None:
                raise
            raise fault from error
        except BaseException:
            _let_go(self._lock)
            raise
        self._writer = writer(writing, key)
        self._marking = Lock()
        self.mark()

    @property
    def flushes(self) -> int:
        """How many times the disk was flushed: fewer than the commits, when commits share."""
        return self._writer.flushes

    @property
    def rows_written(self) -> int:
        """How many rows were written since the house was opened."""
        return self._writer.rows

    @property
    def commits(self) -> Spread:
        """How long each commit was waited for, from when it was asked for until it was on the disk."""
        return self._writer.commits

    @property
    def held(self) -> str | None:
        """Why the disk does not take what is written at the moment, if it does not."""
        return self._writer.held

    @property
    def outages(self) -> int:
        """How often the disk has taken nothing for so long that whoever had to ask was kept from it."""
        return self._writer.outages

    def check_not_held(self) -> None:
        """Raise `Refusal` while the disk takes nothing: what is asked now would only wait."""
        if self._writer.held is not None:
            raise Refusal("room-held")

    async def commit(self, commit: Commit) -> None:
        """Return when the commit is on the disk; raise `Broken`, with nothing written, when it cannot be."""
        await self._writer.write(commit)

    async def change(self, change: Change) -> None:
        """Return when what no row says is changed on the disk; raise `Broken` when it cannot be."""
        await self._writer.write(change)

    def hands(self, stream: str, *, before: int, limit: int) -> list[StoredHand]:
        """Finished hands of a table, as `Reader.hands`; `Refusal` for those whose archive is gone."""
        try:
            return super().hands(stream, before=before, limit=limit)
        except Broken as fault:
            # Whoever asks is not told of folders and files.
            log.warning("%s: %s", stream, fault)
            raise Refusal("room-hands-not-at-hand") from fault

    async def archived(self, stream: str, before: int) -> AsyncGenerator[Bite]:
        """Bring a stream's rows from before a time (ms since 1970) into the archive, as far as they may go there.

        Each bite is given once it lies there. Reading, packing and flushing are done beside the event loop; raises
        `Broken` where a row is not as it was written, `OSError` where the archive cannot be written.
        """
        with closing(connect(self._path, "mode=ro")) as connection:
            reader = Reader(connection, archive=archive_of(self._path))
            while True:
                # What was cut off is brought to its end before anything else is put behind it.
                if kept := await asyncio.to_thread(reader.archive.write_waiting):
                    await self._writer.write(Kept(kept))
                bite = await asyncio.to_thread(next_bite, reader, stream, before)
                if bite is None:
                    return
                await self._writer.write(bite)
                yield bite

    def mark(self) -> None:
        """Write beside the database how far its journals go."""
        with self._marking:
            written = dict(self._writer.heads)
            self._heads |= {stream: (version, hash.hex()) for stream, (version, hash) in written.items()}
            mark.write(self._path, self._heads)

    def _known_heads(self) -> dict[str, tuple[int, str]]:
        try:
            return mark.heads_of(self)
        except sqlite3.DatabaseError as error:
            raise self.fault(error) or error from error

    def fault(self, error: Exception) -> CroupierError | None:
        """Return why the database cannot be read, where an error came of that."""
        try:
            damage = self.damage()
        except sqlite3.DatabaseError as unread:
            return unusable(self._path, unread)
        if damage:
            return Broken("check-file-damaged", why=damage[0])
        if isinstance(error, sqlite3.DatabaseError):
            return unusable(self._path, error) or Broken("check-file-damaged", why=told(error))
        return None

    def close(self) -> None:
        """Write what waits, and let the file go: it alone is the whole database then."""
        # The last connection takes the log of writes into the file, and only one that may write can.
        self._reading.close()
        self._writer.close()
        self.mark()
        _let_go(self._lock)


def unusable(path: Path, error: sqlite3.DatabaseError) -> CroupierError | None:
    """Return why a database cannot be opened, where it is damaged or cannot be read at the moment."""
    if passes(error):
        return Mistake("room-database-unreadable", path=str(path), why=str(error))
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Broken("check-file-damaged", why=str(error))
    return None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep a database that stands from every house; `Mistake` when one has it."""
    lock = _hold(path)
    try:
        yield
    finally:
        _let_go(lock)


def check_not_older(database: Path) -> None:
    """Raise `Mistake` for a database that lacks rows its mark knows."""
    found = mark.older(database)
    if found is not None:
        first = found.lacking[0]
        raise Mistake(
            "room-database-older",
            path=str(database),
            streams=len(found.lacking),
            stream=first.stream,
            known=first.known,
            found=first.found,
        )


def house_key(database: Path, path: Path | None = None, *, anew: bool = False) -> HouseKey:
    """Return the key a database is opened with, in a file beside it unless it is told where; made where there is none.

    Raises `Mistake` for a file that is no key, and where the key is gone that hides what the database has in play: it
    is to be put back, unless a house is to go on `anew`, with its hands in play stopped.
    """
    path = path or beside(database)
    key = read_key(path)
    if key is not None:
        return key
    if not anew and database.is_file():
        with opened(database) as connection:
            if version_of(connection, database) == VERSION and hides(connection):
                raise Mistake("room-house-key-missing", path=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    return make_key(path)


_HELD: Final[set[tuple[int, int]]] = set()
"""The files this process holds: whoever closes one a second time lets go of SQLite's own locks on it."""


def _hold(path: Path) -> int:
    """Hold the database itself, not a file beside it that somebody may remove; a new one is its owner's alone."""
    refused = Mistake("room-database-held", path=str(path))
    if path.exists() and _file(path.stat()) in _HELD:
        raise refused
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Mistake("room-database-unreadable", path=str(path), why=error.strerror) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise refused from error
    os.fchmod(lock, 0o600)
    _HELD.add(_file(os.fstat(lock)))
    return lock


def _let_go(lock: int) -> None:
    _HELD.discard(_file(os.fstat(lock)))
    os.close(lock)


def _file(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
