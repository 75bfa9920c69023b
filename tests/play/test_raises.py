import pytest

from croupier.play import BadAmount, Stakes
from tests.play.table import bounds, deal, flop, play, stacks, table

# The least and the most


def test_the_first_raise_is_at_least_to_two_big_blinds() -> None:
    hand = deal(table([10_000] * 4))
    assert bounds(hand) == (100, 200, 10_000)


@pytest.mark.clause("FSPR:bet-2")
@pytest.mark.clause("CLUB-2:2.3.2-a")
def test_a_bet_is_at_least_the_big_blind() -> None:
    hand = flop([10_000] * 3)
    assert bounds(hand) == (0, 100, 9900)
    with pytest.raises(BadAmount):
        hand.raise_to(99)
    play(hand, "seat 2 bets 100")


@pytest.mark.clause("FSPR:raise-3")
@pytest.mark.parametrize(("bet", "least"), [(50, 100), (900, 1800)])
def test_the_first_raise_doubles_the_bet(bet: int, least: int) -> None:
    hand = flop([5000] * 3, Stakes(10, 20))
    play(hand, f"seat 2 bets {bet}")
    assert bounds(hand) == (bet, least, 4980)


@pytest.mark.clause("TDA-2022:43A.1")
@pytest.mark.clause("TDA-2017:47A.1")
def test_a_raise_is_at_least_as_large_as_the_largest_raise_before_it() -> None:
    hand = flop([20_000] * 4, Stakes(100, 200))
    play(hand, "seat 2 bets 600, seat 3 raises to 1600, seat 4 raises to 3600")
    assert bounds(hand) == (3600, 5600, 19_800)
    with pytest.raises(BadAmount) as refusal:
        hand.raise_to(5599)
    assert refusal.value.clause == "TDA-2022:43A.1"


@pytest.mark.clause("TDA-2022:43A.1")
def test_two_big_chips_over_a_bet_of_three_hundred() -> None:
    hand = flop([5000] * 3, Stakes(100, 200))
    play(hand, "seat 2 bets 300, seat 3 raises to 1000")
    assert bounds(hand) == (1000, 1700, 4800)


@pytest.mark.clause("TDA-2017:47A.1")
def test_the_largest_step_of_a_round_of_raises_counts() -> None:
    hand = deal(table([5000] * 7, Stakes(25, 50)))
    play(hand, "seat 4 raises to 125, seat 5 raises to 200, seat 6 raises to 500")
    assert bounds(hand) == (500, 800, 5000)


@pytest.mark.clause("TDA-2017:47A.1")
def test_calls_between_do_not_change_the_step() -> None:
    hand = deal(table([5000] * 7, Stakes(25, 50)))
    play(hand, "seat 4 raises to 500, seat 5 calls 500, seat 6 calls 500")
    assert bounds(hand) == (500, 950, 5000)


@pytest.mark.clause("FSPR:reraise-2")
def test_the_first_bettor_re_raises_by_the_raise_and_not_by_the_bet() -> None:
    hand = flop([5000] * 3, Stakes(10, 20))
    play(hand, "seat 2 bets 50, seat 3 raises to 180")
    assert bounds(hand) == (180, 310, 4980)


def test_a_smaller_full_raise_does_not_make_the_step_smaller() -> None:
    hand = flop([20_000] * 4)
    play(hand, "seat 2 bets 1000, seat 3 raises to 3000, seat 4 raises to 5000")
    assert bounds(hand)[1] == 7000


def test_every_street_begins_with_the_step_of_the_big_blind() -> None:
    hand = flop([20_000] * 3)
    play(hand, "seat 2 bets 3000, seat 3 calls 3000, seat 1 folds")
    assert hand.street_name == "turn"
    assert bounds(hand) == (0, 100, 16_900)


@pytest.mark.clause("TDA-2022:43B")
def test_a_raise_is_named_by_its_total() -> None:
    hand = flop([20_000] * 3)
    play(hand, "seat 2 bets 2000, seat 3 raises to 8000")
    assert hand.player(3).bet == 8000
    assert hand.to_call == 8000
    assert bounds(hand)[0] == 8000


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:raise-4")
@pytest.mark.clause("FSPR:bet-3")
def test_the_most_is_the_whole_stack_with_what_is_in_front() -> None:
    hand = deal(table([1000, 1000, 1000]))
    play(hand, "seat 1 folds")
    assert bounds(hand) == (50, 200, 1000)
    with pytest.raises(BadAmount):
        hand.raise_to(1001)
    play(hand, "seat 2 is all-in for 1000")


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("TDA-2022:48")
@pytest.mark.clause("FSPR:raise-5")
def test_the_number_of_raises_has_no_limit() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 raises to 200, seat 2 raises to 300, seat 3 raises to 400")
    play(hand, "seat 1 raises to 500, seat 2 raises to 600, seat 3 raises to 700, seat 1 raises to 800")
    assert bounds(hand)[1] == 900


@pytest.mark.clause("FSPR:nl-1")
def test_a_bet_may_be_far_larger_than_the_pot() -> None:
    hand = flop([4100] * 2)
    assert hand.total == 200
    play(hand, "seat 2 is all-in for 4000")
    assert hand.player(2).all_in


# Stacks that are too short


@pytest.mark.under("tda-2022", "club-cash")
@pytest.mark.clause("CLUB-2:2.8.3-b")
def test_a_stack_below_the_minimum_raise_may_be_raised_as_it_is() -> None:
    hand = deal(table([10_000, 10_000, 10_000, 150]))
    assert bounds(hand) == (100, 150, 150)
    with pytest.raises(BadAmount):
        hand.raise_to(149)
    play(hand, "seat 4 is all-in for 150")


def test_a_stack_just_above_the_call_may_be_raised_by_one_chip() -> None:
    hand = deal(table([10_000, 10_000, 10_000, 101]))
    assert bounds(hand) == (100, 101, 101)


def test_a_stack_of_exactly_the_call_can_only_call() -> None:
    hand = deal(table([10_000, 10_000, 10_000, 100]))
    assert bounds(hand) == (100, 0, 0)


@pytest.mark.clause("FSPR:allin-1")
def test_a_stack_smaller_than_the_bet_calls_for_all_it_has() -> None:
    hand = flop([5000, 5000, 220])
    play(hand, "seat 2 bets 500")
    assert bounds(hand) == (120, 0, 0)
    play(hand, "seat 3 calls 120")
    assert hand.player(3).all_in
    play(hand, "seat 1 calls 500")
    assert [pot.amount for pot in hand.pots] == [660, 760]


def test_a_bet_below_the_big_blind_is_open_to_a_short_stack_only() -> None:
    hand = flop([5000, 160, 5000])
    assert bounds(hand) == (0, 60, 60)
    play(hand, "seat 2 is all-in for 60")
    assert hand.to_call == 60


@pytest.mark.clause("FSPR:allin-all-2")
def test_a_short_opening_all_in_that_everybody_matches_ends_the_round() -> None:
    hand = flop([1000, 1000, 75, 1000], Stakes(25, 50))
    play(hand, "seat 2 checks, seat 3 is all-in for 25, seat 4 calls 25, seat 1 calls 25, seat 2 calls 25")
    assert hand.street_name == "turn"
    assert hand.total == 4 * 50 + 4 * 25


# What an amount may not be


@pytest.mark.parametrize("total", [-200, 0, 100, 199, 5001, 1_000_000])
def test_an_amount_out_of_bounds_is_refused_and_changes_nothing(total: int) -> None:
    hand = deal(table([5000] * 3))
    before = hand.copy()
    with pytest.raises(BadAmount) as refusal:
        hand.raise_to(total)
    assert refusal.value.params == {"seat": 1, "total": total, "low": 200, "high": 5000}
    assert hand == before
    play(hand, "seat 1 raises to 200")
    assert stacks(hand) == {1: 4800, 2: 4950, 3: 4900}


def test_the_options_say_whether_an_amount_opens_or_raises() -> None:
    hand = flop([5000] * 2)
    assert hand.options is not None
    assert hand.options.opens
    play(hand, "seat 2 bets 300")
    assert not hand.options.opens


def test_the_least_raise_is_told_whoever_makes_it() -> None:
    hand = play(flop([5000] * 3), "seat 2 bets 300")
    assert (hand.to_call, hand.step, hand.smallest_raise) == (300, 300, 600)
    play(hand, "seat 3 raises to 1000")
    assert (hand.to_call, hand.step, hand.smallest_raise) == (1000, 700, 1700)
