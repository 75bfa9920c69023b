"""How the journal of a casino table is kept."""

from __future__ import annotations

from typing import Final

from croupier.pit.felt import BETS
from croupier.room.actors.stream import StreamKind
from croupier.room.pit import rows
from croupier.room.pit.apply import apply, opened
from croupier.room.pit.history import finished
from croupier.room.pit.money import agree, moved
from croupier.room.pit.state import PitState, from_snapshot, snapshot


def _opens_bets(state: PitState, row: rows.PitRow) -> bool:
    return isinstance(row, rows.BetsOpened) or (isinstance(row, rows.Laid) and state.phase != BETS)


PIT: Final[StreamKind[PitState, rows.PitRow]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    opened,
    snapshot=snapshot,
    keeps=_opens_bets,
    restored=lambda text, _version, _first: from_snapshot(text),
    agree=agree,
    moved=moved,
    record=finished,
    hidden=(rows.Sealed, rows.SpoiledCut),
    still_hidden=lambda state: int(state.following is not None),
)
