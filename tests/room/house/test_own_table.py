"""A table of one's own: behind its door, by its host's word, and settled when everybody goes."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.house.house import House
from croupier.room.house.opening import OpenTable
from croupier.room.journal.commit import Person
from croupier.room.people.credentials import FREE_TRIES
from croupier.room.table import asks
from croupier.room.table.actor import TableActor
from tests.room.evening import Clock, Witness, club, join, open_house
from tests.room.event.test_actor import told
from tests.waiting import until

PASSWORD = "seven two off"


class Friends:
    """Ann's table and who comes to it."""

    def __init__(self, house: House, clock: Clock, ann: Person, table: str) -> None:
        self.house = house
        self.clock = clock
        self.ann = ann
        self.table = table
        self._asked = 0

    @property
    def actor(self) -> TableActor:
        return self.house.tables[self.table]

    async def asks(self, person: Person, ask: msgspec.Struct, to: str = "") -> None:
        self._asked += 1
        by = By.of(person, self.house.staff.powers(person.id), "phone")
        await self.house.ask(to or self.table, by, msgspec.json.encode(ask), f"ask-{self._asked}")

    async def refused(self, person: Person, ask: msgspec.Struct, to: str = "") -> str:
        with pytest.raises(Refusal) as refused:
            await self.asks(person, ask, to)
        return refused.value.code

    def looks(self, person: Person | None) -> Witness:
        witness = Witness(person.id if person is not None else None, self.table)
        self.actor.watch(witness, None)
        return witness

    def chips(self, person: Person) -> int:
        return self.house.wallet(person)


@asynccontextmanager
async def among_friends(path: Path, bots: int = 0, **how: object) -> AsyncIterator[Friends]:
    clock = Clock()
    async with open_house(path, *club(0), clock=clock) as house:
        house.times = Times(act=60_000, pause=0)
        ann = await join(house, "Ann")
        wish = OpenTable("Ann's night", "nl-holdem", 6, 50, 100, bots, **how)  # type: ignore[arg-type]
        table = await house.ask("house", By.of(ann), msgspec.json.encode(wish), "open")
        assert isinstance(table, str)
        yield Friends(house, clock, ann, table)


@told
async def test_before_the_door_of_a_private_table_nobody_is_seen_and_nothing_is_heard(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=2, private=True) as friends:
        bob = await join(friends.house, "Bob")
        stranger, guest, host = friends.looks(None), friends.looks(bob), friends.looks(friends.ann)
        await until(lambda: friends.actor.state.number > 2)
        await until(lambda: any(each["view"]["hand"] for each in host.messages))
        for outside in (stranger, guest):
            for each in outside.messages:
                assert (each["view"]["door"], each["view"]["seats"], each["view"]["hand"]) == (
                    "shut",
                    [],
                    None,
                )
                assert each.get("events", []) == []
        assert host.last["view"]["door"] == ""
        assert len(host.last["view"]["seats"]) == 2
        # It is no table of the lobby, and its hands are nobody's to read.
        heard: list[bytes] = []
        friends.house.lobby.enter(heard.append)
        assert [each["id"] for each in json.loads(heard[-1])["tables"]] == ["oak"]
        with pytest.raises(Refusal, match="private"):
            friends.house.hands(friends.table, bob.id, None)
        assert friends.house.hands(friends.table, friends.ann.id, None)


@told
async def test_who_knocks_comes_in_by_the_host_s_word_and_by_nobody_else_s(tmp_path: Path) -> None:
    async with among_friends(tmp_path, private=True) as friends:
        bob, eve = await join(friends.house, "Bob"), await join(friends.house, "Eve")
        assert await friends.refused(bob, asks.Sit(2, 5_000)) == "room-private-table"
        await friends.asks(bob, asks.Knock())
        await friends.asks(eve, asks.Knock())
        assert await friends.refused(bob, asks.Knock()) == "room-knocked-already"
        host = friends.looks(friends.ann)
        await until(lambda: bool(host.heard))
        assert host.last["view"]["host"]["guests"] == [
            {"guest": 1, "name": "Bob", "admitted": "asked"},
            {"guest": 2, "name": "Eve", "admitted": "asked"},
        ]
        assert await friends.refused(bob, asks.LetIn(1)) == "staff-not-allowed"
        await friends.asks(friends.ann, asks.LetIn(1))
        await friends.asks(friends.ann, asks.TurnAway(2))
        await friends.asks(bob, asks.Sit(2, 5_000))
        assert await friends.refused(eve, asks.Sit(3, 5_000)) == "room-not-let-in"
        assert await friends.refused(eve, asks.Knock()) == "room-not-let-in"
        inside, outside = friends.looks(bob), friends.looks(eve)
        await until(lambda: bool(inside.heard and outside.heard))
        assert [each["name"] for each in inside.last["view"]["seats"]] == ["Bob"]
        assert inside.last["view"]["host"] is None
        assert (outside.last["view"]["door"], outside.last["view"]["seats"]) == ("out", [])
        await friends.asks(friends.ann, asks.LetIn(2))
        await friends.asks(eve, asks.Sit(3, 5_000))


@told
async def test_who_knows_the_password_comes_in_and_who_guesses_waits(tmp_path: Path) -> None:
    async with among_friends(tmp_path, private=True, password=PASSWORD) as friends:
        bob, eve = await join(friends.house, "Bob"), await join(friends.house, "Eve")
        await friends.asks(bob, asks.Knock(PASSWORD))
        await friends.asks(bob, asks.Sit(2, 5_000))
        refusals = [await friends.refused(eve, asks.Knock(f"guess {n}")) for n in range(FREE_TRIES + 1)]
        assert refusals == [*["room-password-of-table"] * FREE_TRIES, "room-log-in-later"]
        assert await friends.refused(eve, asks.Sit(3, 5_000)) == "room-private-table"
        friends.clock.now += 60_000
        await friends.asks(eve, asks.Knock(PASSWORD))
        await friends.asks(eve, asks.Sit(3, 5_000))
    written = b"".join([file.read_bytes() for file in tmp_path.iterdir() if file.is_file()])
    assert b"seven two" not in written
    assert b"guess 1" not in written


@told
async def test_a_host_holds_the_deal_at_his_own_table_and_nowhere_else(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=2) as friends:
        bob = await join(friends.house, "Bob")
        await friends.asks(friends.ann, asks.Hold("the pizza is here"))
        assert friends.actor.state.held == "the pizza is here"
        assert await friends.refused(bob, asks.Hold("")) == "staff-not-allowed"
        assert await friends.refused(friends.ann, asks.Hold("mine"), "oak") == "staff-not-allowed"
        assert await friends.refused(friends.ann, asks.Void("mine")) == "staff-not-allowed"
        await friends.asks(friends.ann, asks.Hold())
        assert friends.actor.state.held == ""


@told
async def test_who_is_sent_away_goes_with_his_chips_and_does_not_come_back(tmp_path: Path) -> None:
    async with among_friends(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        held = friends.chips(bob)
        await friends.asks(friends.ann, asks.Sit(1, 5_000))
        await friends.asks(bob, asks.Sit(2, 5_000))
        state = friends.actor.state
        await until(lambda: state.in_hand)
        assert await friends.refused(bob, asks.SendAway(1)) == "staff-not-allowed"
        assert await friends.refused(friends.ann, asks.SendAway(1)) == "room-host-stays"
        witness = friends.looks(friends.ann)
        assert state.hand.actor == 1
        await friends.asks(friends.ann, asks.Act(state.number, state.hand.moment, "raise", 300))
        await friends.asks(friends.ann, asks.SendAway(2))
        # It is his turn, but he sees the hand no more: nobody waits for him in it.
        await until(lambda: 2 not in friends.actor.state.seated)
        held -= 100
        assert friends.chips(bob) == held
        assert await friends.refused(bob, asks.Sit(2, 5_000)) == "room-sent-away"
        await until(lambda: any("sent_away" in each.decode() for each in witness.heard))
        # He is not told what who was never let in is told.
        outside = friends.looks(bob)
        await until(lambda: bool(outside.heard))
        assert (outside.last["view"]["door"], outside.last["view"]["seats"]) == ("sent-away", [])


@told
async def test_the_session_ends_after_the_hand_and_the_sheet_says_who_owes_whom(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=3) as friends:
        bob = await join(friends.house, "Bob")
        with pytest.raises(Refusal, match="no sheet"):
            friends.house.sheet("oak", bob.id)
        friends.looks(friends.ann)
        await until(lambda: friends.actor.state.number > 3)
        sheet = friends.house.sheet(friends.table, friends.ann.id)
        assert [each.name for each in sheet.lines] == [
            seated.name for _, seated in sorted(friends.actor.state.seated.items())
        ]
        await friends.asks(friends.ann, asks.End())
        await until(lambda: friends.actor.state.closed)
        assert friends.actor.state.seated == {}
        looking = friends.looks(bob)
        await until(lambda: bool(looking.heard))
        assert looking.last["view"]["closed"]
        ended = friends.house.sheet(friends.table, friends.ann.id)
        assert {each.stack for each in ended.lines} == {0}
        won = {each.number: each.won for each in ended.lines}
        assert all(each.won == each.taken - each.brought for each in ended.lines)
        assert sum(won.values()) == 0
        for payment in ended.payments:
            won[payment.payer] += payment.chips
            won[payment.payee] -= payment.chips
        assert set(won.values()) == {0}
        assert friends.house.book.total() == 0


@told
async def test_a_closed_table_leaves_the_house_with_the_next_one_and_its_sheet_is_read_yet(
    tmp_path: Path,
) -> None:
    async with among_friends(tmp_path, bots=2, private=True) as friends:
        house, first = friends.house, friends.table
        ann = friends.looks(friends.ann)
        await until(lambda: friends.actor.state.number > 1)
        await friends.asks(friends.ann, asks.End())
        await until(lambda: friends.actor.state.closed)
        wish = OpenTable("Ann's morning", "nl-holdem", 6, 50, 100)
        # Whoever still looks at it is not left alone with a page that hears nothing.
        await friends.asks(friends.ann, wish, "house")
        assert first in house.tables
        house.tables[first].unwatch(ann)
        sheet = house.sheet(first, friends.ann.id)
        await friends.asks(friends.ann, msgspec.structs.replace(wish, name="Ann's noon"), "house")
        assert first not in house.tables
        assert house.sheet(first, friends.ann.id) == sheet
        assert house.table(first).state.closed
        assert house.hands(first, friends.ann.id, None)
        assert house.book.total() == 0
