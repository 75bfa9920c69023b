"""Hands by the million: rows and masks of numpy, against hands one by one and against two other libraries."""

import random

import eval7
import numpy as np
import phevaluator
import pytest

from croupier.cards import CARDS
from croupier.odds import OddsError, evaluate, evaluate_many, evaluate_omaha, evaluate_omaha_many
from croupier.odds.kernels import fast, twin
from tests.depth import NIGHTLY

COMPARED = 1_000_000 if NIGHTLY else 10_000
"""How many hands are held against the other libraries, which take their time."""


def deal(hands, cards, seed, lowest=0):
    """Random hands as rows."""
    return (
        np.random.default_rng(seed)
        .permuted(np.tile(np.arange(lowest, 52), (hands, 1)), axis=1)[:, :cards]
        .astype(np.uint8)
    )


def masks(rows):
    return (np.uint64(1) << rows.astype(np.uint64)).sum(axis=1, dtype=np.uint64)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_rows_masks_and_single_hands_have_the_same_strength(cards):
    rows = deal(3_001, cards, cards)
    strengths = evaluate_many(rows)
    assert strengths.dtype == np.uint16
    assert (evaluate_many(masks(rows), threads=1) == strengths).all()
    assert [evaluate(row) for row in rows.tolist()] == strengths.tolist()


@pytest.mark.parametrize(
    ("ranking", "cards"),
    [
        ("short-deck", 7),
        ("ace-to-five", 7),
        ("eight-or-better", 7),
        ("deuce-to-seven", 5),
        ("badugi", 4),
        ("three-card", 3),
    ],
)
def test_every_ranking_reads_rows_and_masks(ranking, cards):
    rows = deal(500, cards, 11, lowest=16 if ranking == "short-deck" else 0)
    one_by_one = [evaluate(row, ranking) for row in rows.tolist()]
    assert evaluate_many(rows, ranking).tolist() == one_by_one
    assert evaluate_many(masks(rows), ranking).tolist() == one_by_one


def test_a_million_hands_stand_in_the_order_of_two_other_libraries():
    rows = deal(1_000_000, 7, 1_000_000)
    strengths = evaluate_many(rows).astype(np.int64)
    assert fast.seven_card_categories(2)[8] == 41_584
    sample = random.Random(1).sample(range(len(rows)), COMPARED)
    cards = [eval7.Card(name) for name in CARDS]
    theirs = np.array([eval7.evaluate([cards[card] for card in rows[at]]) for at in sample])
    others = np.array([-phevaluator.evaluate_cards(*rows[at].tolist()) for at in sample])
    ours = strengths[sample]
    for values in (theirs, others):
        order = np.lexsort((values, ours))
        step, their_step = np.diff(ours[order]), np.diff(values[order])
        assert ((step > 0) == (their_step > 0)).all()
        assert (their_step >= 0).all()


def test_all_seven_card_hands_by_category():
    assert fast.seven_card_categories(2) == [
        23_294_460,
        58_627_800,
        31_433_400,
        6_461_620,
        6_180_020,
        4_047_644,
        3_473_184,
        224_848,
        41_584,
    ]


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_omaha_rows_agree_with_the_twin(hole):
    rows = deal(120, hole + 5, hole)
    highs = evaluate_omaha_many(rows[:, :hole], rows[:, hole:])
    lows = evaluate_omaha_many(rows[:, :hole], rows[:, hole:], "eight-or-better")
    for row, high, low in zip(rows.tolist(), highs, lows, strict=True):
        held, lying = row[:hole], row[hole:]
        assert twin.omaha(sum(1 << card for card in held), sum(1 << card for card in lying)) == (high, low)
        assert evaluate_omaha(held, lying) == high


def test_a_list_gives_a_list():
    assert evaluate_many(["AhKhQhJhTh", "7c5d4h3s2c"]) == [7_462, 1]


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (np.array([[1, 2, 3, 4, 5, 6, 60]]), "odds-not-a-card"),
        (np.array([[1, 2, 3, 4, 5, 6, -1]]), "odds-not-a-card"),
        (np.array([[1, 2, 3, 4, 5, 6, 6]] * 100, np.uint8), "odds-card-twice"),
        (np.array([3, 5], np.uint64), "odds-hand-size"),
        (np.array([1 << 60] * 64, np.uint64), "odds-not-a-mask"),
        (np.zeros((2, 2, 2), np.uint8), "odds-not-rows"),
        (np.array([1.5]), "odds-not-rows"),
    ],
)
def test_an_array_that_holds_no_hands_says_why(hands, code):
    with pytest.raises(OddsError) as error:
        evaluate_many(hands)
    assert error.value.code == code


def test_the_first_bad_row_among_many_is_found():
    rows = deal(200_000, 7, 5)
    rows[150_123, 3] = rows[150_123, 5]
    with pytest.raises(OddsError, match=CARDS[rows[150_123, 3]]):
        evaluate_many(rows, threads=2)


def test_omaha_needs_four_to_six_cards_and_a_whole_board():
    with pytest.raises(OddsError) as error:
        evaluate_omaha("AhKh2c", "QhJhTh4s4d")
    assert error.value.code == "odds-omaha-size"
    with pytest.raises(OddsError) as error:
        evaluate_omaha("AhKh2c2d", "QhJhTh4s2d")
    assert error.value.code == "odds-card-twice"
