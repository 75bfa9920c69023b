"""A real house in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
import urllib.error
import urllib.request
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from copy import deepcopy
from functools import cached_property
from http import HTTPStatus
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.people.names import token_for
from croupier.server.protocol import PROTOCOL
from tests.depth import NIGHTLY
from tests.server.process import Run
from tests.told import Told
from tests.waiting import PATIENCE, STORY, wait_until

RUN = """
import sys
from pathlib import Path
from random import Random
from croupier.room.house.pace import Pace
from croupier.room.house.rules import Rules
from croupier.rulebook import Layer, profile
from croupier.server import Settings, run
run(Settings({settings}), announce=lambda address, code: print(address, code, flush=True), entropy={entropy})
"""

TOO_FAST = 0.2
"""Seconds after which a house that was asked too fast listens again to some more."""

OWNER = {"id": f"{'owner':_>32}", "name": "Agatha"}
"""Who owns the houses of the tests, and how she took her name."""

QUICK = "pause_seconds=0.05, pace=Pace(think_least=0, think_most=20)"
"""Bots play fast where somebody looks on, and leave the machine to the others elsewhere."""


_OPENED: Counter[Path] = Counter()


def _luck(database: Path) -> str:
    """What a house draws from: the same each time a test is run, another whenever its database is opened again.

    Seats, cards and what bots think are then never what one run of the tests has and the next has not; by night they
    are drawn as in a real house.
    """
    _OPENED[database] += 1
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition("@")[0].partition(" (")[0]
    return "None" if NIGHTLY else f"Random({f'{test} {_OPENED[database]}'!r})"


class RunningHouse:
    """`croupier.server.run` in a process of its own, started by a `script`."""

    script = RUN

    def __init__(self, database: Path, settings: str = QUICK, port: int = 0) -> None:
        self.database = database
        given = f"database=Path({str(database)!r}), port={port}, {settings}"
        self._process = Run(self.script.format(settings=given, entropy=_luck(database)))
        with self._process.killed_after(PATIENCE):
            self.address, _, self.first_code = self._process.says.readline().strip().partition(" ")
        if not self.address:
            raise AssertionError(self._process.complaints.read())

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    def kill(self) -> None:
        """As a power cut would: no word, no chance to finish."""
        self._process.signal(signal.SIGKILL)
        self._process.ended()

    def close(self) -> tuple[int, str]:
        """Ask it to close; its exit code, and what it complained of."""
        self._process.signal(signal.SIGTERM)
        with self._process.killed_after(PATIENCE):
            complaints = self._process.complaints.read()
        return self._process.ended(), complaints

    @property
    def running(self) -> bool:
        return self._process.running

    @property
    def worked(self) -> float:
        """Seconds of processor time it has used, however long it had to wait for them."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def cookie(self) -> str:
        """What its cookie is called."""
        return f"croupier-session-{self.host.rpartition(':')[2]}"

    @cached_property
    def owner(self) -> str:
        """What proves the owner of the house, who is made so where it has none yet."""
        secret = token_for(OWNER["id"], OWNER["name"])
        if self.first_code:
            assert self.post("/api/people/join", OWNER)[0] == HTTPStatus.OK
            owns = {"id": "first", "code": self.first_code}
            assert self.post("/api/staff/own", owns, **self.signed_in(secret))[0] == HTTPStatus.OK
        return secret

    @property
    def as_owner(self) -> dict[str, str]:
        """What the owner shows."""
        return self.signed_in(self.owner)

    def hired(self, name: str, role: str, place: str = "") -> str:
        """What proves somebody new, whom the owner has given a role."""
        named = {"id": uuid.uuid4().hex, "name": name}
        assert self.post("/api/people/join", named)[0] == HTTPStatus.OK
        secret = token_for(named["id"], name)
        wish = {"id": uuid.uuid4().hex, "role": role, "place": place}
        code = json.loads(self.post("/api/staff/invite", wish, **self.as_owner)[2])["code"]
        taken = {"id": uuid.uuid4().hex, "code": code}
        assert self.post("/api/staff/accept", taken, **self.signed_in(secret))[0] == HTTPStatus.OK
        return secret

    def cookies(self, secret: str | None = None) -> list[Any]:
        """What a browser keeps of somebody who is signed in; of the owner, unless it is told of whom."""
        return [{"name": self.cookie, "value": secret or self.owner, "url": self.address, "httpOnly": True}]

    def signed_in(self, secret: str | None) -> dict[str, str]:
        """What somebody shows who is signed in."""
        return {"cookie": f"{self.cookie}={secret}"} if secret else {}

    def stands(self, station: str | None) -> dict[str, str]:
        """What a device of the house's own shows."""
        return {"cookie": f"{self.cookie.replace('session', 'station')}={station}"} if station else {}

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer to what is sent as JSON."""
        return self.get(path, json.dumps(body).encode(), **headers)

    def get(
        self, path: str, body: bytes | None = None, /, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        request = urllib.request.Request(self.address + path, body, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as error:
            with closing(error):
                return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

    def balances(self) -> dict[str, int]:
        """What the ledger on the disk says."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as reading:
            return dict(reading.execute("SELECT account, balance FROM ledger_balances"))

    def rows(self, stream: str) -> list[tuple[int, str]]:
        """The journal of a stream, as its owner reads it."""
        with looked_at(self.database) as connection:
            reader = Reader(connection, read_key(beside(self.database)))
            return [(each.version, each.row) for each in reader.rows(stream)]


class Client:
    """A browser's side of the socket. Keeps every message it was sent; those it hears have their whole view."""

    def __init__(
        self,
        house: RunningHouse,
        secret: str | None = None,
        lang: str = "en",
        station: str | None = None,
        **how: Any,
    ) -> None:
        self._house = house
        self._station = station
        self._hello = {"t": "hello", "protocol": PROTOCOL, "lang": lang}
        self._how = how
        self.heard: list[str] = []
        self.secret = secret
        self.name: str | None = None
        self.wallet = 0
        self.view: dict[str, Any] | None = None
        self.version: int | None = None
        self._line = ExitStack()
        self._connect()

    def _connect(self) -> None:
        self._line.close()
        self._told = Told()
        opening = connect(
            f"ws://{self._house.host}/ws",
            compression=None,
            max_size=None,
            close_timeout=1,
            additional_headers=self._house.signed_in(self.secret) | self._house.stands(self._station),
            **self._how,
        )
        self.socket: ClientConnection = self._line.enter_context(opening)
        self.say(**self._hello)
        self.hear_until(lambda message: message["t"] == "welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=within)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = self._told.whole(json.loads(text))
        if message["t"] == "welcome":
            self.name, self.wallet = (message["you"] or {"name": None, "wallet": 0}).values()
        elif message.get("kind") == "table":
            # What a test changes in its view is not what the next change is made of.
            self.view, self.version = deepcopy(message["view"]), message["version"]
        return message

    def hear_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message is the wanted one, however many others come before it."""
        hung = time.monotonic() + STORY
        while time.monotonic() < hung:
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError("it was not said")

    def hear_what_came(self) -> None:
        """Hear the messages that are here already, and wait for no other."""
        while True:
            try:
                self.hear(0)
            except TimeoutError:
                return

    def ask(self, type: str, to: str, /, *, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask something and wait for the answer."""
        id = id or uuid.uuid4().hex
        asked = {"t": "ask", "id": id, "to": to, "ask": {"type": type, **fields}}
        return self._insist(asked, lambda message: message.get("id") == id)

    def look(self, of: str) -> dict[str, Any]:
        """What a room shows now."""
        watch = {"t": "watch", "of": of, "seen": None}
        view: dict[str, Any] = self._insist(watch, lambda message: message.get("of") == of)["view"]
        self.say(t="unwatch", of=of)
        return view

    def _insist(self, message: dict[str, Any], answers: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Say something until it is answered: again, where the house was told too fast to listen."""
        while True:
            self.say(**message)
            heard = self.hear_until(lambda told: answers(told) or told.get("code") == "server-too-fast")
            if heard.get("code") != "server-too-fast":
                return heard
            time.sleep(TOO_FAST)

    def settle(self) -> None:
        """Hear everything the house had to say up to now."""
        self.say(t="ping")
        self.hear_until(lambda message: message["t"] == "pong")

    def leave(self, table: str) -> None:
        """Leave and wait until the seat is free; `wallet` is then up to date."""
        self.ask("leave", table)
        while self.view and self.view["you"] is not None:
            self.hear()
        self.settle()

    def join(self, name: str, id: str | None = None) -> dict[str, Any]:
        """Take a name, and come again with the cookie that it earns; the answer, or how it was refused."""
        return self._become("join", {"id": id or uuid.uuid4().hex, "name": name})

    def sign_in(self, code: str) -> dict[str, Any]:
        """Be who has shown this code on another device."""
        return self._become("sign-in", {"code": code})

    def _become(self, how: str, asked: dict[str, str]) -> dict[str, Any]:
        own = self._house.signed_in(self.secret)
        status, headers, body = self._house.post(f"/api/people/{how}", asked, **own)
        if status == HTTPStatus.OK:
            cookie = SimpleCookie(headers["set-cookie"])
            self.secret = cookie[self._house.cookie].value
            self._connect()
        told: dict[str, Any] = json.loads(body)
        return told

    def watch(self, table: str, seen: int | None = None) -> dict[str, Any]:
        self.say(t="watch", of=table, seen=seen)
        return self.hear_until(lambda message: message.get("kind") == "table" and message["of"] == table)

    def sit(self, table: str, seat: int, chips: int, **more: Any) -> dict[str, Any]:
        return self.ask("sit", table, seat=seat, chips=chips, **more)

    def my_turn(self) -> dict[str, Any]:
        """Listen until the view asks us to act; the options. Boards are run once on the way there."""

        def asked(_: object) -> bool:
            if self.is_asked():
                self.agree(on=False)
            return bool(self.view and self.view["you"] and self.view["you"]["options"])

        if not asked(None):
            self.hear_until(asked)
        assert self.view is not None
        options: dict[str, Any] = self.view["you"]["options"]
        return options

    def is_asked(self) -> bool:
        """Whether we are all-in and asked whether the board is to be run twice."""
        if not self.view or not self.view["you"] or not self.view["hand"]:
            return False
        running = self.view["hand"]["asked"]
        return running is not None and self.view["you"]["seat"] in running["seats"]

    def agree(self, *, on: bool) -> dict[str, Any]:
        """Say whether the board is run twice."""
        assert self.view is not None
        hand = self.view["hand"]
        # The view asks until it is renewed: what was answered must not be answered again.
        hand["asked"] = None
        return self.ask("agree", self.view["id"], hand=hand["number"], on=on)

    def act(self, action: str, **more: Any) -> dict[str, Any]:
        assert self.view is not None
        hand = self.view["hand"]
        command = {"hand": hand["number"], "turn": hand["turn"], "action": action}
        # The view asks until it is renewed: what was answered must not be answered again.
        self.view["you"]["options"] = None
        return self.ask("act", self.view["id"], **(command | more))

    def check_or_call(self) -> dict[str, Any]:
        return self.act("check" if self.my_turn()["check"] else "call")

    def check_or_fold(self) -> dict[str, Any]:
        return self.act("check" if self.my_turn()["check"] else "fold")

    def own_seat(self) -> dict[str, Any]:
        assert self.view is not None
        mine = self.view["you"]["seat"]
        return next(seat for seat in self.view["seats"] if seat["seat"] == mine)


def hear_until(clients: Sequence[Client], holds: Callable[[], object]) -> None:
    """Listen at several sockets until something holds."""

    def listen() -> None:
        for client in clients:
            client.hear_what_came()

    wait_until(holds, listen)
