"""What can be asked of an event in the room: a director's commands, and what only a room can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from croupier.tournament import commands


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take an entry of the log back, with its money, if it is the last that counts."""

    number: int


class PayOut(msgspec.Struct, frozen=True, tag="pay-out"):
    """Pay a player in cash what prizes and refunds have brought to his wallet."""

    player: str


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Be the player whose code this is."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Unclaim(msgspec.Struct, frozen=True, tag="unclaim"):
    """Be no longer the player whose code one gave."""


class Schedule(msgspec.Struct, frozen=True, tag="schedule"):
    """Set the start (ms since 1970); None leaves it to the floor."""

    starts_at: int | None = None


class BringBots(msgspec.Struct, frozen=True, tag="bring-bots"):
    """Register so many bots of the house."""

    count: Annotated[int, msgspec.Meta(ge=1, le=500)]


class SeatsIn(msgspec.Struct, frozen=True, tag="seats-in"):
    """A satellite's equal prizes are seats in the event of that id; in none where it is empty."""

    event: Annotated[str, msgspec.Meta(max_length=64)]


class GiveSeats(msgspec.Struct, frozen=True, tag="give-seats"):
    """Register those who have won seats in the other event."""


class BringFlight(msgspec.Struct, frozen=True, tag="bring-flight"):
    """Take a flight that has bagged in to the second day."""

    flight: Annotated[str, msgspec.Meta(max_length=64)]


OfTheRoom: TypeAlias = (
    Undo | PayOut | Claim | Unclaim | Schedule | BringBots | SeatsIn | GiveSeats | BringFlight
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


OfTheHouse: TypeAlias = Aim | NoteSeat | SendFlight | DropDeal
"""What the house asks of an event for another."""

Office: TypeAlias = Literal["floor", "player", "clock", "table", "house"]


class By(NamedTuple):
    """Who asks: the floor, a player for himself, the event's clock, one of its tables, or the house.

    `person` and `name` are the member who speaks, empty where nobody gave a name.
    """

    office: Office
    person: str = ""
    name: str = ""


class Asked(NamedTuple):
    """One command on its way to the event."""

    by: By
    ask: Ask | OfTheHouse


CLOCK = By("clock")
TABLE = By("table")
HOUSE = By("house")
