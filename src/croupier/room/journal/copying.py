"""A database in a new file: all of one moment, on the disk, under a free name, or not there at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.room.journal.files import flush
from croupier.room.journal.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PAGES: Final = 1_024
"""Pages copied in one go; a house that writes meanwhile goes on."""


def copy(source: sqlite3.Connection, to: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy a database into a new file, its owner's alone, which is there whole or not at all.

    `progress` is told how many pages are copied, and of how many. Raises `FileExistsError` where something lies at
    `to`, another `OSError` where nothing can be written, `Broken` when what was copied is damaged.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, closing(sqlite3.connect(":memory:")) as house:
    ...     _ = house.executescript("PRAGMA page_size = 512; CREATE TABLE journal (row TEXT)")
    ...     copy(house, Path(folder, "kept.db"))
    ...     [each.name for each in Path(folder).iterdir()]
    ['kept.db']
    """

    def told(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    made_whole(to, lambda made: source.backup(made, pages=PAGES, progress=told))


def made_whole(to: Path, fill: Callable[[sqlite3.Connection], None]) -> None:
    """Make a new file of what is filled into an empty database, its owner's alone; errors are those of `copy`."""
    half = to.with_name(f"{to.name}.copying")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(half, isolation_level=None)) as made:
            fill(made)
            made.execute("PRAGMA journal_mode = DELETE")
            if found := Reader(made).damage():
                raise Broken("check-file-damaged", why=found[0])
        flush(half)
        os.link(half, to)
        flush(to.parent)
    finally:
        half.unlink(missing_ok=True)
