"""A whole house whose old hands are archived: it stands, goes on, is checked, copied and restored as before."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.house.archivist import archive
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.acts import Wanted
from croupier.room.journal.archive import archive_of
from croupier.room.journal.archiving import DAY
from croupier.room.journal.backup import back_up, carry, restore, shared_archive
from croupier.room.journal.parquet import hands_in
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.journal.sqlite import SqliteFile
from croupier.room.journal.store import Store
from croupier.room.table.asks import Mute
from tests.cli.test_process import croupier
from tests.room.journal.test_old_databases import FOLDER, journals, plain

NOW = 1_700_000_000_000
PLAYED = "issue-14"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A house with hands at tables, in an event and in the pit, most of them archived."""
    path = tmp_path / "house.db"
    path.write_bytes(gzip.decompress((FOLDER / f"{PLAYED}.db.gz").read_bytes()))
    return path


def archived(path: Path, *, columns: bool = False) -> int:
    store = Store(path)
    done = asyncio.run(archive(store, NOW + 100 * DAY, 1, columns=columns))
    store.close()
    return done.hands


def faults(path: Path, folder: Path | None = None) -> list[str]:
    with looked_at(path) as connection:
        found = check(connection, archive=folder or archive_of(path))
    every = [*found.ledger.faults, *found.file, *[fault for line in found.streams for fault in line.faults]]
    return [fault.code for fault in every]


def test_a_house_stands_as_it_stood_and_is_found_right(path: Path) -> None:
    before = asyncio.run(journals.described(path))
    assert archived(path) > 0
    SqliteFile(path).shrink()
    assert plain(asyncio.run(journals.described(path))) == plain(before)
    assert faults(path) == []


def test_hands_of_tables_that_are_left_are_parquet_that_croupier_hands_takes_in(
    path: Path, tmp_path: Path
) -> None:
    before = asyncio.run(journals.described(path))
    archived(path, columns=True)
    assert {file.suffix for file in archive_of(path).iterdir()} == {".parquet"}
    assert plain(asyncio.run(journals.described(path))) == plain(before)
    assert faults(path) == []
    told = [hand for file in archive_of(path).iterdir() for hand in hands_in(file)]
    store = tmp_path / "hands.duckdb"
    taken = croupier("hands", "import", archive_of(path), "--store", store, "--json")
    assert taken.stderr == ""
    assert json.loads(taken.stdout)["hands"] == len(told) > 0
    # What nobody has shown is in the house's own records alone.
    texts = croupier("hands", "export", tmp_path / "out.txt", "--store", store)
    assert texts.returncode == 0
    seen = (tmp_path / "out.txt").read_text("utf-8")
    assert "????" in seen
    assert seen.count("p1 ????") + seen.count("p2 ????") > 0


def test_a_house_archives_while_it_plays_and_its_hands_are_listed_as_before(path: Path) -> None:
    async def evening() -> None:
        house = await House.open(path, pace=RUSHED, clock=journals.Clock(NOW + 100 * DAY), entropy=Random(3))
        house.times = Times(pause=0)
        store = house.store
        before = {id: house.hands(id, "ann", None) for id in house.tables}
        number = store.last_hand("table/oak")
        text = house.hand_text("oak", number - 1, "ann") if number > 1 else ""
        house.start()
        house.keep(1)
        try:
            await journals.until(lambda: store.archive.end("table/elm") > 0)
            await journals.play(house, "oak", lambda: house.table("oak").state.number > number + 1)
            for id, listed in before.items():
                now = house.hands(id, "ann", None)
                assert now[len(now) - len(listed) :] == listed
            assert not text or house.hand_text("oak", number - 1, "ann") == text
        finally:
            await house.close()

    asyncio.run(evening())
    assert faults(path) == []


def test_without_its_archive_the_house_opens_and_the_check_says_what_is_missing(path: Path) -> None:
    before = asyncio.run(journals.described(path))
    archived(path)
    archive_of(path).rename(path.with_name("elsewhere"))
    assert set(faults(path)) == {"room-archive-missing"}
    assert faults(path, path.with_name("elsewhere")) == []
    assert plain(asyncio.run(journals.described(path))) == plain(before)


def test_a_carried_balance_that_was_changed_is_a_fault(path: Path) -> None:
    archived(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE carried_forward SET amount = amount + 5")
        database.commit()
    assert "check-carried-differs" in faults(path)


def everything(path: Path) -> dict[str, Any]:
    """Every row of play and of accounts, every hand and every act, wherever it lies."""
    with looked_at(path) as connection:
        reader = Reader(connection, archive=archive_of(path))
        streams = {name: list(reader.proved_rows(name)) for name in reader.lengths()}
        return {
            "rows": streams,
            "hands": {name: list(reader.hands(name, before=10**9, limit=10**6)) for name in streams},
            "acts": list(reader.acts(Wanted())),
        }


@pytest.mark.requirement("LOG-2")
def test_ten_years_later_all_of_play_and_accounts_is_still_there(path: Path) -> None:
    """Whatever is done with what is old, year after year: nothing of it goes."""

    async def evening() -> None:
        house = await House.open(path, pace=RUSHED, clock=journals.Clock(NOW), entropy=Random(3))
        house.times = Times(pause=0)
        house.start()
        oak = house.table("oak")
        mute, number = Mute(min(oak.state.seated), on=True), oak.state.number
        await house.ask("oak", By("floor", "kim", "Kim"), msgspec.json.encode(mute), "mute")
        await journals.play(house, "oak", lambda: oak.state.number > number + 2)
        await house.close()

    asyncio.run(evening())
    before = everything(path)
    assert "kim" in {each.act.person for each in before["acts"]}
    assert {"people", "table/oak"} <= before["rows"].keys()
    assert sum(len(hands) for hands in before["hands"].values()) > 5
    ten_years = 10 * 366 * DAY

    async def years() -> None:
        for year in range(11):
            at = NOW + year * ten_years // 10
            house = await House.open(path, pace=RUSHED, clock=journals.Clock(at), entropy=Random(3))
            await house.close()
            store = Store(path)
            await archive(store, at, 1)
            store.close()

    asyncio.run(years())
    SqliteFile(path).shrink()
    after = everything(path)
    for stream, rows in before["rows"].items():
        assert after["rows"][stream][: len(rows)] == rows, stream
    assert after["hands"] == before["hands"]
    acts = before["acts"]
    assert after["acts"][: len(acts)] == acts
    assert faults(path) == []


@pytest.mark.requirement("LOG-2")
def test_copies_share_one_archive_and_are_restored_with_it(path: Path, tmp_path: Path) -> None:
    copies, elsewhere = tmp_path / "copies", tmp_path / "new" / path.name
    copies.mkdir()
    elsewhere.parent.mkdir()
    back_up(path, copies / "before.db")
    archived(path)
    back_up(path, copies / "after.db")
    shared = shared_archive(copies / "after.db", path)
    files = {each.name: each.read_bytes() for each in shared.iterdir()}
    assert files == {each.name: each.read_bytes() for each in archive_of(path).iterdir()} != {}
    for copy in ("before.db", "after.db"):
        done = croupier("restore", copies / copy, elsewhere)
        assert (done.returncode, done.stderr) == (0, "")
        assert faults(elsewhere) == []
    assert {each.name: each.read_bytes() for each in archive_of(elsewhere).iterdir()} == files
    assert restore(copies / "after.db", elsewhere) is not None


def test_a_file_of_the_archive_that_grew_is_carried_again_and_another_houses_never(
    path: Path, tmp_path: Path
) -> None:
    archived(path)
    (file,) = archive_of(path).iterdir()
    to = tmp_path / "kept"
    to.mkdir()
    (to / file.name).write_bytes(file.read_bytes()[:-10])
    with looked_at(path) as connection:
        carry(connection, archive_of(path), to)
        assert (to / file.name).read_bytes() == file.read_bytes()
        (to / file.name).write_bytes(b"another house's")
        with pytest.raises(ValueError, match="is there already"):
            carry(connection, archive_of(path), to)
    assert (to / file.name).read_bytes() == b"another house's"


def test_the_command_archives_shrinks_and_says_so(path: Path) -> None:
    store = Store(path)
    store.close()
    before = path.stat().st_size
    done = croupier("archive", path, "--keep-days", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{before} bytes before, {path.stat().st_size} now" in done.stdout.replace("\n", " ")
    assert path.stat().st_size < before
    assert "0 faults" in croupier("check", path).stdout
    assert croupier("archive", path, "--keep-days", "3").stdout.startswith("0 rows with 0 hands")
