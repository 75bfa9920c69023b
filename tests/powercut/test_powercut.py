"""Images of a house's files as a power cut leaves them; one that is not as it must be prints the line that makes it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from croupier.room.journal.house_key import make
from tests.depth import NIGHTLY
from tests.powercut.images import Recording
from tests.powercut.platter import SECTOR, Platter
from tests.powercut.recording import Record, built, compiler, environment, read

NIGHTS = 24 if NIGHTLY else 1
IMAGES = 100 if NIGHTLY else 45


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if compiler() is None:
        pytest.skip("no C++ compiler to build the recorder with")
    return built(tmp_path_factory.mktemp("recorder"))


@pytest.mark.parametrize("seed", range(NIGHTS))
def test_what_a_power_cut_leaves_is_whole_and_what_a_lying_disk_leaves_is_seen(
    recorder: Path, seed: int
) -> None:
    recording, told = Recording(seed, recorder), set[str]()
    for number in range(IMAGES):
        try:
            told.add(recording.image(number))
        except Exception as error:
            pytest.fail(
                f"python -m tests.powercut --seed {seed} --image {number}  # {type(error).__name__}: {error}",
                pytrace=False,
            )
    assert "whole" in told
    assert len(told) > 2, "the disk has not lied, or nobody has seen it"


def test_a_new_key_of_the_house_is_there_before_anything_is_hidden_with_it(
    recorder: Path, tmp_path: Path
) -> None:
    house, log = tmp_path / "house", tmp_path / "log"
    house.mkdir()
    made = f"import pathlib, {make.__module__} as key; key.make(pathlib.Path({str(house)!r}, 'key'))"
    subprocess.run(
        [sys.executable, "-c", made], env=os.environ | environment(recorder, house, log), check=True
    )
    platter = Platter()
    platter.do(read(log), str(house))
    assert {platter.left(Random(seed))["key"] for seed in range(50)} == {(house / "key").read_bytes()}


FOLDER = "/house"
FILE = f"{FOLDER}/croupier.db"


def disk(*records: Record, lies: bool = False) -> Platter:
    platter = Platter()
    platter.lies = lies
    platter.do(records, FOLDER)
    return platter


def found(platter: Platter) -> set[bytes | None]:
    """What may be in the file, as far as so many seeds tell."""
    return {platter.left(Random(seed)).get("croupier.db") for seed in range(300)}


OPENED = Record("o", FILE, 0, b"")
SYNCED = Record("s", FILE, 0, b"")
NAMED = Record("s", FOLDER, 0, b"")


def written(text: bytes, sector: int = 0) -> Record:
    return Record("w", FILE, sector * SECTOR, text * SECTOR)


def test_what_is_synced_is_there_whatever_comes_after() -> None:
    platter = disk(OPENED, written(b"a"), SYNCED, NAMED, written(b"b", 1), written(b"c", 2))
    assert {each[:SECTOR] for each in found(platter) if each is not None} == {b"a" * SECTOR}
    assert None not in found(platter)


def test_of_what_is_not_synced_any_write_may_be_there_without_the_others() -> None:
    left = found(disk(OPENED, NAMED, written(b"a"), written(b"b", 1)))
    a, b, none = b"a" * SECTOR, b"b" * SECTOR, bytes(SECTOR)
    assert {b"", a, a + b, none + b} <= left


def test_a_write_that_was_repeated_may_be_there_as_it_was_the_first_time() -> None:
    assert {b"a" * SECTOR, b"b" * SECTOR} <= found(disk(OPENED, NAMED, written(b"a"), written(b"b")))


def test_a_file_whose_name_is_not_synced_may_be_gone() -> None:
    left = found(disk(OPENED, written(b"a"), SYNCED))
    assert left == {None, b"a" * SECTOR}


def test_a_disk_that_lies_may_hold_nothing_of_what_it_synced() -> None:
    records = OPENED, written(b"a"), SYNCED, NAMED
    assert found(disk(*records)) == {b"a" * SECTOR}
    assert {None, b"", b"a" * SECTOR} <= found(disk(*records, lies=True))


def test_a_file_that_was_removed_may_come_back_as_long_as_its_folder_was_not_synced() -> None:
    gone = Record("u", FILE, 0, b"")
    records = OPENED, written(b"a"), SYNCED, NAMED, gone
    assert found(disk(*records)) == {None, b"a" * SECTOR}
    assert found(disk(*records, NAMED)) == {None}
