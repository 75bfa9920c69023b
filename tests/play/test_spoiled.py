"""Cards that went wrong: exposed, boxed, replaced, put back, the stub shuffled anew."""

import random

import pytest

from croupier.cards import DECK_52, parse, shuffled
from croupier.errors import CroupierError, Mistake
from croupier.play import Dealing, Forced, Hand, Operation, Setup, catalogue
from tests.play.table import deal, flop, play, stacks, table
from tests.play.test_rulings import comes_to_the_same

HOLES = {1: "AhAs", 2: "KhKs", 3: "QhQs"}


def test_an_exposed_card_is_known_and_stays() -> None:
    hand = deal(table([5000] * 3), HOLES)
    hand.expose(1, parse("As"))
    assert hand.player(1).exposed == parse("As")
    assert hand.player(1).cards == parse("AhAs")
    assert hand.player(2).exposed == ()
    comes_to_the_same(hand)


def test_an_exposed_card_names_one_that_was_unknown() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("????"))
    hand.deal(parse("KhKs"))
    hand.expose(2, parse("7c"))
    assert hand.player(2).cards == parse("7c??")
    with pytest.raises(Mistake):
        hand.expose(2, parse("Kh"))
    with pytest.raises(Mistake):
        hand.expose(1, parse("7d"))


def test_an_exposed_card_is_replaced_by_the_next_of_the_stub() -> None:
    hand = deal(table([5000] * 3), HOLES)
    assert hand.stub is not None
    after = hand.stub[0]
    hand.expose(1, parse("As"))
    hand.replace(*parse("As"))
    assert hand.player(1).cards == (*parse("Ah"), after)
    assert hand.player(1).exposed == ()
    comes_to_the_same(hand)


def test_a_card_of_the_board_is_replaced() -> None:
    hand = flop([5000] * 3)
    wrong = hand.board[1]
    hand.replace(wrong, seat=0)
    assert wrong not in hand.board
    assert len(hand.board) == 3
    comes_to_the_same(hand)


def test_a_replaced_up_card_stays_up() -> None:
    setup = Setup(
        catalogue["seven-stud"],
        {1: 500, 2: 500},
        1,
        (Forced(1, 5, "ante"), Forced(2, 5, "ante")),
        (20, 40),
        bring_in=10,
    )
    hand = Hand(setup, shuffled(DECK_52, random.Random(3)))
    (door,) = hand.player(1).up
    hand.replace(door)
    assert hand.player(1).up == hand.player(1).cards[2:]
    assert hand.player(1).up != (door,)
    comes_to_the_same(hand)


def test_a_replaced_card_is_put_back_and_the_stub_shuffled() -> None:
    hand = deal(table([5000] * 3), HOLES)
    (ace,) = parse("As")
    hand.replace(ace)
    assert hand.stub is not None
    assert ace not in hand.stub
    hand.put_back((ace,))
    assert hand.stub[-1] == ace
    order = hand.stub[::-1]
    hand.restack(order)
    assert hand.stub == order
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    assert hand.board == order[1:4]
    comes_to_the_same(hand)
    while len(hand.log) > 5:
        hand.undo()
    assert hand == deal(table([5000] * 3), HOLES)


def test_the_stub_shuffled_anew_is_dealt_in_its_new_order() -> None:
    hand = deal(table([5000] * 3), HOLES)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    assert hand.stub is not None
    order = hand.stub[::-1]
    hand.restack(order)
    play(hand, "seat 2 checks, seat 3 checks, seat 1 checks")
    assert hand.board[3] == order[1]
    assert hand.stub == order[2:]
    comes_to_the_same(hand)


def test_a_boxed_card_is_no_card_and_the_next_one_is_dealt() -> None:
    hand = deal(table([5000] * 3), HOLES)
    stub = hand.stub
    assert stub is not None
    hand.scrap()
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    assert hand.board == stub[2:5]
    comes_to_the_same(hand)


def test_a_card_shown_from_the_middle_of_the_stub_is_taken_out() -> None:
    hand = deal(table([5000] * 3), HOLES)
    stub = hand.stub
    assert stub is not None
    hand.scrap(stub[2])
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    assert hand.board == (stub[1], *stub[3:5])
    with pytest.raises(Mistake):
        hand.scrap(stub[2])
    hand.put_back((stub[2],))
    assert hand.stub is not None
    assert hand.stub[-1] == stub[2]
    comes_to_the_same(hand)


def test_a_card_of_an_open_hand_is_replaced_by_one_that_is_seen() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal("????")
    hand.deal("????")
    play(hand, "seat 1 calls, seat 2 checks")
    for street in ("2c7d9h", "Js", "Kc"):
        hand.deal(street)
        play(hand, "seat 2 checks, seat 1 checks")
    hand.show("AsAh")
    before = hand.copy()
    with pytest.raises(Mistake) as mistake:
        hand.replace("As", "??")
    assert mistake.value.code == "play-open-card-unknown"
    assert hand == before
    hand.replace("As", "3d")
    hand.show("QsQh")
    assert hand.result.stacks == {1: 5100, 2: 4900}
    comes_to_the_same(hand)


def test_cards_given_by_hand_are_replaced_scrapped_and_put_back_by_name() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("AhAs"))
    hand.scrap(*parse("2c"))
    hand.deal(parse("KhKs"))
    hand.replace(*parse("As 3c"))
    assert hand.player(2).cards == parse("Ah3c")
    play(hand, "seat 1 calls, seat 2 checks")
    for out in ("2c7d8d", "As7d8d"):
        with pytest.raises(Mistake) as mistake:
            hand.deal(parse(out))
        assert mistake.value.code == "play-card-already-out"
    hand.put_back(parse("As"))
    hand.restack(())
    hand.deal(parse("As7d8d"))
    assert hand.board == parse("As7d8d")
    assert Hand.replay(hand.setup, hand.log) == hand


@pytest.mark.parametrize(
    "operation",
    [
        Operation("put-back", 0, 0, parse("Ah")),
        Operation("put-back", 0, 0, parse("Kc")),
        Operation("restack", 0, 0, parse("AhKh")),
        Operation("replace", 2, 0, parse("Ah2c")),
        Operation("replace", 0, 0, parse("Ah2c")),
        Operation("scrap", 0, 0, parse("Ah")),
        Operation("expose", 9, 0, parse("Ah")),
        Operation("kill", 9),
    ],
)
def test_what_does_not_fit_the_cards_is_refused_and_nothing_is_done(operation: Operation) -> None:
    hand = deal(table([5000] * 3), HOLES)
    before = hand.copy()
    with pytest.raises(CroupierError):
        hand.apply(operation)
    assert hand == before
    assert stacks(hand) == {1: 5000, 2: 4950, 3: 4900}


def test_without_a_deck_the_card_must_be_named() -> None:
    hand = Hand(table([5000] * 2))
    hand.deal(parse("AhAs"))
    for wrong in (hand.scrap, lambda: hand.replace(*parse("As"))):
        with pytest.raises(Mistake) as mistake:
            wrong()
        assert mistake.value.code == "play-which-card"


def test_a_stub_that_was_scrapped_waits_for_cards_to_be_put_back() -> None:
    hand = Hand.new("leduc", [100, 100], ante=10, seed=3)
    assert hand.to_shuffle == ()
    while hand.stub:
        hand.scrap()
    play(hand, f"seat {hand.actor} checks")
    hand.check()
    assert hand.dealing == Dealing("shuffle", 0, 0)


def test_nobody_can_tell_who_won_on_a_board_nobody_saw() -> None:
    hand = Hand.new("nl-holdem", [500, 500], blinds=(5, 10))
    hand.deal("AhAs", 1)
    hand.deal("KhKs", 2)
    play(hand, "seat 1 calls, seat 2 checks")
    for street in ("??????", "??", "??"):
        hand.deal(street)
        hand.check()
        hand.check()
    assert not hand.beaten(1)
    play(hand, "seat 2 shows, seat 1 shows")
    assert (hand.over, hand.total, hand.actor) == (False, 20, None)
