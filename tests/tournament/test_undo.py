from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.tournament import BeginHand, Direction, EndHand, Register, Start, Terms, Tick
from croupier.tournament.commands import Command, Penalise, Stop
from croupier.tournament.direction import KEPT
from croupier.tournament.facts import Fact
from croupier.tournament.terms import Entries
from tests.tournament.desk import MINUTE, entered, running, terms


def evening(steps: int, seed: int) -> Direction:
    """Some of everything, decided by lot."""
    randomness = Random(seed)
    direction = running(24, entries=Entries(late_levels=3, reentries=2))
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


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_every_command_can_be_taken_back_down_to_the_first(seed: int) -> None:
    direction = evening(40, seed)
    log = direction.log
    states = [Direction(direction.terms, log[:number]).event for number in range(len(log) + 1)]
    assert states[-1] == direction.event
    for expected in reversed(states[:-1]):
        direction.undo(by="floor")
        assert direction.event == expected


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
