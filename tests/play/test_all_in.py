import pytest

from croupier.play import BadAmount, IllegalAction, Pot, Stakes
from croupier.rulebook import profile
from tests.play.table import bounds, deal, done, flop, play, stacks, table


def test_nobody_can_raise_when_every_opponent_is_all_in() -> None:
    hand = flop([5000, 900, 600])
    play(hand, "seat 2 is all-in for 800, seat 3 calls 500")
    assert bounds(hand) == (800, 0, 0)
    with pytest.raises(IllegalAction) as refusal:
        hand.raise_to(1600)
    assert refusal.value.code == "play-nobody-left-to-raise"


def test_a_raise_is_open_while_one_opponent_still_has_chips() -> None:
    hand = flop([5000, 900, 601])
    play(hand, "seat 2 is all-in for 800, seat 3 folds")
    assert bounds(hand) == (800, 0, 0)

    hand = flop([5000, 900, 1000])
    play(hand, "seat 2 is all-in for 800, seat 3 calls 800")
    assert bounds(hand) == (800, 1600, 4900)


def test_the_last_player_with_chips_is_not_asked_when_he_has_matched_every_bet() -> None:
    hand = deal(table([5000, 300, 5000]), {1: "AhAd", 2: "QhQd"})
    play(hand, "seat 1 raises to 300, seat 2 calls 250, seat 3 folds")
    assert hand.over
    assert stacks(hand) == {1: 5400, 2: 0, 3: 4900}


def test_betting_between_two_covered_players_stops_when_one_is_all_in() -> None:
    hand = flop([5000, 5000, 700])
    play(hand, "seat 2 checks, seat 3 is all-in for 600, seat 1 calls 600")
    assert bounds(hand) == (600, 1200, 4900)
    play(hand, "seat 2 calls 600")
    assert hand.street_name == "turn"
    assert hand.actor == 2


def test_two_players_go_on_betting_into_a_side_pot() -> None:
    hand = flop([5000, 5000, 700])
    play(hand, "seat 2 checks, seat 3 is all-in for 600, seat 1 calls 600, seat 2 calls 600")
    play(hand, "seat 2 bets 1000, seat 1 calls 1000")
    assert hand.pots == (Pot(2100, (2, 3, 1)), Pot(2000, (2, 1)))


def test_the_caller_of_a_larger_stack_is_all_in_for_his_own() -> None:
    hand = deal(table([5000, 1200]), {1: "AhAd", 2: "QhQd"})
    play(hand, "seat 1 is all-in for 5000, seat 2 calls 1100")
    assert done(hand, "return") == [("return", 1, 3800)]
    assert stacks(hand) == {1: 6200, 2: 0}


def test_an_all_in_above_every_other_stack_is_open() -> None:
    hand = deal(table([5000, 300, 300]))
    assert bounds(hand) == (100, 200, 5000)
    play(hand, "seat 1 is all-in for 5000, seat 2 calls 250, seat 3 calls 200")
    assert hand.over
    assert done(hand, "return") == [("return", 1, 4700)]
    assert hand.result.pots == (Pot(900, (2, 3, 1)),)


# Against a short big blind


@pytest.mark.clause("CLUB-2:2.3.2-b")
def test_heads_up_the_small_blind_calls_a_short_big_blind_for_what_it_is() -> None:
    hand = deal(table([1000, 80], policy=profile("club-cash")), {1: "AhAd", 2: "QhQd"})
    assert bounds(hand) == (30, 0, 0)
    play(hand, "seat 1 calls 30")
    assert done(hand, "return") == []
    assert stacks(hand) == {1: 1080, 2: 0}


@pytest.mark.clause("FSPR:allin-all-1")
def test_heads_up_the_small_blind_calls_the_full_big_blind_and_gets_the_rest_back() -> None:
    hand = deal(table([1000, 80], policy=profile("fspr-manual")), {1: "AhAd", 2: "QhQd"})
    assert bounds(hand) == (50, 0, 0)
    play(hand, "seat 1 calls 50")
    assert done(hand, "return") == [("return", 1, 20)]
    assert stacks(hand) == {1: 1080, 2: 0}


def test_heads_up_a_small_blind_above_a_short_big_blind_is_not_asked() -> None:
    hand = deal(table([1000, 30]), {1: "AhAd", 2: "QhQd"})
    assert hand.over
    assert done(hand, "return") == [("return", 1, 20)]
    assert stacks(hand) == {1: 1030, 2: 0}


@pytest.mark.clause("FSPR:allin-bb-1")
def test_the_small_blind_completes_to_the_full_big_blind_while_another_player_is_in() -> None:
    hand = deal(table([1000, 1000, 60]))
    play(hand, "seat 1 calls 100")
    assert bounds(hand) == (50, 200, 1000)
    play(hand, "seat 2 calls 50")
    assert hand.pots == (Pot(180, (2, 3, 1)), Pot(80, (2, 1)))


@pytest.mark.clause("FSPR:allin-bb-1")
def test_the_last_caller_of_a_short_big_blind_gets_back_what_nobody_put_in() -> None:
    hand = deal(table([1000, 1000, 60]))
    play(hand, "seat 1 folds")
    assert bounds(hand) == (50, 0, 0)
    play(hand, "seat 2 calls 50")
    assert hand.over
    assert done(hand, "return") == [("return", 2, 40)]
    assert hand.result.pots == (Pot(120, (2, 3)),)


@pytest.mark.clause("CLUB-2:2.3.2-b")
def test_one_on_one_with_a_short_big_blind_the_call_is_what_it_is() -> None:
    hand = deal(table([1000, 1000, 60], policy=profile("club-cash")))
    assert bounds(hand) == (100, 200, 1000)
    play(hand, "seat 1 folds")
    assert bounds(hand) == (10, 0, 0)


def test_a_raise_over_a_short_big_blind_starts_from_the_full_blind() -> None:
    hand = deal(table([1000, 1000, 60]))
    with pytest.raises(BadAmount):
        hand.raise_to(160)
    play(hand, "seat 1 raises to 200")


def test_both_blinds_short_and_everybody_folds() -> None:
    hand = deal(table([1000, 30, 60]), {2: "AhAd", 3: "QhQd"})
    assert bounds(hand) == (100, 0, 0)
    play(hand, "seat 1 folds")
    assert hand.over
    assert done(hand, "return") == [("return", 3, 30)]
    assert stacks(hand) == {1: 1000, 2: 60, 3: 30}


def test_short_blinds_called_by_one_player_make_two_pots() -> None:
    hand = deal(table([1000, 30, 60]), {1: "ThTd", 2: "AhAd", 3: "6h6d"})
    play(hand, "seat 1 calls 100")
    assert done(hand, "return") == [("return", 1, 40)]
    assert hand.result.pots == (Pot(90, (2, 3, 1)), Pot(60, (3, 1)))
    assert stacks(hand) == {1: 1000, 2: 90, 3: 0}


# Small blind and ante together


def test_an_ante_takes_the_blind_with_it() -> None:
    hand = deal(table([1000, 60, 1000], Stakes(50, 100, ante=25)))
    assert hand.player(2).bet == 35
    assert hand.player(2).put_in == 60
    play(hand, "seat 1 calls 100, seat 3 checks")
    assert hand.pots == (Pot(180, (2, 3, 1)), Pot(130, (3, 1)))


# Everybody in


def test_the_board_runs_out_when_betting_is_closed() -> None:
    hand = deal(table([1000, 1000]))
    play(hand, "seat 1 is all-in for 1000, seat 2 calls 900")
    assert hand.over
    assert len(hand.board) == 5


def test_ten_players_all_in_for_ten_stacks() -> None:
    chips = [100 * seat for seat in range(1, 11)]
    hand = deal(table(chips, button=10), {seat: f"{rank}h{rank}d" for seat, rank in enumerate("AQT", 1)})
    while not hand.over:
        assert hand.options is not None
        hand.raise_to(hand.options.raise_max) if hand.options.raise_max else hand.call()
    assert [pot.amount for pot in hand.pots] == [1000, 900, 800, 700, 600, 500, 400, 300, 200]
    assert done(hand, "return") == []
    assert sum(stacks(hand).values()) == 5500
    assert stacks(hand)[1] == 1000
    assert stacks(hand)[2] == 900
    assert stacks(hand)[3] == 800
