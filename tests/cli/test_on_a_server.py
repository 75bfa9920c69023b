"""The commands of whoever keeps a house, on a database of a server as on a file."""

import gzip
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.cli import main
from croupier.room.journal.archive import archive_of
from croupier.room.journal.backup import last_back_up
from croupier.room.journal.moving import move
from croupier.room.journal.place import Place
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.sqlite import SqliteFile
from croupier.room.journal.store import Store
from tests.room.journal.test_moving import everything
from tests.room.journal.test_old_databases import FOLDER
from tests.servers import Server

pytestmark = pytest.mark.xdist_group("postgres")

NOWHERE = (
    "postgresql://house:s3cret@127.0.0.1:1/club",
    "postgresql://house:s3cret@127.0.0.1:port/club",
    "postgresql://house:s3cret@[club/club",
    "postgres://house:s3cret@127.0.0.1:1/club?sslmode=s3cret",
)
"""Addresses at which no server is, with a password."""

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house that has closed: with tables, an event, a live cash room, and all that was played."""
    path = tmp_path_factory.mktemp("evening") / "house.db"
    path.write_bytes(gzip.decompress((FOLDER / "issue-14.db.gz").read_bytes()))
    Store(path).close()
    return path


@pytest.fixture(params=["file", "address"])
def place(request: pytest.FixtureRequest, evening: Path, tmp_path: Path) -> Place:
    """The same house, in a file and on a server."""
    here = SqliteFile(evening)
    if request.param == "file":
        file = tmp_path / "house.db"
        move(here, SqliteFile(file))
        return Place(file)
    address = request.getfixturevalue("postgres_server").place()
    move(here, Postgres(address, tmp_path / "house"))
    return Place(tmp_path / "house", address)


@pytest.fixture
def croupier(capsys: pytest.CaptureFixture[str]) -> Said:
    """A command, said in this process."""

    def said(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            main([*map(str, arguments), "--lang", "en"])
        printed = capsys.readouterr()
        return int(end.value.code or 0), printed.out, printed.err

    return said


def test_a_house_is_copied_and_comes_back_out_of_the_copy(
    place: Place, evening: Path, croupier: Said, tmp_path: Path
) -> None:
    copy, house = tmp_path / "copy.db", (place.address or place.path, "--files", place.path)
    code, told, _ = croupier("backup", house[0], copy, *house[1:])
    assert (code, f"{copy.stat().st_size} bytes, whole" in told) == (0, True)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert everything(copy) == everything(evening)
    assert last_back_up(place.path) is not None
    assert croupier("backup", house[0], copy, *house[1:])[0] == 2

    # What was done since is in the file that is kept aside, and nowhere else.
    assert croupier("people", "invite", *house[:1], "floor", "--note", "Zoe", *house[1:])[0] == 0
    code, told, _ = croupier("restore", copy, *house)
    aside = place.path.with_name(f"{place.path.name}.replaced")
    assert (code, told.rstrip().endswith(", 0 faults"), aside.name in told) == (0, True, True)
    assert "Zoe" in croupier("people", "list", aside)[1]
    assert croupier("check", *house)[0] == 0
    again = tmp_path / "again.db"
    croupier("backup", house[0], again, *house[1:])
    assert everything(again) == everything(evening)


def test_a_copy_that_is_not_right_changes_nothing(
    place: Place, evening: Path, croupier: Said, tmp_path: Path
) -> None:
    copy, house = tmp_path / "copy.db", (place.address or place.path, "--files", place.path)
    croupier("backup", house[0], copy, *house[1:])
    with closing(sqlite3.connect(copy)) as changed:
        changed.execute("UPDATE ledger_balances SET balance = balance + 1 WHERE account LIKE 'wallet:%'")
        changed.commit()
    assert croupier("restore", copy, *house)[0] == 1
    again = tmp_path / "again.db"
    croupier("backup", house[0], again, *house[1:])
    assert everything(again) == everything(evening)


def test_what_a_house_holds_is_told_alike_wherever_it_lies(
    place: Place, evening: Path, croupier: Said
) -> None:
    for words in (
        ("audit", "verify"), ("audit", "export"), ("audit", "games"), ("people", "list"),
        ("cash", "shift"), ("cash", "boxes"), ("cash", "desk"),
    ):  # fmt: skip
        told = croupier(*words, place.address or place.path, "--files", place.path)
        assert told == croupier(*words, evening)
        assert told[0] == 0
        assert told[1]


def test_what_is_old_goes_into_the_archive_and_its_room_is_given_back(place: Place, croupier: Said) -> None:
    house = (place.address or place.path, "--files", place.path)
    code, told, _ = croupier("archive", *house, "--keep-days", 3)
    rows, before, after = map(int, re.findall(r"(\d+) (?:rows|bytes before|now)", told))
    assert (code, rows > 0, after < before) == (0, True, True)
    assert list(archive_of(place.path).iterdir())
    assert croupier("check", *house)[1].rstrip().endswith(", 0 faults")
    assert croupier("archive", *house, "--keep-days", 3)[1].startswith("0 rows with 0 hands")


def test_a_house_that_is_open_is_read_and_left_alone(place: Place, croupier: Said, tmp_path: Path) -> None:
    house, copy = (place.address or place.path, "--files", place.path), tmp_path / "copy.db"
    store = Store(place.engine())
    try:
        assert croupier("backup", house[0], copy, *house[1:])[0] == 0
        for words in (
            ("people", "list", *house),
            ("archive", *house, "--keep-days", 1),
            ("restore", copy, *house),
        ):
            code, _, why = croupier(*words)
            assert (code, "in use by a running room" in why) == (2, True)
    finally:
        store.close()


COMMANDS = (
    ("check", "AT"),
    ("backup", "AT", "TO"),
    ("restore", "OF", "AT"),
    ("archive", "AT", "--keep-days", 1),
    ("people", "list", "AT"),
    ("people", "invite", "AT", "floor"),
    ("audit", "verify", "AT"),
    ("audit", "export", "AT"),
    ("audit", "games", "AT"),
    ("cash", "shift", "AT"),
    ("cash", "boxes", "AT"),
    ("cash", "desk", "AT"),
)
"""Each command with a database, `AT` some place, with a copy `OF` a house, and another `TO` be."""


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: "-".join(words[:2]))
def test_where_there_is_none_it_is_said_and_none_is_made_and_no_password_is_told(
    words: tuple[object, ...], postgres_server: Server, evening: Path, croupier: Said, tmp_path: Path
) -> None:
    def said(at: object) -> tuple[int, str, str]:
        paths = {"AT": at, "OF": evening, "TO": tmp_path / "copy.db"}
        return croupier(*[paths.get(str(each), each) for each in words], "--files", tmp_path / "files")

    empty = postgres_server.place()
    for at in () if "restore" in words else (tmp_path / "none.db", empty):
        code, told, why = said(at)
        assert (code, told, "there is no database" in why) == (2, "", True)
    assert not (tmp_path / "none.db").exists()
    assert postgres_server.ask(TABLES, empty) == []
    refusals = {said(at) for at in NOWHERE}
    assert {code for code, _, _ in refusals} == {2}
    assert {told for _, told, _ in refusals} == {""}
    assert not [why for _, _, why in refusals if "s3cret" in why or "Traceback" in why]
    assert not (tmp_path / "copy.db").exists()
