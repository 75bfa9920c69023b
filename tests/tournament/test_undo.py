from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.tournament import (
    BeginHand,
    EndHand,
    Event,
    Register,
    Start,
    Terms,
    Tick,
    Tournament,
    begin,
    decide,
)
from croupier.tournament.commands import Command, Penalise, Resume, Stop
from croupier.tournament.direction import KEPT
from croupier.tournament.facts import Fact
from croupier.tournament.seen import done
from croupier.tournament.terms import Entries
from croupier.tournament.undo import taken_back, undoing
from tests.tournament.desk import MINUTE, entered, running, terms


def evening(steps: int, seed: int) -> Tournament:
    """Some of everything, decided by lot."""
    randomness = Random(seed)
    direction = running(24, live=True, entries=Entries(late_levels=3, reentries=2))
    for step in range(steps):
        now = step * 30_000
        event = direction.event
        playing = [number for number, table in event.tables.items() if table.playing]
        idle = [number for number, table in event.tables.items() if not table.playing]
        try:
            if playing and randomness.random() < 0.6:
                number = randomness.choice(playing)
                table = event.tables[number]
                held = {seat: event.entrants[table.seats[seat]].stack for seat in table.dealt}
                one, other = randomness.sample(sorted(held), 2)
                lost = randomness.choice([held[one], held[one] // 2])
                stacks = {**held, one: held[one] - lost, other: held[other] + lost}
                direction.do(EndHand(number, stacks, {one: (other,)}), now=now, by="table", seed=str(step))
            elif idle and randomness.random() < 0.8:
                direction.do(BeginHand(randomness.choice(idle)), now=now, by="table", seed=str(step))
            else:
                direction.do(Register(f"late {step}"), now=now, by="desk", seed=str(step))
            direction.do(Tick(), now=now, by="clock")
        except Refusal:
            continue
    return direction


def without(direction: Tournament, number: int) -> Event:
    """The event as it would be had that command never been given, the clock ticking all the same."""
    event = Tournament(direction.terms, direction.log[:number]).event
    for entry in direction.log[number + 1 :]:
        if entry.undone_by is None:
            with suppress(Refusal):
                event, _ = decide(event, entry.command, now=entry.at, seed=entry.seed)
    return event


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_every_command_can_be_taken_back_down_to_the_first(seed: int) -> None:
    direction = evening(40, seed)
    assert Tournament(direction.terms, direction.log).event == direction.event
    given = [entry for entry in direction.log if entry.command != Tick()]
    for entry in reversed(given):
        expected = without(direction, entry.number)
        assert direction.undo(by="floor").number == entry.number
        assert direction.event == expected
        assert Tournament(direction.terms, direction.log).event == expected
    assert direction.event == begin(direction.terms)


def test_an_undone_command_stays_in_the_log_with_who_took_it_back() -> None:
    direction = running(9)
    direction.do(Stop(), now=MINUTE, by="floor")
    undone = direction.undo(by="director")
    assert (undone.by, undone.undone_by, undone.command) == ("floor", "director", Stop())
    assert direction.log[-1] == undone
    assert direction.event.clock.running


def test_after_an_undo_another_command_counts_and_is_taken_back_first() -> None:
    direction = running(9)
    direction.do(Penalise("1", "talks", "hands", 3, "floor"), now=0)
    direction.undo()
    direction.do(Penalise("1", "talks", "hands", 1, "floor"), now=0)
    assert direction.event.entrants["1"].missing == 1
    direction.undo()
    assert direction.event.entrants["1"].missing == 0
    assert direction.undo().command == Start()


def test_a_command_that_later_ones_stand_on_is_not_taken_back_alone() -> None:
    direction = running(9)
    direction.do(Stop(), now=MINUTE, by="floor")
    stopped = direction.last.number
    direction.do(Resume(), now=2 * MINUTE, by="bea")
    with pytest.raises(Refusal, match=f"what bea did since stands on it, command {stopped + 1}"):
        direction.undo(number=stopped)
    assert direction.undo(number=stopped + 1).number == stopped + 1
    assert direction.undo(number=stopped, by="ann").undone_by == "ann"
    with pytest.raises(Refusal, match=f"command {stopped} has been taken back already, by ann"):
        direction.undo(number=stopped)
    with pytest.raises(Refusal, match="there is no command 99"):
        direction.undo(number=99)


def test_the_clock_goes_on_through_an_undo() -> None:
    """A penalty is taken back after the level has changed: the level stays where the clock has it."""
    direction = running(9)
    direction.do(Penalise("1", "talks", "hands", 3, "floor"), now=MINUTE, by="floor")
    direction.do(Tick(), now=20 * MINUTE, by="clock")
    assert direction.event.clock.index == 1
    undone = direction.undo(by="floor")
    assert isinstance(undone.command, Penalise)
    assert (direction.event.clock.index, direction.event.entrants["1"].missing) == (1, 0)
    assert Tournament(direction.terms, direction.log).event == direction.event


def test_what_the_clock_did_goes_with_the_command_and_is_done_again() -> None:
    direction = running(9)
    direction.do(Penalise("1", "talks", "hands", 3, "floor"), now=MINUTE, by="floor")
    direction.do(Tick(), now=20 * MINUTE, by="clock")
    first = direction.last.number
    direction.undo(by="floor")
    assert [(each.number, each.undone_by) for each in direction.log[first:]] == [
        (first, "floor"),
        (first + 1, "floor"),
        (first + 2, None),
    ]
    assert (direction.log[-1].command, direction.log[-1].by, direction.log[-1].at) == (
        Tick(),
        "clock",
        20 * MINUTE,
    )


def test_a_hand_dealt_by_the_house_s_software_stays_dealt_and_a_live_one_does_not() -> None:
    for live in (False, True):
        direction = running(9, live=live)
        direction.do(BeginHand(1), now=0, by="table", seed="b")
        if live:
            assert direction.undo(by="floor").command == BeginHand(1)
        else:
            with pytest.raises(Refusal, match="nothing to undo"):
                direction.undo(by="floor")
            assert direction.event.tables[1].playing


def test_only_what_is_kept_can_be_taken_back() -> None:
    log = entered(3).log
    assert undoing(log, live=True, kept={2}).numbers == {2}
    with pytest.raises(Refusal, match="nothing to undo"):
        undoing(log, live=True, kept=())


def test_who_gave_a_command_may_say_that_it_is_the_clock_s_own() -> None:
    log = running(3).log
    undone = undoing(log, live=True, own=lambda entry: isinstance(entry.command, Start))
    assert (undone.entry.number, undone.ticks) == (2, (3,))
    assert [entry.undone_by for entry in taken_back(log, undone, "ann")] == [None, None, "ann", "ann"]


def test_who_did_what_when_is_told_the_newest_first_with_what_was_taken_back() -> None:
    direction = running(3)
    direction.do(Penalise("2", "talks", "warning", by="floor"), now=5 * MINUTE, by="floor 1")
    direction.undo(by="director")
    [newest, *_] = done(direction.log)
    assert (newest.at, newest.by, newest.kind, newest.player, newest.undone_by) == (
        5 * MINUTE,
        "floor 1",
        "penalise",
        "2",
        "director",
    )
    assert len(done(direction.log, 2)) == 2


def test_a_long_undo_goes_further_back_than_what_is_kept() -> None:
    direction = entered(KEPT + 20)
    for _ in range(KEPT + 20):
        direction.undo()
    assert direction.event.entrants == {}
    with pytest.raises(Refusal, match="nothing to undo"):
        direction.undo()


def test_a_refused_command_changes_nothing() -> None:
    direction = running(9)
    before, log = direction.event, direction.log
    with pytest.raises(Refusal):
        direction.do(BeginHand(7), now=0)
    assert direction.event is before
    assert direction.log == log


def test_commands_and_facts_go_through_a_journal() -> None:
    direction = evening(60, 5)
    for entry in direction.log:
        written = msgspec.json.encode((entry.command, entry.facts))
        assert msgspec.json.decode(written, type=tuple[Command, tuple[Fact, ...]]) == (
            entry.command,
            entry.facts,
        )
    assert msgspec.json.decode(msgspec.json.encode(terms()), type=Terms) == terms()
