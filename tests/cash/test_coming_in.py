"""Newcomers, returners and those moved by the house: who is dealt in, and for how much, by each book."""

import pytest

from croupier.cash import Post, acts
from croupier.cash.lineup import blocked
from croupier.play import Positions
from croupier.rulebook import profile
from tests.cash.evening import Evening


@pytest.fixture(params=["fspr-manual", "club-cash", "online-cash"])
def book(request: pytest.FixtureRequest) -> str:
    return request.param


def six_handed(book: str) -> Evening:
    """Seats 1 to 6 have played two hands: the button is on 2, the blinds on 3 and 4; seats 7 to 9 are free."""
    evening = Evening(book)
    evening.sit(1, 2, 3, 4, 5, 6)
    evening.hands(2)
    assert evening.positions == Positions(2, 3, 4)
    return evening


@pytest.mark.clause("FSPR:newcomer-2")
@pytest.mark.clause("CLUB-2:2.11.4-1")
@pytest.mark.clause("ONLINE:join-1")
@pytest.mark.clause("ONLINE:join-2")
def test_a_newcomer_who_does_not_wait_posts_what_his_book_asks(book: str) -> None:
    evening = six_handed(book)
    evening.sit(8, waits=False)
    evening.deal()
    assert evening.post(8) == Post(live=25 if book == "online-cash" else 50)


@pytest.mark.clause("FSPR:newcomer-2")
@pytest.mark.clause("CLUB-2:2.11.4-2")
@pytest.mark.clause("ONLINE:join-3")
def test_a_newcomer_who_waits_comes_in_on_the_big_blind_and_posts_nothing_more(book: str) -> None:
    evening = six_handed(book)
    evening.sit(7)
    evening.hands(2)
    assert evening.positions.big_blind == 6
    evening.deal()
    assert evening.positions.big_blind == 7
    assert evening.dealt_in == (1, 2, 3, 4, 5, 6, 7)
    assert evening.post(7) == Post()


@pytest.mark.clause("FSPR:newcomer-1")
def test_a_newcomer_between_button_and_small_blind_gets_no_cards_until_the_button_has_passed() -> None:
    evening = Evening("fspr-manual")
    evening.sit(1, 3, 5, 7)
    evening.hands(2)
    assert evening.positions == Positions(3, 5, 7)
    evening.sit(6, waits=False)
    evening.deal()
    assert evening.positions == Positions(5, 7, 1)
    assert 6 not in evening.dealt_in
    evening.finish()
    evening.deal()
    assert evening.positions == Positions(7, 1, 3)
    assert evening.post(6) == Post(live=50)


@pytest.mark.clause("FSPR:newcomer-1")
def test_a_newcomer_on_the_button_or_the_small_blind_gets_no_cards_either() -> None:
    stand = Positions(3, 5, 7)
    assert [seat for seat in range(1, 10) if blocked(seat, stand, profile("fspr-manual"))] == [3, 4, 5]


@pytest.mark.clause("FSPR:mustmove-1")
def test_who_is_moved_by_the_house_posts_nothing(book: str) -> None:
    evening = six_handed(book)
    evening.sit(8, moved=True)
    evening.deal()
    assert 8 in evening.dealt_in
    assert evening.post(8) == Post()


@pytest.mark.clause("FSPR:mustmove-1")
def test_who_is_moved_straight_into_the_big_blind_posts_it() -> None:
    evening = Evening("fspr-manual")
    evening.sit(1, 2, 3, 5)
    evening.hands(2)
    assert evening.positions.big_blind == 5
    evening.sit(6, moved=True)
    evening.deal()
    assert evening.positions.big_blind == 6


@pytest.mark.clause("FSPR:absent-4")
def test_who_was_away_and_missed_nothing_posts_nothing(book: str) -> None:
    evening = six_handed(book)
    evening.do(acts.SitOut, 1)
    evening.hands()
    evening.do(acts.Return, 1)
    evening.deal()
    assert 1 in evening.dealt_in
    assert evening.post(1) == Post()


def missed_both(book: str) -> Evening:
    """Seat 5 sat out while both blinds went over him."""
    evening = six_handed(book)
    evening.do(acts.SitOut, 5)
    evening.hands(2)
    assert evening.table.chairs[5].missed_button
    evening.do(acts.Return, 5)
    return evening


@pytest.mark.clause("ONLINE:missed-2")
def test_both_blinds_missed_online_cost_a_live_big_and_a_dead_small_one() -> None:
    evening = missed_both("online-cash")
    while 5 not in evening.dealt_in:
        evening.deal()
        if 5 not in evening.dealt_in:
            evening.finish()
    assert evening.post(5) == Post(live=50, dead=25)


@pytest.mark.clause("ONLINE:missed-2")
def test_who_missed_his_blinds_online_comes_back_in_any_seat_without_waiting_for_the_button() -> None:
    evening = six_handed("online-cash")
    evening.do(acts.SitOut, 5)
    evening.hands(3)
    evening.do(acts.Return, 5)
    evening.deal()
    assert 5 in evening.dealt_in


@pytest.mark.clause("CLUB-2:2.11.4-1")
def test_both_blinds_missed_in_the_club_cost_a_guest_blind() -> None:
    evening = missed_both("club-cash")
    while 5 not in evening.dealt_in:
        evening.deal()
        if 5 not in evening.dealt_in:
            evening.finish()
    assert evening.post(5) == Post(live=50)


@pytest.mark.clause("FSPR:absent-5")
@pytest.mark.clause("FSPR:absent-4")
@pytest.mark.clause("FSPR:term-missed-blind-button")
def test_by_the_federation_a_returner_waits_for_the_button_on_his_left_and_posts_all_he_missed() -> None:
    evening = missed_both("fspr-manual")
    stood = []
    while 5 not in evening.dealt_in:
        evening.deal()
        stood.append(evening.positions.button)
        if 5 not in evening.dealt_in:
            evening.finish()
    # The button had to come round to seat 6, the next on his left.
    assert stood[-1] == 6
    assert evening.post(5) == Post(live=50, dead=25)


@pytest.mark.clause("FSPR:term-missed-blind-button")
def test_one_blind_that_went_by_is_enough_for_the_missed_blind_button() -> None:
    evening = six_handed("fspr-manual")
    chairs = evening.table.chairs
    assert not any(chair.debt.missed for chair in chairs.values())
    # Seat 4 has just paid his big blind; only the small one goes over him.
    evening.do(acts.SitOut, 4)
    evening.hands()
    debt = evening.table.chairs[4].debt
    assert (debt.small, debt.big, debt.missed) == (True, False, True)


@pytest.mark.clause("ONLINE:missed-1")
def test_the_small_blind_alone_missed_online_costs_a_live_big_blind() -> None:
    evening = six_handed("online-cash")
    # Seat 4 has just paid his big blind; the small one goes over him.
    evening.do(acts.SitOut, 4)
    evening.hands()
    debt = evening.table.chairs[4].debt
    assert (debt.small, debt.big) == (True, False)
    evening.hands(2)
    evening.do(acts.Return, 4)
    evening.deal()
    assert (evening.positions, 4 in evening.dealt_in) == (Positions(6, 1, 2), True)
    assert evening.post(4) == Post(live=50)


@pytest.mark.clause("ONLINE:missed-2")
def test_several_rounds_missed_do_not_add_up() -> None:
    evening = six_handed("online-cash")
    evening.do(acts.SitOut, 5)
    evening.hands(15)
    assert evening.table.chairs[5].rounds == 3
    evening.do(acts.Return, 5)
    while 5 not in evening.dealt_in:
        evening.deal()
        if 5 not in evening.dealt_in:
            evening.finish()
    assert evening.post(5).total <= 75


def test_returning_on_the_big_blind_clears_what_was_missed() -> None:
    evening = six_handed("online-cash")
    evening.do(acts.SitOut, 5)
    evening.hands(5)
    assert evening.positions.big_blind == 4
    evening.do(acts.Return, 5, waits=True)
    evening.deal()
    assert evening.positions.big_blind == 5
    assert evening.post(5) == Post()
    assert not evening.table.chairs[5].missed_button


@pytest.mark.clause("FSPR:reg-6")
def test_a_player_who_left_his_chair_gets_no_cards_by_the_federation() -> None:
    evening = six_handed("fspr-manual")
    evening.do(acts.StepAway, 6)
    evening.deal()
    assert 6 not in evening.dealt_in


@pytest.mark.clause("CLUB-2:2.7.12-a")
def test_a_player_who_left_his_chair_is_dealt_in_by_the_club() -> None:
    evening = six_handed("club-cash")
    evening.do(acts.StepAway, 6)
    evening.deal()
    assert 6 in evening.dealt_in


@pytest.mark.clause("CLUB-2:2.11.1-a")
@pytest.mark.clause("CLUB-2:2.11.1-b")
@pytest.mark.parametrize(("button", "stands"), [("dead", 4), ("moving", 5)])
def test_the_button_may_stand_at_an_empty_seat_or_goes_to_the_next_player(button: str, stands: int) -> None:
    evening = Evening("club-cash", house={"button": button})
    evening.sit(1, 2, 3, 4, 5, 6)
    evening.hands(3)
    assert evening.positions == Positions(3, 4, 5)
    evening.do(acts.Leave, 4)
    evening.deal()
    assert evening.positions.button == stands


def test_a_seat_the_moving_button_jumps_over_is_not_charged_twice() -> None:
    evening = Evening("club-cash", house={"button": "moving"})
    evening.sit(1, 2, 3, 4, 5, 6)
    evening.hands(4)
    assert evening.positions == Positions(4, 5, 6)
    evening.do(acts.SitOut, 5)
    evening.deal()
    assert evening.positions == Positions(6, 1, 2)
    assert 5 not in evening.dealt_in


def test_who_was_moved_and_sat_out_while_the_blinds_went_by_owes_them() -> None:
    evening = six_handed("fspr-manual")
    evening.sit(8, moved=True)
    evening.do(acts.SitOut, 8)
    evening.hands(3)
    assert evening.positions.big_blind == 1
    evening.do(acts.Return, 8)
    evening.deal()
    assert evening.positions.button == 6
    assert 8 not in evening.dealt_in
    evening.finish()
    evening.deal()
    assert evening.positions.button == 1
    assert evening.post(8) == Post(live=50, dead=25)
