"""What the accountant is handed out of the journals: drawers with their receipts, the money of events and cash tables.

A drawer belongs to the day on which it was opened, with everything that went through it, and a shift of the live cash
room to that on which it began: so the sheets of a day agree with one another, and what is added up is added up once.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from croupier.cage import METHODS, Method
from croupier.cage.report import By, drawers_sheet, lines, lines_sheet
from croupier.cage.report import sheet as receipts_sheet
from croupier.errors import Mistake
from croupier.ledger import Kind
from croupier.room.cashier import rows
from croupier.room.cashier.deposits import CHIP
from croupier.room.cashier.holdings import Holding, holdings
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.cashier.view import ReceiptSeen, receipt_seen
from croupier.room.event.owing import owing
from croupier.room.event.state import stream_of
from croupier.room.event.stream import EVENT
from croupier.room.live.report import counted_of, shifts_of
from croupier.room.live.state import CASH
from croupier.text.sheet import sheet as csv
from croupier.text.sheet import units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.cage import Drawer
    from croupier.cage.report import Line
    from croupier.cash import TableLine
    from croupier.ledger import Account
    from croupier.room.event.state import EventState
    from croupier.room.journal.reader import Reader
    from croupier.room.live.report import ShiftReport

Report: TypeAlias = Literal["receipts", "drawers", "event", "person", "method", "events", "tables", "kinds"]
REPORTS: Final[tuple[Report, ...]] = get_args(Report)

DAY: Final = 24 * 60 * 60 * 1000


class Period(NamedTuple):
    """A time from `since` until `until`, in ms since 1970; without an end it goes on."""

    since: int = 0
    until: int | None = None

    def has(self, at: int) -> bool:
        """Whether a time is in it.

        >>> Period(5, 7).has(6), Period(5, 7).has(7), Period().has(7)
        (True, False, True)
        """
        return self.since <= at and (self.until is None or at < self.until)


def day_of(text: str) -> Period:
    """Return a day, as `2026-11-22`, in UTC; all time where there is none. `Mistake` for what is no day.

    >>> day_of("1970-01-02")
    Period(since=86400000, until=172800000)
    """
    if not text:
        return Period()
    try:
        began = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise Mistake("cage-no-such-day", day=text[:20]) from None
    since = round(began.timestamp() * 1000)
    return Period(since, since + DAY)


class SumSeen(msgspec.Struct, frozen=True):
    """What was taken and paid under one heading, in cents: the id of what it is `of`, and its name."""

    of: str
    name: str
    receipts: int
    taken: int
    paid: int


class DrawerTold(msgspec.Struct, frozen=True):
    """A drawer from its float to its count, with all its receipts; amounts in cents, times in ms since 1970."""

    number: int
    name: str
    opened: int
    closed: int | None
    float: int
    taken: dict[Method, int]
    paid: dict[Method, int]
    expected: int
    counted: int | None
    difference: int
    signed: tuple[str, ...]
    receipts: tuple[ReceiptSeen, ...]


class EventMoney(msgspec.Struct, frozen=True):
    """The money of an event as it stood at the end of the time, in cents, and on how many tickets its entries are.

    The `staff` have their share of the buy-ins; `owed` is what lies on balances of what it has to pay.
    """

    event: str
    name: str
    played_for: Kind
    phase: str
    entries: int
    reentries: int
    rebuys: int
    add_ons: int
    tickets: int
    pool: int
    overlay: int
    bounties: int
    fees: int
    staff: int
    paid: int
    owed: int


class TableMoney(msgspec.Struct, frozen=True):
    """A table of the live cash room through a shift, in cents; when the shift began and ended, in ms since 1970.

    `drop` is what players bought chips for there; what the rack must hold is `expected`, and `closed` what was counted.
    `counted` is what was found in its boxes, null where nobody has counted.
    """

    shift: str
    began: int
    ended: int | None
    table: str
    name: str
    opened: int
    fills: int
    credits: int
    drop: int
    bought_back: int
    kept: int
    walked: int
    expected: int
    closed: int | None
    difference: int
    rake: int
    jackpot: int
    time: int
    tips: int
    counted: int | None
    balances: bool
    played_for: Kind = "club"


class CageReport(msgspec.Struct, frozen=True):
    """All that went on in a time: drawers, sums of their receipts, events and tables of the cash room.

    `kinds` is what the house held and owed of every kind of money, and `events` is how they stood, when it ended; where
    it goes on, how they stand now.
    """

    since: int
    until: int | None
    drawers: tuple[DrawerTold, ...]
    methods: tuple[SumSeen, ...]
    sold: tuple[SumSeen, ...]
    people: tuple[SumSeen, ...]
    of_events: tuple[SumSeen, ...]
    events: tuple[EventMoney, ...]
    tables: tuple[TableMoney, ...]
    kinds: tuple[Holding, ...]


def whole(reader: Reader, period: Period) -> CageReport:
    """Return the whole report of a time."""
    found = [each for each in drawers(reader) if period.has(each.opened)]
    receipts = [receipt for drawer in found for receipt in drawer.receipts]
    names = {state.id: state.terms.name for state in _events(reader, Period())}

    def sums(by: By) -> tuple[SumSeen, ...]:
        return tuple([_sum(each, names if by == "event" else {}) for each in lines(receipts, by)])

    return CageReport(
        period.since,
        period.until,
        tuple([_drawer(each) for each in found]),
        sums("method"),
        sums("what"),
        sums("person"),
        tuple([each for each in sums("event") if each.of]),
        tuple(events(reader, period)),
        tuple(tables(reader, period)),
        tuple(holdings(_balances(reader, period))),
    )


def report(reader: Reader, of: Report, period: Period) -> str:
    """A report of a time as CSV, amounts in whole units.

    `receipts` and `drawers` are those of the drawers opened in it, `event`, `person` and `method` sums of their
    receipts, `events` is how each event stood at its end on which something was done, `tables` those of the live cash
    room; `kinds` is what the house held and owed at its end of every kind of money: play chips and tickets by number.
    """
    if of == "kinds":
        return _kinds_sheet(holdings(_balances(reader, period)))
    if of == "events":
        return _sheet(EventMoney, events(reader, period))
    if of == "tables":
        return _sheet(TableMoney, tables(reader, period))
    found = [each for each in drawers(reader) if period.has(each.opened)]
    if of == "drawers":
        return drawers_sheet(found, written)
    receipts = sorted(receipt for drawer in found for receipt in drawer.receipts)
    if of == "receipts":
        return receipts_sheet(receipts, written)
    names = {state.id: state.terms.name for state in _events(reader, Period())} if of == "event" else {}
    return lines_sheet(
        [each._replace(name=names.get(each.of, each.name)) for each in lines(receipts, of)], of
    )


def drawers(reader: Reader) -> list[Drawer]:
    """Every drawer of a house, in the order they were opened."""
    state = CageState()
    found: dict[int, Drawer] = {}
    for each in reader.rows(CAGE):
        KIND.carry_out(state, rows.read(each.row), each.at)
        found |= state.cage.drawers
        found |= {drawer.number: drawer for drawer in state.cage.closed[-1:]}
    return [found[number] for number in sorted(found)]


def events(reader: Reader, period: Period) -> Iterator[EventMoney]:
    """The money of the events on which something was done in a time, as they stood when it ended."""
    known = list(_events(reader, period))
    balances = _balances(reader, period)
    owed = owing(known, lambda account: balances.get(account, 0))
    for state in known:
        if any(period.has(row.at) for row in reader.rows(state.stream)):
            yield _event(state, sum(owed.get(state.id, {}).values()))


def tables(reader: Reader, period: Period) -> Iterator[TableMoney]:
    """The tables of the live cash room in the shifts that began in a time."""
    for shift in shifts_of(reader.rows(CASH)):
        if period.has(shift.began):
            for line in shift.lines:
                yield _table(shift, line)


def written(at: int) -> str:
    """A time in ms since 1970 as reports have it, in UTC.

    >>> written(0)
    '1970-01-01 00:00:00'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _balances(reader: Reader, period: Period) -> dict[Account, int]:
    """What every account held when a time ended; what it holds now, where it goes on."""
    return reader.balances() if period.until is None else reader.balances_before(period.until)


def _events(reader: Reader, period: Period) -> Iterator[EventState]:
    """Every event as it stood when a time ended; those that were announced later are not among them."""
    begins = stream_of("")
    for stream in reader.streams():
        if not stream.startswith(begins):
            continue
        state = EVENT.reload(reader, stream)
        if period.until is None or state.at < period.until:
            yield state
            continue
        rows = [row for row in reader.proved_rows(stream) if row.at < period.until]
        if rows:
            yield EVENT.fold(rows)


def _sum(line: Line, names: Mapping[str, str]) -> SumSeen:
    return SumSeen(line.of, names.get(line.of, line.name), line.receipts, line.taken, line.paid)


def _drawer(drawer: Drawer) -> DrawerTold:
    return DrawerTold(
        drawer.number,
        drawer.name,
        drawer.opened,
        drawer.closed,
        drawer.float,
        {method: drawer.taken(method) for method in METHODS},
        {method: drawer.paid(method) for method in METHODS},
        drawer.held("cash"),
        drawer.counted,
        drawer.difference,
        drawer.signed,
        tuple([receipt_seen(each) for each in drawer.receipts]),
    )


def _event(state: EventState, owed: int) -> EventMoney:
    event, money = state.event, state.event.money
    everybody = event.entrants.values()
    return EventMoney(
        state.id,
        state.terms.name,
        state.terms.kind,
        event.phase,
        event.entries,
        event.entries - event.unique,
        sum(each.rebuys for each in everybody),
        sum(each.add_ons for each in everybody),
        sum(each.tickets for each in everybody),
        money.pool,
        money.overlay,
        money.bounties,
        money.fees,
        money.staff,
        money.paid,
        owed,
    )


def _table(shift: ShiftReport, line: TableLine) -> TableMoney:
    counted = [found for fee in line.fees if (found := counted_of(line, fee)) is not None]
    return TableMoney(
        shift.name,
        shift.began,
        shift.ended,
        line.table,
        shift.titles.get(line.table, line.table),
        line.opened * CHIP,
        line.filled * CHIP,
        line.credited * CHIP,
        line.sold * CHIP,
        line.bought_back * CHIP,
        line.kept * CHIP,
        line.walked * CHIP,
        line.rack * CHIP,
        None if line.closed is None else line.closed * CHIP,
        line.difference * CHIP,
        line.fees["rake"] * CHIP,
        line.fees["jackpot"] * CHIP,
        line.fees["time"] * CHIP,
        line.fees["tips"] * CHIP,
        sum(counted) * CHIP if counted else None,
        line.balances,
    )


def _kinds_sheet(found: Iterable[Holding]) -> str:
    told = (
        [each.kind, each.of, *[units(n) if each.kind == "club" else n for n in (each.held, each.owed)]]
        for each in found
    )
    return "".join(csv(["kind", "of", "held", "owed"], told))


_COUNTS: Final = ("entries", "reentries", "rebuys", "add_ons", "tickets")
_TIMES: Final = ("began", "ended")


def _sheet(kind: type[msgspec.Struct], found: Iterable[msgspec.Struct]) -> str:
    """Lines as CSV, a column a field: times in words, amounts in whole units."""
    fields = kind.__struct_fields__

    def cell(name: str, value: object) -> object:
        if value is None:
            return ""
        if name in _TIMES:
            return written(int(str(value)))
        return units(value) if type(value) is int and name not in _COUNTS else value

    titles = [name.replace("_", " ") for name in fields]
    return "".join(csv(titles, ([cell(name, getattr(each, name)) for name in fields] for each in found)))
