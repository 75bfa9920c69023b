"""Every address the house answers to."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from croupier import __version__
from croupier.errors import CroupierError
from croupier.server.addresses import HTML, TEXT, Address, Body, Number
from croupier.server.answers import NO_STORE, as_json, broken, nobody, refused
from croupier.server.aside import Aside
from croupier.server.audit import AuditDesk
from croupier.server.callers import Callers
from croupier.server.care import CareDesk
from croupier.server.cash import CashDesk
from croupier.server.complaints import ComplaintDesk
from croupier.server.compressed import Compressed
from croupier.server.connection import Connection
from croupier.server.cookies import browser_of, secrets_of, with_browser
from croupier.server.desk import FloorDesk
from croupier.server.edge import Edge, own_names
from croupier.server.event_desk import EventDesk
from croupier.server.fittings import FittingsDesk
from croupier.server.headers import SecurityHeaders
from croupier.server.house_edge import HouseEdgeDesk
from croupier.server.lessons import LessonDesk
from croupier.server.limits import Door
from croupier.server.notebook import NotebookDesk
from croupier.server.origin import Numbered, request_id
from croupier.server.own_hands import OwnHandsDesk
from croupier.server.page import STATIC, BuiltFiles, BuiltSite, pages
from croupier.server.papers import PaperDesk
from croupier.server.passkeys import PasskeyDesk
from croupier.server.people import PeopleDesk
from croupier.server.pit import PitDesk
from croupier.server.players import PlayersDesk
from croupier.server.protocol import PROTOCOL, Ask, done
from croupier.server.push import Push, PushDesk
from croupier.server.relay import AT_GATEWAY
from croupier.server.replays import ReplayDesk
from croupier.server.school import SchoolDesk
from croupier.server.second import SecondDesk
from croupier.server.signs import SignsDesk
from croupier.server.staff import StaffDesk
from croupier.server.stations import StationDesk
from croupier.server.watch import WatchDesk

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp
    from starlette.websockets import WebSocket

    from croupier.room.house.house import House
    from croupier.server.addresses import Answer
    from croupier.server.measures import Measures
from croupier.server.settings import Settings

ASK: Final = Body(Ask)
BEFORE: Final = Number("before")
NUMBER: Final = Number("number")

READERS: Final = 200
"""How many may wait for finished hands at once."""


def make_app(house: House, settings: Settings, measures: Measures, push: Push | None = None) -> ASGIApp:
    """The house as an ASGI application; without a `push` it calls nobody."""
    edge = _Edge(house, settings, measures)
    app = Starlette(
        routes=[
            WebSocketRoute("/ws", edge.socket),
            *_addresses(edge, house, settings, measures, push),
            Route("/docs", lambda _: RedirectResponse("/docs/")),
            Mount("/docs", BuiltSite()),
            Mount("/", BuiltFiles(directory=STATIC, check_dir=False)),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Edge, {*settings.hosts, *own_names()}, settings.origins, edge.allowed),
            Middleware(Compressed),
        ],
        exception_handlers={CroupierError: refused, ClientDisconnect: nobody, Exception: broken},
    )
    return Numbered(app, measures)


def addresses(house: House, settings: Settings, measures: Measures) -> list[Address]:
    """Every address but the socket's and those of the pages' files."""
    return _addresses(_Edge(house, settings, measures), house, settings, measures)


def _addresses(
    edge: _Edge, house: House, settings: Settings, measures: Measures, push: Push | None = None
) -> list[Address]:
    callers = edge.callers
    hand = "/api/tables/{table}/hands/{number}"
    people = PeopleDesk(house, edge.may_join)
    passkeys = PasskeyDesk(people, house)
    stations = StationDesk(people, passkeys, house, callers, edge.may_join)
    return [
        Address("/healthz", edge.health),
        Address("/api/asks", edge.ask, takes=ASK, may=("session", "station")),
        Address("/api/tables/{table}/hands", edge.hands, asks=(BEFORE,), may=("session",)),
        Address("/api/tables/{table}/sheet", edge.sheet, may=("session",)),
        Address(f"{hand}.phh", edge.hand_text, asks=(NUMBER,), may=("session",), tells=TEXT),
        Address(f"{hand}/shuffle", edge.hand_proof, asks=(NUMBER,), may=("session",)),
        *people.routes,
        *passkeys.routes,
        *CareDesk(people, house, callers).routes,
        *ComplaintDesk(people, house, callers).routes,
        *HouseEdgeDesk(people, house).routes,
        *NotebookDesk(people, house).routes,
        *OwnHandsDesk(people, house).routes,
        *LessonDesk().routes,
        *ReplayDesk(people, house, callers).routes,
        *SchoolDesk(house, callers).routes,
        *StaffDesk(house, callers, edge.may_join).routes,
        *stations.routes,
        *SecondDesk(stations, passkeys, house, callers).routes,
        *AuditDesk(house, callers).routes,
        *SignsDesk(house, callers).routes,
        *FloorDesk(house, callers).routes,
        *EventDesk(house, callers).routes,
        *PaperDesk(house, callers).routes,
        *CashDesk(house, callers).routes,
        *PitDesk(house, callers).routes,
        *PlayersDesk(house, callers).routes,
        *FittingsDesk(house, callers).routes,
        *PushDesk(people, push or Push(house, None)).routes,
        *WatchDesk(house, settings, measures, callers).routes,
        *[Address(path, edge.marked(page), tells=HTML) for path, page in pages().items()],
    ]


class _Edge:
    def __init__(self, house: House, settings: Settings, measures: Measures) -> None:
        self._house = house
        self._measures = measures
        self.callers = Callers(house)
        # Finished hands are played again from their logs.
        self._aside = Aside(waiting=READERS)
        self._notes: set[asyncio.Task[None]] = set()
        self._door = Door(
            settings.most_sockets,
            settings.most_sockets_an_address,
            settings.most_names_an_address,
            settings.most_requests_an_address,
        )

    def allowed(self, address: str) -> bool:
        """Whether one more request of an address may come now."""
        return self._door.requests(address).take()

    def may_join(self, request: Request) -> bool:
        """Whether one more name may be taken from where a request comes."""
        return self._door.names(request.client.host if request.client else "").take()

    async def socket(self, socket: WebSocket) -> None:
        """One client's socket, from the handshake to its end."""
        address = socket.client.host if socket.client else ""
        if not self._door.enter(address):
            await socket.close()
            return
        try:
            await socket.accept()
            secret, of_station = secrets_of(socket)
            connection = Connection(
                socket,
                self._house,
                may_open=lambda: self._door.openings(address).take(),
                secret=secret,
                measures=self._measures,
                id=request_id(socket.scope),
                of_station=of_station,
                came=lambda person: self._came(person, browser_of(socket), address),
                at_gateway=socket.scope.get(AT_GATEWAY),
            )
            with self._house.connections.line():
                await connection.run()
        finally:
            self._door.leave(address)

    def _came(self, person: str, browser: str | None, address: str) -> None:
        """Somebody is here: in a house that looks for signs of collusion it is noted whence."""
        if self._house.signs.on:
            task = asyncio.get_running_loop().create_task(self._house.signs.came(person, browser, address))
            self._notes.add(task)
            task.add_done_callback(self._notes.discard)

    def marked(self, page: Answer) -> Answer:
        """A page with which, in such a house, a browser gets what it is known again by."""

        async def answer(request: Request) -> Any:
            response = await page(request)
            if self._house.signs.on and browser_of(request) is None:
                return with_browser(response, request, secrets.token_hex(16))
            return response

        answer.__doc__ = page.__doc__
        return answer

    async def health(self, _: Request) -> Response:
        """Whether the house works: 200 where it does, 503 where something stands still."""
        house = self._house
        well = not house.stopped and house.store.held is None
        return as_json(
            {
                "status": "ok" if well else "held" if house.store.held else "stopped",
                "version": __version__,
                "protocol": PROTOCOL,
                "tables": len(house.tables),
                "stopped": house.stopped,
            },
            200 if well else 503,
        )

    async def ask(self, request: Request) -> Response:
        """One ask of something in the house, as over the socket; the answer comes when it is on the disk."""
        asked = await ASK.of(request)
        answer = await self._house.ask(asked.to, self.callers.by(request), bytes(asked.ask), asked.id)
        return as_json(done(asked.id, answer))

    async def hands(self, request: Request) -> dict[str, Any]:
        """The last finished hands of a table."""
        table, viewer = request.path_params["table"], self.callers.viewer(request)
        return {"hands": await self._aside.do(self._house.hands, table, viewer, BEFORE.of(request))}

    async def sheet(self, request: Request) -> Response:
        """What each has brought to a table that somebody opened, and who would owe whom if it ended now."""
        table, viewer = request.path_params["table"], self.callers.viewer(request)
        return as_json(await self._aside.do(self._house.sheet, table, viewer))

    async def hand_text(self, request: Request) -> Response:
        """A finished hand as PHH."""
        table, hand = request.path_params["table"], NUMBER.of(request)
        text = await self._aside.do(self._house.hand_text, table, hand or 0, self.callers.viewer(request))
        name = f'attachment; filename="{table}-{hand}.phh"'
        return PlainTextResponse(text, headers={"content-disposition": name, **NO_STORE})

    async def hand_proof(self, request: Request) -> Response:
        """The shuffle of a finished hand, to be kept and checked (`croupier verify`)."""
        table, hand = request.path_params["table"], NUMBER.of(request)
        proof = await self._aside.do(self._house.hand_proof, table, hand or 0, self.callers.viewer(request))
        name = f'attachment; filename="{table}-{hand}.shuffle.json"'
        return as_json(proof, headers={"content-disposition": name, **NO_STORE})
