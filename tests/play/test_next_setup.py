"""The next hand at a table is the hand it would be if everything were worked out anew."""

from __future__ import annotations

import pickle
from dataclasses import fields
from itertools import combinations
from random import Random

import pytest

from croupier.errors import Mistake
from croupier.play import Hand, Positions, Setup, Stakes, catalogue, next_positions
from croupier.play.setup import MOST_FOLLOWED
from croupier.rulebook import profile, profiles

GAMES = ("nl-holdem", "fl-holdem", "pl-omaha", "seven-stud", "2-7-triple-draw")


def stakes_of(game: str) -> Stakes:
    if not catalogue[game].has_button:
        return Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)
    small, big = (2, 4) if catalogue[game].betting.fixed else (0, 0)
    return Stakes(1, 2, ante=1, small_bet=small, big_bet=big, straddles=1)


def anew(setup: Setup) -> Setup:
    """The same setup, everything in it worked out by itself."""
    return pickle.loads(pickle.dumps(setup))


def all_of(setup: Setup) -> list[object]:
    plan = setup.plan
    worked_out = [getattr(plan, name) for name in dir(plan) if not name.startswith("_") and name != "post"]
    own = [getattr(setup, each.name) for each in fields(Setup) if each.name not in {"plan", "followed"}]
    assert len(worked_out) > 15
    return own + worked_out + [setup.order, setup.without_option, setup.short_of_blinds]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("book", profiles())
def test_the_next_hand_is_what_it_is_when_worked_out_anew(game: str, book: str) -> None:
    luck = Random(f"{game} {book}")
    variant, policy = catalogue[game], profile(book)
    if policy.decks == "full" and len(variant.deck.cards) != 52:
        pytest.skip("the book has this game at no table")
    seats = [1, 3, 4, 6]
    first = next_positions(None, seats, policy)
    setup = Setup.deal_in(variant, stakes_of(game), dict.fromkeys(seats, 100), first, policy=policy)
    for _ in range(40):
        # Short stacks post what they have; somebody leaves and comes back.
        players = sorted(luck.sample(seats, luck.choice((3, 4))))
        setup = setup.next({seat: luck.choice((1, 2, 3, 5, 50)) for seat in players})
        other = anew(setup)
        assert other.positions == setup.positions
        assert all_of(setup) == all_of(other)


def test_when_the_button_has_been_round_another_player_is_out_and_the_button_is_told() -> None:
    setup = Setup.deal_in(
        catalogue["nl-holdem"], Stakes(1, 2), dict.fromkeys((1, 4, 7, 9), 100), Positions(1, 4, 7)
    )
    begun = setup
    for number in range(8):
        setup = setup.next(dict.fromkeys((1, 4, 7, 9), 90 + number))
        assert all_of(setup) == all_of(anew(setup))
    assert setup.positions == begun.positions
    four, three = setup.next({1: 5, 4: 80, 7: 1, 9: 80}), setup.next({1: 5, 4: 80, 9: 80})
    assert four.positions == Positions(4, 7, 9)
    assert four.posted.stack[7] == 0
    assert three.positions == Positions(4, 7, 9)
    assert three.order == (9, 1, 4)
    told = setup.next({1: 5, 4: 80, 7: 1, 9: 80}, Positions(7, 9, 1))
    assert told.positions == Positions(7, 9, 1)
    for each in (four, three, told):
        assert all_of(each) == all_of(anew(each))


def test_button_and_blinds_move_by_the_book() -> None:
    stacks = {1: 5000, 4: 5000, 7: 2500}
    setup = Setup.deal_in(catalogue["nl-holdem"], Stakes(50, 100), stacks, Positions(1, 4, 7))
    moved = setup.next({1: 5000, 7: 2500})
    assert moved.positions == next_positions(setup.positions, [1, 7])
    assert moved.button == moved.positions.button
    assert setup.next(stacks, Positions(7, 1, 4)).forced[1].seat == 4


def test_two_tables_share_no_chips() -> None:
    setup = Setup.deal_in(catalogue["nl-holdem"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    short = setup.next({1: 200, 2: 1})
    hand = Hand(short, range(52))
    assert (setup.chips, short.chips, setup.posted.stack, short.posted.stack[2]) == (
        400,
        201,
        (0, 199, 198),
        0,
    )
    assert sum(hand.result.stacks.values()) == 201 if hand.over else hand.total + hand.player(1).stack == 201


def test_a_player_without_chips_is_not_dealt_in() -> None:
    setup = Setup.deal_in(catalogue["nl-holdem"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    with pytest.raises(Mistake, match="seat 2"):
        setup.next({1: 200, 2: 0}, Positions(1, 1, 2))


def test_a_setup_without_stakes_has_no_next() -> None:
    by_stakes = Setup.deal_in(catalogue["nl-holdem"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    by_hand = Setup(by_stakes.variant, by_stakes.stacks, 1, by_stakes.forced, by_stakes.bets)
    with pytest.raises(Mistake, match="deal_in"):
        by_hand.next({1: 200, 2: 200})


def test_a_table_remembers_only_so_many_seatings_and_plays_on() -> None:
    seats = range(1, 10)
    setup = Setup.deal_in(catalogue["nl-holdem"], Stakes(1, 2), dict.fromkeys(seats, 100), Positions(1, 2, 3))
    for away in combinations(seats, 3):
        setup.next({seat: 100 for seat in seats if seat not in away})
    assert 0 < len(setup.followed) <= MOST_FOLLOWED
    assert all_of(setup.next({1: 100, 5: 100})) == all_of(anew(setup.next({1: 100, 5: 100})))
