"""Waiting for a seat at a full table on the screen: in turn, called, a seat kept for a minute."""

import asyncio
from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.room import commands
from croupier.room.kept import from_snapshot, snapshot
from croupier.room.lobby import line
from tests.room.evening import Clock, club, join, open_house, until
from tests.room.felt import Felt


@pytest.fixture
def full() -> Felt:
    """A table of two with both seats taken."""
    felt = Felt(seats=2)
    felt.sit_all(2)
    return felt


def refused(felt: Felt, command: commands.Command) -> str:
    with pytest.raises(Refusal) as refusal:
        felt.tell(command)
    assert refusal.value.say("ru") != refusal.value.say("en")
    return refusal.value.code


def wait(felt: Felt, *people: str) -> None:
    for person in people:
        felt.wait(1_000)
        felt.tell(commands.Queue(person, person.capitalize()))


def test_people_wait_in_the_order_they_came_and_see_where_they_stand(full: Felt) -> None:
    wait(full, "vera", "gleb")
    assert [each["name"] for each in full.view(None)["waiting"]] == ["Vera", "Gleb"]
    assert full.view("gleb")["place"] == {"before": 1, "expected": None, "seat": None, "until": None}
    assert full.view(None)["place"] is None
    assert line(full.state).waiting == 2
    assert refused(full, commands.Queue("gleb", "Gleb")) == "cash-on-the-list"
    assert refused(full, commands.Queue("ann", "Ann")) == "cash-one-seat-each"


def test_the_first_is_called_to_the_seat_that_comes_free_and_nobody_else_gets_it(full: Felt) -> None:
    wait(full, "vera", "gleb")
    full.tell(commands.Leave("boris"))
    full.tell(commands.Call())
    assert full.view("vera")["place"] == {
        "before": 0, "expected": None, "seat": 2, "until": full.now + 60_000,
    }  # fmt: skip
    assert refused(full, commands.Sit("gleb", "Gleb", False, 2, 10_000)) == "cash-not-called"
    assert refused(full, commands.Sit("zoe", "Zoe", False, 2, 10_000)) == "cash-not-called"
    full.sit("vera", 2)
    assert [each["name"] for each in full.view(None)["waiting"]] == ["Gleb"]
    assert full.view("gleb")["place"]["before"] == 0
    assert full.refolded() == full.state


def test_who_does_not_come_goes_to_the_end_and_the_second_time_off_the_list(full: Felt) -> None:
    wait(full, "vera", "gleb")
    full.tell(commands.Leave("boris"))
    for expected in (["Gleb", "Vera"], ["Vera", "Gleb"], ["Gleb"], []):
        full.tell(commands.Call())
        full.wait(59_000)
        assert refused(full, commands.Lapse()) == "cash-nobody-to-call"
        full.wait(1_000)
        full.tell(commands.Lapse())
        assert [each["name"] for each in full.view(None)["waiting"]] == expected
        assert full.state.cash.reserved == {}
    full.sit("zoe", 2)
    assert full.refolded() == full.state


def test_who_waits_for_a_certain_seat_is_passed_over_for_another(full: Felt) -> None:
    full.tell(commands.Queue("vera", "Vera", 1))
    wait(full, "gleb")
    full.tell(commands.Leave("boris"))
    full.tell(commands.Call())
    assert full.view("gleb")["place"]["seat"] == 2
    assert full.view("vera")["place"]["seat"] is None
    assert refused(full, commands.Call()) == "cash-nobody-to-call"


def test_who_waits_no_more_gives_up_the_seat_kept_for_him(full: Felt) -> None:
    wait(full, "vera")
    full.tell(commands.Leave("boris"))
    full.tell(commands.Call())
    full.tell(commands.Unqueue("vera"))
    assert full.state.cash.reserved == {}
    assert full.view("vera")["place"] is None
    assert refused(full, commands.Unqueue("vera")) == "cash-not-on-the-list"


def test_nobody_waits_where_a_seat_is_free(felt: Felt) -> None:
    felt.sit_all(2)
    assert refused(felt, commands.Queue("vera", "Vera")) == "room-seat-is-free"


def test_after_an_outage_who_was_called_has_his_whole_time_again(full: Felt) -> None:
    wait(full, "vera")
    full.tell(commands.Leave("boris"))
    full.tell(commands.Call())
    full.wait(3_600_000)
    full.tell(commands.Resume())
    assert refused(full, commands.Lapse()) == "cash-nobody-to-call"
    full.sit("vera", 2)
    assert from_snapshot(snapshot(full.state)).waiting == full.state.waiting


def test_the_table_itself_calls_and_passes_over(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, *club(0, seats=2), clock=clock) as house:
            people = [await join(house, name) for name in ("Ann", "Boris", "Vera", "Gleb")]
            ann, boris, vera, gleb = people
            await house.tables["oak"].tell(commands.Hold("not yet"))
            for seat, person in enumerate((ann, boris), 1):
                sit = commands.Sit(person.id, person.name, False, seat, 5_000)
                await house.ask("oak", sit, person, "sit")
            for person in (vera, gleb):
                await house.ask("oak", commands.Queue(person.id, person.name), person, "queue")
            await house.ask("oak", commands.Leave(boris.id), boris, "leave")
            actor = house.tables["oak"]
            await until(lambda: actor.state.cash.reserved == {2: vera.id})
            clock.now += 60_000
            actor.nudge()
            await until(lambda: actor.state.cash.reserved == {2: gleb.id})
            await house.ask("oak", commands.Sit(gleb.id, "Gleb", False, 2, 5_000), gleb, "sit")
            assert [entry.person for entry in actor.state.waiting.entries] == [vera.id]

    asyncio.run(asyncio.wait_for(story(), 60))
