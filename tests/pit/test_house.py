"""A house's own file: what it may change, and what is refused with its place."""

from fractions import Fraction

import pytest

from croupier.errors import Mistake
from croupier.pit import GAMES, chosen, game, options_of, read_house, with_options, with_pays
from croupier.pit.russian.options import RussianOptions
from croupier.rulebook import registry

TABLE = """
game = "three-card"
name = "The mill"

[pays.pair-plus]
straight-flush = 40
three-of-a-kind = 25
straight = 6
flush = "7/2"
pair = 1

[options]
side-on-fold = "stands"

[plate]
minimum = 10
maximum = 100
"""


def test_a_house_has_its_own_tables_options_and_plate() -> None:
    house = read_house(TABLE, "mill.toml")
    assert house.tables["pair-plus"].odds("flush") == Fraction(7, 2)
    assert house.tables["ante-bonus"] == game("three-card").tables["ante-bonus"]
    assert (house.options.side_on_fold, house.plate.minimum, house.house) == ("stands", 10, "The mill")


SPOILED = [
    ("minimum = 10", "minimum = 0", "the plate runs from 0 to 100"),
    ("minimum = 10", "minimum = 200", "the plate runs from 200 to 100"),
    ("minimum = 10", "minimum = 1.5", "“1.5” at plate.minimum is no number of chips"),
    ("minimum = 10", "lowest = 10", "“lowest” at plate is not known; there may be minimum, maximum"),
    ("pair = 1\n", "", "pays.pair-plus leaves out pair"),
    ("pair = 1\n", "pair = -1\n", "“-1” at pays.pair-plus.pair are no odds"),
    ("pair = 1\n", "pair = true\n", "“True” at pays.pair-plus.pair are no odds"),
    ('"7/2"', '"7/0"', "“7/0” at pays.pair-plus.flush are no odds"),
    ("pair = 1\n", "pair = 1\ntwo-pair = 2\n", "“two-pair” at pays.pair-plus is not known"),
    (
        "[pays.pair-plus]",
        "[pays.pear-plus]",
        "“pear-plus” at pays is not known; there may be ante-bonus, pair-plus",
    ),
    ('"stands"', '"maybe"', "side-on-fold cannot be “maybe”; it may be lost, stands"),
    ("side-on-fold", "side-on-call", "“side-on-call” is no option of this game"),
    ('game = "three-card"', 'game = "four-card"', "“four-card” is no game of the pit"),
    ('game = "three-card"', "", "does not say its game"),
    ('name = "The mill"', 'nmae = "The mill"', "“nmae” at – is not known"),
    ("[plate]", "[plate", "mill.toml is not TOML"),
    ("[options]", "options = 3\n[x]", "“x” at – is not known"),
]


@pytest.mark.parametrize(("right", "wrong", "says"), SPOILED)
def test_a_spoiled_file_says_what_where_and_what_would_be_right(right: str, wrong: str, says: str) -> None:
    assert TABLE.count(right) == 1
    with pytest.raises(Mistake) as error:
        read_house(TABLE.replace(right, wrong), "mill.toml")
    assert says in str(error.value)


def test_a_file_for_another_game_is_refused() -> None:
    with pytest.raises(Mistake, match="is for three-card, not for russian-poker"):
        read_house(TABLE, "mill.toml", "russian-poker")


def test_every_answer_of_russian_poker_stands_in_a_clause() -> None:
    known = options_of(RussianOptions)
    assert {one.clause for one in known.values()} <= set(registry())
    assert chosen(RussianOptions(), {"straight-twice": "no", "boxes": "5"}) == RussianOptions(
        straight_twice=False, boxes=5
    )


@pytest.mark.parametrize(
    ("option", "answer", "right"),
    [("straight-twice", "perhaps", "yes, no"), ("boxes", "-1", "0, 1, 2"), ("kickers", "some", "all, first")],
)
def test_an_answer_that_is_none_is_refused(option: str, answer: str, right: str) -> None:
    with pytest.raises(Mistake, match=right):
        chosen(RussianOptions(), {option: answer})


ANSWERS = [
    (name, each.name, answer)
    for name in GAMES
    if (options := game(name).options) is not None
    for each in options_of(type(options)).values()
    for answer in each.answers
]


@pytest.mark.parametrize(("name", "option", "answer"), ANSWERS)
def test_another_answer_brings_the_tables_and_the_plate_that_go_with_it(
    name: str, option: str, answer: str
) -> None:
    plain = game(name)
    assert with_options(plain, {option: answer}) == game(
        name, options=chosen(plain.options, {option: answer})
    )


def test_cyber_stud_with_a_raise_pays_by_its_own_table_and_takes_a_token() -> None:
    raised = with_options(game("cyber-stud"), {"mode": "raise"})
    assert raised.tables["bet"].odds("royal-flush") == 999
    assert raised.plate.token == 1
    filed = read_house('game = "cyber-stud"\n[options]\nmode = "raise"', "mine.toml")
    assert (filed.tables, filed.plate) == (raised.tables, raised.plate)


def test_what_a_house_has_changed_stays_under_another_answer() -> None:
    mill = with_options(read_house(TABLE, "mill.toml"), {"side-on-fold": "lost"})
    assert (mill.options.side_on_fold, mill.house) == ("lost", "The mill")
    assert mill.tables["pair-plus"].odds("straight-flush") == 40
    assert (mill.plate.minimum, mill.plate.maximum) == (10, 100)
    # But a table of a bet that nobody can make any more goes with it.
    bonus = with_pays(game("texas-holdem-bonus"), {"bonus.aces": 40})
    assert list(with_options(bonus, {"mode": "simplified"}).tables) == ["blind"]
    assert with_options(bonus, {"ante-from": "flush"}).tables["bonus"].odds("aces") == 40
