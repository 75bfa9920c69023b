"""`croupier pit` as it is typed."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from croupier.cli.pit import app
from croupier.errors import Mistake


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, list(arguments))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def report(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return found


def test_a_solved_game_is_one_json_object() -> None:
    found = report("solve", "three-card")
    assert (found["game"], found["exact"], found["standard_error"]) == ("three-card", True, 0.0)
    assert round(found["house_edge"], 9) == 0.033729809
    assert found["return"] == 1 - found["house_edge"]


def test_an_estimate_is_called_one() -> None:
    found = report("solve", "russian-poker")
    assert found["exact"] is False
    assert found["standard_error"] > 0
    assert "±" in run("solve", "russian-poker")


def test_a_table_from_a_file_moves_the_edge(tmp_path: Path) -> None:
    house = tmp_path / "mill.toml"
    house.write_text(
        'game = "three-card"\n[pays.ante-bonus]\nstraight-flush = 5\nthree-of-a-kind = 3\nstraight = 1\n'
    )
    found = report("solve", "three-card", "--paytable", str(house))
    assert round(found["house_edge"], 8) == 0.03608275


def test_every_choice_of_a_russian_hand() -> None:
    found = report("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4s")
    best = found["choices"][0]
    assert (best["decision"], best["cards"], best["exact_value"]) == (
        "exchange",
        "Jc3d",
        "1109169757/264714450",
    )
    assert len(found["choices"]) == 1 + 1 + 2 + 31 + 1
    insured = [choice for choice in found["choices"] if choice["decision"] == "insure"]
    assert [choice["insurance"] for choice in insured] == [1.0, 6.0]


def test_a_russian_hand_after_the_draw_and_after_no_game() -> None:
    drawn = report("advise", "russian-poker", "--hand", "7h7s7dQc5d", "--seen", "4s", "--thrown", "Jc3d")
    assert {choice["decision"] for choice in drawn["choices"]} == {"fold", "close", "insure"}
    sixth = report("advise", "russian-poker", "--hand", "7h7s7dQc5d2c", "--seen", "4s")
    assert {choice["decision"] for choice in sixth["choices"]} == {"fold", "close", "insure"}
    bought = report("advise", "russian-poker", "--hand", "Kd8d7d5d2d", "--seen", "AcQdJh9s4c")
    assert [choice["exact_value"] for choice in bought["choices"]] == ["593/287", "1"]


def test_simulated_rounds_name_their_seed_and_draw_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "nets.png"
    arguments = ("simulate", "three-card", "--rounds", "2000", "--seed", "3")
    found = report(*arguments, "--plot", str(picture))
    assert (found["rounds"], found["seed"], found["exact"]) == (2_000, 3, False)
    assert abs(found["house_edge"] - 0.03373) < 4 * found["standard_error"]
    assert report(*arguments) == found
    assert picture.read_bytes()[:4] == b"\x89PNG"


def test_a_pay_table_is_designed_line_by_line() -> None:
    found = report("design", "jacks-or-better", "--set", "flush=5", "--set", "full-house=8")
    assert round(found["before"]["house_edge"], 9) == 0.004560956
    assert round(found["return"], 8) == 0.97298434
    assert [line["odds"] for line in found["lines"]][3:5] == ["8", "5"]
    told = run("design", "jacks-or-better", "--set", "flush=5")
    assert "0.456096% → 1.550192%" in told
    assert "6 → 5" in told
    assert "→" not in run("design", "three-card")


def test_rounds_are_played_from_a_card_and_go_on_where_they_were(tmp_path: Path) -> None:
    card = Path(__file__).parents[1] / "data" / "pit" / "cards" / "caribbean-akj83.toml"
    kept = tmp_path / "rounds.jsonl"
    arguments = ("simulate", "caribbean-stud", "--strategy", str(card), "--keep", str(kept), "--seed", "2")
    first = report(*arguments, "--rounds", "2000")
    assert len(kept.read_text("utf-8").splitlines()) == 2
    more = report(*arguments, "--rounds", "3000")
    assert len(kept.read_text("utf-8").splitlines()) == 3
    assert (first["rounds"], more["rounds"]) == (2_000, 3_000)


def test_the_machines_are_listed_the_most_generous_first() -> None:
    found = json.loads(run("machines", "--json"))
    assert (found[0]["game"], round(found[0]["return"], 8)) == ("deuces-wild", 1.00761961)
    backs = [one["return"] for one in found]
    assert backs == sorted(backs, reverse=True)
    assert {one["game"] for one in found} >= {"jacks-or-better", "joker-poker", "bonus-poker", "double-bonus"}
    assert "100.761961%" in run("machines")


def test_pai_gow_and_oasis_by_name() -> None:
    told = report("solve", "pai-gow")
    assert (told["exact"], told["side_bets"]["bonus"]["exact"]) == (False, True)
    assert told["standard_error"] < 0.00005
    oasis = report("solve", "oasis")
    assert round(oasis["house_edge"], 8) == 0.01037153
    advised = report("advise", "oasis", "--hand", "Kd9d6d4dAs", "--seen", "8c")
    assert (advised["choices"][0]["decision"], advised["choices"][0]["cards"]) == ("exchange", "As")
    later = report("advise", "oasis", "--hand", "Kd9d6d4d2c", "--seen", "8c", "--thrown", "As")
    assert [choice["decision"] for choice in later["choices"]] == ["fold", "raise"]


WRONG = [
    (("design", "three-card", "--set", "straight=5"), "ante-bonus.straight, pair-plus.straight"),
    (("design", "three-card", "--set", "straight"), "write a line as name=odds"),
    (("design", "oasis"), "tables can be designed for three-card"),
    (("simulate", "three-card", "--strategy", "nowhere.toml"), "nowhere.toml"),
    (("simulate", "three-card", "--strategy", "reckless"), "is no way to play"),
    (("solve", "pai-gow", "--every"), "--nodes"),
    (("solve", "canasta"), "is no game of the pit"),
    (("solve", "three-card", "--paytable", "nowhere.toml"), "nowhere.toml"),
    (("solve", "three-card", "--option", "kickers"), "write an option as name=answer"),
    (("solve", "three-card", "--option", "kickers=all"), "is no option of this game"),
    (("solve", "three-card", "--nodes", "9"), "three-card is solved at once"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d"), "the dealer’s open card"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "7h"), "each once"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4sKc"), "each once"),
]


@pytest.mark.parametrize(("arguments", "says"), WRONG)
def test_wrong_input_gets_one_clear_sentence(arguments: tuple[str, ...], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        run(*arguments)
