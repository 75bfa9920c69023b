"""`croupier rule`: the floor asked in a terminal."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from croupier.cli.quick import Call, plain
from croupier.cli.rule import rule
from croupier.errors import Mistake

APP = typer.Typer()
APP.command()(rule)
LINE = "NLHE 200-400 | A raises to 1200 | B: chips 1000+1000"
FOLDER = Path(__file__).parents[1] / "data" / "scenarios"


def run(*arguments, lang="en"):
    result = CliRunner().invoke(APP, [*map(str, arguments)], obj=lang)
    if isinstance(result.exception, Mistake):
        raise result.exception
    return result


def test_a_line_is_ruled_on_with_its_clause():
    output = run(LINE).output
    assert "B: a call, 1,200 in all, adds 1,200." in output
    assert "TDA-2022:45A" in output


def test_a_line_is_ruled_on_in_russian():
    assert "B: колл, всего 1 200, добавляет 1 200." in run(LINE, lang="ru").output.replace("\u00a0", " ")


def test_several_profiles_stand_side_by_side_with_what_differs():
    output = run(LINE, "--under", "tda-2015,tda-2022,fspr-manual").output
    assert output.index("tda-2015, tda-2022") < output.index("fspr-manual")
    assert "What differs: counts_as" in output
    assert "The same under all of them." in run(LINE, "--under", "tda-2015,tda-2022").output


def test_json_carries_the_whole_ruling():
    (scenario,) = json.loads(run(LINE, "--json", "--under", "tda-2022,fspr-manual").output)
    ruling = scenario["rulings"]["tda-2022"]
    assert ruling["counts_as"]["B"] == {
        "action": "call",
        "to": 1200,
        "add": 1200,
        "all_in": False,
        "binding": True,
    }
    assert ruling["cites"] == ["TDA-2022:45A", "TDA-2022:41D"]
    assert set(ruling["explanation"]) == {"en", "ru"}
    assert "counts_as" in scenario["differences"]


def test_answers_of_one_profile_with_different_policies_are_all_shown(tmp_path):
    file = tmp_path / "two.yaml"
    file.write_text(
        "id: two\ntable: {street: flop, seats: [A, B], before: [A bets 400]}\nhappened: ['B: chips 500+100']\n"
        "answers:\n- {under: tda-2022}\n- {under: tda-2022, policy: {half_raise: 60}}\n"
    )
    output = run(file).output
    assert "tda-2022\n  Corrected — B: a raise to 800" in output
    assert "tda-2022 (half_raise: 60)\n  Stands — B: a call, 400 in all" in output
    (scenario,) = json.loads(run(file, "--json").output)
    assert list(scenario["rulings"]) == ["tda-2022", "tda-2022 (half_raise: 60)"]
    assert "counts_as" in scenario["differences"]


def test_json_carries_what_is_read_aloud():
    (scenario,) = json.loads(run(LINE, "--json").output)
    assert scenario["rulings"]["tda-2022"]["aloud"]["en"][1] == "800 goes back to B."


def test_a_folder_that_rules_as_expected_passes():
    result = run("--check", FOLDER / "tda" / "words.yaml", FOLDER / "club" / "chips.yaml")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].endswith(" passed, 0 failed")


def test_a_ruling_that_is_not_as_expected_fails(tmp_path):
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "id: wrong\nunder: tda-2022\ntable: {street: flop, seats: [A, B], before: [A bets 400]}\n"
        'happened: ["B: chips 1000"]\nexpect: {returned: {B: 5}}\n'
    )
    result = run("--check", file)
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "0 passed, 1 failed"
    assert "returned.B: 600 ≠ 5" in result.output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("nowhere.yaml",), "nowhere.yaml"),
        ((LINE, "--under", "tda-1999"), "tda-2022"),
        (("NLHE 1-2 | A bets 3",), "asks nothing"),
    ],
)
def test_wrong_input_says_what_is_wrong(arguments, says):
    with pytest.raises(Mistake, match=says):
        run(*arguments)


def test_an_empty_folder_is_wrong_input(tmp_path):
    with pytest.raises(Mistake, match="no scenario files"):
        run("--check", tmp_path)


def test_a_plain_sentence_names_the_nearest_incidents_the_best_first():
    output = run("--find", "two big chips without a word").output
    assert output.startswith("act: Words, chips or a gesture\n  still to be told: Player, Words said\n")
    russian = run("--find", "в колоде две дамы пик", lang="ru").output
    assert russian.startswith("fouled-deck: Порченая колода\n  прочитано: Что не так: две одинаковые карты\n")
    assert run("--find", "xyzzy").output.startswith("I cannot read this sentence. The nearest are:\n")


def test_the_nearest_incidents_as_json():
    told = json.loads(run("--find", "B threw in two 1000 chips without a word", "--json").output)
    assert (told["read"], len(told["nearest"])) == (True, 3)
    first = told["nearest"][0]
    assert (first["kind"], first["fields"], first["missing"]) == (
        "act",
        {"seat": "B", "chips": [1000, 1000]},
        [],
    )
    assert [each["fits"] for each in told["nearest"]] == sorted(
        (each["fits"] for each in told["nearest"]), reverse=True
    )


@pytest.mark.parametrize("wrong", [[], ["--find", "a misdeal", LINE], ["--find", "a misdeal", "--check"]])
def test_either_something_is_ruled_on_or_a_sentence_is_looked_up(wrong):
    with pytest.raises(Mistake) as told:
        run(*wrong)
    assert told.value.code == "rule-files-or-find"


def test_the_plain_call_reads_a_sentence_as_the_whole_command_does():
    assert plain(["rule", "--find", "a misdeal", "--json"]) == Call((), {"--find": "a misdeal", "--json": ""})
    assert plain(["rule", "--find", "a misdeal", LINE]) is plain(["rule"]) is None
