"""Five-card stud with a bet in the dark, kept and played again."""

import pytest

from croupier.cards import DECK_52
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.records import from_json, play, read, to_json, write_hand, write_ohh
from croupier.rulebook import profile
from tests.records.test_pokerstars_writing import seen


@pytest.fixture
def hand():
    """Seat 2 bets 60 in the dark over four antes of 10."""
    stakes = Stakes(0, 0, ante=10, bring_in=5, small_bet=20, big_bet=40)
    stacks = dict.fromkeys(range(1, 5), 1000)
    policy = profile("club-cash")
    setup = Setup.deal_in(
        catalogue["five-stud"], stakes, stacks, Positions(4, 1, 2), policy=policy, dark={2: 60}
    )
    hand = Hand(setup, DECK_52.cards)
    hand.call()
    hand.fold()
    hand.call()
    while not hand.over:
        hand.check()
    return hand


def test_in_json(hand):
    assert from_json(to_json(hand)) == hand


def test_in_the_standard_format(hand):
    (record,) = read(write_hand(hand, players={}, viewer="all"))
    played = play(record)
    assert played.exact
    assert played.hand.setup == hand.setup
    assert played.hand.result == hand.result


def test_in_open_hand_history_it_is_a_straddle(hand):
    assert '"Straddle"' in write_ohh([seen(hand, "all")])
