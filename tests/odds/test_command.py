"""`croupier odds` as it is typed."""

import json

import pytest
from typer.testing import CliRunner

from croupier.cli.odds import app
from croupier.errors import Mistake

PNG = b"\x89PNG"


def run(*arguments):
    done = CliRunner().invoke(app, list(arguments))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_equity_prints_one_json_object_of_plain_fractions():
    report = json.loads(run("equity", "AsKs", "QdQh", "--json"))
    assert report["method"] == "exact"
    first, second = report["hands"]
    assert first["hand"] == "AsKs"
    assert first["win"] == 787_966 / 1_712_304
    assert first["tie"] == 6_732 / 1_712_304
    assert first["equity"] + second["equity"] == pytest.approx(1)


def test_equity_by_random_deals_states_seed_and_error():
    report = json.loads(
        run("equity", "AsKs", "QQ+", "--method", "monte-carlo", "--deals", "20000", "--seed", "3", "--json")
    )
    assert (report["method"], report["seed"], report["deals"]) == ("monte-carlo", 3, 20_480)
    assert 0 < report["hands"][0]["standard_error"] < 0.01


def test_equity_of_each_combo_of_a_range():
    report = json.loads(run("equity", "AKs", "QdQh", "--combos", "--json"))
    assert report["hands"][0]["combos"]["AsKs"] == pytest.approx(0.4621, abs=1e-4)
    assert len(report["hands"][0]["combos"]) == 4


def test_equity_tells_the_low_half_of_a_split_pot():
    output = run("equity", "Ah2hKsKd", "As3sQcQd", "--board", "4d5c8h", "--game", "omaha-8")
    assert "Low" in output
    assert "exact: 820 deals" in output


def test_equity_speaks_russian():
    assert "точно" in run("equity", "AsKs", "QdQh", "--board", "2s3s4h", "--lang", "ru")


def test_equity_is_drawn_street_by_street(tmp_path):
    file = tmp_path / "equity.png"
    run("equity", "AsKs", "QdQh", "--board", "2s3s4hTc", "--plot", str(file))
    assert file.read_bytes().startswith(PNG)


def test_a_range_is_a_square(tmp_path):
    file = tmp_path / "range.png"
    output = run("range", "22+, AKs:0.5", "--plot", str(file))
    assert "82 combos" in output
    assert "AKs 50" in output
    assert file.read_bytes().startswith(PNG)
    report = json.loads(run("range", "22+, AKs:0.5", "--json"))
    assert report["hands"]["AKs"] == 0.5


def test_hands_are_evaluated_and_named():
    report = json.loads(run("evaluate", "AhKhQhJhTh2c2d", "7c5d4h3s2c", "--json"))
    assert [hand["strength"] for hand in report["hands"]] == [7_462, 1]
    assert "роял" in run("evaluate", "AhKhQhJhTh", "--lang", "ru")


def test_icm_and_chip_chop():
    report = json.loads(run("icm", "5000", "3000", "2000", "--prizes", "50,30,20", "--json"))
    assert report["players"][0] == {"stack": 5000.0, "icm": pytest.approx(38.392857), "chip_chop": 40}
    assert "38.39" in run("icm", "5000", "3000", "2000", "--prizes", "50,30,20")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("equity", "AhKh"), "odds-players"),
        (("equity", "AhKh", "AhQd"), "odds-card-twice"),
        (("equity", "AhKh", "QdQs", "--board", "2c3c"), "odds-board-size"),
        (("range", "22+, A"), "odds-range-size"),
        (("icm", "5000", "many", "--prizes", "50"), "odds-not-a-number"),
        (("range", "22+", "--plot", "/nowhere/at/all.png"), "odds-cannot-plot"),
    ],
)
def test_wrong_input_is_a_mistake(arguments, code):
    with pytest.raises(Mistake) as error:
        run(*arguments)
    assert error.value.code == code
