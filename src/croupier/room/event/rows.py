"""What an event's journal says: one row for each command that was accepted.

A row holds what was asked, by whom, and everything that followed from it, with the seed its lots were drawn from:
reading the rows from the first one gives the event as it stands.
"""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.event.calls import Why
from croupier.room.event.own import Own
from croupier.room.journal.codec import Codec, Json, Upcast
from croupier.room.table.rows import Knocked, LetIn, SentAway
from croupier.tournament.commands import Command, OfferDeal
from croupier.tournament.facts import Fact
from croupier.tournament.terms import Terms


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """The event stands. Its players' codes are made from `secret`, which never leaves the journal.

    `series` is the id of the second day it belongs to, or is, where it is played in flights; `own` says whose it is,
    where a player opened it.
    """

    id: str
    terms: Terms
    secret: str
    starts_at: int | None = None
    series: str = ""
    own: Own | None = None

    def __repr__(self) -> str:
        return f"Announced(id={self.id!r})"


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command that was taken, and what followed. It may name cards, lots and envelopes: it is not printed.

    Prizes that are seats in another event are `tickets` to it; before there were tickets they were seats alone.
    """

    by: str
    name: str
    command: Command
    facts: tuple[Fact, ...]
    seed: str
    tickets: bool = False

    def __repr__(self) -> str:
        return f"Done(by={self.by!r}, command={type(self.command).__name__})"


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """An entry of the log was taken back, and with it what the clock had done since.

    Later entries stand, by their numbers with what they led to `again`, in their order.
    """

    by: str
    name: str
    number: int
    ticks: tuple[int, ...] = ()
    again: tuple[tuple[int, tuple[Fact, ...]], ...] = ()

    def __repr__(self) -> str:
        return f"Undone(by={self.by!r}, number={self.number})"


class Retermed(msgspec.Struct, frozen=True, tag="retermed"):
    """The event has other terms, before anybody has entered."""

    by: str
    name: str
    terms: Terms


class PaidOut(msgspec.Struct, frozen=True, tag="paid-out"):
    """A player was paid in money what had come to his balance, in cents: at the cage, with that `receipt`.

    Without one the desk paid it, when the desk had money that was in no drawer.
    """

    by: str
    name: str
    player: str
    amount: int
    receipt: int = 0


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A member showed the code of a player: he is that player from now on; of nobody: no longer."""

    person: str
    player: str


class Reserved(msgspec.Struct, frozen=True, tag="reserved"):
    """A member wants to enter, and the desk has not taken his money yet."""

    player: str
    name: str


class Released(msgspec.Struct, frozen=True, tag="released"):
    """A member is not awaited at the desk any more."""

    by: str
    name: str
    player: str


class Scheduled(msgspec.Struct, frozen=True, tag="scheduled"):
    """The start was set (ms since 1970), or left to the floor."""

    by: str
    name: str
    starts_at: int | None


class Aimed(msgspec.Struct, frozen=True, tag="aimed"):
    """The equal prizes of a satellite are seats in another event, at its price in cents; in none where it is empty."""

    by: str
    name: str
    event: str
    price: int


class SeatsSent(msgspec.Struct, frozen=True, tag="seats-sent"):
    """Who won seats is on his way into the other event: from here on it is not taken back.

    Who won his before there were `tickets` gets one now.
    """

    by: str
    name: str
    players: tuple[str, ...]
    tickets: bool = False


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """A won seat is an entry in the other event."""

    player: str


class SeatCashed(msgspec.Struct, frozen=True, tag="seat-cashed"):
    """A won seat is paid in money; `why` is the code of what the other event said."""

    player: str
    why: str


class SeatKept(msgspec.Struct, frozen=True, tag="seat-kept"):
    """The other event did not take who won a seat, for the reason of that code: he keeps his ticket."""

    player: str
    why: str


class FlightSent(msgspec.Struct, frozen=True, tag="flight-sent"):
    """The bags of a flight are on their way to the second day: from here on it is not taken back."""

    by: str
    name: str


class DealWanted(msgspec.Struct, frozen=True, tag="deal-wanted"):
    """A deal is wanted while hands are played: it is offered when the last of them is over, before another begins."""

    by: str
    name: str
    offer: OfferDeal


class FloorCalled(msgspec.Struct, frozen=True, tag="floor-called"):
    """A live table called the floor for a reason, about a `player` or nobody."""

    by: str
    name: str
    table: int
    why: Why
    player: str = ""


class FloorCame(msgspec.Struct, frozen=True, tag="floor-came"):
    """The floor has come to a table that called."""

    by: str
    name: str
    table: int


class DealDropped(msgspec.Struct, frozen=True, tag="deal-dropped"):
    """The deal that was wanted could not be offered any more."""


OfPhones = Claimed | Reserved | Released
OfTheDoor = Knocked | LetIn | SentAway
OfSeats = Aimed | SeatsSent | SeatTaken | SeatCashed | SeatKept
OfDeals = DealWanted | DealDropped
OfCalls = FloorCalled | FloorCame
Row = (
    Announced
    | Done
    | Undone
    | Retermed
    | PaidOut
    | OfPhones
    | OfTheDoor
    | Scheduled
    | OfSeats
    | FlightSent
    | OfDeals
    | OfCalls
    | Resumed
    | Stopped
)


def _for_play_chips(old: Json) -> Json:
    """Before events said what they are played for, everybody's money with the house was play chips."""
    return {**old, "terms": {**old["terms"], "played_for": "play"}}


CODEC: Final[Codec[Row]] = Codec(
    "event", Row, [Upcast("announced", 1, _for_play_chips), Upcast("done", 1, lambda old: old)]
)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(Claimed("7f", "ann"))
    '{"v":1,"type":"claimed","person":"7f","player":"ann"}'
    """
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"undone","by":"floor","name":"","number":17}')
    Undone(by='floor', number=17)
    """
    return CODEC.read(text)
