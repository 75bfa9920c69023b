"""How a table's journal is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.ledger import table_chips
from croupier.room.actors.stream import StreamKind
from croupier.room.hand.record import finished
from croupier.room.hand.rows import HIDDEN
from croupier.room.table import rows
from croupier.room.table.apply import apply, opened
from croupier.room.table.snapshot import from_snapshot, snapshot

if TYPE_CHECKING:
    from croupier.ledger import Book, Transaction
    from croupier.room.hand.state import HandTable
    from croupier.room.table.state import TableState


def chips_agree(state: HandTable, book: Book, transaction: Transaction | None = None) -> bool:
    """Whether the ledger knows of the same chips on the table as its seats do, once a transaction is posted."""
    table = state.terms.id
    seated = {table_chips(table, person): chips for person, chips in state.chips_on_table().items()}
    after = book.after(transaction) if transaction is not None else {}
    here = table_chips(table, "")
    gone = [chips for account, chips in after.items() if account.startswith(here) and account not in seated]
    return not any(gone) and all(
        after.get(account, book.balance(account)) == chips for account, chips in seated.items()
    )


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
    agree=chips_agree,
    record=finished,
    hidden=(rows.Dealt, *HIDDEN),
)
