"""Requests and sockets on their way from a gateway to the desk and back, and what becomes of them without a desk."""

import asyncio
from typing import Any

import pytest

from croupier.room.bus.port import Unanswered
from croupier.room.bus.within import WithinOne
from croupier.room.house.showing import Frame, Missed
from croupier.server import relay
from croupier.server.heeding import Heeding
from croupier.server.outbox import MOST_BEHIND
from croupier.server.relay import AT_GATEWAY, ON_THE_WAY, PIECE, TOLD, Desk, Gateway
from tests.waiting import loop_turns, run_story, until

LONG = bytes(range(256)) * (PIECE // 128)
"""More than one letter can carry."""


class _Loses(WithinOne):
    """A bus that loses the letters in which `loses` stands, so often."""

    def __init__(self, loses: bytes, times: int = 1) -> None:
        super().__init__()
        self.loses, self.times = loses, times

    def tell(self, subject: str, body: bytes) -> None:
        if self.times and self.loses in body:
            self.times -= 1
            return
        super().tell(subject, body)


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with what it is sent."""
    if scope["type"] == "http":
        body, more = b"", True
        while more:
            event = await receive()
            body, more = body + event["body"], event.get("more_body", False)
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"x-path", scope["path"].encode())]}
        )
        await send({"type": "http.response.body", "body": body})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
    SAID.append(event["type"])


SAID: list[str] = []


class _Client:
    """Somebody at a gateway."""

    def __init__(self, gateway: Gateway, kind: str) -> None:
        self.says: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: list[Any] = []
        self.listens = asyncio.Event()
        self.listens.set()
        scope = {"type": kind, "path": "/table", "headers": [(b"host", b"club")], "client": ("10.0.0.7", 80)}
        self.task = asyncio.create_task(gateway(scope, self.says.get, self._hear))

    async def _hear(self, event: Any) -> None:
        await self.listens.wait()
        self.heard.append(event)

    @property
    def kinds(self) -> list[str]:
        return [event["type"] for event in self.heard]


def test_a_request_comes_back_answered_however_long_it_is() -> None:
    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "http")
        client.says.put_nowait({"type": "http.request", "body": LONG})
        await client.task
        assert client.heard[0]["status"] == 200
        assert [tuple(each) for each in client.heard[0]["headers"]] == [(b"x-path", b"/table")]
        assert b"".join([event["body"] for event in client.heard[1:]]) == LONG
        assert len(client.heard) > 2
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_where_nobody_has_the_desk_a_request_is_told_so_and_a_socket_closed() -> None:
    async def story() -> None:
        gateway = Gateway(WithinOne())
        await gateway.start()
        http, socket = _Client(gateway, "http"), _Client(gateway, "websocket")
        await asyncio.gather(http.task, socket.task)
        assert http.heard[0]["status"] == 503
        assert socket.heard == [{"type": "websocket.close", "code": 1012, "reason": "the desk has moved"}]
        await gateway.stop()

    run_story(story())


@pytest.mark.parametrize("how", ["another has it", "nobody says anything"])
def test_a_socket_ends_when_the_desk_it_came_to_is_gone(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)

    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        client.says.put_nowait({"type": "websocket.receive", "text": "call"})
        await until(lambda: client.kinds == ["websocket.accept", "websocket.send"])
        await until(lambda: gateway._desk == b"a")
        if how == "another has it":
            bus.tell("desk.here", b"b")
        else:
            monkeypatch.setattr(relay, "SILENT", 0.05)
            assert desk._beating is not None
            desk._beating.cancel()
        await client.task
        assert client.heard[-1]["code"] == 1012
        # The desk hears of it too, and lets the socket go.
        await until(lambda: not desk._lines)
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_a_line_of_which_something_was_lost_is_ended() -> None:
    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        await until(lambda: client.kinds == ["websocket.accept"])
        (id,) = gateway._lines
        bus.tell(f"gate.{id}", relay._pack((7, {"type": "websocket.send", "text": "of another world"})))
        await client.task
        assert client.kinds == ["websocket.accept", "websocket.close"]
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_a_gateway_that_is_gone_holds_no_socket_at_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)

    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        await until(lambda: client.kinds == ["websocket.accept"])
        SAID.clear()
        monkeypatch.setattr(relay, "SILENT", 0.05)
        assert gateway._beating is not None
        gateway._beating.cancel()
        await until(lambda: not desk._lines)
        assert SAID == ["websocket.disconnect"]
        client.task.cancel()
        await gateway.stop()
        await desk.stop()

    run_story(story())


@pytest.mark.parametrize(
    "lost", ["what the client says", "what he is answered", "the last that he is answered"]
)
def test_whatever_is_lost_on_a_line_the_socket_is_ended_and_nobody_waits_for_ever(
    lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)
    kind = b"websocket.receive" if lost == "what the client says" else b"websocket.send"

    async def story() -> None:
        bus = _Loses(kind)
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        client.says.put_nowait({"type": "websocket.receive", "text": "call"})
        if lost == "what he is answered":
            client.says.put_nowait({"type": "websocket.receive", "text": "fold"})
        await client.task
        assert client.kinds == ["websocket.accept", "websocket.close"]
        assert client.heard[-1]["code"] == 1012
        await until(lambda: not desk._lines)
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_that_something_was_taken_may_be_lost_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)
    words = [str(number) for number in range(3 * ON_THE_WAY)]

    async def story() -> None:
        # As many as a whole window is told of.
        bus = _Loses(b"taken", ON_THE_WAY // TOLD)
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        for word in words:
            client.says.put_nowait({"type": "websocket.receive", "text": word})
        await until(lambda: len(client.heard) == 1 + len(words))
        assert [event["text"] for event in client.heard[1:]] == words
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_whoever_sends_more_than_is_taken_waits_at_the_gateway() -> None:
    async def holds(scope: Any, receive: Any, send: Any) -> None:
        await going_on.wait()
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    going_on = asyncio.Event()

    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, holds, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "http")
        for number in range(4 * ON_THE_WAY):
            more = number + 1 < 4 * ON_THE_WAY
            client.says.put_nowait({"type": "http.request", "body": b"a piece", "more_body": more})
        await until(lambda: any(line.heard.qsize() == ON_THE_WAY for line in desk._lines.values()))
        await loop_turns()
        (line,) = desk._lines.values()
        assert line.heard.qsize() == ON_THE_WAY
        going_on.set()
        await client.task
        assert client.heard[0]["status"] == 204
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_a_desk_that_is_not_sure_of_its_lease_says_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)

    async def story() -> None:
        sure, bus = True, WithinOne()
        desk, gateway = Desk(bus, _echo, "a", lambda: sure), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        await until(lambda: client.kinds == ["websocket.accept"])
        sure = False
        client.says.put_nowait({"type": "websocket.receive", "text": "call"})
        await client.task
        assert client.kinds == ["websocket.accept", "websocket.close"]
        opening = {"gate": "g", "id": "g-1", "scope": {"type": "websocket"}}
        with pytest.raises(Unanswered):
            await bus.ask("desk.open", relay._pack(opening), patience=0.05)
        assert not desk._lines
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_letters_of_another_shape_end_nothing_but_their_line(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        shapes = (
            b"",
            b"\xc1",
            relay._pack(7),
            relay._pack({"gate": 1}),
            relay._pack((0, {})),
            b"\x91" * 5_000,
        )
        for body in shapes:
            bus.tell("desk.open", body)
            bus.tell("gates", body)
        bus.tell("desk.open", relay._pack({"gate": "g", "id": "i", "scope": {"type": "lifespan"}}))
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        await until(lambda: client.kinds == ["websocket.accept"])
        (id,) = gateway._lines
        for body in shapes:
            bus.tell(f"gate.{id}", body)
            bus.tell(f"line.{id}", body)
        client.says.put_nowait({"type": "websocket.receive", "text": "call"})
        await until(lambda: client.kinds == ["websocket.accept", "websocket.send"])
        await gateway.stop()
        await client.task
        await desk.stop()

    run_story(story())
    assert all("cannot be read" in record.getMessage() for record in caplog.records)


def test_a_desk_that_closes_sends_its_sockets_away_to_come_again() -> None:
    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        await until(lambda: client.kinds == ["websocket.accept"])
        await desk.stop()
        await client.task
        assert client.heard[-1]["code"] == 1012
        await gateway.stop()

    run_story(story())


async def _heeds(scope: Any, receive: Any, send: Any) -> None:
    """Lets its gateway heed the look that it is told: `heed 7`."""
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        count = int(event["text"].removeprefix("heed "))
        scope[AT_GATEWAY].heed("oak", count)
        await send({"type": "websocket.send", "text": event["text"]})


def test_what_is_shown_past_the_desk_comes_to_the_sockets_that_heed_it_and_to_no_other() -> None:
    async def story() -> None:
        bus = WithinOne()
        desk, gateway = Desk(bus, _heeds, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        ann, boris = _Client(gateway, "websocket"), _Client(gateway, "websocket")
        for client, count in ((ann, 7), (boris, 8)):
            client.says.put_nowait({"type": "websocket.connect"})
            client.says.put_nowait({"type": "websocket.receive", "text": f"heed {count}"})
            await until(lambda client=client: len(client.heard) == 2)
        (one, other) = gateway._lines

        def shown(text: bytes, *to: tuple[str, int, int, int]) -> None:
            bus.tell(f"frames.{gateway._id}", relay._pack(Frame("oak", 1, to, text)))

        shown(b"to Ann", (one, 7, 1, 0))
        shown(b"to nobody", (other, 7, 1, 0))
        shown(b"to both", (one, 7, 1, 1), (other, 8, 2, 0))
        bus.tell(f"frames.{gateway._id}", b"of another shape")
        ann.says.put_nowait({"type": "websocket.receive", "text": "heed 0"})
        await until(lambda: len(ann.heard) == 5)
        shown(b"to nobody any more", (one, 7, 1, 2))
        shown(b"to Boris", (other, 8, 2, 1))
        await until(lambda: len(boris.heard) == 4)
        assert [event["text"] for event in ann.heard[1:]] == ["heed 7", "to Ann", "to both", "heed 0"]
        assert [event["text"] for event in boris.heard[1:]] == ["heed 8", "to both", "to Boris"]
        await gateway.stop()
        await asyncio.gather(ann.task, boris.task)
        await desk.stop()

    run_story(story())


def test_who_is_too_slow_for_a_table_is_shown_it_anew_once_he_has_heard_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relay, "BEAT", 0.01)

    async def story() -> None:
        bus, missed = WithinOne(), []
        desk, gateway = Desk(bus, _heeds, "a"), Gateway(bus)
        await desk.start()
        await gateway.start()
        await bus.listen("again.oak", lambda letter: missed.append(letter.body))
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        client.says.put_nowait({"type": "websocket.receive", "text": "heed 7"})
        await until(lambda: len(client.heard) == 2)
        client.listens.clear()
        ((id, line),) = gateway._lines.items()
        for number in range(2 * MOST_BEHIND):
            frame = Frame("oak", 1, ((id, 7, 1, number),), b"%d" % number)
            bus.tell(f"frames.{gateway._id}", relay._pack(frame))
        await until(lambda: line.heard.qsize() == MOST_BEHIND - 1)
        await loop_turns()
        assert (line.heard.qsize(), missed) == (MOST_BEHIND - 1, [])
        client.listens.set()
        await until(lambda: missed)
        assert missed[0] == relay._pack(Missed(id, 7, 1))
        assert client.heard[-1]["text"] == str(MOST_BEHIND - 1)
        await gateway.stop()
        await desk.stop()

    run_story(story())


def test_who_is_too_slow_for_a_table_has_no_more_before_him_for_looking_again() -> None:
    missed: list[Any] = []
    heeding = Heeding(lambda *what: missed.append(what))
    taken = 0
    for count in range(1, 2 * MOST_BEHIND):
        heeding.heed("oak", 0)
        heeding.heed("oak", count)
        taken += heeding.takes("oak", 1, count, count, 0)
    assert taken == MOST_BEHIND
    for _ in range(taken):
        heeding.beat()
        assert missed == []
        heeding.sent("oak")
    heeding.beat()
    assert missed == [("oak", count, count)]
