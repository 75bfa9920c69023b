"""What the journal of the cage says: one row for each ask that was granted."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.cashier.asks import AnyAsk
from croupier.room.journal.codec import Codec


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Something was done: by whom at the desk (a person's id, or `floor`), under which name; `price` of an entry."""

    by: str
    name: str
    ask: AnyAsk
    price: int = 0


Row = Done | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("cage", Row)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it."""
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"stopped","code":"room-chips-disagree"}')
    Stopped(code='room-chips-disagree')
    """
    return CODEC.read(text)
