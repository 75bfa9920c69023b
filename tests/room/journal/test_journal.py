"""What the store does in its SQLite file, beside the contract that it keeps on every engine."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.errors import Broken, Mistake
from croupier.ledger import HOUSE_ISSUE, Book, transfer, wallet
from croupier.room.journal.migrations import MIGRATIONS
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import VERSION, looked_at
from croupier.room.journal.store import Store
from tests.room.journal.writing import row, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


def test_balances_are_the_sums_of_the_postings(store: Store, path: Path) -> None:
    book = Book()
    for number in range(1, 40):
        amount = number * 7 % 90 + 1
        move = transfer(f"t-{number}", HOUSE_ISSUE, wallet(f"p{number % 5}"), amount)
        book.post(move)
        write(store, row(number, transaction=move))
    with sqlite3.connect(path) as reading:
        sums = reading.execute("SELECT account, sum(amount) FROM ledger_postings GROUP BY account")
        assert dict(sums) == dict(book.accounts()) == store.balances()


def test_a_write_that_was_acknowledged_can_be_read_by_anybody(store: Store, path: Path) -> None:
    write(store, row(1))
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT count(*) FROM journal").fetchone() == (1,)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_nothing_is_written_after_closing(path: Path) -> None:
    store = Store(path)
    store.close()
    (refused,) = write(store, row(1))
    assert isinstance(refused, Broken)


def test_closing_writes_what_waits(path: Path) -> None:
    store = Store(path)

    async def leave_waiting() -> None:
        waiting = [asyncio.ensure_future(store.commit(row(version))) for version in range(1, 50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*waiting)

    asyncio.run(leave_waiting())
    again = Store(path)
    assert again.version("table/oak") == 49
    again.close()


def test_no_thread_is_left_behind(path: Path) -> None:
    before = threading.active_count()
    Store(path).close()
    assert threading.active_count() == before


def test_two_houses_cannot_share_a_database(store: Store, path: Path) -> None:
    with pytest.raises(Mistake) as refused:
        Store(path)
    assert refused.value.code == "room-database-held"


def test_a_database_of_a_newer_croupier_is_refused(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(Mistake) as refused:
        Store(path)
    assert refused.value.code == "room-database-newer"
    assert "99" in str(refused.value)


def made_older(path: Path, version: int = 2) -> None:
    with sqlite3.connect(path) as older:
        for table in (
            "archived",
            "archiving",
            "archived_commands",
            "carried_forward",
            "row_keys",
            "sessions",
            "credentials",
        ):
            older.execute(f"DROP TABLE {table}")
        older.execute("DROP INDEX hands_by_row")
        older.execute("ALTER TABLE people ADD COLUMN token_hash TEXT")
        older.execute("ALTER TABLE journal DROP COLUMN hash")
        older.execute("ALTER TABLE hands DROP COLUMN version")
        older.execute(f"PRAGMA user_version = {version}")
    older.close()


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
    return version


def test_a_database_of_an_older_croupier_is_brought_up_to_date_and_a_copy_of_it_kept(path: Path) -> None:
    store = Store(path)
    write(store, row(1))
    store.close()
    made_older(path)
    path.chmod(0o600)
    store = Store(path)
    assert [each.row for each in store.rows("table/oak")] == ["row 1"]
    store.close()
    assert schema_of(path) == VERSION
    kept = path.with_name("house.db.version-2")
    assert schema_of(kept) == 2
    assert kept.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(kept)) as copy:
        assert copy.execute("SELECT row FROM journal").fetchall() == [("row 1",)]
    assert {each.name for each in path.parent.iterdir()} == {"house.db", "house.db.mark", kept.name}


def test_a_copy_that_was_kept_before_is_not_written_over(path: Path) -> None:
    for _ in range(2):
        Store(path).close()
        made_older(path)
        Store(path).close()
    assert path.with_name("house.db.version-2").exists()
    assert path.with_name("house.db.version-2.1").exists()


def test_a_migration_that_fails_leaves_the_database_as_it_was(path: Path, monkeypatch) -> None:
    def half_done(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM journal")
        raise sqlite3.OperationalError("disk full")

    store = Store(path)
    write(store, row(1))
    store.close()
    made_older(path)
    monkeypatch.setitem(MIGRATIONS, 2, half_done)
    with pytest.raises(sqlite3.OperationalError):
        Store(path)
    assert schema_of(path) == 2
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM journal").fetchone() == (1,)


@pytest.mark.in_a_file
def test_the_file_alone_is_the_whole_database_after_a_clean_stop(path: Path, tmp_path: Path) -> None:
    store = Store(path)
    write(store, *[row(version) for version in range(1, 200)])
    store.close()
    assert not path.with_name("house.db-wal").exists()
    copied = tmp_path / "copied.db"
    copied.write_bytes(path.read_bytes())
    again = Store(copied)
    assert again.version("table/oak") == 199
    again.close()


def test_the_file_alone_is_the_whole_database_though_somebody_else_looks_at_it(
    path: Path, tmp_path: Path
) -> None:
    store = Store(path)
    write(store, *[row(version) for version in range(1, 200)])
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM journal").fetchall() == [(199,)]
        store.close()
        copied = tmp_path / "copied.db"
        copied.write_bytes(path.read_bytes())
    again = Store(copied)
    assert again.version("table/oak") == 199
    again.close()


def test_looking_at_a_database_changes_nothing_beside_it_either(path: Path) -> None:
    store = Store(path)
    write(store, row(1))
    store.close()
    made_older(path)
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    with looked_at(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert [each.row for each in Reader(connection).rows("table/oak")] == ["row 1"]
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before


def test_a_database_can_be_looked_at_while_it_is_written(store: Store, path: Path) -> None:
    write(store, row(1))
    with looked_at(path) as connection:
        assert Reader(connection).version("table/oak") == 1
        write(store, row(2))
        assert Reader(connection).version("table/oak") == 1
    with looked_at(path) as connection:
        assert Reader(connection).version("table/oak") == 2


def test_a_database_of_another_program_is_refused_and_left_as_it_is(path: Path) -> None:
    with sqlite3.connect(path) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Mistake) as refused:
        Store(path)
    assert refused.value.code == "room-database-foreign"
    with sqlite3.connect(path) as foreign:
        assert foreign.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("minutes of the last meeting\n" * 100)
    with pytest.raises(Mistake) as refused:
        Store(path)
    assert refused.value.code == "room-database-unreadable"


WRITE_UNTIL_KILLED = """
import asyncio, sys
from pathlib import Path
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.room.journal.commit import Commit
from croupier.room.journal.store import Store

async def stream(store, name):
    for version in range(1, 1_000_000):
        move = transfer(f"{name}/{version}", HOUSE_ISSUE, wallet(name), 1)
        await store.commit(Commit(name, version, version, "row", f"c-{version}", move))
        print(f"{name} {version}\\n", end="", flush=True)

async def main():
    store = Store(Path(sys.argv[1]))
    await asyncio.gather(*[stream(store, name) for name in ("ann", "boris", "vera")])

asyncio.run(main())
"""


def test_everything_acknowledged_before_a_kill_is_there_after_it(path: Path) -> None:
    writing = subprocess.Popen(
        [sys.executable, "-c", WRITE_UNTIL_KILLED, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert writing.stdout is not None
    lines = [writing.stdout.readline() for _ in range(300)]
    writing.kill()
    lines += list(writing.stdout)
    writing.wait()
    # The kill can fall into the middle of a line: what was not said to its end was not said.
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= 300
    acknowledged = {name: int(version) for name, version in whole}
    store = Store(path)
    balances = store.balances()
    for name, version in acknowledged.items():
        written = store.version(name)
        assert written >= version
        assert balances[wallet(name)] == written
    assert sum(balances.values()) == 0
    store.close()
