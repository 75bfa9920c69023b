"""Rows that hide cards: in the file they are encrypted, each with a key of its own, until their cards are history.

The key of a row is encrypted with the house's as long as the row is hidden; then it lies open in `row_keys`, so that
what is over can be read for ever, by whoever has the database. The chain is made of rows as they lie in the file.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.room.journal.house_key import once, opened_once

if TYPE_CHECKING:
    from croupier.room.journal.engine import Connection
    from croupier.room.journal.house_key import HouseKey

BEGINS: Final = "encrypted "
"""How the text of such a row begins; that of any other is JSON."""


class Enclosed:
    """The hidden rows of one database. Without the house's key they cannot be read, nor any be written."""

    def __init__(self, connection: Connection, key: HouseKey | None) -> None:
        self._connection = connection
        self._key = key

    def hide(self, stream: str, version: int, text: str) -> str:
        """Return the text of a row as it is to lie in the file; as it is, where the house has no key."""
        if self._key is None:
            return text
        of, own = _named(stream, version), self._key.fresh()
        self._connection.execute(
            "INSERT INTO row_keys (stream, version, house_key, key) VALUES (?, ?, ?, ?)",
            (stream, version, self._key.id, self._key.enclosed(own, of)),
        )
        return _written(once(own, text.encode(), of))

    def read(self, stream: str, version: int, text: str, key: str = "") -> str:
        """Return what a row says; `Broken` where it is hidden, and the house's key is not here, or another one.

        `key` opens a row that is archived (hex); that of any other stands in the database.
        """
        if not text.startswith(BEGINS):
            return text
        if key:
            of = _named(stream, version)
            return opened_once(bytes.fromhex(key), _sealed(text), of).decode()
        found = self._connection.execute(
            "SELECT house_key, key FROM row_keys WHERE stream = ? AND version = ?", (stream, version)
        ).fetchone()
        if found is None:
            raise Broken("room-row-enclosed")
        house_key, own = found
        of = _named(stream, version)
        return opened_once(self._opened(house_key, own, of), _sealed(text), of).decode()

    def reveal(self, stream: str, but: int) -> None:
        """Let the keys of a stream's hidden rows lie open, all but those of the last so many."""
        hidden = self._connection.execute(
            "SELECT version, house_key, key FROM row_keys WHERE stream = ? AND house_key <> '' ORDER BY version",
            (stream,),
        ).fetchall()
        for version, house_key, own in hidden[: len(hidden) - but]:
            if self._key is None or self._key.id != house_key:
                continue  # nobody here can open it
            self._connection.execute(
                "UPDATE row_keys SET house_key = '', key = ? WHERE stream = ? AND version = ?",
                (self._opened(house_key, own, _named(stream, version)), stream, version),
            )

    def hide_state(self, stream: str, state: str) -> str:
        """Return a snapshot as it is to lie in the file."""
        if self._key is None:
            return state
        return _written(self._key.enclosed(state.encode(), stream.encode()))

    def read_state(self, stream: str, state: str) -> str:
        """Return what a snapshot says; `Broken` where the house's key is not here."""
        if not state.startswith(BEGINS):
            return state
        if self._key is None:
            raise Broken("room-row-hidden")
        return self._key.opened(_sealed(state), stream.encode()).decode()

    def _opened(self, house_key: str, own: bytes, of: bytes) -> bytes:
        if not house_key:
            return own
        if self._key is None or self._key.id != house_key:
            raise Broken("room-row-hidden")
        return self._key.opened(own, of)


def hides(connection: Connection) -> bool:
    """Return whether rows of a database can be read with the house's key alone."""
    return connection.execute("SELECT 1 FROM row_keys WHERE house_key <> '' LIMIT 1").fetchone() is not None


def _named(stream: str, version: int) -> bytes:
    return f"{stream}/{version}".encode()


def _written(enclosed: bytes) -> str:
    return BEGINS + b64encode(enclosed).decode("ascii")


def _sealed(text: str) -> bytes:
    try:
        return b64decode(text.removeprefix(BEGINS), validate=True)
    except (NotBase64, ValueError) as error:
        raise Broken("room-row-enclosed") from error
