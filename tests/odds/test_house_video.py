"""Video poker solved: the published returns to their last digit, and the kernel against its twin."""

from fractions import Fraction

import pytest

from croupier.cards import parse_with_joker, show
from croupier.errors import Mistake
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solution import Sight, Solution
from croupier.odds.house.solvers import solver
from croupier.odds.house.video import data_of, rungs
from croupier.odds.kernels import fast
from croupier.odds.kernels.twin.house import video_draws, video_played
from croupier.pit import Game, Options, game
from croupier.pit.houses import house
from croupier.pit.video import Machine

RETURNS = [
    ("jacks-or-better", "", "0.99543904", "19.514676"),
    ("jacks-or-better", "9-5", "0.98449808", "19.495635"),
    ("jacks-or-better", "8-6", "0.98392685", "19.340117"),
    ("jacks-or-better", "8-5", "0.97298434", "19.323259"),
    ("jacks-or-better", "7-5", "0.96147209", "19.171901"),
    ("jacks-or-better", "6-5", "0.94996137", "19.044725"),
    ("deuces-wild", "", "1.00761961", "25.834618"),
    ("deuces-wild", "not-so-ugly", "0.99728295", "25.780267"),
    ("deuces-wild", "25-15-9-4-4-3", "0.98913088", "25.623111"),
    ("deuces-wild", "20-12-10-4-4-3", "0.97579136", "24.725363"),
    ("deuces-wild", "25-15-10-4-4-3", "0.99417884", "25.679180"),
    ("joker-poker", "", "1.00646297", "26.244972"),
    ("joker-poker", "quads-18", "0.98937202", "25.852157"),
    ("joker-poker", "quads-17", "0.98085432", "25.653076"),
    ("joker-poker", "quads-15", "0.96384797", "25.372046"),
    ("joker-poker", "full-house-6", "0.99079313", "26.293128"),
    ("joker-poker", "two-pair-1000", "0.99920499", "31.322206"),
    ("joker-poker", "two-pair-800", "0.99487371", "21.438498"),
    ("bonus-poker", "", "0.99165973", "20.904082"),
    ("double-bonus", "", "1.00172522", "28.255539"),
    ("double-double-bonus", "", "0.98980783", "41.984981"),
]


PUBLISHED = {
    ("jacks-or-better", "9-6"): "99.54",
    ("jacks-or-better", "all-american"): "100.72",
    ("jacks-or-better", "deluxe-9-6"): "99.64",
    ("jacks-or-better", "deluxe-8-6"): "98.49",
    ("jacks-or-better", "deluxe-8-5"): "97.40",
    ("jacks-or-better", "deluxe-7-5"): "96.25",
    ("bonus-poker", "8-5"): "99.17",
    ("bonus-poker", "7-5"): "98.01",
    ("bonus-poker", "6-5"): "96.87",
    ("double-bonus", "10-7-5"): "100.17",
    ("double-bonus", "10-6-5"): "98.88",
    ("double-bonus", "9-7-5"): "99.11",
    ("double-bonus", "9-6-5"): "97.81",
    ("double-bonus", "9-6-4"): "96.38",
    ("double-double-bonus", "10-6"): "100.07",
    ("double-double-bonus", "9-6"): "98.98",
    ("double-double-bonus", "9-5"): "97.87",
    ("double-double-bonus", "8-5"): "96.79",
    ("double-double-bonus", "7-5"): "95.71",
    ("deuces-wild", "full-pay"): "100.76",
    ("deuces-wild", "colorado"): "96.77",
    ("deuces-wild", "loose-15-8"): "100.15",
    ("joker-poker", "full-pay"): "100.65",
}
"""Returns as players' lists have them, in hundredths."""


@pytest.mark.parametrize(("machine", "table"), PUBLISHED)
def test_the_tables_that_come_with_croupier_return_what_is_published(machine: str, table: str) -> None:
    assert f"{100 * float(1 + solved(machine, table).expected):.2f}" == PUBLISHED[machine, table]


def test_low_quads_beside_a_low_card_are_paid_by_a_line_of_their_own() -> None:
    machine: Machine = game("double-double-bonus").settlement.args[0]  # type: ignore[attr-defined]
    hands = {
        "AhAdAcAs4c": "four-aces-low-kicker",
        "AhAdAcAs5c": "four-aces",
        "3h3d3c3sAc": "four-twos-to-fours-low-kicker",
        "3h3d3c3s2c": "four-twos-to-fours-low-kicker",
        "3h3d3c3s5c": "four-twos-to-fours",
        "5h5d5c5s2c": "four-of-a-kind",
    }
    assert {text: machine.combination(parse_with_joker(text)) for text in hands} == hands


@pytest.mark.parametrize(("machine", "table", "expected", "variance"), RETURNS)
def test_return_and_variance_to_the_last_digit(
    machine: str, table: str, expected: str, variance: str
) -> None:
    value = house(machine, table) if table else game(machine)
    solved = solver(value).solve(value, None)
    assert f"{float(1 + solved.expected):.8f}" == expected
    assert f"{float(solved.variance):.6f}" == variance
    assert sum(solved.outcomes.values()) == 1


def test_a_royal_of_250_costs_more_than_a_coin_in_a_hundred() -> None:
    assert f"{float(1 + solved('jacks-or-better', 'royal-250').expected):.8f}" == "0.98373457"
    assert f"{float(solved('jacks-or-better', 'royal-250').variance):.6f}" == "4.926806"


def solved(machine: str, table: str = "") -> Solution:
    value = house(machine, table) if table else game(machine)
    return solver(value).solve(value, None)


COUNTS = {
    "jacks-or-better": {
        "royal-flush": 493512264,
        "four-of-a-kind": 47093167764,
        "full-house": 229475482596,
        "straight": 223837565784,
        "three-of-a-kind": 1484003070324,
        "two-pair": 2576946164148,
        "jacks-or-better": 4277372890968,
        "nothing": 10872274993896,
    },
    "deuces-wild": {
        "royal-flush": 440202756,
        "four-deuces": 4060462824,
        "wild-royal": 35796957696,
        "five-of-a-kind": 63818309856,
        "straight-flush": 82122481680,
        "four-of-a-kind": 1294427430576,
        "full-house": 423165297240,
        "flush": 331023202884,
        "straight": 1126995269196,
        "nothing": 10899492585780,
    },
    "joker-poker": {
        "royal-flush": 596131848,
        "five-of-a-kind": 2293361532,
        "wild-royal": 2556328548,
        "straight-flush": 14123554908,
        "four-of-a-kind": 210196460232,
        "full-house": 385217735364,
        "straight": 407711813964,
        "three-of-a-kind": 3290686125804,
        "two-pair": 2724028817400,
        "nothing": 13660966012812,
    },
}


@pytest.mark.parametrize("machine", COUNTS)
def test_how_often_each_combination_ends_a_hand(machine: str) -> None:
    found = solver(game(machine)).solve(game(machine), None)
    assert {name: found.counts[name] for name in COUNTS[machine]} == COUNTS[machine]


def best(machine: str, hand: str) -> str:
    value = game(machine)
    return show(solver(value).advise(value, parse_with_joker(hand), ()).best.decision.cards)


def test_four_to_a_royal_break_up_a_flush_and_a_pair_of_aces_does_not_keep_a_kicker() -> None:
    assert best("jacks-or-better", "AhKhQhJh9h") == "AhKhQhJh"
    assert best("jacks-or-better", "AhAdKc7s2c") == "AhAd"
    assert best("jacks-or-better", "9h9d9c9s2c") == "9h9d9c9s2c"
    assert best("deuces-wild", "2c2d7h9sKd") == "2c2d"
    assert best("joker-poker", "JkTh9h8h2c") == "JkTh9h8h"


def test_every_hold_has_its_exact_value() -> None:
    value = game("jacks-or-better")
    advice = solver(value).advise(value, parse_with_joker("AhKhQhJh9h"), ())
    assert len(advice.choices) == 32
    kept = {show(one.decision.cards): one.value for one in advice.choices}
    assert kept["AhKhQhJh9h"] == 5
    # One ten of hearts, seven more hearts, three other tens, twelve high cards, and 24 cards that lose.
    assert kept["AhKhQhJh"] == Fraction(800 + 7 * 6 + 3 * 4 + 12, 47) - 1


def test_a_hand_of_four_cards_or_with_a_joker_the_machine_has_not_is_refused() -> None:
    value = game("jacks-or-better")
    for hand in ("AhKhQhJh", "JkKhQhJh9h"):
        with pytest.raises(Mistake) as refused:
            solver(value).advise(value, parse_with_joker(hand), ())
        assert refused.value.code == "pit-advise-cards"


def short(name: str, lowest: int) -> tuple[int, bool, int, list[int], list[int]]:
    _, joker, wild, found, paid = data_of(game(name))
    return lowest, joker, wild, list(found), list(paid)


def test_the_kernel_plays_queens_kings_and_aces_as_its_twin_does() -> None:
    machine = short("jacks-or-better", 10)
    counts, hands, unit = video_played(machine)
    assert fast.video_played(machine) == (counts, hands, unit)
    assert sum(counts) == hands * unit


@pytest.mark.parametrize("hand", [(38, 40, 45, 46, 52), (36, 37, 42, 48, 51)])
def test_the_kernel_counts_the_draws_its_twin_counts(hand: tuple[int, ...]) -> None:
    machine = short("joker-poker", 9)
    assert [list(draws) for draws in fast.video_draws(machine, hand)] == video_draws(machine, hand)


def test_the_plan_of_all_hands_keeps_what_one_hand_is_advised_to_keep() -> None:
    value = game("joker-poker")
    play = solver(value).best(value)
    for text in ("JkTh9h8h2c", "KsKd9c4h2c", "AsTs5d4d3d", "Qh7c6c5d4s", "9s8c6d3h2c"):
        cards = parse_with_joker(text)
        sight = Sight(Options(1, "ann", "draw", ()), cards, cards, (), (), {})
        advised = solver(value).advise(value, cards, ()).best.decision.cards
        assert sorted(play(sight).cards) == sorted(advised)


def test_reading_of_the_example_cards_is_that_of_the_table() -> None:
    machine: Machine = game("deuces-wild").settlement.args[0]  # type: ignore[attr-defined]
    names, _, examples = rungs(machine)
    assert [machine.combination(cards) for cards in examples] == list(names)


@pytest.mark.parametrize("machine", ["jacks-or-better", "joker-poker"])
def test_rounds_of_the_table_come_to_the_solved_return(machine: str) -> None:
    value: Game = game(machine)
    found = simulate(value, rounds=10_000, seed=3)
    expected = float(solver(value).solve(value, None).expected)
    assert abs(found.mean - expected) < 3 * found.error
    assert found.wagered == 1
