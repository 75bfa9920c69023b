"""What `import croupier` gives: its names, their homes, what it costs, and eight tasks in four lines at most."""

import ast
import doctest
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_args

import pytest

import croupier
from croupier.tournament import commands

HERE = Path(croupier.__file__).parent


def test_every_name_is_loaded_from_its_home_and_stands_in_all_once():
    assert croupier.__all__ == sorted(set(croupier.__all__))
    for name in croupier.__all__:
        assert getattr(croupier, name) is not None, name
    assert set(croupier.__all__) <= set(dir(croupier))
    with pytest.raises(AttributeError, match="no attribute 'Poker'"):
        getattr(croupier, "Poker")  # noqa: B009  # no name type checkers know


def test_type_checkers_are_told_the_same_names_and_homes():
    told = ast.parse((HERE / "__init__.pyi").read_text())
    homes = {
        name.asname: node.module
        for node in told.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    packages = {name for name, home in homes.items() if home == "croupier"}
    known = vars(croupier)
    assert packages == known["_PACKAGES"]
    assert {name: home for name, home in homes.items() if name not in packages} == {
        name: f"croupier.{home}" for name, home in known["_HOMES"].items()
    }


def test_every_name_says_what_it_is_with_an_example():
    values = {"DECK_52", "catalogue"}  # their packages show them
    for name in set(croupier.__all__) - values:
        told = inspect.getdoc(getattr(croupier, name)) or ""
        assert ">>> " in told, name


PACKAGES = [
    found.name
    for found in iter_modules(croupier.__path__)
    if found.ispkg and "\n__all__ = " in (HERE / found.name / "__init__.py").read_text("utf-8")
]


@pytest.mark.parametrize("package", PACKAGES)
def test_what_a_package_is_asked_for_says_what_it_is_with_an_example(package):
    home = import_module(f"croupier.{package}")
    for name in home.__all__:
        value = getattr(home, name)
        if inspect.isclass(value) or inspect.isroutine(value):
            assert ">>> " in (inspect.getdoc(value) or ""), name


def test_the_tree_of_errors_is_drawn_whole():
    """Every error of the package under the one it is a branch of: it is known what to catch."""
    tree, drawn = [], {}
    for line in (croupier.errors.__doc__ or "").splitlines():
        if found := re.match(r"    ([│├└─ ]*)(\w+)", line):
            deep = len(found[1]) // 4
            tree[deep:] = [found[2]]
            drawn[found[2]] = tree[deep - 1] if deep else "Exception"
    classes = [
        pair
        for path in HERE.rglob("*.py")
        for pair in re.findall(r"^class (\w+)\((\w+)", path.read_text("utf-8"), re.M)
    ]
    written = {"CroupierError": "Exception"}
    while more := {name: base for name, base in classes if base in written and name not in written}:
        written |= more
    assert drawn == written


def test_an_import_brings_in_nothing_that_was_not_asked_for():
    code = "import sys, croupier; print([name for name in sys.modules if name.startswith('croupier.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_eight_tasks_of_the_guide_do_what_they_say_in_four_lines_at_most(monkeypatch):
    guide = HERE.parents[1] / "docs" / "library.md"
    monkeypatch.chdir(HERE.parents[1])
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(guide), module_relative=False, optionflags=flags)
    assert (failed, tried > 20) == (0, True)
    tasks = [
        part.split("```python\n")[1] for part in guide.read_text().split("```\n\n") if "```python\n" in part
    ]
    lines = [[line for line in task.splitlines() if line.startswith(">>>")] for task in tasks]
    assert len(lines) == 8
    assert max(map(len, lines)) <= 4


def test_every_command_of_an_event_is_exported():
    kinds = {kind.__name__ for kind in get_args(commands.Command)}
    assert kinds <= set(croupier.tournament.__all__)


@pytest.mark.parametrize("cards", ["AhKh", [50, 46], ["Ah", "Kh"], ["Ah", 46], (50, "Kh")])
def test_cards_are_given_as_text_numbers_or_rows_of_both(cards):
    hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(1, 2))
    hand.deal(cards, 1)
    assert croupier.show(hand.player(1).cards) == "AhKh"
    dealt = croupier.pit.Round.deal(croupier.pit.game("three-card"), cards)
    assert dealt.boxes[1].cards[:2] == (50, 46)


def test_a_settlement_names_stakes_it_does_not_know_and_stakes_it_lacks():
    from croupier.pit.settlement import BoxHand, DealerHand

    game, own, dealer = croupier.pit.game("three-card"), (50, 45, 41), DealerHand((30, 24, 2))
    assert game.fields == ("ante", "pair-plus", "six-card", "play")
    with pytest.raises(
        croupier.Mistake, match="“raise” is no field of this game; the fields are ante, pair-plus"
    ):
        game.settle(BoxHand({"ante": 5, "raise": 5}, own), dealer)
    with pytest.raises(croupier.Mistake, match="without chips on “play”; there are some on ante"):
        game.settle(BoxHand({"ante": 5}, own), dealer)
    russian, five = croupier.pit.game("russian-poker"), croupier.cards_of("AhKdQs2c3c")
    paid = BoxHand({"ante": 5, "bet": 10, "purchase": 5}, five, first=five)
    with pytest.raises(croupier.Mistake, match="a change of the dealer’s cards was paid for"):
        russian.settle(paid, DealerHand(croupier.cards_of("9c8d2h5c7c")))


@pytest.mark.parametrize(
    ("low", "hands", "result"),
    [
        ("KsKd", (("low", "win"), ("high", "win")), "win"),
        ("3c2c", (("low", "lose"), ("high", "win")), "push"),
    ],
)
def test_pai_gow_says_how_the_low_and_the_high_hand_stood(low, hands, result):
    game = croupier.pit.game("pai-gow")
    round = croupier.pit.Round.deal(game, "AhAdKsKd2c3c4d", dealer="QhQdTc8c7d5h3h")
    round.decide("set", cards=low)
    settled = round.settlements[1]
    assert (settled.hands, settled.result) == (hands, result)


def test_a_round_takes_the_cards_it_is_given_in_their_places():
    game = croupier.pit.game("oasis")
    boxes = {2: "AhKdQs2c3c", 4: "7h7s7dJc3d"}
    round = croupier.pit.Round.deal(game, boxes, dealer="9c8d2h5c4c", then="TdTs", seed=9)
    assert {number: croupier.show(box.cards) for number, box in round.boxes.items()} == boxes
    assert croupier.show(round.dealer) == "9c8d2h5c4c"
    round.decide("exchange", cards="2c3c")
    round.decide("stand")
    assert croupier.show(round.boxes[2].cards) == "AhKdQsTdTs"
    with pytest.raises(croupier.CroupierError, match="out already"):
        croupier.pit.Round.deal(game, "AhKdQs2c3c", dealer="Ah")
    with pytest.raises(croupier.Mistake, match="box 1 is given 6, and gets 5 at the most"):
        croupier.pit.Round.deal(game, "AhKdQs2c3c4c")


def test_hands_are_read_from_a_folder_and_what_cannot_be_is_kept_or_raised(tmp_path):
    good = croupier.write_hand(_played(), players={}, viewer="all", hand=1)
    (tmp_path / "a.phh").write_text(good)
    (tmp_path / "b.phh").write_text("variant = 7\n")
    rejects = []
    hands = list(croupier.read_hands(tmp_path, rejects))
    assert [played.exact for played in hands] == [True]
    assert [trouble.file.name for trouble in rejects] == ["b.phh"]
    with pytest.raises(croupier.Mistake, match=r"b\.phh"):
        list(croupier.read_hands(tmp_path))


def _played():
    hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    hand.fold()
    return hand
