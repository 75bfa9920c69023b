"""The money of the live cash room out of a database: the report of each shift, and what lies in the boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.cash.shift import FEES
from croupier.room.journal.reader import Reader
from croupier.room.live import asks, rows
from croupier.room.live.state import CASH, CashState
from croupier.room.live.stream import LIVE
from croupier.text.sheet import sheet as csv

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from croupier.cash import TableLine
    from croupier.cash.live_pit import PitLine
    from croupier.room.journal.commit import JournalRow
    from croupier.room.journal.engine import Engine

AMOUNTS: Final = (
    "opened", "filled", "credited", "sold", "bought_back", "kept", "walked", "rack", "closed", "difference",
)  # fmt: skip
"""The columns of a report that are amounts, in chips."""

PLACES: Final = ("rack", *FEES)
"""Where a count can be out."""

SHEET: Final = (
    "table", *AMOUNTS, *FEES, *[f"{fee} counted" for fee in FEES], *[f"{place} out" for place in PLACES], "balances",
)  # fmt: skip


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
    out = [sum([each.difference for each in line.outs if each.place == place]) for place in PLACES]
    return [line.table, *amounts, *[line.fees[fee] for fee in FEES], *counted, *out, line.balances]


PIT_SHEET: Final = (
    "table", "game", "opened", "filled", "credited", "drop", "drop counted", "drop out", "closed", "win", "theo",
)  # fmt: skip


def pit_sheet(lines: Iterable[PitLine]) -> str:
    """The casino tables of a shift as CSV, a table a row, and the whole shift as the last."""
    found = list(lines)
    rows = [_pit_row(line) for line in found]
    wins = [line.win for line in found if line.win is not None]
    whole = [sum(column) for column in zip(*[row[2:6] for row in rows], strict=True)]
    # What has not been counted yet has won nothing, so that a shift has a win only when all its tables are closed.
    win = sum(wins) if len(wins) == len(found) else ""
    total = ["", "", *(whole or [0] * 4), "", "", "", win, sum([line.theo for line in found])]
    return "".join(csv(PIT_SHEET, [*rows, total]))


def _pit_row(line: PitLine) -> list[Any]:
    closed, win = [("" if each is None else each) for each in (line.closed, line.win)]
    counted = "" if line.counted_drop is None else line.counted_drop
    return [
        line.table, line.game, line.opened, line.filled, line.credited, line.drop, counted, line.drop_difference,
        closed, win, line.theo,
    ]  # fmt: skip


def counted_of(line: TableLine, fee: str) -> int | None:
    """What was counted in a table's boxes for one fee; `None` when none was."""
    counted = [count.counted for count in line.counts if count.fee == fee]
    return sum(counted) if counted else None


def shifts(where: Engine) -> list[ShiftReport]:
    """Every shift of a house's live cash room, the running one last; a running room may have the database open.

    Raises `Mistake` when it cannot be read.
    """
    with where.looked_at() as database:
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


def boxes(where: Engine) -> list[tuple[str, str, int]]:
    """What the boxes of the tables on the screen hold: table, fee, chips."""
    with where.looked_at() as database:
        asked = "SELECT account, balance FROM ledger_balances WHERE account LIKE 'box:%' ORDER BY account"
        held = list(database.execute(asked))
    parts: list[tuple[Sequence[str], int]] = [(account.split(":"), chips) for account, chips in held]
    return [(account[1], account[2], chips) for account, chips in parts if chips]
