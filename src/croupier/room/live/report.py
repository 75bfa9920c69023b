"""The money of the live cash room out of a database: the report of each shift, and what lies in the boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cash.shift import FEES
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks, rows
from croupier.room.live.state import CASH, CashState
from croupier.room.live.stream import LIVE
from croupier.text.sheet import sheet as csv

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from croupier.cash import TableLine
    from croupier.room.journal.commit import JournalRow

AMOUNTS: Final = (
    "opened", "filled", "credited", "sold", "bought_back", "kept", "walked", "rack", "closed", "difference",
)  # fmt: skip
"""The columns of a report that are amounts, in chips."""

SHEET: Final = ("table", *AMOUNTS, *FEES, *[f"{fee} counted" for fee in FEES], "balances")


class ShiftReport(NamedTuple):
    """One shift and its tables' lines, with the tables' names; when it began and ended, in ms since 1970."""

    name: str
    lines: tuple[TableLine, ...]
    titles: Mapping[str, str] = {}
    began: int = 0
    ended: int | None = None

    @property
    def balances(self) -> bool:
        """Whether every rack and box held what it should."""
        return all(line.balances for line in self.lines)


def sheet(lines: Iterable[TableLine]) -> str:
    """The lines of a shift as CSV, a table a row."""
    return "".join(csv(SHEET, map(_row, lines)))


def _row(line: TableLine) -> list[object]:
    counted = ["" if (found := counted_of(line, fee)) is None else found for fee in FEES]
    amounts = [getattr(line, amount) for amount in AMOUNTS]
    return [line.table, *amounts, *[line.fees[fee] for fee in FEES], *counted, line.balances]


def counted_of(line: TableLine, fee: str) -> int | None:
    """What was counted in a table's boxes for one fee; `None` when none was."""
    counted = [count.counted for count in line.counts if count.fee == fee]
    return sum(counted) if counted else None


def shifts(path: Path) -> list[ShiftReport]:
    """Every shift of a house's live cash room, the running one last; a running room may have the database open.

    Raises `Mistake` when it cannot be read.
    """
    with looked_at(path) as database:
        return list(shifts_of(Reader(database).rows(CASH)))


def shifts_of(journal: Iterable[JournalRow]) -> Iterator[ShiftReport]:
    """Return every shift that the rows of the live cash room tell of, the running one last."""
    state, began, titles = CashState(), 0, dict[str, str]()
    for each in journal:
        row = rows.read(each.row)
        if isinstance(row, rows.Done) and isinstance(row.ask, asks.NewShift):
            if state.done:
                yield ShiftReport(state.shift.name, state.shift.report(), titles, began, each.at)
            began, titles = each.at, {}
        began = began or each.at
        LIVE.carry_out(state, row, each.at)
        titles = titles | state.titles
    yield ShiftReport(state.shift.name, state.shift.report(), titles, began)


def boxes(path: Path) -> list[tuple[str, str, int]]:
    """What the boxes of the tables on the screen hold: table, fee, chips."""
    with looked_at(path) as database:
        asked = "SELECT account, balance FROM ledger_balances WHERE account LIKE 'box:%' ORDER BY account"
        held = list(database.execute(asked))
    parts: list[tuple[Sequence[str], int]] = [(account.split(":"), chips) for account, chips in held]
    return [(account[1], account[2], chips) for account, chips in parts if chips]
