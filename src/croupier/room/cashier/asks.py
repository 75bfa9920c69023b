"""What the desk may ask of the cage. Amounts are cents.

A `drawer` is its number. Whoever the desk knows by `name` alone has an empty `person`; an id is made here.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from croupier.cage import Method
from croupier.room.actors import asks as actors
from croupier.room.actors.asks import Ask
from croupier.room.bounds import Chips, FullName, Number, Stream, Text, Word

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10**12)]
"""An amount of money, in cents."""


class OpenDrawer(Ask, frozen=True):
    """Open a drawer for whoever asks, with a float out of the safe."""

    float: Chips


class TakeMoney(Ask, frozen=True):
    """Take money for somebody's balance at the cage."""

    drawer: Number
    amount: Amount
    method: Method = "cash"
    person: Word = ""
    name: FullName = ""
    why: Text = ""


class TakeEntry(Ask, frozen=True):
    """Take the price of an event and enter who paid it, in one: a receipt, a seat, the money in the pool."""

    drawer: Number
    event: Stream
    method: Method = "cash"
    person: Word = ""
    name: FullName = ""


class PayMoney(Ask, frozen=True):
    """Pay somebody the house knows out of his balance; his `name` is filled in here."""

    drawer: Number
    amount: Amount
    person: Word
    method: Method = "cash"
    why: Text = ""
    name: FullName = ""


class Spend(Ask, frozen=True):
    """Pay somebody for the club itself, out of the drawer; `why` is asked for."""

    drawer: Number
    amount: Amount
    name: FullName
    why: Text
    method: Method = "cash"


class CloseDrawer(Ask, frozen=True):
    """Close a drawer with the cash that was `counted` in it; a `witness` signs a difference."""

    drawer: Number
    counted: Chips
    witness: FullName = ""


AnyAsk: TypeAlias = OpenDrawer | TakeMoney | TakeEntry | PayMoney | Spend | CloseDrawer
Asked: TypeAlias = actors.Asked[AnyAsk]
"""One ask on its way to the cage."""

read: Final = actors.reader(AnyAsk)
"""What comes over the wire; `Mistake` when it is no ask of the cage."""
