"""What a journal row does to the live cash room: done, taken back, a shift begun."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.errors import Broken, Refusal
from croupier.room import cash_asks as asks
from croupier.room import cash_rows as rows
from croupier.room.cash_doing import carry_out
from croupier.room.cash_state import CashState, Entry, begun
from croupier.room.commit import JournalRow


def folded(journal: Iterable[JournalRow], state: CashState | None = None) -> CashState:
    """Read the rows from the first one, or go on from a state."""
    state = state or CashState()
    for version, _, text in journal:
        if version != state.version + 1:
            raise Broken("room-journal-gap", stream="cash", version=state.version + 1)
        state = apply(state, rows.read(text))
    return state


def apply(state: CashState, row: rows.Row) -> CashState:
    """The room after its next row. `Refusal` when it may not be; the state given is then as it was, or is not to be
    used any more: `again` makes it anew.
    """
    match row:
        case rows.Done(ask=asks.NewShift(name)):
            if state.room.tables:
                raise Refusal("cash-tables-open", tables=len(state.room.tables))
            state = begun(msgspec.structs.replace(state.keeps(), shift=name), state.version + 1)
        case rows.Done():
            carry_out(state, row)
            state.version += 1
            state.done.append(Entry(state.version, row))
        case rows.Undone(number=number):
            state = _without(state, number)
            state.version += 1
        case rows.Stopped(code):
            state.stopped = code
            state.version += 1
    return state


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


def _without(state: CashState, number: int) -> CashState:
    last = last_of(state)
    if last is None or last.number != number:
        raise Refusal("cash-not-the-last", number=number)
    state.done = [entry for entry in state.done if entry.number < number]
    return again(state)
