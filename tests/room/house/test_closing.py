"""A house that closes while its disk takes nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.room.hand.terms import Terms
from croupier.room.house.house import House
from croupier.room.journal import writer
from croupier.room.table import asks as commands
from tests.room.evening import join
from tests.room.says import asks, says
from tests.waiting import run_story, until


def test_a_house_that_closes_does_not_wait_for_a_disk_that_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "AT_CLOSING", 0.05)

    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        house.start()
        await house.open_table(Terms("oak", "Oak", 50, 100))
        ann = (await join(house, "Ann")).id
        with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            sits = asyncio.create_task(asks(house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit"))
            await until(lambda: house.store.held is not None)
            await house.close()
            sits.cancel()
        # What was never acknowledged is not there, and nothing has stopped for it.
        house = await House.open(tmp_path / "house.db")
        house.start()
        assert house.tables["oak"].state.seated == {}
        assert house.stopped == []
        await asks(house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
        await house.close()

    run_story(story())
