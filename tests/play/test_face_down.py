"""Hand for hand an all-in waits face down until the hand is told to go on."""

from dataclasses import replace

import pytest

from croupier.play import BadAmount, Hand, Positions, Setup, Stakes, catalogue
from croupier.records import Whole, write_hand
from croupier.records.phh import read
from croupier.records.playing import play
from croupier.records.whole import fields_of
from tests.play.table import stacked, stacks, table

HOLES = {1: "AhAd", 2: "QhQd", 3: "3c4d"}


def waiting(chips: list[int]) -> Hand:
    setup = replace(table(chips), run_it=0)
    return Hand(setup, stacked(setup, {seat: HOLES[seat] for seat in setup.stacks}))


@pytest.mark.clause("TDA-2022:RP8F", "TDA-2017:RP8F")
def test_hand_for_hand_a_called_all_in_is_not_opened_and_no_card_is_dealt_until_told() -> None:
    hand = waiting([5000, 3000])
    hand.raise_to(3000)
    hand.call()
    assert (hand.over, hand.actor, hand.board) == (False, None, ())
    assert not any(hand.player(seat).shown for seat in (1, 2))
    assert [pot.amount for pot in hand.pots] == [6000]
    hand.run(1)
    kinds = [entry.kind for entry in hand.log]
    assert kinds.index("run") < kinds.index("show") < kinds.index("board")
    assert stacks(hand) == {1: 8000, 2: 0}
    assert Hand.replay(hand.setup, hand.log, hand.deck).log == hand.log
    assert Whole(**fields_of(hand)).hand() == hand
    (record,) = read(write_hand(hand, players={1: "Ann", 2: "Bob"}, viewer=None))
    assert play(record).exact


@pytest.mark.clause("TDA-2022:RP8F")
def test_an_all_in_on_the_river_waits_too_and_a_hand_without_one_does_not() -> None:
    hand = waiting([5000, 3000])
    hand.call()
    hand.check()
    for _ in range(2):
        hand.check()
        hand.check()
    hand.raise_to(2900)
    hand.call()
    assert len(hand.board) == 5
    assert not hand.over
    hand.run(1)
    assert stacks(hand) == {1: 8000, 2: 0}

    quiet = waiting([5000, 3000])
    quiet.call()
    for _ in range(7):
        quiet.check()
    assert quiet.over


@pytest.mark.clause("TDA-2022:RP8F")
def test_two_who_still_have_chips_bet_on_before_the_all_in_waits() -> None:
    hand = waiting([5000, 5000, 700])
    hand.raise_to(700)
    hand.call()
    hand.call()
    assert hand.street_name == "flop"
    for _ in range(6):
        hand.check()
    assert (hand.over, hand.actor) == (False, None)
    assert not any(hand.player(seat).shown for seat in (1, 2, 3))
    hand.run(1)
    assert hand.over
    assert stacks(hand)[1] == 5000 + 1400


@pytest.mark.clause("TDA-2022:RP8F")
def test_blinds_that_put_everybody_all_in_wait_from_the_deal_on() -> None:
    hand = waiting([50, 100])
    assert (hand.over, hand.actor) == (False, None)
    with pytest.raises(BadAmount):
        hand.run(2)
    hand.run(1)
    assert hand.over


def test_a_hand_that_dies_while_they_wait_opens_nothing() -> None:
    hand = waiting([700, 700, 700])
    hand.raise_to(700)
    hand.call()
    hand.call()
    hand.kill(3)
    assert not hand.over
    assert hand.board == ()
    hand.kill(2)
    assert stacks(hand) == {1: 2100, 2: 0, 3: 0}


def test_in_a_draw_game_the_all_in_waits_before_the_draw() -> None:
    game = catalogue["five-draw"]
    setup = Setup.deal_in(game, Stakes(50, 100), {1: 200, 2: 200}, Positions(1, 1, 2))
    hand = Hand(replace(setup, run_it=0), range(52))
    hand.raise_to(200)
    hand.call()
    assert hand.dealing is not None
    assert hand.dealing.kind == "run"
    hand.run(1)
    hand.discard(())
    hand.discard(())
    assert hand.over
