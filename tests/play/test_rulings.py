"""The floor's operations on a hand: dead hands, chips that go back, whose turn it is, pots it awards."""

from dataclasses import replace

import pytest

from croupier.cards import parse
from croupier.play import (
    Forced,
    Hand,
    IllegalAction,
    Operation,
    Setup,
    Stakes,
    amended,
    catalogue,
    decided,
)
from croupier.play.errors import BadAmount
from croupier.rulebook import profile
from tests import under
from tests.play.books import on
from tests.play.table import bets, bounds, deal, done, flop, play, stacks, table

FOUR = [5000] * 4
"""Seat 1 on the button, seat 2 and 3 in the blinds, seat 4 under the gun."""


def on_the_river() -> Hand:
    """Three players, 300 in the pot, nobody has bet since the flop; at the showdown they are asked."""
    hand = deal(table([5000] * 3), asked=True)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    for _ in ("flop", "turn"):
        play(hand, "seat 2 checks, seat 3 checks, seat 1 checks")
    return hand


def comes_to_the_same(hand: Hand) -> None:
    """The log makes the hand again, with its deck and without."""
    assert Hand.replay(hand.setup, hand.log, hand.deck, asked=hand.asked) == hand
    without = Hand.replay(hand.setup, hand.log, asked=hand.asked)
    assert without.log == hand.log
    assert stacks(without) == stacks(hand)
    assert (without.actor, without.pots) == (hand.actor, hand.pots)


# Dead hands


def test_a_hand_killed_out_of_turn_is_passed_over() -> None:
    hand = deal(table(FOUR))
    hand.kill(1)
    play(hand, "seat 4 calls, seat 2 calls, seat 3 checks")
    assert hand.street_name == "flop"
    assert hand.live == (2, 3, 4)
    comes_to_the_same(hand)


def test_the_turn_passes_on_when_the_hand_in_turn_is_killed() -> None:
    hand = deal(table(FOUR))
    hand.kill(4)
    assert hand.actor == 1
    assert hand.player(4).folded
    comes_to_the_same(hand)


def test_the_chips_of_a_killed_hand_stay_in_the_pot() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 raises to 300, seat 1 calls")
    hand.kill(4)
    play(hand, "seat 2 folds, seat 3 folds")
    assert hand.result.stacks == {1: 5450, 2: 4950, 3: 4900, 4: 4700}
    comes_to_the_same(hand)


def test_the_last_to_act_killed_closes_the_street() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 calls, seat 1 calls, seat 2 calls")
    hand.kill(3)
    assert (hand.street_name, hand.actor) == ("flop", 2)
    assert hand.pots[0].amount == 400
    comes_to_the_same(hand)


def test_the_only_hand_left_cannot_be_killed() -> None:
    hand = deal(table([5000] * 2))
    before = hand.copy()
    for seat in (2, 1):
        twin = hand.copy()
        twin.kill(seat)
        assert twin.over
        assert twin.result.awards[0].seat == 3 - seat
        comes_to_the_same(twin)
    assert hand == before
    with pytest.raises(IllegalAction):
        twin.kill(2)


def test_an_all_in_hand_killed_loses_its_side_of_the_pot() -> None:
    hand = deal(table([300, 5000, 5000]), {1: "AhAs", 2: "KhKs", 3: "QhQs"})
    play(hand, "seat 1 is all-in for 300, seat 2 calls, seat 3 calls")
    hand.kill(1)
    while not hand.over:
        hand.check()
    assert hand.result.stacks == {1: 0, 2: 5600, 3: 4700}
    comes_to_the_same(hand)


def test_a_hand_killed_while_hands_are_shown() -> None:
    hand = deal(table([5000] * 3), {1: "AhAs", 2: "KhKs", 3: "QhQs"}, asked=True)
    play(
        hand,
        "seat 1 calls, seat 2 calls, seat 3 checks" + ", seat 2 checks, seat 3 checks, seat 1 checks" * 3,
    )
    play(hand, "seat 2 shows")
    hand.kill(1)
    play(hand, "seat 3 mucks")
    assert hand.result.stacks == {1: 4900, 2: 5200, 3: 4900}
    comes_to_the_same(hand)


def test_a_hand_killed_before_its_draw_is_dealt_nothing() -> None:
    setup = Setup(
        catalogue["five-draw"],
        {1: 500, 2: 500, 3: 500},
        1,
        (Forced(2, 5, "small-blind"), Forced(3, 10, "big-blind")),
        (10, 20),
    )
    hand = Hand(setup, tuple(range(52)))
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    hand.discard(hand.player(2).cards[:2])
    hand.kill(2)
    hand.kill(3)
    assert hand.over
    comes_to_the_same(hand)
    hand.undo()
    hand.discard(hand.player(3).cards[:1])
    hand.discard()
    dealt = [entry.seat for entry in hand.log if entry.kind == "deal"][3:]
    assert dealt == [3]
    comes_to_the_same(hand)


def three_at_the_showdown() -> Hand:
    hand = deal(table([5000] * 3), {1: "AhAs", 2: "KhKs", 3: "QhQs"}, asked=True)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    return play(hand, ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 3))


def test_a_hand_that_was_shown_is_killed_and_restored_and_need_not_show_again() -> None:
    hand = play(three_at_the_showdown(), "seat 2 shows")
    hand.kill(2)
    assert (hand.live, hand.actor) == ((3, 1), 3)
    hand.restore(2)
    play(hand, "seat 3 shows, seat 1 mucks")
    assert hand.result.stacks == {1: 4900, 2: 5200, 3: 4900}
    comes_to_the_same(hand)


def test_who_should_bring_it_in_is_killed_and_the_next_one_must() -> None:
    hand = Hand.new("seven-stud", [500] * 3, ante=2, bring_in=5, bets=(10, 20), seed=5)
    first = hand.actor
    assert first is not None
    hand.kill(first)
    assert hand.actor != first
    assert hand.options is not None
    assert hand.options.bring_in == 5
    hand.bring_in()
    comes_to_the_same(hand)


# Hands brought back


def three_before_the_draw() -> Hand:
    hand = Hand.new("five-draw", [500] * 3, blinds=(5, 10), deck=tuple(range(52)))
    return play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")


def test_a_hand_killed_in_its_turn_to_draw_draws_once_it_is_restored() -> None:
    hand = three_before_the_draw()
    hand.kill(2)
    assert hand.actor == 3
    hand.restore(2)
    assert hand.actor == 2
    hand.discard(hand.player(2).cards[:1])
    comes_to_the_same(hand)


def test_a_hand_killed_after_its_discard_is_given_its_cards_once_it_is_restored() -> None:
    hand = three_before_the_draw()
    hand.discard(hand.player(2).cards[:2])
    hand.kill(2)
    hand.restore(2)
    assert hand.actor == 3
    hand.discard()
    hand.discard()
    assert len(hand.player(2).cards) == 5
    comes_to_the_same(hand)


def waiting_to_be_run_out() -> Hand:
    """Seat 3 is all-in with aces and was killed by mistake; the two others are all-in and open, the board to come."""
    hand = deal(replace(table([5000, 5000, 100]), run_it=2), {1: "QhQs", 2: "6h6s", 3: "AhAs"})
    hand.kill(3)
    return play(hand, "seat 1 is all-in for 5000, seat 2 calls")


def test_an_all_in_hand_restored_before_the_board_is_run_out_opens_and_wins_the_main_pot() -> None:
    hand = waiting_to_be_run_out()
    hand.restore(3)
    hand.run(1)
    assert [entry[:2] for entry in done(hand, "show")] == [("show", 1), ("show", 2), ("show", 3)]
    assert hand.result.stacks == {1: 9800, 2: 0, 3: 300}
    comes_to_the_same(hand)


def test_hands_killed_before_the_board_is_run_out_leave_the_pot_to_the_last() -> None:
    hand = waiting_to_be_run_out()
    hand.restore(3)
    hand.kill(3)
    assert (hand.over, hand.dealing and hand.dealing.kind) == (False, "run")
    hand.return_bet(3, 100)
    assert hand.pots[0].amount == 10_000
    hand.kill(1)
    assert hand.result.stacks == {1: 0, 2: 10_000, 3: 100}
    comes_to_the_same(hand)


def test_a_hand_killed_by_mistake_is_restored_and_asked() -> None:
    hand = deal(table(FOUR))
    hand.kill(4)
    hand.restore(4)
    assert hand.to_act == (1, 2, 3, 4)
    hand.turn_to(4)
    play(hand, "seat 4 folds, seat 1 raises to 300, seat 2 folds, seat 3 folds")
    assert hand.over
    comes_to_the_same(hand)


def test_a_restored_hand_that_has_answered_the_bet_is_not_asked_again() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 raises to 300, seat 1 calls")
    hand.kill(4)
    hand.restore(4)
    play(hand, "seat 2 folds, seat 3 folds")
    assert (hand.street_name, hand.live) == ("flop", (4, 1))
    assert hand.pots[0].amount == 750
    comes_to_the_same(hand)


def test_a_hand_cannot_be_restored_once_the_flop_is_out() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 folds, seat 1 calls, seat 2 calls, seat 3 checks")
    before = hand.copy()
    with pytest.raises(IllegalAction) as refusal:
        hand.restore(4)
    assert refusal.value.code == "play-too-late-to-restore"
    assert hand == before


def test_a_mucked_hand_is_restored_at_the_showdown_and_wins() -> None:
    hand = deal(table([5000] * 3), {1: "AhAs", 2: "QhQs", 3: "KhKs"}, asked=True)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    play(hand, ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 3))
    play(hand, "seat 2 shows, seat 3 mucks")
    hand.restore(3)
    play(hand, "seat 1 shows, seat 3 shows")
    assert hand.result.stacks == {1: 4900, 2: 4900, 3: 5200}
    comes_to_the_same(hand)


def test_a_side_pot_whose_hands_are_all_dead_falls_to_the_main_pot() -> None:
    hand = deal(replace(table([500, 5000, 5000]), run_it=2))
    play(hand, "seat 1 is all-in for 500, seat 2 is all-in for 5000, seat 3 calls")
    assert [pot.amount for pot in hand.pots] == [1500, 9000]
    hand.kill(2)
    hand.kill(3)
    assert hand.result.stacks == {1: 10_500, 2: 0, 3: 0}
    comes_to_the_same(hand)


# Turns


def test_a_skipped_player_gets_his_turn() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 calls")
    hand.turn_to(2)
    play(hand, "seat 2 calls")
    assert hand.actor == 3
    play(hand, "seat 3 checks, seat 1 calls")
    assert hand.street_name == "flop"
    comes_to_the_same(hand)


def test_a_raise_out_of_turn_that_stands_is_answered_by_those_skipped() -> None:
    hand = deal(table(FOUR))
    hand.turn_to(2)
    play(hand, "seat 2 raises to 400, seat 3 folds, seat 4 calls, seat 1 folds")
    assert (hand.street_name, hand.live) == ("flop", (2, 4))
    comes_to_the_same(hand)


def test_action_that_backs_up_is_acted_on_again() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 checks, seat 3 checks")
    hand.turn_to(2)
    play(hand, "seat 2 bets 200")
    assert hand.to_act == (3, 1)
    comes_to_the_same(hand)


def test_who_is_given_the_turn_before_the_bring_in_brings_it_in() -> None:
    antes = (Forced(1, 2, "ante"), Forced(2, 2, "ante"))
    hand = Hand(Setup(catalogue["seven-stud"], {1: 500, 2: 500}, 2, antes, (10, 20), bring_in=5))
    hand.deal(parse("????2c"), 1)
    hand.deal(parse("????Kd"), 2)
    hand.turn_to(2)
    assert hand.options is not None
    assert (hand.actor, hand.options.bring_in) == (2, 5)
    hand.bring_in()
    assert bounds(hand) == (5, 10, 10)
    comes_to_the_same(hand)


def test_nobody_without_chips_or_hand_is_given_the_turn() -> None:
    hand = deal(table([50, 5000, 5000, 5000]))
    play(hand, "seat 4 folds")
    for seat in (4,):
        with pytest.raises(IllegalAction):
            hand.turn_to(seat)
    hand.turn_to(1)
    assert hand.actor == 1


# Chips


def test_the_call_of_a_short_opening_goes_back_and_who_opened_still_shows_first() -> None:
    policy = replace(profile("fspr-competition"), short_opening="full-bet")
    hand = deal(table([5000, 140, 5000], policy=policy), asked=True)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks, seat 2 is all-in for 40, seat 3 calls")
    hand.return_bet(3, hand.player(3).bet)
    assert hand.to_call == 100
    play(hand, "seat 1 calls 100, seat 3 calls 100")
    while hand.options and not hand.options.show:
        hand.check()
    assert done(hand, "show")[0][:2] == ("show", 2)
    comes_to_the_same(hand)


def test_a_bet_given_back_leaves_the_pot_to_be_bet_again() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 500, seat 3 calls")
    hand.return_bet(3, 500)
    assert hand.to_act == (1, 3)
    play(hand, "seat 1 folds, seat 3 folds")
    assert hand.result.stacks == {1: 4900, 2: 5200, 3: 4900}
    comes_to_the_same(hand)


@pytest.mark.parametrize("order", [(3, 1), (1, 3)])
def test_where_bet_and_call_went_back_nobody_has_bet_whichever_went_first(order: tuple[int, int]) -> None:
    hand = on_the_river()
    play(hand, "seat 2 checks, seat 3 bets 500, seat 1 calls")
    for seat in order:
        hand.return_bet(seat, 500)
    while hand.options and hand.options.check:
        hand.check()
    assert (hand.actor, hand.options and hand.options.show) == (2, True)
    comes_to_the_same(hand)


def test_a_bet_that_goes_back_in_part_is_still_the_one_that_opens_first() -> None:
    hand = on_the_river()
    play(hand, "seat 2 checks, seat 3 bets 500")
    hand.return_bet(3, 200)
    play(hand, "seat 1 calls 300, seat 2 calls 300")
    assert (hand.actor, hand.pots[0].amount) == (3, 1200)
    comes_to_the_same(hand)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_a_bet_and_its_call_that_go_back_in_part_leave_the_bettor_to_open_first(
    order: tuple[int, int],
) -> None:
    hand = on_the_river()
    play(hand, "seat 2 checks, seat 3 checks, seat 1 bets 500, seat 2 calls")
    for seat in order:
        hand.return_bet(seat, 200)
    play(hand, "seat 3 folds")
    while hand.options and hand.options.check:
        hand.check()
    assert (hand.actor, hand.pots[0].amount) == (1, 900)
    comes_to_the_same(hand)


def test_who_was_raised_opens_first_when_the_raise_goes_back() -> None:
    hand = on_the_river()
    play(hand, "seat 2 checks, seat 3 bets 500, seat 1 raises to 1500")
    hand.return_bet(1, 1000)
    play(hand, "seat 2 calls")
    assert (hand.actor, hand.pots[0].amount) == (3, 1800)
    comes_to_the_same(hand)


@pytest.mark.parametrize(("back", "least"), [(1500, 500), (1200, 500), (1000, 700), (400, 1900)])
def test_the_next_raise_adds_what_is_left_of_the_last(back: int, least: int) -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 raises to 300, seat 1 raises to 1500")
    hand.return_bet(1, back)
    assert bounds(hand)[1] == least
    comes_to_the_same(hand)


def test_a_raise_made_anew_after_it_went_back_counts_once() -> None:
    hand = Hand.new("fl-holdem", FOUR, bets=(100, 200), button=1, seed=7, policy=under.policy())
    play(hand, "seat 4 raises to 200")
    hand.return_bet(4, 200)
    play(hand, "seat 1 raises to 200, seat 2 raises to 300, seat 3 calls, seat 4 raises to 400")
    assert hand.options is not None
    assert hand.options.raise_max == 0
    hand.return_bet(4, 400)
    play(hand, "seat 1 raises to 400")
    assert hand.options.raise_max == 0
    comes_to_the_same(hand)


def test_every_raise_that_goes_back_leaves_room_for_one_more() -> None:
    hand = Hand.new("fl-holdem", FOUR, bets=(100, 200), button=1, seed=7, policy=under.policy())
    play(hand, "seat 4 raises to 200, seat 1 raises to 300, seat 2 raises to 400")
    assert hand.options is not None
    assert hand.options.raise_max == 0
    hand.return_bet(2, 350)
    hand.return_bet(1, 300)
    hand.return_bet(4, 200)
    play(hand, "seat 3 raises to 200, seat 4 raises to 300, seat 1 raises to 400")
    assert hand.to_call == 400
    comes_to_the_same(hand)


def test_the_bet_to_be_called_falls_when_the_raise_goes_back() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 200, seat 3 raises to 900")
    hand.return_bet(3, 700)
    assert (hand.to_call, bets(hand)) == (200, {2: 200, 3: 200})
    assert hand.to_act == (1,)
    play(hand, "seat 1 calls")
    assert hand.street_name == "turn"
    comes_to_the_same(hand)


def test_the_uncalled_bet_of_a_dead_hand_goes_back_first() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 200, seat 3 raises to 900, seat 1 folds")
    hand.return_bet(3, 700)
    assert hand.street_name == "turn"


def test_no_more_goes_back_than_was_put_in() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 500, seat 3 calls")
    before = hand.copy()
    for seat, amount in ((3, 501), (3, 0), (1, 1), (2, -5)):
        with pytest.raises(BadAmount):
            hand.return_bet(seat, amount)
    assert hand == before
    hand.kill(3)
    hand.return_bet(3, 600)
    assert hand.player(3).stack == 5000
    comes_to_the_same(hand)


def test_an_all_in_given_back_lets_the_player_act_again() -> None:
    hand = flop([5000, 600, 5000])
    play(hand, "seat 2 is all-in for 500, seat 3 calls")
    hand.return_bet(2, 500)
    assert hand.player(2).stack == 500
    assert (hand.to_call, hand.to_act) == (500, (1, 2))
    comes_to_the_same(hand)


def test_who_posts_all_he_has_left_is_all_in_and_the_turn_passes_him_by() -> None:
    hand = flop([5000, 400, 5000])
    assert hand.actor == 2
    hand.post(2, 300)
    assert hand.player(2).all_in
    assert (hand.actor, hand.pots[0].amount, hand.pots[0].seats) == (3, 600, (2, 3, 1))
    comes_to_the_same(hand)


def test_a_blind_still_owed_is_posted_dead() -> None:
    hand = deal(table(FOUR))
    play(hand, "seat 4 calls, seat 1 calls")
    hand.post(4, 100)
    assert bounds(hand) == (50, 200, 5000)
    play(hand, "seat 2 folds, seat 3 checks")
    assert hand.pots[0].amount == 450
    comes_to_the_same(hand)
    with pytest.raises(BadAmount):
        hand.post(2, 4951)


def test_an_underbet_that_stands_is_called_as_it_is() -> None:
    hand = flop([5000] * 3)
    with pytest.raises(BadAmount):
        hand.raise_to(40)
    hand.raise_to(40, stands=True)
    assert bounds(hand) == (40, 100, 4900), "it may be completed"
    play(hand, "seat 3 calls 40, seat 1 folds")
    assert hand.pots[0].amount == 380
    comes_to_the_same(hand)


def test_an_underraise_that_stands_does_not_reopen_the_betting() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 300")
    hand.raise_to(450, stands=True)
    play(hand, "seat 1 folds")
    assert bounds(hand) == (150, 0, 0)
    comes_to_the_same(hand)


def test_what_stands_is_more_than_the_bet_and_no_more_than_the_stack() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 300")
    for total in (300, 0, 4901):
        with pytest.raises(BadAmount):
            hand.raise_to(total, stands=True)


def test_an_underbet_put_right_is_called_in_full_by_those_who_called_it() -> None:
    hand = flop([5000] * 3)
    hand.raise_to(40, stands=True)
    play(hand, "seat 3 calls 40, seat 1 calls 40, seat 2 checks")
    (at,) = [place for place in decided(hand) if hand.log[place].kind == "stands"]
    right = amended(hand, at, Operation("raise", 2, 100))
    assert done(right, "raise", "call")[-3:] == [("raise", 2, 100), ("call", 3, 100), ("call", 1, 100)]
    assert (right.street_name, right.actor, right.total) == ("turn", 3, 600)
    assert hand.total == 420


@pytest.mark.clause("TDA-2022:52A", "TDA-2017:43A")
def test_an_underraise_found_on_its_street_is_made_full_by_all_who_called_it() -> None:
    """TDA-2022:EX-52A: 600, to 1,000 where 1,200 was the least, two calls, a fold."""
    hand = on("flop", [9000] * 5, Stakes(100, 200))
    play(hand, "seat 1 bets 600")
    hand.raise_to(1000, stands=True)
    play(hand, "seat 3 calls, seat 4 calls, seat 5 folds")
    assert bounds(hand)[0] == 400, "the error stands at 1,000 once the turn is dealt"
    at = next(place for place in decided(hand) if hand.log[place].kind == "stands")
    right = amended(hand, at, Operation("raise", 2, 1200))
    assert bets(right) == {1: 600, 2: 1200, 3: 1200, 4: 1200}
    assert bounds(right) == (600, 1800, 9000)


@pytest.mark.clause("TDA-2022:52B.1", "TDA-2017:43B.1", "TDA-2022:ILL-52B-3", "TDA-2017:ILL-43B-3")
def test_a_pot_bet_quoted_too_high_is_reduced_for_all_who_called_it() -> None:
    """TDA-2022:ILL-52B-3: a pot of 10,500, 11,500 bet and called twice."""
    hand = on("flop", [90_000] * 4, Stakes(500, 1000), "pl-omaha", pot=10_500)
    hand.raise_to(11_500, stands=True)
    play(hand, "seat 2 folds, seat 3 calls 11500")
    (at, *_) = [place for place in decided(hand) if hand.log[place].kind == "stands"]
    right = amended(hand, at, Operation("raise", 1, 10_500))
    assert bets(right) == {1: 10_500, 3: 10_500}
    assert bounds(right)[0] == 10_500


@pytest.mark.clause("TDA-2022:52B.2", "TDA-2017:43B.2", "TDA-2022:ILL-52B-1", "TDA-2022:ILL-52B-2")
def test_a_pot_bet_quoted_too_low_stands_or_is_made_up() -> None:
    """TDA-2022:ILL-52B-1 and 2: 9,500 for 10,500; it stands once two have acted on it."""
    hand = on("flop", [90_000] * 3, Stakes(500, 1000), "pl-omaha", pot=10_500)
    play(hand, "seat 1 bets 9500, seat 2 folds")
    (at,) = decided(hand)[-2:-1]
    assert bets(amended(hand, at, Operation("raise", 1, 10_500))) == {1: 10_500}
    play(hand, "seat 3 calls 9500")
    assert hand.pots[0].amount == 10_500 + 2 * 9500


# The end


def test_a_misdeal_gives_every_chip_back() -> None:
    hand = deal(
        table(
            [5000, 30, 5000],
        )
    )
    play(hand, "seat 1 raises to 300")
    hand.void()
    assert hand.result.stacks == {1: 5000, 2: 30, 3: 5000}
    assert (hand.result.pots, hand.voided, hand.over) == ((), True, True)
    comes_to_the_same(hand)
    hand.undo()
    assert (hand.actor, hand.voided, hand.player(1).bet) == (3, False, 300)


def test_the_floor_awards_a_pot() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 checks")
    hand.award(3, 200)
    assert (hand.actor, hand.options, hand.over) == (None, None, False)
    assert hand.total == 100
    hand.award(2, 100)
    assert hand.result.stacks == {1: 4900, 2: 5000, 3: 5100}
    comes_to_the_same(hand)
    hand.undo()
    with pytest.raises(BadAmount):
        hand.award(2, 101)


def test_nothing_is_ruled_when_the_hand_is_over() -> None:
    hand = deal(table([5000] * 3))
    play(hand, "seat 1 folds, seat 2 folds")
    for operation in (
        Operation("kill", 3),
        Operation("restore", 1),
        Operation("turn", 3),
        Operation("return-bet", 3, 50),
        Operation("late-post", 3, 50),
        Operation("award", 3, 50),
        Operation("void"),
        Operation("expose", 3, 0, parse("2c")),
        Operation("scrap"),
        Operation("put-back", 0, 0, parse("2c")),
        Operation("restack"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            hand.apply(operation)
        assert refusal.value.code == "play-hand-over"
