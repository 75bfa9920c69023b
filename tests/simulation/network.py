"""Lines between clients and the house: late, cut at either end, never out of order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


class Gone(Exception):
    """The line is dead."""


class Way:
    """One direction of a line: what is sent arrives in its order, each piece `late` by so many seconds."""

    def __init__(self, late: Callable[[], float]) -> None:
        self._late = late
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = 0.0
        self._cut = False

    def send(self, text: str | None) -> None:
        loop = asyncio.get_running_loop()
        # Who is due at the same moment may be called in any order: a line keeps its own.
        self._last = max(self._last + 1e-6, loop.time() + self._late())
        loop.call_at(self._last, self._arrive, text)

    def _arrive(self, text: str | None) -> None:
        if not self._cut:
            self._arrived.put_nowait(text)

    async def next(self) -> str | None:
        """The next that comes; `None` when the line is dead."""
        return await self._arrived.get()

    def cut(self) -> None:
        """Nothing that is on its way arrives any more."""
        if not self._cut:
            self._cut = True
            self._arrived.put_nowait(None)


class Line:
    """A client's connection: his end has `say` and `hear`, the house's is a `Socket`."""

    def __init__(self, randomness: Random, slow: float) -> None:
        def late() -> float:
            return slow * randomness.random() ** 2

        self._up, self._down = Way(late), Way(late)
        self.socket = Socket(self._up, self._down)

    def say(self, text: str) -> None:
        self._up.send(text)

    async def hear(self) -> str:
        text = await self._down.next()
        if text is None:
            raise Gone
        return text

    def hang_up(self) -> None:
        """The client's end is dead; what he has said may still arrive, and then the house hears that he is gone."""
        self._down.cut()
        self._up.send(None)

    def power_cut(self) -> None:
        """The house's end is dead, at once; the client hears so in a while."""
        self.socket.dead = True
        self._up.cut()
        self._down.send(None)


class Socket:
    """The house's end of a line, as Starlette's `WebSocket` has it."""

    def __init__(self, up: Way, down: Way) -> None:
        self._up, self._down = up, down
        self.dead = False

    async def receive(self) -> dict[str, Any]:
        text = await self._up.next()
        if text is None or self.dead:
            self.dead = True
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        if self.dead:
            raise WebSocketDisconnect(1006)
        self._down.send(text)
        await asyncio.sleep(0)

    async def close(self, _code: int = 1000, _reason: str = "") -> None:
        if not self.dead:
            self.dead = True
            self._down.send(None)
