"""A table of an event between two hands as text: a cache that spares a restart the rows before it, never the truth.

Versions before this one kept it as they kept a cash table; what they wrote beside these fields is not read.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from croupier.play import Positions
from croupier.room.event.table import rows
from croupier.room.event.table.state import EventTableState, opened
from croupier.room.hand.rows import Sealed
from croupier.room.hand.snapshot import SeatKept, seats_kept
from croupier.room.hand.state import AVERAGED
from croupier.room.hand.terms import Terms
from croupier.room.journal.codec import Codec
from croupier.room.talk.lines import Manners


class _Kept(msgspec.Struct, frozen=True):
    terms: Terms
    version: int
    number: int
    positions: Positions | None
    seated: tuple[SeatKept, ...]
    deal_at: int | None
    closed: bool
    pots: tuple[int, ...]
    muted: tuple[str, ...]
    game: str
    sealing: Sealed | None = None
    sealed_at: int = 0
    manners: Manners = Manners()


CODEC: Final[Codec[_Kept]] = Codec("event-table-snapshot", _Kept)
"""How they are written, and what has changed in them since."""


def snapshot(state: EventTableState) -> str:
    """A table between two hands, as text; the hand just finished is left behind."""
    assert not state.in_hand
    assert state.stopped is None
    kept = _Kept(
        terms=state.terms,
        version=state.version,
        number=state.number,
        positions=state.positions,
        seated=seats_kept(state),
        deal_at=state.deal_at,
        closed=state.closed,
        pots=tuple(state.pots),
        muted=tuple(sorted(state.muted)),
        game=state.game,
        sealing=state.sealing,
        sealed_at=state.sealed_at,
        manners=state.manners,
    )
    return CODEC.write(kept)


def restored(text: str, _version: int, row: rows.Row | None) -> EventTableState:
    """A table between two hands out of a snapshot of it and its first row."""
    kept, state = CODEC.read(text), opened(row)
    state.terms = kept.terms
    state.version = state.told_from = kept.version
    state.number, state.positions = kept.number, kept.positions
    state.seated = {each.seat: each.seated() for each in kept.seated}
    state.deal_at, state.closed = kept.deal_at, kept.closed
    state.pots = deque(kept.pots, maxlen=AVERAGED)
    state.muted, state.game = set(kept.muted), kept.game
    state.sealing, state.sealed_at = kept.sealing, kept.sealed_at
    state.manners = kept.manners
    return state
