"""A connection to the house, before anybody knows what it wants: one of so many, and with so long to say it."""

from __future__ import annotations

import resource
from collections import Counter
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

SPARE: Final = 64
"""Files kept for what is no connection: the database, the pages, the log."""

WISHED: Final = 65_536
"""As many files as a house ever wants to hold open."""


def room_for_lines() -> int:
    """Let this process hold as many files as it may; how many connections that leaves room for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED if hard == resource.RLIM_INFINITY else min(WISHED, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    return (WISHED if soft == resource.RLIM_INFINITY else soft) - SPARE


def line(
    most: int, most_an_address: int, seconds: float, speaks_for_many: Callable[[str], bool]
) -> type[H11Protocol]:
    """The protocol of a house that holds `most` connections, so many of them from one address.

    Whoever has not sent a request to its end within `seconds` is hung up on; a proxy `speaks_for_many`.
    """
    open_from: Counter[str] = Counter()

    class Line(H11Protocol):
        _late: asyncio.TimerHandle | None = None
        _address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as asyncio gives it
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if len(self.connections) > most or open_from[address] >= most_an_address:
                transport.abort()
                return
            if not speaks_for_many(address):
                self._address = address
                open_from[address] += 1
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._came()
            self._left()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._came()
            elif self.transport.get_protocol() is self:
                self._wait()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            # A socket is counted at the door of the house, and this protocol hears nothing more of it.
            self._came()
            self._left()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            if self._late is None and not self.transport.is_closing():
                self._late = self.loop.call_later(seconds, self._hang_up)

        def _came(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _left(self) -> None:
            if self._address is not None:
                open_from[self._address] -= 1
                if not open_from[self._address]:
                    del open_from[self._address]
                self._address = None

        def _hang_up(self) -> None:
            if not self.transport.is_closing():
                self.transport.abort()

    return Line
