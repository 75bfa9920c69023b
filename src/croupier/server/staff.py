"""Becoming staff: the first owner by the code the house printed, everybody else by an invitation's code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.bounds import FullName, Id, Place, Word
from croupier.room.live.state import CASH
from croupier.room.staff.asks import GiveRole
from croupier.room.staff.state import STAFF
from croupier.server.addresses import Address, Body, guarded

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from croupier.room.actors.asks import By
    from croupier.room.house.house import House
    from croupier.server.callers import Callers


class ByCode(msgspec.Struct, frozen=True):
    """Take up what a code gives; the id is the sender's."""

    id: Id
    code: Annotated[str, msgspec.Meta(max_length=40)]


class Invited(msgspec.Struct, frozen=True):
    """Invite somebody who is not here yet; `note` says for whom it is meant."""

    id: Id
    role: Word
    place: Place = ""
    until: int | None = None
    note: FullName = ""


CODE: Final = Body(ByCode)
INVITED: Final = Body(Invited)


class StaffDesk:
    """Where codes are shown and made; all else of the staff is asked of its list (`croupier.room.staff`)."""

    def __init__(self, house: House, callers: Callers, allowed: Callable[[Request], bool]) -> None:
        self._house = house
        self._callers = callers
        self._allowed = allowed
        self.routes: Final = [
            Address("/api/staff/own", self.own, takes=CODE, may=("session",)),
            Address("/api/staff/accept", self.accept, takes=CODE, may=("session",)),
            guarded("/api/staff/invite", self.invite, callers, "people", at=lambda _: STAFF, takes=INVITED),
            guarded("/api/staff/places", self.places, callers, "people", at=lambda _: STAFF),
        ]

    async def own(self, request: Request) -> dict[str, Any]:
        """Become the owner of a house that has none, by the code it has printed."""
        by, asked = self._shown_by(request), await CODE.of(request)
        await self._house.staff.own(by, asked.code, asked.id)
        return {}

    async def accept(self, request: Request) -> dict[str, Any]:
        """Take up an invitation by its code."""
        by, asked = self._shown_by(request), await CODE.of(request)
        await self._house.staff.accept(by, asked.code, asked.id)
        return {}

    async def invite(self, request: Request) -> dict[str, Any]:
        """Invite somebody: tells the `code` that gives him the role, once."""
        asked = await INVITED.of(request)
        by = self._callers.check(request, "people", STAFF)
        wished = GiveRole("", asked.role, asked.place, asked.until)
        return {"code": await self._house.staff.invite(by, wished, asked.note, asked.id)}

    async def places(self, _: Request) -> dict[str, Any]:
        """Where a role may be given: the parts of the house, and what is open in each."""
        house = self._house
        open_now = [
            *[
                ("tables", each.place, each.state.terms.name)
                for each in house.tables.values()
                if not each.state.closed
            ],
            *[("event", house.events.event(each.id).place, each.name) for each in house.events.lines],
            *[("cash", f"{CASH}/{id}", name) for id, name in house.cash.tables()],
            *[("pit", each.id, each.name) for each in house.pit.hall.lines],
        ]
        parts = [(part, part, "") for part in ("tables", "event", CASH, "pit")]
        told = sorted([*parts, *open_now], key=lambda each: (each[0], each[2]))
        return {"places": [{"part": part, "place": place, "name": name} for part, place, name in told]}

    def _shown_by(self, request: Request) -> By:
        """Who shows a code, as long as no more are tried than a person does."""
        by = self._callers.by(request)
        if not by.person:
            raise Refusal("room-not-joined")
        if not self._allowed(request):
            raise Refusal("server-too-many-names")
        return by
