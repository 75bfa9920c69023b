"""A pay table changed: the edge moves at once, and every line says what it is worth."""

from fractions import Fraction

import pytest

from croupier.errors import Mistake
from croupier.odds.house.design import design
from croupier.odds.house.solvers import designed, solver
from croupier.pit import game, with_pays
from croupier.pit.houses import house


def test_a_machine_made_shorter_line_by_line_is_the_house_that_is_known() -> None:
    short = with_pays(game("jacks-or-better"), {"full-house": 8, "flush": "5"})
    known = house("jacks-or-better", "8-5")
    assert design(short).solution.expected == solver(known).solve(known, None).expected


@pytest.mark.parametrize("name", [name for name in designed() if name != "three-card"])
def test_the_lines_of_a_machine_add_up_to_its_return(name: str) -> None:
    found = design(game(name))
    assert sum(line.worth for line in found.lines) == 1 + found.solution.expected
    assert sum(line.share for line in found.lines) == 1


def test_the_side_stakes_of_three_card_add_up_to_what_they_keep() -> None:
    found = design(with_pays(game("three-card"), {"mini-royal": 50, "pair-plus.flush": 3}))
    plus = [line for line in found.lines if line.table in ("pair-plus", "mini-royal")]
    six = [line for line in found.lines if line.table == "six-card"]
    assert sum(line.worth for line in plus) == found.solution.sides["pair-plus"].expected
    assert f"{-float(sum(line.worth for line in plus)):.6f}" == "0.070950"
    assert sum(line.share for line in plus) == 1
    assert sum(line.worth for line in six) == found.solution.sides["six-card"].expected


def test_the_ante_bonus_is_worth_what_the_edge_is_without_it_more() -> None:
    table = game("three-card")
    none = with_pays(
        table, dict.fromkeys([f"ante-bonus.{name}" for name in table.tables["ante-bonus"].names], 0)
    )
    bonus = sum(line.worth for line in design(table).lines if line.table == "ante-bonus")
    assert bonus == design(table).solution.expected - design(none).solution.expected


def test_the_report_is_plain_data() -> None:
    found = design(game("jacks-or-better")).report()
    assert round(found["house_edge"], 9) == 0.004560956
    assert found["lines"][4]["combination"] == "flush"
    assert found["lines"][4]["odds"] == "6"
    assert found["exact_return"] == str(1 + design(game("jacks-or-better")).solution.expected)


def test_odds_may_be_broken() -> None:
    half = with_pays(game("three-card"), {"pair-plus.pair": "3:2"})
    assert half.tables["pair-plus"].odds("pair") == Fraction(3, 2)
    moved = (
        design(half).solution.sides["pair-plus"].expected
        - design(game("three-card")).solution.sides["pair-plus"].expected
    )
    assert moved == Fraction(3744, 22100) / 2


WRONG = [
    ("three-card", {"straight": 5}, "ante-bonus.straight, pair-plus.straight, six-card.straight"),
    ("three-card", {"ante-bonus.flush": 5}, "is no one line"),
    ("jacks-or-better", {"quads": 5}, "paid.four-of-a-kind"),
    ("jacks-or-better", {"flush": "five"}, "are no odds"),
    ("jacks-or-better", {"flush": -1}, "are no odds"),
]


@pytest.mark.parametrize(("name", "pays", "says"), WRONG)
def test_a_line_that_is_none_is_refused(name: str, pays: dict[str, int | str], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        with_pays(game(name), pays)


def test_a_game_that_takes_long_is_not_designed() -> None:
    with pytest.raises(Mistake, match="three-card"):
        design(game("ultimate-texas-holdem"))
