"""What the journal of the live cash room says: one row for each ask that was granted."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec, Upcast
from croupier.room.live.asks import AnyAsk


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Something was done: when (ms since 1970), by whom (a person's id, `floor` or `house`), under which name."""

    at: int
    by: str
    name: str
    ask: AnyAsk


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The entry of this number was taken back."""

    at: int
    by: str
    name: str
    number: int


Row = Done | Undone | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec(
    "cash", Row, [Upcast("done", version, lambda old: old) for version in (1, 2)]
)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(Undone(5, "floor", "", 3))
    '{"v":1,"type":"undone","at":5,"by":"floor","name":"","number":3}'
    """
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"stopped","code":"cash-chips-out"}')
    Stopped(code='cash-chips-out')
    """
    return CODEC.read(text)
