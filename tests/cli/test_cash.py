"""`croupier cash simulate`."""

import csv
from pathlib import Path

import pytest

from croupier.cli import main


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
