"""`croupier deal`: a hand by its number."""

import pytest

from croupier.cli import main
from croupier.records import play, read


def deal(capsys, *arguments):
    try:
        main(["deal", *arguments])
    except SystemExit as end:
        printed = capsys.readouterr()
        return end.code, printed.out, printed.err
    raise AssertionError("the command ends the process")


def test_the_same_number_deals_the_same_hand(capsys):
    first = deal(capsys, "--seed", "5")
    assert first == deal(capsys, "--seed", "5")
    assert first[1].startswith("Hand 5: no-limit hold’em, blinds 50/100\n")
    assert first[1] != deal(capsys, "--seed", "6")[1]


def test_without_a_number_one_is_drawn_and_told(capsys):
    code, out, _ = deal(capsys)
    number = out.partition(":")[0].removeprefix("Hand ")
    assert code == 0
    assert deal(capsys, "--seed", number)[1] == out


@pytest.mark.parametrize("players", range(2, 11))
def test_the_hand_as_phh_plays_again(capsys, players):
    for number in range(10):
        code, out, _ = deal(
            capsys,
            "--seed",
            str(number),
            "--players",
            str(players),
            "--blinds",
            "1/2",
            "--stack",
            "150",
            "--phh",
        )
        (record,) = read(out)
        assert (code, len(record.starting_stacks), record.hand) == (0, players, number)
        assert play(record).exact


def test_the_hand_is_told_in_russian(capsys):
    assert deal(capsys, "--seed", "5", "--lang", "ru")[1].startswith(
        "Раздача 5: безлимитный холдем, блайнды 50/100\n"
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", "1"], "1 player is too few: a hand needs at least 2"),
        (["--players", "11"], "nl-holdem cannot be dealt to 11 players: it takes 2 to 10"),
        (["--stack", "0"], "seat 1 has 0 chips: only players with chips are dealt in"),
        (
            ["--blinds", "100/50"],
            "“100/50” are no blinds: write two numbers, the small one first, as in 50/100",
        ),
        (
            ["--blinds", "fifty"],
            "“fifty” are no blinds: write two numbers, the small one first, as in 50/100",
        ),
    ],
)
def test_what_cannot_be_dealt_is_told_in_one_line(capsys, arguments, problem):
    assert deal(capsys, *arguments) == (2, "", f"croupier: {problem}\n")


def test_a_number_that_is_no_number_is_wrong_input(capsys):
    assert deal(capsys, "--seed", "lucky")[0] == 2
