"""Breaks common to all events: called at their minute, begun when the last hand is over."""

from typing import Any

import pytest

from croupier.bots.quick import play
from croupier.errors import Mistake, Refusal
from croupier.tournament import BeginHand, EndHand, Event, Level, Tick, read_event
from croupier.tournament.clock.levels import deadline
from croupier.tournament.commands import CallHandForHand, NextLevel, Resume, SetClock, Stop
from croupier.tournament.facts import BreakBegan, BreakCalled, BreakOver
from croupier.tournament.hands.playing import holds
from croupier.tournament.seen import seen
from croupier.tournament.simulation.event import Simulation
from croupier.tournament.terms import AddOn, Breaks, Prizes
from tests.tournament.desk import HOUR, MINUTE, after, facts_of, standing, terms

LEVELS = tuple([Level(small_blind=50 * n, big_blind=100 * n, ante=100 * n) for n in range(1, 9)])
SECOND = 1_000
NINE = dict.fromkeys(range(1, 8), 10_000)


def event_of(**given) -> Event:
    """Two tables from eight o'clock on, levels of twenty minutes, a break at 8:55 of five minutes."""
    whole: dict[str, Any] = {"levels": LEVELS, "breaks": Breaks(minute=55, length=5)}
    return standing({1: range(1, 8), 2: range(1, 8)}, **(whole | given))


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:break-2")
def test_the_break_is_common_and_its_five_minutes_run_from_the_end_of_the_last_hand() -> None:
    """Called at 8:55, the last table ends its hand at 8:56:10: cards again at 9:01:10."""
    event = after(event_of(), Tick(), now=54 * MINUTE)
    event = after(event, BeginHand(1), BeginHand(2), now=54 * MINUTE)
    assert deadline(event) == 55 * MINUTE
    [called] = facts_of(event, Tick(), BreakCalled, now=55 * MINUTE)
    assert (called.at, called.why.clause) == (55 * MINUTE, "ONLINE:break-2")
    event = after(event, Tick(), now=55 * MINUTE)
    event = after(event, EndHand(1, NINE), now=55 * MINUTE + 30 * SECOND)
    assert (holds(event, 1), event.clock.rest, deadline(event)) == ("on-break", "called", None)
    ends = 56 * MINUTE + 10 * SECOND
    [began] = facts_of(event, EndHand(2, NINE), BreakBegan, now=ends)
    assert (began.at, began.length) == (ends, 5 * MINUTE)
    event = after(event, EndHand(2, NINE), now=ends)
    assert deadline(event) == ends + 5 * MINUTE
    assert facts_of(event, Tick(), BreakOver, now=ends + 5 * MINUTE - 1) == []
    event = after(event, Tick(), now=ends + 5 * MINUTE)
    assert holds(event, 1) == ""
    # The level had five of its minutes left when the break was called: not a second is lost.
    assert (event.clock.index, event.clock.remaining(ends + 5 * MINUTE)) == (2, 5 * MINUTE)
    assert (event.clock.rest, event.clock.held) == ("", 0)


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:break-1")
def test_everybody_sees_how_long_it_is_to_the_break_and_how_long_it_lasts() -> None:
    event = after(event_of(), Tick(), now=45 * MINUTE)
    clock = seen(event, 45 * MINUTE).clock
    assert (clock.next_break, clock.break_length, clock.on_break) == (10 * MINUTE, 5 * MINUTE, False)
    event = after(event, Tick(), now=55 * MINUTE)
    clock = seen(event, 57 * MINUTE).clock
    assert (clock.on_break, clock.rest, clock.remaining, clock.held) == (True, "on", 3 * MINUTE, 5 * MINUTE)
    assert (clock.level.number, clock.length, clock.next_break) == (3, 5 * MINUTE, None)
    assert seen(event, 57 * MINUTE, player="1-1").me.at_break == 10_000


def test_the_next_break_is_an_hour_after_the_last_was_called() -> None:
    event = after(event_of(), Tick(), now=55 * MINUTE)
    event = after(event, Tick(), now=HOUR)
    assert not event.clock.on_break
    event = after(event, Tick(), now=HOUR + 54 * MINUTE)
    assert deadline(event) == HOUR + 55 * MINUTE
    assert after(event, Tick(), now=HOUR + 55 * MINUTE).clock.rest == "on"


def test_a_level_ends_before_the_break_that_comes_after_it() -> None:
    event = after(event_of(breaks=Breaks(minute=50)), Tick(), now=50 * MINUTE)
    assert (event.clock.index, event.clock.rest, event.clock.held) == (2, "on", 10 * MINUTE)


def test_no_break_comes_while_the_clock_stands_and_none_is_made_up_for() -> None:
    event = after(event_of(), Stop(), now=50 * MINUTE)
    assert deadline(event) is None
    assert not after(event, Tick(), now=58 * MINUTE).clock.on_break


def test_the_floor_cannot_start_the_clock_while_the_last_hands_are_played() -> None:
    event = after(event_of(), BeginHand(1), Tick(), now=55 * MINUTE)
    with pytest.raises(Refusal, match="begins when the last hand is over"):
        after(event, Resume(), now=56 * MINUTE)


def test_the_floor_sets_the_break_itself_and_a_level_announced_in_it_waits_for_its_end() -> None:
    event = after(event_of(), Tick(), now=55 * MINUTE)
    event = after(event, SetClock(2 * MINUTE), NextLevel(), now=56 * MINUTE)
    assert (event.clock.index, event.clock.on_break) == (3, True)
    event = after(event, Tick(), now=58 * MINUTE)
    assert (event.clock.on_break, event.clock.remaining(58 * MINUTE)) == (False, 20 * MINUTE)
    called = after(
        event_of(event={"level_starts": "announcement-or-signal"}), BeginHand(1), Tick(), now=55 * MINUTE
    )
    called = after(called, NextLevel(), EndHand(1, NINE), now=56 * MINUTE)
    assert (called.clock.index, called.clock.rest, called.clock.held) == (3, "on", 20 * MINUTE)


def test_hand_for_hand_goes_on_after_the_break_with_its_clock_standing() -> None:
    event = after(event_of(), CallHandForHand(), now=50 * MINUTE)
    event = after(event, BeginHand(1), BeginHand(2), now=54 * MINUTE)
    event = after(event, Tick(), now=55 * MINUTE)
    event = after(event, EndHand(1, NINE), EndHand(2, NINE), now=56 * MINUTE)
    assert (event.round, event.clock.rest) == (2, "on")
    event = after(event, Tick(), now=61 * MINUTE)
    assert (event.clock.on_break, event.clock.running, holds(event, 1)) == (False, False, "")


def test_hand_for_hand_that_ends_with_the_last_hand_before_the_break_leaves_the_break_alone() -> None:
    event = after(event_of(), CallHandForHand(), BeginHand(1), BeginHand(2), now=54 * MINUTE)
    event = after(event, Tick(), now=55 * MINUTE)
    event = after(event, CallHandForHand(False), now=55 * MINUTE)
    assert (event.clock.rest, event.clock.running) == ("called", False)
    event = after(event, EndHand(1, NINE), EndHand(2, NINE), now=56 * MINUTE)
    assert after(event, Tick(), now=61 * MINUTE).clock.running


def test_chips_leave_at_the_first_common_break_after_the_level_that_names_them() -> None:
    levels = (Level(small_blind=25, big_blind=50, colour_up=(25,)), *LEVELS)
    event = event_of(levels=levels, chips=(25, 100, 500))
    assert after(event, Tick(), now=54 * MINUTE).withdrawn == ()
    assert after(event, Tick(), now=55 * MINUTE).withdrawn == (25,)


def test_a_file_has_common_breaks_or_its_own() -> None:
    text = (
        'name="Friday"\nstack=5000\nbuy_in=20\n[breaks]\nminute=55\n[[level]]\nsmall_blind=25\nbig_blind=50\n'
    )
    assert read_event(text).breaks == Breaks(minute=55, length=5)
    with pytest.raises(Mistake, match="has no breaks of its own and no add-on"):
        read_event(text + "[[level]]\nbreak=10\n")
    with pytest.raises(Mistake, match="has no breaks of its own and no add-on"):
        terms(levels=LEVELS, breaks=Breaks(), add_on=AddOn(price=1, chips=1, after_level=1))


def test_a_whole_event_with_common_breaks_is_played_and_read_again() -> None:
    told = Simulation(
        terms(levels=LEVELS, breaks=Breaks(), prizes=Prizes(ladder=(50, 30, 20))),
        24,
        11,
        play,
        keep_facts=True,
    ).run()
    assert told.watch.broken == []
    breaks = [fact for fact in told.facts if isinstance(fact, BreakBegan)]
    assert breaks
    assert len([fact for fact in told.facts if isinstance(fact, BreakOver)]) in (len(breaks), len(breaks) - 1)
