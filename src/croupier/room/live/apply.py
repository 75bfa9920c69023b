"""What a journal row does to the live cash room: done, taken back, a shift begun."""

from __future__ import annotations

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect
from croupier.room.live import asks, rows
from croupier.room.live.doing import carry_out
from croupier.room.live.state import CashState, Entry, begun


def apply(state: CashState, row: rows.Row, _at: int) -> Effect:
    """Change the room by a row; `Refusal` when it may not be, and the state is then not to be used any more."""
    match row:
        case rows.Done(ask=asks.NewShift(name)):
            pit = [table for table in state.kitty.pit.tables.values() if table.closed is None]
            if state.room.tables or pit:
                raise Refusal("cash-tables-open", tables=len(state.room.tables) + len(pit))
            state.become(begun(msgspec.structs.replace(state.keeps(), shift=name), state.version))
        case rows.Done():
            carry_out(state, row)
            state.done.append(Entry(state.version, row))
        case rows.Undone(number=number):
            check_last(state, number)
            state.done = [entry for entry in state.done if entry.number < number]
            state.become(again(state))
        case Stopped() | Resumed():
            pass
    return NOTHING


def again(state: CashState) -> CashState:
    """The state made anew from what was done."""
    fresh = begun(state.kept, state.version)
    for entry in state.done:
        carry_out(fresh, entry.row)
    fresh.done, fresh.stopped = list(state.done), state.stopped
    return fresh


def last_of(state: CashState) -> Entry | None:
    """The last entry somebody can take back: what the room did of itself does not count."""
    return next((entry for entry in reversed(state.done) if entry.row.by != "house"), None)


def check_last(state: CashState, number: int) -> Entry:
    """Return the last entry that counts; `Refusal` where it has another number: no other can be taken back."""
    last = last_of(state)
    if last is None or last.number != number:
        raise Refusal("cash-not-the-last", number=number)
    return last
