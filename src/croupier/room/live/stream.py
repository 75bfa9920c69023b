"""How the journal of the live cash room is kept."""

from __future__ import annotations

from typing import Final

from croupier.errors import Broken
from croupier.ledger import kind_of
from croupier.room.actors.stream import StreamKind
from croupier.room.live import asks, rows
from croupier.room.live.apply import apply
from croupier.room.live.state import PLAYERS, CashState, from_snapshot, snapshot


def _empty(_row: rows.Row | None, _at: int) -> CashState:
    return CashState()


def _begins(_: CashState, row: rows.Row) -> bool:
    return isinstance(row, rows.Done) and isinstance(row.ask, asks.NewShift)


def _sound(state: CashState) -> None:
    """The shift's book comes to nothing, racks hold what their lines say, and stacks are the chips given out."""
    book, kind = state.shift.book, state.shift.kind
    if book.total() or any([kind_of(account) != kind for account, _ in book.accounts()]):
        raise Broken("room-chips-disagree", table=state.stream)
    dropped = {line.table: sum(line.fees.values()) for line in state.shift.report() if line.closed is None}
    for id, table in state.room.tables.items():
        stacks = sum([chair.chips for chair in table.chairs.values()]) + table.adrift
        # What the time charge took is off the stacks already; what went from pots into boxes was never counted off.
        if stacks != state.shift.in_front(id, PLAYERS) + dropped[id] - table.charged.time:
            raise Broken("room-chips-disagree", table=id)


LIVE: Final[StreamKind[CashState, rows.Row]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    _empty,
    opens=False,
    snapshot=snapshot,
    keeps=_begins,
    restored=lambda text, version, _first: from_snapshot(text, version),
    sound=_sound,
)
