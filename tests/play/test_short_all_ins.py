import pytest

from croupier.play import Hand, IllegalAction, Stakes
from tests.play.table import bounds, deal, flop, offered, play, table


def may_raise(hand: Hand) -> bool:
    assert hand.options is not None
    return hand.options.raise_max > 0


# The book's own examples


@pytest.mark.clause("TDA-2017:47A.1")
@pytest.mark.clause("TDA-2022:47A.2")
def test_a_raise_over_an_all_in_of_one_and_a_half_blinds() -> None:
    hand = deal(table([5000, 5000, 5000, 150, 5000]))
    play(hand, "seat 4 is all-in for 150")
    assert bounds(hand) == (150, 250, 5000)


@pytest.mark.clause("TDA-2017:47A.1")
def test_a_raise_over_a_raise_over_a_short_all_in() -> None:
    hand = deal(table([9000, 9000, 9000, 300, 9000], Stakes(100, 200)))
    play(hand, "seat 4 is all-in for 300, seat 5 raises to 1000")
    assert bounds(hand) == (1000, 1700, 9000)


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.clause("TDA-2017:48A")
def test_two_short_all_ins_add_up_and_reopen_the_betting() -> None:
    """A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls: A faces a full 100."""
    hand = short_all_ins_add_up()
    assert hand.actor == 2
    assert bounds(hand) == (100, 300, 4900)


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.clause("TDA-2017:48A")
def test_who_called_the_first_short_all_in_does_not_face_a_full_raise() -> None:
    hand = short_all_ins_add_up()
    play(hand, "seat 2 calls 100")
    assert hand.actor == 4
    assert bounds(hand) == (75, 0, 0)
    with pytest.raises(IllegalAction) as refusal:
        hand.raise_to(300)
    assert (refusal.value.code, refusal.value.clause) == ("play-betting-not-reopened", "TDA-2022:47A.1")


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.clause("TDA-2017:48A")
def test_a_minimum_raise_reopens_the_betting_to_everybody() -> None:
    hand = short_all_ins_add_up()
    play(hand, "seat 2 raises to 300, seat 4 calls 175")
    assert hand.actor == 1
    assert may_raise(hand)


def test_a_minimum_raise_reopens_the_betting_to_who_had_called_short() -> None:
    hand = short_all_ins_add_up()
    play(hand, "seat 2 raises to 300")
    assert bounds(hand) == (175, 400, 4900)


def short_all_ins_add_up() -> Hand:
    hand = flop([5000, 5000, 225, 5000, 300])
    return play(
        hand,
        "seat 2 bets 100, seat 3 is all-in for 125, seat 4 calls 125, seat 5 is all-in for 200, seat 1 calls 200",
    )


@pytest.mark.clause("TDA-2022:47A.2")
def test_three_short_all_ins_leave_the_step_where_it_was() -> None:
    hand = flop([5000, 5000, 600, 750, 900, 5000])
    play(
        hand, "seat 2 bets 300, seat 3 is all-in for 500, seat 4 is all-in for 650, seat 5 is all-in for 800"
    )
    play(hand, "seat 6 calls 800")
    assert hand.actor == 1
    assert bounds(hand) == (800, 1100, 4900)


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.clause("TDA-2017:48A")
def test_a_short_all_in_before_the_flop_lets_the_big_blind_raise_and_the_limper_not() -> None:
    hand = limped_and_short_all_in()
    assert hand.actor == 3
    assert bounds(hand) == (3500, 11_500, 50_000)
    play(hand, "seat 3 calls 3500")
    assert hand.actor == 4
    assert bounds(hand) == (3500, 0, 0)


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.clause("TDA-2017:48A")
def test_a_raise_by_the_big_blind_gives_the_limper_his_raise_back() -> None:
    hand = limped_and_short_all_in()
    play(hand, "seat 3 raises to 11_500")
    assert bounds(hand) == (7500, 15_500, 50_000)


def limped_and_short_all_in() -> Hand:
    hand = deal(table([7500, 50_000, 50_000, 50_000, 50_000], Stakes(2000, 4000)))
    return play(hand, "seat 4 calls 4000, seat 5 folds, seat 1 is all-in for 7500, seat 2 folds")


@pytest.mark.clause("FSPR:allin-c-7")
def test_the_opener_may_raise_a_short_all_in_over_a_raise_but_the_raiser_may_not() -> None:
    hand = flop([110, 5000, 5000], Stakes(10, 20))
    play(hand, "seat 2 bets 20, seat 3 raises to 60, seat 1 is all-in for 90")
    assert bounds(hand) == (70, 130, 4980)
    play(hand, "seat 2 calls 70")
    assert hand.actor == 3
    assert bounds(hand) == (30, 0, 0)


@pytest.mark.clause("FSPR:allin-c-6")
@pytest.mark.clause("FSPR:allin-c-7")
def test_eight_hundred_over_six_hundred_over_two_hundred_is_no_raise() -> None:
    hand = flop([900, 5000, 5000])
    play(hand, "seat 2 bets 200, seat 3 raises to 600, seat 1 is all-in for 800")
    assert bounds(hand) == (600, 1200, 4900)
    play(hand, "seat 2 calls 600")
    assert bounds(hand) == (200, 0, 0)


@pytest.mark.clause("CLUB-2:2.8.11-c")
@pytest.mark.clause("FSPR:allin-c-6")
def test_an_all_in_of_exactly_a_full_raise_reopens_the_betting() -> None:
    hand = flop([5000, 5000, 300])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 200, seat 1 folds")
    assert bounds(hand) == (100, 0, 0), "nobody is left who could call a raise"

    hand = flop([5000, 5000, 300])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 200, seat 1 calls 200")
    assert bounds(hand) == (100, 300, 4900)


@pytest.mark.clause("CLUB-2:2.8.3-a")
@pytest.mark.clause("CLUB-7:7.8.3-a")
def test_a_player_behind_a_short_all_in_raises_by_the_last_full_step() -> None:
    hand = flop([5000, 5000, 250])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 150")
    assert bounds(hand) == (150, 250, 4900)


# One short of enough, and enough


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.parametrize(("short_stack", "reopened"), [(299, False), (300, True)])
def test_one_chip_decides_whether_the_betting_is_reopened(short_stack: int, reopened: bool) -> None:
    hand = flop([5000, 5000, short_stack])
    play(hand, f"seat 2 bets 100, seat 3 is all-in for {short_stack - 100}, seat 1 calls")
    assert hand.actor == 2
    assert may_raise(hand) is reopened


@pytest.mark.clause("TDA-2022:47A.1")
@pytest.mark.parametrize(("second", "reopened"), [(399, False), (400, True)])
def test_one_chip_decides_whether_several_all_ins_add_up(second: int, reopened: bool) -> None:
    hand = deal(table([360, second, 5000, 5000, 5000]))
    play(
        hand,
        f"seat 4 raises to 250, seat 5 calls 250, seat 1 is all-in for 360, seat 2 is all-in for {second}",
    )
    play(hand, "seat 3 folds")
    assert hand.actor == 4
    assert may_raise(hand) is reopened


@pytest.mark.clause("CLUB-7:7.8.3-c")
@pytest.mark.clause("CLUB-2:2.8.11-a")
def test_short_all_in_does_not_reopen_the_betting() -> None:
    hand = flop([5000, 5000, 250])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 150, seat 1 calls 150")
    assert offered(hand) == {"seat": 2, "fold": True, "call": 50}


@pytest.mark.clause("TDA-2022:47A.1")
def test_who_checked_may_not_raise_an_all_in_below_a_full_bet() -> None:
    hand = flop([5000, 5000, 160])
    play(hand, "seat 2 checks, seat 3 is all-in for 60, seat 1 calls 60")
    assert bounds(hand) == (60, 0, 0)


def test_who_checked_may_raise_an_all_in_of_a_full_bet() -> None:
    hand = flop([5000, 5000, 200])
    play(hand, "seat 2 checks, seat 3 is all-in for 100, seat 1 calls 100")
    assert bounds(hand) == (100, 200, 4900)


@pytest.mark.clause("CLUB-2:2.8.11-a")
def test_who_has_not_acted_may_raise_a_short_all_in() -> None:
    hand = flop([5000, 5000, 250])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 150")
    assert may_raise(hand)


@pytest.mark.under("tda-2022", "club-cash")
@pytest.mark.clause("CLUB-2:2.8.11-b")
def test_a_raise_from_behind_a_short_all_in_reopens_the_betting() -> None:
    hand = flop([5000, 5000, 250])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 150, seat 1 raises to 250")
    assert bounds(hand) == (150, 350, 4900)


def test_a_short_all_in_by_the_small_blind_does_not_count_as_a_raise_for_who_limped() -> None:
    hand = deal(table([5000, 190, 5000, 5000]))
    play(hand, "seat 4 calls 100, seat 1 calls 100, seat 2 is all-in for 190, seat 3 calls 90")
    assert bounds(hand) == (90, 0, 0)
    play(hand, "seat 4 calls 90, seat 1 calls 90")
    assert hand.street_name == "flop"
    assert hand.total == 760


def test_a_new_street_forgets_who_had_acted() -> None:
    hand = flop([5000, 5000, 250])
    play(hand, "seat 2 bets 100, seat 3 is all-in for 150, seat 1 calls 150, seat 2 calls 50")
    assert hand.street_name == "turn"
    assert bounds(hand) == (0, 100, 4750)
