"""What the accountant is handed out of the journals: receipts, drawers and their sums, the money of every event."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from croupier.cage.report import drawers_sheet, lines, lines_sheet
from croupier.cage.report import sheet as receipts_sheet
from croupier.room.cashier import rows
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.event.state import stream_of
from croupier.room.event.stream import EVENT
from croupier.text.sheet import sheet as csv
from croupier.text.sheet import units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.cage import Drawer
    from croupier.room.event.state import EventState
    from croupier.room.journal.reader import Reader

Report: TypeAlias = Literal["receipts", "drawers", "event", "person", "method", "events"]
REPORTS: Final[tuple[Report, ...]] = get_args(Report)

EVENTS: Final = (
    "event", "name", "played for", "phase", "entries", "re-entries", "rebuys", "add-ons",
    "pool", "overlay", "bounties", "fees", "staff", "prizes paid", "owed at the desk",
)  # fmt: skip


def report(reader: Reader, of: Report, day: str = "") -> str:
    """A report as CSV, amounts in whole units: of all days, or of one (as `2026-11-22`, in UTC).

    `receipts` and `drawers` are those of the day, `event`, `person` and `method` sums of its receipts, `events` is how
    each event stands that began or was announced by then.
    """
    if of == "events":
        return "".join(csv(EVENTS, map(_event, _events(reader, day))))
    found = drawers(reader)
    if of == "drawers":
        return drawers_sheet([each for each in found if written(each.opened).startswith(day)], written)
    receipts = sorted(
        each for drawer in found for each in drawer.receipts if written(each.at).startswith(day)
    )
    return receipts_sheet(receipts, written) if of == "receipts" else lines_sheet(lines(receipts, of), of)


def drawers(reader: Reader) -> list[Drawer]:
    """Every drawer of a house, in the order they were opened."""
    state = CageState()
    found: dict[int, Drawer] = {}
    for each in reader.rows(CAGE):
        KIND.carry_out(state, rows.read(each.row), each.at)
        found |= state.cage.drawers
        found |= {drawer.number: drawer for drawer in state.cage.closed[-1:]}
    return [found[number] for number in sorted(found)]


def written(at: int) -> str:
    """A time in ms since 1970 as reports have it, in UTC.

    >>> written(0)
    '1970-01-01 00:00:00'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _events(reader: Reader, day: str) -> Iterator[EventState]:
    """The events on which something was done on a day, as they stand now."""
    begins = stream_of("")
    for stream in reader.streams():
        if not stream.startswith(begins):
            continue
        if day and not any(written(row.at).startswith(day) for row in reader.rows(stream)):
            continue
        yield EVENT.reload(reader, stream)


def _event(state: EventState) -> list[object]:
    event = state.event
    money = event.money
    everybody = event.entrants.values()
    cents = (money.pool, money.overlay, money.bounties, money.fees, money.staff, money.paid)
    return [
        state.id,
        state.terms.name,
        state.terms.kind,
        event.phase,
        event.entries,
        event.entries - event.unique,
        sum(each.rebuys for each in everybody),
        sum(each.add_ons for each in everybody),
        *map(units, cents),
        units(sum(owed for owed in state.owed.values() if owed > 0)),
    ]
