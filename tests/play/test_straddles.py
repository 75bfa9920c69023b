"""Straddles, posts and bomb pots: who puts what in before the cards, and who speaks when."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from croupier.errors import Refusal
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, bomb_pot, catalogue, next_positions
from croupier.rulebook import Policy, profile
from tests import under
from tests.play.table import bets, blinds, bounds, done, play

BLINDS = Stakes(50, 100)
CASH = profile("club-cash")
MANUAL = profile("fspr-manual")


def dealt(
    policy: Policy,
    stakes: Stakes = BLINDS,
    *,
    players: int = 5,
    straddled: tuple[int, ...] = (),
    chips: dict[int, int] | None = None,
) -> Hand:
    """Seat 1 on the button, seat 2 and 3 in the blinds."""
    seats = chips or dict.fromkeys(range(1, players + 1), 5000)
    setup = Setup.deal_in(
        NL_HOLDEM, stakes, seats, blinds(list(seats), 1), policy=policy, straddled=straddled
    )
    return Hand(setup, range(52))


# Under the gun


@pytest.mark.clause("CLUB-2:2.12.4", "CLUB-2:2.12.3-a", "CLUB-2:2.12.1")
def test_a_live_straddle_of_two_big_blinds_has_the_last_word() -> None:
    """BTN-AU-8."""
    hand = dealt(CASH, straddled=(4,))
    assert bets(hand) == {2: 50, 3: 100, 4: 200}
    assert hand.actor == 5
    play(hand, "seat 5 calls 200, seat 1 calls 200, seat 2 calls 150, seat 3 calls 100")
    assert bounds(hand) == (0, 400, 5000), "the straddler may raise"


@pytest.mark.clause("CLUB-2:2.12.4")
def test_where_the_big_blind_keeps_the_last_word_the_straddler_is_not_asked() -> None:
    """BTN-AU-8, by the letter."""
    hand = dealt(replace(CASH, straddle_last_word="big-blind"), straddled=(4,))
    play(hand, "seat 5 calls, seat 1 calls, seat 2 calls, seat 3 calls 100")
    assert hand.street_name == "flop"


@pytest.mark.clause("FSPR:straddle-1", "FSPR:straddle-2", "FSPR:term-raise-no-look")
def test_a_raise_without_looking_leaves_the_last_word_to_the_big_blind() -> None:
    """FSPR-AU-BLIND-3."""
    hand = dealt(MANUAL, straddled=(4,))
    assert hand.to_call == 200
    play(hand, "seat 5 calls, seat 1 calls, seat 2 calls")
    assert (hand.actor, bounds(hand)) == (3, (100, 400, 5000))
    play(hand, "seat 3 calls 100")
    assert hand.street_name == "flop"


@pytest.mark.clause("FSPR:straddle-1", "FSPR:term-raise-no-look")
def test_even_where_a_house_lets_it_live_the_book_sells_nobody_the_last_word() -> None:
    hand = dealt(replace(profile("fspr-manual"), straddle="live"), straddled=(4,))
    play(hand, "seat 5 calls, seat 1 calls, seat 2 calls, seat 3 calls 100")
    assert hand.street_name == "flop"


@pytest.mark.clause("FSPR:straddle-1", "FSPR:term-raise-no-look")
def test_the_raise_without_looking_is_answered_when_it_is_raised() -> None:
    hand = dealt(MANUAL, straddled=(4,))
    play(hand, "seat 5 raises to 500, seat 1 folds, seat 2 folds, seat 3 folds")
    assert bounds(hand) == (300, 800, 5000)


@pytest.mark.clause("CLUB-2:2.12.1")
@pytest.mark.parametrize("book", ["tda-2022", "club-tournament", "fspr-competition"])
def test_where_there_is_no_straddle_nobody_may_post_one(book: str) -> None:
    """BTN-AU-8 where the house does not allow it, FSPR-AU-BLIND-4."""
    with pytest.raises(Refusal) as refusal:
        dealt(profile(book), straddled=(4,))
    assert refusal.value.code == "play-no-straddle"


@pytest.mark.clause("CLUB-2:2.12.3-a")
def test_a_house_may_set_the_size_of_the_straddle() -> None:
    assert bets(dealt(replace(CASH, straddle_size=3), straddled=(4, 5))) == {2: 50, 3: 100, 4: 300, 5: 600}


def test_a_table_s_straddles_are_posted_to_the_left_of_the_big_blind() -> None:
    hand = dealt(CASH, Stakes(50, 100, straddles=2))
    assert bets(hand) == {2: 50, 3: 100, 4: 200, 5: 400}
    assert hand.actor == 1


# From the button, and from anywhere


def test_a_button_straddle_lets_the_small_blind_open_and_the_button_speak_last() -> None:
    hand = dealt(CASH, Stakes(50, 100, straddles=1, straddle_by="button"))
    assert bets(hand) == {1: 200, 2: 50, 3: 100}
    play(hand, "seat 2 calls 150, seat 3 calls 100, seat 4 calls, seat 5 folds")
    assert (hand.actor, bounds(hand)) == (1, (0, 400, 5000))


def test_heads_up_the_button_has_its_blind_and_no_straddle() -> None:
    assert bets(dealt(CASH, Stakes(50, 100, straddles=1, straddle_by="button"), players=2)) == {1: 50, 2: 100}


def test_a_mississippi_straddle_comes_from_any_seat_and_the_next_one_opens() -> None:
    hand = dealt(CASH, straddled=(5,))
    assert bets(hand) == {2: 50, 3: 100, 5: 200}
    play(hand, "seat 1 folds, seat 2 folds, seat 3 folds, seat 4 calls 200")
    assert (hand.actor, bounds(hand)) == (5, (0, 400, 5000))


@pytest.mark.clause("FSPR:allin-all-1")
def test_a_straddle_posted_short_is_called_in_full() -> None:
    hand = dealt(CASH, straddled=(4,), chips={1: 5000, 2: 5000, 3: 5000, 4: 120, 5: 5000})
    assert bets(hand)[4] == 120
    assert bounds(hand) == (200, 400, 5000)


# Posts


@pytest.mark.clause("ONLINE:missed-2")
def test_who_missed_both_blinds_posts_one_live_and_one_dead() -> None:
    seats = dict.fromkeys(range(1, 6), 5000)
    setup = Setup.deal_in(
        NL_HOLDEM, BLINDS, seats, Positions(1, 2, 3), posts={5: 100}, dead_posts={5: 50}, policy=CASH
    )
    hand = Hand(setup, range(52))
    assert (hand.player(5).bet, hand.player(5).stack, hand.total) == (100, 4850, 300)
    play(hand, "seat 4 folds")
    assert bounds(hand) == (0, 200, 4950), "his live post is his bet, and he may raise"


# Bomb pots


def test_a_bomb_pot_begins_with_the_flop() -> None:
    seats = dict.fromkeys(range(1, 5), 5000)
    stakes = Stakes(0, 0, ante=100)
    hand = Hand(
        Setup.deal_in(bomb_pot(catalogue["pl-omaha"]), stakes, seats, blinds(list(seats), 1)), range(52)
    )
    assert (hand.street_name, hand.actor, hand.pots[0].amount) == ("flop", 2, 400)
    assert bounds(hand) == (0, 100, 400)


def test_a_bomb_pot_of_two_boards_is_split_between_them() -> None:
    seats = dict.fromkeys(range(1, 4), 500)
    stakes = Stakes(0, 0, ante=100)
    game = bomb_pot(catalogue["nl-double-board-holdem"])
    hand = Hand(Setup.deal_in(game, stakes, seats, blinds(list(seats), 1)), range(52))
    assert [len(board) for board in hand.boards] == [3, 3]
    while not hand.over:
        hand.check()
    assert {award.board for award in hand.result.awards} == {0, 1}
    assert sum(award.amount for award in hand.result.awards) == 300


# From hand to hand


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:32", "TDA-2017:32", "TDA-2015:31")
def test_the_small_blind_busts_and_the_button_is_dead_at_his_seat() -> None:
    """AUTH-021."""
    assert next_positions(Positions(1, 2, 3), [1, 3, 4, 5, 6], under.policy()) == Positions(2, 3, 4)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:34.2", "TDA-2017:34.2", "TDA-2015:33.2")
def test_when_three_become_two_the_big_blind_takes_the_button() -> None:
    """AUTH-022: A on the button, B and C in the blinds, B busts."""
    assert next_positions(Positions(1, 2, 3), [1, 3], under.policy()) == Positions(3, 3, 1)


@pytest.mark.clause("CLUB-7:7.6.3-a", "CLUB-7:7.6.3-b")
def test_heads_up_who_had_the_big_blind_has_the_button() -> None:
    """TOUR-AU-5."""
    positions = next_positions(Positions(2, 3, 5), [2, 5], profile("club-tournament"))
    assert (positions.button, positions.big_blind) == (5, 2)


@pytest.mark.clause("CLUB-2:2.11.1-a", "CLUB-2:2.11.1-b")
@pytest.mark.parametrize(("button", "stands"), [("moving", 5), ("dead", 4)])
def test_the_button_goes_to_the_next_player_or_to_the_empty_seat(
    button: Literal["dead", "moving"], stands: int
) -> None:
    """BTN-AU-2: the button at seat 3, seat 4 has been left empty."""
    policy = replace(CASH, button=button)
    assert next_positions(Positions(3, 4, 5), [1, 2, 3, 5, 6], policy).button == stands


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("CLUB-2:2.11.3", "FSPR:blind-1")
@pytest.mark.parametrize(("on_button", "stands"), [("small-blind", 1), ("big-blind", 2)])
def test_two_players_post_both_blinds_and_the_small_one_opens(
    on_button: Literal["small-blind", "big-blind"], stands: int
) -> None:
    """BTN-AU-6; in the manual's way the button has the big blind."""
    policy = replace(under.policy(), heads_up_button=on_button)
    positions = next_positions(Positions(2, 2, 1), [1, 2], policy)
    setup = Setup.deal_in(NL_HOLDEM, BLINDS, {1: 500, 2: 500}, positions, policy=policy)
    assert positions == Positions(stands, 1, 2)
    assert Hand(setup, range(52)).actor == 1


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:blind-2")
def test_blinds_and_antes_of_eight_players() -> None:
    """BTN-AU-4."""
    hand = dealt(under.policy(), Stakes(100, 200, ante=25), players=8)
    assert hand.total == 500


@pytest.mark.clause("CLUB-7:7.8.11", "FSPR:allin-all-1")
def test_a_big_blind_of_120_is_all_in() -> None:
    """BET-AU-22."""
    hand = dealt(profile("club-tournament"), Stakes(100, 200), chips={1: 5000, 2: 5000, 3: 120, 4: 5000})
    assert done(hand, "big-blind") == [("big-blind", 3, 120)]
    assert hand.player(3).all_in


@pytest.mark.clause("CLUB-2:2.11.5")
def test_a_hand_is_played_without_a_small_blind() -> None:
    """CLUB2-AU-BLIND-8."""
    assert bets(dealt(CASH, Stakes(0, 100))) == {3: 100}
