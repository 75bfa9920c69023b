"""Several workers of one house in one process: who leads a table, who is overtaken, what a server that is away does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.room.bus.within import WithinOne
from croupier.room.hand.terms import Terms
from croupier.room.house.pace import RUSHED, Pace
from croupier.room.house.sharing import Sharing
from croupier.room.journal.engine import EngineFault
from croupier.room.journal.lines import aside, loop
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.store import Store, house_key
from croupier.room.table import asks as commands
from croupier.server import Settings
from croupier.server.measures import Measures
from croupier.server.worker import _Worker
from tests.room.evening import club, join
from tests.room.says import asks, says
from tests.servers import Server
from tests.waiting import run_story, until

pytestmark = pytest.mark.xdist_group("postgres")

OAK = "table/oak"

NEVER = Pace(think_least=10**9, think_most=10**9, unwatched=0, sleep=False)
"""Bots that think for ever."""


class At:
    """One of the workers, which looks round when it is told to."""

    def __init__(self, place: str, folder: Path, bus: WithinOne) -> None:
        settings = Settings(folder, postgres=place, seed_demo=False, pace=NEVER, act_seconds=3_600)
        engine = Postgres(place, folder, shares=True)
        key = house_key(engine, folder.parent / "house.key")
        self.store = Store(engine, key)
        self.lease = engine.lease
        self.sharing = Sharing(bus, engine.lease)
        self.works = _Worker(settings, Measures(), self.store, self.sharing, key, lambda *_: None)
        self.sharing.start()

    async def looks(self) -> None:
        if await self.works._may_take_the_desk():
            await self.works._take_the_desk()

    @property
    def house(self):
        assert self.works._house is not None
        return self.works._house

    @property
    def oak(self):
        return self.house.tables["oak"]

    @property
    def leads(self) -> set[str]:
        return set(self.works._hall.tables) if self.works._hall is not None else set()


@pytest.fixture
def workers(postgres_server: Server, tmp_path: Path):
    """As many as are asked for; the first has the desk, and a table that nobody sits at."""
    place, bus = postgres_server.place(), WithinOne()

    @asynccontextmanager
    async def several(many: int, bots: int = 0) -> AsyncIterator[list[At]]:
        at = [At(place, tmp_path / str(number), bus) for number in range(many)]
        await at[0].looks()
        if bots:
            await at[0].house.open_club(club(bots))
        else:
            await at[0].house.open_table(Terms("oak", "Oak", 50, 100))
        try:
            yield at
        finally:
            for each in at:
                await each.works._close()

    several.ask = lambda sql: postgres_server.ask(sql, place)  # type: ignore[attr-defined]  # for the test alone
    return several


def test_whoever_was_overtaken_neither_does_nor_refuses_anything_more(workers) -> None:
    async def story() -> None:
        async with workers(3) as (a, b, c):
            ann, boris = [(await join(a.house, name)).id for name in ("Ann", "Boris")]
            await a.looks()
            await b.looks()
            assert b.leads == {OAK}
            assert not a.oak.led_here
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await until(lambda: 3 in a.oak.state.seated)
            # For the others its lease has run out. It has not noticed, and listens on.
            loop().call_soon_threadsafe(b.lease._renewing.cancel)
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'")
            await c.looks()
            assert b.leads == c.leads == {OAK}
            for id in ("1", "2"):
                await asks(a.house, "oak", says(ann, commands.TopUp(100), "Ann"), id)
            await asks(a.house, "oak", says(boris, commands.Sit(4, 5_000), "Boris"), "sit")
            with pytest.raises(Refusal) as refused:
                await asks(a.house, "oak", says(boris, commands.Sit(3, 5_000), "Boris"), "sit there")
            assert refused.value.code == "cash-seat-taken"
            await until(lambda: {*a.oak.state.seated} == {3, 4})
            assert a.oak.state.seated[3].chips == 5_200
            # The same once more is answered and not done.
            await asks(a.house, "oak", says(ann, commands.TopUp(100), "Ann"), "2")
            assert c.works._hall is not None
            assert c.works._hall.tables[OAK].state.seated[3].chips == 5_200
            assert b.store.lost
            assert not b.lease.sure

    run_story(story())


def test_a_table_that_another_has_now_is_let_go_of_and_one_that_is_being_opened_is_not(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            await a.sharing.take("table/yew")
            await a.looks()
            await a.looks()
            assert await aside(a.lease.own_streams()) == {"", "table/yew"}
            await b.looks()
            assert b.leads == {OAK}
            workers.ask(f"UPDATE leases SET owner = '{a.lease.owner}' WHERE stream = '{OAK}'")
            await b.looks()
            assert b.leads == set()
            assert OAK not in b.sharing.leads
            # So is the desk: whoever has lost it has lost all.
            workers.ask("UPDATE leases SET owner = 'another' WHERE stream = ''")
            await a.looks()
            assert a.store.lost

    run_story(story())


def test_a_server_that_cannot_be_asked_for_a_while_ends_no_worker_and_stops_no_table(
    workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> set[str]:
        raise EngineFault("the server is away", passes=True)

    def held(*_: object, **__: object) -> list[object]:
        raise Refusal("room-held")

    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            await a.looks()
            await b.looks()
            with monkeypatch.context() as patch:
                patch.setattr(a.lease, "own_streams", away)
                await a.looks()
                patch.setattr(a.store, "rows", held)
                await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
                for _ in range(3):
                    a.oak.rows_came()
                    await until(a.oak._mail.empty)
                # It cannot be led here either as long as nobody knows how it stands.
                with pytest.raises(Refusal) as refused:
                    await a.oak.turn(None)
                assert refused.value.code == "room-held"
                assert not a.oak.led_here
            assert a.oak.state.stopped is None
            assert a.oak.state.seated == {}
            await until(lambda: 3 in a.oak.state.seated)
            await a.looks()
            assert not a.store.lost

    run_story(story())


def test_a_bot_that_was_to_act_when_the_table_was_given_away_acts_when_it_is_back(workers) -> None:
    async def story() -> None:
        async with workers(2, bots=3) as (a, _):
            (table,) = a.house.tables.values()
            await until(lambda: table.state.hand is not None and table.state.hand.actor is not None)
            number = table.state.number
            await a.works._give_away(table.stream)
            a.house._minder._pace = RUSHED
            await a.sharing.take(table.stream)
            await a.works._lead(table.stream)
            await until(lambda: table.state.number > number)

    run_story(story())
