import copy
import pickle
import random

import pytest

from croupier.cards import DECK_52, parse, shuffled
from croupier.errors import Mistake
from croupier.play import Hand, IllegalAction, Operation, OutOfTurn
from tests.play.table import deal, play, stacks, table

RAISED = "seat 1 raises to 300, seat 2 folds, seat 3 calls 200"


def a_played_hand(seed: int = 7) -> Hand:
    hand = Hand(table([5000] * 3), shuffled(DECK_52, random.Random(seed)))
    play(hand, RAISED + ", seat 3 checks, seat 1 bets 400, seat 3 raises to 1200, seat 1 calls 800")
    return play(hand, "seat 3 is all-in for 3500, seat 1 calls 3500")


# Undo


def test_undo_takes_back_the_last_action() -> None:
    hand = deal(table([5000] * 3))
    before = hand.copy()
    play(hand, "seat 1 raises to 300")
    hand.undo()
    assert hand == before
    assert hand.actor == 1
    assert stacks(hand) == {1: 5000, 2: 4950, 3: 4900}


def test_undo_takes_back_the_flop_that_the_last_call_brought() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 calls, seat 2 calls")
    before = hand.copy()
    play(hand, "seat 3 checks")
    assert len(hand.board) == 3
    hand.undo()
    assert hand == before
    assert not hand.board


def test_undo_takes_back_the_pots_that_were_pushed() -> None:
    hand = a_played_hand()
    assert hand.over
    hand.undo()
    assert not hand.over
    assert (hand.actor, hand.street_name) == (1, "turn")
    assert stacks(hand) == {1: 3500, 2: 4950, 3: 0}


def test_everything_can_be_undone_to_the_blinds() -> None:
    hand = a_played_hand()
    fresh = Hand(hand.setup, shuffled(DECK_52, random.Random(7)))
    for _ in range(9):
        hand.undo()
    assert hand == fresh
    with pytest.raises(IllegalAction) as refusal:
        hand.undo()
    assert refusal.value.code == "play-nothing-to-undo"
    assert hand == fresh


def test_undo_takes_back_a_card_given_by_hand() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("AhAs"))
    before = hand.copy()
    hand.deal(parse("KhKs"))
    hand.undo()
    assert hand == before


def test_undo_takes_back_a_flop_whose_burn_was_left_out() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("AhAs"))
    hand.deal(parse("KhKs"))
    play(hand, "seat 1 calls, seat 2 checks")
    before = hand.copy()
    hand.deal(parse("2c7d9h"))
    hand.undo()
    assert hand == before


def test_undo_takes_back_the_name_of_an_unknown_hand() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("????"))
    hand.deal(parse("KhKs"))
    play(hand, "seat 1 is all-in for 5000, seat 2 calls")
    hand.show(parse("AhAd"))
    hand.undo()
    assert hand.player(2).cards == parse("????")


def test_undo_takes_back_a_muck() -> None:
    hand = deal(table([5000] * 2), asked=True)
    play(hand, "seat 1 calls, seat 2 checks, " + ", ".join(["seat 2 checks, seat 1 checks"] * 3))
    before = hand.copy()
    play(hand, "seat 2 mucks")
    hand.undo()
    assert hand == before


# Replay


def test_the_setup_and_the_log_are_the_hand() -> None:
    hand = a_played_hand()
    again = Hand.replay(hand.setup, hand.log)
    assert again.log == hand.log
    assert again.result == hand.result
    assert [again.player(seat) for seat in (1, 2, 3)] == [hand.player(seat) for seat in (1, 2, 3)]


def test_a_replay_with_the_deck_can_be_played_on() -> None:
    hand = a_played_hand()
    deck = shuffled(DECK_52, random.Random(7))
    upto = next(at for at, entry in enumerate(hand.log) if entry.kind == "call")
    again = Hand.replay(hand.setup, hand.log[: upto + 1], deck)
    play(again, "seat 3 checks, seat 1 bets 400, seat 3 raises to 1200, seat 1 calls 800")
    play(again, "seat 3 is all-in for 3500, seat 1 calls 3500")
    assert again == hand


def test_the_end_of_a_log_is_the_dealers_own_work() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 folds, seat 2 folds")
    upto = [entry.kind for entry in hand.log].index("return")
    assert Hand.replay(hand.setup, hand.log[:upto]).log == hand.log


def test_a_log_that_pays_too_much_does_not_replay() -> None:
    hand = a_played_hand()
    at = [entry.kind for entry in hand.log].index("push")
    wrong = hand.log[at]._replace(amount=hand.log[at].amount + 1)
    with pytest.raises(Mistake) as mistake:
        Hand.replay(hand.setup, (*hand.log[:at], wrong))
    assert mistake.value.code == "play-replay-differs"
    assert mistake.value.params["at"] == at + 1


def test_a_log_with_a_blind_of_another_size_does_not_replay() -> None:
    hand = a_played_hand()
    wrong = hand.log[0]._replace(amount=60)
    with pytest.raises(Mistake) as mistake:
        Hand.replay(hand.setup, (wrong, *hand.log[1:]))
    assert (mistake.value.code, mistake.value.params["at"]) == ("play-replay-differs", 1)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:38A", "TDA-2017:41A")
@pytest.mark.clause("TDA-2022:50A")
def test_a_log_with_an_action_out_of_turn_does_not_replay() -> None:
    hand = deal(table([5000] * 3))
    with pytest.raises(OutOfTurn) as refusal:
        Hand.replay(hand.setup, (*hand.log, Operation("fold", 2)))
    assert (refusal.value.code, refusal.value.clause) == ("play-out-of-turn", "TDA-2022:50A")


# Operations as values


def test_operations_are_applied_by_value() -> None:
    hand = deal(table([5000] * 3))
    for operation in (Operation("raise", 1, 300), Operation("fold", 2), Operation("call", 3)):
        hand.apply(operation)
    assert hand == play(deal(table([5000] * 3)), RAISED)


def test_cards_are_given_by_value() -> None:
    hand = Hand(table([5000] * 2))
    hand.apply(Operation("deal", 1, 0, parse("AhAs")))
    hand.apply(Operation("deal", 2, 0, parse("KhKs")))
    hand.apply(Operation("call", 1, 50))
    hand.apply(Operation("check", 2))
    hand.apply(Operation("burn", 0, 0, parse("3c")))
    hand.apply(Operation("board", 0, 0, parse("2c7d9h")))
    assert hand.board == parse("2c7d9h")


@pytest.mark.parametrize("kind", ["push", "return", "small-blind", "ante", "dance", ""])
def test_what_nobody_does_by_himself_is_not_applied(kind: str) -> None:
    hand = deal(table([5000] * 3))
    with pytest.raises(Mistake) as mistake:
        hand.apply(Operation(kind, 1, 50))
    assert mistake.value.code == "play-not-an-operation"


# Copies


def test_a_copy_is_played_on_without_touching_the_hand() -> None:
    hand = deal(table([5000] * 3))
    twin = hand.copy()
    assert twin == hand
    play(twin, RAISED)
    assert stacks(hand) == {1: 5000, 2: 4950, 3: 4900}
    assert twin != hand


@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, lambda hand: pickle.loads(pickle.dumps(hand))])
def test_a_hand_survives_the_copying_of_python(made: object) -> None:
    assert callable(made)
    hand = play(deal(table([5000] * 3)), RAISED)
    twin = made(hand)
    assert twin == hand
    play(twin, "seat 3 checks, seat 1 checks")
    play(hand, "seat 3 checks, seat 1 checks")
    assert twin == hand


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_finished_hand_is_pickled_with_its_result(protocol: int) -> None:
    hand = a_played_hand()
    again = pickle.loads(pickle.dumps(hand, protocol))
    assert again == hand
    assert again.result == hand.result


def test_hands_are_equal_when_everything_on_the_table_is() -> None:
    assert a_played_hand(7) == a_played_hand(7)
    assert a_played_hand(7) != a_played_hand(8)
    assert a_played_hand() != "a hand"


def test_a_hand_changes_and_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(deal(table([5000] * 2)))


def test_a_hand_says_where_it_stands_without_showing_a_card() -> None:
    hand = play(deal(table([5000] * 3)), RAISED)
    assert "flop" in repr(hand)
    assert not any(name in repr(hand) for name in ("2c", "7d", "9h"))


def test_a_hand_says_how_far_it_is_and_who_drew_how_many() -> None:
    hand = Hand.new("five-draw", [500] * 2, blinds=(1, 2), seed=3)
    before = hand.moment
    hand.call()
    hand.check()
    drawing = hand.actor
    assert drawing is not None
    hand.discard(hand.player(drawing).cards[:2])
    assert hand.drew == {drawing: 2}
    assert hand.moment == len(hand.log) > before
