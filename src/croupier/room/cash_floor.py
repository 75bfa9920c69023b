"""The floor at the online tables of the house: what it asks of one table, and moving people between two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from croupier.errors import Refusal
from croupier.ledger import Account
from croupier.room import commands

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.actor import TableActor
    from croupier.room.state import Seated

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=99)]
Words = Annotated[str, msgspec.Meta(max_length=200)]


class Ask(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something the floor asks of a table."""


class Hold(Ask, frozen=True, tag="hold"):
    """Deal no hand until the word is given: an empty `why`."""

    why: Words = ""


class Void(Ask, frozen=True, tag="void"):
    """The hand is no hand: everything put in goes back, and the next one is dealt from the same button."""

    why: Words


class Mark(Ask, frozen=True, tag="mark"):
    """Put an absence marker in front of a seat."""

    seat: Seat


class PickUp(Ask, frozen=True, tag="pick_up"):
    """Count an absent player's stack to the cage; so many wait for a seat."""

    seat: Seat
    waiting: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Reseat(Ask, frozen=True, tag="reseat"):
    """Give the player of a seat another one."""

    seat: Seat
    to: Seat


class Mute(Ask, frozen=True, tag="mute"):
    """Close the chat for the player of a seat, or open it again."""

    seat: Seat
    on: bool


class Free(Ask, frozen=True, tag="free"):
    """Keep a seat for nobody any more."""

    seat: Seat


class Move(Ask, frozen=True, tag="move"):
    """Bring the player of a seat to a seat of another table of the same game; he posts nothing there."""

    seat: Seat
    to: TableId
    to_seat: Seat


Plain = Hold | Void | Mark | PickUp | Reseat | Mute | Free
FloorAsk = Plain | Move
"""What the floor may ask."""


def moving(person: str) -> Account:
    """Chips on their way from one table to another."""
    return Account(f"moving:{person}")


def seated_at(actor: TableActor, seat: int) -> Seated:
    """Who sits in a seat; `Refusal` where nobody does."""
    seated = actor.state.seated.get(seat)
    if seated is None:
        raise Refusal("cash-nobody-there", seat=seat)
    return seated


async def move(tables: Mapping[str, TableActor], table: str, ask: Move, id: str) -> None:
    """Bring a player to another table of the same game, between hands; he posts nothing there (FSPR:mustmove-1).

    His chips lie in an account of his own on the way; the table that keeps a seat for him seats him as soon as they
    are there, after an outage too. Raises `Refusal` when he cannot be moved.
    """
    here, there = tables[table], tables.get(ask.to)
    if there is None:
        raise Refusal("room-no-such-table", table=ask.to[:40])
    if there.state.cash.game.variant_name != here.state.cash.game.variant_name or there is here:
        raise Refusal("cash-feeds-another-game", table=table, to=ask.to)
    seated = seated_at(here, ask.seat)
    if not seated.chips or seated.bot:
        raise Refusal("room-not-to-be-moved", seat=ask.seat)
    person, name = seated.person, seated.name
    await there.tell(commands.Reserve(ask.to_seat, person, name, brought=True), f"{id}/keep")
    try:
        await here.tell(commands.Take(person, moving(person)), f"{id}/take")
    except Refusal:
        await there.tell(commands.Free(ask.to_seat), f"{id}/free")
        raise
    there.nudge()


async def ask_table(tables: Mapping[str, TableActor], table: str, ask: FloorAsk, id: str) -> None:
    """What the floor asks of an online table; the same `id` again does nothing more. Raises `Refusal`."""
    actor = tables.get(table)
    if actor is None:
        raise Refusal("room-no-such-table", table=table[:40])
    if isinstance(ask, Move):
        await move(tables, table, ask, id)
        return
    await actor.tell(_command(actor, ask), id)


def _command(actor: TableActor, ask: Plain) -> commands.Floor:
    command: commands.Floor
    match ask:
        case Hold(why):
            command = commands.Hold(why)
        case Void(why):
            command = commands.Void(why)
        case Mark(seat):
            command = commands.Mark(seat)
        case PickUp(seat, waiting):
            command = commands.PickUp(seat, waiting)
        case Reseat(seat, to):
            command = commands.Reseat(seated_at(actor, seat).person, to)
        case Mute(seat, on):
            command = commands.Mute(seated_at(actor, seat).person, on)
        case Free(seat):
            command = commands.Free(seat)
    return command
