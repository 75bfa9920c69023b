"""Every request and every socket has an id, by which an answer and what the log says of it are brought together."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import MutableHeaders

from croupier.errors import Broken, CroupierError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from croupier.server.measures import Measures

log: Final = logging.getLogger("croupier.server")

HEADER: Final = "x-request-id"
_ID: Final = "croupier.request"
_PERSON: Final = "croupier.person"

BEGINS: Final = ("http.response.start", "websocket.accept")
"""The messages with which an answer begins, and that have headers."""

NO_ROUTE: Final = "none"
"""What was turned away before anybody looked where it wants to go."""


class Numbered:
    """Around everything else: gives each request its id, and counts by route and status what became of it."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self._app = app
        self._measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        id = scope[_ID] = secrets.token_hex(8)

        async def send_numbered(message: Message) -> None:
            if message["type"] in BEGINS:
                MutableHeaders(scope=message)[HEADER] = id
            if message["type"] == "http.response.start":
                self._measures.requests[route(scope), message["status"]] += 1
            await send(message)

        await self._app(scope, receive, send_numbered)


def route(scope: Scope) -> str:
    """The template of the address a request was brought to: never what was asked for itself."""
    found = scope.get("route")
    # What is mounted are the files of the pages.
    return found.path or "/{file}" if found is not None else NO_ROUTE


def request_id(scope: Scope) -> str:
    """The id of a request or a socket."""
    return str(scope.get(_ID, ""))


def asked_by(scope: Scope, person: str) -> None:
    """Remember who asks."""
    scope[_PERSON] = person


def tell_wrong(scope: Scope, error: CroupierError) -> None:
    """Log what a request came to that is not granted: its code, never what was sent."""
    said = _said(request_id(scope), str(scope.get(_PERSON, "")), route=route(scope), code=error.code)
    log.log(_level(error), "a request is not granted", extra=said)


def tell_wrong_ask(request: str, person: str | None, error: Exception, code: str) -> None:
    """Log an ask over a socket that is not granted, or at which the house failed."""
    log.log(_level(error), "an ask is not granted", extra=_said(request, person or "", code=code))


def tell_failed(scope: Scope, error: Exception) -> None:
    """Log at what the house itself failed."""
    failed = type(error).__name__
    said = _said(request_id(scope), str(scope.get(_PERSON, "")), route=route(scope), code=failed)
    log.error("a request failed", extra=said)


def _level(error: Exception) -> int:
    return (
        logging.INFO if isinstance(error, CroupierError) and not isinstance(error, Broken) else logging.ERROR
    )


def _said(request: str, person: str, **more: str) -> dict[str, Any]:
    return {
        "said": {name: each for name, each in {"request": request, "person": person, **more}.items() if each}
    }
