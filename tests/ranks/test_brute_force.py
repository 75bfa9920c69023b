"""Every ranking, on random hands, against hands read card by card."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from croupier.cards import DECK_36, DECK_52, Deck
from croupier.ranks import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    SHORT_DECK,
    THREE_CARD,
    WHEEL_UP,
    Ranking,
)
from tests.ranks import brute_force as slow
from tests.ranks.brute_force import Value

HANDS = 3000
"""Random hands of each size."""

RANKINGS: list[tuple[Ranking, Callable[[Sequence[int]], Value | None], Deck, tuple[int, ...]]] = [
    (HIGH, slow.high, DECK_52, (5, 6, 7)),
    (SHORT_DECK, slow.short_deck, DECK_36, (5, 6, 7)),
    (ACE_TO_FIVE, slow.ace_to_five, DECK_52, (5, 6, 7)),
    (EIGHT_OR_BETTER, slow.eight_or_better, DECK_52, (5, 6, 7)),
    (DEUCE_TO_SEVEN, slow.deuce_to_seven, DECK_52, (5,)),
    (BADUGI, slow.badugi, DECK_52, (4, 5)),
    (DEUCE_BADUGI, lambda cards: slow.badugi(cards, aces_low=False), DECK_52, (4, 5)),
    (THREE_CARD, slow.three_card, DECK_52, (3,)),
    (WHEEL_UP, slow.wheel_up, DECK_52, (5, 6, 7)),
]


def ordered_alike(
    ranking: Ranking, read: Callable[[Sequence[int]], Value | None], hands: Sequence[tuple[int, ...]]
) -> int:
    """Check that both orders are one; how many different classes the hands fall into."""
    fast: dict[Value, int] = {}
    for cards in hands:
        value, strength = read(cards), ranking.strength(cards)
        if value is None:
            assert strength == 0, cards
        else:
            assert 1 <= strength <= ranking.classes
            assert fast.setdefault(value, strength) == strength, cards
    in_order = [fast[value] for value in sorted(fast)]
    assert all(worse < better for worse, better in pairwise(in_order))
    return len(fast)


@pytest.mark.parametrize(
    ("ranking", "read", "deck", "size"),
    [(ranking, read, deck, size) for ranking, read, deck, sizes in RANKINGS for size in sizes],
    ids=[f"{ranking.id}-{size}" for ranking, _, _, sizes in RANKINGS for size in sizes],
)
def test_random_hands_are_ordered_as_when_read_card_by_card(
    ranking: Ranking, read: Callable[[Sequence[int]], Value | None], deck: Deck, size: int
) -> None:
    chance = random.Random(f"{ranking.id} {size}")
    hands = [tuple(chance.sample(deck.cards, size)) for _ in range(HANDS)]
    assert ordered_alike(ranking, read, hands) > 30


@pytest.mark.parametrize(("ranking", "read"), [(HIGH, slow.high), (SHORT_DECK, slow.short_deck)])
def test_flushes_and_straight_flushes_are_ordered_as_when_read_card_by_card(
    ranking: Ranking, read: Callable[[Sequence[int]], Value | None]
) -> None:
    chance = random.Random(3)
    low = 4 if ranking is SHORT_DECK else 0
    hands = []
    for _ in range(HANDS):
        suit = chance.randrange(4)
        suited = [4 * rank + suit for rank in chance.sample(range(low, 13), chance.randint(5, 7))]
        others = [card for card in range(4 * low, 52) if card not in suited]
        hands.append(tuple(chance.sample(suited + chance.sample(others, 7 - len(suited)), 7)))
    assert ordered_alike(ranking, read, hands) > 40


@pytest.mark.parametrize(("ranking", "read"), [(HIGH, slow.high), (ACE_TO_FIVE, slow.ace_to_five)])
def test_crowded_ranks_are_ordered_as_when_read_card_by_card(
    ranking: Ranking, read: Callable[[Sequence[int]], Value | None]
) -> None:
    """Quads beside trips, two trips, three pairs: seven cards out of few ranks."""
    chance = random.Random(5)
    hands = []
    for _ in range(HANDS):
        few = chance.sample(range(13), chance.randint(2, 4))
        hands.append(tuple(chance.sample([4 * rank + suit for rank in few for suit in range(4)], 7)))
    assert ordered_alike(ranking, read, hands) > 40


def test_the_order_of_the_cards_does_not_matter() -> None:
    chance = random.Random(11)
    for _ in range(300):
        cards = chance.sample(DECK_52.cards, 7)
        strength = HIGH.strength(cards)
        chance.shuffle(cards)
        assert HIGH.strength(cards) == strength
