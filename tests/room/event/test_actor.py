"""An event at work: its clock by deadlines, what it writes, and what never leaves it."""

import dataclasses
import functools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from croupier.errors import Refusal
from croupier.ledger import of_kind
from croupier.room.actors.asks import TABLE, By
from croupier.room.actors.stream import Effect
from croupier.room.event import rows
from croupier.room.event.actor import EventActor
from croupier.room.event.asks import Asked, Claim, Undo
from croupier.room.event.codes import code_of
from croupier.room.event.stream import EVENT
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.tournament import BeginHand, EndHand, Level, Register, Start, Terms, Tick, Unregister
from croupier.tournament.commands import Bust, NextLevel, Resume, SetClock, Stop
from croupier.tournament.money import pool
from croupier.tournament.terms import Bounties, Entries, Prizes
from tests.room.desk import at_the_desk, pay_out
from tests.room.evening import Clock
from tests.told import Told
from tests.waiting import loop_turns, run_story, until

FLOOR = By("floor")
MINUTE = 60_000


def told(story: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """A test told as a story in one event loop."""

    @functools.wraps(story)
    def test(*args: Any, **more: Any) -> None:
        run_story(story(*args, **more))

    return test


class Screen:
    """Looks at an event and keeps every message."""

    def __init__(self, person: str | None = None, *, floor: bool = False) -> None:
        self.person = person
        self.floor = floor
        self.heard: list[bytes] = []
        self.last: dict[str, Any] = {}
        self._told = Told()

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return self.floor

    def hear(self, table: str, message: bytes) -> None:
        assert table.startswith("event/")
        self.heard.append(message)
        self.last = self._told.whole(json.loads(message))


def terms(**more: Any) -> Terms:
    given: dict[str, Any] = {
        "name": "Friday",
        "stack": 1_000,
        "buy_in": 10_00,
        "live": True,
        "minutes": 20,
        "prizes": Prizes(ladder=(60, 40)),
        "levels": tuple([Level(small_blind=5 * n, big_blind=10 * n) for n in (1, 2, 4, 8)]),
    } | more
    return Terms(**given)


@asynccontextmanager
async def house_at(path: Path, clock: Clock, seed: int = 5) -> AsyncIterator[House]:
    house = await House.open(path / "house.db", pace=RUSHED, clock=clock, entropy=Random(seed))
    house.start()
    try:
        yield house
    finally:
        await house.close()


async def directed(house: House, *commands: Any) -> int:
    number = None
    for at, command in enumerate(commands):
        version = house.events.event("friday").version
        if isinstance(command, PayOut):
            await pay_out(house, "friday", command.player)
        else:
            number = await at_the_desk(house, "friday", command, f"{version}-{at}")
    return number or 0


class PayOut(NamedTuple):
    """What an event owes somebody is paid."""

    player: str


ANNOUNCED = {"level_starts": "announcement-or-signal"}
"""A level may be announced before its time."""


async def entered(house: House, *names: str, **more: Any) -> EventActor:
    actor = await house.events.open(terms(**more), "friday")
    await directed(house, *[Register(name, name.capitalize()) for name in names])
    return actor


def on_disk(actor: EventActor, house: House) -> bool:
    """Whether every row that made the event has been written."""
    return house.store.version(actor.stream) == actor.version


def comparable(actor: EventActor, house: House) -> None:
    """Read from the disk the event is what it is."""
    state, again = actor.state, EVENT.fold(house.store.rows(actor.stream))
    for kept in ("event", "version", "at", "starts_at", "owed", "claims", "news", "stopped"):
        assert getattr(again, kept) == getattr(state, kept), kept
    assert [(e.number, e.by, e.undone_by) for e in again.log] == [
        (e.number, e.by, e.undone_by) for e in state.log
    ]
    assert again.last == state.last


@told
async def test_the_next_level_is_announced_at_its_time(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob")
        await directed(house, Start())
        assert actor.state.event.clock.ends == clock.now + 20 * MINUTE
        clock.now += 20 * MINUTE - 1
        actor.nudge()
        await loop_turns()
        assert actor.state.event.clock.index == 0
        clock.now += 1
        actor.nudge()
        await until(lambda: actor.state.event.clock.index == 1)


@told
async def test_a_clock_that_stands_goes_on_standing_through_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await entered(house, "ann", "bob")
        await directed(house, Start())
        clock.now += 5 * MINUTE
        await directed(house, Stop())
    clock.now += 600 * MINUTE
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        await loop_turns()
        assert actor.state.event.clock.remaining(clock.now) == 15 * MINUTE
        await directed(house, Resume())
        assert actor.state.event.clock.ends == clock.now + 15 * MINUTE


@told
async def test_the_clock_of_a_live_event_runs_on_while_the_house_is_out(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await entered(house, "ann", "bob")
        await directed(house, Start())
        started = clock.now
    clock.now += 45 * MINUTE
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        await until(lambda: actor.state.event.clock.index == 2)
        assert actor.state.event.clock.ends == started + 60 * MINUTE


@told
async def test_nobody_loses_an_online_level_to_an_outage(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await entered(house, "ann", "bob", live=False)
        await directed(house, Start())
        clock.now += 5 * MINUTE
        await directed(house, SetClock(10 * MINUTE))
    clock.now += 45 * MINUTE
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        await until(lambda: actor.state.event.clock.ends == clock.now + 10 * MINUTE)
        assert actor.state.event.clock.index == 0


@told
async def test_an_online_event_starts_at_its_time_or_pays_everybody_back(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        at = clock.now + 10 * MINUTE
        for id, names in (("full", ("ann", "bob")), ("empty", ("cid",))):
            await house.events.open(terms(live=False), id, at)
            for name in names:
                await house.events.ask(id, FLOOR, Register(name, name.capitalize()), name)
        clock.now = at
        for id in ("full", "empty"):
            house.events.event(id).nudge()
        await until(lambda: house.events.event("full").state.event.phase == "running")
        await until(lambda: house.events.event("empty").state.event.phase == "cancelled")
        assert house.events.event("empty").state.owed == {"cid": 10_00}


@pytest.mark.clause("ONLINE:unreg-1")
@told
async def test_from_the_start_on_no_player_takes_his_entry_back_though_it_is_late(tmp_path: Path) -> None:
    """Five minutes before, at the start and after it no; before that yes, and the floor at any time until then."""
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        at = clock.now + 10 * MINUTE
        await house.events.open(terms(played_for="play"), "friday", at)
        names = ("ann", "bob", "cid", "dan")
        for name in names:
            await house.events.ask("friday", FLOOR, Register(name, name.capitalize()), name)
        asked = [By("player", name, name.capitalize()) for name in names]
        await house.events.ask("friday", asked[0], Unregister(""), "early")
        for now in (at - 5 * MINUTE + 1, at, at + MINUTE):
            clock.now = now
            with pytest.raises(Refusal) as refused:
                await house.events.ask("friday", asked[1], Unregister(""), f"late-{now}")
            assert refused.value.code == "tournament-unregister-too-late"
        await house.events.ask("friday", FLOOR, Unregister("cid"), "floor")
        entrants = house.events.event("friday").state.event.entrants.values()
        assert [each.id for each in entrants if each.status == "registered"] == ["bob", "dan"]


@told
async def test_an_undo_survives_a_restart_and_the_clock_comes_round_again(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, "ann", "bob", "cid")
        await directed(house, Start())
        number = await directed(house, Bust("cid", ("ann",)))
        clock.now += 20 * MINUTE
        actor.nudge()
        await until(lambda: actor.state.event.clock.index == 1)
        await directed(house, Undo(number))
        await until(lambda: actor.state.event.clock.index == 1 and on_disk(actor, house))
        # The bust is taken back; the level has begun all the same, at its own time.
        assert actor.state.event.left == 3
        assert actor.state.event.clock.index == 1
        assert actor.state.event.clock.ends == clock.now + 20 * MINUTE
        comparable(actor, house)
        before = actor.state.event
    async with house_at(tmp_path, clock) as house:
        assert house.events.event("friday").state.event == before


@told
async def test_whatever_was_asked_the_journal_gives_the_same_event(tmp_path: Path) -> None:
    clock, luck = Clock(), Random(3)
    names = [f"player-{n}" for n in range(12)]
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, *names[:8], entries=Entries(late_levels=3, reentries=2))
        for step in range(250):
            clock.now += luck.randrange(60_000)
            try:
                await directed(house, Start() if step == 150 else _anything(actor, luck, names))
            except Refusal:
                continue
        await loop_turns()
        assert actor.state.stopped is None
        assert actor.version > 60
        comparable(actor, house)
        money = actor.state.event.money
        held = money.pool + money.overlay - money.paid - money.rounding
        assert house.book.balance(of_kind("club", pool("friday"))) == held
        assert house.book.total() == 0


def _anything(actor: EventActor, luck: Random, names: list[str]) -> Any:
    player = luck.choice(names)
    last = actor.state.last
    number = last.number if last and luck.random() < 0.8 else luck.randrange(2, 60)
    return luck.choice(
        [
            Register(player, player),
            Unregister(player),
            Undo(number),
            Undo(number),
            NextLevel(),
            Stop(),
            Resume(),
            PayOut(player),
            SetClock(luck.randrange(600_000)),
        ]
    )


@told
async def test_the_tables_play_through_the_event_and_nobody_takes_a_hand_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house, "ann", "bob", live=False)
        await directed(house, Start())
        for barred in (BeginHand(1), EndHand(1, {}), Tick(), Bust("ann", ("bob",))):
            with pytest.raises(Refusal, match="by hand"):
                await directed(house, barred)
        await actor.tell(Asked(TABLE, BeginHand(1)), "1/begin/1")
        assert actor.state.last is None
        with pytest.raises(Refusal):
            await directed(house, Undo(actor.version))


@told
async def test_a_repeat_is_answered_with_the_same_number_and_does_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house)
        first = await at_the_desk(house, "friday", Register("ann", "Ann"), "one")
        again = await at_the_desk(house, "friday", Register("ann", "Ann"), "one")
        assert first == again == actor.version


@told
async def test_sealed_envelopes_seeds_and_secrets_never_leave(tmp_path: Path) -> None:
    clock = Clock()
    mystery = Bounties(amount=4_00, kind="mystery", parts=(50,))
    async with house_at(tmp_path, clock) as house:
        public, member, floor = Screen(), Screen("bob"), Screen(floor=True)
        actor = await entered(house, "ann", "bob", "cid", "dan", bounties=mystery, event=ANNOUNCED)
        for screen in (public, member, floor):
            actor.watch(screen, None)
        await directed(house, Start(), NextLevel(), Bust("dan", ("ann",)), Bust("cid", ("ann",)))
        await loop_turns()
        event = actor.state.event
        assert event.sealed
        assert event.envelopes
        hidden = [actor.state.secret, event.envelope_order, *event.envelope_salts[event.drawn :]]
        hidden += [row.seed for row in _done(actor, house)]
        assert all(hidden)
        for screen in (public, member, floor):
            said = b"".join(screen.heard).decode()
            for secret in hidden:
                assert secret not in said
        codes = [code_of(actor.state.secret, name) for name in ("ann", "bob", "cid", "dan")]
        assert all(code in b"".join(floor.heard).decode() for code in codes)
        assert not any(code in b"".join(public.heard + member.heard).decode() for code in codes)
        assert repr(_done(actor, house)[-1]) == "Done(by='floor', command=Bust)"


def _done(actor: EventActor, house: House) -> list[rows.Done]:
    read = [rows.read(each.row) for each in house.store.rows(actor.stream)]
    return [row for row in read if isinstance(row, rows.Done)]


@told
async def test_a_code_makes_a_phone_a_players_until_it_is_given_up(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house, "ann")
        phone = Screen("7f")
        actor.watch(phone, None)
        by = By("player", "7f", "Annushka")
        await house.events.ask("friday", by, Claim(code_of(actor.state.secret, "ann")), "c")
        await loop_turns()
        you = {"player": "ann", "claimed": True, "may": [], "reserved": False, "ticket": False}
        assert phone.last["view"]["you"] == you
        with pytest.raises(Refusal) as refused:
            await house.events.ask("friday", by, Unregister("ann"), "u")
        assert refused.value.code == "staff-not-yours"
        comparable(actor, house)


@told
async def test_an_event_that_breaks_stands_still_and_keeps_the_money(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house, "ann", "bob")
        before = actor.state.event
        monkeypatch.setattr(EventActor, "kind", dataclasses.replace(EVENT, apply=_breaks))
        with pytest.raises(Refusal):
            await directed(house, Register("cid", "Cid"))
        monkeypatch.undo()
        await until(lambda: actor.state.stopped is not None)
        assert actor.state.event == before
        assert house.book.total() == 0
        with pytest.raises(Refusal, match="stopped"):
            await directed(house, Register("cid", "Cid"))


def _breaks(*_: object) -> Effect:
    raise ZeroDivisionError


@told
async def test_in_a_crowd_the_floor_is_told_at_once_and_the_others_all_of_it_a_little_later(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("croupier.room.event.actor.QUICK", 0.0)
    monkeypatch.setattr("croupier.room.event.actor.RESTS", 40)
    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house)
        crowd, floor = [Screen() for _ in range(20)], Screen(floor=True)
        for screen in (*crowd, floor):
            actor.watch(screen, None)
        await until(lambda: all(screen.heard for screen in (*crowd, floor)))
        for screen in (*crowd, floor):
            screen.heard.clear()
        for n in range(20):
            await directed(house, Register(f"player-{n}", f"Player {n}"))
        versions = [json.loads(message)["version"] for message in floor.heard]
        assert versions[-1] == actor.version
        assert len(set(versions)) == 20
        assert all(len(screen.heard) < 15 for screen in crowd)
        await until(lambda: all(screen.heard and screen.last["version"] == actor.version for screen in crowd))
        assert crowd[0].last["view"]["picture"]["entries"] == 20
