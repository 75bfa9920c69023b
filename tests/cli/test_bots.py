"""`croupier bots match`: what it prints, and what it refuses."""

import json

import pytest

from croupier.cli import main


def match(capsys, *arguments):
    try:
        main(["bots", "match", *arguments])
    except SystemExit as end:
        printed = capsys.readouterr()
        return end.code, printed.out, printed.err
    raise AssertionError("the command ends the process")


def test_a_match_as_json(capsys):
    asked = ("hard", "easy", "--game", "nl-holdem", "--hands", "60", "--seed", "1", "--json")
    code, out, err = match(capsys, *asked)
    told = json.loads(out)
    assert (code, err) == (0, "")
    assert told["standard_error"] > 0
    assert told["low"] < told["bb_per_100"] < told["high"]
    settled = {
        "a": "hard",
        "b": "easy",
        "game": "nl-holdem",
        "seed": 1,
        "hands": 60,
        "deals": 30,
        "seats": 2,
        "deep": 100,
    }
    assert told.items() >= settled.items()
    assert match(capsys, *asked) == (code, out, err)
    assert json.loads(match(capsys, *asked[:-2], "2", "--json")[1])["bb_per_100"] != told["bb_per_100"]


def test_a_match_of_a_game_by_its_short_name_in_words(capsys):
    code, out, _ = match(capsys, "easy", "easy", "--game", "stud", "--hands", "5", "--seats", "4")
    assert code == 0
    assert out.startswith("easy wins +0.0 ± 0.0 bb/100 of easy in seven-stud: 6 hands of 4 players, seed 0")


def test_a_match_in_russian(capsys):
    code, out, _ = match(capsys, "easy", "easy", "--hands", "4", "--lang", "ru")
    assert code == 0
    assert out.startswith(
        "easy выигрывает +0.0 ± 0.0 bb/100 у easy в nl-holdem: 4 раздачи, мест за столом: 2,"
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["hard", "nobody"], "“nobody” is no player: write one of easy, medium, hard, "),
        (["hard", "easy-nobody"], "“easy-nobody” is no player: "),
        (["hard", "easy", "--game", "chess"], "“chess” is no game of the house: write one of nl-holdem, "),
        (["hard", "easy", "--seats", "3"], "a match of nl-holdem needs an even number of seats from 2 to 10, not 3"),
        (["hard", "easy", "--game", "kuhn", "--seats", "4"], "a match of kuhn needs an even number of seats"),
        (["hard", "easy", "--hands", "0"], "--hands does not take this. "),
        (["hard", "easy", "--hands", "many"], "--hands does not take this. "),
        (["hard", "easy", "--seed", "-1"], "--seed does not take this. "),
        (["hard", "easy", "--deep", "0"], "--deep does not take this. "),
        (["hard"], "B is missing. "),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_told_once(capsys, arguments, problem):
    code, out, err = match(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"croupier: {problem}")
    assert err.count("croupier: ") == 1
