"""The cage over a running house: drawers, entries and balances in one book, and nobody else's drawer."""

import csv
import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from croupier.cage import balance, drawer_account
from croupier.cli.cash import app
from croupier.errors import Refusal
from croupier.ledger import of_kind
from croupier.room.actors.asks import By
from croupier.room.cashier import asks
from croupier.room.cashier.report import drawers
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.cashier.view import eyes
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.tournament import Level, Terms
from croupier.tournament.accounts import pool
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, told

KIM, LEE = By("floor", "kim", "Kim"), By("floor", "lee", "Lee")
NIGHT = Terms(
    name="Night", stack=5_000, buy_in=50_00, live=True, levels=(Level(small_blind=25, big_blind=50),)
)


class Desk:
    """Somebody at the desk of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked = 0

    async def __call__(self, ask: Any, by: By = KIM) -> None:
        self.asked += 1
        await self.house.ask(CAGE, by, msgspec.json.encode(ask), f"{self.asked}")

    async def refused(self, ask: Any, by: By = KIM) -> str:
        with pytest.raises(Refusal) as no:
            await self(ask, by)
        return no.value.code

    @property
    def state(self) -> CageState:
        actor: Any = self.house.actor(CAGE)
        return actor.state


@told
async def test_an_evening_at_the_desk_balances_to_the_cent_and_is_read_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.TakeEntry(1, "night", "cash", "ann", "Ann"))
        await desk(asks.TakeEntry(1, "night", "card", "bob", "Bob"))
        await desk(asks.TakeMoney(1, 30_00, "cash", "ann"))
        await desk(asks.PayMoney(1, 10_00, "ann", why="Wants it back"))
        await desk(asks.Spend(1, 5_00, "Shop", "Water"))
        book, state = house.book, desk.state
        assert [each.name for each in house.events.event("night").state.event.entrants.values()] == [
            "Ann",
            "Bob",
        ]
        assert book.balance(of_kind("club", pool("night"))) == 100_00
        assert book.balance(balance("ann")) == 20_00
        assert book.balance(drawer_account(1, "cash")) == -165_00
        assert book.balance(drawer_account(1, "card")) == -50_00
        assert [each.name for each in state.cage.drawers[1].receipts] == ["Ann", "Bob", "Ann", "Ann", "Shop"]
        assert [each.number for each in state.cage.drawers[1].receipts] == [1, 2, 3, 4, 5]
        assert eyes(state, book)("ann").balance == 20_00
        assert eyes(state, book)("ann").drawers == ()
        await desk(asks.CloseDrawer(1, 165_00))
        assert desk.state.cage.closed[0].signed == ("Kim",)
        assert book.total("club") == book.total("play") == 0
    async with house_at(tmp_path, Clock()) as house:
        kept = KIND.fold(house.store.rows(CAGE))
        assert (kept.cage.receipts, kept.cage.closed[0].counted) == (5, 165_00)
    with looked_at(tmp_path / "house.db") as connection:
        assert check(connection).faults == 0


@told
async def test_nothing_is_paid_that_was_not_taken_and_no_money_is_taken_for_no_entry(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.TakeEntry(1, "night", "cash", "ann", "Ann"))
        # She is in: her money is the pool's, and the same entry is not taken twice.
        assert await desk.refused(asks.PayMoney(1, 1, "ann")) == "room-wallet-short"
        assert await desk.refused(asks.TakeEntry(1, "night", "cash", "ann")) == "tournament-already-in"
        assert house.book.balance(drawer_account(1, "cash")) == -150_00
        await house.events.open(msgspec.structs.replace(NIGHT, played_for="play"), "fun")
        assert await desk.refused(asks.TakeEntry(1, "fun", "cash", "ann")) == "event-for-play-chips"
        # What a guest was given to play with is not money.
        guest, _ = await house.members.join("g" * 32, "Gus")
        assert await desk.refused(asks.PayMoney(1, 1_00, guest.id)) == "room-wallet-short"


@told
async def test_a_drawer_is_its_persons_and_the_desk_alone_is_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await desk(asks.OpenDrawer(0))
        assert await desk.refused(asks.TakeMoney(1, 100, name="Ann"), LEE) == "cage-not-your-drawer"
        assert await desk.refused(asks.TakeMoney(2, 100, name="Ann")) == "cage-no-such-drawer"
        assert await desk.refused(asks.OpenDrawer(0)) == "cage-drawer-open"
        assert await desk.refused(asks.OpenDrawer(0), By("player", "ann", "Ann")) == "staff-not-allowed"


@told
async def test_a_repeat_takes_the_money_once(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(NIGHT, "night")
        await house.ask(CAGE, KIM, msgspec.json.encode(asks.OpenDrawer(0)), "open")
        entry = msgspec.json.encode(asks.TakeEntry(1, "night", "cash", "ann", "Ann"))
        first = await house.ask(CAGE, KIM, entry, "ann")
        assert await house.ask(CAGE, KIM, entry, "ann") == first
        assert house.book.balance(drawer_account(1, "cash")) == -50_00


@told
async def test_what_the_accountant_is_handed_comes_out_of_the_database(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.TakeEntry(1, "night", "cash", "ann", "Ann"))
        await desk(asks.CloseDrawer(1, 150_00))
        await desk(asks.OpenDrawer(20_00), LEE)
    with looked_at(tmp_path / "house.db") as connection:
        found = drawers(Reader(connection))
    assert [(each.name, each.held("cash"), each.counted) for each in found] == [
        ("Kim", 150_00, 150_00),
        ("Lee", 20_00, None),
    ]
    said = CliRunner().invoke(
        app, ["desk", str(tmp_path / "house.db"), "--what", "event", "--day", "2023-11-14"]
    )
    assert said.stdout == "event,receipts,taken,paid\nnight,1,50.00,0.00\n"
    assert (
        CliRunner()
        .invoke(app, ["desk", str(tmp_path / "house.db"), "--day", "1999-01-01"])
        .stdout.count("\n")
        == 1
    )
    events = CliRunner().invoke(app, ["desk", str(tmp_path / "house.db"), "--what", "events"]).stdout
    (night,) = csv.DictReader(io.StringIO(events))
    assert (night["event"], night["played for"], night["entries"], night["re-entries"]) == (
        "night",
        "club",
        "1",
        "0",
    )
    assert (night["pool"], night["prizes paid"], night["owed at the desk"]) == ("50.00", "0.00", "0.00")
    other = CliRunner().invoke(
        app, ["desk", str(tmp_path / "house.db"), "--what", "events", "--day", "1999-01-01"]
    )
    assert other.stdout == events.splitlines(keepends=True)[0]
