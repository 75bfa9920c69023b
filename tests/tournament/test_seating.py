from collections import Counter

import pytest
from msgspec.structs import replace

from croupier.cards import parse, show
from croupier.errors import Refusal
from croupier.play import Positions
from croupier.tournament import BeginHand, EndHand, Register, Start
from croupier.tournament.commands import BreakTable, Connection, Move
from croupier.tournament.draw import by_card, face_up, lots, seat_cards
from croupier.tournament.facts import Broken, ButtonDrawn, Drawn, HandBegun, Moved, Seated
from croupier.tournament.hands.playing import setup
from croupier.tournament.seating.balance import in_break_order
from croupier.tournament.seating.position import deal_in
from croupier.tournament.terms import Entries, Level, Seating
from tests.tournament.desk import after, entered, facts_of, running, standing
from tests.under import own, policy

# The draw


@pytest.mark.under("tda-2022", "fspr-competition", "online-tournament", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:6.1", "TDA-2017:6.1")
@pytest.mark.clause("TDA-2022:7.1")
@pytest.mark.clause("ONLINE:seat-1")
@pytest.mark.clause("FSPR:draw-1")
def test_seats_are_drawn_over_tables_that_differ_by_one_at_most() -> None:
    event = running(31).event
    assert sorted(len(table.seats) for table in event.tables.values()) == [7, 8, 8, 8]
    assert event.in_chips == 310_000


def test_another_seed_draws_other_seats() -> None:
    drawn = [entered(18) for _ in range(2)]
    seats = []
    for direction, seed in zip(drawn, ("one", "two"), strict=True):
        direction.do(Start(), now=0, seed=seed)
        seats.append({each.id: (each.table, each.seat) for each in direction.event.entrants.values()})
    assert seats[0] != seats[1]


def test_anyone_can_draw_again_from_the_seed() -> None:
    direction = running(20)
    [drawn] = [fact for entry in direction.log for fact in entry.facts if isinstance(fact, Drawn)]
    assert tuple(seat_cards(drawn.seed, reversed(drawn.seats))) == drawn.seats
    sat = {each.id: (each.table, each.seat) for each in direction.event.entrants.values()}
    assert [sat[player] for player in drawn.players] == list(drawn.seats)


def test_every_seat_is_drawn_about_as_often() -> None:
    first = Counter(lots(str(number), range(9))[0] for number in range(1800))
    assert all(150 < first[seat] < 250 for seat in range(9))


# A broken table


@pytest.mark.every_book
@pytest.mark.clause("TDA-2017:ILL-9-1", "TDA-2017:9.1")
@pytest.mark.clause("TDA-2022:10B")
@pytest.mark.clause("TDA-2022:ILL-10-1")
def test_the_highest_card_by_rank_and_suit_takes_the_first_seat_card() -> None:
    """TDA-2017:ILL-9-1, TDA-2022:ILL-10-1."""
    assert by_card(["Ann", "Bob", "Cid", "Dan"], parse("KhAcKs2d")) == ["Bob", "Cid", "Ann", "Dan"]


@pytest.mark.every_book
@pytest.mark.clause("TDA-2015:9.1", "TDA-2017:9.1", "TDA-2022:10B")
def test_the_seat_cards_are_scrambled_and_so_is_the_deck_of_the_second_step() -> None:
    """Twenty draws of four for the same four seats: each step brings other orders, and neither those of the other."""
    seats = [(1, 8), (1, 9), (2, 8), (2, 9)]
    orders = set()
    for number in range(20):
        cards = face_up(str(number), "abcd")
        orders.add((tuple(seat_cards(str(number), seats)), tuple(by_card("abcd", cards))))
    assert len({stack for stack, _ in orders}) > 5
    assert len({drawn for _, drawn in orders}) > 5
    assert len(orders) > 15


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017", "club-tournament")
@pytest.mark.clause("TDA-2015:9.1", "TDA-2017:9.1")
@pytest.mark.clause("TDA-2022:10B")
@pytest.mark.clause("CLUB-7:7.1.11")
def test_a_table_breaks_in_two_steps_that_can_be_drawn_again() -> None:
    event = standing({1: range(1, 8), 2: range(1, 8), 3: range(1, 5)})
    drawn = facts_of(event, BreakTable(3), Drawn)[0]
    assert len(drawn.players) == len(drawn.seats) == len(drawn.cards) == 4
    assert drawn.cards == face_up(drawn.seed, drawn.players)
    moves = facts_of(event, BreakTable(3), Moved)
    assert [(move.table, move.seat) for move in moves] == list(drawn.seats)
    assert [move.player for move in moves] == by_card(drawn.players, drawn.cards)
    assert facts_of(event, BreakTable(3), Broken)[0].table == 3
    assert [len(table.seats) for table in after(event, BreakTable(3)).tables.values()] == [9, 9]


@pytest.mark.under("club-tournament", "online-tournament")
@pytest.mark.clause("CLUB-7:7.1.11")
@pytest.mark.clause("CLUB-7:7.1.12")
@pytest.mark.clause("ONLINE:table-1")
def test_with_twenty_seven_left_the_fourth_nine_handed_table_breaks() -> None:
    """LVL-AU-3."""
    event = standing({1: range(1, 8), 2: range(1, 8), 3: range(1, 8), 4: range(1, 8)})
    event = after(event, BeginHand(1))
    event = after(event, EndHand(1, dict.fromkeys([1, 2, 3, 4, 5], 10_000) | {6: 20_000, 7: 0}))
    assert event.left == 27
    assert sorted(event.tables) == [1, 2, 3]
    assert [len(table.seats) for table in event.tables.values()] == [9, 9, 9]


def test_tables_break_in_the_order_that_was_announced() -> None:
    tables = {1: [1, 2], 2: [1, 2], 3: [1, 2]}
    assert in_break_order(standing(tables)) == [3, 2, 1]
    assert in_break_order(standing(tables, seating=Seating(break_order="first"))) == [1, 2, 3]
    assert in_break_order(standing(tables, seating=Seating(break_order=(2, 3, 1)))) == [2, 3, 1]


def test_a_table_finishes_its_hand_before_it_breaks() -> None:
    event = after(standing({1: range(1, 8), 2: range(1, 8), 3: range(1, 5)}), BeginHand(3), BreakTable(3))
    assert sorted(event.tables) == [1, 2, 3]
    assert sorted(after(event, EndHand(3, dict.fromkeys(range(1, 5), 10_000))).tables) == [1, 2]


def test_a_table_cannot_break_where_there_are_too_few_free_seats() -> None:
    event = standing({1: range(1, 10), 2: range(1, 9)})
    with pytest.raises(Refusal, match="table 2 cannot close: 8 players for 0 free seats"):
        after(event, BreakTable(2))


# Dealt in at once, or not


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:7.3")
@pytest.mark.clause("TDA-2017:7A.3")
@pytest.mark.clause("TDA-2022:8A.3")
def test_a_new_player_between_button_and_small_blind_waits_for_the_button_to_pass() -> None:
    """AUTH-009: the button on seat 3, a newcomer in seat 4, the small blind on seat 5."""
    seats = [1, 2, 3, 4, 5, 6, 7]
    positions, dealt, waiting = deal_in(Positions(2, 3, 5), seats, [4], policy())
    assert (positions.button, positions.small_blind) == (3, 5)
    assert waiting == (4,)
    assert 4 not in dealt
    positions, dealt, waiting = deal_in(positions, seats, [4], policy())
    assert positions.button == 5
    assert waiting == ()
    assert 4 in dealt


@pytest.mark.under("club-tournament", "tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:9.3", "TDA-2017:9.3")
@pytest.mark.clause("CLUB-7:7.2.3-b")
@pytest.mark.clause("TDA-2022:10A.2")
def test_so_does_a_player_from_a_broken_table() -> None:
    """TOUR-AU-13."""
    _, dealt, waiting = deal_in(Positions(2, 3, 6), range(1, 10), [4, 5], policy())
    assert waiting == (4, 5)
    assert dealt == (1, 2, 3, 6, 7, 8, 9)


@pytest.mark.under("club-tournament")
@pytest.mark.clause("CLUB-7:7.2.3-a")
def test_who_draws_the_seat_between_button_and_small_blind_waits_and_any_other_seat_is_dealt_in() -> None:
    before = Positions(1, 2, 4)
    assert deal_in(before, [1, 2, 3, 4, 6, 8], [3], policy())[1:] == ((1, 2, 4, 6, 8), (3,))
    assert deal_in(before, [1, 2, 4, 6, 7, 8], [7], policy())[1:] == ((1, 2, 4, 6, 7, 8), ())


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("CLUB-7:7.2.3-a")
@pytest.mark.clause("TDA-2022:10A.1")
@pytest.mark.clause("TDA-2017:9.2")
@pytest.mark.clause("TDA-2015:9.2")
def test_who_draws_the_big_blind_is_dealt_in_and_posts_it() -> None:
    """DRAW-AU-6: blinds of 100 and 200."""
    event = standing({1: [1, 2, 3, 7]}, {1: (1, 2, 3)}, levels=(Level(small_blind=100, big_blind=200),))
    event = after(event, Move("1-7", 1, 5))
    event = after(event, BeginHand(1))
    posted = {bet.seat: (bet.kind, bet.amount) for bet in setup(event, 1).forced}
    assert posted == {3: ("small-blind", 100), 5: ("big-blind", 200)}


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:7.1", "TDA-2017:7A.1")
@pytest.mark.clause("TDA-2022:8A.1")
@pytest.mark.clause("TDA-2022:8A.2")
def test_a_late_player_draws_a_seat_at_the_shortest_table_and_gets_a_full_stack() -> None:
    direction = running(20, entries=Entries(late_levels=2))
    short = min(direction.event.tables.values(), key=lambda table: len(table.seats)).number
    told = direction.do(Register("late"), now=20 * 60_000, seed="late")
    [seated] = [fact for fact in told if isinstance(fact, Seated)]
    assert (seated.table, seated.chips) == (short, 10_000)
    assert seated.why.clause == own("TDA-2022:8A.2", "TDA-2017:7A.2", "TDA-2015:7.2")


# The button at the start, wrong seats, special needs


@pytest.mark.clause("CLUB-7:7.2.1-b")
def test_the_first_button_is_drawn_by_lot() -> None:
    event = standing({1: range(1, 10), 2: range(1, 10)}, profile="club-tournament")
    buttons = {
        facts_of(event, BeginHand(1), HandBegun, seed=str(number))[0].positions.button
        for number in range(150)
    }
    assert buttons == set(range(1, 10))
    assert not facts_of(event, BeginHand(1), ButtonDrawn)


@pytest.mark.clause("FSPR:button-1", "FSPR:button-2")
def test_the_federation_deals_a_card_to_each_seat_and_the_highest_has_the_first_button() -> None:
    event = standing({1: (1, 2, 4, 5, 7, 8, 9), 2: range(1, 10)}, profile="fspr-competition")
    tied = 0
    for number in range(150):
        [drawn] = facts_of(event, BeginHand(1), ButtonDrawn, seed=str(number))
        held = dict(zip(drawn.seats, [show([card]) for card in drawn.cards], strict=True))
        assert set(held) == {1, 2, 4, 5, 7, 8, 9}
        assert len(set(held.values())) == 7
        ranked = sorted(
            held, key=lambda seat: ("23456789TJQKA".index(held[seat][0]), "cdhs".index(held[seat][1]))
        )
        tied += held[ranked[-1]][0] == held[ranked[-2]][0]
        [begun] = facts_of(event, BeginHand(1), HandBegun, seed=str(number))
        assert (drawn.seat, begun.positions.button) == (ranked[-1], ranked[-1])
    assert tied > 10, "suits decided some of them"
    assert drawn.why.clause == "FSPR:button-1"
    # From then on the button moves.
    event = after(event, BeginHand(1))
    event = after(event, EndHand(1, dict.fromkeys((1, 2, 4, 5, 7, 8, 9), 10_000)))
    assert not facts_of(event, BeginHand(1), ButtonDrawn)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:6.2", "TDA-2017:6.2")
@pytest.mark.clause("TDA-2022:7.2")
def test_a_player_in_a_wrong_seat_takes_all_his_chips_to_his_own() -> None:
    event = standing({1: range(1, 8), 2: range(1, 7)}, stacks={"1-2": 14_000})
    [move] = facts_of(event, Move("1-2", 2, 7, "wrong-seat"), Moved)
    assert move.why.clause == own("TDA-2022:7.2", "TDA-2017:6.2", "TDA-2015:6.2")
    assert after(event, Move("1-2", 2, 7, "wrong-seat")).entrants["1-2"].stack == 14_000


@pytest.mark.under("tda-2022", "club-tournament")
@pytest.mark.clause("CLUB-7:7.2.1-c")
def test_the_floor_may_seat_a_player_with_special_needs() -> None:
    """DRAW-AU-5."""
    event = standing({1: range(1, 7), 2: range(1, 7)})
    assert after(event, Move("1-1", 1, 9, "special-needs")).entrants["1-1"].seat == 9


def test_a_seat_that_is_taken_is_refused() -> None:
    with pytest.raises(Refusal, match="seat 2 at table 2 is not free"):
        after(standing({1: range(1, 7), 2: range(1, 7)}), Move("1-1", 2, 2))


def test_nobody_changes_seats_during_a_hand() -> None:
    event = after(standing({1: range(1, 7), 2: range(1, 7)}), BeginHand(1))
    with pytest.raises(Refusal, match="in a hand"):
        after(event, Move("1-1", 1, 9))


@pytest.mark.clause("FSPR:seat-1")
def test_nobody_holds_two_seats() -> None:
    """SEAT-AU-20."""
    direction = entered(3)
    with pytest.raises(Refusal, match="a player holds one seat") as refusal:
        direction.do(Register("1"), now=0)
    assert refusal.value.clause == "FSPR:seat-1"


@pytest.mark.clause("FSPR:chips-5")
def test_a_player_without_chips_is_not_dealt_in() -> None:
    """SEAT-AU-15."""
    event = standing({1: [1, 2, 3, 4]}, stacks={"1-4": 0})
    assert facts_of(event, BeginHand(1), HandBegun)[0].seats == (1, 2, 3)


@pytest.mark.clause("CLUB-7:7.2.4")
def test_who_is_not_there_yet_is_dealt_in_and_pays_his_blinds() -> None:
    """TOUR-AU-12: paid and absent; his stack of 10,000 is on the table. Presence is no part of the deal."""
    event = running(9, profile="club-tournament").event
    begun = facts_of(event, BeginHand(1), HandBegun)[0]
    assert begun.seats == tuple(range(1, 10))
    after_it = after(event, BeginHand(1))
    assert sum(bet.amount for bet in setup(after_it, 1).forced) == 50 + 100 + 100
    assert {each.stack for each in after_it.entrants.values()} == {10_000}


# Mixed games


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:10B.1")
@pytest.mark.clause("TDA-2015:10B.3")
@pytest.mark.clause("TDA-2017:10B.1")
@pytest.mark.clause("TDA-2017:10B.3")
@pytest.mark.clause("TDA-2022:11B.1")
@pytest.mark.clause("TDA-2022:11B.3")
def test_the_button_goes_on_once_and_then_stands_still_while_stud_is_played() -> None:
    """AUTH-005: the last hold'em hand had the button on seat 4."""
    event = standing(
        {1: range(1, 9)}, {1: (3, 4, 5)}, seats=8, rotation=("fl-holdem", "seven-stud"), hands_a_game=1
    )
    stacks = dict.fromkeys(range(1, 9), 10_000)
    buttons = []
    for _ in range(3):
        begun = facts_of(event, BeginHand(1), HandBegun)[0]
        buttons.append((begun.positions.button, begun.button))
        event = after(event, BeginHand(1), EndHand(1, stacks))
    assert buttons == [(4, True), (5, False), (5, True)]


@pytest.mark.clause("CLUB-7:7.2.1-b")
def test_at_one_table_with_open_cards_early_players_pick_their_seats() -> None:
    """DRAW-AU-4: the others draw what is left, and the button is drawn for everybody."""
    direction = entered(5, profile="club-tournament", seating=Seating(open_cards=True))
    direction.do(Register("early", seat=7), now=0)
    direction.do(Register("late", seat=7), now=0)
    direction.do(Start(), now=0, seed="lot")
    event = direction.event
    assert event.entrants["early"].seat == 7
    assert event.entrants["late"].seat != 7
    assert len(event.tables[1].seats) == 7


@pytest.mark.under("tda-2022", "club-tournament")
@pytest.mark.clause("CLUB-7:7.2.2")
def test_seats_that_were_drawn_are_not_exchanged() -> None:
    """DRAW-AU-3."""
    with pytest.raises(Refusal, match="seats are not exchanged") as refusal:
        after(standing({1: range(1, 7), 2: range(1, 7)}), Move("1-1", 2, 9, "swap"))
    assert refusal.value.clause == "CLUB-7:7.2.2"


@pytest.mark.clause("CLUB-7:7.9.7")
def test_after_the_start_only_the_management_changes_a_seat() -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, profile="club-tournament")
    with pytest.raises(Refusal, match="seats are not exchanged"):
        after(event, Move("1-3", 1, 7, "swap"))
    [move] = facts_of(event, Move("1-3", 1, 7, "director"), Moved)
    assert (move.seat, move.why.clause) == (7, "CLUB-7:7.9.7")


@pytest.mark.clause("CLUB-7:7.2.1-a")
def test_twenty_seven_entries_draw_for_twenty_seven_seats() -> None:
    """Whoever registered first sits at any table in any seat."""
    first = set()
    for number in range(200):
        direction = entered(27, profile="club-tournament")
        told = direction.do(Start(), now=0, seed=str(number))
        seated = [fact for fact in told if isinstance(fact, Seated)]
        assert len({(fact.table, fact.seat) for fact in seated}) == 27
        assert {fact.why.clause for fact in seated} == {"CLUB-7:7.2.1-a"}
        first |= {(fact.table, fact.seat) for fact in seated if fact.player == "1"}
    assert first == {(table, seat) for table in (1, 2, 3) for seat in range(1, 10)}


@pytest.mark.clause("TDA-2017:7A.2")
@pytest.mark.clause("TDA-2015:7.2")
@pytest.mark.parametrize(
    ("book", "clause", "tables"), [("tda-2015", "TDA-2015:7.2", {1, 2}), ("tda-2017", "TDA-2017:7A.2", {2})]
)
def test_a_late_player_draws_any_position(book: str, clause: str, tables: set[int]) -> None:
    """Seven at table 1, five at table 2: in 2015 every free seat is drawn for, later those new players draw for."""
    event = standing({1: range(1, 8), 2: range(1, 6)}, profile=book, entries=Entries(late_levels=2))
    event = replace(event, open=True)
    free = {(table, seat) for table in tables for seat in event.free(table)}
    drawn = set()
    for number in range(150):
        [seated] = facts_of(event, Register("late"), Seated, seed=str(number))
        assert seated.why.clause == clause
        drawn.add((seated.table, seated.seat))
    assert drawn == free


@pytest.mark.clause("FSPR:draw-2")
def test_a_player_sits_where_his_card_says() -> None:
    direction = running(20, profile="fspr-competition")
    [drawn] = [fact for entry in direction.log for fact in entry.facts if isinstance(fact, Drawn)]
    cards = dict(zip(drawn.players, drawn.seats, strict=True))
    assert len(set(cards.values())) == 20
    event = direction.event
    assert {each.id: (each.table, each.seat) for each in event.entrants.values()} == cards


@pytest.mark.clause("FSPR:draw-3")
def test_a_player_beside_the_seat_of_his_card_is_put_into_it() -> None:
    """His card says seat 4, he sits in seat 5."""
    event = standing({1: [1, 2, 3, 5, 6, 7]}, profile="fspr-competition")
    event = after(event, Move("1-5", 1, 4, "wrong-seat"))
    assert event.tables[1].seats[4] == "1-5"
    assert 5 not in event.tables[1].seats
    assert event.entrants["1-5"].stack == 10_000


@pytest.mark.clause("TDA-2022:RP16")
def test_the_chips_of_an_absent_player_go_to_his_new_table_when_his_own_breaks() -> None:
    event = standing({1: range(1, 8), 2: range(1, 8), 3: range(1, 5)}, stacks={"3-2": 14_300})
    # His line drops, and with eighteen left the third table breaks.
    event = after(event, Connection("3-2", lost=True))
    assert sorted(event.tables) == [1, 2]
    assert event.lost == ("3-2",)
    there = event.entrants["3-2"]
    assert there.table in (1, 2)
    assert event.tables[there.table].seats[there.seat] == "3-2"
    assert there.stack == 14_300
    assert event.in_chips == event.issued


@pytest.mark.clause("ONLINE:table-2")
def test_from_a_broken_table_one_sits_anywhere_and_may_post_the_big_blind_again() -> None:
    """At table 3 he was the big blind; the draw may put him where the big blind is due."""
    event = standing(
        {1: [1, 2, 3, 4, 6, 7, 8], 2: range(1, 8), 3: range(1, 5)},
        {1: (2, 3, 4), 2: (1, 2, 3), 3: (2, 3, 4)},
        profile="online-tournament",
    )
    drawn: dict[tuple[int, int], str] = {}
    for number in range(60):
        for move in facts_of(event, BreakTable(3), Moved, seed=str(number)):
            assert move.why.clause == "ONLINE:table-2"
            if move.player == "3-4":
                drawn[move.table, move.seat] = str(number)
    assert set(drawn) == {(1, 5), (1, 9), (2, 8), (2, 9)}
    event = after(event, BreakTable(3), seed=drawn[1, 5])
    event = after(event, BeginHand(1))
    posted = [(bet.seat, bet.amount) for bet in setup(event, 1).forced if bet.kind == "big-blind"]
    assert posted == [(5, 100)]
