"""What is old lies in the archive, and everything reads as it did before."""

import asyncio
import errno
import gzip
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Broken, Refusal
from croupier.ledger import HOUSE_ISSUE, Posting, Transaction, wallet
from croupier.room.journal import archiving, parquet
from croupier.room.journal.archive import Archive, archive_of
from croupier.room.journal.chain import BEGINNING
from croupier.room.journal.commit import Commit, StoredHand
from croupier.room.journal.engine import Engine
from croupier.room.journal.house_key import HouseKey
from croupier.room.journal.reader import Reader
from croupier.room.journal.store import BEYOND, Store

OAK = "table/oak"
KEY = HouseKey(bytes(32))
HANDS = 6
FIRST = round(datetime(2026, 10, 29, 12, tzinfo=UTC).timestamp() * 1000)
"""When the first hand is dealt; each takes a day, so that three are over in October."""
DAY = archiving.DAY
LATER = FIRST + 30 * DAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture(autouse=True)
def a_member_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archiving, "LARGEST", 200)


def dealt(number: int, stream: str = OAK) -> list[Commit]:
    """Hand `number`: a row with its cards, hidden until it is over, a bet, and the end, with record and chips."""
    first, at = 3 * number - 1, FIRST + (number - 1) * DAY
    chips = Transaction(
        f"{stream}/{first + 2}",
        (Posting(HOUSE_ISSUE, -number), Posting(wallet("ann"), number)),
    )
    record = StoredHand(number, at + 2, json.dumps({"hand": number, "won": "Ann's pot " * 20}))
    return [
        Commit(stream, first, at, f"cards of {number}", hidden=True, snapshot=f"before hand {number}"),
        Commit(stream, first + 1, at + 1, f"bet in {number}", f"ann/{number}"),
        Commit(stream, first + 2, at + 2, f"end of {number}", None, chips, record, opens=0),
    ]


def played() -> list[Commit]:
    opened = Commit(OAK, 1, FIRST, "opened", "floor/open")
    return [opened, *[row for number in range(1, HANDS + 1) for row in dealt(number)]]


def write(store: Store, *commits: Commit) -> None:
    async def one_by_one() -> None:
        for each in commits:
            await store.commit(each)

    asyncio.run(one_by_one())


def archive(store: Store, now: int = LATER, days: int = 1, *, columns: bool = False) -> int:
    """How many rows were archived."""

    async def all_of_it() -> int:
        return sum(
            [
                len(bite.rows)
                async for bite in store.archived(OAK, archiving.before(now, days), columns=columns)
            ]
        )

    return asyncio.run(all_of_it())


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path, KEY)
    write(store, *played())
    yield store
    store.close()


@pytest.fixture
def anywhere(engine: Engine) -> Iterator[Store]:
    """The same on any engine."""
    store = Store(engine, KEY)
    write(store, *played())
    yield store
    store.close()


def known(reader: Reader) -> dict[str, Any]:
    """All that can be read of the table."""
    return {
        "rows": list(reader.rows(OAK)),
        "proved": list(reader.proved_rows(OAK)),
        "later rows": list(reader.proved_rows(OAK, after=8)),
        "links": [(each.link, each.hash) for each in reader.links(OAK)],
        "heads": [reader.head(OAK, version) for version in range(3 * HANDS + 2)],
        "hands": reader.hands(OAK, before=BEYOND, limit=100),
        "pages": [reader.hands(OAK, before=number, limit=2) for number in range(HANDS + 2)],
        "hand": [reader.hand(OAK, number) for number in range(HANDS + 2)],
        "last hand": reader.last_hand(OAK),
        "commands": [reader.written_as(OAK, f"ann/{number}") for number in range(HANDS + 2)],
        "balances": (reader.balances(), reader.posted()),
        "balances before": [reader.balances_before(FIRST + day * DAY + 2) for day in range(HANDS + 1)],
        "lengths": reader.lengths(),
        "version": reader.version(OAK),
    }


def lines(path: Path) -> list[dict[str, Any]]:
    """What stands in the archive, by nothing but gzip and JSON."""
    files = sorted(archive_of(path).iterdir())
    return [json.loads(line) for file in files for line in gzip.decompress(file.read_bytes()).splitlines()]


@pytest.mark.requirement("LOG-2")
def test_what_is_archived_is_read_as_before_by_everything_that_reads(anywhere: Store) -> None:
    before = known(anywhere)
    assert archive(anywhere) == 3 * HANDS - 3
    assert known(anywhere) == before
    assert anywhere.hand(OAK, 2) == StoredHand(2, FIRST + DAY + 2, before["hand"][2].record)


@pytest.mark.requirement("LOG-2")
def test_what_nobody_plays_at_any_more_is_parquet_that_reads_as_before(
    anywhere: Store, tmp_path: Path
) -> None:
    before = known(anywhere)
    assert archive(anywhere, columns=True) == 3 * HANDS - 3
    assert known(anywhere) == before
    files = sorted(tmp_path.glob("*.archive/*"))
    assert [file.name for file in files] == [
        "2026-10.table-oak.2.parquet",
        "2026-11.table-oak.11.parquet",
    ]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert [each for file in files for each in parquet.hands_in(file)] == [
        (OAK, hand) for hand in reversed(before["hands"]) if hand.number < HANDS
    ]
    files[0].write_bytes(files[0].read_bytes()[:-9])
    with pytest.raises(Refusal):
        anywhere.hands(OAK, before=3, limit=1)


def test_where_somebody_still_plays_nothing_becomes_parquet(store: Store, path: Path) -> None:
    # The last hand was played on the day that is kept.
    assert archive(store, FIRST + (HANDS - 1) * DAY, 1, columns=True) == 3 * (HANDS - 2)
    assert {file.suffix for file in archive_of(path).iterdir()} == {".gz"}


def test_parquet_that_was_cut_off_on_its_way_is_brought_to_its_end(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = known(store)

    def falls(_: Archive) -> list[tuple[str, int]]:
        if waits(path):
            raise OSError(errno.EIO, "the machine falls")
        return []

    # The rows have left the journal by then, and the file is not there yet.
    with monkeypatch.context() as cut_off:
        cut_off.setattr(Archive, "write_waiting", falls)
        with pytest.raises(OSError, match="falls"):
            archive(store, columns=True)
    assert waits(path)
    assert not archive_of(path).exists()
    assert known(store) == before
    archive(store, columns=True)
    assert not waits(path)
    assert len(list(archive_of(path).iterdir())) == 2
    assert known(store) == before


def waits(path: Path) -> bool:
    """Whether something is in the database that belongs into the archive."""
    with closing(sqlite3.connect(path)) as database:
        return bool(database.execute("SELECT count(*) FROM archiving").fetchone()[0])


def test_each_month_has_a_file_that_gzip_and_json_read_and_sha256_proves(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "LARGEST", 1_000_000)
    archive(store)
    assert [each.name for each in sorted(archive_of(path).iterdir())] == [
        "2026-10.jsonl.gz",
        "2026-11.jsonl.gz",
    ]
    assert {each.stat().st_mode & 0o777 for each in archive_of(path).iterdir()} == {0o600}
    read = lines(path)
    assert [row["version"] for row in read] == list(range(2, 3 * HANDS - 1))
    assert [hand[0] for row in read for hand in row["hands"]] == [1, 2, 3, 4, 5]
    head = sha256(
        json.dumps(
            [BEGINNING.hex(), OAK, 1, FIRST, "floor/open", "opened", [], []], separators=(",", ":")
        ).encode()
    ).hexdigest()
    for row in read:
        fields = [row[name] for name in ("stream", "version", "at", "command", "row", "postings", "hands")]
        head = sha256(json.dumps([head, *fields], separators=(",", ":")).encode()).hexdigest()
        assert row["hash"] == head


def test_the_journal_keeps_the_opening_and_what_follows_the_last_snapshot(store: Store, path: Path) -> None:
    archive(store)
    with closing(sqlite3.connect(path)) as database:
        assert [version for (version,) in database.execute("SELECT version FROM journal")] == [1, 17, 18, 19]
        assert database.execute("SELECT number FROM hands").fetchall() == [(HANDS,)]
        assert database.execute("SELECT count(*) FROM ledger_postings").fetchone() == (2,)
        assert database.execute("SELECT count(*) FROM archiving").fetchone() == (0,)


def test_only_whole_days_that_are_old_enough_go(store: Store) -> None:
    # On the third hand's day, with one day kept: what was dealt before yesterday's beginning goes.
    assert archive(store, FIRST + 2 * DAY, 1) == 3
    assert archive(store, FIRST + 2 * DAY + DAY // 4, 1) == 0
    assert archive(store, FIRST + 3 * DAY, 1) == 3


def test_what_hides_cards_stays_until_they_are_history(path: Path) -> None:
    store = Store(path, KEY)
    first, cards = dealt(1), dealt(2)[0]
    write(store, Commit(OAK, 1, FIRST, "opened"), first[0], first[1])
    write(store, Commit(OAK, 4, FIRST, "stuck"), Commit(OAK, 5, FIRST, "more", snapshot="at 4"))
    assert cards.hidden
    assert archive(store) == 0
    store.close()


def test_a_command_whose_row_is_archived_is_known_when_it_is_sent_again(anywhere: Store) -> None:
    archive(anywhere)
    assert anywhere.was_written(OAK, "ann/1")
    assert not anywhere.was_written("table/elm", "ann/1")


def test_a_row_that_was_changed_is_not_archived(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE journal SET row = 'no bet' WHERE version = 3")
        database.commit()
    with pytest.raises(Broken) as refused:
        archive(store)
    assert refused.value.code == "room-journal-changed"
    assert not archive_of(path).exists()


@pytest.mark.in_a_file
@pytest.mark.parametrize("columns", [False, True], ids=["lines", "parquet"])
def test_killed_at_any_moment_it_loses_and_doubles_nothing(
    store: Store, path: Path, tmp_path: Path, columns: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, writing = known(store), Archive.write_waiting
    kept: list[Path] = []

    def keep() -> Path:
        """All files as they are if the process is killed now."""
        kept.append(tmp_path / f"killed-{len(kept)}")
        shutil.copytree(
            path.parent, kept[-1], ignore=lambda *_: [each.name for each in tmp_path.glob("killed-*")]
        )
        return kept[-1]

    def interrupted(archive: Archive) -> list[tuple[str, int]]:
        keep()
        done = writing(archive)
        for file, offset in done:
            keep()
            torn = archive_of(keep() / path.name) / file
            torn.write_bytes(torn.read_bytes()[: offset + 7])
        return done

    monkeypatch.setattr(Archive, "write_waiting", interrupted)
    archive(store, columns=columns)
    monkeypatch.undo()
    monkeypatch.setattr(archiving, "LARGEST", 200)
    whole = [each.read_bytes() for each in sorted(archive_of(path).iterdir())]
    assert len(kept) == (2 if columns else 5) * 3 + 1
    # Of Parquet the first file alone: before it is there, when it is torn, and when it is whole.
    for folder in kept[1:4] if columns else kept:
        again = Store(folder / path.name, KEY)
        assert known(again) == before
        archive(again, columns=columns)
        assert known(again) == before
        again.close()
        assert [each.read_bytes() for each in sorted(archive_of(folder / path.name).iterdir())] == whole


def test_an_older_copy_in_its_place_writes_over_nothing_that_a_newer_one_needs(
    store: Store, path: Path
) -> None:
    before = known(store)
    archive(store, FIRST + 3 * DAY)
    with (
        closing(sqlite3.connect(path)) as database,
        closing(sqlite3.connect(path.with_name("old.db"))) as copy,
    ):
        database.backup(copy)
    archive(store)
    old = Store(path.with_name("old.db"), KEY)
    archive_of(path.with_name("old.db")).symlink_to(archive_of(path))
    archive(old)
    assert {each.name for each in archive_of(path).iterdir()} == {
        "2026-10.jsonl.gz",
        "2026-10.1.jsonl.gz",
        "2026-11.jsonl.gz",
        "2026-11.1.jsonl.gz",
    }
    assert known(old) == known(store) == before
    old.close()


@pytest.mark.parametrize("lost", ["file", "byte"])
def test_an_archive_that_is_missing_or_damaged_is_named_and_the_rest_is_read(
    store: Store, path: Path, lost
) -> None:
    archive(store)
    file = archive_of(path) / "2026-10.jsonl.gz"
    if lost == "file":
        file.unlink()
    else:
        content = bytearray(file.read_bytes())
        content[20] ^= 1
        file.write_bytes(content)
    with pytest.raises(Refusal, match="not at hand") as refused:
        store.hand(OAK, 1)
    why = refused.value.__cause__
    assert isinstance(why, Broken)
    assert why.code == {"file": "room-archive-missing", "byte": "room-archive-damaged"}[lost]
    assert why.params["file"] == file.name
    assert [hand.number for hand in store.hands(OAK, before=BEYOND, limit=3)] == [6, 5, 4]
    assert [row.version for row in store.proved_rows(OAK, after=16)] == [17, 18, 19]
    assert next(store.rows(OAK)).row == "opened"


def test_the_hands_of_a_row_are_found_without_looking_at_the_others(path: Path) -> None:
    Store(path).close()
    with closing(sqlite3.connect(path)) as database:
        asked: list[str] = []
        database.set_trace_callback(asked.append)
        list(Reader(database)._hands(OAK, 3, 3))
        database.set_trace_callback(None)
        (plan,) = database.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall()
    assert "USING INDEX hands_by_row (stream=? AND version>? AND version<?)" in plan[3]
