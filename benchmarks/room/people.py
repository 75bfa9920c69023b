"""People at the tables of a house, each with a socket of his own, in a process apart from it."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPSConnection
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from croupier.room.actors.changes import applied
from croupier.server.protocol import PROTOCOL

AN_ADDRESS = 50
"""Sockets from one address: a house takes so many names and sockets from each, and no more."""

AT_ONCE = 20
"""How many of a process come in at the same time."""

PATIENCE = 60.0
"""Seconds after which an ask that was not answered is given up."""


class Crowd(NamedTuple):
    """What one process has to do: who sits where, how long one thinks, and how it is told when to begin and end."""

    address: str
    number: int
    tables: tuple[str, ...]
    people: int
    """How many sit at each table."""

    seconds: float
    """What one thinks over a decision, in the mean."""


class Heard(NamedTuple):
    """What happened to them since they were last asked: seconds from each ask to its answer, and what went wrong."""

    answered: list[float]
    refused: int
    unanswered: int
    dropped: int
    messages: int
    open: int


class Person:
    """Sits at a table, looks on, thinks and acts."""

    def __init__(self, crowd: Crowd, table: str, seat: int, number: int) -> None:
        self._crowd = crowd
        self._table = table
        self._seat = seat
        self._number = number
        self._luck = Random(number)
        self._asked: dict[str, tuple[float, asyncio.Future[bool]]] = {}
        self._view: Any = None
        self._turn: tuple[int, int] | None = None
        self._asks = 0
        self._thoughts: set[asyncio.Task[None]] = set()
        self.answered: list[float] = []
        self.refused = self.unanswered = self.dropped = self.messages = 0
        self.open = False

    async def live(self, doors: asyncio.Semaphore) -> None:
        """From the door until the house or the benchmark closes."""
        host = self._number // AN_ADDRESS
        source = f"127.{1 + self._crowd.number}.{host // 250}.{1 + host % 250}"
        try:
            await doors.acquire()
            try:
                line = await connect(
                    self._crowd.address.replace("http", "ws", 1) + "/ws",
                    local_addr=(source, 0),
                    additional_headers={"cookie": await asyncio.to_thread(self._cookie, source)},
                    compression=None,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    max_size=None,
                )
                hearing = asyncio.create_task(self._hear(line))
                self.open = True
                await self._sit(line)
            finally:
                doors.release()
            await hearing
        except (OSError, TimeoutError, WebSocketException):
            self.dropped += 1
        finally:
            self.open = False

    def _cookie(self, source: str) -> str:
        """Takes a name; the cookie that it earns."""
        asked = {
            "id": f"crowd-{self._crowd.number}-{self._number}-{'x' * 24}",
            "name": f"P{self._crowd.number}x{self._number}",
        }
        house = urlsplit(self._crowd.address)
        line = HTTPSConnection if house.scheme == "https" else HTTPConnection
        with closing(line(house.netloc, source_address=(source, 0), timeout=PATIENCE)) as asking:
            asking.request("POST", "/api/people/join", json.dumps(asked))
            return (asking.getresponse().headers["set-cookie"] or "").partition(";")[0]

    async def _sit(self, line: ClientConnection) -> None:
        await self._say(line, t="hello", protocol=PROTOCOL)
        await self._say(line, t="watch", of=self._table)
        await self._ask(line, type="sit", seat=self._seat, chips=5_000)

    async def _hear(self, line: ClientConnection) -> None:
        async for text in line:
            self.messages += 1
            said = json.loads(text)
            if said.get("id") in self._asked:
                sent, answer = self._asked.pop(said["id"])
                self.answered.append(time.perf_counter() - sent)
                if not answer.done():
                    answer.set_result(said["t"] == "done")
            elif said.get("of") == self._table:
                self._see(line, said)
        self.dropped += 1

    def _see(self, line: ClientConnection, said: dict[str, Any]) -> None:
        if said["t"] == "state":
            self._view = said["view"]
        elif said["t"] == "change" and self._view is not None:
            self._view = applied(self._view, said["changes"])
        you, hand = (self._view or {}).get("you"), (self._view or {}).get("hand")
        if not you or not hand or not you["options"]:
            return
        turn = hand["number"], hand["turn"]
        if turn != self._turn:
            self._turn = turn
            thought = asyncio.create_task(self._act(line, turn, you["options"]))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _act(self, line: ClientConnection, turn: tuple[int, int], options: dict[str, Any]) -> None:
        await asyncio.sleep(self._luck.uniform(0.5, 1.5) * self._crowd.seconds)
        if self._turn != turn:
            return
        way = "check" if options["check"] else "call" if self._luck.random() < 0.4 else "fold"
        to = 0
        if options["raise_min"] and self._luck.random() < 0.1:
            way, to = "raise", options["raise_min"]
        await self._ask(line, type="act", hand=turn[0], turn=turn[1], action=way, to=to)

    async def _ask(self, line: ClientConnection, **ask: Any) -> None:
        self._asks += 1
        await self._answer(line, f"{self._number}-{self._asks}", t="ask", to=self._table, ask=ask)

    async def _answer(self, line: ClientConnection, id: str, **message: Any) -> None:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked[id] = time.perf_counter(), answer
        try:
            await self._say(line, id=id, **message)
            async with asyncio.timeout(PATIENCE):
                self.refused += not await answer
        except TimeoutError:
            self._asked.pop(id, None)
            self.unanswered += 1
        except WebSocketException:
            self._asked.pop(id, None)

    async def _say(self, line: ClientConnection, **message: Any) -> None:
        await line.send(json.dumps(message))


def seated(crowd: Crowd) -> Iterator[Person]:
    numbers = iter(range(len(crowd.tables) * crowd.people))
    for table in crowd.tables:
        for seat in range(1, crowd.people + 1):
            yield Person(crowd, table, seat, next(numbers))


def play(crowd: Crowd, pipe: Any, cores: frozenset[int]) -> None:
    """Let them play until the pipe says `end`; whatever else it says is answered with what was heard since."""
    import os

    if cores:
        os.sched_setaffinity(0, cores)
    room_for_files()
    asyncio.run(_play(crowd, pipe))


def room_for_files() -> None:
    """Let this process, and those it starts, hold as many files as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def _play(crowd: Crowd, pipe: Any) -> None:
    doors = asyncio.Semaphore(AT_ONCE)
    people = [*seated(crowd)]
    lives = [asyncio.create_task(person.live(doors)) for person in people]
    while await asyncio.to_thread(pipe.recv) != "end":
        told = Heard([], 0, 0, 0, 0, sum([person.open for person in people]))
        for person in people:
            told.answered.extend(person.answered)
            told = told._replace(
                refused=told.refused + person.refused,
                unanswered=told.unanswered + person.unanswered,
                dropped=told.dropped + person.dropped,
                messages=told.messages + person.messages,
            )
            person.answered = []
            person.refused = person.unanswered = person.dropped = person.messages = 0
        pipe.send(told)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
