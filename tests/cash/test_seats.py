"""Sitting down, adding chips, changing seats, being away, going home."""

import pytest

from croupier.cash import BuyIn, CashTable, Departure, acts, required
from croupier.cash.buying import check_rebuy
from croupier.cash.changes import better, hands_to_big_blind
from croupier.errors import Refusal
from croupier.play import Positions
from croupier.rulebook import profile
from tests.cash.evening import MINUTE, Evening
from tests.under import book


@pytest.mark.under("club-cash", "fspr-manual")
@pytest.mark.clause("CLUB-2:2.1.0", "CLUB-2:2.1.1")
@pytest.mark.clause("CLUB-2:2.1.3-b")
@pytest.mark.clause("FSPR:term-buyin")
@pytest.mark.parametrize(("chips", "joins"), [(250, False), (300, True), (3500, False)])
def test_a_table_is_joined_within_its_bounds(chips: int, joins: bool) -> None:
    evening = Evening(book(), least=300, most=3000)
    if joins:
        evening.sit(4, chips=chips)
        assert evening.table.chairs[4].chips == chips
    else:
        with pytest.raises(Refusal):
            evening.sit(4, chips=chips)
        assert evening.table.log == []


@pytest.mark.clause("FSPR:seat-1")
def test_one_seat_each() -> None:
    evening = Evening("fspr-manual")
    evening.sit(4)
    with pytest.raises(Refusal, match="seat 4"):
        evening.table.do(acts.Sit(0, 5, "p4", 2000))


@pytest.mark.clause("FSPR:absent-2")
@pytest.mark.parametrize(
    ("buy_in", "took", "minutes", "least"),
    [(300, 200, 30, 300), (300, 3000, 30, 3000), (500, 1250, 30, 1250), (300, 3000, 61, 300)],
)
def test_who_comes_back_within_the_hour_brings_the_larger_of_buy_in_and_what_he_took(
    buy_in: int, took: int, minutes: int, least: int
) -> None:
    book = profile("fspr-manual")
    assert required(BuyIn(buy_in), Departure(took, 0), minutes * MINUTE, book).least == least


def test_who_took_more_than_the_most_brings_it_all_back() -> None:
    bounds = required(BuyIn(300, 2000), Departure(5000, 0), MINUTE, profile("fspr-manual"))
    assert bounds == BuyIn(5000, 5000)


@pytest.mark.clause("CLUB-2:2.1.4")
@pytest.mark.clause("CLUB-2:2.4.2")
@pytest.mark.clause("FSPR:chips-4")
def test_any_amount_may_be_added_between_hands() -> None:
    evening = Evening("club-cash", least=300)
    evening.sit(1, 2, chips=500)
    evening.do(acts.TopUp, 1, 75)
    assert evening.table.chairs[1].chips == 575


@pytest.mark.under("club-cash", "fspr-manual")
@pytest.mark.clause("FSPR:stakes-1")
@pytest.mark.clause("FSPR:chips-1")
@pytest.mark.clause("FSPR:chips-2")
@pytest.mark.clause("CLUB-2:2.4.1-a")
def test_chips_bought_during_a_hand_play_from_the_next_one() -> None:
    evening = Evening(book(), least=300)
    evening.sit(1, 2, chips=500)
    evening.deal()
    evening.do(acts.TopUp, 1, 200)
    assert evening.table.stacks[1] == 500
    evening.finish()
    assert evening.table.chairs[1].chips == 700


@pytest.mark.clause("CLUB-2:2.2")
def test_half_a_buy_in_is_enough_for_one_who_lost_a_full_one_but_not_less() -> None:
    evening = Evening("club-cash", least=400)
    evening.sit(1, 2, chips=400)
    evening.deal()
    evening.table.do(acts.Finish(0, {1: 0, 2: 800}))
    with pytest.raises(Refusal, match="200 at least") as refused:
        evening.do(acts.TopUp, 1, 150)
    assert refused.value.clause == "CLUB-2:2.2"
    evening.do(acts.TopUp, 1, 200)
    assert evening.table.chairs[1].chips == 200


@pytest.mark.clause("FSPR:allin-3")
@pytest.mark.clause("FSPR:chips-5")
def test_who_has_lost_everything_gets_no_cards_until_he_buys_in_again() -> None:
    evening = Evening("fspr-manual")
    evening.sit(1, 2, 3)
    evening.deal()
    evening.table.do(acts.Finish(0, {1: 0, 2: 4000, 3: 2000}))
    bought_in = CashTable.replayed(evening.table.game, evening.table.log)
    evening.deal()
    assert evening.dealt_in == (2, 3)
    bought_in.do(acts.TopUp(0, 1, 1000))
    bought_in.do(acts.Deal(0))
    assert bought_in.dealt.seats == (1, 2, 3)


@pytest.mark.under("club-cash", "fspr-manual")
@pytest.mark.clause("FSPR:allin-3", "CLUB-2:2.2")
def test_who_has_lost_everything_buys_in_in_full_or_by_half_in_the_club() -> None:
    buy_in = BuyIn(400)
    if book() == "club-cash":
        check_rebuy(200, buy_in, profile(book()), had_full=True)
    else:
        with pytest.raises(Refusal, match="400 at least"):
            check_rebuy(200, buy_in, profile(book()), had_full=True)
    check_rebuy(400, buy_in, profile(book()), had_full=True)


@pytest.mark.under("club-cash", "fspr-manual")
@pytest.mark.clause("FSPR:chips-3")
@pytest.mark.clause("FSPR:chips-9")
@pytest.mark.clause("FSPR:chips-10")
@pytest.mark.clause("CLUB-2:2.4.1-b")
@pytest.mark.clause("CLUB-2:2.4.3")
def test_who_leaves_in_a_hand_goes_with_all_his_chips_when_it_is_over() -> None:
    evening = Evening(book())
    evening.sit(1, 2, 3)
    evening.deal()
    evening.do(acts.Leave, 2)
    assert 2 in evening.table.chairs
    evening.table.do(acts.Finish(7, {1: 1950, 2: 1950, 3: 2100}))
    assert 2 not in evening.table.chairs
    assert evening.table.out == [("p2", 1950, 7, False)]


@pytest.mark.parametrize(("seat", "hands"), [(4, 1), (5, 1), (6, 2), (8, 3), (1, 3), (2, 4), (3, 4)], ids=str)
def test_how_far_the_big_blind_is_from_a_seat(seat: int, hands: int) -> None:
    assert hands_to_big_blind(seat, (1, 3, 5, 7), big_blind=3) == hands


@pytest.mark.clause("FSPR:seat-3")
def test_by_the_federation_a_player_moves_to_a_seat_of_the_same_kind_only() -> None:
    evening = Evening("fspr-manual")
    evening.sit(1, 3, 5, 7)
    evening.hands(2)
    assert evening.positions == Positions(3, 5, 7)
    # The blinds have just gone by seat 5: it is a better one; the big blind is about to reach 8 and 9.
    assert better(5, (1, 3, 5, 7), 7)
    with pytest.raises(Refusal) as refused:
        evening.do(acts.Change, 5, to=9)
    assert refused.value.clause == "FSPR:seat-3"
    evening.do(acts.Change, 5, to=6)
    assert evening.table.chairs[6].person == "p5"
    assert not evening.table.chairs[6].debt.owes


@pytest.mark.clause("CLUB-2:2.11.4-3")
def test_by_the_club_who_gets_up_from_the_blinds_comes_in_with_a_big_blind() -> None:
    evening = Evening("club-cash")
    evening.sit(1, 2, 3, 4, 5, 6)
    evening.hands(2)
    assert evening.positions == Positions(2, 3, 4)
    evening.do(acts.Change, 4, to=8)
    evening.do(acts.Wait, 8, waits=False)
    evening.deal()
    assert evening.post(8) == (50, 0)


@pytest.mark.clause("CLUB-2:2.11.4-4")
def test_by_the_club_who_moves_away_from_the_big_blind_comes_in_with_one_and_towards_it_with_nothing() -> (
    None
):
    evening = Evening("club-cash")
    evening.sit(1, 2, 3, 4, 6)
    evening.hands(2)
    assert evening.positions == Positions(2, 3, 4)
    # Seat 6 is next for the big blind: seat 9 is still before 1, so nothing is gained.
    evening.do(acts.Change, 6, to=9)
    assert not evening.table.chairs[9].debt.owes
    # From seat 1, two hands away, to seat 5, one hand away: towards the blind.
    evening.do(acts.Change, 1, to=5)
    assert not evening.table.chairs[5].debt.owes
    # And back, away from it.
    evening.do(acts.Change, 5, to=1)
    assert evening.table.chairs[1].debt.coming == "changed"


@pytest.mark.clause("FSPR:absent-1")
@pytest.mark.clause("FSPR:absent-3")
@pytest.mark.clause("FSPR:term-absent-button")
@pytest.mark.parametrize(("minutes", "waiting", "goes"), [(65, 1, True), (65, 0, False), (59, 1, False)])
def test_after_an_hour_away_a_stack_goes_to_the_cage_when_somebody_waits(
    minutes: int, waiting: int, goes: bool
) -> None:
    evening = Evening("fspr-manual")
    evening.sit(1, 2, 3, chips=1420)
    evening.do(acts.SitOut, 2)
    assert evening.table.chairs[2].absent_button
    evening.wait(minutes)
    if not goes:
        with pytest.raises(Refusal):
            evening.do(acts.PickUp, 2, waiting)
        assert 2 in evening.table.chairs
        return
    evening.do(acts.PickUp, 2, waiting)
    assert evening.table.out == [("p2", 1420, minutes * MINUTE, True)]


def test_a_reserved_seat_takes_nobody_else() -> None:
    evening = Evening("fspr-manual")
    evening.table.do(acts.Reserve(0, 3, "p9"))
    assert 3 not in evening.table.free
    with pytest.raises(Refusal):
        evening.sit(3)
    evening.table.do(acts.Sit(0, 3, "p9", 2000))
    assert evening.table.reserved == {}


def test_a_voided_hand_gives_everybody_back_what_he_had() -> None:
    evening = Evening("online-cash")
    evening.sit(1, 2, 3)
    evening.deal()
    evening.table.do(acts.Finish(0, {}, void=True))
    assert [chair.chips for chair in evening.table.chairs.values()] == [2000, 2000, 2000]


def test_a_refused_act_changes_nothing_and_an_act_undone_never_was() -> None:
    evening = Evening("club-cash")
    evening.sit(1, 2, 3)
    evening.hands(2)
    before = evening.table.log[:]
    with pytest.raises(Refusal):
        evening.do(acts.TopUp, 9, 100)
    assert evening.table.log == before
    evening.do(acts.SitOut, 2)
    assert evening.table.undone() == CashTable.replayed(evening.table.game, before)
    assert evening.table == CashTable.replayed(evening.table.game, evening.table.log)
