"""The log of what the staff has done over HTTP: searched, taken away, and told to whoever's act was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from croupier.room.house.auditing import line, sheet
from croupier.room.house.house import TOLD_FOR
from croupier.room.journal.acts import Wanted
from croupier.server.addresses import CSV, Address, Number, Text, guarded
from croupier.server.answers import NO_STORE
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.room.house.house import House
    from croupier.room.journal.acts import Logged
    from croupier.server.callers import Callers

PAGE: Final = 100
"""How many acts are told at a time."""

LONGEST: Final = 10_000
"""How many acts a sheet has at the most; the terminal writes them all."""

SINCE: Final = Number("since")
UNTIL: Final = Number("until")
PERSON: Final = Text("person", 64)
PLACE: Final = Text("at", 128)
ASK: Final = Text("ask", 64)
_ASKED: Final = (SINCE, UNTIL, PERSON, PLACE, ASK)


class AuditDesk:
    """Where the log is read."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        self._aside = Aside(at_once=1, waiting=20)
        self.routes: Final = [
            guarded("/api/audit", self.log, callers, "audit", asks=_ASKED),
            guarded("/api/audit.csv", self.taken_away, callers, "audit", asks=_ASKED, tells=CSV),
            Address("/api/staff/undone", self.undone, may=("session",)),
        ]

    async def log(self, request: Request) -> dict[str, Any]:
        """Who did what, in which role, when: the latest first, so many at a time; `until` goes on behind them."""
        found = await self._aside.do(self._found, _wanted(request), PAGE)
        return {"acts": [self._told(each) for each in found], "more": len(found) == PAGE}

    async def taken_away(self, request: Request) -> Response:
        """The same as CSV, the latest first."""
        found = await self._aside.do(self._found, _wanted(request), LONGEST)
        text = "".join(sheet(line(each, self._house.members.called) for each in found))
        headers = {"content-disposition": 'attachment; filename="acts.csv"', **NO_STORE}
        return Response(text, media_type=CSV, headers=headers)

    async def undone(self, request: Request) -> dict[str, Any]:
        """What somebody has done for the house and another has taken back in these days, the latest first."""
        person = self._callers.viewer(request)
        if person is None:
            return {"acts": []}
        wanted = Wanted(since=self._house.now - TOLD_FOR, person=person, undone_by_others=True)
        found = await self._aside.do(self._found, wanted, PAGE)
        return {"acts": [self._told(each) for each in found]}

    def _found(self, wanted: Wanted, most: int) -> list[Logged]:
        return list(self._house.store.acts(wanted, most, latest_first=True))

    def _told(self, logged: Logged) -> dict[str, Any]:
        id = logged.act.device
        session = self._house.members.sessions.get(id)
        station = self._house.staff.state.stations.get(id)
        return {
            **line(logged, self._house.members.called),
            "at": logged.at,
            "device": station.name if station is not None else session.device if session is not None else "",
            "undone_at": logged.taken_back_at,
        }


def _wanted(request: Request) -> Wanted:
    until = UNTIL.of(request)
    return Wanted(
        since=SINCE.of(request) or 0,
        until=until if until is not None else Wanted().until,
        person=PERSON.of(request),
        stream=PLACE.of(request),
        ask=ASK.of(request),
    )
