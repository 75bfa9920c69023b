"""`croupier convert`, and `croupier replay` on every format: what is written is read again, what is wrong is said."""

import json
from weakref import ref

import pytest

from croupier.cards import DECK_52
from croupier.cli import main
from croupier.hands.files import Found, hands_of
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.records import from_json, read, to_json
from tests.records.test_pokerstars_reading import CASH, DRAW, RUN_TWICE, STUD

STARS = f"{CASH}\n\n{RUN_TWICE}\n\n{DRAW}\n\n{STUD}"


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    told = capsys.readouterr()
    return ended.value.code or 0, told.out, told.err


@pytest.fixture
def stars(tmp_path):
    file = tmp_path / "stars.txt"
    file.write_text(STARS, "utf-8")
    return file


@pytest.mark.parametrize("to", ["phh", "pokerstars", "json"])
def test_what_was_converted_replays_to_the_same_chips(capsys, stars, tmp_path, to):
    out = tmp_path / f"out.{to}"
    assert run(capsys, "convert", stars, out, "--to", to)[0] == 0
    code, told, _ = run(capsys, "replay", "--check", "--json", out)
    assert (code, json.loads(told)["hands"], json.loads(told)["exact"]) == (0, 4, 4)
    back = tmp_path / "back.txt"
    assert run(capsys, "convert", out, back, "--to", "phh")[0] == 0
    stacks = [
        dict(zip(hand.chairs, hand.finishing_stacks or (), strict=True))
        for hand in read(back.read_text("utf-8"))
    ]
    unit = 1 if to == "json" else 100
    assert stacks[0] == {1: 11_600 / unit, 3: 6_850 / unit, 4: 3_950 / unit}


def test_there_and_back_again_is_the_same_text(capsys, stars, tmp_path):
    first, phh, second = (tmp_path / name for name in ("first.txt", "hands.phhs", "second.txt"))
    run(capsys, "convert", stars, first, "--to", "pokerstars")
    run(capsys, "convert", first, phh, "--to", "phh")
    run(capsys, "convert", first, second, "--to", "pokerstars")
    assert first.read_text("utf-8") == second.read_text("utf-8")
    assert len(read(phh.read_text("utf-8"))) == 4


def test_open_hand_history_is_written_and_read_but_for_draws(capsys, stars, tmp_path):
    out = tmp_path / "hands.ohh"
    assert run(capsys, "convert", stars, out, "--to", "ohh")[0] == 0
    assert out.read_text("utf-8").count('"spec_version": "1.4.7"') == 4
    code, told, err = run(capsys, "replay", "--check", "--json", out)
    assert code == 2
    assert json.loads(told)["hands"] == json.loads(told)["exact"] == 3
    assert "not of Draw" in err


def test_a_dash_is_standard_output(capsys, stars):
    code, told, _ = run(capsys, "convert", stars, "-", "--to", "phh")
    assert (code, len(read(told))) == (0, 4)


def test_replay_tells_a_hand_of_any_format(capsys, stars):
    code, told, _ = run(capsys, "replay", stars, "--hand", "2026000001", "--lang", "en")
    assert code == 0
    assert "Hand 2026000001: no-limit hold’em" in told
    assert "wins 33" in told
    assert "table Oak III" in told


def test_a_hand_in_the_middle_is_kept_in_json_and_said_to_stop(capsys, tmp_path):
    hand = Hand(Setup.deal_in(catalogue["razz"], RAZZ, {1: 90, 2: 90}, Positions(1, 1, 2)), DECK_52.cards)
    file, out = tmp_path / "hand.json", tmp_path / "out.json"
    file.write_text(to_json(hand), "utf-8")
    code, told, _ = run(capsys, "replay", "--check", file, "--lang", "en")
    assert code == 1
    assert "the record stops before the hand is over" in told
    assert run(capsys, "convert", file, out, "--to", "json")[0] == 0
    assert from_json(out.read_text("utf-8")) == hand
    code, _, err = run(capsys, "convert", file, tmp_path / "x", "--to", "pokerstars", "--lang", "en")
    assert code == 1
    assert "is left out: the record stops before" in err
    assert not (tmp_path / "x").exists()


RAZZ = Stakes(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def test_hands_that_deviate_are_left_out_and_named(capsys, stars, tmp_path):
    stars.write_text(STARS.replace("Ann collected $33", "Ann collected $34"), "utf-8")
    out = tmp_path / "out.phhs"
    code, _, err = run(capsys, "convert", stars, out, "--to", "phh", "--lang", "en")
    assert code == 1
    assert "hand 2026000001 is left out: Ann wins $33, the text says $34" in err
    assert "3 hands written, 1 left out" in err
    assert len(read(out.read_text("utf-8"))) == 3


def test_a_game_the_format_does_not_have_is_left_out(capsys, stars, tmp_path):
    short_deck = CASH.replace("Hold'em No", "6+ Hold'em No").replace("7c 2s", "7c 6s").replace("3d]", "8d]")
    stars.write_text(short_deck, "utf-8")
    code, _, err = run(capsys, "convert", stars, tmp_path / "out.ohh", "--to", "ohh", "--lang", "en")
    assert code == 1
    assert "hand 2026000001 is left out: Open Hand History has no nl-short-deck" in err


def test_one_hand_that_cannot_be_read_costs_no_other_and_is_kept(capsys, tmp_path):
    first = STARS.replace("Vera: folds", "Vera: sleeps", 1)
    last = STARS.replace("Table '", "Stool '", 1)
    file, out, rejects = (tmp_path / name for name in ("in.txt", "out.phhs", "rejects.txt"))
    file.write_text(f"A word before.\n{first}\n\n{last}", "cp1251")
    code, _, err = run(capsys, "convert", file, out, "--to", "phh", "--rejects", rejects, "--lang", "en")
    assert code == 1
    assert "“A word before.” does not begin a hand" in err
    assert "line 14: “sleeps” is nothing a player does" in err
    assert "6 hands written, 3 left out" in err
    assert len(read(out.read_text("utf-8"))) == 6
    kept = rejects.read_text("utf-8")
    assert kept.startswith("A word before.")
    assert (kept.count("Vera: sleeps"), kept.count("Stool '"), kept.count("PokerStars ")) == (1, 1, 2)
    mended = tmp_path / "mended.txt"
    mended.write_text(kept.replace("sleeps", "folds").replace("Stool", "Table"), "utf-8")
    code, told, _ = run(capsys, "replay", "--check", "--json", mended)
    assert (code, json.loads(told)["exact"]) == (2, 2)


def test_one_table_of_a_file_that_is_no_toml_costs_no_other(capsys, stars, tmp_path):
    hands = tmp_path / "hands.phhs"
    run(capsys, "convert", stars, hands, "--to", "phh")
    hands.write_text(hands.read_text("utf-8").replace("antes = ", "antes ", 1), "utf-8")
    rejects = tmp_path / "rejects.phhs"
    code, _, err = run(
        capsys, "convert", hands, tmp_path / "out.txt", "--to", "pokerstars", "--rejects", rejects
    )
    assert code == 1
    assert "is not TOML" in err
    assert (tmp_path / "out.txt").read_text("utf-8").count("PokerStars") == 3
    assert rejects.read_text("utf-8").count("starting_stacks") == 1


def test_rejects_are_not_written_over_and_not_written_where_there_are_none(capsys, stars, tmp_path):
    rejects = tmp_path / "rejects.txt"
    assert run(capsys, "convert", stars, tmp_path / "a", "--to", "phh", "--rejects", rejects)[0] == 0
    assert not rejects.exists()
    rejects.write_text("mine", "utf-8")
    code, _, err = run(capsys, "convert", stars, tmp_path / "b", "--to", "phh", "--rejects", rejects)
    assert (code, rejects.read_text("utf-8")) == (2, "mine")
    assert "rejects.txt exists" in err


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (CASH.replace("Vera: folds", "Vera: sleeps", 1), "line 13: “sleeps” is nothing a player does"),
        ("Whist: Ann leads.", "begins no hand history that is known: the formats are PHH, JSON, PokerStars"),
        ("", "no hand in it"),
        ("{}", "is no hand in JSON"),
    ],
)
def test_when_no_hand_can_be_read_nothing_is_written(capsys, tmp_path, text, wrong):
    file, out = tmp_path / "in.txt", tmp_path / "out.phh"
    file.write_text(text, "utf-8")
    code, _, err = run(capsys, "convert", file, out, "--to", "phh", "--lang", "en")
    assert code == 2
    assert wrong in err
    assert not out.exists()


def test_a_file_that_exists_is_not_written_over_unless_told(capsys, stars, tmp_path):
    out = tmp_path / "out.phhs"
    out.write_text("mine", "utf-8")
    code, _, err = run(capsys, "convert", stars, out, "--to", "phh", "--lang", "en")
    assert (code, out.read_text("utf-8")) == (2, "mine")
    assert "exists: name another file, or add --force" in err
    assert run(capsys, "convert", stars, out, "--to", "phh", "--force")[0] == 0
    assert len(read(out.read_text("utf-8"))) == 4


def test_a_folder_gives_its_histories_and_leaves_other_texts_alone(capsys, stars, tmp_path):
    (tmp_path / "readme.txt").write_text("no hands here", "utf-8")
    (tmp_path / "notes.json").write_text("{}", "utf-8")
    code, told, _ = run(capsys, "replay", "--check", "--json", tmp_path)
    assert (code, json.loads(told)["hands"]) == (0, 4)


def test_no_such_file_and_no_such_folder_to_write_into(capsys, stars, tmp_path):
    assert run(capsys, "convert", tmp_path / "none.txt", tmp_path / "out", "--to", "phh")[0] == 2
    code, _, err = run(capsys, "convert", stars, tmp_path / "no" / "out", "--to", "phh", "--lang", "en")
    assert code == 2
    assert "cannot be written" in err


class Watched(Found):
    """A hand of a file of which it is seen whether anybody still holds it."""


def test_of_many_hands_only_those_are_held_that_are_being_written(capsys, tmp_path, monkeypatch):
    file, out = tmp_path / "many.txt", tmp_path / "out.phhs"
    file.write_text(
        "\n\n".join([CASH.replace("2026000001", str(number)) for number in range(1, 31)]), "utf-8"
    )
    given, held = [], []

    def watched(file):
        for found in hands_of(file):
            again = Watched(found.file, found.name, found.hand, found.part, found.text)
            given.append(ref(again))
            held.append(sum([each() is not None for each in given]))
            yield again

    monkeypatch.setattr("croupier.cli.convert.hands_of", watched)
    assert run(capsys, "convert", file, out, "--to", "phh")[0] == 0
    assert [hand.hand for hand in read(out.read_text("utf-8"))] == list(range(1, 31))
    assert max(held) <= 3


def test_what_was_begun_is_not_left_lying_when_the_rejects_cannot_be_written(capsys, stars, tmp_path):
    stars.write_text(STARS.replace("Vera: folds", "Vera: sleeps"), "utf-8")
    out = tmp_path / "out.phhs"
    code, _, err = run(
        capsys, "convert", stars, out, "--to", "phh", "--rejects", tmp_path / "no" / "rest", "--lang", "en"
    )
    assert code == 2
    assert "rest cannot be written" in err
    assert list(tmp_path.iterdir()) == [stars]
