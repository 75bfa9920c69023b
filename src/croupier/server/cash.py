"""The live cash room over HTTP: the shift's report, as a page reads it and as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from croupier.room.cash_report import AMOUNTS, sheet
from croupier.server.asking import with_key
from croupier.server.desk import refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from croupier.cash import TableLine
    from croupier.room.house import House


class CashDesk:
    """What the cage wants of the shift."""

    def __init__(self, house: House, is_floor: Callable[[str], bool]) -> None:
        self._house = house
        self._is_floor = is_floor
        self.routes = [Route("/api/cash/shift", self.shift), Route("/api/cash/shift.csv", self.sheet)]

    async def shift(self, request: Request) -> Response:
        """Every table's line of the running shift, with what was counted and what is out, in chips."""
        if not with_key(request, self._is_floor):
            return refused(request)
        name, lines = self._house.cash.report()
        told = {
            "shift": name,
            "balances": all(line.balances for line in lines),
            "tables": [*map(_plain, lines)],
        }
        return JSONResponse(told, headers={"cache-control": "no-store"})

    async def sheet(self, request: Request) -> Response:
        """The same as CSV, a table a row."""
        if not with_key(request, self._is_floor):
            return refused(request)
        name, lines = self._house.cash.report()
        headers = {
            "content-disposition": f'attachment; filename="shift-{name or 1}.csv"',
            "cache-control": "no-store",
        }
        return Response(sheet(lines), media_type="text/csv", headers=headers)


def _plain(line: TableLine) -> dict[str, object]:
    counts = [{**count._asdict(), "difference": count.difference} for count in line.counts]
    amounts = {amount: getattr(line, amount) for amount in AMOUNTS}
    fees = dict(line.fees)
    return {"table": line.table, **amounts, "fees": fees, "counts": counts, "balances": line.balances}
