"""`croupier perft`: a line for each depth."""

import pytest

from croupier.cli import main


def perft(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        main(["perft", *arguments])
    printed = capsys.readouterr()
    return end.value.code, printed.out, printed.err


def test_a_line_for_each_depth(capsys):
    asked = ("nl-holdem", "--stacks", "20,20", "--depth", "4")
    assert perft(capsys, *asked) == (0, "1: 19\n2: 124\n3: 544\n4: 1978\n", "")


def test_a_tree_that_has_ended_counts_nothing_deeper(capsys):
    assert perft(capsys, "kuhn", "--stacks", "2,2", "--depth", "4")[1] == "1: 2\n2: 4\n3: 2\n4: 0\n"


@pytest.mark.parametrize(
    ("stakes", "ways"),
    [
        (["nl-holdem", "--blinds", "2,4"], 15),  # fold, call, 8 to 20
        (["nl-holdem", "--blinds", "2/4"], 15),
        (["nl-holdem", "--blinds", "2,4", "--ante", "3"], 12),  # 17 left of the 20
        (["fl-holdem", "--bets", "4,8"], 3),
        (["spread-holdem", "--bets", "2,5"], 6),  # fold, call, a raise by 2 to 5
        (["razz", "--bring-in", "3", "--bets", "5,10"], 2),
        (["kuhn", "--ante", "0"], 2),
    ],
)
def test_the_stakes_can_be_named(capsys, stakes, ways):
    assert perft(capsys, *stakes, "--stacks", "20,20", "--depth", "1")[1] == f"1: {ways}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["holdem", "--stacks", "20,20"],
            "“holdem” is no game of the house: write one of nl-holdem, pl-holdem",
        ),
        (["kuhn", "--stacks", "2;2"], "--stacks: “2;2” will not do: write whole numbers, as in 20,20"),
        (["kuhn", "--stacks", "2"], "--stacks: “2” will not do"),
        (["kuhn", "--stacks", "2,2,2"], "kuhn cannot be dealt to 3 players: it takes 2 to 2"),
        (["kuhn", "--stacks", "2,0"], "seat 2 has 0 chips"),
        (["nl-holdem", "--stacks", "20,20", "--blinds", "2,1"], "--blinds: “2,1” will not do"),
        (["nl-holdem", "--stacks", "20,20", "--blinds", "1"], "--blinds: “1” will not do"),
        (["fl-holdem", "--stacks", "20,20", "--bets", "0,0"], "--bets: “0,0” will not do"),
        (["razz", "--stacks", "20,20", "--blinds", "1,2"], "--blinds: razz has no such bet"),
        (["nl-holdem", "--stacks", "20,20", "--bring-in", "1"], "--bring-in: nl-holdem has no such bet"),
    ],
)
def test_what_cannot_be_counted_is_told(capsys, arguments, says):
    code, out, err = perft(capsys, *arguments, "--depth", "1")
    assert (code, out) == (2, "")
    assert err.startswith(f"croupier: {says}")


def test_it_can_be_stopped_and_keeps_what_it_has_counted(capsys, monkeypatch):
    from croupier.cli import perft as command
    from croupier.play.perft import perft as counted

    def stopped(hand, depth):
        if depth == 2:
            raise KeyboardInterrupt
        return counted(hand, depth)

    monkeypatch.setattr(command, "count_of", stopped)
    code, out, err = perft(capsys, "nl-holdem", "--stacks", "20,20", "--depth", "9")
    assert (code, out, err) == (130, "1: 19\n2: 124\n3: 544\n4: 1978\n", "Stopped before the end.\n")
