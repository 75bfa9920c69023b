"""`croupier cash`: days of a room simulated, the shift of a house out of its database."""

import csv
import io
from pathlib import Path

import pytest

from croupier.cash import RakePlan
from croupier.cli import main
from croupier.room.actors.asks import By
from croupier.room.house.house import House
from croupier.room.live import asks
from croupier.room.table import asks as commands
from tests.room.evening import club, join, open_house
from tests.room.says import asks as says_to
from tests.room.says import says
from tests.waiting import run_story, until


def cash(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        main(["cash", "simulate", *arguments])
    printed = capsys.readouterr()
    return end.value.code, printed.out, printed.err


def test_a_day_is_played_and_its_report_balances(capsys, tmp_path: Path) -> None:
    report = tmp_path / "shift.csv"
    size = ("--days", "1", "--tables", "2", "--people", "30", "--seed", "4")
    code, out, _ = cash(capsys, *size, "--report", str(report))
    assert code == 0
    assert "yes" in out
    with report.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2
    for row in rows:
        chips = {name: int(row[name]) for name in row if name not in ("day", "table")}
        assert chips["rack"] == chips["opened"] + chips["filled"] - chips["sold"] + chips["bought_back"]
        assert chips["difference"] == 0
        assert chips["rake"] > 0


def test_a_report_that_cannot_be_written_is_wrong_input(capsys, tmp_path: Path) -> None:
    size = ("--days", "1", "--tables", "1", "--people", "12", "--seed", "4")
    code, _, err = cash(capsys, *size, "--report", str(tmp_path / "nowhere" / "x.csv"))
    assert code == 2
    assert "cannot be written" in err


def test_an_unknown_rulebook_is_named_with_those_there_are(capsys) -> None:
    code, _, err = cash(capsys, "--under", "hoyle")
    assert code == 2
    assert "fspr-manual" in err


def of_a_house(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        main(["cash", *arguments])
    printed = capsys.readouterr()
    return end.value.code, printed.out, printed.err


async def asked(house: House, *each: asks.AnyAsk) -> None:
    for number, ask in enumerate(each):
        await house.cash.ask(By("floor"), ask, f"{type(ask).__name__}-{number}")


OAK = asks.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1_000, rack=10_000)


def test_the_report_of_the_running_shift_is_read_while_the_house_is_open(capsys, tmp_path: Path) -> None:
    async def story() -> tuple[int, str, str]:
        async with open_house(tmp_path) as house:
            await asked(
                house,
                asks.NewShift("friday"),
                OAK,
                asks.Sit("oak", 1, "ann", 2_000, "Ann"),
                asks.Sit("oak", 4, "boris", 2_000, "Boris"),
                asks.Hand("oak", rake=50),
                asks.CountBox("oak", "rake", 40, ("dealer", "floor")),
            )
            return of_a_house(capsys, "shift", str(tmp_path / "house.db"))

    code, out, _ = run_story(story())
    (line,) = csv.DictReader(io.StringIO(out))
    assert (line["table"], line["sold"], line["rake"], line["rake counted"]) == ("oak", "4000", "50", "40")
    # Ten chips are missing from the box, and nobody can overlook it.
    assert (code, line["balances"]) == (1, "False")


def test_an_earlier_shift_is_asked_for_by_its_name(capsys, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await asked(house, asks.NewShift("friday"), OAK, asks.CloseTable("oak", 10_000))
            await house.cash.ask(By("floor"), asks.NewShift("saturday"), "saturday")

    run_story(story())
    code, out, _ = of_a_house(capsys, "shift", str(tmp_path / "house.db"), "--name", "friday")
    (line,) = csv.DictReader(io.StringIO(out))
    assert (code, line["closed"], line["balances"]) == (0, "10000", "True")
    code, out, _ = of_a_house(capsys, "shift", str(tmp_path / "house.db"))
    assert list(csv.DictReader(io.StringIO(out))) == []
    code, _, err = of_a_house(capsys, "shift", str(tmp_path / "house.db"), "--name", "monday")
    assert code == 2
    assert "friday, saturday" in err


def test_what_lies_in_the_boxes_of_the_tables_on_the_screen(capsys, tmp_path: Path) -> None:
    async def story() -> None:
        (table,) = club(0, rake=RakePlan(10, ((2, 500),)))
        async with open_house(tmp_path, table) as house:
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await says_to(house, "oak", says(person.id, commands.Sit(seat, 4_000), name), "sit")
            state = house.tables["oak"].state
            await until(lambda: state.in_hand)
            while state.number < 2:
                who = state.players[state.hand.actor].person
                at = state.number, len(state.hand.log)
                act = says(who, commands.Act(*at, "check" if state.hand.options.check else "call"))
                await house.tables["oak"].tell(act)
                await until(lambda: state.in_hand)

    run_story(story())
    code, out, _ = of_a_house(capsys, "boxes", str(tmp_path / "house.db"))
    assert (code, out) == (0, "table,fee,chips\noak,rake,20\n")


def test_what_is_no_database_is_wrong_input(capsys, tmp_path: Path) -> None:
    code, _, err = of_a_house(capsys, "shift", str(tmp_path / "nowhere.db"))
    assert code == 2
    assert "nowhere.db" in err
