"""How the journal of the live cash room is kept."""

from __future__ import annotations

from typing import Final

from croupier.errors import Broken
from croupier.room.actors.stream import StreamKind
from croupier.room.live import asks, rows
from croupier.room.live.apply import apply
from croupier.room.live.state import CashState, from_snapshot, snapshot


def _empty(_row: rows.Row | None, _at: int) -> CashState:
    return CashState()


def _begins(_: CashState, row: rows.Row) -> bool:
    return isinstance(row, rows.Done) and isinstance(row.ask, asks.NewShift)


def _sound(state: CashState) -> None:
    """The shift's own book comes to nothing, and racks hold what their tables' lines say."""
    if state.shift.book.total():
        raise Broken("room-chips-disagree", table=state.stream)
    state.shift.report()


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
