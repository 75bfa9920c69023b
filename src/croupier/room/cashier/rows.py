"""What the journal of the cage says: one row for each ask that was granted."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.cage import Method
from croupier.ledger import Kind
from croupier.room.actors.asks import kebab
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.cashier.asks import AnyAsk
from croupier.room.journal.codec import Codec


class TakeEntry(msgspec.Struct, frozen=True, tag=kebab):
    """The price of an entry was taken, before the cage sold all that events have."""

    drawer: int
    event: str
    method: Method = "cash"
    person: str = ""
    name: str = ""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Something was done: by whom at the desk (a person's id, or `floor`), under which name.

    What was sold had a `price`, and the `payer` of that id and name paid it; a ticket has that worth in money of that
    `kind`, and that owner. A payment `settles` what events owed, in cents by event. By the `key`
    what was sold is asked of its event, and it is on its way until it is `Settled`; rows of before have none.
    """

    by: str
    name: str
    ask: AnyAsk | TakeEntry
    price: int = 0
    payer: str = ""
    payer_name: str = ""
    settles: dict[str, int] = {}
    kind: Kind = "club"
    key: str = ""


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """What was paid for by a receipt is the buyer's, or, with a reason `why` (a code), his money is at the cage."""

    receipt: int
    why: str = ""


Row = Done | Settled | Resumed | Stopped

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
