"""Where a house is kept: in a file, or in a database of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from croupier.room.journal.postgres import Postgres
from croupier.room.journal.sqlite import SqliteFile

if TYPE_CHECKING:
    from croupier.room.journal.engine import Engine

SERVERS: Final = ("postgresql://", "postgres://")
"""How the address of a database on a server begins."""

BESIDE: Final = Path("var")
"""The folder for what is kept beside a database that is no file."""


class Place(NamedTuple):
    """The path a house has its files beside, and the address of its database where that is no file."""

    path: Path
    address: str = ""

    def __str__(self) -> str:
        return str(self.engine())

    def beside(self, files: Path | None) -> Place:
        """Return the same database with its files beside another path, where it is no file itself."""
        return self._replace(path=files) if files is not None and self.address else self

    def engine(self) -> Engine:
        """Return what keeps the database."""
        return Postgres(self.address, self.path) if self.address else SqliteFile(self.path)


def place(text: str) -> Place:
    """Return the place that somebody names.

    >>> str(place("var/croupier.db").path)
    'var/croupier.db'
    >>> str(place("postgresql://house@db.example:5432/club").path)
    'var/club'
    """
    if not text.startswith(SERVERS):
        return Place(Path(text))
    name = Path(unquote(urlsplit(text).path)).name
    return Place(BESIDE / (name or "croupier"), text)
