"""Files that are there whole or not at all, whenever the power goes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(path: Path, content: bytes, mode: int = 0o600, *, over: bool = True) -> None:
    """Write a file that is there whole or not at all, with the rights `mode`; in another's place only `over` it.

    Raises `FileExistsError` where something lies there and it is not to be written over, another `OSError` where
    nothing can be written.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_whole(Path(folder, "key"), b"one")
    ...     write_whole(Path(folder, "key"), b"two")
    ...     [(each.name, each.read_bytes()) for each in Path(folder).iterdir()]
    [('key', b'two')]
    """
    fresh = path.with_name(f"{path.name}.new")
    try:
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as writing:
            os.fchmod(writing.fileno(), mode)
            writing.write(content)
            writing.flush()
            os.fsync(writing.fileno())
        if over:
            fresh.replace(path)
        else:
            os.link(fresh, path)
        flush(path.parent)
    finally:
        fresh.unlink(missing_ok=True)


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


def flush(path: Path) -> None:
    """Let what was written get to the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
