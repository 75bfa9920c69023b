"""The seven-deuce game: who wins with that hand is paid by everybody else, and not a chip comes or goes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK_52, parse
from croupier.cards.card import RANKS, rank_of
from croupier.play import NL_HOLDEM, Hand, HandBounty, Setup, Stakes
from tests.play.any_hand import next_step, setups
from tests.play.table import blinds

SEVEN_DEUCE = HandBounty(100)


def dealt(stacks: dict[int, int], cards: str) -> Hand:
    """Seat 1 on the button; `cards` come off the top."""
    top = parse(cards)
    deck = (*top, *[card for card in DECK_52.cards if card not in top])
    setup = Setup.deal_in(NL_HOLDEM, Stakes(5, 10), stacks, blinds(list(stacks), 1))
    return Hand(setup, deck)


def test_everybody_dealt_in_pays_who_takes_the_pot_with_seven_deuce() -> None:
    hand = dealt({1: 500, 2: 500, 3: 60}, "Ah Kh 7c Ad Kd 2s")
    hand.raise_to(40)
    hand.fold()
    hand.fold()
    # Seat 1 is dealt last: 7c 2s is not his, and nothing is paid.
    assert [hand.player(seat).cards == parse("7c 2s") for seat in (1, 2, 3)] == [True, False, False]
    assert dict(HandBounty(100).paid(hand)) == {1: 150, 2: -100, 3: -50}


def test_nothing_is_paid_for_another_hand_or_to_who_loses_with_it() -> None:
    folded = dealt({1: 500, 2: 500, 3: 500}, "Ah Kh 7c Ad Kd 2s")
    folded.fold()
    folded.fold()
    assert SEVEN_DEUCE.paid(folded) == {}
    other = dealt({1: 500, 2: 500, 3: 500}, "Ah Kh 7c Ad Kd 7s")
    other.raise_to(40)
    other.fold()
    other.fold()
    assert SEVEN_DEUCE.paid(other) == {}


def test_nothing_is_paid_in_a_void_hand_or_one_that_goes_on() -> None:
    hand = dealt({1: 500, 2: 500, 3: 500}, "Ah Kh 7c Ad Kd 2s")
    assert SEVEN_DEUCE.paid(hand) == {}
    hand.void()
    assert SEVEN_DEUCE.paid(hand) == {}


@given(setups(), st.integers(1, 200), st.integers(0, 2**32))
def test_a_bounty_makes_no_chip_and_leaves_nobody_below_nothing(setup: Setup, chips: int, seed: int) -> None:
    chance = Random(seed)
    cards = list(setup.variant.deck.cards)
    chance.shuffle(cards)
    hand = Hand(setup, cards)
    while (step := next_step(hand, chance, hidden=False)) is not None:
        hand.apply(step)
    # Every pair of cards that is held may be the one that is paid for.
    held = [hand.player(seat).cards for seat in hand.seats]
    for cards_of in held:
        ranks = "".join([RANKS[rank_of(card)] for card in cards_of if card >= 0][:2])
        changes = HandBounty(chips, ranks).paid(hand)
        assert sum(changes.values()) == 0
        if changes:
            after = {seat: hand.result.stacks[seat] + change for seat, change in changes.items()}
            assert min(after.values()) >= 0
            # Two winners may hold the same ranks, and each is paid.
            winners = {award.seat for award in hand.result.awards if award.amount}
            paid = [seat for seat in winners if _ranks(hand.player(seat).cards) == sorted(ranks)]
            assert all(change >= -chips * len(paid) for change in changes.values())


def _ranks(cards: Sequence[int]) -> list[str]:
    return sorted([RANKS[rank_of(card)] for card in cards if card >= 0])
