import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK_32, DECK_36, DECK_40, DECK_52, Deck, rank_of, show, shuffled


@pytest.mark.parametrize(
    ("deck", "lowest"), [(DECK_52, "2c"), (DECK_40, "5c"), (DECK_36, "6c"), (DECK_32, "7c")]
)
def test_a_deck_runs_from_its_lowest_card_to_the_ace_of_spades(deck: Deck, lowest: str) -> None:
    assert show(deck.cards[:1]) == lowest
    assert show(deck.cards[-1:]) == "As"
    assert len(set(deck.cards)) == len(deck.cards) == int(deck.name)


def test_a_deck_holds_four_cards_of_each_rank() -> None:
    assert set(Counter(rank_of(card) for card in DECK_36.cards).values()) == {4}


@given(st.randoms(use_true_random=False))
def test_a_shuffle_loses_no_card(randomness: random.Random) -> None:
    assert sorted(shuffled(DECK_52, randomness)) == list(DECK_52.cards)


def test_the_same_randomness_gives_the_same_order() -> None:
    assert shuffled(DECK_52, random.Random(1)) == shuffled(DECK_52, random.Random(1))
    assert shuffled(DECK_52, random.Random(1)) != shuffled(DECK_52, random.Random(2))


def test_a_shuffle_leaves_the_deck_as_it_was() -> None:
    shuffled(DECK_36, random.Random(1))
    assert DECK_36.cards == tuple(range(16, 52))


@pytest.mark.requirement("RNG-3")
def test_every_order_comes_from_exactly_one_row_of_draws() -> None:
    """Fisher and Yates: as many rows of draws as orders, and no order twice."""

    class Row:
        def __init__(self, draws: tuple[int, ...]) -> None:
            self._draws = iter(draws)

        def randrange(self, stop: int, /) -> int:
            draw = next(self._draws)
            assert 0 <= draw < stop
            return draw

    small = Deck("5", (0, 1, 2, 3, 4))
    rows = [(a, b, c, d) for a in range(5) for b in range(4) for c in range(3) for d in range(2)]
    orders = {shuffled(small, Row(row)) for row in rows}
    assert orders == set(permutations(small.cards))
