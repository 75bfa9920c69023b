"""Seats drawn before the start: at entry, or all together, the clock later."""

import pytest

from croupier.errors import Mistake, Refusal
from croupier.tournament import Register, Start, Tournament, Unregister
from croupier.tournament.commands import Cancel, DrawSeats
from croupier.tournament.facts import Drawn
from croupier.tournament.seen import seen
from croupier.tournament.terms import Entries, Seating
from tests.tournament.desk import MINUTE, entered, terms

TWO = Seating(at_entry=2)


def at_entry(players: int, **given) -> Tournament:
    direction = Tournament(terms(live=True, **({"seating": TWO} | given)))
    for number in range(1, players + 1):
        direction.do(Register(str(number)), now=0, by="desk", seed=f"lot {number}")
    return direction


def test_each_entry_draws_its_seat_at_once_and_the_tables_fill_evenly() -> None:
    direction = at_entry(7)
    event = direction.event
    assert (event.phase, event.clock.running) == ("registering", False)
    assert sorted([len(table.seats) for table in event.tables.values()]) == [3, 4]
    assert event.in_chips == event.issued == 70_000
    assert all([entrant.status == "playing" for entrant in event.entrants.values()])
    [drawn] = [fact for fact in direction.log[-1].facts if isinstance(fact, Drawn)]
    assert drawn.players == ("7",)


def test_the_clock_starts_later_and_nobody_is_drawn_again() -> None:
    direction = at_entry(7)
    seats = {each.id: (each.table, each.seat) for each in direction.event.entrants.values()}
    direction.do(Start(), now=MINUTE, by="floor", seed="x")
    event = direction.event
    assert (event.phase, event.clock.ends) == ("running", 21 * MINUTE)
    assert {each.id: (each.table, each.seat) for each in event.entrants.values()} == seats


def test_a_third_table_is_opened_for_the_nineteenth_and_none_above_the_limit() -> None:
    assert len(at_entry(19).event.tables) == 3
    full = at_entry(19, entries=Entries(tables=2)).event
    assert (len(full.tables), full.alternates) == (2, ("19",))


def test_who_takes_his_entry_back_gets_up_and_his_chips_go_back_into_the_box() -> None:
    direction = at_entry(3)
    direction.do(Unregister("2"), now=0, by="desk")
    event = direction.event
    assert (event.entries, event.in_chips, event.issued) == (2, 20_000, 20_000)
    assert "2" not in [player for table in event.tables.values() for player in table.seats.values()]
    direction.do(Register("2"), now=0, by="desk", seed="again")
    assert direction.event.entrants["2"].table
    assert direction.event.money.pool == 30_000


def test_who_entered_before_the_draw_is_drawn_with_the_others_and_who_comes_after_at_once() -> None:
    direction = entered(10, live=True)
    assert direction.event.tables == {}
    direction.do(DrawSeats(), now=0, by="floor", seed="lot")
    assert sorted([len(table.seats) for table in direction.event.tables.values()]) == [5, 5]
    direction.do(Register("late"), now=0, by="desk", seed="lot 2")
    assert direction.event.entrants["late"].table in (1, 2)
    with pytest.raises(Refusal, match="the seats are drawn"):
        direction.do(DrawSeats(), now=0)


def test_an_event_called_off_before_its_clock_runs_gives_everything_back() -> None:
    direction = at_entry(5)
    direction.do(Cancel(), now=0, by="floor")
    assert [each.won for each in direction.event.entrants.values()] == [11_000] * 5


def test_who_sits_may_still_take_his_entry_back_until_the_clock_runs() -> None:
    direction = at_entry(4)
    assert seen(direction.event, 0, player="1").me.may == ("unregister",)
    assert seen(direction.event, 0).left == 4


def test_online_seats_are_drawn_at_the_start() -> None:
    with pytest.raises(Mistake, match="in live events"):
        terms(seating=TWO)
    with pytest.raises(Refusal, match="when it starts"):
        entered(4).do(DrawSeats(), now=0)
