"""What is written is chained: no row, nor the chips and the hand that were written with it, is changed unnoticed."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.errors import Broken
from croupier.ledger import HOUSE_ISSUE, Posting, Transaction, wallet
from croupier.room.house.checking import check
from croupier.room.journal.commit import Commit, StoredHand
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.journal.store import Store
from tests.room.evening import club, open_house, played

OAK = "table/oak"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Four rows of a table; chips moved with the second, a hand ended with the third."""
    path = tmp_path / "house.db"
    store = Store(path)
    moved = Transaction(f"{OAK}/2", (Posting(HOUSE_ISSUE, -500), Posting(wallet("ann"), 500)))
    for commit in (
        Commit(OAK, 1, 10, "one"),
        Commit(OAK, 2, 20, "two", command="ann/1", transaction=moved),
        Commit(OAK, 3, 30, "three", hand=StoredHand(7, 30, "AhKh wins")),
        Commit(OAK, 4, 40, "four"),
    ):
        asyncio.run(store.commit(commit))
    store.close()
    return path


def proved(path: Path) -> Iterator[str]:
    with looked_at(path) as connection:
        for row in Reader(connection).proved_rows(OAK):
            yield row.row


def changed(path: Path, *orders: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for order in orders:
            assert connection.execute(order).rowcount == 1


def test_what_nobody_changed_is_proved(path: Path) -> None:
    assert list(proved(path)) == ["one", "two", "three", "four"]


@pytest.mark.parametrize(
    ("order", "version"),
    [
        ("UPDATE journal SET row = 'Two' WHERE version = 2", 2),
        ("UPDATE journal SET at = 21 WHERE version = 2", 2),
        ("UPDATE journal SET command = 'ann/2' WHERE version = 2", 2),
        ("UPDATE journal SET command = NULL WHERE version = 2", 2),
        ("UPDATE journal SET hash = zeroblob(32) WHERE version = 1", 1),
        ("UPDATE ledger_postings SET account = 'wallet:eve' WHERE account = 'wallet:ann'", 2),
        ("UPDATE ledger_postings SET amount = 501 WHERE account = 'wallet:ann'", 2),
        ("DELETE FROM ledger_postings WHERE account = 'wallet:ann'", 2),
        ("INSERT INTO ledger_postings VALUES ('table/oak/2', 2, 'wallet:eve', 9)", 2),
        ("UPDATE hands SET record = 'AhKh loses'", 3),
        ("UPDATE hands SET number = 8", 3),
        ("UPDATE hands SET ended = 31", 3),
        ("UPDATE hands SET version = 4", 3),
        ("DELETE FROM hands", 3),
        ("INSERT INTO hands VALUES ('table/oak', 8, 40, 'never played', 4)", 4),
    ],
)
@pytest.mark.requirement("LOG-4")
def test_a_change_is_found_at_its_row(path: Path, order: str, version: int) -> None:
    changed(path, order)
    with pytest.raises(Broken) as found:
        list(proved(path))
    assert (found.value.code, found.value.params["version"]) == ("room-journal-changed", version)


def test_rows_that_changed_places_are_found(path: Path) -> None:
    changed(
        path,
        "UPDATE journal SET version = 9 WHERE version = 2",
        "UPDATE journal SET version = 2 WHERE version = 3",
        "UPDATE journal SET version = 3 WHERE version = 9",
    )
    with pytest.raises(Broken):
        list(proved(path))


def test_that_the_last_rows_are_gone_is_told_by_the_head_alone(path: Path) -> None:
    with looked_at(path) as connection:
        head = Reader(connection).head(OAK, 4)
    changed(path, "DELETE FROM journal WHERE version = 4")
    assert list(proved(path)) == ["one", "two", "three"]
    with looked_at(path) as connection:
        assert Reader(connection).head(OAK, 3) != head
    again = Store(path, older=True)
    asyncio.run(again.commit(Commit(OAK, 4, 40, "four")))
    assert again.head(OAK, 4) == head
    again.close()


def test_two_undealt_cards_that_changed_places_in_the_file_stop_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, *club(3)) as house:
            await played(house.tables["oak"], 2)
        path = tmp_path / "house.db"
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM snapshots")
            version, text = connection.execute(
                'SELECT version, row FROM journal WHERE stream = ? AND row LIKE \'%"type":"dealt"%\''
                " ORDER BY version DESC",
                (OAK,),
            ).fetchone()
            row = json.loads(text)
            deck = row["deck"]
            row["deck"] = deck[:-4] + deck[-2:] + deck[-4:-2]
            swapped = json.dumps(row, separators=(",", ":"), ensure_ascii=False)
            connection.execute(
                "UPDATE journal SET row = ? WHERE stream = ? AND version = ?", (swapped, OAK, version)
            )
        (ash,) = club(3, id="ash", name="Ash")
        async with open_house(tmp_path, ash) as house:
            assert house.tables["oak"].state.stopped == "room-journal-changed"
            assert house.tables["oak"].version == version - 1
            await played(house.tables["ash"], 1)
        with looked_at(path) as connection:
            (oak,) = (line for line in check(connection).streams if line.stream == OAK)
        assert oak.state == "stopped"
        assert oak.faults

    asyncio.run(story())
