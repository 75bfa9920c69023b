"""Cards that nobody may know yet lie encrypted in the database, and its key lies apart."""

import asyncio
import json
import sqlite3
from base64 import b64decode
from collections.abc import Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from croupier.errors import Broken, Mistake
from croupier.room.actors.opening import Times
from croupier.room.house.checking import Checked, check
from croupier.room.house.club import demo_pit
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.commit import Commit
from croupier.room.journal.house_key import HouseKey, beside
from croupier.room.journal.schema import looked_at
from croupier.room.journal.store import Store, house_key
from croupier.room.table.asks import Sit
from tests.room.evening import club, join, played
from tests.room.says import asks, says
from tests.waiting import until

OAK = "table/oak"
KEY, OTHER = HouseKey(bytes(32)), HouseKey(bytes([1]) * 32)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@asynccontextmanager
async def opened(path: Path, key: HouseKey | None = KEY, *tables):
    house = await House.open(path, pace=RUSHED, key=key)
    house.times = Times(pause=0)
    house.start()
    try:
        await house.open_club(list(tables))
        yield house
    finally:
        await house.close()


def stored(path: Path, sql: str) -> list[tuple]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def found(path: Path, key: HouseKey | None) -> Checked:
    with looked_at(path) as connection:
        return check(connection, key=key)


def bytes_of(path: Path) -> Iterator[bytes]:
    """Every byte of the file, and of every encrypted text in it."""
    yield path.read_bytes()
    for table, column in (("journal", "row"), ("snapshots", "state")):
        for (text,) in stored(path, f"SELECT {column} FROM {table} WHERE {column} LIKE 'encrypted %'"):
            yield b64decode(text.removeprefix("encrypted "))


@pytest.mark.in_a_file
def test_what_is_hidden_is_read_with_the_key_alone(path: Path) -> None:
    store = Store(path, KEY)
    asyncio.run(store.commit(Commit(OAK, 1, 10, "AhKh", hidden=True, snapshot="QdQc")))
    assert [each.row for each in store.rows(OAK)] == [each.row for each in store.proved_rows(OAK)] == ["AhKh"]
    assert store.snapshot(OAK) == (0, "QdQc")
    store.close()
    assert not any(secret in lies for lies in bytes_of(path) for secret in (b"AhKh", b"QdQc"))
    for key in (None, OTHER):
        store = Store(path, key)
        with pytest.raises(Broken) as hidden:
            list(store.rows(OAK))
        assert hidden.value.code == "room-row-hidden"
        with pytest.raises(Broken):
            store.snapshot(OAK)
        store.close()


def test_what_is_history_is_read_without_the_key(path: Path) -> None:
    store = Store(path, KEY)
    for version in (1, 2, 3):
        asyncio.run(store.commit(Commit(OAK, version, 10, f"deck {version}", hidden=True)))
    asyncio.run(store.commit(Commit(OAK, 4, 10, "over", opens=1)))
    store.close()
    store = Store(path)
    rows = store.rows(OAK)
    assert [next(rows).row, next(rows).row] == ["deck 1", "deck 2"]
    with pytest.raises(Broken):
        next(rows)
    store.close()


def test_a_hidden_row_that_was_changed_is_not_read(path: Path) -> None:
    store = Store(path, KEY)
    for version in (1, 2):
        asyncio.run(store.commit(Commit(OAK, version, 10, "AhKh", hidden=True)))
    store.close()
    one, other = (text for (text,) in stored(path, "SELECT row FROM journal ORDER BY version"))
    assert one != other
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE journal SET row = ? WHERE version = 1", (other,))
    store = Store(path, KEY)
    with pytest.raises(Broken) as changed:
        list(store.rows(OAK))
    assert changed.value.code == "room-row-enclosed"
    store.close()


@pytest.mark.in_a_file
@pytest.mark.parametrize("key", [KEY, None])
@pytest.mark.requirement("RNG-5")
def test_the_deck_of_a_hand_in_play_lies_in_the_file_only_where_there_is_no_key(path: Path, key) -> None:
    async def story() -> str:
        async with opened(path, key, *club(0)) as house:
            for seat, name in ((1, "Ann"), (2, "Boris")):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, Sit(seat, 5_000), name), "sit")
            await until(lambda: house.tables["oak"].state.in_hand)
            (deck,) = [
                json.loads(each.row)["deck"] for each in house.store.rows(OAK) if '"dealt"' in each.row
            ]
        return deck

    deck = asyncio.run(story())
    assert len(deck) == 104
    assert any(deck[40:].encode() in lies for lies in bytes_of(path)) == (key is None)


def test_the_house_goes_on_with_its_key_and_hands_in_play_stop_without(path: Path) -> None:
    async def story() -> None:
        async with opened(path, KEY, *club(3)) as house:
            await played(house.tables["oak"], 3)
            await house.pit.open_tables(demo_pit(house.times))
        async with opened(path) as house:
            number = house.tables["oak"].state.number
            assert not [actor for actor in house.tables.values() if actor.state.stopped]
            await played(house.tables["oak"], number + 1)
        in_play = len(stored(path, "SELECT 1 FROM row_keys WHERE house_key <> '' AND stream = 'table/oak'"))
        checked = found(path, KEY)
        assert checked.faults == 0
        assert "hidden" not in {line.state for line in checked.streams}
        checked = found(path, None)
        assert checked.faults == 0
        hidden = {line.stream for line in checked.streams if line.state == "hidden"}
        assert ("table/oak" in hidden) == bool(in_play)
        assert {line.stream for line in checked.streams if line.kind == "pit"} <= hidden
        async with opened(path, OTHER) as house:
            assert house.tables["oak"].state.stopped == ("room-row-hidden" if in_play else None)
            assert house.book.total() == 0
        async with opened(path) as house:
            assert house.tables["oak"].state.stopped is None

    asyncio.run(story())


def test_a_key_is_made_once_and_its_owners_alone(path: Path) -> None:
    made = house_key(path)
    assert beside(path).stat().st_mode & 0o777 == 0o600
    assert house_key(path).id == made.id
    elsewhere = path.with_name("safe") / "key"
    assert house_key(path, elsewhere).id != made.id
    assert elsewhere.exists()


def test_a_lost_key_is_asked_for_before_anything_is_opened(path: Path) -> None:
    key = house_key(path)
    store = Store(path, key)
    asyncio.run(store.commit(Commit(OAK, 1, 10, "AhKh", hidden=True)))
    store.close()
    beside(path).rename(path.with_name("mislaid"))
    with pytest.raises(Mistake) as missing:
        house_key(path)
    assert missing.value.code == "room-house-key-missing"
    assert not beside(path).exists()
    assert house_key(path, anew=True).id != key.id


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "\xff", "0" * 66])
def test_a_file_that_is_no_key_is_told(path: Path, text: str) -> None:
    beside(path).write_text(text, encoding="latin-1")
    with pytest.raises(Mistake) as wrong:
        house_key(path)
    assert wrong.value.code == "room-house-key-unusable"
    assert str(beside(path)) in str(wrong.value)


def test_what_the_house_signs_nobody_else_could_have() -> None:
    signature = KEY.sign(b"said")
    assert signature == KEY.sign(b"said") != OTHER.sign(b"said")
    assert KEY.public != OTHER.public
