"""A copy of a database, a running house's too, and a copy put in a database's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.room.journal.copying import copy, flush, free
from croupier.room.journal.schema import opened
from croupier.room.journal.store import locked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""


def back_up(database: Path, to: Path, progress: Callable[[int, int], None] | None = None) -> int:
    """Copy a database as it stands at one moment into a new file; its size in bytes.

    `progress` is told how many pages are copied, and of how many. Raises `Mistake` when there is no database or
    something lies where the copy is to be, `Broken` when the copy is not whole.
    """
    if to.exists():
        raise Mistake("backup-exists", path=str(to))
    with opened(database) as source:
        try:
            copy(source, to, progress)
        except OSError as error:
            raise Mistake("backup-impossible", path=str(to), why=error.strerror) from error
    return to.stat().st_size


def restore(kept: Path, database: Path) -> Path | None:
    """Put a copy in a database's place; where the one that lay there was moved, if there was one.

    Raises `Mistake` when a house has the database open, or the copy is none.
    """
    if not database.exists():
        back_up(kept, database)
        return None
    fresh = database.with_name(f"{database.name}.restoring")
    fresh.unlink(missing_ok=True)
    with locked(database):
        back_up(kept, fresh)
        aside = free(database.with_name(f"{database.name}.replaced"))
        for end in ("", *BESIDE):
            found = database.with_name(database.name + end)
            if found.exists():
                found.rename(aside.with_name(aside.name + end))
        fresh.rename(database)
        flush(database.parent)
    return aside
