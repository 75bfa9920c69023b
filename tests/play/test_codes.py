"""Decisions by number are the decisions by name, in every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from croupier.cards import shuffled
from croupier.errors import Mistake
from croupier.play import Hand, Options, Setup, Stakes, catalogue, codes, next_positions
from croupier.rulebook import profile


def as_options(options: Options | None) -> int:
    """What the options say, as a mask."""
    if options is None:
        return 0
    return (
        codes.FOLD * options.fold
        + codes.CHECK * options.check
        + codes.CALL * (options.call > 0)
        + codes.RAISE * (options.raise_max > 0)
        + codes.BRING_IN * (options.bring_in > 0)
        + codes.DISCARD * (options.discards is not None)
        + codes.SHOW * options.show
        + codes.MUCK * options.muck
    )


def stakes_of(game: str) -> Stakes:
    variant = catalogue[game]
    if not variant.has_button:
        return Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)
    sized = variant.betting.fixed or variant.betting.spread
    return Stakes(1, 2, small_bet=2 * bool(sized), big_bet=4 * bool(sized))


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("game", catalogue)
def test_what_is_legal_by_number_is_what_the_options_say_and_is_done_alike(game: str, asked: bool) -> None:
    luck = Random(f"{game} {asked}")
    variant = catalogue[game]
    seats = range(1, min(variant.players[1], 4) + 1)
    for _ in range(25):
        stacks = {seat: luck.choice((1, 3, 7, 40)) for seat in seats}
        setup = Setup.deal_in(variant, stakes_of(game), stacks, next_positions(None, list(seats)))
        deck = shuffled(variant.deck, luck)
        by_number, by_name = Hand(setup, deck, asked=asked), Hand(setup, deck, asked=asked)
        while (options := by_name.options) is not None:
            legal = by_number.legal
            assert legal == as_options(options)
            assert by_number.raise_bounds == (options.raise_min, options.raise_max)
            code = luck.choice([1 << bit for bit in range(8) if legal >> bit & 1])
            if code == codes.RAISE:
                to = luck.choice((options.raise_min, options.raise_max))
                by_number.act(code, to)
                by_name.raise_to(to)
            elif code == codes.DISCARD:
                assert options.discards is not None
                cards = by_name.player(options.seat).cards[: luck.randint(*options.discards)]
                by_number.act(code, cards=cards)
                by_name.discard(cards)
            else:
                by_number.act(code)
                names = {1: "fold", 2: "check", 4: "call", 16: "bring_in", 64: "show", 128: "muck"}
                getattr(by_name, names[code])()
            assert by_number.log == by_name.log
        assert by_number.legal == 0


def test_a_raise_of_the_pot_calls_and_adds_what_lies_there_then_within_what_is_open() -> None:
    hand = Hand.new("nl-holdem", [200, 200, 30], blinds=(1, 2), seed=7)
    assert hand.pot_raise == 2 + (3 + 2)  # calls two into three
    hand.raise_to(7)
    assert hand.pot_raise == 7 + (10 + 6)  # the small blind lacks six of seven
    hand.raise_to(23)
    assert hand.pot_raise == 30  # the big blind has no more
    hand.raise_to(30)
    hand.fold()
    assert hand.pot_raise == 0  # nobody is left to raise
    hand.call()
    assert (hand.over, hand.pot_raise, hand.raise_bounds) == (True, 0, (0, 0))


def test_a_number_of_no_decision_is_refused_and_nothing_is_done() -> None:
    hand = Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7)
    before = hand.log
    with pytest.raises(Mistake, match=r"play\.codes"):
        hand.act(codes.FOLD | codes.CALL)
    assert hand.log == before


def test_who_may_not_limp_raises_or_folds() -> None:
    policy = replace(profile("tda-2022"), draw_limp=False)
    hand = Hand.new("nl-2-7-single-draw", [200] * 3, blinds=(1, 2), seed=7, policy=policy)
    assert hand.legal == codes.FOLD | codes.RAISE
    assert as_options(hand.options) == hand.legal
