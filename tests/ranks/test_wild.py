"""What five cards make when some of them are wild."""

import pytest

from croupier.cards import parse
from croupier.ranks.wild import wild_category


@pytest.mark.parametrize(
    ("naturals", "wilds", "category"),
    [
        ("", 5, "five-of-a-kind"),
        ("AhAdAc", 2, "five-of-a-kind"),
        ("AhKhQhJhTh", 0, "royal-flush"),
        ("AhTh", 3, "wild-royal"),
        ("9h8h7h6h", 1, "straight-flush"),
        ("5h4hAh", 2, "straight-flush"),
        ("AhAdKc", 2, "four-of-a-kind"),
        ("AhAdAcAsKc", 0, "four-of-a-kind"),
        ("8s8d5c5h", 1, "full-house"),
        ("8s8d8c5h5d", 0, "full-house"),
        ("Ah9h4h2h", 1, "flush"),
        ("9h8d6c5s", 1, "straight"),
        ("9h8h6d5d", 1, "straight"),
        ("5h4d3cAs", 1, "straight"),
        ("8s8d5c2h", 1, "three-of-a-kind"),
        ("9s9d8c7h", 1, "three-of-a-kind"),
        ("Ks9d3c", 2, "three-of-a-kind"),
        ("8s8d5c5h2c", 0, "two-pair"),
        ("Ks9d5c2h", 1, "pair"),
        ("KsKd9c5h2c", 0, "pair"),
        ("Ks9d7c5h2c", 0, "high-card"),
    ],
)
def test_wild_cards_stand_for_whatever_is_best(naturals: str, wilds: int, category: str) -> None:
    assert wild_category(parse(naturals), wilds)[0] == category


@pytest.mark.parametrize(
    ("naturals", "wilds", "rank"),
    [
        ("", 5, "A"),
        ("8s8d5c5h", 1, "8"),
        ("5c5h8s8d", 1, "8"),
        ("KsKd9c5h2c", 0, "K"),
        ("Ks9d5c2h", 1, "K"),
        ("AhAdKc", 2, "A"),
        ("AhKhQhJh", 1, ""),
        ("5h4hAh", 2, ""),
        ("Ah9h4h2h", 1, ""),
        ("9h8d6c5s", 1, ""),
        ("Ks9d7c5h2c", 0, ""),
    ],
)
def test_a_hand_is_named_by_the_rank_most_of_it_has(naturals: str, wilds: int, rank: str) -> None:
    found = wild_category(parse(naturals), wilds)[1]
    assert found == ("23456789TJQKA".index(rank) if rank else -1)
