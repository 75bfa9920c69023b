"""Money and roles on a device of one's own that is left alone: shown no more until it is proved who is there."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.cashier.asks import OpenDrawer
from croupier.room.house.unattended import MINUTE, Unattended
from croupier.room.people.credentials import hashed
from croupier.room.staff.asks import GiveRole
from croupier.server.connection import Connection
from croupier.server.cookies import NAME
from croupier.server.measures import Measures
from croupier.server.protocol import PROTOCOL
from croupier.tournament.commands import Stop
from tests.room.evening import Clock
from tests.server.within import Within
from tests.told import Told
from tests.waiting import PATIENCE

REFUSED = "staff-prove-again"


class Line:
    """A socket of which the test holds the other end."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._told = Told()

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        self._heard.put_nowait(self._told.whole(json.loads(text)))

    async def close(self, *why: object) -> None:
        raise AssertionError(why)

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hears(self, **wanted: Any) -> dict[str, Any]:
        """The next message that has these fields."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._heard.get()
                if wanted.items() <= message.items():
                    return message

    async def settled(self) -> list[dict[str, Any]]:
        """Everything that was told up to now."""
        self.say(t="ping")
        told = []
        async with asyncio.timeout(PATIENCE):
            while (message := await self._heard.get())["t"] != "pong":
                told.append(message)
        return told


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    """A house whose owner has a PIN, and a drawer with its float at the cage."""
    within = Within(tmp_path / "house.db", hands=0)
    house = within.house

    async def opened() -> None:
        owner = house.members.named("Olga")
        assert owner is not None
        await house.members.have_pin(owner, hashed("4711"))
        (session,) = house.members.sessions.of_person(owner.id)
        await house.ask("cage", house.speaks(session), msgspec.json.encode(OpenDrawer(100_00)), "drawer")

    within.loop.run_until_complete(opened())
    yield within
    within.close()
    assert not within.failed


@asynccontextmanager
async def looking(within: Within, who: str, at: str) -> Any:
    """Somebody's page that shows a part of the house."""
    line = Line()
    client = Connection(
        cast("WebSocket", line), within.house, bool, secret=within.secrets[who], measures=Measures(), id="1"
    )
    task = asyncio.create_task(client.run())
    line.say(t="hello", protocol=PROTOCOL)
    line.say(t="watch", of=at)
    try:
        yield line, client
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def wait(within: Within, minutes: int) -> None:
    cast("Clock", within.house.members._clock).now += minutes * MINUTE


@pytest.mark.requirement("ACC-3")
def test_the_cage_is_shown_no_more_after_a_while_and_again_when_it_is_proved_who_looks(
    within: Within,
) -> None:
    shown = {"cookie": f"{NAME}={within.secrets['owner']}"}

    async def left() -> None:
        async with looking(within, "owner", "cage") as (line, client):
            assert (await line.hears(kind="cage"))["view"]["drawers"] != []
            wait(within, 14)
            client._left_alone()
            assert client._alone is not None
            assert round(client._alone.when() - asyncio.get_running_loop().time()) == 60
            assert REFUSED not in [each.get("code") for each in await line.settled()]
            wait(within, 1)
            client._left_alone()
            assert (await line.hears(t="refused"))["code"] == REFUSED
            told = [each for each in await line.settled() if each.get("kind") == "cage"]
            assert told[-1]["view"]["drawers"] == []
            refused = await within.answer("GET", "/api/cage/report.csv", shown)
            assert json.loads(refused.body)["code"] == REFUSED
            wrong = await within.answer("POST", "/api/staff/prove", shown, b'{"proof":"1174"}')
            assert wrong.status != HTTPStatus.OK
            right = await within.answer("POST", "/api/staff/prove", shown, b'{"proof":"4711"}')
            assert right.status == HTTPStatus.OK
            # The page opens its line anew.
        async with looking(within, "owner", "cage") as (line, client):
            assert (await line.hears(kind="cage"))["view"]["drawers"] != []
            assert REFUSED not in [each.get("code") for each in await line.settled()]

    within.loop.run_until_complete(left())


def test_who_comes_to_roles_after_a_while_is_asked_before_he_sees_them(within: Within) -> None:
    async def story() -> None:
        wait(within, 15)
        async with looking(within, "owner", "staff") as (line, _):
            told = [await line.hears(), await line.hears(), await line.hears()]
            (view,) = [each["view"] for each in told if each.get("kind") == "staff"]
            (refused,) = [each for each in told if each.get("code") == REFUSED]
            assert (view["grants"], refused["id"]) == ([], None)
        async with looking(within, "owner", "event/night") as (line, _):
            # What moves no money and gives no role is shown.
            assert (await line.hears(kind="event"))["view"]["floor"] is not None
            assert REFUSED not in [each.get("code") for each in await line.settled()]

    within.loop.run_until_complete(story())


@pytest.mark.requirement("ACC-3")
def test_where_staff_is_asked_everywhere_a_clock_is_read_and_nothing_else_before_it_is_proved_who_is_there(
    within: Within,
) -> None:
    house = within.house
    house.unattended = Unattended(house.members, house.staff, lambda: house.now, 15, everywhere=True)
    shown = {"cookie": f"{NAME}={within.secrets['owner']}"}

    async def story() -> None:
        async with looking(within, "owner", "event/night") as (line, client):
            assert (await line.hears(kind="event"))["view"]["floor"] is not None
            wait(within, 15)
            client._left_alone()
            assert (await line.hears(t="refused"))["code"] == REFUSED
            view = [each for each in await line.settled() if each.get("kind") == "event"][-1]["view"]
            assert (view["floor"], view["picture"]["phase"]) == (None, "running")
        owner = house.members.named("Olga")
        assert owner is not None
        (session,) = house.members.sessions.of_person(owner.id)
        stop = msgspec.json.encode(Stop())
        with pytest.raises(Refusal, match="15 minutes"):
            await house.ask("event/night", house.speaks(session), stop, "stop")
        log = await within.answer("GET", "/api/events/night/log", shown)
        assert json.loads(log.body)["code"] == REFUSED
        right = await within.answer("POST", "/api/staff/prove", shown, b'{"proof":"4711"}')
        assert right.status == HTTPStatus.OK
        await house.ask("event/night", house.speaks(session), stop, "stop")
        assert (await within.answer("GET", "/api/events/night/log", shown)).status == HTTPStatus.OK

    within.loop.run_until_complete(story())


def test_who_looks_at_his_own_balance_or_has_nothing_to_prove_himself_by_is_not_asked(within: Within) -> None:
    async def story() -> None:
        wait(within, 60)
        async with looking(within, "Ann", "cage") as (line, client):
            assert (await line.hears(kind="cage"))["view"]["balance"] == 0
            assert client._alone is None
            assert REFUSED not in [each.get("code") for each in await line.settled()]
        # A cashier who has neither PIN nor password nor passkey.
        house = within.house
        ann = house.members.named("Ann")
        assert ann is not None
        code = await house.staff.invite(By("floor", "house"), GiveRole("", "cashier"), "", "i")
        await house.staff.accept(By.of(ann), code, "a")
        async with looking(within, "Ann", "cage") as (line, _):
            assert (await line.hears(kind="cage"))["view"]["drawers"] != []

    within.loop.run_until_complete(story())
