"""Hand strength: the known counts of every ranking, and the compiled kernels against their twins."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from croupier.cards import parse, show
from croupier.odds import OddsError, evaluate
from croupier.odds.evaluation import explain
from croupier.odds.games import HAND_SIZES
from croupier.odds.kernels import fast, twin
from croupier.ranks import RANKINGS
from tests.depth import NIGHTLY
from tests.odds import slow

CATEGORY_ENDS = (1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7462)
"""The last strength of each category of high hands, high card to straight flush."""

HANDS = 1_000_000 if NIGHTLY else 4_000
"""How many hands of each ranking kernel and twin are held against each other."""


def categories(census):
    counts, start = [], 1
    for end in CATEGORY_ENDS:
        counts.append(sum(census[start : end + 1]))
        start = end + 1
    return counts


def test_all_133_784_560_seven_card_hands_fall_into_the_known_categories():
    census = fast.census(7, "high", 2)
    assert sum(census) == 133_784_560
    assert categories(census) == [
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
    assert census[7462] == 4_324


def test_all_2_598_960_five_card_hands_fall_into_the_known_categories():
    census = fast.census(5, "high", 2)
    assert sum(census) == 2_598_960
    assert categories(census) == [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]
    assert census[7462] == 4


def test_all_20_358_520_six_card_hands_fall_into_the_known_categories():
    census = fast.census(6, "high", 2)
    assert categories(census) == [
        6_612_900,
        9_730_740,
        2_532_816,
        732_160,
        361_620,
        205_792,
        165_984,
        14_664,
        1_844,
    ]


@pytest.mark.parametrize(
    ("ranking", "cards", "hands", "best"),
    [
        ("short-deck", 5, 376_992, 4),
        ("ace-to-five", 5, 2_598_960, 1_024),
        ("deuce-to-seven", 5, 2_598_960, 1_020),
        ("eight-or-better", 5, 2_598_960, 1_024),
        ("badugi", 4, 270_725, 24),
        ("deuce-badugi", 4, 270_725, 24),
        ("three-card", 3, 22_100, 4),
        ("kuhn", 1, 52, 4),
        ("leduc", 2, 1_326, 6),
        ("wheel-up", 5, 2_598_960, 4),
    ],
)
def test_every_ranking_has_its_known_number_of_hands_and_classes(ranking, cards, hands, best):
    census = fast.census(cards, ranking, 2)
    assert sum(census) == hands
    assert census[-1] == best
    assert all(census[1:]), "every class is held by somebody"
    assert len(census) - 1 == next(known for known in RANKINGS if known.id == ranking).classes


def test_eight_or_better_lows_in_five_cards_number_57_344():
    census = fast.census(5, "eight-or-better", 2)
    assert sum(census[1:]) == 56 * 1_024
    assert census[0] == 2_598_960 - 56 * 1_024


def test_with_the_wheel_up_only_broadway_is_a_higher_straight():
    """As many hands of each straight as ever, in another order: five to the end but one, the others one down."""
    plain, up = fast.census(5, "high", 2), fast.census(5, "wheel-up", 2)
    for broadway in (5_863, 7_462):
        straights = plain[broadway - 9 : broadway + 1]
        assert up[broadway - 9 : broadway + 1] == [*straights[1:9], straights[0], straights[9]]
    order = ["AhKdQhJhTh", "Ah2d3h4h5h", "KdQhJhTh9h", "6d5h4h3h2h"]
    assert sorted(order, key=lambda hand: evaluate(hand, "wheel-up"), reverse=True) == order
    assert evaluate("Ah2d3h4h5h6c7c", "wheel-up") == evaluate("Ah2d3h4h5h", "wheel-up")


def test_three_card_hands_are_the_known_ones():
    census = fast.census(3, "three-card", 1)
    straight_flushes, trips, straights, flushes, pairs = 48, 52, 720, 1_096, 3_744
    counted = Counter()
    names = {ranking.id: ranking for ranking in RANKINGS}["three-card"]
    for strength, hands in enumerate(census):
        if hands:
            counted[names.describe(strength).code] += hands
    assert counted["hand-straight-flush"] == straight_flushes
    assert counted["hand-three-of-a-kind"] == trips
    assert counted["hand-straight"] == straights
    assert counted["hand-flush"] == flushes
    assert counted["hand-pair"] == pairs


@pytest.mark.parametrize("ranking", HAND_SIZES)
def test_kernel_and_twin_read_the_same_strength(ranking):
    dealer = random.Random(ranking)
    fewest, most = HAND_SIZES[ranking]
    deck = range(16, 52) if ranking == "short-deck" else range(52)
    for _ in range(HANDS):
        cards = dealer.sample(deck, dealer.randint(fewest, most))
        strength = evaluate(cards, ranking)
        assert strength == twin.evaluate(cards, ranking), show(cards)


def test_kernel_orders_hands_as_the_rules_do():
    dealer = random.Random(7)
    hands = [dealer.sample(range(52), dealer.randint(5, 7)) for _ in range(600)]
    by_kernel = sorted(hands, key=evaluate)
    for weaker, stronger in pairwise(by_kernel):
        slow_weaker, slow_stronger = slow.high(weaker), slow.high(stronger)
        assert slow_weaker <= slow_stronger
        assert (evaluate(weaker) == evaluate(stronger)) == (slow_weaker == slow_stronger)


def test_a_hand_may_be_text_numbers_or_a_mask():
    cards = parse("AhKhQhJhTh2c2d")
    assert evaluate("AhKhQhJhTh2c2d") == 7_462
    assert evaluate("ah kh qh jh th") == 7_462
    assert evaluate(cards) == evaluate(list(cards)) == 7_462
    assert evaluate(sum(1 << card for card in cards)) == 7_462


@pytest.mark.parametrize(
    ("cards", "ranking", "code"),
    [
        ("AhKh", "high", "odds-hand-size"),
        ("AhKhQhJhTh9h8h7h", "high", "odds-hand-size"),
        ("2h3d4c5s7h8d", "deuce-to-seven", "odds-hand-size"),
        ([1, 2, 3, 4, 4], "high", "odds-card-twice"),
        ([1, 2, 3, 4, 52], "high", "odds-not-a-card"),
        (1 << 60, "high", "odds-not-a-mask"),
        (3.5, "high", "odds-not-cards"),
        ("2h7d8c9sTh", "short-deck", "odds-not-in-deck"),
        ("AhKhQhJhTh", "highest", "odds-no-such-ranking"),
    ],
)
def test_what_is_no_hand_says_why(cards, ranking, code):
    twin.on_bad_input(explain)
    for read in (evaluate, twin.evaluate):
        with pytest.raises(OddsError) as error:
            read(cards, ranking)
        assert error.value.code == code
        assert error.value.say("ru")
