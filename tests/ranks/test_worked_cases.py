"""The worked cases of the books: what a hand is, and which of two wins."""

from __future__ import annotations

import pytest

from croupier.cards import parse
from croupier.ranks import HIGH


@pytest.mark.parametrize(
    ("hand", "category"),
    [
        pytest.param("AdKdQdJdTd", "royal-flush", marks=pytest.mark.clause("FSPR:rank-1")),
        pytest.param("KcQcJcTc9c", "straight-flush", marks=pytest.mark.clause("FSPR:rank-2")),
        pytest.param("6s5s4s3s2s", "straight-flush", marks=pytest.mark.clause("FSPR:rank-2")),
        pytest.param("5h4h3h2hAh", "straight-flush", marks=pytest.mark.clause("FSPR:rank-2")),
        pytest.param("JsJcJdJh5d", "four-of-a-kind", marks=pytest.mark.clause("FSPR:rank-3")),
        pytest.param("QsQcQh2d2s", "full-house", marks=pytest.mark.clause("FSPR:rank-4")),
        pytest.param("Ks9s5s3s2s", "flush", marks=pytest.mark.clause("FSPR:rank-5")),
        pytest.param("AcKsQdJhTs", "straight", marks=pytest.mark.clause("FSPR:rank-6")),
        pytest.param("8h7c6s5h4d", "straight", marks=pytest.mark.clause("FSPR:rank-6")),
        pytest.param("5h4d3c2hAs", "straight", marks=pytest.mark.clause("FSPR:rank-6")),
        pytest.param("7d7h7sQd5h", "three-of-a-kind", marks=pytest.mark.clause("FSPR:rank-7")),
        pytest.param("KcKhQsQd3c", "two-pair", marks=pytest.mark.clause("FSPR:rank-8")),
        pytest.param("8h8sAd3c2h", "pair", marks=pytest.mark.clause("FSPR:rank-9")),
        pytest.param("KdJh8s5c2d", "high-card", marks=pytest.mark.clause("FSPR:rank-10")),
    ],
)
def test_a_hand_is_of_the_category_the_book_says(hand: str, category: str) -> None:
    """FSPR-EX-RANK-1 to 14."""
    assert HIGH.describe(HIGH.strength(parse(hand))).code == f"hand-{category}"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("KcQcJcTc9c", "QcJcTc9c8c", marks=pytest.mark.clause("FSPR:cmp-1")),
        pytest.param("5s5h5d5c2s", "2s2h2d2cAs", marks=pytest.mark.clause("FSPR:cmp-1")),
        pytest.param("3s3h3c4d4c", "2s2h2cAdAc", marks=pytest.mark.clause("FSPR:cmp-2")),
        pytest.param("As8s5s3s2s", "JhTh9h8h2h", marks=pytest.mark.clause("FSPR:cmp-1")),
        pytest.param("KcQdJhTs9c", "QcJdTh9s8c", marks=pytest.mark.clause("FSPR:cmp-1")),
        pytest.param("8s8h8d3c2s", "6s6h6dAcKs", marks=pytest.mark.clause("FSPR:cmp-3")),
        pytest.param("8s8h8dKcQs", "8s8h8dKcTs", marks=pytest.mark.clause("FSPR:cmp-3")),
        pytest.param("AsAh2d2c3s", "KsKhQdQcJs", marks=pytest.mark.clause("FSPR:cmp-4")),
        pytest.param("9s9h8d8c2s", "9s9h5d5cAs", marks=pytest.mark.clause("FSPR:cmp-4")),
        pytest.param("9s9h5d5cAs", "9s9h5d5cKs", marks=pytest.mark.clause("FSPR:cmp-4")),
        pytest.param("KsKh4d3c2s", "TsThAdKcQs", marks=pytest.mark.clause("FSPR:cmp-5")),
        pytest.param("KsKhAd3c2s", "KdKcQdJcTs", marks=pytest.mark.clause("FSPR:cmp-5")),
        pytest.param("KsKhAdQc3s", "KdKcAcQd2s", marks=pytest.mark.clause("FSPR:cmp-5")),
        pytest.param("AsJd4h3c2s", "AdTh9c8s7d", marks=pytest.mark.clause("FSPR:cmp-6")),
        pytest.param("AsAhKd7c2s", "AdAcQdJcTs", marks=pytest.mark.clause("FSPR:term-kicker", "FSPR:cmp-5")),
    ],
)
def test_the_better_of_two_hands_wins(better: str, worse: str) -> None:
    """FSPR-EX-CMP-1 to 15 and TERM-AU-23."""
    assert HIGH.strength(parse(better)) > HIGH.strength(parse(worse))


@pytest.mark.clause("FSPR:cmp-5", "FSPR:suit-3")
def test_suits_break_no_tie() -> None:
    """FSPR-EX-CMP-14."""
    assert HIGH.strength(parse("9s9c7h5h2c")) == HIGH.strength(parse("9d9h7s5h2d"))


@pytest.mark.clause("FSPR:deck52-1")
def test_the_ace_is_high_and_low_but_no_straight_goes_round_it() -> None:
    names = {HIGH.describe(HIGH.strength(parse(hand))).code for hand in ("AsKdQh3c2s", "Kd2hAs3cQs")}
    assert names == {"hand-high-card"}
    assert HIGH.describe(HIGH.strength(parse("2s3d4h5cAs"))).code == "hand-straight"
