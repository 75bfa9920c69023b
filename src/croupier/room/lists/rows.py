"""What the journal of the online waiting lists says: one row for each change of a list."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody waits for a seat at a game, any or the one he `wants`."""

    game: str
    person: str
    name: str
    wants: int = 0


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody waits no more."""

    game: str
    person: str


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A seat at a table is kept for the next."""

    game: str
    person: str
    table: str
    seat: int


class Recalled(msgspec.Struct, frozen=True, tag="recalled"):
    """The seat somebody was called to could not be kept: he waits in his old place."""

    game: str
    person: str


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """The time of those who were called is over: to the end the first time, off the list the second."""

    game: str


class Came(msgspec.Struct, frozen=True, tag="came"):
    """Somebody sits."""

    game: str
    person: str


Row = Joined | Left | Called | Recalled | Lapsed | Came | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("lists", Row)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(Left("nl-holdem 50-100", "7f"))
    '{"v":1,"type":"left","game":"nl-holdem 50-100","person":"7f"}'
    """
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"lapsed","game":"razz 100-200"}')
    Lapsed(game='razz 100-200')
    """
    return CODEC.read(text)
