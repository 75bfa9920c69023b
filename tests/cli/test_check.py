"""`croupier check`: a whole database read and told, and every kind of damage found."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import main
from croupier.room.actors.asks import By
from croupier.room.live import asks as cash
from croupier.room.pit.terms import PitTerms
from tests.room.evening import club, join, open_house, played

pytestmark = pytest.mark.xdist_group("check")


def check(capsys, path: Path, *arguments: str) -> tuple[Any, list[str], str]:
    with pytest.raises(SystemExit) as end:
        main(["check", str(path), *arguments])
    printed = capsys.readouterr()
    return end.value.code or 0, printed.out.splitlines(), printed.err


@pytest.fixture(scope="module")
def evening(tmp_path_factory) -> bytes:
    """The database of a house in which something of everything has happened."""
    folder = tmp_path_factory.mktemp("evening")

    async def story() -> None:
        async with open_house(folder, *club(3)) as house:
            await join(house, "Ann")
            await house.pit.open_table(PitTerms("pit/ruby", "Ruby", "three-card", 50, 1_000, ""))
            for shift in ("friday", "saturday"):
                await house.cash.ask(By("floor"), cash.NewShift(shift), shift)
            await played(house.tables["oak"], 3)
        async with open_house(folder) as house:
            await played(house.tables["oak"], house.tables["oak"].state.number + 2)

    asyncio.run(story())
    return (folder / "house.db").read_bytes()


@pytest.fixture
def database(evening: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "house.db"
    path.write_bytes(evening)
    return path


def changed(path: Path, *orders: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for order in orders:
            assert connection.execute(order).rowcount == 1
        connection.commit()


def rows_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        ((rows,),) = connection.execute("SELECT count(*) FROM journal")
    return rows


def test_a_sound_database_is_told_stream_by_stream(capsys, database: Path) -> None:
    rows = rows_of(database)
    before = {each.name: each.read_bytes() for each in database.parent.iterdir()}
    code, out, err = check(capsys, database)
    assert (code, err) == (0, "")
    assert [line.partition(":")[0] for line in out] == [
        "cash",
        "people",
        "pit/ruby",
        "table/oak",
        "ledger",
        f"4 streams, {rows} rows, 0 faults",
    ]
    assert out[0] == "cash: live cash room “saturday”, 2 rows, running"
    assert out[3].startswith("table/oak: poker table “Oak”, ")
    assert out[3].endswith(" rows, running")
    assert {each.name: each.read_bytes() for each in database.parent.iterdir()} == before


def test_it_is_told_in_russian(capsys, database: Path) -> None:
    code, out, _ = check(capsys, database, "--lang", "ru")
    assert code == 0
    assert out[3].startswith("table/oak: покерный стол “Oak”, строк: ")
    assert out[-1] == f"потоков: 4, строк: {rows_of(database)}, ошибок: 0"


def test_a_running_house_can_be_checked(capsys, tmp_path: Path) -> None:
    async def story() -> tuple[Any, list[str], str]:
        async with open_house(tmp_path, *club(3)) as house:
            await played(house.tables["oak"], 2)
            return check(capsys, tmp_path / "house.db")

    code, out, _ = asyncio.run(story())
    assert code == 0
    assert out[-1].endswith(" rows, 0 faults")


@pytest.mark.parametrize(
    ("order", "line", "says"),
    [
        ("DELETE FROM journal WHERE stream = 'table/oak' AND version = 9", "table/oak", "has no version 9"),
        (
            "UPDATE journal SET row = '{\"v\":1,' WHERE stream = 'table/oak' AND version = 9",
            "table/oak",
            "row 9 of table/oak cannot be read",
        ),
        (
            'UPDATE journal SET row = \'{"v":1,"type":"danced"}\' WHERE stream = \'table/oak\' AND version = 9',
            "table/oak",
            "no kind of row “table/danced” here (version 1)",
        ),
        (
            "UPDATE journal SET row = 'x' WHERE stream = 'people' AND version = 2",
            "people",
            "row 2 of people cannot be read",
        ),
        (
            "UPDATE snapshots SET state = replace(state, 'Oak', 'Elm') WHERE stream = 'table/oak'",
            "table/oak",
            "is not what the rows up to there make",
        ),
        (
            "UPDATE snapshots SET state = '{\"v\":77}' WHERE stream = 'cash'",
            "cash",
            "cannot be read: a row of “cash-snapshot/” was written by a newer Croupier",
        ),
        (
            "UPDATE people SET name = 'Eve' WHERE name = 'Ann'",
            "people",
            "disagree about",
        ),
        (
            "INSERT INTO journal VALUES ('choir/alto', 1, NULL, 0, '{}', x'')",
            "choir/alto",
            "no kind of stream is called choir/alto",
        ),
        (
            "INSERT INTO ledger_transactions VALUES ('table/oak/999999', 0)",
            "ledger",
            "no row of a journal made the transaction table/oak/999999",
        ),
    ],
)
def test_what_was_changed_in_a_database_is_found(capsys, database, order, line, says) -> None:
    changed(database, order)
    code, out, _ = check(capsys, database)
    assert code == 1
    (found,) = [each for each in out if each.startswith(f"{line}:")]
    assert says in found
    assert "FAULT" in found
    assert not out[-1].endswith(" 0 faults")


def test_a_balance_that_was_changed_is_found_in_the_ledger_and_at_the_table(capsys, database: Path) -> None:
    changed(
        database,
        "UPDATE ledger_balances SET balance = balance + 5 WHERE account = 'table:oak:bot-nora'",
        "UPDATE ledger_balances SET balance = balance - 5 WHERE account = 'house:issue'",
    )
    code, out, _ = check(capsys, database)
    assert code == 1
    assert out[-1].endswith(" rows, 3 faults")
    assert "table:oak:bot-nora" in out[3]
    assert out[4].count("its postings come to") == 2


def test_a_file_that_was_cut_short_is_found(capsys, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[: len(whole) // 2])
    code, out, err = check(capsys, database)
    assert (code, err) == (1, "")
    assert "the file is damaged" in "\n".join(out)
    assert not out[-1].endswith(" 0 faults")


def test_what_is_no_database_of_croupiers_is_wrong_input(capsys, tmp_path: Path) -> None:
    assert check(capsys, tmp_path / "nowhere.db")[0] == 2
    page = tmp_path / "page.txt"
    page.write_text("minutes of the last meeting\n" * 100)
    assert check(capsys, page)[0] == 2
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    code, out, err = check(capsys, tmp_path / "recipes.db")
    assert (code, out) == (2, [])
    assert "another program" in err
    assert not (tmp_path / "nowhere.db").exists()
