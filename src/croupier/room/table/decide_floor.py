"""What the floor may do at a table, and the journal row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from croupier.errors import Refusal
from croupier.room.hand import rows as played
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.decide_hand import holder, own_seat
from croupier.room.table.door import numbered

if TYPE_CHECKING:
    from croupier.room.table.state import TableState


_OfTheChair: TypeAlias = (
    commands.Reserve
    | commands.Free
    | commands.Place
    | commands.Take
    | commands.Reseat
    | commands.Mark
    | commands.PickUp
)
_OfTheHost: TypeAlias = (
    commands.LetIn | commands.TurnAway | commands.SendAway | commands.End | commands.Welcome
)


def decide_floor(
    state: TableState,
    command: commands.Void | commands.Hold | commands.Restake | commands.BringBot | _OfTheHost | _OfTheChair,
) -> rows.Row:
    """The row that a command of the floor becomes; `Refusal` when it may not."""
    row: rows.Row
    match command:
        case commands.Void(why):
            if not state.in_hand:
                raise Refusal("cash-no-hand")
            row = played.Voided(why)
        case commands.Hold(why):
            row = rows.Held(why)
        case commands.BringBot(person, name, seat, chips, plays):
            row = rows.Sat(person, name, True, seat, chips, plays=plays)
        case commands.Restake(terms):
            _check_same_table(state, terms.id)
            row = rows.Restaked(terms)
        case (
            commands.LetIn() | commands.TurnAway() | commands.SendAway() | commands.End() | commands.Welcome()
        ):
            row = _door(state, command)
        case _:
            row = _chair(state, command)
    return row


def _door(state: TableState, command: _OfTheHost) -> rows.Row:
    row: rows.Row
    if not state.terms.opened_by:
        raise Refusal("room-no-host-here")
    match command:
        case commands.LetIn(guest):
            row = rows.LetIn(numbered(state, guest))
        case commands.Welcome(person, name):
            row = rows.LetIn(person, name)
        case commands.TurnAway(guest):
            row = rows.SentAway(numbered(state, guest))
        case commands.SendAway(seat):
            person = holder(state, seat)
            if state.seated[seat].bot:
                return rows.Left(seat)
            if person == state.terms.opened_by:
                raise Refusal("room-host-stays")
            row = rows.SentAway(person)
        case commands.End():
            if state.ended:
                raise Refusal("room-ended-already")
            row = rows.Ended()
    return row


def _chair(state: TableState, command: _OfTheChair) -> rows.Row:
    row: rows.Row
    match command:
        case commands.Reserve(seat, person, name, brought):
            row = rows.Reserved(seat, person, name, brought)
            held = state.seat_of(person) or state.kept_for(person)
            if held is not None:
                raise Refusal("cash-one-seat-each", clause="FSPR:seat-1", seat=held)
        case commands.Free(seat):
            row = rows.Freed(seat)
        case commands.Place():
            _check_account(command.source)
            row = rows.Sat(*_who(command), command.chips, source=command.source)
            if command.chips < 1 or not command.source:
                raise Refusal("room-nobody-to-place")
        case commands.Take(person, to):
            _check_account(to)
            seat = _between_hands(state, person)
            row = rows.Taken(seat, to)
        case commands.Reseat(seat, to):
            holder(state, seat)
            row = rows.Changed(seat, to, by_floor=True)
        case commands.Mark(seat):
            holder(state, seat)
            if state.seated[seat].leaving:
                raise Refusal("room-leaves-anyway", seat=seat)
            row = rows.SatOut(seat, marked=True)
        case commands.PickUp(seat, waiting):
            row = rows.PickedUp(seat, waiting)
    return row


def _check_account(account: str) -> None:
    """Chips come from the house or from a person's own accounts, never from another stack (FSPR:chips-7)."""
    if account.partition(":")[0] in ("table", "pot", "box", "rack"):
        raise Refusal("room-not-an-account-for-chips", clause="FSPR:chips-7")


def _who(place: commands.Place) -> tuple[str, str, bool, int]:
    return place.person, place.name, place.bot, place.seat


def _check_same_table(state: TableState, table: str) -> None:
    if table != state.terms.id:
        raise Refusal("room-no-such-table", table=table[:40])
    if state.in_hand:
        raise Refusal("room-hand-in-progress")


def _between_hands(state: TableState, person: str) -> int:
    seat = own_seat(state, person)
    if state.playing(seat):
        raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
    return seat
