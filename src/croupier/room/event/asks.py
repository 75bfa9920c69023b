"""What can be asked of an event in the room: a director's commands, and what only a room can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

import msgspec

from croupier.room.actors import asks
from croupier.room.bounds import Number, Stream, Word
from croupier.room.event.calls import Why
from croupier.room.table.asks import Knock, LetIn, TurnAway, Welcome
from croupier.tournament import commands
from croupier.tournament.terms import Terms


class Undo(asks.Ask, frozen=True):
    """Take an entry of the log back, with its money, if it is the last that counts."""

    number: Number


class Claim(asks.Ask, frozen=True):
    """Be the player whose code this is."""

    code: Word


class Unclaim(asks.Ask, frozen=True):
    """Be no longer the player whose code one gave."""


class Schedule(asks.Ask, frozen=True):
    """Set the start (ms since 1970); None leaves it to the floor."""

    starts_at: int | None = None


class BringBots(asks.Ask, frozen=True):
    """Register so many bots of the house."""

    count: Annotated[int, msgspec.Meta(ge=1, le=500)]


class CallFloor(asks.Ask, frozen=True):
    """A live table calls the floor, and says what for, and for which `player` where it is about one."""

    table: Number
    why: Why = "ruling"
    player: Word = ""


class Answer(asks.Ask, frozen=True):
    """The floor has come to a table that called."""

    table: Number


class SeatsIn(asks.Ask, frozen=True):
    """A satellite's equal prizes are seats in the event of that id; in none where it is empty."""

    event: Stream


class GiveSeats(asks.Ask, frozen=True):
    """Register those who have won seats in the other event."""


class BringFlight(asks.Ask, frozen=True):
    """Take a flight that has bagged in to the second day."""

    flight: Stream


OfTheDoor: TypeAlias = Knock | LetIn | TurnAway
"""What is asked at the door of an event that a player opened, as at that of a table."""

OfTheRoom: TypeAlias = (
    Undo
    | Claim
    | Unclaim
    | Schedule
    | BringBots
    | SeatsIn
    | GiveSeats
    | BringFlight
    | CallFloor
    | Answer
    | OfTheDoor
)
Ask: TypeAlias = commands.Command | OfTheRoom
"""Anything that comes over the wire."""


@dataclass(frozen=True, slots=True)
class Aim:
    """The event that seats are won in is known, with its price in cents."""

    event: str
    price: int


@dataclass(frozen=True, slots=True)
class NoteSeat:
    """What became of a won seat: an entry, or money where there is a reason `why`."""

    player: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class SendFlight:
    """The bags of a flight go to the second day."""


@dataclass(frozen=True, slots=True)
class DropDeal:
    """The deal that was wanted cannot be offered any more."""


@dataclass(frozen=True, slots=True)
class NotePaid:
    """The cage has paid a player so much of what is owed to him here, in cents, with that `receipt`."""

    player: str
    amount: int
    receipt: int


@dataclass(frozen=True, slots=True)
class NewTerms:
    """The event is to have other terms, as long as nobody has entered; `tickets` to it are out."""

    terms: Terms
    tickets: int = 0


OfTheHouse: TypeAlias = NewTerms | Aim | NoteSeat | SendFlight | DropDeal | NotePaid | Welcome
"""What the house asks of an event for another one, or for who knows its password."""

Asked: TypeAlias = asks.Asked[Ask | OfTheHouse]
"""One command on its way to the event."""

read: Final = asks.reader(Ask)
"""What comes over the wire; `Mistake` when it is no ask of an event."""
