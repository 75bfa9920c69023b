import pytest
from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.play import Positions
from croupier.rulebook import DEFAULT, Layer, Policy
from croupier.tournament import BeginHand, EndHand
from croupier.tournament.commands import Balance, Button, Lock
from croupier.tournament.direction import decide
from croupier.tournament.facts import Moved
from croupier.tournament.seating.balance import gap, must_halt
from croupier.tournament.seating.position import deal_in, next_big_blind, worst_seat
from croupier.tournament.terms import Gap, Seating
from tests.tournament.desk import after, facts_of, standing
from tests.under import own, policy

NINE = range(1, 10)


def moved(event, command) -> list[Moved]:
    return facts_of(event, command, Moved)


# Which seat


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:10A.2")
@pytest.mark.clause("TDA-2017:10A.2")
@pytest.mark.clause("TDA-2022:11A.2")
def test_of_two_open_seats_the_first_to_reach_the_big_blind_is_the_worst() -> None:
    """AUTH-001: next hand the button is seat 8, the small blind 9, the big blind 1; seats 2 and 5 are open."""
    assert worst_seat([2, 5], Positions(7, 8, 9), [1, 3, 4, 6, 7, 8, 9], policy()) == 2


@pytest.mark.under("tda-2022", "club-tournament", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:10A.2")
@pytest.mark.clause("TDA-2017:10A.2")
@pytest.mark.clause("TDA-2022:11A.2")
@pytest.mark.clause("CLUB-7:7.2.5-b")
def test_a_lone_big_blind_is_the_worst_position() -> None:
    """AUTH-003: the big blind would fall on seat 1, which is open; seat 6 is open too."""
    assert worst_seat([1, 6], Positions(7, 8, 9), [2, 3, 4, 5, 7, 8, 9], policy()) == 1


@pytest.mark.under("club-tournament", "tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2022:11A.3")
@pytest.mark.clause("TDA-2017:10A.3")
@pytest.mark.clause("TDA-2015:10A.3")
@pytest.mark.clause("CLUB-7:7.2.5-c")
def test_never_the_small_blind() -> None:
    """TOUR-AU-2: the big blind of the last hand has left, so his seat is the small blind now; the cutoff is open."""
    taken = [1, 2, 4, 5, 7, 8, 9]
    assert worst_seat([6, 3], Positions(4, 5, 6), taken, policy()) == 3
    assert worst_seat([6], Positions(4, 5, 6), taken, policy()) is None


@pytest.mark.clause("CLUB-7:7.2.5-c")
def test_nor_between_the_button_and_the_small_blind() -> None:
    assert worst_seat([5], Positions(3, 4, 6), [1, 2, 3, 4, 6, 7], DEFAULT) is None


def test_where_only_barred_seats_are_open_another_short_table_takes_the_player() -> None:
    # At table 2 seat 3 posted the big blind and left, so it is the next small blind; seat 1 lies before it.
    event = standing(
        {1: NINE, 2: [2, 4, 5, 6, 7, 8, 9], 3: [1, 2, 3, 4, 5, 6, 7]},
        {1: (1, 2, 3), 2: (8, 9, 3), 3: (1, 2, 3)},
    )
    [move] = moved(event, Button(1, Positions(1, 2, 3)))
    assert (move.table, move.seat) == (3, 8)


# Who moves


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:10A.1", "TDA-2017:10A.1")
@pytest.mark.clause("TDA-2022:11A.1")
def test_the_next_big_blind_moves_and_is_told_why() -> None:
    event = standing({1: NINE, 2: [1, 2, 3, 4, 6, 7, 9]}, {1: (1, 2, 3), 2: (7, 9, 1)})
    event = after(event, BeginHand(1))
    # That hand had the big blind on seat 4, so seat 5 is the next to post it.
    assert event.tables[1].positions == Positions(2, 3, 4)
    [move] = moved(event, EndHand(1, dict.fromkeys(NINE, 10_000)))
    assert (move.player, move.old_table, move.table, move.seat) == ("1-5", 1, 2, 5)
    assert move.why.clause == own("TDA-2022:11A.1", "TDA-2017:10A.1", "TDA-2015:10A.1")
    assert move.why.say() == "next to post the big blind at table 1"
    assert move.why.say("ru") == "следующий на большом блайнде за столом 1"


@pytest.mark.clause("CLUB-7:7.2.5-a")
def test_the_club_moves_the_next_big_blind_too() -> None:
    event = standing(
        {1: NINE, 2: [1, 2, 3, 5, 6, 7]}, {1: (1, 2, 3), 2: (1, 2, 3)}, profile="club-tournament"
    )
    move, *_ = moved(event, Button(1, Positions(1, 2, 3)))
    assert (move.player, move.table, move.seat) == ("1-4", 2, 4)
    assert move.why.clause == "CLUB-7:7.2.5-a"


def test_a_player_with_a_locked_seat_stays_and_the_next_one_moves() -> None:
    event = standing({1: NINE, 2: [1, 2, 3, 4, 6, 7, 9]}, {1: (1, 2, 3), 2: (7, 9, 1)})
    event, _ = decide(after(event, BeginHand(1)), Lock("1-5"), now=0)
    [move] = moved(event, EndHand(1, dict.fromkeys(NINE, 10_000)))
    assert move.player == "1-6"


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:11A.4")
@pytest.mark.clause("TDA-2017:10A.4")
@pytest.mark.clause("TDA-2015:10A.4")
def test_in_stud_the_seat_that_became_empty_last_is_filled() -> None:
    """AUTH-004: seat 6 became empty first, then seat 3."""
    event = standing({1: range(1, 9), 2: range(1, 9)}, seats=8, game="seven-stud")
    event = after(event, BeginHand(2))
    event = after(event, EndHand(2, dict.fromkeys([1, 3, 4, 5, 7, 8], 10_000) | {2: 20_000, 6: 0}))
    [move] = moved(
        after(event, BeginHand(2)),
        EndHand(2, dict.fromkeys([1, 4, 5, 7, 8], 10_000) | {2: 30_000, 3: 0}),
    )
    assert (move.player, move.seat) == ("1-3", 3)
    assert move.why.clause == own("TDA-2022:11A.4", "TDA-2017:10A.4", "TDA-2015:10A.4")


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:11B.2")
@pytest.mark.clause("TDA-2017:10B.2")
@pytest.mark.clause("TDA-2015:10B.2")
def test_while_the_button_is_frozen_the_player_moves_who_would_have_the_big_blind() -> None:
    """AUTH-006: the button frozen at seat 5, nine players: seat 7."""
    event = standing({1: NINE}, {1: (4, 5, 6)})
    upcoming, _, _ = deal_in(event.tables[1].positions, NINE, [], DEFAULT)
    assert upcoming.button == 5
    assert next_big_blind(event, 1)[0] == 7


# When


@pytest.mark.clause("ONLINE:table-3")
def test_at_a_difference_of_two_one_player_moves() -> None:
    """ON-SEAT-04: nine and seven become eight and eight."""
    event = standing({1: NINE, 2: range(1, 8)}, {1: (1, 2, 3), 2: (1, 2, 3)}, profile="online-tournament")
    event = after(event, Button(1, Positions(1, 2, 3)))
    assert [len(table.seats) for table in event.tables.values()] == [8, 8]


def test_at_a_difference_of_one_nobody_moves() -> None:
    event = standing({1: NINE, 2: range(1, 9)}, {1: (1, 2, 3), 2: (1, 2, 3)})
    assert moved(event, Button(1, Positions(1, 2, 3))) == []


def test_nobody_leaves_a_hand_to_balance() -> None:
    event = standing({1: range(1, 9), 2: range(1, 9)}, {1: (1, 2, 3), 2: (1, 2, 3)})
    event = after(event, BeginHand(1), BeginHand(2))
    stacks = dict.fromkeys(range(1, 7), 10_000) | {7: 0, 8: 0, 1: 30_000}
    event = after(event, EndHand(2, stacks))
    assert [len(table.seats) for table in event.tables.values()] == [8, 6]
    event = after(event, EndHand(1, dict.fromkeys(range(1, 9), 10_000)))
    assert [len(table.seats) for table in event.tables.values()] == [7, 7]


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2022:11C", "TDA-2017:10C", "TDA-2015:10C")
@pytest.mark.parametrize(("order", "gives"), [("last", 3), ("first", 1), ((2, 3, 1), 2)])
def test_of_tables_as_full_as_each_other_the_order_set_beforehand_says_which_gives(order, gives: int) -> None:
    """Three tables of nine and one of seven: whoever is next to break gives."""
    seats = {1: NINE, 2: NINE, 3: NINE, 4: [1, 2, 3, 4, 5, 6, 7]}
    stood = dict.fromkeys(seats, (1, 2, 3))
    event = standing(seats, stood, seating=Seating(break_order=order), live=True)
    assert after(event, Balance()).entrants[f"{gives}-4"].table == 4


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2022:11C", "TDA-2017:10C", "TDA-2015:10C")
def test_no_table_gives_while_none_is_due_to() -> None:
    with pytest.raises(Refusal) as refusal:
        after(standing({1: NINE, 2: NINE[:-1]}, live=True), Balance())
    assert refusal.value.clause == own("TDA-2022:11C", "TDA-2017:10C", "TDA-2015:10C")


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2022:11D.4", "TDA-2017:10D.4", "TDA-2015:10D.4")
def test_tables_are_kept_closer_as_fewer_are_left() -> None:
    """With four tables a difference of three is let stand, with three it is not, with two the book's own counts."""
    seating = Seating(gaps=(Gap(tables=4, players=4), Gap(tables=3, players=3)))
    short = {1: NINE, 2: NINE, 3: NINE, 4: [1, 2, 3, 4, 5, 6]}
    early = standing(short, dict.fromkeys(short, (1, 2, 3)), seating=seating, live=True)
    late = standing({1: NINE, 2: NINE, 3: [1, 2, 3, 4, 5, 6]}, {1: (1, 2, 3)}, seating=seating, live=True)
    with pytest.raises(Refusal):
        after(early, Balance())
    assert len(after(late, Balance()).tables[3].seats) == 7
    assert gap(standing({1: NINE, 2: NINE}, seating=seating)) == policy().number("balance_threshold") == 2


def test_a_published_gap_counts_from_its_number_of_tables_on() -> None:
    seating = Seating(gaps=(Gap(tables=3, players=3), Gap(tables=2, players=4)))
    event = standing({1: NINE, 2: range(1, 8), 3: range(1, 9)}, seating=seating)
    assert gap(event) == 3
    assert moved(event, Button(1, Positions(1, 2, 3))) == []


# Halting


@pytest.mark.clause("TDA-2022:11D.1")
@pytest.mark.clause("TDA-2022:ILL-11D-1")
def test_a_short_table_plays_on_until_its_big_blind_falls_on_an_open_seat() -> None:
    """TDA-2022:ILL-11D-1: five players at A, eight at B."""
    before = standing({1: [1, 2, 3, 4, 9], 2: range(1, 9)}, {1: (1, 2, 3), 2: (1, 2, 3)})
    assert not must_halt(before, 1)
    affected = standing({1: [1, 2, 3, 4, 9], 2: range(1, 9)}, {1: (2, 3, 4), 2: (1, 2, 3)})
    assert must_halt(affected, 1)


@pytest.mark.clause("TDA-2015:10D.1")
@pytest.mark.clause("CLUB-7:7.2.5-d")
def test_three_short_is_enough_for_the_club_and_for_the_book_of_2015() -> None:
    """LVL-AU-4: tables of eight, eight and five."""
    tables = {1: range(1, 9), 2: range(1, 9), 3: range(1, 6)}
    for book in ("club-tournament", "tda-2015"):
        event = standing(tables, {3: (1, 2, 3)}, profile=book)
        assert [must_halt(event, table) for table in tables] == [False, False, True]


@pytest.mark.clause("TDA-2017:10D.1")
def test_the_book_of_2017_stops_full_ring_tables_only() -> None:
    assert must_halt(standing({1: NINE, 2: range(1, 7)}, profile="tda-2017"), 2)
    assert not must_halt(standing({1: range(1, 7), 2: range(1, 4)}, profile="tda-2017", seats=6), 2)


@pytest.mark.clause("TDA-2022:11D.1")
def test_a_halted_table_is_refused_its_next_hand_with_the_clause() -> None:
    event = standing(
        {1: range(1, 9), 2: [1, 2, 3, 4, 9]},
        {1: (1, 2, 3), 2: (2, 3, 4)},
        seating=Seating(gaps=(Gap(tables=2, players=4),)),
    )
    with pytest.raises(Exception, match="table 2 waits for players"):
        after(event, BeginHand(2))


@pytest.mark.clause("TDA-2022:11D.2")
@pytest.mark.clause("TDA-2017:10D.2")
@pytest.mark.clause("TDA-2015:10D.2")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_six_handed_tables_stop_when_the_director_says_so(book: str) -> None:
    """Three short of a full table, the big blind due on an open seat: nine-handed it stops, six-handed it plays."""
    six = standing({1: range(1, 7), 2: [1, 2, 3]}, {2: (1, 2, 3)}, profile=book, seats=6)
    nine = standing({1: range(1, 10), 2: range(1, 7)}, {2: (4, 5, 6)}, profile=book)
    assert (must_halt(six, 2), must_halt(nine, 2)) == (False, True)


@pytest.mark.clause("TDA-2022:11D.3")
@pytest.mark.clause("TDA-2017:10D.3")
@pytest.mark.clause("TDA-2015:10D.3")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022"])
def test_a_hand_the_director_lets_a_short_table_play_stands(book: str) -> None:
    gaps = Seating(gaps=(Gap(tables=2, players=4),))
    event = standing({1: NINE, 2: [1, 3, 5, 7, 8, 9]}, {2: (8, 9, 1)}, profile=book, seating=gaps)
    with pytest.raises(Refusal, match="table 2 waits for players"):
        after(event, BeginHand(2))
    event = after(event, BeginHand(2, waived=True))
    event = after(event, EndHand(2, dict.fromkeys([3, 5, 7, 8], 10_000) | {1: 19_000, 9: 1_000}))
    assert event.entrants["2-1"].stack == 19_000
    # The word was for that hand.
    with pytest.raises(Refusal, match="table 2 waits for players"):
        after(event, BeginHand(2))


@pytest.mark.clause("ONLINE:table-4")
def test_who_was_due_for_the_big_blind_takes_the_seat_that_is_due_first() -> None:
    """The next big blind of table 1 moves; at table 2 open seats are due in one hand and in five."""
    event = standing(
        {1: NINE, 2: [1, 2, 3, 5, 6, 7]}, {1: (1, 2, 3), 2: (1, 2, 3)}, profile="online-tournament"
    )
    [move] = moved(event, Button(1, Positions(1, 2, 3)))
    assert (move.player, move.table, move.seat) == ("1-4", 2, 4)
    assert move.why.clause == "ONLINE:table-4"


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:table-4")
def test_who_is_due_later_keeps_his_place_towards_the_blinds() -> None:
    """Seats due for the big blind in one hand and in five are open; who is due at once and who is due in four."""
    seats = ([4, 8], Positions(1, 2, 3), [1, 2, 3, 5, 6, 7], policy())
    assert worst_seat(*seats, due=0) == 4
    assert worst_seat(*seats, due=4) == 8


@pytest.mark.parametrize(
    ("book", "seat"),
    [
        ("online-tournament", 8),
        *((each, 4) for each in ("tda-2015", "tda-2017", "tda-2022", "club-tournament")),
    ],
)
@pytest.mark.clause("ONLINE:table-4", "TDA-2022:11A.2", "TDA-2017:10A.2", "TDA-2015:10A.2", "CLUB-7:7.2.5-b")
def test_where_the_next_big_blind_may_not_move_the_next_keeps_his_place_or_takes_the_worst(
    book: str, seat: int
) -> None:
    event = standing({1: NINE, 2: [1, 2, 3, 5, 6, 7]}, {1: (1, 2, 3), 2: (1, 2, 3)}, profile=book)
    # Those of seats 4 to 7, who are due sooner, may not be moved.
    locked = {f"1-{seat}": replace(event.entrants[f"1-{seat}"], locked=True) for seat in (4, 5, 6, 7)}
    event = replace(event, entrants={**event.entrants, **locked})
    [move] = moved(event, Button(1, Positions(1, 2, 3)))
    assert (move.player, move.table, move.seat) == ("1-8", 2, seat)


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:9.3", "TDA-2017:9.3", "TDA-2022:10A.2", "CLUB-7:7.2.3-b")
def test_between_button_and_small_blind_one_waits_unless_the_house_deals_him_in() -> None:
    seats = (Positions(1, 3, 5), [1, 3, 4, 5, 8], [4])
    assert deal_in(*seats, policy())[2] == (4,)
    assert deal_in(*seats, laid_over(entry_blocked="nowhere"))[2] == ()


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:9.2", "TDA-2017:9.2", "TDA-2022:10A.1", "CLUB-7:7.2.3-a")
def test_on_the_small_blind_one_comes_in_unless_the_house_bars_it() -> None:
    seats = (Positions(1, 3, 5), [1, 3, 5, 8], [5])
    assert deal_in(*seats, policy())[2] == ()
    assert deal_in(*seats, laid_over(moved_into_small_blind="never"))[2] == (5,)


def laid_over(**house: str | int | bool) -> Policy:
    """The policy of the book in force, with a house's own answers over it."""
    return policy().laid_over(Layer("house", "Riverside", tuple(house.items())))
