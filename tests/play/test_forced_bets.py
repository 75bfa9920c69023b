import pytest

from croupier.play import Forced, Hand, Positions, Pot, Stakes
from croupier.rulebook import Policy
from tests.play.table import bets, deal, done, offered, play, posted, stacks, table


@pytest.mark.parametrize("players", range(3, 11))
def test_the_two_seats_left_of_the_button_post_the_blinds(players: int) -> None:
    hand = deal(table([5000] * players))
    assert bets(hand) == {2: 50, 3: 100}
    assert done(hand, "small-blind", "big-blind") == [("small-blind", 2, 50), ("big-blind", 3, 100)]


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:blind-1")
def test_blinds_go_round_the_end_of_the_table() -> None:
    hand = deal(table({2: 5000, 5: 5000, 9: 5000}, button=5))
    assert bets(hand) == {2: 100, 9: 50}


@pytest.mark.under("tda-2022", "fspr-manual")
@pytest.mark.clause("FSPR:term-blind")
def test_the_blinds_are_in_before_the_first_card_falls() -> None:
    """25 and 50: 75 in the pot while the first player of the deal still waits for his cards."""
    hand = Hand(table([5000] * 4, Stakes(25, 50)))
    assert hand.dealing is not None
    assert not any([hand.player(seat).cards for seat in hand.seats])
    assert (bets(hand), hand.total) == ({2: 25, 3: 50}, 75)


@pytest.mark.clause("TDA-2022:34.1")
@pytest.mark.clause("CLUB-7:7.6.3-a")
def test_heads_up_the_button_posts_the_small_blind() -> None:
    hand = deal(table({3: 5000, 8: 5000}, button=8))
    assert bets(hand) == {3: 100, 8: 50}
    assert hand.actor == 8


@pytest.mark.clause("TDA-2022:34.1")
def test_heads_up_the_button_gets_the_last_card() -> None:
    hand = deal(table({3: 5000, 8: 5000}, button=8))
    assert [entry.seat for entry in hand.log if entry.kind == "deal"] == [3, 8]


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:blind-2")
def test_eight_players_pay_blinds_and_antes() -> None:
    hand = deal(table([5000] * 8, Stakes(100, 200, ante=25)))
    assert hand.total == 500
    assert hand.pots == (Pot(200, (2, 3, 4, 5, 6, 7, 8, 1)),)
    assert bets(hand) == {2: 100, 3: 200}
    assert stacks(hand) == {1: 4975, 2: 4875, 3: 4775, 4: 4975, 5: 4975, 6: 4975, 7: 4975, 8: 4975}


def test_an_ante_is_no_part_of_the_bet_to_call() -> None:
    hand = deal(table([5000] * 3, Stakes(100, 200, ante=25)))
    assert hand.options is not None
    assert (hand.options.call, hand.options.raise_min, hand.options.raise_max) == (200, 400, 4975)


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2024:RP11")
def test_the_big_blind_pays_the_ante_for_the_table() -> None:
    hand = deal(table([5000] * 6, Stakes(50, 100, ante=100, ante_by="big-blind")))
    assert stacks(hand) == {1: 5000, 2: 4950, 3: 4800, 4: 5000, 5: 5000, 6: 5000}
    assert bets(hand) == {2: 50, 3: 100}
    assert hand.pots == (Pot(100, (2, 3, 4, 5, 6, 1)),)


def test_a_big_blind_ante_is_matched_by_nobody_and_won_with_the_main_pot() -> None:
    hand = deal(table([5000] * 3, Stakes(50, 100, ante=100, ante_by="big-blind")))
    play(hand, "seat 1 raises to 300, seat 2 folds, seat 3 folds")
    assert stacks(hand) == {1: 5250, 2: 4950, 3: 4800}


def test_the_button_pays_the_ante_for_the_table() -> None:
    hand = deal(table([5000] * 4, Stakes(50, 100, ante=100, ante_by="button")))
    assert stacks(hand) == {1: 4900, 2: 4950, 3: 4900, 4: 5000}
    assert done(hand, "dead-ante") == [("dead-ante", 1, 100)]


def test_a_dead_button_pays_no_ante() -> None:
    stakes = Stakes(50, 100, ante=100, ante_by="button")
    hand = deal(table({2: 5000, 3: 5000, 4: 5000}, stakes, positions=Positions(1, 2, 3)))
    assert hand.total == 150


@pytest.mark.clause("TDA-2022:32")
def test_a_small_blind_that_falls_on_an_empty_seat_is_not_posted() -> None:
    hand = deal(table({1: 5000, 4: 5000, 6: 5000}, positions=Positions(1, 3, 4)))
    assert bets(hand) == {4: 100}
    assert hand.actor == 6


# Short posts


@pytest.mark.clause("FSPR:allin-bb-1")
@pytest.mark.clause("FSPR:allin-all-1")
def test_a_short_big_blind_is_called_and_raised_as_a_full_one() -> None:
    hand = deal(table([1000, 1000, 25], Stakes(25, 50)))
    assert bets(hand) == {2: 25, 3: 25}
    assert hand.options is not None
    assert (hand.options.call, hand.options.raise_min) == (50, 100)


@pytest.mark.clause("CLUB-7:7.8.11")
def test_a_player_too_short_for_the_big_blind_plays_on_with_what_is_left() -> None:
    hand = deal(table([3000, 3000, 120], Stakes(100, 200)))
    player = hand.player(3)
    assert (player.bet, player.stack, player.all_in) == (120, 0, True)
    play(hand, "seat 1 calls 200, seat 2 folds")
    assert hand.over
    assert done(hand, "return") == [("return", 1, 80)]
    assert hand.result.pots == (Pot(340, (3, 1)),)


def test_a_short_small_blind_can_win_only_what_he_covers() -> None:
    hand = deal(table([5000, 30, 5000]), {1: "5h4h", 2: "AhAd", 3: "QhQd"})
    play(hand, "seat 1 calls 100, seat 3 checks")
    assert hand.pots == (Pot(90, (2, 3, 1)), Pot(140, (3, 1)))
    play(hand, "seat 3 checks, seat 1 checks, seat 3 checks, seat 1 checks, seat 3 checks, seat 1 checks")
    assert stacks(hand) == {1: 4900, 2: 90, 3: 5040}


def test_a_player_all_in_for_a_part_of_the_ante_plays_for_that_part_of_every_ante() -> None:
    hand = deal(table([5000, 5000, 5000, 10], Stakes(50, 100, ante=25)), {4: "AhAd", 1: "5h4h"})
    assert hand.pots == (Pot(40, (2, 3, 4, 1)), Pot(45, (2, 3, 1)))
    play(hand, "seat 1 raises to 300, seat 2 folds, seat 3 folds")
    assert hand.over
    assert stacks(hand) == {1: 5170, 2: 4925, 3: 4875, 4: 40}


def test_a_player_all_in_for_the_ante_is_never_asked_to_act() -> None:
    hand = deal(table([5000, 5000, 5000, 25], Stakes(50, 100, ante=25)))
    assert hand.actor == 1
    assert hand.player(4).all_in


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2024:RP11")
def test_a_short_big_blind_pays_his_blind_before_the_ante_for_the_table() -> None:
    stakes = Stakes(50, 100, ante=100, ante_by="big-blind")
    hand = deal(table([5000, 5000, 130], stakes))
    assert done(hand, "dead-ante", "big-blind") == [("big-blind", 3, 100), ("dead-ante", 3, 30)]
    ante_first = deal(table([5000, 5000, 130], stakes, policy=Policy(big_blind_ante_first=False)))
    assert done(ante_first, "dead-ante", "big-blind") == [("dead-ante", 3, 100), ("big-blind", 3, 30)]
    assert ante_first.options is not None
    assert ante_first.options.call == 100


def test_all_players_all_in_from_the_antes_see_the_board_at_once() -> None:
    hand = deal(table([20, 25, 10], Stakes(50, 100, ante=25)), {1: "AhAd", 2: "QhQd", 3: "5h4h"})
    assert hand.over
    assert done(hand, "return") == [("return", 2, 5)]
    assert stacks(hand) == {1: 50, 2: 5, 3: 0}


# Newcomers


@pytest.mark.clause("ONLINE:join-2")
def test_a_newcomers_post_is_his_bet() -> None:
    hand = deal(table([5000] * 6, posts={6: 100}))
    assert bets(hand) == {2: 50, 3: 100, 6: 100}
    play(hand, "seat 4 folds, seat 5 folds")
    assert offered(hand) == {"seat": 6, "fold": True, "check": True, "raise_min": 200, "raise_max": 5000}
    play(hand, "seat 6 checks, seat 1 folds, seat 2 calls 50, seat 3 checks")
    assert hand.pots == (Pot(300, (2, 3, 6)),)


@pytest.mark.clause("ONLINE:missed-2")
def test_who_missed_both_blinds_posts_a_live_big_and_a_dead_small_blind() -> None:
    hand = deal(
        posted(
            [5000] * 4, (2, 50, "small-blind"), (3, 100, "big-blind"), (4, 100, "post"), (4, 50, "dead-post")
        )
    )
    assert bets(hand) == {2: 50, 3: 100, 4: 100}
    assert hand.pots == (Pot(50, (2, 3, 4, 1)),)
    assert hand.actor == 4
    play(hand, "seat 4 checks, seat 1 folds, seat 2 folds, seat 3 checks")
    assert hand.pots == (Pot(300, (3, 4)),)


def test_a_straddle_moves_the_first_action_and_keeps_the_last_word() -> None:
    hand = deal(posted([5000] * 4, (2, 50, "small-blind"), (3, 100, "big-blind"), (4, 200, "straddle")))
    assert hand.options is not None
    assert (hand.actor, hand.options.call) == (1, 200)
    play(hand, "seat 1 calls 200, seat 2 folds, seat 3 calls 100")
    assert hand.actor == 4
    assert hand.options.check


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "fspr-competition", "club-cash", "club-tournament")
@pytest.mark.clause("TDA-2015:43A.1", "TDA-2017:47A.1", "TDA-2022:43A.1", "FSPR:raise-3")
@pytest.mark.clause("CLUB-2:2.8.3-a", "CLUB-7:7.8.3-a")
def test_the_first_raise_adds_the_largest_blind_that_lies_there() -> None:
    hand = deal(posted([5000] * 4, (2, 50, "small-blind"), (3, 100, "big-blind"), (4, 200, "straddle")))
    assert (hand.actor, offered(hand)["call"], offered(hand)["raise_min"]) == (1, 200, 400)


def test_blinds_of_nothing_are_not_posted() -> None:
    assert Stakes(0, 100).forced([1, 2, 3], Positions(1, 2, 3)) == (Forced(3, 100, "big-blind"),)


def test_the_log_begins_with_the_posts_antes_first() -> None:
    hand = Hand(table([5000] * 3, Stakes(50, 100, ante=10)))
    assert [(entry.kind, entry.seat, entry.amount) for entry in hand.log] == [
        ("ante", 1, 10),
        ("ante", 2, 10),
        ("ante", 3, 10),
        ("small-blind", 2, 50),
        ("big-blind", 3, 100),
    ]
