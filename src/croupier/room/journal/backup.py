"""A copy of a database, a running house's too, and a copy put in a database's place.

A back-up is made by another process than the house: it leaves word beside the database, which the house reads.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.errors import Mistake
from croupier.room.journal.copying import copy, free
from croupier.room.journal.flushing import flush
from croupier.room.journal.schema import opened
from croupier.room.journal.store import locked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger("croupier.room")

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""


class BackUp(msgspec.Struct, frozen=True):
    """A copy that was made: when it was begun (ms since 1970), and its size in bytes."""

    at: int
    size: int


_READ: Final = msgspec.json.Decoder(BackUp)


def back_up(database: Path, to: Path, progress: Callable[[int, int], None] | None = None) -> int:
    """Copy a database as it stands at one moment into a new file; its size in bytes.

    `progress` is told how many pages are copied, and of how many. Raises `Mistake` when there is no database or
    something lies where the copy is to be, `Broken` when the copy is not whole.
    """
    at = time.time_ns() // 1_000_000
    size = _copied(database, to, progress)
    _leave_word(database, BackUp(at, size))
    return size


def last_back_up(database: Path) -> BackUp | None:
    """The last copy that was made of a database; `None` where none is known of."""
    try:
        return _READ.decode(_word(database).read_bytes())
    except (OSError, msgspec.MsgspecError):
        return None


def _word(database: Path) -> Path:
    return database.with_name(f"{database.name}.backup")


def _leave_word(database: Path, made: BackUp) -> None:
    word = _word(database)
    fresh = word.with_name(f"{word.name}.new")
    try:
        fresh.write_bytes(msgspec.json.encode(made))
        # Whoever made the copy, the house is to read of it; there is nothing to hide.
        fresh.chmod(0o644)
        fresh.replace(word)
    except OSError as error:
        log.warning("the copy is whole, but the house will not know of it: %s: %s", word, error.strerror)


def _copied(database: Path, to: Path, progress: Callable[[int, int], None] | None = None) -> int:
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
        _copied(kept, database)
        return None
    fresh = database.with_name(f"{database.name}.restoring")
    fresh.unlink(missing_ok=True)
    with locked(database):
        _copied(kept, fresh)
        aside = free(database.with_name(f"{database.name}.replaced"))
        for end in ("", *BESIDE):
            found = database.with_name(database.name + end)
            if found.exists():
                found.rename(aside.with_name(aside.name + end))
        fresh.rename(database)
        flush(database.parent)
    return aside
