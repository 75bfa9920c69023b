"""An event after a restart: snapshots are only a cache, and what is over can still be opened."""

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from croupier.room.actors.asks import By
from croupier.room.event.asks import Answer, CallFloor, Undo
from croupier.room.event.calls import Call
from croupier.room.event.state import KEPT
from croupier.room.event.stream import EVENT
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.house.house import House
from croupier.tournament import BeginHand, EndHand, Start
from croupier.tournament.commands import Lock, SetStack
from tests.room.evening import Clock
from tests.room.event.test_actor import directed, entered, house_at, terms, told
from tests.room.event.test_tables import Eyes, begun, checked, finished, opened
from tests.waiting import until

FLOOR = By("floor")
SHOWN_ONLY = {"hand", "players", "entries", "past", "rabbit", "shown", "told_from", "pots", "cash", "talk"}
"""What a snapshot between two hands leaves behind."""


@told
async def test_a_table_read_from_its_snapshot_is_the_one_its_rows_give(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await begun(house, 6, seats=6, stack=5_000)
        event = house.events.event("turbo").state
        await until(lambda: event.event.tables[1].hands > 12)
        await house.events.stop()
        stream = "event-table/turbo-1"
        kept = house.store.snapshot(stream)
        assert kept is not None
        assert house.store.version(stream) - kept[0] < 80
        quick, slow = EVENT_TABLE.reload(house.store, stream), EVENT_TABLE.fold(house.store.rows(stream))
        for each in fields(slow):
            if each.name not in SHOWN_ONLY:
                assert getattr(quick, each.name) == getattr(slow, each.name), each.name
        assert quick.positions == slow.positions
        assert (quick.hand and quick.hand.log) == (slow.hand and slow.hand.log)
    finally:
        await house.close()


@told
async def test_hands_of_a_finished_event_can_be_opened_after_a_restart(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await begun(house, 6, seats=3)
    await finished(house)
    await checked(house)
    listed = house.events.tables_of("turbo")
    hands = {each.table: house.hands(each.table, None, None) for each in listed}
    assert sum(each.hands for each in listed) > 10
    await house.close()
    house = await opened(tmp_path)
    try:
        assert house.events.tables_of("turbo") == listed
        for table, before in hands.items():
            assert house.hands(table, None, None) == before
            assert house.hand_text(table, before[0].number, None).startswith("variant")
        eyes = Eyes(house)
        eyes.look(listed[0].table)
        await until(lambda: bool(eyes.heard))
        assert eyes.of("table")[0]["view"]["event"] == "turbo"
        await checked(house)
    finally:
        await house.close()


def same(quick: Any, slow: Any) -> None:
    for kept in (
        "event",
        "version",
        "at",
        "owed",
        "claims",
        "news",
        "stopped",
        "won",
        "seats_in",
        "sent",
        "series",
    ):
        assert getattr(quick, kept) == getattr(slow, kept), kept
    numbers = [entry.number for entry in quick.log]
    assert numbers == [entry.number for entry in slow.log][-len(numbers) or 10**6 :]
    assert quick.last == slow.last
    assert quick.secret == slow.secret


async def read_back(house: House, id: str) -> None:
    actor = house.events.event(id)
    same(EVENT.reload(house.store, actor.stream), EVENT.fold(house.store.rows(actor.stream)))


@told
async def test_a_snapshot_of_an_event_is_only_a_cache(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("croupier.room.event.snapshot.EVERY", 10)
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid", "dan")
        await directed(house, Start())
        for hand in range(160):
            await played(house, actor.state.event.tables[1].seats)
            if hand % 40 == 30:
                # A snapshot that was made before must not hold what is taken back now.
                number = await directed(house, SetStack("ann", 1_000), SetStack("bob", 1_000))
                await directed(house, Undo(number))
        kept = house.store.snapshot(actor.stream)
        assert kept is not None
        await read_back(house, "friday")
        quick = EVENT.reload(house.store, actor.stream)
        assert len(quick.before) == KEPT
        before = actor.state.event
    async with house_at(tmp_path, clock) as house:
        state = house.events.event("friday").state
        assert state.event == before
        # What was done before the house went out can still be taken back.
        last = state.last
        assert last is not None
        await directed(house, Undo(last.number))
        await read_back(house, "friday")


async def played(house: House, seats: dict[int, str]) -> None:
    await directed(house, BeginHand(1))
    event = house.events.event("friday").state.event
    await directed(house, EndHand(1, {seat: event.entrants[player].stack for seat, player in seats.items()}))


@told
async def test_a_table_that_waits_for_the_floor_still_waits_after_a_restart(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("croupier.room.event.snapshot.EVERY", 10)
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid", "dan")
        await directed(house, Start(), CallFloor(1, "rebuy", "ann"))
        called = clock()
        for _ in range(KEPT):
            await played(house, actor.state.event.tables[1].seats)
        assert house.store.snapshot(actor.stream) is not None
        waits = {1: Call("rebuy", "ann", called)}
        assert EVENT.fold(house.store.rows(actor.stream)).calls == waits
    async with house_at(tmp_path, clock) as house:
        assert house.events.event("friday").state.calls == waits
        await directed(house, Answer(1))
    async with house_at(tmp_path, clock) as house:
        assert house.events.event("friday").state.calls == {}


@told
async def test_what_is_taken_back_while_a_snapshot_waits_is_not_in_it(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("croupier.room.event.snapshot.EVERY", 10)
    monkeypatch.setattr("croupier.room.event.snapshot.KEPT", 6)
    monkeypatch.setattr("croupier.room.event.state.KEPT", 6)
    clock, luck = Clock(), Random(11)
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid", "dan")
        await directed(house, Start())
        kept = set()
        for _ in range(300):
            name = luck.choice(("ann", "bob", "cid", "dan"))
            number = await directed(house, Lock(name, luck.random() < 0.5))
            while luck.random() < 0.4 and actor.state.last is not None:
                await directed(house, Undo(actor.state.last.number))
            found = house.store.snapshot(actor.stream)
            kept.add(found[0] if found else 0)
            if number % 10 == 0:
                await read_back(house, "friday")
        assert len(kept) > 5
        await read_back(house, "friday")


@told
async def test_events_are_listed_by_when_they_start_before_and_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        for id, wait in (("late", 9_000_000), ("any", None), ("soon", 8_000_000)):
            await house.events.open(terms(), id, None if wait is None else clock() + wait)
        assert [line.id for line in house.events.lines] == ["soon", "late", "any"]
    async with house_at(tmp_path, clock) as house:
        assert [line.id for line in house.events.lines] == ["soon", "late", "any"]
