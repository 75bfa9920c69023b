"""The key of the floor, kept beside the database so that a director's page goes on after a restart."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from croupier.errors import Mistake
from croupier.room.journal.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path

LONGEST = 200
"""A key longer than this is none of ours."""


def kept_key(database: Path) -> str:
    """The key kept beside a database, made the first time; only its owner can read the file.

    Raises `Mistake` when the file cannot be read or written.
    """
    path = database.with_name(database.name + ".key")
    try:
        known = path.read_text("ascii").strip() if path.exists() else ""
        if known and len(known) <= LONGEST:
            return known
        path.parent.mkdir(parents=True, exist_ok=True)
        made = secrets.token_urlsafe(9)
        # Whole or not at all: a key that was shown once must be the one that is found again.
        write_whole(path, f"{made}\n".encode())
    except (OSError, UnicodeError) as error:
        raise Mistake("server-key-unusable", path=str(path), why=str(error)) from error
    return made
