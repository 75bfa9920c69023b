"""Hands of an event: what is played for, and what becomes of the chips."""

from random import Random

import pytest

from croupier.bots.quick import play
from croupier.cards import DECK_52
from croupier.errors import Refusal
from croupier.play import Hand
from croupier.tournament import BeginHand, EndHand
from croupier.tournament.hands.playing import setup, takers
from tests.tournament.desk import after, standing


@pytest.mark.clause("ONLINE:fee-1")
@pytest.mark.parametrize("seed", range(5))
def test_the_whole_pot_of_a_tournament_hand_is_pushed(seed: int) -> None:
    event = after(standing({1: range(1, 7)}, profile="online-tournament"), BeginHand(1))
    luck = Random(seed)
    hand = Hand(setup(event, 1), luck.sample(DECK_52.cards, 52))
    while not hand.over:
        play(hand, luck)
    result = hand.result
    assert sum(award.amount for award in result.awards) == sum(pot.amount for pot in result.pots)
    event = after(event, EndHand(1, dict(result.stacks), takers(hand)))
    assert event.in_chips == 60_000


@pytest.mark.clause("ONLINE:fee-1")
def test_a_hand_with_rake_taken_is_not_a_tournament_hand() -> None:
    """A pot of 12,000 comes back as 12,000 and not as 11,900."""
    event = after(standing({1: [1, 2, 3]}, profile="online-tournament"), BeginHand(1))
    with pytest.raises(Refusal, match="29900 came out"):
        after(event, EndHand(1, {1: 15_900, 2: 4_000, 3: 10_000}))
    assert after(event, EndHand(1, {1: 16_000, 2: 4_000, 3: 10_000})).entrants["1-1"].stack == 16_000
