"""Where a worker or a gateway is looked after: its numbers and whether it is ready, at an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from croupier.server.answers import NO_STORE, bearer
from croupier.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    import socket
    from collections.abc import AsyncIterator, Callable, Iterator

    from starlette.requests import Request
    from starlette.types import ASGIApp

    from croupier.server.metrics import Metrics
    from croupier.server.settings import Settings

NOT_READY: Final = 503
NO_KEY: Final = 403


@contextlib.asynccontextmanager
async def measured(
    listening: socket.socket | None, settings: Settings, metrics: Metrics, ready: Callable[[], bool]
) -> AsyncIterator[None]:
    """Answer there, where it is to be looked after at all, as long as the process works."""
    if listening is None:
        yield
        return
    server = _Beside(
        uvicorn.Config(
            looked_after(settings, metrics, ready),
            log_config=None,
            log_level="warning",
            access_log=False,
            lifespan="off",
            ws="none",
            server_header=False,
        )
    )
    serving = asyncio.get_running_loop().create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = server.force_exit = True
        await serving


def looked_after(settings: Settings, metrics: Metrics, ready: Callable[[], bool]) -> ASGIApp:
    """What answers there: `/metrics` whoever has their key, `/readyz` everybody."""

    async def told(request: Request) -> Response:
        if not settings.may_measure(bearer(request) or ""):
            return PlainTextResponse("", NO_KEY, NO_STORE)
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE, **NO_STORE})

    async def is_ready(_: Request) -> Response:
        return PlainTextResponse("", 200 if ready() else NOT_READY, NO_STORE)

    return Starlette(routes=[Route("/metrics", told), Route("/readyz", is_ready)])


class _Beside(uvicorn.Server):
    """Ends with the process that it is beside, whose own the signals are."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield
