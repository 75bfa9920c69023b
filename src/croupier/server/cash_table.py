"""What is said at an online table beside the hand itself: of one's chair, to the others, and by the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from croupier.room import commands
from croupier.room.cash_floor import FloorAsk

if TYPE_CHECKING:
    from croupier.room.people import Person

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=99)]
Words = Annotated[str, msgspec.Meta(max_length=200)]


class Wait(msgspec.Struct, frozen=True, tag_field="t", tag="wait"):
    """Come in with the big blind, or post now."""

    id: Id
    table: TableId
    waits: bool


class ChangeSeat(msgspec.Struct, frozen=True, tag_field="t", tag="change_seat"):
    """Take another seat at the table."""

    id: Id
    table: TableId
    to: Seat


class Queue(msgspec.Struct, frozen=True, tag_field="t", tag="queue"):
    """Wait for a seat at a full table, the one wanted or, with 0, any."""

    id: Id
    table: TableId
    wants: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class Unqueue(msgspec.Struct, frozen=True, tag_field="t", tag="unqueue"):
    """Wait no more."""

    id: Id
    table: TableId


class Straddle(msgspec.Struct, frozen=True, tag_field="t", tag="straddle"):
    """Straddle from now on whenever first to act, or no longer."""

    id: Id
    table: TableId
    on: bool


class RunTwice(msgspec.Struct, frozen=True, tag_field="t", tag="run_twice"):
    """From now on run the board twice, or once, or, with null, be asked each time."""

    id: Id
    table: TableId
    on: bool | None


class Agree(msgspec.Struct, frozen=True, tag_field="t", tag="agree"):
    """Answer, all-in in a hand, whether its board is run out twice."""

    id: Id
    table: TableId
    hand: int
    on: bool


class Say(msgspec.Struct, frozen=True, tag_field="t", tag="say"):
    """Say something to the table."""

    id: Id
    table: TableId
    text: Words


class Rabbit(msgspec.Struct, frozen=True, tag_field="t", tag="rabbit"):
    """Ask for the cards that would have come."""

    id: Id
    table: TableId


ChairMessage = Wait | ChangeSeat | Queue | Unqueue | Straddle | RunTwice | Agree | Say | Rabbit


class OfTheFloor(msgspec.Struct, frozen=True, tag_field="t", tag="floor"):
    """Ask something of an online table as the floor."""

    id: Id
    table: TableId
    ask: FloorAsk


def chair_command(message: ChairMessage, person: Person) -> commands.Command | commands.Listed:
    """What a person's message asks of the table."""
    command: commands.Command | commands.Listed
    match message:
        case Wait():
            command = commands.Wait(person.id, message.waits)
        case ChangeSeat():
            command = commands.Change(person.id, message.to)
        case Queue():
            command = commands.Queue(person.id, person.name, message.wants)
        case Unqueue():
            command = commands.Unqueue(person.id)
        case Straddle():
            command = commands.Straddle(person.id, message.on)
        case RunTwice():
            command = commands.RunTwice(person.id, message.on)
        case Agree():
            command = commands.Agree(person.id, message.hand, message.on)
        case Say():
            command = commands.Say(person.id, message.text)
        case Rabbit():
            command = commands.Rabbit(person.id)
    return command
