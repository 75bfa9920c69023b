"""What the desk may ask of the cage. Amounts are cents.

A `drawer` is its number, 0 the one that whoever asks has open. Whoever the desk knows by `name` alone has an empty
`person`; an id is made here.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from croupier.cage import Method, Way
from croupier.room.actors import asks as actors
from croupier.room.actors.asks import Ask
from croupier.room.bounds import Chips, FullName, Number, Stream, Text, Word
from croupier.tournament import commands

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10**12)]
"""An amount of money, in cents."""

OfAnEvent: TypeAlias = commands.Register | commands.Buy | commands.SellShare
"""What an event has for money: an entry, a rebuy or an add-on, a share of an entry."""


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


class Sell(Ask, frozen=True):
    """Take the price of `what` an event has for money and give it to who paid, in one: a receipt, a seat, the pool.

    Where it is paid out of the `balance`, nothing goes through a drawer and there is no receipt.
    """

    event: Stream
    what: OfAnEvent
    method: Way = "cash"
    drawer: Number = 0


class PayMoney(Ask, frozen=True):
    """Pay somebody the house knows out of his balance, for an `event` or without; his `name` is filled in here.

    It is told to the events that owe him something, that one first: they owe him so much less.
    """

    drawer: Number
    amount: Amount
    person: Word
    method: Method = "cash"
    why: Text = ""
    name: FullName = ""
    event: Word = ""


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


class SellTicket(Ask, frozen=True):
    """Sell somebody a ticket: the right to one entry of an event, at its price."""

    event: Stream
    method: Way = "cash"
    drawer: Number = 0
    person: Word = ""
    name: FullName = ""


class GiveTicket(Ask, frozen=True):
    """Give somebody a ticket to an event; the house pays what it is worth, and `why` is asked for."""

    event: Stream
    why: Text
    person: Word = ""
    name: FullName = ""


class ExchangeTicket(Ask, frozen=True):
    """Give somebody a ticket `to` another event of the same price for his."""

    event: Stream
    to: Stream
    person: Word


class CashTicket(Ask, frozen=True):
    """Bring what a ticket is worth to its owner's balance, where the event's policy has that paid in money."""

    event: Stream
    person: Word


OfTickets: TypeAlias = SellTicket | GiveTicket | ExchangeTicket | CashTicket
AnyAsk: TypeAlias = OpenDrawer | TakeMoney | Sell | PayMoney | Spend | CloseDrawer | OfTickets
Asked: TypeAlias = actors.Asked[AnyAsk]
"""One ask on its way to the cage."""

read: Final = actors.reader(AnyAsk)
"""What comes over the wire; `Mistake` when it is no ask of the cage."""
