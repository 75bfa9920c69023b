"""`croupier hands`: taken in, counted, written out."""

import json

import duckdb
import pytest

from tests.cli.test_convert import run
from tests.hands.test_store import HAND, evening


@pytest.fixture
def stored(capsys, tmp_path):
    """A store with thirty hands in it, as the options that name it."""
    file = tmp_path / "evening.txt"
    file.write_text(evening(30), "utf-8")
    store = ("--store", tmp_path / "hands.duckdb")
    assert run(capsys, "hands", "import", file, *store)[0] == 0
    return store


def test_hands_are_taken_in_once_and_what_is_left_out_is_named_and_kept(capsys, stored, tmp_path):
    file = tmp_path / "more.txt"
    file.write_text(evening(32) + HAND.format(number=77, day=1, played="Vera: dances", pot=2), "utf-8")
    rejects = tmp_path / "rejects.txt"
    code, out, err = run(capsys, "hands", "import", file, *stored, "--json", "--rejects", rejects)
    assert code == 1
    assert json.loads(out) == {"hands": 33, "new": 2, "known": 30, "left_out": 1}
    assert "more.txt:" in err
    assert "hand 77" in err
    assert "dances" in rejects.read_text("utf-8")
    assert run(capsys, "hands", "import", tmp_path / "nothing", *stored)[0] == 2


def test_a_player_is_told_of_in_both_languages(capsys, stored):
    code, out, _ = run(capsys, "hands", "stats", *stored, "--player", "Vera")
    assert code == 0
    assert "30 hands" in out
    assert "+50.0" in out
    assert "10 / 30" in out
    assert "30 раздач" in run(capsys, "--lang", "ru", "hands", "stats", *stored, "--player", "Vera")[1]
    code, out, _ = run(capsys, "hands", "stats", *stored, "--player", "Vera", "--by", "position", "--json")
    (group,) = json.loads(out)
    assert (group["name"], group["hands"], group["won_per_100"]) == ("button", 30, 50.0)
    assert group["measures"]["steal"]["made"] == 10
    assert group["measures"]["aggression"]["value"] is None


def test_everybody_is_told_of_those_first_who_played_most(capsys, stored):
    code, out, err = run(capsys, "hands", "stats", *stored, "--top", "2")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[-2:]] == ["Ann", "Boris"]
    assert "1 more" in err


def test_winnings_are_drawn(capsys, stored, tmp_path):
    picture = tmp_path / "won.svg"
    assert run(capsys, "hands", "stats", *stored, "--player", "Vera", "--plot", picture)[0] == 0
    assert "<svg" in picture.read_text("utf-8")
    assert run(capsys, "hands", "stats", *stored, "--player", "Vera", "--plot", tmp_path / "won.xyz")[0] == 2


def test_what_is_written_out_is_taken_in_elsewhere(capsys, stored, tmp_path):
    out = tmp_path / "out.txt"
    assert run(capsys, "hands", "export", out, *stored, "--since", "2026-05-15")[0] == 0
    assert run(capsys, "hands", "export", out, *stored)[0] == 2
    assert run(capsys, "hands", "export", out, *stored, "--force")[0] == 0
    other = ("--store", tmp_path / "other.duckdb")
    assert json.loads(run(capsys, "hands", "import", out, *other, "--json")[1])["new"] == 30
    table = tmp_path / "out.parquet"
    assert run(capsys, "hands", "export", table, *stored, "--to", "parquet", "--player", "Ann")[0] == 0
    assert duckdb.sql(f"select count(*) from read_parquet({str(table)!r})").fetchall() == [(30,)]
    assert run(capsys, "hands", "export", tmp_path / "none.txt", *stored, "--player", "Nobody")[0] == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--stack", "deep"), "20-40"),
        (("--stack", "40-20"), "20-40"),
        (("--player", "Nobody"), "no hand in the store"),
    ],
)
def test_what_is_wrong_is_said(capsys, stored, wrong, said):
    code, _, err = run(capsys, "hands", "stats", *stored, *wrong)
    assert code == 2
    assert said in err


def test_without_a_store_there_is_one_among_ones_own_data(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    code, _, err = run(capsys, "hands", "stats")
    assert code == 2
    assert "croupier hands import" in err
    file = tmp_path / "evening.txt"
    file.write_text(evening(3), "utf-8")
    assert run(capsys, "hands", "import", file)[0] == 0
    assert (tmp_path / "data" / "croupier" / "hands.duckdb").exists()
