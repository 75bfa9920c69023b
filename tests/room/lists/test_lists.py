"""Waiting for a seat on the screen: one list for a game and limit, whatever table a seat comes free at."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.errors import Broken, Refusal
from croupier.room.actors.asks import Asked, By
from croupier.room.house.house import House
from croupier.room.journal.commit import Commit, JournalRow, Person
from croupier.room.lists import rows
from croupier.room.lists.state import LISTS
from croupier.room.lists.stream import WAITING
from croupier.room.table import asks as commands
from tests.room.evening import Clock, Witness, club, join, open_house
from tests.room.says import asks, says
from tests.waiting import run_story, until

GAME = "nl-holdem 50-100"
OAK = club(0, seats=2)[0]
ELM = club(0, id="elm", name="Elm", seats=2)[0]
DEAR = club(0, id="dear", name="Dear", seats=2, small_blind=100, big_blind=200)[0]


class Evening:
    """Two full tables of one game, one of a dearer one, and people who want to play."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self.people: dict[str, Person] = {}
        self.asked = 0

    async def person(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = await join(self.house, name)
        return self.people[name]

    async def ask(self, name: str, table: str, command: Callable[[Person], Any]) -> None:
        person = await self.person(name)
        self.asked += 1
        await asks(self.house, table, command(person), f"ask-{self.asked}")

    async def sit(self, name: str, table: str, seat: int) -> None:
        chips = 10_000 if table == "dear" else 5_000
        await self.ask(name, table, lambda who: says(who.id, commands.Sit(seat, chips), who.name))

    async def wait(self, *names: str, table: str = "oak", wants: int = 0) -> None:
        for name in names:
            self.clock.now += 1_000
            await self.ask(name, table, lambda who: says(who.id, commands.Queue(wants), who.name))

    async def leave(self, name: str, table: str) -> None:
        await self.ask(name, table, lambda who: says(who.id, commands.Leave()))

    async def refused(self, asked: Awaitable[object]) -> str:
        with pytest.raises(Refusal) as refusal:
            await asked
        assert refusal.value.say("ru") != refusal.value.say("en")
        return refusal.value.code

    def view(self, table: str, name: str | None = None) -> dict[str, Any]:
        actor = self.house.tables[table]
        viewer = self.people[name].id if name is not None else None
        return msgspec.to_builtins(actor._eyes()(viewer))

    def names(self, table: str = "oak") -> list[str]:
        return [each["name"] for each in self.view(table)["waiting"]]

    def kept(self, table: str) -> dict[int, str]:
        called = {person.id: name for name, person in self.people.items()}
        return {seat: called[who] for seat, who in self.house.tables[table].state.cash.reserved.items()}

    async def is_called(self, name: str, table: str, seat: int) -> None:
        await until(lambda: self.kept(table) == {seat: name})

    async def are_waiting(self, names: list[str]) -> None:
        self.house.lists.nudge()
        await until(lambda: self.names() == names)


@asynccontextmanager
async def evening(path: Path, clock: Clock | None = None) -> AsyncIterator[Evening]:
    clock = clock or Clock()
    async with open_house(path, OAK, ELM, DEAR, clock=clock) as house:
        told = Evening(house, clock)
        for table in house.tables.values():
            if not table.state.held:
                await table.tell(commands.Hold("not yet"))
                for seat, name in enumerate(("Ann", "Boris") if table.id != "elm" else ("Dora", "Egor"), 1):
                    await told.sit(name, table.id, seat)
        yield told


def tell(story: Callable[[], Any]) -> None:
    run_story(story())


def test_one_list_for_a_game_and_limit_is_seen_at_all_its_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera")
            await told.wait("Gleb", table="elm")
            assert told.names("oak") == told.names("elm") == ["Vera", "Gleb"]
            assert told.names("dear") == []
            assert told.view("elm", "Gleb")["place"] == {"before": 1, "expected": None, "kept": None}
            assert told.view("elm")["place"] is None
            assert await told.refused(told.wait("Gleb")) == "cash-on-the-list"
            assert await told.refused(told.wait("Dora")) == "cash-one-seat-each"
            assert await told.refused(told.wait("Zoe", wants=3)) == "cash-no-such-seat"
            await told.wait("Gleb", table="dear")
            await until(lambda: [told.house.lobby.lines[each].waiting for each in ("oak", "dear")] == [2, 1])
            witness = Watcher()
            told.house.lists.watch(witness, None)
            await until(lambda: bool(witness.heard))
            lists = witness.last["view"]["lists"]
            assert lists == [
                {"game": "nl-holdem 100-200", "names": ["Gleb"]},
                {"game": GAME, "names": ["Vera", "Gleb"]},
            ]

    tell(story)


class Watcher(Witness):
    """Somebody who reads the lists."""

    def __init__(self) -> None:
        super().__init__(None)

    def hear(self, table: str, message: bytes) -> None:
        assert table == LISTS
        self.heard.append(message)


def test_the_first_is_called_to_whichever_table_frees_first_and_nobody_else_gets_the_seat(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera", "Gleb", table="oak")
            await told.leave("Egor", "elm")
            await told.is_called("Vera", "elm", 2)
            until_ms = told.clock.now + 60_000
            place = {"before": 0, "expected": None, "kept": {"table": "elm", "seat": 2, "until": until_ms}}
            assert told.view("oak", "Vera")["place"] == place
            assert await told.refused(told.sit("Gleb", "elm", 2)) in ("cash-seat-taken", "cash-not-called")
            assert await told.refused(told.sit("Zoe", "elm", 2)) in ("cash-seat-taken", "cash-not-called")
            await told.sit("Vera", "elm", 2)
            await until(lambda: told.names() == ["Gleb"])
            await told.leave("Ann", "oak")
            await told.is_called("Gleb", "oak", 1)
            assert told.kept("dear") == {}

    tell(story)


def test_a_newcomer_takes_no_free_seat_before_those_who_wait_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera")
            zoe = told.sit("Zoe", "oak", 2)
            # The seat is free and nobody has been called to it yet: the list's actor has not looked.
            await told.person("Zoe")
            await told.house.tables["oak"].tell(says(told.people["Boris"].id, commands.Leave()))
            assert await told.refused(zoe) in ("cash-seat-taken", "cash-not-called")
            await told.is_called("Vera", "oak", 2)
            await told.leave("Ann", "oak")
            await told.sit("Zoe", "oak", 1)

    tell(story)


def test_who_does_not_come_goes_to_the_end_and_the_second_time_off_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera", "Gleb")
            await told.leave("Boris", "oak")
            for called, left in (
                ("Vera", ["Gleb", "Vera"]),
                ("Gleb", ["Vera", "Gleb"]),
                ("Vera", ["Gleb"]),
                ("Gleb", []),
            ):
                await told.is_called(called, "oak", 2)
                told.clock.now += 60_000
                await told.are_waiting(left)
            await until(lambda: told.kept("oak") == {})
            await told.sit("Zoe", "oak", 2)
            assert WAITING.fold(told.house.store.rows(LISTS)) == told.house.lists.state

    tell(story)


def test_who_waits_for_a_certain_seat_is_passed_over_for_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera", wants=1)
            await told.wait("Gleb")
            await told.leave("Egor", "elm")
            await told.is_called("Gleb", "elm", 2)
            await told.leave("Ann", "oak")
            await told.is_called("Vera", "oak", 1)

    tell(story)


def test_who_waits_no_more_gives_up_the_seat_kept_for_him(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera")
            await told.leave("Boris", "oak")
            await told.is_called("Vera", "oak", 2)
            await told.ask("Vera", "elm", lambda who: says(who.id, commands.Unqueue()))
            await until(lambda: told.kept("oak") == {})
            gone = told.ask("Vera", "elm", lambda who: says(who.id, commands.Unqueue()))
            assert await told.refused(gone) == "cash-not-on-the-list"
            assert await told.refused(told.wait("Vera")) == "room-seat-is-free"

    tell(story)


def test_a_seat_that_the_floor_gives_up_takes_its_man_off_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            await told.wait("Vera", "Gleb")
            await told.leave("Boris", "oak")
            await told.is_called("Vera", "oak", 2)
            await told.house.tables["oak"].tell(commands.Free(2))
            told.house.lists.nudge()
            await told.is_called("Gleb", "oak", 2)
            assert told.names() == ["Gleb"]

    tell(story)


@pytest.mark.parametrize("wants", [0, 1], ids=["any seat", "the seat that is free meanwhile"])
def test_a_move_to_his_game_that_is_taken_back_leaves_him_his_place_on_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wants: int
) -> None:
    async def story() -> None:
        async with evening(tmp_path) as told:
            oak, dear = told.house.tables["oak"], told.house.tables["dear"]
            await told.leave("Boris", "dear")
            await told.sit("Vera", "dear", 2)
            await told.wait("Vera", wants=wants)
            await told.wait("Gleb", wants=2)
            lists, take, due = told.house.lists, dear.tell, told.house.lists._due

            async def told_to_the_table(command: Any, *more: Any) -> None:
                if isinstance(command, commands.Take):
                    # Meanwhile whoever comes after her is called to another seat, as at any time.
                    monkeypatch.setattr(lists, "_due", due)
                    await told.leave("Ann", "oak")
                    await told.wait("Zoe")
                    await until(lambda: told.kept("oak") == {1: "Zoe", 2: "Vera"})
                    raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
                await take(command, *more)

            monkeypatch.setattr(dear, "tell", told_to_the_table)
            # The floor is quicker than the list.
            monkeypatch.setattr(lists, "_due", lambda: None)
            await told.leave("Boris", "oak")
            move = Asked(By("floor"), commands.Move(2, "oak", 2))
            assert await told.refused(asks(told.house, "dear", move, "move")) == "cash-not-in-a-hand"
            assert not oak.state.coming
            lists.nudge()
            called = "Gleb" if wants else "Vera"
            await until(lambda: (GAME, told.people[called].id) in lists.called())
            assert told.kept("oak") == {1: "Zoe", 2: called}
            assert told.names() == ["Vera", "Gleb", "Zoe"]

    tell(story)


def test_who_was_called_when_the_lights_went_out_has_his_seat_and_his_whole_time_again(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with evening(tmp_path, clock) as told:
            await told.wait("Vera", "Gleb")
            # The row is on the disk, the table has not heard of it.
            await told.house.tables["oak"].tell(says(told.people["Boris"].id, commands.Leave()))
            await told.is_called("Vera", "oak", 2)
            people = told.people
        clock.now += 3_600_000
        async with evening(tmp_path, clock) as told:
            told.people = people
            vera = told.view("oak", "Vera")
            await until(lambda: told.view("oak", "Vera")["place"]["kept"]["until"] == clock.now + 60_000)
            assert vera["place"]["kept"]["table"] == "oak"
            assert told.kept("oak") == {2: "Vera"}
            await told.sit("Vera", "oak", 2)
            await until(lambda: told.names() == ["Gleb"])

    tell(story)


def test_a_called_man_the_table_never_heard_of_has_his_seat_kept_when_the_house_opens(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with evening(tmp_path, clock) as told:
            await told.wait("Vera")
            await told.house.lists.stop()
            await told.leave("Boris", "oak")
            called = rows.Called(GAME, told.people["Vera"].id, "oak", 2)
            lists = told.house.lists
            row = WAITING.write(called)
            await told.house.store.commit(Commit(lists.stream, lists.version + 1, clock.now, row))
            assert told.kept("oak") == {}
            people = told.people
        async with evening(tmp_path, clock) as told:
            told.people = people
            await told.is_called("Vera", "oak", 2)

    tell(story)


def test_a_journal_with_a_gap_or_a_row_about_nobody_is_not_read() -> None:
    joined = JournalRow(1, 5, rows.write(rows.Joined(GAME, "v", "Vera")))
    assert WAITING.fold([joined]).lines[GAME].names == {"v": "Vera"}
    left = rows.write(rows.Left(GAME, "v"))
    stranger = rows.write(rows.Left(GAME, "z"))
    for second in (JournalRow(3, 6, left), JournalRow(2, 6, stranger)):
        with pytest.raises(Broken):
            WAITING.fold([joined, second])
