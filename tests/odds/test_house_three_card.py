"""Three Card Poker solved: the published figures to their last digit."""

from itertools import combinations

import pytest

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solvers import solver
from croupier.odds.house.three_card import outcomes
from croupier.pit import game
from croupier.pit.houses import house
from croupier.pit.three_card import QUALIFIES
from croupier.ranks import THREE_CARD

GAME = game("three-card")
SOLVED = solver(GAME).solve(GAME, None)


def test_ante_and_play_keep_3_3730_percent_and_every_deal_is_counted() -> None:
    assert f"{float(SOLVED.house_edge):.8f}" == "0.03372981"
    assert f"{float(SOLVED.wagered):.6f}" == "1.674208"
    assert f"{float(SOLVED.element_of_risk):.6f}" == "0.020147"
    assert f"{SOLVED.deviation:.5f}" == "1.63925"
    assert dict(SOLVED.counts) == {
        "fold": 132652800,
        "no-game": 85493652,
        "win": 97354684,
        "tie": 267648,
        "lose": 91401616,
    }
    assert sum(SOLVED.counts.values()) == 407170400


@pytest.mark.parametrize(
    ("table", "edge"),
    [
        ("bonus-1-3-4", "0.038255"),
        ("bonus-1-2-3", "0.042780"),
        ("bonus-1-3-5", "0.036083"),
        ("bonus-1-5-8", "0.024861"),
        ("no-bonus", "0.086580"),
    ],
)
def test_the_ante_bonus_of_other_houses(table: str, edge: str) -> None:
    value = house("three-card", table)
    assert f"{float(solver(value).solve(value, None).house_edge):.6f}" == edge


@pytest.mark.parametrize(
    ("table", "edge"),
    [
        ("bonus-1-3-4", "0.023167"),
        ("bonus-1-3-5", "0.072760"),
        ("no-bonus", "0.055747"),
        ("bonus-1-5-8", "0.105339"),
        ("mini-royal", "0.070950"),
    ],
)
def test_pair_plus_by_table(table: str, edge: str) -> None:
    value = house("three-card", table)
    assert f"{float(solver(value).solve(value, None).sides['pair-plus'].house_edge):.6f}" == edge


@pytest.mark.parametrize(
    ("table", "edge"),
    [
        ("mini-royal", "0.10224790"),
        ("bonus-1-3-5", "0.06741335"),
        ("bonus-1-5-8", "0.08561408"),
        ("no-bonus", "0.12162849"),
    ],
)
def test_the_six_card_bonus_by_table(table: str, edge: str) -> None:
    value = house("three-card", table)
    assert f"{float(solver(value).solve(value, None).sides['six-card'].house_edge):.8f}" == edge


@pytest.mark.parametrize("hand", ["Qh6d4c", "Qh6d3c", "AsKsQs", "2c2d7h"])
def test_the_ends_of_a_hand_counted_one_by_one(hand: str) -> None:
    cards = parse(hand)
    own = THREE_CARD.strength(cards)
    found = {"no-game": 0, "win": 0, "tie": 0, "lose": 0}
    for dealer in combinations([card for card in range(52) if card not in cards], 3):
        theirs = THREE_CARD.strength(dealer)
        if theirs < QUALIFIES:
            found["no-game"] += 1
        else:
            found["win" if own > theirs else "lose" if own < theirs else "tie"] += 1
    assert outcomes(cards) == found


def test_queen_six_four_is_played_and_queen_six_three_folded() -> None:
    assert solver(GAME).advise(GAME, parse("Qh6d4c"), ()).best.decision.kind == "play"
    assert solver(GAME).advise(GAME, parse("Qh6d3c"), ()).best.decision.kind == "fold"


def test_the_best_play_names_the_weakest_hand() -> None:
    assert SOLVED.strategy == (("pit-best-play-from", {"hand": "Q-6-4"}),)


def test_a_way_to_play_that_is_none_is_refused() -> None:
    with pytest.raises(Mistake) as refused:
        simulate(GAME, "wild", rounds=1)
    assert refused.value.code == "pit-no-such-strategy"


def test_rounds_of_the_table_come_to_the_solved_edge() -> None:
    found = simulate(GAME, rounds=10_000, seed=8)
    assert abs(found.mean - float(SOLVED.expected)) < 3 * found.error
