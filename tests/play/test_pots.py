from dataclasses import replace

import pytest

from croupier.errors import Broken
from croupier.play import Hand, Positions, Pot, Rake, Setup, Stakes, catalogue
from croupier.play.pots import divided, layered
from croupier.rulebook import profile
from tests.play.table import bets, deal, done, flop, play, stacks, table

# Main pot and side pots


@pytest.mark.clause("FSPR:term-sidepot")
@pytest.mark.clause("FSPR:allin-2")
@pytest.mark.clause("CLUB-7:7.3.6")
def test_two_side_pots() -> None:
    assert layered([0, 100, 300, 500, 500], [1, 2, 3, 4], 0) == (
        Pot(400, (1, 2, 3, 4)),
        Pot(600, (2, 3, 4)),
        Pot(400, (3, 4)),
    )


def test_who_is_in_for_nothing_plays_for_dead_money_alone() -> None:
    assert layered([0, 0, 100, 100], [1, 2, 3], 0) == (Pot(200, (2, 3)),)
    assert layered([0, 0, 100, 100], [1, 2, 3], 30) == (Pot(30, (1, 2, 3)), Pot(200, (2, 3)))


def test_more_than_a_stack_is_never_taken_from_it() -> None:
    hand = deal(table([5000] * 3))
    with pytest.raises(Broken) as broken:
        hand._pay(1, 5001)
    assert broken.value.params == {"seat": 1, "amount": 5001}
    assert stacks(hand)[1] == 5000


def test_four_levels_of_all_ins_make_four_pots() -> None:
    hand = deal(table([40, 160, 370, 900, 900], button=3))
    play(hand, "seat 1 calls 40, seat 2 calls 100, seat 3 is all-in for 370, seat 4 is all-in for 900")
    play(hand, "seat 5 calls 800, seat 2 calls 60")
    assert hand.pots == (
        Pot(200, (4, 5, 1, 2, 3)),
        Pot(480, (4, 5, 2, 3)),
        Pot(630, (4, 5, 3)),
        Pot(1060, (4, 5)),
    )


def test_each_level_is_won_by_the_best_hand_that_reaches_it() -> None:
    hand = deal(
        table([40, 160, 370, 900, 900], button=3),
        {1: "AhAd", 2: "QhQd", 3: "ThTd", 4: "6h6d", 5: "5h4h"},
    )
    play(hand, "seat 1 calls 40, seat 2 calls 100, seat 3 is all-in for 370, seat 4 is all-in for 900")
    play(hand, "seat 5 calls 800, seat 2 calls 60")
    assert stacks(hand) == {1: 200, 2: 480, 3: 630, 4: 1060, 5: 0}


def test_the_best_hand_takes_every_pot_it_reaches() -> None:
    hand = deal(table([400, 1000, 1600]), {1: "ThTd", 2: "AhAd", 3: "QhQd"})
    play(hand, "seat 1 is all-in for 400, seat 2 is all-in for 1000, seat 3 calls 900")
    assert hand.pots == (Pot(1200, (2, 3, 1)), Pot(1200, (2, 3)))
    assert stacks(hand) == {1: 0, 2: 2400, 3: 600}


def test_chips_of_folded_players_lie_in_the_pots_they_were_bet_into() -> None:
    assert layered([0, 100, 250, 400, 400], [1, 3, 4], 0) == (Pot(400, (1, 3, 4)), Pot(750, (3, 4)))


def test_a_folded_bet_between_two_levels_makes_no_pot_of_its_own() -> None:
    hand = flop([300, 5000, 5000, 5000])
    play(hand, "seat 2 bets 150, seat 3 raises to 400, seat 4 calls 400, seat 1 calls 200, seat 2 folds")
    assert hand.pots == (Pot(1150, (3, 4, 1)), Pot(400, (3, 4)))


def test_what_folded_players_put_in_above_the_last_live_player_stays_in_his_pot() -> None:
    assert layered([0, 50, 100, 25], [1], 0) == (Pot(175, (1,)),)


def test_dead_chips_go_to_the_main_pot_alone() -> None:
    assert layered([0, 100, 300, 300], [1, 2, 3], 60) == (Pot(360, (1, 2, 3)), Pot(400, (2, 3)))


def test_a_player_with_nothing_in_but_the_dead_ante_plays_for_the_dead_chips() -> None:
    assert layered([0, 0, 300, 300], [1, 2, 3], 60) == (Pot(60, (1, 2, 3)), Pot(600, (2, 3)))


def test_bets_stay_in_front_until_the_street_is_closed() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 400, seat 3 calls 400")
    assert hand.pots == (Pot(300, (2, 3, 1)),)
    assert hand.total == 1100
    play(hand, "seat 1 folds")
    assert hand.pots == (Pot(1100, (2, 3)),)


@pytest.mark.under("tda-2022", "fspr-manual")
@pytest.mark.clause("FSPR:term-pot")
def test_the_pot_is_the_sum_of_all_bets_those_in_front_too() -> None:
    """100 in the middle, 50 and 180 in front of two players: 330."""
    hand = flop([5000] * 2, Stakes(25, 50))
    play(hand, "seat 2 bets 50, seat 1 raises to 180")
    assert hand.pots == (Pot(100, (2, 1)),)
    assert bets(hand) == {2: 50, 1: 180}
    assert hand.total == 330


def test_without_bets_there_is_no_pot_before_the_flop() -> None:
    assert deal(table([5000] * 3)).pots == ()


# The bet nobody called


def test_a_bet_nobody_called_goes_back() -> None:
    hand = flop([5000] * 2)
    play(hand, "seat 2 bets 3000, seat 1 folds")
    assert done(hand, "return", "push") == [("return", 2, 3000), ("push", 2, 200)]
    assert stacks(hand) == {1: 4900, 2: 5100}


def test_the_part_of_a_bet_that_a_short_call_does_not_reach_goes_back() -> None:
    hand = flop([700, 5000])
    play(hand, "seat 2 bets 2000, seat 1 calls 600")
    assert done(hand, "return") == [("return", 2, 1400)]
    assert hand.result.pots == (Pot(1400, (2, 1)),)


@pytest.mark.clause("FSPR:win-1")
def test_a_walk_gives_the_big_blind_his_blind_back_and_the_small_blind() -> None:
    hand = deal(table([5000] * 4))
    play(hand, "seat 4 folds, seat 1 folds, seat 2 folds")
    assert done(hand, "return", "push") == [("return", 3, 50), ("push", 3, 100)]
    assert stacks(hand) == {1: 5000, 2: 4950, 3: 5050, 4: 5000}


def test_a_walk_with_a_dead_small_blind_gives_the_big_blind_his_chips_back() -> None:
    hand = deal(table({1: 5000, 4: 5000}, positions=Positions(1, 3, 4)))
    play(hand, "seat 1 folds")
    assert done(hand, "return") == [("return", 4, 100)]
    assert stacks(hand) == {1: 5000, 4: 5000}


def test_only_the_part_above_the_second_highest_bet_goes_back() -> None:
    hand = flop([5000] * 3)
    play(hand, "seat 2 bets 500, seat 3 raises to 2000, seat 1 folds, seat 2 folds")
    assert done(hand, "return", "push") == [("return", 3, 1500), ("push", 3, 1300)]


def test_an_all_in_that_is_returned_leaves_the_player_his_chips() -> None:
    hand = flop([5000, 900])
    play(hand, "seat 2 checks, seat 1 is all-in for 4900, seat 2 calls 800")
    assert done(hand, "return") == [("return", 1, 4100)]
    assert not hand.player(1).all_in


# Ties


@pytest.mark.parametrize(
    ("amount", "ways", "shares"),
    [(100, 2, [50, 50]), (101, 2, [51, 50]), (200, 3, [67, 67, 66]), (2, 3, [1, 1, 0]), (7, 4, [2, 2, 2, 1])],
)
def test_odd_chips_go_to_the_first_one_each(amount: int, ways: int, shares: list[int]) -> None:
    assert divided(amount, ways) == shares


def test_what_is_less_than_a_chip_goes_with_the_first_share() -> None:
    assert divided(1003, 2, chip=25) == [503, 500]
    assert divided(1028, 2, chip=25) == [528, 500]


@pytest.mark.under("tda-2022", "club-tournament", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:19A", "TDA-2017:20A")
@pytest.mark.clause("TDA-2022:20A")
@pytest.mark.clause("FSPR:oddchip-1")
@pytest.mark.clause("CLUB-7:7.3.5-a")
@pytest.mark.parametrize(
    ("button", "chips"),
    [
        (1, {1: 5024, 2: 4950, 3: 5026, 4: 5000}),
        (2, {1: 5050, 2: 4999, 3: 5051, 4: 4900}),
        (3, {1: 5026, 2: 5000, 3: 5024, 4: 4950}),
        (4, {1: 5051, 2: 4900, 3: 5050, 4: 4999}),
    ],
)
def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(button: int, chips: dict[int, int]) -> None:
    stakes = Stakes(50, 100, ante=1, ante_by="button")
    hand = deal(table([5000] * 4, stakes, button=button), {1: "AhQd", 3: "AdQh"})
    while not hand.over:
        assert hand.options is not None
        if hand.actor in (2, 4):
            hand.fold()
        elif hand.options.check:
            hand.check()
        else:
            hand.call()
    assert stacks(hand) == chips


def test_two_odd_chips_go_to_the_first_two_of_three_winners() -> None:
    hand = deal(table([5000] * 4), {1: "AhQd", 3: "AdQh", 4: "AsQc"})
    play(hand, "seat 4 calls, seat 1 calls, seat 2 folds, seat 3 checks")
    play(hand, ", ".join(["seat 3 checks, seat 4 checks, seat 1 checks"] * 3))
    assert done(hand, "push") == [("push", 3, 117), ("push", 4, 117), ("push", 1, 116)]


@pytest.mark.clause("TDA-2022:21")
@pytest.mark.clause("CLUB-7:7.3.6")
def test_each_pot_is_split_on_its_own() -> None:
    hand = two_pots(tied={1: "AhQd", 2: "AdQh", 3: "AsQc"})
    assert hand.result.pots == (Pot(36, (1, 2, 3)), Pot(11, (2, 3)))
    assert done(hand, "push") == [
        ("push", 2, 6),
        ("push", 3, 5),
        ("push", 1, 12),
        ("push", 2, 12),
        ("push", 3, 12),
    ]


@pytest.mark.clause("TDA-2022:21")
def test_one_player_may_get_the_odd_chip_of_two_pots() -> None:
    hand = two_pots(tied={1: "6h3d", 2: "AdQh", 3: "AsQc"}, ante=1)
    assert [(award.pot, award.seat, award.amount) for award in hand.result.awards] == [
        (1, 2, 6),
        (1, 3, 5),
        (0, 2, 19),
        (0, 3, 18),
    ]


def two_pots(tied: dict[int, str], ante: int = 0) -> Hand:
    """Seat 1 is all-in for 9, seats 2 and 3 have 14 in, seat 4 has folded 10."""
    stakes = Stakes(1, 2, ante=ante, ante_by="button")
    hand = deal(table([9, 500, 500, 500], stakes, button=4), tied)
    play(hand, "seat 3 raises to 10, seat 4 calls 10, seat 1 calls 8, seat 2 calls 8")
    play(hand, "seat 2 bets 4, seat 3 calls 4, seat 4 folds")
    return play(hand, "seat 2 checks, seat 3 checks, seat 2 checks, seat 3 checks")


def test_side_pots_are_pushed_before_the_main_pot() -> None:
    hand = deal(table([400, 1000, 1600]), {1: "ThTd", 2: "AhAd", 3: "QhQd"})
    play(hand, "seat 1 is all-in for 400, seat 2 is all-in for 1000, seat 3 calls 900")
    assert [(award.pot, award.seat) for award in hand.result.awards] == [(1, 2), (0, 2)]


def test_players_who_play_the_board_share_the_pot() -> None:
    hand = deal(table([5000] * 2), {1: "2h3d", 2: "2s3c"}, "AcKdQhJsTc")
    play(hand, "seat 1 is all-in for 5000, seat 2 calls 4900")
    assert stacks(hand) == {1: 5000, 2: 5000}
    name = hand.result.awards[0].name
    assert name is not None
    assert name.say() == "a straight to the ace"


# The chips are counted


def test_a_chip_too_many_in_a_stack_stops_the_hand() -> None:
    hand = deal(table([200, 200, 200]))
    play(hand, "seat 1 calls")
    hand._stack[2] += 1
    with pytest.raises(Broken):
        hand.raise_to(hand.options.raise_min)


def test_the_middle_is_counted_again_when_the_street_ends() -> None:
    hand = deal(table([200, 200, 200]))
    play(hand, "seat 1 calls, seat 2 calls")
    hand._put[1] -= 1
    with pytest.raises(Broken):
        hand.check()


@pytest.mark.parametrize("game", ["nl-holdem", "pl-courchevel", "nl-double-board-holdem"])
def test_no_flop_no_drop_and_the_card_turned_with_the_deal_is_no_flop(game: str) -> None:
    """A hundred is called heads-up, the flop is checked round or never comes; five percent of 200 is 10."""
    for calls, rake in ((False, 0), (True, 10)):
        setup = Setup.deal_in(
            catalogue[game], Stakes(50, 100), {1: 5000, 2: 5000}, Positions(1, 1, 2), rake=Rake(5, cap=300)
        )
        hand = Hand(setup, setup.variant.deck.cards)
        hand.call() if calls else hand.fold()
        while not hand.over:
            assert hand.options is not None
            hand.check() if hand.options.check else hand.fold()
        assert hand.result.rake == rake


def raked(rake: Rake) -> Hand:
    """Queens are all-in for 500 and lose the main pot of 1,500 to aces, which win the side pot of 200 too."""
    setup = replace(table([500, 600, 5000]), rake=rake)
    hand = deal(setup, {1: "QhQs", 2: "AhAs", 3: "6h6s"})
    return play(hand, "seat 1 is all-in for 500, seat 2 is all-in for 600, seat 3 calls")


def test_a_side_pot_smaller_than_the_rake_is_raked_away_first() -> None:
    hand = raked(Rake(100, 300, side_pots_first=True))
    assert hand.result.pots == (Pot(1400, (2, 3, 1)), Pot(0, (2, 3)))
    assert stacks(hand) == {1: 0, 2: 1400, 3: 4400}


def test_no_more_is_taken_from_a_pot_than_was_told_of_it() -> None:
    hand = raked(Rake(100, 300, by_pot=(250, 50)))
    assert [pot.amount for pot in hand.result.pots] == [1250, 150]


def test_the_odd_chip_between_high_and_low_goes_to_the_low_where_the_policy_has_it() -> None:
    policy = replace(profile("tda-2022"), odd_chip_high_low="low")
    hand = Hand.new("pl-omaha-8", [1001, 1001], blinds=(1, 2), policy=policy)
    for seat, cards in zip(hand.setup.order, ("Ah2hKcQd", "KhKsQsJd"), strict=True):
        hand.deal(cards, seat)
    low, high = hand.setup.order
    # 1,001 each: an odd chip more in the pot, left by nobody.
    hand.post(low, 1)
    play(hand, f"seat {high} raises to 6")
    hand.call()
    for board in ("3c4d8s", "Kd", "9h"):
        hand.deal(board)
        hand.check()
        hand.check()
    pushed = {seat: amount for _, seat, amount in done(hand, "push")}
    assert pushed == {low: 7, high: 6}
