"""What the floor may do at a table, and the journal row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.records.scenarios import policy_of, read_incidents, scenario_of
from croupier.room.hand import rows as played
from croupier.room.hand.rulings import chosen, in_a_line, rule_at, written
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.room.table.state import TableState


def decide_floor(state: TableState, command: commands.Floor, entropy: Randomness) -> rows.Row:
    """The row that a command of the floor becomes; `Refusal` when it may not."""
    row: rows.Row
    match command:
        case commands.Rule():
            row = _rule(state, command, entropy)
        case commands.Void(why):
            if not state.in_hand:
                raise Refusal("cash-no-hand")
            row = played.Voided(why)
        case commands.Hold(why):
            row = rows.Held(why)
        case commands.Restake(terms):
            _check_same_table(state, terms.id)
            row = rows.Restaked(terms)
        case commands.Mute(seat, on):
            row = played.Muted(_holder(state, seat), on)
        case _:
            row = _chair(state, command)
    return row


def _chair(
    state: TableState,
    command: commands.Reserve
    | commands.Free
    | commands.Place
    | commands.Take
    | commands.Reseat
    | commands.Mark
    | commands.PickUp,
) -> rows.Row:
    row: rows.Row
    match command:
        case commands.Reserve(seat, person, name, brought):
            row = rows.Reserved(seat, person, name, brought)
            if state.seat_of(person) is not None:
                raise Refusal("cash-one-seat-each", clause="FSPR:seat-1", seat=state.seat_of(person))
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
            _holder(state, seat)
            row = rows.Changed(seat, to, by_floor=True)
        case commands.Mark(seat):
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


def _rule(state: TableState, rule: commands.Rule, entropy: Randomness) -> played.Ruled:
    """The ruling; whether it can be carried out in the hand shows when the row is tried."""
    profile = rule.under or state.terms.book
    policy = policy_of(profile, rule.policy) if rule.under else state.terms.policy
    if rule.hand:
        seats = {str(seat): seat for seat in state.seated}
        happened = read_incidents(rule.happened, seats)
        ruling = rule_at(state, happened, policy, rule.hand, rule.turn)
        done = written(state, chosen(ruling, rule.option).operations, entropy)
    else:
        ruling = scenario_of(rule.line, rule.table, rule.happened, (profile,)).ruling(policy)
        done = ()
    said = {lang: in_a_line(ruling, lang) for lang in LANGUAGES}
    return played.Ruled(profile, said, ruling.cites, done)


def _check_same_table(state: TableState, table: str) -> None:
    if table != state.terms.id:
        raise Refusal("room-no-such-table", table=table[:40])
    if state.in_hand:
        raise Refusal("room-hand-in-progress")


def _holder(state: TableState, seat: int) -> str:
    seated = state.seated.get(seat)
    if seated is None:
        raise Refusal("cash-nobody-there", seat=seat)
    return seated.person


def _between_hands(state: TableState, person: str) -> int:
    seat = _seat(state, person)
    if state.playing(seat):
        raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
    return seat


def _seat(state: TableState, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("room-not-seated")
    return seat
