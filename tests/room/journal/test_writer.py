"""The writer above a database that takes nothing, or of which it does not hear."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Broken
from croupier.room.journal.beside import Beside
from croupier.room.journal.engine import AlreadyWritten, EngineFault
from croupier.room.journal.sqlite import SqliteFile
from croupier.room.journal.store import Store
from croupier.room.journal.writer import AT_CLOSING, Writer
from tests.room.journal.writing import row, write
from tests.waiting import run_story, until


class Unheard:
    """A connection whose first commit is done, and neither it nor the house hears that."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._asks = self._heard = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if sql.startswith("BEGIN") and self._asks:
            self._asks = False
            raise AlreadyWritten
        found = self._connection.execute(sql, parameters)
        if sql == "COMMIT" and not self._heard:
            self._heard = self._asks = True
            raise EngineFault("the line broke")
        return found


def test_what_was_written_unheard_is_not_taken_for_what_comes_next(tmp_path: Path) -> None:
    store = Store(
        SqliteFile(tmp_path / "house.db"),
        writer=lambda connection, key: Writer(Unheard(connection), key),
    )
    (given_up,) = write(store, row(1))
    assert isinstance(given_up, Broken)
    assert write(store, row(2)) == [None]
    assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]
    store.close()


class Full:
    """A connection that takes nothing."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if sql.startswith("BEGIN"):
            raise EngineFault("the disk is full", passes=True)
        return self._connection.execute(sql, parameters)


class Hours(Beside):
    """Where time is what somebody waits for."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize("how", ["closes", "is about to close"])
def test_a_house_that_closes_gives_up_on_all_that_waits_at_once(tmp_path: Path, how: str) -> None:
    hours = Hours()

    async def story(store: Store) -> list[BaseException | None]:
        waiting = [asyncio.create_task(store.commit(row(1, stream=f"table/{name}"))) for name in range(40)]
        await until(lambda: store.held is not None)
        if how == "closes":
            store.close()
        else:
            store.hurry()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        # Nor is anything written after that: whoever has stopped for it stops nowhere but here.
        (later,) = await asyncio.gather(store.commit(row(1)), return_exceptions=True)
        assert isinstance(later, Broken)
        assert later.code == "room-writer-closed"
        store.close()
        return outcomes

    store = Store(
        SqliteFile(tmp_path / "house.db"),
        writer=lambda connection, key: Writer(Full(connection), key, hours),
    )
    outcomes = run_story(story(store))
    assert [each.code for each in outcomes if isinstance(each, Broken)] == ["room-write-failed"] * 40
    assert AT_CLOSING < hours.now < 2 * AT_CLOSING
