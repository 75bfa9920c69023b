"""A copy of a database, a running house's too, and a copy put in a database's place."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, Mistake
from croupier.room.journal.schema import connect, version_of
from croupier.room.journal.store import held

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PAGES: Final = 1_024
"""Pages copied in one go; a house that writes meanwhile goes on."""

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""


def back_up(database: Path, to: Path, progress: Callable[[int, int], None] | None = None) -> int:
    """Copy a database as it stands at one moment into a new file; its size in bytes.

    `progress` is told how many pages are copied, and of how many. Raises `Mistake` when there is no database or
    something lies where the copy is to be, `Broken` when the copy is not whole.
    """
    if not database.is_file():
        raise Mistake("room-database-missing", path=str(database))
    if to.exists():
        raise Mistake("backup-exists", path=str(to))

    def told(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    half = to.with_name(f"{to.name}.copying")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(connect(database, "mode=ro")) as source, closing(sqlite3.connect(half)) as copy:
            version_of(source, database)
            source.backup(copy, pages=PAGES, progress=told)
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Broken("check-file-damaged", why=found)
        _flush(half)
        os.link(half, to)
        _flush(to.parent)
    except OSError as error:
        raise Mistake("backup-impossible", path=str(to), why=error.strerror) from error
    finally:
        half.unlink(missing_ok=True)
    return to.stat().st_size


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in a database's place; where the one that lay there was moved, if there was one.

    Raises `Mistake` when a house has the database open, or the copy is none.
    """
    if not database.exists():
        back_up(copy, database)
        return None
    fresh = database.with_name(f"{database.name}.restoring")
    fresh.unlink(missing_ok=True)
    with held(database):
        back_up(copy, fresh)
        number = 0
        while (
            aside := database.with_name(f"{database.name}.replaced" + (f".{number}" if number else ""))
        ).exists():
            number += 1
        for end in ("", *BESIDE):
            found = database.with_name(database.name + end)
            if found.exists():
                found.rename(aside.with_name(aside.name + end))
        fresh.rename(database)
        _flush(database.parent)
    return aside


def _flush(path: Path) -> None:
    """Let what was written get to the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
