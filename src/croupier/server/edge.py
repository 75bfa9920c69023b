"""Who is let in before anything is looked at: the name the house is called by, how a request is framed, how many."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request

from croupier.errors import Mistake, Refusal
from croupier.server.answers import as_json, language, status_of
from croupier.server.origin import tell_wrong
from croupier.server.protocol import problem

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from starlette.types import ASGIApp, Receive, Scope, Send

    from croupier.errors import CroupierError

CLOSE: Final = {"connection": "close", "cache-control": "no-store"}


class Edge:
    """Lets a request in, or answers it with one clear error and closes the line.

    `hosts` are the names the house is called by beside its bare addresses, `origins` the further sites whose pages may
    ask something, `allowed` says whether one more request of an address may come now.
    """

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], origins: Collection[str], allowed: Callable[[str], bool]
    ) -> None:
        self._app = app
        self._hosts = {each.lower() for each in hosts}
        self._origins = origins
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self._wrong(scope, headers)
        if wrong is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            tell_wrong(scope, wrong)
            answer = as_json(problem(wrong, language(Request(scope))), status_of(wrong), CLOSE)
            await answer(scope, receive, send)

    def _wrong(self, scope: Scope, headers: Headers) -> CroupierError | None:
        host = headers.get("host", "")
        if not is_called(host, self._hosts):
            return Mistake("server-other-host", host=host[:80])
        if "transfer-encoding" in headers and "content-length" in headers:
            return Mistake("server-two-lengths")
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not reads and not self._is_ours(scope, headers):
            return Refusal("server-other-site")
        client = scope.get("client")
        asks = scope["type"] == "http" and scope["path"].startswith("/api/")
        if asks and not self._allowed(client[0] if client else ""):
            return Refusal("server-too-fast")
        return None

    def _is_ours(self, scope: Scope, headers: Headers) -> bool:
        """Whether the page that asks is one of the house's; what is no browser says no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        said = urlsplit(origin)
        secure = scope["scheme"] in ("https", "wss")
        return said.netloc == headers.get("host") and said.scheme == ("https" if secure else "http")


def own_names() -> set[str]:
    """The names this machine is called by in its own network."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def is_called(host: str, names: Collection[str]) -> bool:
    """Whether a `Host` is one of these names or a bare address, which no other site's name can point at.

    >>> [is_called(host, {"club.example"}) for host in ("club.example:80", "[::1]:8080", "10.0.0.7", "evil.example")]
    [True, True, True, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if name is None:
        return False
    return name in names or is_address(name)


def is_address(name: str) -> bool:
    """Whether a host is a bare address.

    >>> is_address("::1"), is_address("club.example")
    (True, False)
    """
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
