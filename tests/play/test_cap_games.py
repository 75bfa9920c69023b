"""Cap games: nobody puts in more than so much over the whole hand, whatever he has."""

import pytest

from croupier.cards import DECK_52, parse
from croupier.errors import Mistake
from croupier.play import Hand, IllegalAction, Rake, Setup

ACES = "AhAd"
KINGS = "KhKd"
BOARD = "2c7d9hJs3c"


def capped(stacks: list[int], most: int = 3_000, **terms: object) -> Hand:
    """No-limit hold'em at 50/100, aces for the small blind and kings for the big one."""
    setup = Setup.new("nl-holdem", stacks, blinds=(50, 100), button=1, most=most, **terms)  # type: ignore[arg-type]
    order = setup.order
    held = dict(zip(order, (parse(ACES), parse(KINGS), parse("Qs4h")), strict=False))
    wanted = [held[seat][place] for place in (0, 1) for seat in order]
    board = parse(BOARD)
    rest = [card for card in DECK_52.cards if card not in {*wanted, *board}]
    deck = [*wanted, rest.pop(), *board[:3], rest.pop(), board[3], rest.pop(), board[4], *rest]
    return Hand(setup, deck)


def test_nobody_raises_beyond_the_cap_and_who_reaches_it_is_asked_no_more() -> None:
    hand = capped([10_000, 10_000, 10_000])
    assert hand.options is not None
    assert (hand.options.raise_min, hand.options.raise_max) == (200, 3_000)
    with pytest.raises(IllegalAction):
        hand.raise_to(3_001)
    hand.raise_to(3_000)
    assert hand.options is not None
    assert (hand.options.call, hand.options.raise_max) == (2_950, 0)
    hand.call()
    hand.fold()
    assert hand.over
    assert hand.player(1).stack == 7_000
    assert dict(hand.result.stacks) == {1: 7_000, 2: 13_100, 3: 9_900}
    assert hand.payoffs == {1: -3_000, 2: 3_100, 3: -100}


def test_the_cap_holds_for_the_hand_and_not_for_the_street() -> None:
    hand = capped([10_000, 10_000, 10_000], 1_000)
    hand.raise_to(600)
    hand.call()
    hand.fold()
    assert hand.options is not None
    assert (hand.options.raise_min, hand.options.raise_max) == (100, 400)
    hand.raise_to(400)
    hand.call()
    assert hand.over
    assert dict(hand.result.stacks) == {1: 9_000, 2: 11_100, 3: 9_900}


def test_who_has_less_than_the_cap_is_all_in_for_what_he_has() -> None:
    hand = capped([800, 10_000, 10_000])
    hand.raise_to(800)
    hand.raise_to(3_000)
    hand.call()
    assert [(pot.amount, sorted(pot.seats)) for pot in hand.result.pots] == [
        (2_400, [1, 2, 3]),
        (4_400, [2, 3]),
    ]
    assert dict(hand.result.stacks) == {1: 0, 2: 13_800, 3: 7_000}


def test_the_board_may_be_run_out_twice_once_the_cap_is_reached() -> None:
    hand = capped([10_000, 10_000], run_it=2)
    hand.raise_to(3_000)
    hand.call()
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.due) == ("run", 2)


def test_a_capped_hand_that_is_none_gives_everything_back_and_one_is_replayed_as_it_was() -> None:
    hand = capped([10_000, 10_000, 500], rake=Rake(5, cap=100))
    hand.raise_to(3_000)
    again = Hand.replay(hand.setup, hand.log, hand.deck)
    assert again == hand
    again.undo()
    assert again.player(1).stack == 10_000
    hand.void()
    assert dict(hand.result.stacks) == {1: 10_000, 2: 10_000, 3: 500}


def test_the_next_hand_of_the_table_has_the_same_cap() -> None:
    setup = capped([10_000, 10_000, 10_000]).setup
    assert Hand(setup.next({1: 10_000, 2: 200, 3: 9_000})).setup.in_play == {1: 3_000, 2: 200, 3: 3_000}


def test_a_cap_below_nothing_is_none() -> None:
    with pytest.raises(Mistake, match="each above 0"):
        Setup.new("nl-holdem", [500, 500], blinds=(5, 10), most=-1)
