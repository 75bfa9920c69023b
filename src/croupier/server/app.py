"""Every address the house answers to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import UNSET
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from croupier import __version__
from croupier.errors import CroupierError
from croupier.room.actors.asks import By
from croupier.server.answers import (
    NO_STORE,
    as_json,
    body,
    broken,
    nobody,
    number,
    refused,
    told,
    with_key,
)
from croupier.server.cash import CashDesk
from croupier.server.compressed import Compressed
from croupier.server.desk import FloorDesk
from croupier.server.edge import Edge, own_names
from croupier.server.event_desk import EventDesk
from croupier.server.headers import SecurityHeaders
from croupier.server.limits import Door
from croupier.server.origin import Numbered, asked_by, request_id
from croupier.server.page import (
    STATIC,
    BuiltFiles,
    cash_page,
    desk_page,
    event_page,
    house_page,
    page,
    pit_page,
)
from croupier.server.pit import PitDesk
from croupier.server.protocol import PROTOCOL, Ask, Done
from croupier.server.session import Session
from croupier.server.watch import WatchDesk

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp
    from starlette.websockets import WebSocket

    from croupier.room.house.house import House
    from croupier.room.journal.commit import Person
    from croupier.server.measures import Measures
    from croupier.server.settings import Settings

BEARER = "bearer "


def make_app(house: House, settings: Settings, measures: Measures) -> ASGIApp:
    """The house as an ASGI application."""
    edge = _Edge(house, settings, measures)
    routes = [
        WebSocketRoute("/ws", edge.socket),
        Route("/healthz", edge.health),
        Route("/api/asks", edge.ask, methods=["POST"]),
        Route("/api/tables/{table}/hands", told(edge.hands)),
        Route("/api/tables/{table}/hands/{number}.phh", edge.hand_text),
        Route("/api/tables/{table}/hands/{number}/shuffle", edge.hand_proof),
        *FloorDesk(house, settings.is_floor).routes,
        *EventDesk(house, settings.is_floor).routes,
        *CashDesk(house, settings.is_floor).routes,
        *PitDesk(house, settings.is_floor, edge.viewer).routes,
        *WatchDesk(house, settings, measures).routes,
        Route("/", page),
        Route("/house", house_page),
        Route("/floor", desk_page),
        Route("/table/{table}", page),
        Route("/cash", cash_page),
        Route("/cash/{face:path}", cash_page),
        Route("/events", event_page),
        Route("/event/{event}", event_page),
        Route("/event/{event}/{face:path}", event_page),
        Route("/pit", pit_page),
        Route("/pit/{table}", pit_page),
        Route("/pit/{table}/inspect", pit_page),
        Route("/pit/{table}/dealer", pit_page),
        Mount("/", BuiltFiles(directory=STATIC, check_dir=False)),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Edge, {*settings.hosts, *own_names()}, edge.allowed),
            Middleware(Compressed),
        ],
        exception_handlers={CroupierError: refused, ClientDisconnect: nobody, Exception: broken},
    )
    return Numbered(app, measures)


class _Edge:
    def __init__(self, house: House, settings: Settings, measures: Measures) -> None:
        self._house = house
        self._measures = measures
        self._origins = settings.origins
        self._is_floor = settings.is_floor
        self._door = Door(
            settings.most_sockets,
            settings.most_sockets_an_address,
            settings.most_names_an_address,
            settings.most_requests_an_address,
        )

    def allowed(self, address: str) -> bool:
        """Whether one more request of an address may come now."""
        return self._door.requests(address).take()

    async def socket(self, socket: WebSocket) -> None:
        """One client's socket, from the handshake to its end."""
        address = socket.client.host if socket.client else ""
        if not self._welcome_from(socket) or not self._door.enter(address):
            await socket.close()
            return
        try:
            await socket.accept()
            session = Session(
                socket,
                self._house,
                self._is_floor,
                may_join=lambda: self._door.names(address).take(),
                may_open=lambda: self._door.openings(address).take(),
                measures=self._measures,
                id=request_id(socket.scope),
            )
            with self._house.connections.line():
                await session.run()
        finally:
            self._door.leave(address)

    def _welcome_from(self, socket: WebSocket) -> bool:
        """Whether the page that connects is ours; what is no browser says no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        said = urlsplit(origin)
        secure = socket.url.scheme == "wss"
        return said.netloc == socket.headers.get("host") and said.scheme == ("https" if secure else "http")

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
        asked = await body(request, Ask)
        number = await self._house.ask(asked.to, self.by(request), bytes(asked.ask), asked.id)
        return as_json(Done(asked.id, UNSET if number is None else number))

    async def hands(self, request: Request) -> dict[str, Any]:
        """The last finished hands of a table."""
        table, viewer = request.path_params["table"], self.viewer(request)
        before = number(request, "before")
        # They may lie in the archive: nobody waits for a disk.
        return {"hands": await asyncio.to_thread(self._house.hands, table, viewer, before)}

    async def hand_text(self, request: Request) -> Response:
        """A finished hand as PHH."""
        table, hand = request.path_params["table"], number(request, "number")
        text = await asyncio.to_thread(self._house.hand_text, table, hand or 0, self.viewer(request))
        name = f'attachment; filename="{table}-{hand}.phh"'
        return PlainTextResponse(text, headers={"content-disposition": name, **NO_STORE})

    async def hand_proof(self, request: Request) -> Response:
        """The shuffle of a finished hand, to be kept and checked (`croupier verify`)."""
        table, hand = request.path_params["table"], number(request, "number")
        proof = await asyncio.to_thread(self._house.hand_proof, table, hand or 0, self.viewer(request))
        name = f'attachment; filename="{table}-{hand}.shuffle.json"'
        return as_json(proof, headers={"content-disposition": name, **NO_STORE})

    def viewer(self, request: Request) -> str | None:
        """Whose token a request carries."""
        person = self._person(request)
        return person.id if person is not None else None

    def by(self, request: Request) -> By:
        """Who asks: whoever's token a request carries, or the floor by its key."""
        return By.of(self._person(request), floor=with_key(request, self._is_floor))

    def _person(self, request: Request) -> Person | None:
        said = request.headers.get("authorization", "")
        token = said[len(BEARER) :] if said.lower().startswith(BEARER) else request.query_params.get("token")
        person = self._house.members.holder(token)
        if person is not None:
            asked_by(request.scope, person.id)
        return person
