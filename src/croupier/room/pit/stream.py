"""How the journal of a casino table is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.pit.felt import BETS
from croupier.room.actors.stream import StreamKind
from croupier.room.pit import rows
from croupier.room.pit.apply import apply, opened
from croupier.room.pit.history import finished
from croupier.room.pit.money import moved, own_accounts
from croupier.room.pit.state import Bench, PitState, from_snapshot, holdings, snapshot

if TYPE_CHECKING:
    from croupier.room.actors.rows import PaidOut


def _opens_bets(state: PitState, row: rows.PitRow) -> bool:
    return isinstance(row, rows.BetsOpened) or (isinstance(row, rows.Laid) and state.phase != BETS)


def _emptied(state: PitState, row: PaidOut) -> PitState:
    return PitState(
        state.terms, state.game, number=state.number, bench=Bench(bank=row.bank), acts=state.acts, closed=True
    )


PIT: Final[StreamKind[PitState, rows.PitRow]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    opened,
    snapshot=snapshot,
    keeps=_opens_bets,
    restored=lambda text, _version, _first: from_snapshot(text),
    held=holdings,
    own=own_accounts,
    moved=moved,
    record=finished,
    hidden=(rows.Sealed, rows.SpoiledCut),
    emptied=_emptied,
    still_hidden=lambda state: int(state.following is not None),
)
