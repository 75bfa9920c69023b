"""Five-card stud with a bet in the dark: who may make it, how large, and who speaks then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier.cards import DECK_52, parse
from croupier.errors import Mistake, Refusal
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.play.variant import NO_LIMIT
from croupier.rulebook import Policy, profile
from tests.play.table import bets, bounds, done, play

CLUB = profile("club-cash")
STAKES = Stakes(0, 0, ante=10, bring_in=5, small_bet=20, big_bet=40)
NO_LIMIT_STUD = replace(catalogue["five-stud"], id="nl-five-stud", betting=NO_LIMIT)


def dealt(
    dark: dict[int, int],
    *,
    game: str = "",
    policy: Policy = CLUB,
    stacks: dict[int, int] | None = None,
    button: int = 4,
) -> Hand:
    """Four players with 1,000 each and antes of 10, no limit unless a game of the house is named."""
    variant = catalogue[game] if game else NO_LIMIT_STUD
    chips = stacks or dict.fromkeys(range(1, 5), 1000)
    positions = Positions(button, 1, 2)
    return Hand(Setup.deal_in(variant, STAKES, chips, positions, policy=policy, dark=dark), DECK_52.cards)


def three(policy: Policy) -> Hand:
    """Limit five-card stud, seat 1 in the dark for 50, a king, a deuce and a seven up."""
    chips = dict.fromkeys(range(1, 4), 1000)
    positions = Positions(3, 1, 2)
    setup = Setup.deal_in(catalogue["five-stud"], STAKES, chips, positions, policy=policy, dark={1: 50})
    hand = Hand(setup)
    for seat, cards in {1: "??Kd", 2: "??2c", 3: "??7h"}.items():
        hand.deal(parse(cards), seat)
    return hand


@pytest.mark.clause("CLUB-2:2.12.3-b")
@pytest.mark.parametrize("amount", [40, 63, 80])
def test_over_antes_of_forty_a_bet_in_the_dark_is_forty_to_eighty(amount: int) -> None:
    hand = dealt({2: amount})
    assert bets(hand) == {2: amount}
    assert hand.total == 40 + amount
    assert (hand.actor, bounds(hand)) == (3, (amount, 2 * amount, 990)), "no bring-in, his left speaks first"


@pytest.mark.clause("CLUB-2:2.12.3-b")
@pytest.mark.parametrize("amount", [39, 81, 0])
def test_less_than_the_pot_or_more_than_two_pots_is_refused(amount: int) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt({2: amount})
    assert refusal.value.code == "play-dark-bet-size"
    assert refusal.value.clause == "CLUB-2:2.12.3-b"
    assert (refusal.value.params["least"], refusal.value.params["most"]) == (40, 80)


@pytest.mark.clause("CLUB-2:2.12.3-b")
@pytest.mark.parametrize(("button", "first"), [(4, 1), (2, 3), (1, 3), (3, 1)])
def test_of_several_the_nearest_to_the_button_has_precedence(button: int, first: int) -> None:
    hand = dealt({1: 40, 3: 80}, button=button)
    assert bets(hand) == {first: {1: 40, 3: 80}[first]}


@pytest.mark.clause("CLUB-2:2.12.3-b", "CLUB-2:2.12.4")
def test_the_bet_in_the_dark_is_live_and_has_the_last_word() -> None:
    hand = dealt({2: 60})
    play(hand, "seat 3 calls 60, seat 4 calls 60, seat 1 calls 60")
    assert (hand.actor, bounds(hand)) == (2, (0, 120, 990))
    hand.raise_to(300)
    play(hand, "seat 3 folds, seat 4 folds, seat 1 calls 240")
    assert (hand.street, hand.total) == (1, 40 + 300 + 300 + 60 + 60)


def test_when_all_fold_to_it_the_bet_in_the_dark_takes_the_antes() -> None:
    hand = dealt({2: 80})
    play(hand, "seat 3 folds, seat 4 folds, seat 1 folds")
    assert hand.over
    assert done(hand, "return") == [("return", 2, 80)]
    assert hand.result.stacks == {1: 990, 2: 1030, 3: 990, 4: 990}


def test_in_limit_stud_a_raise_adds_a_bet_to_it_and_the_high_card_opens_the_next_street() -> None:
    hand = three(CLUB)
    assert (hand.actor, bounds(hand)) == (2, (50, 70, 70))
    play(hand, "seat 2 calls 50, seat 3 raises to 70, seat 1 calls 20, seat 2 calls 20")
    for seat, card in {1: "9d", 2: "As", 3: "9h"}.items():
        hand.deal(parse(card), seat)
    assert (hand.street_name, hand.actor) == ("third", 2)


def test_the_last_seat_short_of_the_bet_is_all_in_and_there_is_a_side_pot() -> None:
    hand = dealt({2: 60}, stacks={1: 30, 2: 1000, 3: 1000, 4: 1000})
    play(hand, "seat 3 calls 60, seat 4 folds, seat 1 calls 20")
    hand.check()
    assert [pot.amount for pot in hand.pots] == [100, 80]


@pytest.mark.clause("CLUB-2:2.12.3-b")
def test_who_has_less_than_the_pot_after_his_ante_bets_nothing_in_the_dark() -> None:
    assert bets(dealt({2: 40}, stacks={1: 1000, 2: 50, 3: 1000, 4: 1000})) == {2: 40}
    with pytest.raises(Refusal) as refusal:
        dealt({2: 40}, stacks={1: 1000, 2: 49, 3: 1000, 4: 1000})
    assert refusal.value.code == "play-dark-bet-size"


@pytest.mark.clause("CLUB-2:2.12.3-b")
@pytest.mark.parametrize("game", ["seven-stud", "razz", "fl-holdem"])
def test_only_five_card_stud_has_a_bet_in_the_dark(game: str) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt({2: 60}, game=game)
    assert refusal.value.code == "play-no-dark-bet"


@pytest.mark.clause("CLUB-2:2.12.1", "CLUB-2:2.12.3-b")
@pytest.mark.parametrize(
    "policy", [profile("tda-2022"), replace(CLUB, straddle="none"), replace(CLUB, dark_bet=0)]
)
def test_a_house_without_it_refuses_the_bet(policy: Policy) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt({2: 60}, game="five-stud-32", policy=policy)
    assert refusal.value.code == "play-no-dark-bet"


def test_a_seat_that_is_not_dealt_in_bets_nothing() -> None:
    with pytest.raises(Mistake) as mistake:
        dealt({7: 60})
    assert mistake.value.code == "play-no-such-seat"


def test_without_a_bet_in_the_dark_the_low_card_brings_it_in() -> None:
    hand = dealt({}, game="five-stud")
    assert hand.options is not None
    assert hand.options.bring_in == 5


@pytest.mark.clause("FSPR:stud-5")
def test_who_folds_to_a_bet_in_the_dark_is_dealt_no_more_cards() -> None:
    hand = three(replace(CLUB, stud_folded_seat_dealt=True))
    play(hand, "seat 2 folds, seat 3 calls 50")
    hand.check()
    assert hand.dealing is not None
    hand.deal(parse("Qd"), 1)
    hand.deal(parse("Qh"), 3)
    assert (hand.street_name, hand.actor) == ("third", 1)
