"""The pots of random hands, against a settlement done by hand."""

from __future__ import annotations

import random

import pytest

from croupier.cards import DECK_52, shuffled
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
from croupier.rulebook import Policy
from tests.play.settlement import piles, settled
from tests.ranks.brute_force import high

HANDS = 1500
"""Random hands a test plays."""


def random_setup(chance: random.Random) -> Setup:
    seats = sorted(chance.sample(range(1, 11), chance.randint(2, 10)))
    button = chance.choice(seats)
    left = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    blinds = (button, left[0]) if len(left) == 2 else (left[0], left[1])
    stakes = Stakes(
        chance.choice([1, 2, 5]),
        chance.choice([5, 7, 10]),
        chance.choice([0, 0, 1, 3]),
        chance.choice(["all", "big-blind", "button"]),
    )
    stacks = {seat: chance.randint(1, chance.choice([8, 30, 120])) for seat in seats}
    policy = Policy(all_in_face_up=chance.random() < 0.5, losers_may_muck=chance.random() < 0.7)
    return Setup.deal_in(NL_HOLDEM, stakes, stacks, Positions(button, *blinds), policy=policy)


def all_in_or_fold(hand: Hand, chance: random.Random) -> None:
    options = hand.options
    assert options is not None
    if chance.random() < 0.3:
        hand.fold()
    elif options.raise_max:
        hand.raise_to(options.raise_max)
    elif options.check:
        hand.check()
    else:
        hand.call()


def anything(hand: Hand, chance: random.Random) -> None:
    options = hand.options
    assert options is not None
    if options.raise_max and chance.random() < 0.3:
        hand.raise_to(chance.randint(options.raise_min, options.raise_max))
    elif chance.random() < 0.1:
        hand.fold()
    elif options.check:
        hand.check()
    else:
        hand.call()


@pytest.mark.parametrize("policy", [all_in_or_fold, anything])
@pytest.mark.parametrize("seed", range(2))
def test_the_chips_of_random_hands_go_where_a_slow_count_puts_them(policy: object, seed: int) -> None:
    assert callable(policy)
    chance = random.Random(seed)
    showdowns = split = 0
    for _ in range(HANDS):
        setup = random_setup(chance)
        hand = Hand(setup, shuffled(DECK_52, chance))
        while not hand.over:
            policy(hand, chance)
        expected = counted(hand)
        assert dict(hand.result.stacks) == expected, hand.log
        showdowns += any(entry.kind == "show" for entry in hand.log)
        split += len({award.seat for award in hand.result.awards}) > 1
    assert showdowns > HANDS // 3, "the hands must reach the showdown to prove anything"
    assert split > HANDS // 20


def counted(hand: Hand) -> dict[int, int]:
    """The stacks after a hand by the slow settlement and a brute-force reading of the cards."""
    laid = piles(hand.log)
    alive = [seat for seat in hand.seats if seat not in laid.folded]
    strength = {alive[0]: 0}
    if len(alive) > 1:
        read = {seat: high(hand.player(seat).cards + hand.board) for seat in alive}
        order = sorted(set(read.values()))
        strength = {seat: order.index(value) for seat, value in read.items()}
    return settled(hand.setup.stacks, hand.seats, laid, strength)
