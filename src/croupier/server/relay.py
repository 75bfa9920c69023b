"""What clients ask at a gateway and what they are answered, on its way over the bus to the desk of the house and back.

A gateway holds sockets. It has no database and no key: what it sees is what its clients are sent. What a request or
socket says and hears goes as the events of ASGI, numbered; where one is missing, or the desk falls silent, the line is
ended, and the client comes again by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from croupier.room.bus.port import LARGEST, Unanswered, subject

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from starlette.types import ASGIApp, Receive, Scope, Send

    from croupier.room.bus.port import Bus, Letter

log: Final = logging.getLogger("croupier.server")

BEAT: Final = 0.5
"""How often desk and gateways say that they are here, in seconds."""

SILENT: Final = 4.0
"""After so many seconds without a word one is taken for gone."""

ON_THE_WAY: Final = 32
"""How many events to one client may be on their way: a slow one is waited for at the desk, as on a socket."""

PIECE: Final = LARGEST // 2
"""The most of a body that goes in one letter, in bytes."""

GOING_AWAY: Final = 1012
"""How a socket is closed whose desk is gone: its client is to come again."""

_LEFT_OUT: Final = ("app", "state", "extensions")
_OPEN: Final = subject("desk", "open")
_HERE: Final = subject("desk", "here")
_GATES: Final = subject("gates")
_ENDED: Final = "ended"
_TAKEN: Final = "taken"

Event: TypeAlias = "MutableMapping[str, Any]"

_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder().decode


class Gateway:
    """Answers to the addresses of a house whose desk is another process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._id = secrets.token_hex(8)
        self._lines: dict[str, asyncio.Queue[bytes | None]] = {}
        self._desk = b""
        self._heard = 0.0
        self._stop: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen for the desk."""
        self._stop = await self._bus.listen(_HERE, self._desk_is_here)
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def stop(self) -> None:
        """Let every line go."""
        self._stop()
        if self._beating is not None:
            self._beating.cancel()
        self._end_all()

    def _desk_is_here(self, letter: Letter) -> None:
        self._heard = asyncio.get_running_loop().time()
        if self._desk not in (b"", letter.body):
            self._end_all()
        self._desk = letter.body

    async def _beat(self) -> None:
        while True:
            self._bus.tell(_GATES, self._id.encode())
            if self._desk and asyncio.get_running_loop().time() - self._heard > SILENT:
                self._desk = b""
                self._end_all()
            await asyncio.sleep(BEAT)

    def _end_all(self) -> None:
        for queue in self._lines.values():
            queue.put_nowait(None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Bring one request or socket to the desk, and back what it is answered."""
        id = f"{self._id}-{secrets.token_hex(8)}"
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        end = await self._bus.listen(subject("gate", id), lambda letter: queue.put_nowait(letter.body))
        told = {name: value for name, value in scope.items() if name not in _LEFT_OUT}
        saying: asyncio.Task[None] | None = None
        try:
            await self._bus.ask(_OPEN, _pack({"gate": self._id, "id": id, "scope": told}))
            self._lines[id] = queue
            saying = asyncio.get_running_loop().create_task(self._say(id, receive))
            await self._hear(id, scope, queue, send)
        except Unanswered:
            await _nobody(scope, send, begun=False)
        finally:
            if saying is not None:
                saying.cancel()
            self._bus.tell(subject("line", id), _pack({"type": _ENDED}))
            self._lines.pop(id, None)
            end()

    async def _say(self, id: str, receive: Receive) -> None:
        """Tell the desk what the client says."""
        while True:
            event = await receive()
            for piece in _pieces(event):
                self._bus.tell(subject("line", id), _pack(piece))
            if event["type"].endswith(".disconnect"):
                return

    async def _hear(self, id: str, scope: Scope, queue: asyncio.Queue[bytes | None], send: Send) -> None:
        expected = 0
        while (body := await queue.get()) is not None:
            number, event = _unpack(body)
            if number != expected:
                break
            if event["type"] == _ENDED:
                return
            expected += 1
            await send(event)
            self._bus.tell(subject("line", id), _pack({"type": _TAKEN}))
        await _nobody(scope, send, begun=expected > 0)


async def _nobody(scope: Scope, send: Send, *, begun: bool) -> None:
    """Tell a client that nobody answers at the moment."""
    with suppress(Exception):
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": "the desk has moved"})
        elif not begun:
            headers = [(b"content-length", b"0"), (b"retry-after", b"1"), (b"cache-control", b"no-store")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": b""})


def _pieces(event: Event) -> list[Event]:
    """An event in pieces that the bus can carry."""
    body = event.get("body")
    if body is None or len(body) <= PIECE:
        return [event]
    parts = [body[at : at + PIECE] for at in range(0, len(body), PIECE)]
    more = event.get("more_body", False)
    return [{**event, "body": part, "more_body": more or part is not parts[-1]} for part in parts]


class _Line:
    """One request or socket at the desk."""

    def __init__(self, gate: str, *, websocket: bool) -> None:
        self.gate: Final = gate
        self.said: asyncio.Queue[Event] = asyncio.Queue()
        self.room: Final = asyncio.Semaphore(ON_THE_WAY)
        self._kind = "websocket" if websocket else "http"

    def take(self, letter: Letter) -> None:
        """Take what the gateway says."""
        event = _unpack(letter.body)
        if event["type"] == _TAKEN:
            self.room.release()
        elif event["type"] == _ENDED:
            self.hang_up()
        else:
            self.said.put_nowait(event)

    def hang_up(self) -> None:
        """The client is gone, or his gateway."""
        self.said.put_nowait({"type": f"{self._kind}.disconnect", "code": 1001})
        for _ in range(ON_THE_WAY):
            self.room.release()


class Desk:
    """Lets what answers to the addresses of a house answer what came in at its gateways; `name` is this desk's own."""

    def __init__(self, bus: Bus, app: ASGIApp, name: str) -> None:
        self._bus = bus
        self._app = app
        self._name = name.encode()
        self._lines: dict[str, _Line] = {}
        self._gates: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stops: list[Callable[[], None]] = []
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to answer."""
        self._stops = [
            await self._bus.listen(_OPEN, self._opened),
            await self._bus.listen(_GATES, self._gate_is_here),
        ]
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def stop(self) -> None:
        """Answer no more."""
        for stop in self._stops:
            stop()
        tasks = [*self._tasks, *([self._beating] if self._beating is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _gate_is_here(self, letter: Letter) -> None:
        self._gates[letter.body.decode()] = asyncio.get_running_loop().time()

    async def _beat(self) -> None:
        while True:
            self._bus.tell(_HERE, self._name)
            now = asyncio.get_running_loop().time()
            gone = {gate for gate, heard in self._gates.items() if now - heard > SILENT}
            for gate in gone:
                del self._gates[gate]
            for line in self._lines.values():
                if line.gate in gone:
                    line.hang_up()
            await asyncio.sleep(BEAT)

    def _opened(self, letter: Letter) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, letter: Letter) -> None:
        opening = _unpack(letter.body)
        id, scope = opening["id"], opening["scope"]
        line = self._lines[id] = _Line(opening["gate"], websocket=scope["type"] == "websocket")
        self._gates.setdefault(line.gate, asyncio.get_running_loop().time())
        end = await self._bus.listen(subject("line", id), line.take)
        letter.answer(b"")
        number = 0

        async def send(event: Event) -> None:
            nonlocal number
            for piece in _pieces(event):
                await line.room.acquire()
                self._bus.tell(subject("gate", id), _pack((number, piece)))
                number += 1

        try:
            await self._app(scope, line.said.get, send)
        except Exception as error:
            log.error("what came in at a gateway was not answered: %s", type(error).__name__)
        finally:
            self._bus.tell(subject("gate", id), _pack((number, {"type": _ENDED})))
            del self._lines[id]
            end()
