"""A house with its addresses in the process of the test: what is asked is handed to it without a line between."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event.asks import BringBots
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.live.asks import NewShift
from croupier.room.people.names import token_for
from croupier.room.table.asks import Act
from croupier.server.app import make_app
from croupier.server.cookies import NAME
from croupier.server.measures import Measures
from croupier.server.settings import Settings
from croupier.tournament import Level, Register, Start
from croupier.tournament import Terms as EventTerms
from tests.room.desk import at_the_desk
from tests.room.evening import Clock, club, join, sit
from tests.room.pit.test_house import RUBY
from tests.room.says import asks, says
from tests.waiting import PATIENCE, loop_turns, until

METRICS_KEY: Final = "the-meter"
OWNER: Final = (f"{'owner':_>32}", "Olga")
"""Under which id the owner took which name."""
AS_OWNER: Final = {"cookie": f"{NAME}={token_for(*OWNER)}"}
"""What the owner shows."""
LEVELS: Final = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, minutes=20) for n in range(8)])


class Heard(NamedTuple):
    """An answer; the names of its headers are small."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def content_type(self) -> str:
        return self.headers.get("content-type", "").partition(";")[0]


class Within:
    """A house in which something of everything stands still: nobody of its own plays, and nobody's time runs out.

    Whatever an address raises is raised where it was asked.
    """

    def __init__(self, path: Path, players: int = 4, hands: int = 3) -> None:
        self.loop = asyncio.new_event_loop()
        self.failed: list[dict[str, Any]] = []
        self.loop.set_exception_handler(lambda _, failed: self.failed.append(failed))
        self.secrets: dict[str, str] = {}
        self.loop.run_until_complete(self._open(path, players, hands))
        settings = Settings(
            database=path,
            metrics_key=METRICS_KEY,
            most_requests_an_address=10**9,
            most_sockets_an_address=10**6,
        )
        self.measures = Measures()
        self.app = make_app(self.house, settings, self.measures)

    async def _open(self, path: Path, players: int, hands: int) -> None:
        self.house = house = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(7))
        house.times = Times(act=600_000, pause=0)
        house.start()
        await house.open_club(club(0))
        for seat, name in ((5, "Ann"), (6, "Boris")):
            await sit(house, name, seat, 5_000)
            person, self.secrets[name] = await house.members.join(f"{name:_>32}", name)
            assert person == await join(house, name)
        owner, self.secrets["owner"] = await house.members.join(*OWNER)
        await house.staff.own(By.of(owner), house.staff.first_code, "first")
        await self._hands(hands)
        await house.pit.open_table(RUBY)
        night = EventTerms(name="Night", stack=5_000, buy_in=10_00, live=True, levels=LEVELS)
        await house.events.open(night, "night")
        online = EventTerms(name="Turbo", stack=5_000, buy_in=10_00, fee=1_00, seats=7, levels=LEVELS)
        await house.events.open(online, "turbo")
        floor = By("floor")
        for number in range(players):
            player = Register(f"p{number}", f"Player {number}")
            await at_the_desk(house, "night", player, f"register-{number}")
        await house.events.ask("night", floor, Start(), "start")
        await house.events.ask("turbo", floor, BringBots(2), "bots")
        await house.cash.ask(floor, NewShift("night"), "shift")
        await loop_turns()

    async def _hands(self, hands: int) -> None:
        """So many hands are folded at the table."""
        table = self.house.table("oak")
        while table.state.number <= hands:
            await until(lambda: table.state.hand is not None and table.state.hand.options is not None)
            state = table.state
            turn = len(state.hand.log)
            player = state.players[state.hand.options.seat]
            fold = Act(state.number, turn, "fold")
            await asks(self.house, "oak", says(player.person, fold, player.name), f"{state.number}-{turn}")

    def asked(self, method: str, url: str, headers: Mapping[str, str] = {}, body: bytes = b"") -> Heard:
        return self.loop.run_until_complete(self.answer(method, url, headers, body))

    async def answer(
        self, method: str, url: str, headers: Mapping[str, str] = {}, body: bytes = b""
    ) -> Heard:
        """The answer to one request, as it comes off a line."""
        at = urlsplit(url)
        named = {"host": "localhost", **{name.lower(): value for name, value in headers.items()}}
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": at.scheme or "http",
            "path": unquote(at.path),
            "raw_path": at.path.encode(),
            "query_string": at.query.encode(),
            "headers": [(name.encode("latin-1"), each.encode("latin-1")) for name, each in named.items()],
            "client": ("127.0.0.1", 4_000),
        }
        heard = bytearray()
        start: dict[str, Any] = {}
        sent = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(sent, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            start.update(message if message["type"] == "http.response.start" else {})
            heard.extend(message.get("body", b""))

        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        told = {name.decode("latin-1").lower(): each.decode("latin-1") for name, each in start["headers"]}
        return Heard(start["status"], told, bytes(heard))

    def person(self, name: str) -> str:
        """The id of somebody who has a name here."""
        person = self.house.members.named(name)
        assert person is not None
        return person.id

    def close(self) -> None:
        self.loop.run_until_complete(self.house.close())
        self.loop.close()
