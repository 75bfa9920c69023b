import pytest

from croupier.tournament import BeginHand, EndHand
from croupier.tournament.commands import Penalise
from croupier.tournament.facts import Finished, PrizePaid
from croupier.tournament.money import movement
from croupier.tournament.prizes.places import places, settled
from croupier.tournament.terms import Prizes
from tests.tournament.desk import after, facts_of, standing

NINE_PLACES = (36_000, 24_000, 16_800, 12_000, 9_600, 7_200, 6_000, 4_800, 3_600)


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:bust-1")
def test_of_two_who_bust_together_the_bigger_stack_is_placed_better() -> None:
    """ON-BUST-01."""
    found = settled(10, {"A": 4000, "B": 2500}, NINE_PLACES)
    assert found.places == {"A": (9, 9), "B": (10, 10)}
    assert found.prizes == {"A": 3600, "B": 0}


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:bust-2")
def test_equal_stacks_share_the_bubble_and_the_last_prize() -> None:
    """ON-BUST-02."""
    found = settled(10, {"A": 2500, "B": 2500}, NINE_PLACES)
    assert found.places == {"A": (9, 10), "B": (9, 10)}
    assert found.prizes == {"A": 1800, "B": 1800}


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:bust-1")
@pytest.mark.clause("ONLINE:bust-2")
def test_three_busts_two_of_them_equal() -> None:
    """ON-BUST-03."""
    found = settled(9, {"A": 9000, "B": 5000, "C": 5000}, NINE_PLACES)
    assert found.places == {"A": (7, 7), "B": (8, 9), "C": (8, 9)}
    assert found.prizes == {"A": 6000, "B": 4200, "C": 4200}


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:bust-2")
@pytest.mark.clause("ONLINE:payout-3")
def test_cents_that_do_not_divide_stay_with_the_house() -> None:
    """ON-BUST-04."""
    found = settled(6, {"A": 7000, "B": 7000, "C": 7000}, (0, 0, 0, 10_000, 8_000, 7_001))
    assert found.prizes == {"A": 8333, "B": 8333, "C": 8333}
    assert found.rounding == 2


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:end-2")
@pytest.mark.clause("ONLINE:bust-1")
def test_a_double_bust_below_the_number_of_tickets_gives_the_last_to_the_bigger_stack() -> None:
    """ON-BUST-05."""
    found = settled(6, {"A": 3000, "B": 1000}, (10_000,) * 5)
    assert found.places == {"A": (5, 5), "B": (6, 6)}
    assert found.prizes == {"A": 10_000, "B": 0}


@pytest.mark.under("tda-2022", "club-tournament")
@pytest.mark.clause("CLUB-7:7.8.13")
def test_the_event_pays_who_busted_together_at_one_table_by_their_stacks() -> None:
    event = standing(
        {1: range(1, 7)}, prizes=Prizes(ladder=(50, 30, 20)), stacks={"1-5": 4_000, "1-6": 3_000}
    )
    event = after(event, BeginHand(1))
    # Four and five, then the two short ones: three are left, all in the money.
    event = after(event, EndHand(1, {1: 23_000, 2: 10_000, 3: 14_000, 4: 0, 5: 0, 6: 0}))
    assert [(place.first, place.players) for place in places(event)] == [
        (4, ("1-4",)),
        (5, ("1-5",)),
        (6, ("1-6",)),
    ]
    assert event.paid == {}


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:end-1")
def test_an_event_ends_when_one_player_has_all_the_chips() -> None:
    """ON-END-02."""
    event = after(standing({1: [1, 2, 3]}, prizes=Prizes(ladder=(70, 30))), BeginHand(1))
    event = after(event, EndHand(1, {1: 20_000, 2: 10_000, 3: 0}))
    assert event.phase == "running"
    event = after(event, BeginHand(1))
    assert [fact.why.clause for fact in facts_of(event, EndHand(1, {1: 30_000, 2: 0}), Finished)] == [
        "ONLINE:end-1"
    ]
    event = after(event, EndHand(1, {1: 30_000, 2: 0}))
    assert event.phase == "finished"
    assert {player: paid.amount for player, paid in event.paid.items()} == {"1-1": 21_000, "1-2": 9_000}


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:end-2")
@pytest.mark.clause("ONLINE:end-3")
def test_a_satellite_with_five_seats_ends_with_five_players() -> None:
    """ON-END-01."""
    event = standing({1: range(1, 8)}, prizes=Prizes(equal=14_000))
    held = dict.fromkeys(range(1, 8), 10_000)
    event = after(event, BeginHand(1), EndHand(1, {**held, 1: 20_000, 7: 0}))
    assert event.phase == "running"
    del held[7]
    event = after(event, BeginHand(1), EndHand(1, {**held, 1: 20_000, 2: 20_000, 6: 0}))
    assert event.phase == "finished"
    assert event.left == 5
    assert {paid.amount for paid in event.paid.values()} == {14_000}
    assert len(event.paid) == 5


def test_the_disqualified_give_their_place_to_the_next() -> None:
    event = standing({1: range(1, 5)}, prizes=Prizes(ladder=(50, 30, 20)))
    event = after(event, BeginHand(1), EndHand(1, {1: 20_000, 2: 10_000, 3: 10_000, 4: 0}))
    assert event.paid == {}
    event = after(event, Penalise("1-3", "collusion", "disqualified"))
    assert event.paid["1-4"].first == 3
    assert event.in_chips == 30_000
    assert event.removed == 10_000


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:payout-3")
def test_the_cents_that_do_not_divide_leave_the_pool_for_the_house() -> None:
    made = movement("friday", "1", standing({1: [1, 2]}), PrizePaid("1-1", 4, 6, 8_333, 2))
    assert made is not None
    assert {posting.account: posting.amount for posting in made.postings} == {
        "pool:friday": -8_335,
        "wallet:1-1": 8_333,
        "house:rounding": 2,
    }
