"""A house moved from one engine to another, with all it has: whole, and proved row by row, or not at all."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Mistake
from croupier.room.journal import mark
from croupier.room.journal.all_rows import brought, count, has_rows
from croupier.room.journal.archive import archive_of
from croupier.room.journal.backup import carry
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.files import write_whole
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.engine import Connection, Engine


LOOK: Final = 0.1
"""How often it is looked whether a house has closed, in seconds."""


class Moved(NamedTuple):
    """What was moved: so many rows of so many journals, and all rows of all tables."""

    streams: int
    journal: int
    rows: int


def move(
    source: Engine,
    to: Engine,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
    *,
    wait: bool = False,
) -> Moved:
    """Bring a house that is closed into another database, which has nothing yet; the one it comes from stays as it is.

    Its archive goes along, and its key. Each row is read again where it came to and held against the one it came from.
    Whatever is cut off leaves the other database empty. `progress` is told how many rows of how many are done, each of
    which is read twice. One that is open is waited for where it is to `wait`.

    Raises `Mistake` where a house has one of the two open, there is nothing to move, the other has something in it or
    another house's key beside it, or one of the two cannot be used; `Broken` where a row did not arrive as it was.
    """
    try:
        return _move(source, to, progress, wait=wait)
    except FAULTS as error:
        raise to.unusable(error) or source.unusable(error) or error from error


def _move(source: Engine, to: Engine, progress: Callable[[int, int], None], *, wait: bool) -> Moved:
    if not source.begun():
        raise Mistake("room-database-missing", path=str(source))
    _hold(source, wait=wait)
    try:
        with source.looked_at() as reading:
            to.hold()
            try:
                with closing(to.writing()) as writing:
                    if has_rows(writing):
                        raise Mistake("room-move-not-empty", path=str(to))
                    # Before the rows, which are of no use without.
                    _bring_along(reading, source, to)
                    rows = brought(reading, writing, progress)
                    moved = Moved(len(Reader(reading).streams()), count(reading, "journal"), rows)
                with to.looked_at() as there:
                    mark.write(to.path, mark.heads_of(Reader(there, archive=archive_of(to.path))))
            finally:
                to.let_go()
    finally:
        source.let_go()
    return moved


def _hold(source: Engine, *, wait: bool) -> None:
    while True:
        try:
            source.hold()
        except Mistake as mistake:
            if not wait or mistake.code != "room-database-held":
                raise
            time.sleep(LOOK)
        else:
            return


def _bring_along(reading: Connection, source: Engine, to: Engine) -> None:
    """What lies beside the database: the house's key, and the archive."""
    key, there = beside(source.path), beside(to.path)
    known, found = read_key(key), read_key(there)
    if known is not None and found is None:
        write_whole(there, key.read_bytes())
    elif known is not None and found is not None and found.id != known.id:
        raise Mistake("backup-exists", path=str(there))
    if archive_of(source.path) != archive_of(to.path):
        carry(reading, archive_of(source.path), archive_of(to.path))
