"""How the journal of the waiting lists is kept."""

from __future__ import annotations

from typing import Final

from croupier.room.actors.stream import StreamKind
from croupier.room.lists import rows
from croupier.room.lists.state import ListsState, apply


def _empty(_row: rows.Row | None, _at: int) -> ListsState:
    return ListsState()


WAITING: Final[StreamKind[ListsState, rows.Row]] = StreamKind(
    rows.read, rows.write, apply, _empty, opens=False
)
