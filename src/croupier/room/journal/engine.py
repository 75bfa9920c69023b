"""What the journal asks of a database beneath it: the port behind which SQLite and PostgreSQL stand.

What is read and written is said once, in SQL that both speak; what an engine does its own way (who may write, how it is
opened, what is wrong with it) it says itself.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from croupier.errors import CroupierError

    Progress = Callable[[int, int], None]
    """What is told how much is done, and of how much."""


class Cursor(Protocol):
    """What a statement has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row; `None` where there is none."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows, one by one."""


class Connection(Protocol):
    """A connection to a database, as `sqlite3` has it."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that has not ended."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor:
        """Do one statement; its parameters are `?` in their order, or `:name`."""

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Cursor:
        """Do one statement for each of many parameters."""

    def close(self) -> None:
        """Let it go."""


class Engine(Protocol):
    """One database of a house, and how it is held, opened and read."""

    @property
    def path(self) -> Path:
        """Beside this path lies what is kept outside of the database: the house's key, its mark, its archive."""

    def hold(self) -> None:
        """Keep it from every other house; `Mistake` when one has it."""

    def let_go(self) -> None:
        """Let another house have it."""

    @property
    def lost(self) -> bool:
        """Whether another house has taken it over from the one that held it."""

    @property
    def shares(self) -> bool:
        """Whether several processes write in it, each the streams that it has leased."""

    def check_leased(self, connection: Connection, streams: Collection[str], /) -> None:
        """Raise `LeaseLost` in a transaction in which streams are written of which one is another process's."""

    def writing(self) -> Connection:
        """Open it to be written, its tables made or brought up to date.

        Raises `Mistake` for what is no database of Croupier's, or a newer one's.
        """

    def reading(self) -> Connection:
        """Open it to be read, by whoever holds it."""

    def looked_at(self) -> AbstractContextManager[Connection]:
        """The database as it stands at this moment, a running house's too; nothing of it is changed.

        Raises `Mistake` where there is none, or it is no Croupier's, or a newer one's.
        """

    def begun(self) -> bool:
        """Whether a house was ever opened on it."""

    def size(self, connection: Connection, /) -> int:
        """How large the database is, in bytes, by a connection to it."""

    def copy_to(self, file: Path, progress: Progress | None = None, /) -> None:
        """Copy it as it stands at this moment, a running house's too, into an SQLite file that is not there yet.

        Raises `Mistake` where there is no database, `OSError` where the file cannot be written, `FileExistsError` where
        something lies there, `Broken` where the copy is not whole.
        """

    def replace_by(self, file: Path, progress: Progress | None = None, /) -> Path | None:
        """Put what a copy holds in its place, whole or not at all; where what was there lies now, if anything was.

        Raises `Mistake` when a house has it, or the copy is none.
        """

    def shrink(self) -> None:
        """Give the disk back what is free in a database of a house that is closed; `Mistake` where that cannot be."""

    def unusable(self, error: Exception) -> CroupierError | None:
        """Return why it cannot be used, where an error of its own says so."""


class EngineFault(Exception):
    """What is wrong with a database that is not SQLite's; it `passes` where it goes away by itself."""

    def __init__(self, why: str, *, passes: bool = False) -> None:
        super().__init__(why)
        self.passes: Final = passes


class NotTaken(EngineFault):
    """What was to be written stands against what is written already."""


class Overdrawn(NotTaken):
    """What was to be written would take from an account what it does not hold."""


class LeaseLost(EngineFault):
    """Another house has taken the database over."""

    def __init__(self) -> None:
        super().__init__("another house has taken the database over")


class AlreadyWritten(Exception):
    """A transaction of which nobody knew whether it was written: it was."""


FAULTS: Final = (sqlite3.Error, EngineFault)
"""What any engine raises where something is wrong with the database."""

_PASSES: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
}


def passes(error: Exception) -> bool:
    """Whether an error is one that goes away: a lock, a full disk, a disk that fails for a while, a server
    that is gone.

    >>> passes(EngineFault("the server is starting", passes=True)), passes(EngineFault("no such table"))
    (True, False)
    """
    if isinstance(error, EngineFault):
        return error.passes
    # The lowest byte is the kind of error, what is above it says more exactly which.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSES
