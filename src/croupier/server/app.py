"""Every address the house answers to."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from croupier import __version__
from croupier.errors import CroupierError, Mistake, Refusal
from croupier.server import desk
from croupier.server.asking import language
from croupier.server.cash import CashDesk
from croupier.server.event_desk import EventDesk
from croupier.server.headers import SecurityHeaders
from croupier.server.limits import Door
from croupier.server.page import STATIC, BuiltFiles, cash_page, desk_page, event_page, page, pit_page
from croupier.server.pit import PitDesk
from croupier.server.protocol import PROTOCOL
from croupier.server.session import Session

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from croupier.room.house import House
    from croupier.server.settings import Settings

BEARER = "bearer "


def make_app(house: House, settings: Settings) -> Starlette:
    """The house as an ASGI application."""
    edge = _Edge(house, settings)
    floor = desk.Desk(house, settings.is_floor)
    routes = [
        WebSocketRoute("/ws", edge.socket),
        Route("/healthz", edge.health),
        Route("/api/tables/{table}/hands", edge.hands),
        Route("/api/tables/{table}/hands/{number:int}.phh", edge.hand_text),
        Route("/api/floor/kinds", desk.kinds),
        Route("/api/floor/rule", desk.ask, methods=["POST"]),
        Route("/api/floor/tables", floor.tables),
        Route("/api/floor/tables/{table}/rulings", floor.record, methods=["POST"]),
        *EventDesk(house, settings.is_floor).routes,
        *CashDesk(house, settings.is_floor).routes,
        *PitDesk(house, settings.is_floor, edge.viewer, count).routes,
        Route("/", page),
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
    return Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)])


class _Edge:
    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._origins = settings.origins
        self._is_floor = settings.is_floor
        self._door = Door(
            settings.most_sockets, settings.most_sockets_an_address, settings.most_names_an_address
        )

    async def socket(self, socket: WebSocket) -> None:
        """One client's socket, from the handshake to its end."""
        address = socket.client.host if socket.client else ""
        if not self._welcome_from(socket) or not self._door.enter(address):
            await socket.close()
            return
        try:
            await socket.accept()
            session = Session(socket, self._house, self._is_floor, lambda: self._door.names(address).take())
            with self._house.connections.line():
                await session.run()
        finally:
            self._door.leave(address)

    def _welcome_from(self, socket: WebSocket) -> bool:
        """Whether the page that connects is ours; what is no browser says no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host")

    async def health(self, _: Request) -> Response:
        """Whether the house works."""
        tables = [actor.state for actor in self._house.tables.values()]
        stopped = [state.terms.id for state in tables if state.stopped is not None]
        stopped += self._house.events.stopped
        stopped += [id for id, actor in self._house.pit.tables.items() if actor.state.stopped is not None]
        return JSONResponse(
            {
                "status": "ok",
                "version": __version__,
                "protocol": PROTOCOL,
                "tables": len(tables),
                "stopped": stopped,
            }
        )

    async def hands(self, request: Request) -> Response:
        """The last finished hands of a table."""
        try:
            before = count(request.query_params.get("before"))
            found = self._house.hands(request.path_params["table"], self.viewer(request), before)
        except CroupierError as error:
            return _problem(request, error)
        body = msgspec.json.encode({"hands": found})
        return Response(body, media_type="application/json", headers={"cache-control": "no-store"})

    async def hand_text(self, request: Request) -> Response:
        """A finished hand as PHH."""
        table, number = request.path_params["table"], request.path_params["number"]
        try:
            text = self._house.hand_text(table, number, self.viewer(request))
        except CroupierError as error:
            return _problem(request, error)
        name = f'attachment; filename="{table}-{number}.phh"'
        return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})

    def viewer(self, request: Request) -> str | None:
        """Whose token a request carries."""
        said = request.headers.get("authorization", "")
        token = said[len(BEARER) :] if said.lower().startswith(BEARER) else request.query_params.get("token")
        person = self._house.members.holder(token)
        return person.id if person is not None else None


def count(text: str | None) -> int | None:
    """A number out of an address, `None` where there is none; `Mistake` when it is something else."""
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Mistake("server-not-a-number", field="before", text=text[:40])
    return int(text)


def _problem(request: Request, error: CroupierError) -> Response:
    text = error.say(language(request))
    status = 404 if isinstance(error, Refusal) else 400
    return JSONResponse({"code": error.code, "text": text}, status_code=status)
