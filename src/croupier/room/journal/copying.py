"""A whole copy of a database that others may write to meanwhile: all of one moment, on the disk, under a free name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.room.journal.flushing import flush
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

    half = to.with_name(f"{to.name}.copying")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(half)) as made:
            source.backup(made, pages=PAGES, progress=told)
            made.execute("PRAGMA journal_mode = DELETE")
            if found := Reader(made).damage():
                raise Broken("check-file-damaged", why=found[0])
        flush(half)
        os.link(half, to)
        flush(to.parent)
    finally:
        half.unlink(missing_ok=True)


def free(path: Path) -> Path:
    """The path, or the first numbered one beside it where nothing lies.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     for _ in range(3):
    ...         free(Path(folder, "kept.db")).touch()
    ...     sorted(each.name for each in Path(folder).iterdir())
    ['kept.db', 'kept.db.1', 'kept.db.2']
    """
    found, number = path, 0
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}.{number}")
    return found
