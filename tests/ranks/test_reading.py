"""Two hole cards and three of the board, over one board, against every choice of them read alone."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from croupier.cards import DECK_36, DECK_52, Cards, Deck, parse
from croupier.ranks import ACE_TO_FIVE, BADUGI, EIGHT_OR_BETTER, HIGH, SHORT_DECK, Ranking, best, over

BOARDS = 40
"""Boards of each size, five hands over each."""


def chosen(ranking: Ranking, hole: Cards, board: Cards) -> int:
    return max(
        ranking.strength(mine + shared)
        for mine in combinations(hole, 2)
        for shared in combinations(board, ranking.cards - 2)
    )


@pytest.mark.parametrize("on_board", [3, 4, 5])
@pytest.mark.parametrize(
    ("ranking", "deck"),
    [
        (HIGH, DECK_52),
        (SHORT_DECK, DECK_36),
        (ACE_TO_FIVE, DECK_52),
        (EIGHT_OR_BETTER, DECK_52),
        (BADUGI, DECK_52),
    ],
    ids=lambda one: one.id if isinstance(one, Ranking) else one.name,
)
def test_hands_over_a_board_read_as_the_best_of_all_choices(
    ranking: Ranking, deck: Deck, on_board: int
) -> None:
    chance = random.Random(f"{ranking.id} {on_board}")
    for _ in range(BOARDS):
        cards = chance.sample(deck.cards, on_board + 20)
        board = tuple(cards[:on_board])
        reads = over(ranking, board, 2)
        for number in range(5):
            hole = tuple(cards[on_board + 4 * number : on_board + 4 * number + 4])
            assert reads.read(hole) == chosen(ranking, hole, board), (hole, board)


@pytest.mark.parametrize("board", ["2h5h8hJhKh", "2h5h8hJhKc", "2h5h8hJcKc", "2h2d2c2s3h", "2h2d3h3d4h"])
def test_suited_and_paired_boards_read_as_the_best_of_all_choices(board: str) -> None:
    chance = random.Random(board)
    on_board = parse(board)
    rest = [card for card in DECK_52.cards if card not in on_board]
    for held in (4, 5, 6):
        for _ in range(60):
            hole = tuple(chance.sample(rest, held))
            assert best(HIGH, hole, on_board, 2) == chosen(HIGH, hole, on_board), hole


def test_any_cards_over_a_board_read_as_all_of_them_together() -> None:
    chance = random.Random(7)
    for _ in range(500):
        cards = tuple(chance.sample(DECK_52.cards, 7))
        assert over(HIGH, cards[2:]).read(cards[:2]) == HIGH.strength(cards)
        assert over(ACE_TO_FIVE, cards[2:]).read(cards[:2]) == ACE_TO_FIVE.strength(cards)
