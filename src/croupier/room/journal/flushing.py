"""What was written gets to the disk: the bytes of a file, or the names in a folder."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def flush(path: Path) -> None:
    """Return when what a file or a folder holds is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
