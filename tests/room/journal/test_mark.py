"""A database that lacks rows its own mark knows is not gone on with unasked."""

import asyncio
import shutil
from pathlib import Path

import pytest

from croupier.errors import Mistake
from croupier.room.journal.backup import back_up, restore
from croupier.room.journal.commit import Commit
from croupier.room.journal.mark import Lacking, mark_of, older
from croupier.room.journal.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def played(path: Path, first: int, last: int, how: str = "row", stream: str = "table/oak") -> None:
    async def write(store: Store) -> None:
        for version in range(first, last + 1):
            await store.commit(Commit(stream, version, 1_000 + version, f"{how} {version}"))

    store = Store(path)
    asyncio.run(write(store))
    store.close()


def refused(path: Path) -> Mistake:
    with pytest.raises(Mistake) as error:
        Store(path)
    return error.value


@pytest.mark.in_a_file
def test_an_older_copy_in_its_place_is_refused_and_left_as_it_is(path: Path) -> None:
    played(path, 1, 3)
    played(path, 1, 2, stream="table/elm")
    kept = path.read_bytes()
    played(path, 4, 5)
    path.write_bytes(kept)
    error = refused(path)
    assert (error.code, error.params["streams"]) == ("room-database-older", 1)
    found = older(path)
    assert found is not None
    assert found.lacking == [Lacking("table/oak", 5, 3)]
    assert found.last == 1_003 < found.marked
    assert path.read_bytes() == kept


@pytest.mark.in_a_file
def test_a_copy_that_was_played_on_elsewhere_is_refused_though_it_is_as_long(path: Path) -> None:
    played(path, 1, 3)
    elsewhere = Path(shutil.copy(path, path.with_name("elsewhere.db")))
    played(path, 4, 5)
    played(elsewhere, 4, 6, how="another")
    shutil.copy(elsewhere, path)
    assert refused(path).code == "room-database-older"


@pytest.mark.in_a_file
def test_a_database_that_is_gone_is_not_begun_anew_unasked(path: Path) -> None:
    played(path, 1, 3)
    path.unlink()
    assert refused(path).code == "room-database-older"
    assert not path.exists()


@pytest.mark.in_a_file
def test_once_told_to_the_house_goes_on_with_an_older_file_and_asks_no_more(path: Path) -> None:
    played(path, 1, 3)
    kept = path.read_bytes()
    played(path, 4, 5)
    path.write_bytes(kept)
    Store(path, older=True).close()
    played(path, 4, 4)


@pytest.mark.in_a_file
def test_a_restored_copy_is_gone_on_with(path: Path, tmp_path: Path) -> None:
    played(path, 1, 3)
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    played(path, 4, 5)
    restore(copy, path)
    played(path, 4, 4)
    path.unlink()
    restore(copy, path)
    played(path, 4, 4)


@pytest.mark.in_a_file
def test_a_house_that_was_killed_is_not_older_than_its_mark(path: Path, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for version in range(1, 4):
            await store.commit(Commit("table/oak", version, version, "row"))
            store.mark()

    store = Store(path)
    asyncio.run(write(store))
    killed = tmp_path / "killed"
    shutil.copytree(tmp_path, killed, ignore=lambda *_: ["killed"])
    store.close()
    assert older(killed / path.name) is None
    Store(killed / path.name).close()


def test_a_mark_that_cannot_be_read_or_written_stops_nobody(path: Path) -> None:
    played(path, 1, 3)
    mark_of(path).write_text("no mark")
    played(path, 4, 5)
    mark_of(path).unlink()
    mark_of(path).mkdir()
    played(path, 6, 6)
