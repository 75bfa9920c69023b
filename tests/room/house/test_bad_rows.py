"""One bad row, or a snapshot that cannot be read: what becomes of its stream, and of the house."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.journal.mark import mark_of
from croupier.room.journal.migrations import rechain
from croupier.room.live import asks as cash
from croupier.room.table import asks
from tests.room.evening import club, join, open_house, played
from tests.room.says import asks as asks_of
from tests.room.says import says


def changed(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path / "house.db")) as database:
        assert database.execute(sql, values).rowcount == 1
        database.commit()


async def an_evening(path: Path) -> tuple[dict[str, int], int]:
    """Some hands of bots; the balances, and how many rows the table has."""
    async with open_house(path, *club(3)) as house:
        await played(house.tables["oak"], 3)
    with closing(sqlite3.connect(path / "house.db")) as database:
        balances = dict(database.execute("SELECT account, balance FROM ledger_balances WHERE balance <> 0"))
        ((version,),) = database.execute("SELECT max(version) FROM journal WHERE stream = 'table/oak'")
    return balances, version


BAD = {
    "room-row-unknown": '{"v":1,"type":"danced","seat":3}',
    "room-row-newer": '{"v":99,"type":"acted","seat":3}',
    "room-row-unreadable": '{"v":1,"type":"act',
    "room-row-impossible": '{"v":1,"type":"opened","terms":{"id":"x","name":"x","small_blind":1,"big_blind":2}}',
}


@pytest.mark.parametrize(("code", "row"), BAD.items())
def test_a_bad_row_stops_its_own_table_with_the_reason(tmp_path: Path, code: str, row: str) -> None:
    async def story() -> None:
        before, last = await an_evening(tmp_path)
        changed(tmp_path, "DELETE FROM snapshots")
        changed(
            tmp_path, "UPDATE journal SET row = ? WHERE stream = 'table/oak' AND version = ?", row, last - 1
        )
        with closing(sqlite3.connect(tmp_path / "house.db")) as database, database:
            rechain(database, "table/oak")
        # As written by a house that was in error, not put there behind its back.
        mark_of(tmp_path / "house.db").unlink()
        (ash,) = club(0, id="ash", name="Ash")
        async with open_house(tmp_path, ash) as house:
            oak = house.tables["oak"]
            assert oak.state.stopped == ("room-opened-twice" if code == "room-row-impossible" else code)
            assert oak.version == last - 2
            assert {str(account): chips for account, chips in house.book.accounts()} == before
            ann = await join(house, "Ann")
            with pytest.raises(Refusal) as refused:
                await asks_of(house, "oak", says(ann.id, asks.Sit(6, 10_000), "Ann"), "sit")
            assert refused.value.code == "room-table-stopped"
            assert oak.sight(ann.id)
            boris = await join(house, "Boris")
            await asks_of(house, "ash", says(boris.id, asks.Sit(2, 10_000), "Boris"), "sit")
            assert house.tables["ash"].state.seat_of(boris.id) == 2

    asyncio.run(story())


def test_a_missing_row_stops_its_own_table(tmp_path: Path) -> None:
    async def story() -> None:
        _, last = await an_evening(tmp_path)
        changed(tmp_path, "DELETE FROM snapshots")
        changed(tmp_path, "DELETE FROM journal WHERE stream = 'table/oak' AND version = ?", last - 1)
        async with open_house(tmp_path) as house:
            assert house.tables["oak"].state.stopped == "room-journal-gap"
            assert house.tables["oak"].version == last - 2

    asyncio.run(story())


def test_a_table_whose_first_row_is_bad_is_told_of_by_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        await an_evening(tmp_path)
        changed(tmp_path, "UPDATE journal SET row = 'x' WHERE stream = 'table/oak' AND version = 1")
        changed(tmp_path, "DELETE FROM snapshots")
        async with open_house(tmp_path) as house:
            assert house.tables == {}
            (fault,) = house.lost.values()
            assert "row 1 of table/oak" in str(fault)
            assert "table/oak" in fault.say("ru")

    asyncio.run(story())


@pytest.mark.parametrize("snapshot", ['{"v":99}', '{"terms":', '{"v":1,"terms":{}}'])
def test_a_snapshot_that_cannot_be_read_is_left_alone_and_the_rows_are_read(tmp_path: Path, snapshot) -> None:
    async def story() -> None:
        before, last = await an_evening(tmp_path)
        changed(tmp_path, "UPDATE snapshots SET state = ? WHERE stream = 'table/oak'", snapshot)
        async with open_house(tmp_path) as house:
            assert house.tables["oak"].state.stopped is None
            assert house.tables["oak"].version >= last
            assert sum(before.values()) == house.book.total() == 0
            await played(house.tables["oak"], house.tables["oak"].state.number + 1)

    asyncio.run(story())


def test_a_bad_row_of_the_live_cash_room_stops_the_cash_room_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for shift in ("friday", "saturday"):
                await house.cash.ask(By("floor"), cash.NewShift(shift), shift)
        changed(tmp_path, "UPDATE journal SET row = '{}' WHERE stream = 'cash' AND version = 2")
        async with open_house(tmp_path, *club(3)) as house:
            with pytest.raises(Refusal):
                await house.cash.ask(By("floor"), cash.NewShift("sunday"), "sunday")
            assert house.cash.report()[0] == "friday"
            await played(house.tables["oak"], 1)

    asyncio.run(story())
