"""The live cash room over HTTP: the shift's report, as a page reads it and as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from croupier.errors import Mistake
from croupier.room.cashier.report import REPORTS, Period, day_of, report, whole, written
from croupier.room.cashier.stream import CAGE
from croupier.room.live.report import AMOUNTS, pit_sheet, sheet
from croupier.room.live.state import CASH
from croupier.server.addresses import CSV, Number, Text, guarded
from croupier.server.answers import NO_STORE, as_json
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.cash import TableLine
    from croupier.room.house.house import House
    from croupier.server.callers import Callers

OF: Final = Text("of", 16)
DAY: Final = Text("day", 10)
SINCE: Final = Number("since")
UNTIL: Final = Number("until")


class CashDesk:
    """What the cage wants of the shift."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._aside = Aside(at_once=1, waiting=8)
        self.routes: Final = [
            guarded("/api/cash/shift", self.shift, callers, "money", at=_here),
            guarded("/api/cash/shift.csv", self.sheet, callers, "money", at=_here, tells=CSV),
            guarded("/api/cash/pit.csv", self.pit, callers, "money", at=_here, tells=CSV),
            guarded("/api/cage/report", self.cage, callers, "money", at=_cage, asks=(SINCE, UNTIL)),
            guarded(
                "/api/cage/report.csv",
                self.report,
                callers,
                "money",
                at=_cage,
                asks=(OF, DAY, SINCE, UNTIL),
                tells=CSV,
            ),
        ]

    async def shift(self, _: Request) -> dict[str, Any]:
        """Every table's line of the running shift, with what was counted and what is out, in chips."""
        name, lines = self._house.cash.report()
        return {
            "shift": name,
            "balances": all(line.balances for line in lines),
            "tables": [*map(_plain, lines)],
        }

    async def sheet(self, _: Request) -> Response:
        """The same as CSV, a table a row."""
        name, lines = self._house.cash.report()
        headers = {"content-disposition": f'attachment; filename="shift-{name or 1}.csv"', **NO_STORE}
        return Response(sheet(lines), media_type=CSV, headers=headers)

    async def pit(self, _: Request) -> Response:
        """The casino tables of the running shift as CSV: drop, fills, credits, win by table and of the shift."""
        name, _lines = self._house.cash.report()
        _at, lines = self._house.cash.pit()
        headers = {"content-disposition": f'attachment; filename="pit-{name or 1}.csv"', **NO_STORE}
        return Response(pit_sheet(lines), media_type=CSV, headers=headers)

    async def cage(self, request: Request) -> Response:
        """What the accountant is handed, as a page prints it: all that was done from `since` `until` a time (ms)."""
        found = await self._aside.do(whole, self._house.store, _period(request))
        return as_json(found, headers=NO_STORE)

    async def report(self, request: Request) -> Response:
        """What the accountant is handed as CSV: `of` what, of a `day` (UTC) or from `since` `until` a time (ms)."""
        of, day = OF.of(request) or "receipts", DAY.of(request)
        if of not in REPORTS:
            raise Mistake("server-no-such-report", of=of, reports=", ".join(REPORTS))
        period = _period(request)
        text = await self._aside.do(report, self._house.store, of, period)
        named = _plain_day(day or (written(period.since)[:10] if period.since else ""))
        headers = {"content-disposition": f'attachment; filename="{of}-{named}.csv"', **NO_STORE}
        return Response(text, media_type=CSV, headers=headers)


def _period(request: Request) -> Period:
    day = DAY.of(request)
    return day_of(day) if day else Period(SINCE.of(request) or 0, UNTIL.of(request))


def _plain_day(day: str) -> str:
    return "".join([each for each in day if each.isascii() and (each.isdigit() or each == "-")]) or "all"


def _cage(_: Request) -> str:
    return CAGE


def _here(_: Request) -> str:
    return CASH


def _plain(line: TableLine) -> dict[str, object]:
    counts = [{**count._asdict(), "difference": count.difference} for count in line.counts]
    amounts = {amount: getattr(line, amount) for amount in AMOUNTS}
    fees = dict(line.fees)
    outs = [{**out._asdict(), "difference": out.difference} for out in line.outs]
    return {
        "table": line.table,
        **amounts,
        "fees": fees,
        "counts": counts,
        "outs": outs,
        "balances": line.balances,
    }
