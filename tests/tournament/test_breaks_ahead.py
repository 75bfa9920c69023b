"""The breaks an event has still to come: after which a player plans his own."""

from typing import Any

import pytest

from croupier.tournament import BeginHand, Event, Level, Tick
from croupier.tournament.clock.ahead import MOST, breaks_ahead
from croupier.tournament.commands import CallHandForHand, Stop
from croupier.tournament.seen import seen
from croupier.tournament.terms import Breaks, Flights
from tests.tournament.desk import HOUR, MINUTE, after, entered, standing

LEVELS = (
    Level(small_blind=50, big_blind=100),
    Level(small_blind=100, big_blind=200),
    Level(pause=10),
    Level(small_blind=200, big_blind=400),
    Level(pause=15),
    Level(small_blind=400, big_blind=800),
)
COMMON = LEVELS[:2]


def told(event: Event, now: int, starts_at: int | None = None) -> list[tuple[int, int]]:
    """When each break begins and how long it is, in minutes."""
    return [(each.at // MINUTE, each.length // MINUTE) for each in breaks_ahead(event, now, starts_at)]


def event_of(**given: Any) -> Event:
    """One table from eight o'clock on, levels of twenty minutes."""
    return standing({1: range(1, 4)}, **({"levels": LEVELS} | given))


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:break-3")
def test_a_player_knows_every_break_of_the_structure_before_the_event_and_while_it_runs() -> None:
    waiting = entered(3, levels=LEVELS).event
    assert told(waiting, 0, starts_at=HOUR) == [(100, 10), (130, 15)]
    assert told(event_of(), 5 * MINUTE) == [(40, 10), (70, 15)]


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:break-3")
def test_breaks_common_to_all_events_come_every_hour_at_their_minute() -> None:
    event = event_of(levels=COMMON, breaks=Breaks(minute=55, length=5))
    found = told(event, 5 * MINUTE)
    assert (found[:3], len(found)) == ([(55, 5), (115, 5), (175, 5)], MOST)
    waiting = entered(3, levels=COMMON, breaks=Breaks(minute=55, length=5)).event
    assert told(waiting, 0, starts_at=HOUR)[:2] == [(115, 5), (175, 5)]


def test_an_event_that_begins_late_has_its_breaks_later() -> None:
    assert told(entered(3, levels=LEVELS).event, HOUR + 7 * MINUTE, starts_at=HOUR)[0] == (107, 10)


def test_the_break_that_is_on_comes_first() -> None:
    event = after(event_of(), Tick(), now=40 * MINUTE)
    assert told(event, 43 * MINUTE) == [(40, 10), (70, 15)]
    common = event_of(levels=COMMON, breaks=Breaks(minute=55, length=5))
    assert told(after(common, Tick(), now=55 * MINUTE), 57 * MINUTE)[:2] == [(55, 5), (115, 5)]


def test_a_common_break_whose_last_hands_are_played_begins_any_moment() -> None:
    event = event_of(levels=COMMON, breaks=Breaks(minute=55, length=5))
    event = after(event, BeginHand(1), Tick(), now=55 * MINUTE)
    assert told(event, 56 * MINUTE)[:2] == [(56, 5), (115, 5)]


def test_nothing_is_told_where_no_time_is_known() -> None:
    assert told(entered(3, levels=LEVELS).event, 0) == []
    assert told(after(event_of(), Stop(), now=5 * MINUTE), 6 * MINUTE) == []
    by_hands = (Level(small_blind=50, big_blind=100, hands=10), *LEVELS[1:])
    assert told(event_of(levels=by_hands), 5 * MINUTE) == []


@pytest.mark.parametrize(("after_level", "breaks"), [(2, []), (3, [(40, 10)])])
def test_a_flight_has_no_break_after_the_level_that_ends_it(after_level: int, breaks: list[Any]) -> None:
    flights = Flights(names=("1A", "1B"), after_level=after_level, flight="1A")
    assert told(event_of(levels=LEVELS, flights=flights), 5 * MINUTE) == breaks


def test_a_flight_has_no_common_break_after_the_level_that_ends_it() -> None:
    """Three levels of forty minutes are 125 minutes with the break at 55, 130 with that at 115 too."""
    levels = tuple(Level(small_blind=50 * at, big_blind=100 * at, minutes=40) for at in range(1, 6))
    flights = Flights(names=("1A", "1B"), after_level=3, flight="1A")
    event = event_of(levels=levels, flights=flights, breaks=Breaks(minute=55, length=5))
    assert told(event, 5 * MINUTE) == [(55, 5), (115, 5)]
    assert told(after(event, Tick(), now=55 * MINUTE), 57 * MINUTE) == [(55, 5), (115, 5)]
    assert seen(event, 5 * MINUTE).clock.next_break == 50 * MINUTE
    short = Flights(names=("1A", "1B"), after_level=1, flight="1A")
    over_first = event_of(levels=levels, flights=short, breaks=Breaks(minute=55, length=5))
    assert (told(over_first, 5 * MINUTE), seen(over_first, 5 * MINUTE).clock.next_break) == ([], None)
    late = event_of(levels=levels, flights=flights, breaks=Breaks(minute=25, length=5))
    assert told(late, 5 * MINUTE) == [(25, 5), (85, 5)]
    waiting = entered(3, levels=levels, flights=flights, breaks=Breaks(minute=25, length=5)).event
    assert told(waiting, 0, starts_at=HOUR) == [(85, 5), (145, 5)]


def test_hand_for_hand_the_common_break_is_told_though_the_clock_stands() -> None:
    event = event_of(levels=COMMON, breaks=Breaks(minute=55, length=5))
    event = after(event, CallHandForHand(), now=50 * MINUTE)
    assert not event.clock.running
    assert told(event, 51 * MINUTE)[:2] == [(55, 5), (115, 5)]
    assert seen(event, 51 * MINUTE).clock.next_break == 4 * MINUTE
