"""A copy of a database, a running house's too, and a copy put in a database's place.

What is archived goes along into a folder beside the copies, one for all of them: its files only grow.

A back-up is made by another process than the house: it leaves word beside the database, which the house reads.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.errors import Broken, Mistake
from croupier.room.journal import mark
from croupier.room.journal.archive import Archive, archive_of
from croupier.room.journal.files import write_whole
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.journal.sqlite import engine_of

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.room.journal.engine import Connection, Engine, Progress

log: Final = logging.getLogger("croupier.room")

BEGINNING: Final = 4096
"""By so many bytes a file of the archive is known to be of the same house."""


class BackUp(msgspec.Struct, frozen=True):
    """A copy that was made: when it was begun (ms since 1970), and its size in bytes."""

    at: int
    size: int


_READ: Final = msgspec.json.Decoder(BackUp)


def back_up(database: Path | Engine, to: Path, progress: Progress | None = None) -> int:
    """Copy a database as it stands at one moment into a new file; its size in bytes.

    `progress` is told how much is copied, and of how much. What is archived is brought along, as far as the
    folder beside the copies lacks it. Raises `Mistake` when there is no database or something lies where the copy is to
    be, `Broken` when the copy is not whole, or a file of the archive is missing.
    """
    engine, at = engine_of(database), time.time_ns() // 1_000_000
    if to.exists():
        raise Mistake("backup-exists", path=str(to))
    try:
        engine.copy_to(to, progress)
        size = to.stat().st_size
    except OSError as error:
        raise Mistake("backup-impossible", path=str(to), why=error.strerror) from error
    with looked_at(to) as connection:
        carry(connection, archive_of(engine.path), shared_archive(to, engine.path))
    _leave_word(engine.path, BackUp(at, size))
    return size


def shared_archive(copy: Path, database: Path) -> Path:
    """The folder beside a copy, and others of the same database, for what is archived of it."""
    return copy.with_name(archive_of(database).name)


def carry(connection: Connection, source: Path, to: Path) -> None:
    """Bring the files of the archive that a database knows of from one folder into another, as far as it lacks them.

    Raises `Broken` where one is missing or damaged, `Mistake` where it cannot be written or another house's is there.
    """
    there, here = Archive(connection, to), Archive(connection, source)
    for member in here.last_members():
        try:
            there.check(member)
        except Broken:
            here.check(member)
            _carried(source / member.file, to / member.file)


def _carried(file: Path, to: Path) -> None:
    try:
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        content = file.read_bytes()
        if to.exists():
            known = to.read_bytes()[:BEGINNING]
            if not content.startswith(known):
                raise Mistake("backup-exists", path=str(to))
        write_whole(to, content)
    except OSError as error:
        raise Mistake("backup-impossible", path=str(to), why=error.strerror) from error


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
    try:
        # Whoever made the copy, the house is to read of it; there is nothing to hide.
        write_whole(word, msgspec.json.encode(made), 0o644)
    except OSError as error:
        log.warning("the copy is whole, but the house will not know of it: %s: %s", word, error.strerror)


def restore(kept: Path, database: Path | Engine, progress: Progress | None = None) -> Path | None:
    """Put a copy in a database's place; the file in which is now what was there, if anything was.

    Raises `Mistake` when a house has the database open, or the copy is none.
    """
    engine = engine_of(database)
    try:
        aside = engine.replace_by(kept, progress)
    except OSError as error:
        raise Mistake("backup-impossible", path=str(engine), why=error.strerror) from error
    # Forget what was known of the database before: the copy was put in its place on purpose.
    with engine.looked_at() as connection:
        mark.write(engine.path, mark.heads_of(Reader(connection)))
    return aside
