"""How an event's journal is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.room.actors.stream import StreamKind
from croupier.room.event import rows
from croupier.room.event.snapshot import restored
from croupier.room.event.state import EventState, amended, apply, opened

if TYPE_CHECKING:
    from croupier.ledger import Book, Transaction


def _chips_agree(state: EventState, _book: Book, _transaction: Transaction | None) -> bool:
    event = state.event
    if event.in_chips != event.issued - event.removed:
        raise Broken("event-chips-disagree", event=state.id)
    return True


EVENT: Final[StreamKind[EventState, rows.Row]] = StreamKind(
    rows.read, rows.write, apply, opened, restored=restored, agree=_chips_agree, amended=amended
)
