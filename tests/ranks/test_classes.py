"""How many hands there are of each kind."""

from collections import Counter
from itertools import combinations, product

import pytest

from croupier.cards import DECK_36, DECK_52
from croupier.ranks import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    KUHN,
    LEDUC,
    RANKINGS,
    SHORT_DECK,
    THREE_CARD,
    WHEEL_UP,
    Ranking,
)


@pytest.mark.parametrize(
    ("ranking", "classes"),
    [
        (HIGH, 7462),
        (SHORT_DECK, 1404),
        (ACE_TO_FIVE, 6175),
        (EIGHT_OR_BETTER, 56),
        (DEUCE_TO_SEVEN, 7462),
        (BADUGI, 1092),
        (DEUCE_BADUGI, 1092),
        (THREE_CARD, 741),
        (KUHN, 13),
        (LEDUC, 91),
        (WHEEL_UP, 7462),
    ],
)
def test_a_ranking_knows_so_many_classes(ranking: Ranking, classes: int) -> None:
    assert ranking.classes == classes


def kinds(ranking: Ranking, strengths: Counter[int]) -> dict[str, int]:
    """How many hands have each name, whatever the ranks."""
    counted: Counter[str] = Counter()
    for strength, hands in strengths.items():
        counted[ranking.describe(strength).code.removeprefix("hand-")] += hands
    return dict(counted)


def test_the_categories_of_all_five_card_hands() -> None:
    strengths = Counter(map(HIGH.strength, combinations(DECK_52.cards, 5)))
    assert len(strengths) == 7462
    assert kinds(HIGH, strengths) == {
        "royal-flush": 4,
        "straight-flush": 36,
        "four-of-a-kind": 624,
        "full-house": 3744,
        "flush": 5108,
        "straight": 10_200,
        "three-of-a-kind": 54_912,
        "two-pair": 123_552,
        "pair": 1_098_240,
        "high-card": 1_302_540,
    }


def test_the_categories_of_all_five_card_hands_of_the_short_deck() -> None:
    strengths = Counter(map(SHORT_DECK.strength, combinations(DECK_36.cards, 5)))
    assert len(strengths) == 1404
    assert kinds(SHORT_DECK, strengths) == {
        "royal-flush": 4,
        "straight-flush": 20,
        "four-of-a-kind": 288,
        "flush": 480,
        "full-house": 1728,
        "straight": 6120,
        "three-of-a-kind": 16_128,
        "two-pair": 36_288,
        "pair": 193_536,
        "high-card": 122_400,
    }


def test_the_categories_of_all_three_card_hands() -> None:
    strengths = Counter(map(THREE_CARD.strength, combinations(DECK_52.cards, 3)))
    assert len(strengths) == 741
    assert kinds(THREE_CARD, strengths) == {
        "straight-flush": 48,
        "three-of-a-kind": 52,
        "straight": 720,
        "flush": 1096,
        "pair": 3744,
        "high-card": 16_440,
    }


def test_the_sizes_of_all_badugis() -> None:
    strengths = Counter(map(BADUGI.strength, combinations(DECK_52.cards, 4)))
    assert len(strengths) == 1092
    counted: Counter[str] = Counter()
    for strength, hands in strengths.items():
        counted[BADUGI.describe(strength).params["count"]] += hands
    assert counted == {"c4": 17_160, "c3": 154_440, "c2": 96_252, "c1": 2873}


def test_every_low_of_five_ranks_is_one_class() -> None:
    """One card of each rank is enough, for suits do not count."""
    strengths = {
        EIGHT_OR_BETTER.strength([4 * rank for rank in ranks])
        for ranks in combinations((12, 0, 1, 2, 3, 4, 5, 6), 5)
    }
    assert strengths == set(range(1, 57))


def test_no_hand_above_an_eight_is_a_low() -> None:
    for ranks in product(range(7, 12), combinations((12, 0, 1, 2, 3, 4, 5, 6), 4)):
        assert EIGHT_OR_BETTER.strength([4 * ranks[0], *[4 * rank for rank in ranks[1]]]) == 0


@pytest.mark.parametrize("ranking", RANKINGS, ids=lambda ranking: ranking.id)
def test_every_class_has_a_name_in_both_languages(ranking: Ranking) -> None:
    for strength in range(1, ranking.classes + 1, max(1, ranking.classes // 300)):
        assert ranking.name(strength, "en") != ranking.name(strength, "ru")
