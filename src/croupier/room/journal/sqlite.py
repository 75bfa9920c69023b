"""SQLite beneath a house: one file, held by one process."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, CroupierError, Mistake
from croupier.room.journal.copying import copy
from croupier.room.journal.engine import passes
from croupier.room.journal.files import flush, free
from croupier.room.journal.schema import connect, looked_at, opened, prepare

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from contextlib import AbstractContextManager

    from croupier.room.journal.engine import Connection, Engine, Progress

WRITTEN_AHEAD: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""


class SqliteFile:
    """A house in a file.

    >>> from pathlib import Path
    >>> SqliteFile(Path("no-house-yet.db")).begun()
    False
    """

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock: int | None = None

    def __str__(self) -> str:
        return str(self.path)

    def hold(self) -> None:
        """Keep it from every other house; `Mistake` when one has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _hold(self.path)

    def let_go(self) -> None:
        """Let another house have it."""
        if self._lock is not None:
            _let_go(self._lock)
            self._lock = None

    @property
    def lost(self) -> bool:
        """Never: a file is held for as long as its holder lives."""
        return False

    def writing(self) -> sqlite3.Connection:
        """Open it to be written, its tables made or brought up to date."""
        connection = connect(self.path)
        prepare(connection, self.path)
        return connection

    @property
    def shares(self) -> bool:
        """Never: a file is one process's alone."""
        return False

    def check_leased(self, _connection: Connection, _streams: Collection[str], /) -> None:
        """Whoever has the file has all of it."""

    def reading(self) -> sqlite3.Connection:
        """Open it to be read."""
        return connect(self.path, "mode=ro")

    def looked_at(self) -> AbstractContextManager[sqlite3.Connection]:
        """The file as it stands at this moment; an older one's is brought up to date in memory."""
        return looked_at(self.path)

    def begun(self) -> bool:
        """Whether a house was ever opened on it."""
        return self.path.exists() and self.path.stat().st_size > 0

    def size(self, _connection: Connection, /) -> int:
        """How large the file is, in bytes; 0 where it is gone."""
        return self.path.stat().st_size if self.path.exists() else 0

    def copy_to(self, file: Path, progress: Progress | None = None, /) -> None:
        """Copy it page by page."""
        with opened(self.path) as source:
            copy(source, file, progress)

    def replace_by(self, file: Path, progress: Progress | None = None, /) -> Path | None:
        """Put a copy in its place, under its name; what was there gets another."""
        if not self.path.exists():
            SqliteFile(file).copy_to(self.path, progress)
            return None
        fresh = self.path.with_name(f"{self.path.name}.restoring")
        fresh.unlink(missing_ok=True)
        with locked(self.path):
            SqliteFile(file).copy_to(fresh, progress)
            aside = free(self.path.with_name(f"{self.path.name}.replaced"))
            for end in ("", *WRITTEN_AHEAD):
                found = self.path.with_name(self.path.name + end)
                if found.exists():
                    found.rename(aside.with_name(aside.name + end))
            fresh.rename(self.path)
            flush(self.path.parent)
        return aside

    def shrink(self) -> None:
        """Write it anew, without what is free; it is as it was if that is cut off."""
        with locked(self.path), closing(connect(self.path)) as connection:
            try:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise Mistake("room-database-unreadable", path=str(self), why=str(error)) from error

    def unusable(self, error: Exception) -> CroupierError | None:
        """Return why it cannot be opened, where it is damaged or cannot be read at the moment."""
        if not isinstance(error, sqlite3.DatabaseError):
            return None
        if passes(error):
            return Mistake("room-database-unreadable", path=str(self.path), why=str(error))
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return Broken("check-file-damaged", why=str(error))
        return None


def engine_of(where: Path | Engine) -> Engine:
    """Return what keeps a database: SQLite, where it is a file."""
    return SqliteFile(where) if isinstance(where, Path) else where


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep a database that stands from every house; `Mistake` when one has it."""
    lock = _hold(path)
    try:
        yield
    finally:
        _let_go(lock)


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
