"""The house's money: racks, boxes, lammers, and what the report says when something is missing."""

import pytest

from croupier.cash import Shift
from croupier.cash.game import RakePlan, TimeCharge
from croupier.errors import Refusal


@pytest.fixture
def shift() -> Shift:
    shift = Shift("friday")
    shift.open("oak", rack_of=10_000)
    return shift


@pytest.mark.every_book
@pytest.mark.clause("FSPR:rake-2")
@pytest.mark.clause("FSPR:term-cap")
@pytest.mark.clause("ONLINE:rake-1")
@pytest.mark.parametrize(("pot", "rake"), [(3000, 100), (1240, 62), (12_345, 100)])
def test_the_rake_is_a_part_of_the_pot_up_to_the_cap(pot: int, rake: int) -> None:
    assert RakePlan(5, ((2, 100),)).rake(6).of(pot, flop=True) == rake


def test_no_flop_no_drop() -> None:
    assert RakePlan(5, ((2, 100),)).rake(6).of(3000, flop=False) == 0


@pytest.mark.clause("FSPR:rake-1")
def test_two_hours_by_the_half_hour() -> None:
    assert TimeCharge(50, 30).due(120) == 200
    assert TimeCharge(50, 30).due(59) == 50


@pytest.mark.every_book
@pytest.mark.clause("FSPR:equip-6")
def test_chips_are_in_the_rack_and_tips_in_a_box_of_their_own(shift: Shift) -> None:
    shift.sell("oak", "ann", 2000)
    assert shift.in_rack("oak") == 8_000
    shift.drop("oak", {"rake": 30, "tips": 5}, {"ann": 35})
    assert shift.in_rack("oak") == 8_000
    assert shift.count("oak", "tips", 5, by=("d1", "floor")).difference == 0
    assert shift.count("oak", "rake", 30, by=("d1", "floor")).difference == 0


@pytest.mark.every_book
@pytest.mark.clause("FSPR:rake-3")
@pytest.mark.clause("FSPR:equip-5")
def test_a_box_short_of_what_was_dropped_shows_in_the_report(shift: Shift) -> None:
    shift.sell("oak", "ann", 2000)
    shift.drop("oak", {"rake": 30, "tips": 5}, {"ann": 35})
    count = shift.count("oak", "rake", 25, by=("d1", "floor"))
    assert count.difference == -5
    assert not shift.report()[0].balances


def test_a_count_takes_two_people(shift: Shift) -> None:
    with pytest.raises(Refusal, match="two people"):
        shift.count("oak", "rake", 0, by=("d1", "d1"))
    assert shift.report()[0].counts == ()


@pytest.mark.every_book
@pytest.mark.clause("FSPR:equip-3")
def test_a_lammer_stands_for_chips_until_the_runner_is_back(shift: Shift) -> None:
    shift.order("oak", "ann", 50_000)
    assert shift.in_rack("oak") == 10_000
    assert shift.bring("oak", "ann") == 50_000
    with pytest.raises(Refusal):
        shift.bring("oak", "ann")
    assert shift.book.total() == 0


@pytest.mark.clause("FSPR:push-6")
def test_a_rack_that_is_out_shows_in_the_report(shift: Shift) -> None:
    shift.sell("oak", "ann", 2000)
    shift.buy_back("oak", "ann", 2000)
    shift.close("oak", counted=9_900)
    assert shift.report()[0].difference == -100


def test_a_table_is_not_closed_over_players_chips(shift: Shift) -> None:
    shift.sell("oak", "ann", 2000)
    with pytest.raises(Refusal, match="a player still holds"):
        shift.close("oak", counted=8_000)


def test_chips_out_of_an_empty_rack_are_refused_and_nothing_is_moved(shift: Shift) -> None:
    with pytest.raises(Refusal):
        shift.sell("oak", "ann", 10_001)
    assert shift.in_rack("oak") == 10_000
    assert shift.report()[0].sold == 0
