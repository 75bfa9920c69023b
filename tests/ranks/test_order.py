"""Which hand beats which."""

from itertools import pairwise

import pytest

from croupier.cards import parse
from croupier.ranks import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    KUHN,
    LEDUC,
    SHORT_DECK,
    THREE_CARD,
    Ranking,
)

BEST_FIRST: list[tuple[Ranking, str]] = [
    (
        HIGH,
        """
        AsKsQsJsTs 6h5h4h3h2h 5h4h3h2hAh AcAdAhAs2c 2c2d2h2s3c AcAdAhKsKd 2c2d2h3s3d AcQcTc8c6c 7c5c4c3c2c
        AcKdQhJsTc 6c5d4h3s2c 5c4d3h2sAc AcAdAhKsQd 2c2d2h4s3d AcAdKhKsQd 3c3d2h2s4d AcAdKhQsJd 2c2d5h4s3d
        AcKdQhJs9c 7c5d4h3s2c
        """,
    ),
    (
        HIGH,
        """
        AcAdKhKs3c AcAdKhKs2c AcAdQhQsKc JcJdAhKsQc JcJdAhKs2c JcJdTh9s8c 2c2dAhKsQc AhKd9c5s3h AhKd9c5s2h
        """,
    ),
    (
        SHORT_DECK,
        """
        AsKsQsJsTs 9h8h7h6hAh AcAdAhAs6c AcQcTc8c6c 9c8c7cJc6c AcAdAhKsKd 6c6d6h7s7d AcKdQhJsTc Tc9d8h7s6c
        9c8d7h6sAc AcAdAhKsQd AcAdKhKsQd 6c6d7h8s9d
        """,
    ),
    (
        ACE_TO_FIVE,
        """
        Ah2h3h4h5h Ah2d3c4s6h 2c3d4h5s6c 8c7d6h5s4c Kc2d3h4sAc KcQdJhTs9c AcAd2h3s4c KcKdQhJsTc AcAd2h2s3c
        2c2d2hAs3c AcAdAh2s2c
        """,
    ),
    (EIGHT_OR_BETTER, "Ah2h3h4h5h Ah2d3c4s6h 2c3d4h5s7c 8cAd2h3s4c 8c7d6h5s4c"),
    (
        DEUCE_TO_SEVEN,
        """
        7c5d4h3s2c 7c6d4h3s2c 8c5d4h3s2c KcQdJhTs8c Ac5d4h3s2c AcKdQhJs9c 2c2d3h4s5c AcAdKhQsJc 2c2d3h3s4c
        2c3d4h5s6c AcKdQhJsTc 2c3c4c5c7c 2c3c4c5c6c
        """,
    ),
    (BADUGI, "Ac2d3h4s Ac2d3h5s TcJdQhKs Ac2d3h3s JcQdKhKs Ac2dAd2c KcQdQcKd AcAdAhAs KcKdKhKs"),
    (DEUCE_BADUGI, "2c3d4h5s Jc3d4h2s 2c3d4hAs 2c3d4h4s"),
    (
        THREE_CARD,
        """
        AhKhQh 4h3h2h 3h2hAh AcAdAh 2c2d2h AcKdQh 4c3d2h 3c2dAh AcQcTc 5c3c2c AcAdKh 2c2d3h AcKdJh 5c3d2h
        """,
    ),
    (KUHN, "Ah Kh Qh 2c"),
    (LEDUC, "AhAd KhKd 2c2d AhKd Ah2d KhQd 3c2d"),
]


@pytest.mark.parametrize(("ranking", "hands"), BEST_FIRST)
def test_each_hand_beats_the_next(ranking: Ranking, hands: str) -> None:
    for better, worse in pairwise(hands.split()):
        assert ranking.strength(parse(better)) > ranking.strength(parse(worse)), (better, worse)


@pytest.mark.parametrize(
    ("ranking", "one", "other"),
    [
        (HIGH, "AhKd9c5s2h", "AsKc9d5h2d"),
        (HIGH, "2h4h6h8hTh", "2s4s6s8sTs"),
        (ACE_TO_FIVE, "Ah2h3h4h5h", "As2d3c4h5d"),
        (DEUCE_TO_SEVEN, "7c5d4h3s2c", "7h5c4d3c2s"),
        (BADUGI, "Ac2d3h4s", "4c3d2hAs"),
        (THREE_CARD, "Ah9d4c", "As9c4h"),
    ],
)
def test_suits_decide_nothing(ranking: Ranking, one: str, other: str) -> None:
    assert ranking.strength(parse(one)) == ranking.strength(parse(other))


@pytest.mark.clause("FSPR:he-6")
@pytest.mark.parametrize(
    ("seven", "five"),
    [
        ("AhAdAcKhKdKsQc", "AhAdAcKhKd"),
        ("AhAdKcKhQdQsJc", "AhAdKcKhQd"),
        ("AhAdAcAsKdKsKc", "AhAdAcAsKd"),
        ("2h3h4h5h6h7hKs", "3h4h5h6h7h"),
        ("AhKhQhJh9h8h2h", "AhKhQhJh9h"),
        ("Ah2d3c4s5h6dKc", "2d3c4s5h6d"),
        ("2h3h4h5hAhKsKc", "Ah2h3h4h5h"),
        ("9h8h7h6h5cJhQd", "Jh9h8h7h6h"),
        ("AcKdQhJsTc2h3d", "AcKdQhJsTc"),
    ],
)
def test_the_best_five_of_seven_count(seven: str, five: str) -> None:
    assert HIGH.strength(parse(seven)) == HIGH.strength(parse(five))


def test_the_worst_high_hand_is_one_and_the_best_the_number_of_classes() -> None:
    assert HIGH.strength(parse("2c3d4h5s7c")) == 1
    assert HIGH.strength(parse("AhKhQhJhTh")) == HIGH.classes


def test_an_ace_is_no_low_card_in_a_deuce_to_seven_straight() -> None:
    assert DEUCE_TO_SEVEN.strength(parse("Ac2d3h4s5c")) > DEUCE_TO_SEVEN.strength(parse("2c2d3h4s5c"))


def test_a_straight_does_not_go_round_the_ace() -> None:
    assert HIGH.describe(HIGH.strength(parse("QcKdAh2s3c"))).code == "hand-high-card"
    assert SHORT_DECK.describe(SHORT_DECK.strength(parse("KcAd6h7s8c"))).code == "hand-high-card"
