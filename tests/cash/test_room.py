"""The room as a whole: lists, kept seats, must-move tables, broken tables, the cage."""

import pytest

from croupier.cash import BuyIn, CashGame, CashRoom, Move, acts
from croupier.cash.buying import check_top_up
from croupier.errors import Mistake, Refusal
from croupier.play import Stakes
from croupier.rulebook import profile

GAME = "nl-holdem 25-50"
MINUTE = 60_000


def room(*tables: str, seats: int = 3, feeds: str = "") -> CashRoom:
    """Tables of three seats; the last one sends its players to `feeds`."""
    opened = CashRoom()
    game = CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000), seats, profile("fspr-manual"))
    for table in tables:
        opened.open(table, GAME, game, feeds=feeds if table == tables[-1] else "")
    return opened


def seat(opened: CashRoom, table: str, *people: str, at: int = 0) -> None:
    for number, person in enumerate(people, 1):
        opened.sit(person, table, number, 2000, at + number)


@pytest.mark.clause("FSPR:seat-1")
def test_who_sits_at_a_table_sits_at_no_other_before_he_has_left() -> None:
    opened = room("oak", "elm")
    seat(opened, "oak", "ann", "bob")
    with pytest.raises(Refusal, match="table") as refusal:
        opened.sit("ann", "elm", 1, 2000, 10)
    assert (refusal.value.code, refusal.value.clause) == ("cash-too-many-tables", "FSPR:seat-1")
    opened.sit("cid", "elm", 1, 2000, 10)
    assert opened.seats_of("cid") == [("elm", 1)]


@pytest.mark.clause("FSPR:chips-4")
def test_any_amount_is_added_between_hands_up_to_the_most_a_stack_may_be() -> None:
    manual = profile("fspr-manual")
    for chips in (1, 499, 1000):
        check_top_up(chips, 1000, BuyIn(1000, 2000), manual)
    with pytest.raises(Refusal) as refusal:
        check_top_up(1001, 1000, BuyIn(1000, 2000), manual)
    assert refusal.value.code == "cash-top-up-too-large"


@pytest.mark.clause("FSPR:staff-3")
def test_who_waits_is_called_in_turn_and_nobody_walks_past_the_list() -> None:
    opened = room("oak")
    seat(opened, "oak", "ann", "boris")
    for at, person in enumerate(("vera", "gleb")):
        opened.join(person, GAME, at)
    with pytest.raises(Refusal, match="not been called"):
        opened.sit("dora", "oak", 3, 2000, 5)
    assert opened.call(GAME, 5) == [("vera", "oak", 3)]
    with pytest.raises(Refusal, match="not been called"):
        opened.sit("gleb", "oak", 3, 2000, 6)
    opened.sit("vera", "oak", 3, 2000, 7)
    assert [entry.person for entry in opened.lists[GAME].entries] == ["gleb"]


@pytest.mark.clause("FSPR:term-reserved-button")
def test_a_seat_is_kept_for_who_was_called_and_freed_when_he_does_not_come() -> None:
    opened = room("oak")
    opened.join("vera", GAME, 0)
    opened.call(GAME, 0)
    assert opened.tables["oak"].reserved == {1: "vera"}
    assert opened.lapse(GAME, 3 * MINUTE) == ["vera"]
    assert opened.tables["oak"].reserved == {}


@pytest.mark.clause("FSPR:seat-2")
def test_nobody_takes_a_second_table_the_house_brings_him_there() -> None:
    opened = room("oak", "elm")
    seat(opened, "oak", "ann", "boris")
    seat(opened, "elm", "vera")
    with pytest.raises(Refusal, match="leave it first"):
        opened.sit("vera", "oak", 3, 2000, 9)
    (move,) = opened.breaks("elm")
    opened.move(move, 9)
    assert opened.seats_of("vera") == [("oak", 3)]
    assert not opened.tables["oak"].chairs[3].debt.missed
    assert opened.close("elm").chairs == {}


@pytest.mark.clause("FSPR:mustmove-1")
def test_who_has_sat_longest_at_the_must_move_table_moves_up_first() -> None:
    opened = room("oak", "elm", feeds="oak")
    seat(opened, "oak", "ann", "boris", "vera")
    seat(opened, "elm", "gleb", "dora", at=10)
    assert opened.moves_due() == []
    opened.do("oak", acts.Leave(20, 2))
    assert opened.moves_due() == [("gleb", "elm", "oak", 2)]
    opened.join("otto", GAME, 21)
    # The main table takes from its must-move table, the list fills that one.
    assert opened.call(GAME, 22) == [("otto", "elm", 3)]
    opened.move(opened.moves_due()[0], 23)
    assert opened.tables["oak"].chairs[2].person == "gleb"
    assert opened.tables["oak"].chairs[2].chips == 2000


@pytest.mark.clause("FSPR:stakes-1")
def test_nobody_is_moved_out_of_a_hand() -> None:
    opened = room("oak", "elm", feeds="oak")
    seat(opened, "oak", "ann", "boris")
    seat(opened, "elm", "gleb", "dora", at=10)
    opened.do("elm", acts.Deal(20))
    assert opened.moves_due() == []
    with pytest.raises(Refusal, match="not during a hand") as refused:
        opened.move(Move("gleb", "elm", "oak", 3), 21)
    assert refused.value.clause == "FSPR:stakes-1"
    assert opened.seats_of("gleb") == [("elm", 1)]
    opened.do("elm", acts.Finish(22, {1: 1500, 2: 2500}))
    opened.move(Move("gleb", "elm", "oak", 3), 23)
    assert (opened.seats_of("gleb"), opened.tables["oak"].chairs[3].chips) == ([("oak", 3)], 1500)


@pytest.mark.clause("FSPR:absent-2")
def test_the_hour_counts_at_every_table_of_the_game() -> None:
    opened = room("oak", "elm")
    seat(opened, "oak", "ann", "boris")
    opened.do("oak", acts.TopUp(5, 1, 3000))
    opened.do("oak", acts.Leave(10, 1))
    with pytest.raises(Refusal, match="5000 at least"):
        opened.sit("ann", "elm", 1, 2000, 30 * MINUTE)
    opened.sit("ann", "elm", 1, 5000, 30 * MINUTE)
    opened.do("elm", acts.Leave(31 * MINUTE, 1))
    opened.sit("ann", "elm", 1, 1000, 92 * MINUTE)


def test_a_stack_in_the_cage_waits_for_its_owner() -> None:
    opened = room("oak")
    seat(opened, "oak", "ann", "boris", "vera")
    opened.do("oak", acts.SitOut(0, 2))
    opened.join("gleb", GAME, 0)
    opened.pick_up("oak", 2, 61 * MINUTE)
    assert opened.call(GAME, 61 * MINUTE) == [("gleb", "oak", 2)]
    assert opened.fetch("boris") == 2000
    with pytest.raises(Refusal, match="keeps no chips"):
        opened.fetch("boris")


def test_a_must_move_table_deals_the_same_game() -> None:
    opened = room("oak")
    with pytest.raises(Refusal, match="different games"):
        opened.open("elm", "plo 5-5", opened.tables["oak"].game, feeds="oak")


@pytest.mark.parametrize(("buy_in", "seats"), [(BuyIn(0), 9), (BuyIn(2000, 1000), 9), (BuyIn(1000), 99)])
def test_a_game_nobody_can_join_is_refused(buy_in: BuyIn, seats: int) -> None:
    with pytest.raises(Mistake):
        CashGame("nl-holdem", Stakes(25, 50), buy_in, seats)
