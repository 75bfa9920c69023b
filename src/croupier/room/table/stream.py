"""How a table's journal is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.ledger import pot, table_chips
from croupier.room.actors.stream import StreamKind
from croupier.room.hand.record import finished
from croupier.room.hand.rows import HIDDEN
from croupier.room.table import rows
from croupier.room.table.apply import apply, opened
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.state import TableState

if TYPE_CHECKING:
    from croupier.ledger import Account
    from croupier.room.actors.rows import PaidOut
    from croupier.room.hand.state import HandTable


def chips_held(state: HandTable) -> dict[Account, int]:
    """What everybody has at the table, by account."""
    table = state.terms.id
    return {table_chips(table, person): chips for person, chips in state.chips_on_table().items()}


def own_accounts(state: HandTable) -> tuple[str, ...]:
    """How the accounts begin that nothing but the table moves."""
    return (table_chips(state.terms.id, ""), pot(state.terms.id))


def _emptied(state: TableState, _: PaidOut) -> TableState:
    empty = TableState.of(state.terms)
    empty.number, empty.closed = state.number, True
    return empty


def _deals(_: TableState, row: rows.Row) -> bool:
    return isinstance(row, rows.Dealt)


TABLE: Final[StreamKind[TableState, rows.Row]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    opened,
    snapshot=snapshot,
    keeps=_deals,
    restored=lambda text, _version, _first: from_snapshot(text),
    held=chips_held,
    own=own_accounts,
    record=finished,
    hidden=(rows.Dealt, *HIDDEN),
    ends=(rows.Closed,),
    emptied=_emptied,
)
