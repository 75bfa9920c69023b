"""A file that is damaged is refused as that, in a few words, and nothing of what it holds is told."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.errors import Broken
from croupier.room.house.house import House
from croupier.room.journal.commit import Commit
from croupier.room.journal.store import Store
from tests.waiting import run_story


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "house.db"

    async def story() -> None:
        store = Store(path)
        for version in range(1, 200):
            await store.commit(Commit("lists", version, 0, '{"hidden":"As"}' * 20))
        store.close()

    run_story(story())
    return path


def refused(database: Path) -> Broken:
    with pytest.raises(Broken) as found:
        run_story(House.open(database))
    assert found.value.code == "check-file-damaged"
    return found.value


@pytest.mark.in_a_file
def test_rubbish_in_the_middle_of_the_file(database: Path) -> None:
    with database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    assert "in database main" in refused(database).params["why"]


def test_a_name_that_is_no_text_is_told_without_what_it_says(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE journal SET stream = CAST(x'41FF42' AS TEXT) WHERE version = 7")
        connection.commit()
    assert refused(database).params["why"] == "OperationalError"
