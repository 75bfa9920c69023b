"""Finished hands over HTTP: shown again step by step, taken along, drawn, and shared by who played them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from starlette.responses import Response

from croupier.errors import Mistake
from croupier.room.bounds import Id, Number
from croupier.server.addresses import SVG, TEXT, Address, Body
from croupier.server.addresses import Number as NumberOf
from croupier.server.addresses import Text as TextOf
from croupier.server.answers import NO_STORE, as_json, language
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.records import Format
    from croupier.room.house.house import House
    from croupier.server.callers import Callers
    from croupier.server.people import PeopleDesk


class ShareHand(msgspec.Struct, frozen=True):
    """Share a hand one played: whether one's `own` cards are shown though nobody saw them, and all `names`."""

    table: Id
    number: Number
    own: bool = True
    names: bool = False


class TakeBack(msgspec.Struct, frozen=True):
    """Let a link lead nowhere, by the number under which the hand was shared."""

    share: Number


SHARE: Final = Body(ShareHand)
TAKE_BACK: Final = Body(TakeBack)
NUMBER: Final = NumberOf("number")
TO: Final = TextOf("to", 20)
ENDINGS: Final = {"phh": "phh", "pokerstars": "txt", "ohh": "ohh"}
"""The formats in which a hand is taken along, and how its file's name ends."""


class ReplayDesk:
    """Where hands are looked at again."""

    def __init__(self, desk: PeopleDesk, house: House, callers: Callers) -> None:
        self._desk = desk
        self._house = house
        self._callers = callers
        # A hand is played again for each, and what its hands were worth is counted.
        self._aside = Aside()
        hand, shared = "/api/tables/{table}/hands/{number}", "/api/shared/{link}"
        self.routes: Final = [
            Address(f"{hand}/replay", self.replay, asks=(NUMBER,), may=("session",)),
            Address(f"{hand}/take", self.take, asks=(NUMBER, TO), may=("session",), tells=TEXT),
            Address(f"{hand}/picture", self.picture, asks=(NUMBER,), may=("session",), tells=SVG),
            Address(f"{shared}/replay", self.shared),
            Address(f"{shared}/take", self.shared_take, asks=(TO,), tells=TEXT),
            Address(f"{shared}/picture", self.shared_picture, tells=SVG),
            Address("/api/shared-hands", self.mine, may=("session",)),
            Address("/api/shared-hands/share", self.share, takes=SHARE, may=("session",)),
            Address("/api/shared-hands/take-back", self.take_back, takes=TAKE_BACK, may=("session",)),
        ]

    async def replay(self, request: Request) -> Response:
        """A finished hand step by step, as who asks saw it: each step is what the table would tell."""
        table, number, viewer = self._asked(request)
        found = await self._aside.do(self._house.replays.of, table, number, viewer, language(request))
        return as_json(found, headers=NO_STORE)

    async def take(self, request: Request) -> Response:
        """The same to be taken along, `to` one of phh, pokerstars and ohh."""
        table, number, viewer = self._asked(request)
        to = format_wished(request)
        told = await self._aside.do(self._house.replays.taken, table, number, viewer, to)
        return as_file(told, f"{table}-{number}.{ENDINGS[to]}", TEXT)

    async def picture(self, request: Request) -> Response:
        """The same as a picture."""
        table, number, viewer = self._asked(request)
        drawn = await self._aside.do(self._house.replays.drawn, table, number, viewer, language(request))
        return as_file(drawn, f"{table}-{number}.svg", SVG)

    async def shared(self, request: Request) -> Response:
        """A hand that was shared, for anybody who has its link."""
        found = await self._aside.do(self._house.replays.shared, _link(request), language(request))
        return as_json(found, headers=NO_STORE)

    async def shared_take(self, request: Request) -> Response:
        """The same to be taken along, `to` one of phh, pokerstars and ohh."""
        to = format_wished(request)
        told = await self._aside.do(self._house.replays.shared_taken, _link(request), to)
        return as_file(told, f"hand.{ENDINGS[to]}", TEXT)

    async def shared_picture(self, request: Request) -> Response:
        """The same as a picture."""
        drawn = await self._aside.do(self._house.replays.shared_drawn, _link(request), language(request))
        return as_file(drawn, "hand.svg", SVG)

    async def mine(self, request: Request) -> dict[str, Any]:
        """The hands one shares, the latest first."""
        return self._told(self._desk.signed_in(request).person)

    async def share(self, request: Request) -> dict[str, Any]:
        """Share a hand one played; `link` is the end of the address that shows it."""
        asked = await SHARE.of(request)
        person = self._desk.signed_in(request).person
        link = await self._house.replays.share(
            asked.table, asked.number, person, own=asked.own, names=asked.names
        )
        return {"link": link, **self._told(person)}

    async def take_back(self, request: Request) -> dict[str, Any]:
        """Share a hand no more."""
        asked = await TAKE_BACK.of(request)
        person = self._desk.signed_in(request).person
        await self._house.shares.take_back(person, asked.share)
        return self._told(person)

    def _told(self, person: str) -> dict[str, Any]:
        return {
            "shared": [
                {
                    "share": number,
                    "link": each.link,
                    "at": each.stream.partition("/")[2],
                    "table": each.table,
                    "hand": each.hand,
                    "own": each.own,
                    "names": each.names,
                }
                for number, each in self._house.shares.of(person).items()
            ]
        }

    def _asked(self, request: Request) -> tuple[str, int, str | None]:
        return request.path_params["table"], NUMBER.of(request) or 0, self._callers.viewer(request)


def _link(request: Request) -> str:
    return str(request.path_params["link"])[:80]


def format_wished(request: Request) -> Format:
    """The format that a request names; raises `Mistake` where a hand is not taken along in it."""
    to = TO.of(request)
    if to not in ENDINGS:
        raise Mistake("replays-no-such-format", to=to, formats=", ".join(ENDINGS))
    return cast("Format", to)


def as_file(told: str, name: str, kind: str) -> Response:
    """A text to be kept under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}"', **NO_STORE}
    return Response(told, media_type=kind, headers=headers)
