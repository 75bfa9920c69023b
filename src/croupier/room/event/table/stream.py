"""How the journal of an event's table is kept."""

from __future__ import annotations

from typing import Final

from croupier.room.actors.stream import StreamKind
from croupier.room.event.table import rows
from croupier.room.event.table.snapshot import restored, snapshot
from croupier.room.event.table.state import EventTableState, apply, opened
from croupier.room.hand.record import finished
from croupier.room.hand.rows import HIDDEN
from croupier.room.table.stream import chips_held, own_accounts


def _deals(_: EventTableState, row: rows.Row) -> bool:
    return isinstance(row, rows.HandDealt)


EVENT_TABLE: Final[StreamKind[EventTableState, rows.Row]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    opened,
    snapshot=snapshot,
    keeps=_deals,
    restored=restored,
    held=chips_held,
    own=own_accounts,
    record=finished,
    hidden=(rows.HandDealt, *HIDDEN),
    ends=(rows.Closed,),
)
