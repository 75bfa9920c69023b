"""Every hand of up to seven cards is read at a place of its own, and a longer one is read all the same."""

from __future__ import annotations

from itertools import combinations_with_replacement

from croupier.cards import parse
from croupier.ranks import ACE_TO_FIVE, best
from croupier.ranks.places import HALF, LOWER, MOST_CARDS, UPPER, places


def test_the_ranks_of_every_hand_have_a_place_of_their_own_and_no_place_is_left_over() -> None:
    taken = []
    count = places()
    for cards in range(MOST_CARDS + 1):
        for held in combinations_with_replacement([5**rank for rank in range(13)], cards):
            if cards < 5 or max(map(held.count, held)) < 5:
                rank_sum = sum(held)
                taken.append(UPPER[rank_sum // HALF] + LOWER[rank_sum % HALF])

    assert sorted(taken) == list(range(count))


def test_nine_cards_of_which_any_five_play_are_no_hand_of_seven() -> None:
    seven, hole, board = parse("3c3d6c7hAdAhAs"), parse("Ad4s3h6c"), parse("5d2dQdAc6d")
    # Their sum comes to the place of those seven.
    aces = ACE_TO_FIVE.strength(seven)

    assert best(ACE_TO_FIVE, hole, board) == ACE_TO_FIVE.strength(parse("Ah2h3h4h5h")) > aces
