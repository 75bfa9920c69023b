"""Caribbean Stud and Cyber Stud solved: the published figures to their last digit."""

from itertools import combinations
from math import comb
from random import Random
from statistics import mean, stdev

import pytest

from croupier.cards import RANKS, Cards, mask, parse
from croupier.errors import Mistake
from croupier.odds.house import stud
from croupier.odds.house.simulate import simulate
from croupier.odds.kernels import fast
from croupier.pit import chosen, game
from croupier.pit.category import BEST_OF, GAME
from croupier.pit.houses import house
from croupier.ranks import HIGH

CARIBBEAN = game("caribbean-stud")


def test_caribbean_stud_keeps_5_2243_percent_and_every_deal_is_counted() -> None:
    found = stud.solve(CARIBBEAN)
    assert f"{float(found.expected):.8f}" == "-0.05224306"
    assert f"{float(found.element_of_risk):.6f}" == "0.025553"
    assert f"{float(found.outcomes['fold']):.6f}" == "0.477745"
    assert found.counts["fold"] == 9523005974460
    wins = {
        "pair": 2324742321600,
        "straight": 43805516100,
        "flush": 21856990280,
        "straight-flush": 156929720,
        "royal-flush": 16759740,
    }
    assert {name: found.counts[f"win-{name}"] for name in wins} == wins
    ends = [found.counts[end] for end in ("fold", "no-game", "win", "tie", "lose")]
    assert sum(ends) == 19_933_230_517_200


@pytest.mark.parametrize(
    ("raises", "expected"),
    [
        (stud.RULE, "-0.053163"),
        (HIGH.strength(parse("2h2d3c4s5h")), "-0.054696"),
        (GAME, "-0.056820"),
        (1, "-0.166072"),
    ],
)
def test_what_simple_rules_cost(raises: int, expected: str) -> None:
    assert f"{float(stud.solve(CARIBBEAN, raises=raises).expected):.6f}" == expected


@pytest.mark.parametrize(
    ("table", "meter"),
    [
        ("", 218047),
        ("progressive-100-75-50", 263205),
        ("progressive-150-100-50", 246784),
        ("progressive-500-150-50", 193416),
        ("progressive-500-150-75", 176613),
    ],
)
def test_the_display_from_which_the_progressive_favours_the_player(table: str, meter: int) -> None:
    value = house("caribbean-stud", table) if table else CARIBBEAN
    assert round(stud.break_even_meter(value)) == meter


@pytest.mark.clause("CASINO:cyber-1", "CASINO:cyber-2")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, "0.119944"),
        ({"below_ace_king": "pushes"}, "-0.178583"),
        ({"below_ace_king": "pays"}, "0.258230"),
        ({"mode": "raise"}, "-0.050055"),
    ],
)
def test_every_reading_of_cyber_stud_has_its_figure(options: dict[str, str], expected: str) -> None:
    base = game("cyber-stud")
    value = game("cyber-stud", options=chosen(base.options, options))
    assert f"{float(stud.solve(value).expected):.6f}" == expected


def test_ace_king_queen_calls_a_matching_card_and_folds_to_one_that_does_not_match() -> None:
    assert stud.advise(CARIBBEAN, parse("AhKdQc6s3h"), parse("6c")).best.decision.kind == "raise"
    assert stud.advise(CARIBBEAN, parse("AhKdQc6s3h"), parse("9c")).best.decision.kind == "fold"


def test_an_open_card_is_asked_for() -> None:
    with pytest.raises(Mistake) as refused:
        stud.advise(CARIBBEAN, parse("AhKdQc6s3h"), ())
    assert refused.value.code == "pit-advise-cards"


def test_the_ends_of_a_hand_counted_one_by_one() -> None:
    cards, up = parse("AhKdQc6s3h"), parse("6c")[0]
    gone = parse("2c2d2h2s3c3d3s4c4d4h4s5c5d5h5s7c7d7h7s8c8d8h8s")
    own = HIGH.strength(cards)
    found = [0, 0, 0, 0]
    stub = [card for card in range(52) if card not in (*cards, up, *gone)]
    for four in combinations(stub, 4):
        theirs = HIGH.strength((up, *four))
        found[0 if theirs < GAME else 1 if theirs < own else 2 if theirs == own else 3] += 1
    assert list(fast.stud_ends(mask(cards), up, mask(gone), GAME)) == found


def test_the_sum_over_all_hands_is_that_of_single_ones() -> None:
    """Of random hands and open cards the share that raises is what the whole count says."""
    randomness = Random(3)
    raised = 0
    for _ in range(400):
        six = randomness.sample(range(52), 6)
        raised += stud.raised(CARIBBEAN, tuple(six[:5]), six[5]) > -1
    assert abs(raised / 400 - (1 - 0.477745)) < 0.075


def test_the_best_play_decides_a_hand_as_its_worth_does_whatever_the_suits() -> None:
    """Ace-king hands, some with a card that was exchanged, decided twice: the second time by another's suits."""
    worth_it, randomness = stud.raises(CARIBBEAN), Random(4)
    raised = 0
    for _ in range(150):
        ace, king = randomness.randrange(48, 52), randomness.randrange(44, 48)
        rest = randomness.sample([card for card in range(44) if card >> 2 not in (0, 5)], 5)
        cards, up, gone = (ace, king, *rest[:3]), rest[3], tuple(rest[4 : 4 + randomness.randrange(2)])
        suits = randomness.sample(range(4), 4)
        for some in ((cards, up, gone), _in_suits(suits, cards, up, gone)):
            assert worth_it(*some) == (stud.raised(CARIBBEAN, *some) > -1)
        raised += worth_it(cards, up, gone)
    assert 20 < raised < 130


def _in_suits(suits: list[int], cards: Cards, up: int, gone: Cards) -> tuple[Cards, int, Cards]:
    first, other, last = ([card & ~3 | suits[card & 3] for card in some] for some in (cards, (up,), gone))
    return tuple(first), other[0], tuple(last)


@pytest.mark.parametrize("name", ["caribbean-stud", "cyber-stud"])
def test_rounds_of_the_table_come_to_the_solved_edge(name: str) -> None:
    value = game(name)
    found = simulate(value, rounds=6_000, seed=5)
    assert abs(found.mean - float(stud.solve(value).expected)) < 3 * found.error


def test_the_display_from_which_the_progressive_favours_the_player_is_among_the_figures() -> None:
    for table, meter in (("", 218_047.368421), ("progressive-100-75-50", 263_205.263158)):
        value = house("caribbean-stud", table) if table else game("caribbean-stud")
        told = stud.figures(
            value, [([[1] * 4] * 11, 1)] * 13, stud.nets(value), stud.fold_net(value)
        ).report()
        assert round(told["break_even_meter"], 6) == meter
        assert "break-even-meter" not in told["counts"]


def test_what_the_open_cards_are_worth_comes_to_the_value_of_the_game() -> None:
    found = stud.solve(CARIBBEAN)
    worth, first = found.tables["up-card"], found.grids["first"]
    assert list(worth) == list(first) == list(RANKS)
    assert sum(worth.values()) / 13 == found.expected
    assert sum(row["fold"] for row in first.values()) / 13 == found.tables["action"]["fold"]
    assert all(row["raise"] + row["fold"] == 1 for row in first.values())


def test_the_dealer_is_without_a_game_as_often_as_his_open_card_says() -> None:
    """Who raises everything meets every hand of the dealer: of those without a game as many as hold the open card."""
    open_cards = [0] * 13
    for ranks in combinations(range(13), 5):
        straight = ranks[4] - ranks[0] == 4 or ranks == (0, 1, 2, 3, 12)
        if not straight and ranks[3:] != (11, 12):
            for rank in ranks:
                open_cards[rank] += 4**5 - 4
    raised = fast.stud_counts((GAME, stud.nets(CARIBBEAN), -stud.UNIT, 1), BEST_OF, 2)
    assert [sum(row[0] for row in rows) for rows, _ in raised] == [
        hands * comb(47, 5) for hands in open_cards
    ]
    assert all(folded == 0 for _, folded in raised)


def test_an_open_card_is_worth_what_its_hands_are_one_by_one() -> None:
    """Of hands drawn against a deuce, a ten and an ace, each weighed alone."""
    worth, randomness = stud.solve(CARIBBEAN).tables["up-card"], Random(5)
    for up in parse("2c Td Ah"):
        deck = [card for card in range(52) if card != up]
        hands = [tuple(randomness.sample(deck, 5)) for _ in range(600)]
        found = [max(-1.0, float(stud.raised(CARIBBEAN, hand, up))) for hand in hands]
        assert abs(mean(found) - worth[RANKS[up >> 2]]) < 3 * stdev(found) / len(found) ** 0.5
