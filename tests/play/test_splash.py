"""Chips that the house throws into the pot before the hand: nobody has to match them, somebody wins them."""

import pytest

from croupier.cards import DECK_52
from croupier.errors import Mistake
from croupier.play import Hand, Rake, Setup


def splashed(stacks: list[int], game: str = "nl-holdem", **terms: object) -> Hand:
    """A hand at 50/100 with 500 thrown into the pot."""
    setup = Setup.new(game, stacks, blinds=(50, 100), splash=500, **terms)  # type: ignore[arg-type]
    return Hand(setup, DECK_52.cards)


def test_who_is_left_alone_wins_what_was_thrown_in() -> None:
    hand = splashed([5_000, 5_000, 5_000])
    assert (hand.total, hand.options and hand.options.call) == (650, 100)
    hand.fold()
    hand.fold()
    assert dict(hand.result.stacks) == {1: 5_000, 2: 4_950, 3: 5_550}


def test_it_is_won_with_the_main_pot_and_the_house_takes_its_part_of_it() -> None:
    hand = splashed([5_000, 5_000, 600], rake=Rake(5, 1_000, no_flop_no_drop=False))
    hand.raise_to(1_000)
    hand.call()
    hand.call()
    while hand.actor is not None:
        hand.check()
    pots = [pot.amount for pot in hand.result.pots]
    assert hand.result.rake == (3 * 600 + 500 + 2 * 400) * 5 // 100
    assert pots == [3 * 600 + 500 - hand.result.rake, 2 * 400]
    assert sum(hand.result.stacks.values()) == 10_600 + 500 - hand.result.rake


def test_a_pot_sized_raise_counts_it() -> None:
    hand = splashed([5_000, 5_000, 5_000], "pl-omaha")
    assert hand.options is not None
    assert hand.options.raise_max == 100 + (500 + 50 + 100 + 100)


def test_a_hand_that_is_void_gives_it_back_to_the_house() -> None:
    hand = splashed([5_000, 5_000])
    hand.void()
    assert dict(hand.result.stacks) == {1: 5_000, 2: 5_000}
    hand.undo()
    assert hand.total == 650


def test_less_than_nothing_cannot_be_thrown_in() -> None:
    with pytest.raises(Mistake):
        Setup.new("nl-holdem", [500, 500], blinds=(5, 10), splash=-1)


def test_a_hand_that_was_no_hand_and_is_one_again_has_the_chips_of_the_house_in_it() -> None:
    hand = splashed([5_000, 5_000])
    hand.call()
    hand.void()
    assert dict(hand.copy().result.stacks) == {1: 5_000, 2: 5_000}
    hand.undo()
    hand.check()
    assert (hand.street_name, hand.total) == ("flop", 700)
