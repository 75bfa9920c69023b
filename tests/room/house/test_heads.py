"""What the house signed, and kept elsewhere, holds everything that was written before."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from croupier.errors import CroupierError, Mistake
from croupier.room.house.checking import Checked, check
from croupier.room.house.heads import DAY, HEADS, Statement, stated
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.house_key import HouseKey
from croupier.room.journal.migrations import rechain
from croupier.room.journal.schema import looked_at
from tests.room.evening import Clock, club, played
from tests.waiting import until

KEY = HouseKey(bytes(32))


async def an_evening(path: Path, clock: Clock, signed: int) -> None:
    """Some hands on the table, and the heads signed so many times in all."""
    house = await House.open(path, pace=RUSHED, clock=clock, key=KEY)
    house.start()
    try:
        await house.open_club(list(club(3)))
        await played(house.tables["oak"], house.tables["oak"].state.number + 2)
        await until(lambda: house.store.version(HEADS) >= signed)
        assert house.store.version(HEADS) == signed
    finally:
        await house.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Two evenings a day apart."""
    path = tmp_path / "house.db"
    clock = Clock()
    asyncio.run(an_evening(path, clock, signed=1))
    clock.now += DAY - 1
    asyncio.run(an_evening(path, clock, signed=1))
    clock.now += 1
    asyncio.run(an_evening(path, clock, signed=2))
    return path


def found(path: Path, kept: bytes = b"") -> Checked:
    with looked_at(path) as connection:
        return check(connection, key=KEY, kept=kept)


def faults(checked: Checked) -> list[CroupierError]:
    return [fault for line in checked.streams for fault in line.faults] + list(checked.file)


def changed(path: Path, *orders: str, anew: tuple[str, ...] = ()) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for order in orders:
            assert connection.execute(order).rowcount
        for stream in anew:
            rechain(connection, stream)


def kept(checked: Checked) -> bytes:
    assert checked.head is not None
    return msgspec.json.encode(checked.head)


def test_the_house_signs_how_far_every_journal_is(path: Path) -> None:
    checked = found(path)
    assert faults(checked) == []
    assert checked.head is not None
    assert checked.head.is_signed()
    assert checked.head.key == KEY.public.hex()
    assert set(checked.head.heads) <= {"table/oak", "people"}
    assert faults(found(path, kept(checked))) == []


def test_a_chain_that_was_made_anew_is_not_what_was_signed(path: Path) -> None:
    changed(path, "UPDATE journal SET at = at + 1 WHERE stream = 'people' AND version = 1", anew=("people",))
    assert "check-head-differs" in {fault.code for fault in faults(found(path))}


@pytest.mark.requirement("LOG-4")
def test_rows_cut_off_before_the_last_signature_are_missed(path: Path) -> None:
    changed(path, "DELETE FROM journal WHERE stream = 'people' AND version > 1")
    codes = {(fault.code, fault.params.get("stream")) for fault in faults(found(path))}
    assert ("check-head-differs", "people") in codes


def test_who_makes_everything_anew_is_found_by_what_was_kept_elsewhere(path: Path) -> None:
    """He has the key as well: he cuts the journal, and signs that."""
    elsewhere = kept(found(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM journal WHERE stream = 'heads' AND version = 2")
    assert faults(found(path)) == []
    (missing,) = faults(found(path, elsewhere))
    assert (missing.code, missing.params["version"]) == ("check-head-differs", 2)


def test_nobody_signs_for_the_house(path: Path) -> None:
    said = msgspec.json.decode(kept(found(path)), type=Statement)
    other = HouseKey(bytes([7]) * 32)
    forged = stated(other, said.version, bytes.fromhex(said.previous), {"table/oak": (1, "00" * 32)})
    assert [each.code for each in faults(found(path, msgspec.json.encode(forged)))] == ["check-head-differs"]
    claimed = msgspec.structs.replace(forged, key=said.key)
    assert [each.code for each in faults(found(path, msgspec.json.encode(claimed)))] == [
        "check-signature-wrong"
    ]


@pytest.mark.parametrize("text", [b"{}", b"hello", b'{"version":"x"}', b"\xff"])
def test_a_file_that_keeps_something_else_is_told_where(path: Path, text: bytes) -> None:
    with pytest.raises(Mistake) as wrong:
        found(path, kept(found(path)) + b"\n" + text)
    assert (wrong.value.code, wrong.value.params["line"]) == ("check-no-statement", 2)
