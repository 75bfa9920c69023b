"""What clients ask at a gateway and what they are answered, on its way over the bus to the desk of the house and back.

A gateway holds sockets. It has no database and no key: what it sees is what its clients are sent. What a request or
socket says and hears goes as the events of ASGI, numbered both ways; where one is missing, or the desk falls silent,
the line is ended, and the client comes again by itself. What happens at a table comes past the desk from whoever leads
it (`croupier.room.house.showing`), as far as the desk has told the socket to heed it, and what is done there goes past
the desk too (`croupier.server.straight`), as far as the desk has told the gateway who speaks at the socket.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from croupier.room.actors.watched import Reached
from croupier.room.bus.port import LARGEST, Unanswered, subject
from croupier.room.house.showing import Frame, Missed
from croupier.server.heeding import Heeding
from croupier.server.straight import Quiet, Speaker, Straight

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from starlette.types import ASGIApp, Receive, Scope, Send

    from croupier.room.bus.port import Bus, Letter
    from croupier.server.measures import Measures

log: Final = logging.getLogger("croupier.server")

BEAT: Final = 0.5
"""How often desk and gateways say that they are here, in seconds."""

SILENT: Final = 6.0
"""After so many seconds without a word one is taken for gone; before the lease of a desk could be another's."""

ON_THE_WAY: Final = 32
"""How many events may be on their way to who is slow: he is waited for at the other end, as on a socket."""

TOLD: Final = ON_THE_WAY // 4
"""After so many events that were taken the other end is told so at once, else when it asks."""

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
_SO_FAR: Final = "so-far"
_HEED: Final = "heed"
_SHOWN: Final = "shown"
_SPEAKS: Final = "speaks"
_ANSWERED: Final = "answered"

AT_GATEWAY: Final = "croupier.gateway"
"""Where the desk's application finds in the scope of a socket that it is at a gateway (`AtGateway`)."""

Event: TypeAlias = "MutableMapping[str, Any]"


class _Opening(msgspec.Struct):
    """A request or socket that came in at a gateway."""

    gate: str
    id: str
    scope: dict[str, Any]


_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(tuple[int, dict[str, Any]]).decode
_opening: Final = msgspec.msgpack.Decoder(_Opening).decode
_frame: Final = msgspec.msgpack.Decoder(Frame).decode


class AtGateway(NamedTuple):
    """Where a socket is held, and what tells its gateway which look at a table it is to heed, and who speaks there."""

    reached: Reached
    heed: Callable[[str, int], None]
    speaks: Callable[[Speaker], None]


class _End:
    """One end of a line: what it says, and what it hears of the other end, nothing of it missing."""

    def __init__(
        self, bus: Bus, other: str, heeding: Heeding | None = None, straight: Straight | None = None
    ) -> None:
        self._bus = bus
        self._other = other
        self.heeding: Final = heeding
        self.straight: Final = straight
        self.heard: Final[asyncio.Queue[Event | None]] = asyncio.Queue()
        self._said = 0
        self._arrived = 0
        self._room = asyncio.Event()
        self._expected = 0
        self._taken = 0
        self._told = 0
        self._waited = 0
        self.over = False

    async def say(self, event: Event) -> None:
        """Say something, once there is room for it; nothing more where the line is over."""
        for piece in _pieces(event):
            while self._said - self._arrived >= ON_THE_WAY and not self.over:
                self._room.clear()
                await self._room.wait()
            if self.over:
                return
            self._tell(self._said, piece)
            self._said += 1

    def say_at_once(self, event: Event) -> None:
        """Say something that the other end takes as soon as it comes, and that is short."""
        if not self.over:
            self._tell(self._said, event)
            self._said += 1

    def show(self, frame: Frame, count: int, turn: int, number: int) -> None:
        """Let the client hear what whoever leads a table has told of it, after what has come before."""
        if self.heeding is None or self.over:
            return
        at = frame.of, frame.epoch, count, turn, number
        if not frame.text:
            self.heeding.should_have(*at)
        elif self.heeding.takes(*at):
            self.heard.put_nowait({"type": _SHOWN, "of": frame.of, "text": frame.text.decode()})

    def answered(self, text: str) -> None:
        """Let the client hear what a table has answered it, after what has come before."""
        self.heard.put_nowait({"type": _ANSWERED, "text": text})

    async def hear(self) -> Event | None:
        """What the other end has said next; `None` where nothing more comes."""
        event = await self.heard.get()
        if event is not None and event["type"] == _ANSWERED and self.straight is not None:
            self.straight.sent()
            return {"type": "websocket.send", "text": event["text"]}
        if event is not None and event["type"] == _SHOWN and self.heeding is not None:
            self.heeding.sent(event["of"])
            return {"type": "websocket.send", "text": event["text"]}
        if event is not None and event["type"] == "websocket.send" and self.straight is not None:
            self.straight.heard(event.get("text") or "")
        self._taken += 1
        if self._taken - self._told >= TOLD:
            self._tell_taken()
        return event

    def end(self, *, whole: bool) -> None:
        """Say nothing more; where it is not `whole` something is missing."""
        self._tell(self._said if whole else -1, {"type": _ENDED})

    def take(self, letter: Letter) -> None:
        """Take what came of the other end."""
        try:
            number, event = _unpack(letter.body)
            kind = event["type"]
        except (msgspec.DecodeError, KeyError, RecursionError) as error:
            log.warning("what came on a line cannot be read: %s", type(error).__name__)
            return
        if self.over:
            return
        if kind == _TAKEN:
            self._arrived, self._waited = min(max(self._arrived, number), self._said), 0
            self._room.set()
        elif number > self._expected or (kind != _SO_FAR and number != self._expected):
            self.break_off()
        elif kind == _SO_FAR:
            self._tell_taken()
        elif kind == _ENDED:
            self.heard.put_nowait({"type": _ENDED})
        elif kind == _HEED and self.heeding is not None:
            self._expected, self._taken = self._expected + 1, self._taken + 1
            self.heeding.heed(str(event.get("of")), int(event.get("count", 0)))
        elif kind == _SPEAKS and self.straight is not None:
            self._expected, self._taken = self._expected + 1, self._taken + 1
            self.straight.speaker = Speaker(*event["who"])
        elif self._expected - self._taken >= ON_THE_WAY:
            # Whoever keeps to the rules waits.
            self.break_off()
        else:
            self._expected += 1
            self.heard.put_nowait(event)

    def break_off(self) -> None:
        """The other end is gone, or something that it said."""
        if not self.over:
            self.over = True
            self.heard.put_nowait(None)
            self._room.set()

    def beat(self) -> None:
        """Ask how far the other end is, where it has not said: at once, and then ever more seldom."""
        if self.heeding is not None:
            self.heeding.beat()
        if self._said > self._arrived:
            self._waited += 1
            if not self._waited & (self._waited - 1):
                self._tell(self._said, {"type": _SO_FAR})

    def _tell_taken(self) -> None:
        self._told = self._taken
        self._tell(self._taken, {"type": _TAKEN})

    def _tell(self, number: int, event: Event) -> None:
        self._bus.tell(self._other, _pack((number, event)))


class Gateway:
    """Answers to the addresses of a house whose desk is another process; `measures` counts what goes out."""

    def __init__(self, bus: Bus, measures: Measures | None = None) -> None:
        self._bus = bus
        self._measures = measures
        self.sockets = 0
        """How many sockets are open here."""
        self._id = secrets.token_hex(8)
        self._lines: dict[str, _End] = {}
        self._quiet = Quiet()
        self._desk = b""
        self._heard = 0.0
        self._stops: list[Callable[[], None]] = []
        self._beating: asyncio.Task[None] | None = None

    @property
    def hears_a_desk(self) -> bool:
        """Whether there is somebody to bring a client to."""
        return bool(self._desk)

    async def start(self) -> None:
        """Begin to listen for the desk, and for those who lead tables."""
        self._stops = [
            await self._bus.listen(_HERE, self._desk_is_here),
            await self._bus.listen(subject("frames", self._id), self._shown),
        ]
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def stop(self) -> None:
        """Let every line go."""
        for stop in self._stops:
            stop()
        if self._beating is not None:
            self._beating.cancel()
        self._end_all()

    def _desk_is_here(self, letter: Letter) -> None:
        self._heard = asyncio.get_running_loop().time()
        if self._desk not in (b"", letter.body):
            self._end_all()
        self._desk = letter.body

    def _shown(self, letter: Letter) -> None:
        try:
            frame = _frame(letter.body)
        except (msgspec.DecodeError, UnicodeError) as error:
            log.warning("what was shown cannot be read: %s", type(error).__name__)
            return
        for socket, *at in frame.to:
            line = self._lines.get(socket)
            if line is not None:
                line.show(frame, *at)

    async def _beat(self) -> None:
        while True:
            self._bus.tell(_GATES, self._id.encode())
            if self._desk and asyncio.get_running_loop().time() - self._heard > SILENT:
                self._desk = b""
                self._end_all()
            for line in self._lines.values():
                line.beat()
            await asyncio.sleep(BEAT)

    def _end_all(self) -> None:
        for line in self._lines.values():
            line.break_off()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Bring one request or socket to the desk, and back what it is answered."""
        id = f"{self._id}-{secrets.token_hex(8)}"

        def again(of: str, count: int, turn: int) -> None:
            self._bus.tell(subject("again", of), _pack(Missed(id, count, turn)))

        straight = Straight(self._bus, self._quiet)
        line = _End(self._bus, subject("line", id), Heeding(again), straight)
        stop = await self._bus.listen(subject("gate", id), line.take)
        # From here on it is ended with the desk that it is brought to.
        self._lines[id] = line
        told = {name: value for name, value in scope.items() if name not in _LEFT_OUT}
        socket = scope["type"] == "websocket"
        self.sockets += socket
        saying: asyncio.Task[None] | None = None
        try:
            desk = await self._bus.ask(_OPEN, _pack(_Opening(self._id, id, told)))
            if not self._desk:
                self._desk, self._heard = desk, asyncio.get_running_loop().time()
            saying = asyncio.get_running_loop().create_task(_say(line, receive))
            saying.add_done_callback(partial(_said, line))
            await _hear(line, scope, self._counted(send))
        except Unanswered:
            await _nobody(scope, send, begun=False)
        finally:
            if saying is not None:
                saying.cancel()
            line.end(whole=False)
            del self._lines[id]
            self.sockets -= socket
            stop()

    def _counted(self, send: Send) -> Send:
        async def counted(event: Event) -> None:
            await send(event)
            if self._measures is None:
                return
            if event["type"] == "websocket.send":
                self._measures.sent(event.get("bytes") or event["text"].encode())
            elif event["type"] == "http.response.start":
                self._measures.requests["/{any}", event["status"]] += 1

        return counted


async def _say(line: _End, receive: Receive) -> None:
    """Tell the desk what the client says, or whoever leads the table that it is for."""
    while True:
        event = await receive()
        answer = await line.straight.answer(event) if line.straight is not None else None
        if answer is not None:
            line.answered(answer)
            continue
        await line.say(event)
        if event["type"].endswith(".disconnect"):
            return


def _said(line: _End, saying: asyncio.Task[None]) -> None:
    """Let a client come again of which nothing is heard any more by our own bug, for it does not know."""
    if not saying.cancelled() and (error := saying.exception()) is not None:
        log.error("what a client says is not heard any more: %s", type(error).__name__)
        line.break_off()


async def _hear(line: _End, scope: Scope, send: Send) -> None:
    """Tell the client what the desk says."""
    begun = False
    while (event := await line.hear()) is not None:
        if event["type"] == _ENDED:
            return
        await send(event)
        begun = True
    await _nobody(scope, send, begun=begun)


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


class Desk:
    """Lets what answers to the addresses of a house answer what came in at its gateways; `name` is this desk's own.

    As long as it is not `sure` that nobody else has the desk it says nothing.
    """

    def __init__(self, bus: Bus, app: ASGIApp, name: str, sure: Callable[[], bool] = lambda: True) -> None:
        self._bus = bus
        self._app = app
        self._name = name.encode()
        self._sure = sure
        self._lines: dict[str, _End] = {}
        self._gates: dict[str, float] = {}
        self._gate_of: dict[str, str] = {}
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
        self._gates[letter.body.decode(errors="replace")] = asyncio.get_running_loop().time()

    async def _beat(self) -> None:
        while True:
            now, sure = asyncio.get_running_loop().time(), self._sure()
            if sure:
                self._bus.tell(_HERE, self._name)
            gone = {gate for gate, heard in self._gates.items() if now - heard > SILENT}
            for gate in gone:
                del self._gates[gate]
            for id, line in self._lines.items():
                if not sure or self._gate_of[id] in gone:
                    line.break_off()
                line.beat()
            await asyncio.sleep(BEAT)

    def _opened(self, letter: Letter) -> None:
        if not self._sure():
            return
        try:
            opening = _opening(letter.body)
            kind = opening.scope["type"]
        except (msgspec.DecodeError, KeyError, RecursionError) as error:
            log.warning("what came in at a gateway cannot be read: %s", type(error).__name__)
            return
        if kind not in ("http", "websocket") or opening.id in self._lines:
            return
        task = asyncio.get_running_loop().create_task(self._serve(letter, opening))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, letter: Letter, opening: _Opening) -> None:
        id, scope = opening.id, opening.scope
        line = self._lines[id] = _End(self._bus, subject("gate", id))
        self._gate_of[id] = opening.gate
        self._gates.setdefault(opening.gate, asyncio.get_running_loop().time())
        stop = await self._bus.listen(subject("line", id), line.take)
        letter.answer(self._name)

        def heed(of: str, count: int) -> None:
            line.say_at_once({"type": _HEED, "of": of, "count": count})

        def speaks(who: Speaker) -> None:
            line.say_at_once({"type": _SPEAKS, "who": who})

        scope[AT_GATEWAY] = AtGateway(Reached(opening.gate, id), heed, speaks)

        async def receive() -> Event:
            event = None if line.over and line.heard.empty() else await line.hear()
            if event is None or event["type"] == _ENDED:
                line.break_off()
                return {"type": f"{scope['type']}.disconnect", "code": 1001}
            return event

        async def send(event: Event) -> None:
            if not self._sure():
                line.break_off()
            await line.say(event)

        whole = False
        try:
            await self._app(scope, receive, send)
            whole = not line.over
        except Exception as error:
            log.error("what came in at a gateway was not answered: %s", type(error).__name__)
        finally:
            line.end(whole=whole)
            del self._lines[id], self._gate_of[id]
            stop()
