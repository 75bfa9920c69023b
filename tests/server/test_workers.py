"""Several workers of one house in one process: who leads a table, who is overtaken, what a server that is away does."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors import driver
from croupier.room.actors.asks import Asked, By
from croupier.room.actors.opening import Times
from croupier.room.actors.watched import Reached
from croupier.room.bus.port import Letter
from croupier.room.bus.within import WithinOne
from croupier.room.event.asks import BringBots
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.terms import Terms
from croupier.room.house import sharing
from croupier.room.house.letters import ASK_THE_DESK, bring, check
from croupier.room.house.pace import RUSHED, Pace
from croupier.room.house.sharing import Sharing
from croupier.room.house.showing import Frame, Missed
from croupier.room.journal.engine import EngineFault
from croupier.room.journal.lines import aside, loop
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.store import Store, house_key
from croupier.room.people.members import ISSUE
from croupier.room.pit import asks as pit
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.decide import Do
from croupier.room.pit.rows import Closed
from croupier.room.pit.terms import RULES, PitTerms
from croupier.room.table import asks as commands
from croupier.room.talk import asks as talk
from croupier.server import Settings
from croupier.server.heeding import Heeding
from croupier.server.measures import Measures
from croupier.server.worker import _Worker
from croupier.tournament import Level, Register, Start
from croupier.tournament import Terms as EventTerms
from croupier.tournament.terms import Prizes
from tests.depth import nightly
from tests.room.evening import club, join
from tests.room.says import asks, says
from tests.servers import Server
from tests.told import Told
from tests.waiting import loop_turns, run_story, until

pytestmark = pytest.mark.xdist_group("postgres")

OAK = "table/oak"
TURBO = "event-table/turbo-"

TERMS = EventTerms(
    name="Turbo",
    stack=1_000,
    buy_in=10_00,
    fee=1_00,
    seats=4,
    prizes=Prizes(ladder=(50, 30, 20)),
    levels=tuple([Level(small_blind=10 * 2**n, big_blind=20 * 2**n, hands=2) for n in range(8)]),
)

NEVER = Pace(think_least=10**9, think_most=10**9, unwatched=0, sleep=False)
"""Bots that think for ever."""


class At:
    """One of the workers, which looks round when it is told to."""

    def __init__(self, place: str, folder: Path, bus: WithinOne, pace: Pace = NEVER) -> None:
        settings = Settings(folder, postgres=place, seed_demo=False, pace=pace, act_seconds=3_600)
        engine = Postgres(place, folder, shares=True)
        key = house_key(engine, folder.parent / "house.key")
        self.store = Store(engine, key)
        self.lease = engine.lease
        self.sharing = Sharing(bus, engine.lease)
        self.works = _Worker(settings, Measures(), self.store, self.sharing, key, lambda *_: None)
        self.sharing.start()

    async def looks(self) -> None:
        if await self.works._may_take_the_desk():
            await self.works._take_the_desk()

    @property
    def house(self):
        assert self.works._house is not None
        return self.works._house

    @property
    def oak(self):
        return self.house.tables["oak"]

    @property
    def leads(self) -> set[str]:
        return set(self.works._hall.tables) if self.works._hall is not None else set()

    @property
    def hall(self):
        assert self.works._hall is not None
        return self.works._hall


class AtGateway:
    """Somebody who looks at the oak from a gateway: what he is told past the desk, and what the desk itself tells."""

    def __init__(self, bus: WithinOne, socket: str, person: str | None, at: str = "oak") -> None:
        self.at = at
        self.person = person
        self.reached = Reached("west", socket)
        self.heeding = Heeding(self._again)
        self.heeds = 0
        self.straight: list[dict[str, Any]] = []
        self.by_the_desk: list[dict[str, Any]] = []
        self._bus = bus
        self._told = Told()

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return False

    def heed(self, table: str, count: int) -> None:
        self.heeds = count
        self.heeding.heed(table, count)

    def hear(self, table: str, message: bytes) -> None:
        assert table == self.at
        self.by_the_desk.append(self._told.whole(json.loads(message)))

    def take(self, frame: Frame) -> None:
        for socket, *at in frame.to:
            if socket != self.reached.socket:
                continue
            if not frame.text:
                self.heeding.should_have(frame.of, frame.epoch, *at)
            elif self.heeding.takes(frame.of, frame.epoch, *at):
                self.heeding.sent(self.at)
                self.straight.append(self._told.whole(json.loads(frame.text)))

    def _again(self, table: str, count: int, turn: int) -> None:
        missed = Missed(self.reached.socket, count, turn)
        self._bus.tell(f"again.{table}", msgspec.msgpack.encode(missed))

    @property
    def cards(self) -> dict[int, list[str]]:
        """The cards before each seat, as he was told last past the desk."""
        return {seat["seat"]: seat["cards"] for seat in self.straight[-1]["view"]["seats"] if seat["cards"]}


async def at_west(bus: WithinOne, *sockets: AtGateway) -> list[Frame]:
    """Every frame that comes to the gateway from now on; each is given to its sockets."""
    frames: list[Frame] = []

    def came(letter: Letter) -> None:
        frame = msgspec.msgpack.decode(letter.body, type=Frame)
        frames.append(frame)
        for each in sockets:
            each.take(frame)

    await bus.listen("frames.west", came)
    return frames


@pytest.fixture
def workers(postgres_server: Server, tmp_path: Path):
    """As many as are asked for; the first has the desk, and a table that nobody sits at."""
    place, bus = postgres_server.place(), WithinOne()

    @asynccontextmanager
    async def several(many: int, bots: int = 0, pace: Pace = NEVER, **terms: Any) -> AsyncIterator[list[At]]:
        at = [At(place, tmp_path / str(number), bus, pace) for number in range(many)]
        await at[0].looks()
        if bots:
            await at[0].house.open_club(club(bots))
        else:
            await at[0].house.open_table(Terms("oak", "Oak", 50, 100, **terms))
        try:
            yield at
        finally:
            for each in at:
                if not each.works._closing.is_set():
                    await each.works._close()

    several.ask = lambda sql: postgres_server.ask(sql, place)  # type: ignore[attr-defined]  # for the test alone
    return several


def test_whoever_was_overtaken_neither_does_nor_refuses_anything_more(workers) -> None:
    async def story() -> None:
        async with workers(3) as (a, b, c):
            ann, boris = [(await join(a.house, name)).id for name in ("Ann", "Boris")]
            await a.looks()
            await b.looks()
            assert b.leads == {OAK}
            assert not a.oak.led_here
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await until(lambda: 3 in a.oak.state.seated)
            # For the others its lease has run out. It has not noticed, and listens on.
            loop().call_soon_threadsafe(b.lease._renewing.cancel)
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'")
            await c.looks()
            assert b.leads == c.leads == {OAK}
            for id in ("1", "2"):
                await asks(a.house, "oak", says(ann, commands.TopUp(100), "Ann"), id)
            await asks(a.house, "oak", says(boris, commands.Sit(4, 5_000), "Boris"), "sit")
            with pytest.raises(Refusal) as refused:
                await asks(a.house, "oak", says(boris, commands.Sit(3, 5_000), "Boris"), "sit there")
            assert refused.value.code == "cash-seat-taken"
            await until(lambda: {*a.oak.state.seated} == {3, 4})
            assert a.oak.state.seated[3].chips == 5_200
            # The same once more is answered and not done.
            await asks(a.house, "oak", says(ann, commands.TopUp(100), "Ann"), "2")
            assert c.works._hall is not None
            assert c.works._hall.tables[OAK].state.seated[3].chips == 5_200
            assert b.store.lost
            assert not b.lease.sure

    run_story(story())


def test_workers_are_exchanged_one_after_another_and_the_same_hand_goes_on(workers) -> None:
    async def story() -> None:
        async with workers(3, pause=0) as (a, b, c):
            ann, boris = [(await join(a.house, name)).id for name in ("Ann", "Boris")]
            await a.looks()
            await b.looks()
            for who, name, seat in ((ann, "Ann", 3), (boris, "Boris", 4)):
                await asks(a.house, "oak", says(who, commands.Sit(seat, 5_000), name), f"sit {seat}")
            await until(lambda: b.hall.tables[OAK].state.in_hand)
            hand = b.hall.tables[OAK].state.hand
            assert hand is not None
            cards = {seat: card_names(hand.player(seat).cards) for seat in (3, 4)}

            def had(oak: Any) -> None:
                assert oak.state.stopped is None
                assert {seat: card_names(oak.state.hand.player(seat).cards) for seat in (3, 4)} == cards

            # The one without the desk: its lease is not waited for, and nothing that is asked meanwhile is lost.
            assert b.works.ready
            b.works.close()
            assert not b.works.ready
            await b.works._close()
            assert workers.ask(f"SELECT owner FROM leases WHERE stream = '{OAK}'") == [("",)]
            assert workers.ask(f"SELECT 1 FROM leases WHERE owner = '{b.lease.owner}'") == []
            more = says(ann, commands.TopUp(100), "Ann")
            asked = asyncio.create_task(asks(a.house, "oak", more, "more"))
            await loop_turns()
            assert not asked.done()
            await c.looks()
            await asked
            had(c.hall.tables[OAK])
            # The one with the desk.
            a.works.close()
            await a.works._close()
            assert workers.ask("SELECT owner FROM leases WHERE stream = ''") == [("",)]
            await c.looks()
            had(c.oak)
            await asks(c.house, "oak", more, "more")
            assert c.oak.led_here
            assert c.house.book.balance(wallet(ann)) == ISSUE - 5_100

    run_story(story())


def test_whoever_has_the_desk_leads_fewer_tables_than_the_others(workers) -> None:
    async def story() -> None:
        async with workers(3) as (a, b, c):
            for name in ("elm", "fir", "yew", "ash", "bay"):
                await a.house.open_table(Terms(name, name.capitalize(), 50, 100))
            await a.looks()
            led = [each.stream for each in a.house.tables.values() if each.led_here]
            assert len(led) == 1
            for each in (b, c, b, a):
                await each.looks()
            assert (len(b.leads), len(c.leads)) == (3, 2)
            # Those that are left lead all of it.
            await c.works._close()
            c.works.close()
            await b.looks()
            await a.looks()
            led = [each.stream for each in a.house.tables.values() if each.led_here]
            assert (len(led), len(b.leads)) == (2, 4)

    run_story(story())


def test_a_cash_table_that_is_closed_is_nobodys_any_more_and_is_looked_at_at_the_desk(workers) -> None:
    async def story() -> None:
        async with workers(2, opened_by="boris") as (a, b):
            ann = (await join(a.house, "Ann")).id
            boris = By("player", "boris", "Boris")
            await a.house.open_table(Terms("elm", "Elm", 50, 100, opened_by="boris"))
            leased = "SELECT stream FROM leases WHERE stream LIKE 'table/%'"
            await a.looks()
            await b.looks()
            # Each leads one of them.
            (there,) = [each for each in a.house.tables.values() if not each.led_here]
            assert b.leads == {there.stream}
            await asks(a.house, there.id, says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            for table in ("oak", "elm"):
                await asks(a.house, table, Asked(boris, commands.End()), f"end {table}")
            await until(lambda: all(each.state.closed for each in a.house.tables.values()))
            await b.looks()
            await a.looks()
            assert (b.leads, workers.ask(leased)) == (set(), [])
            assert there.led_here
            assert a.house.book.balance(wallet(ann)) == ISSUE
            with pytest.raises(Refusal) as refused:
                await asks(a.house, there.id, says(ann, commands.Sit(3, 5_000), "Ann"), "sit again")
            assert refused.value.code == "room-table-closed"
            # Nor does whoever has the desk next lead them.
            a.works.close()
            await a.works._close()
            for _ in range(2):
                await b.looks()
            assert workers.ask(leased) == []
            assert b.oak.led_here
            assert b.house.stopped == []

    run_story(story())


def test_a_worker_that_was_asked_to_close_takes_no_desk_any_more(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            b.works.close()
            await a.works._close()
            a.works.close()
            await b.looks()
            assert b.works._house is None
            assert workers.ask("SELECT owner FROM leases WHERE stream = ''") == [("",)]
            await b.works._close()

    run_story(story())


def test_a_table_that_another_leads_has_not_stopped_at_a_desk_that_was_overtaken_there(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            # Another has taken it over in the moment the desk was held up.
            workers.ask(
                f"UPDATE leases SET owner = '{b.lease.owner}', epoch = epoch + 1 WHERE stream = '{OAK}'"
            )
            sit = says(ann, commands.Sit(3, 5_000), "Ann")
            with pytest.raises(Refusal) as later:
                await asks(a.house, "oak", sit, "sit")
            assert later.value.code == "room-held"
            await a.looks()
            await b.looks()
            await b.looks()
            assert OAK in b.leads
            await asks(a.house, "oak", sit, "sit")
            await until(lambda: 3 in a.oak.state.seated)
            assert a.house.stopped == []

    run_story(story())


def test_a_table_that_another_has_now_is_let_go_of_and_one_that_is_being_opened_is_not(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            await a.sharing.take("table/yew")
            await a.looks()
            await a.looks()
            assert await aside(a.lease.own_streams()) == {"", "table/yew"}
            await b.looks()
            assert b.leads == {OAK}
            workers.ask(f"UPDATE leases SET owner = '{a.lease.owner}' WHERE stream = '{OAK}'")
            await b.looks()
            assert b.leads == set()
            assert OAK not in b.sharing.leads
            # So is the desk: whoever has lost it has lost all.
            workers.ask("UPDATE leases SET owner = 'another' WHERE stream = ''")
            await a.looks()
            assert a.store.lost

    run_story(story())


def test_a_server_that_cannot_be_asked_for_a_while_ends_no_worker_and_stops_no_table(
    workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> set[str]:
        raise EngineFault("the server is away", passes=True)

    def held(*_: object, **__: object) -> list[object]:
        raise Refusal("room-held")

    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            await a.looks()
            await b.looks()
            with monkeypatch.context() as patch:
                patch.setattr(a.lease, "own_streams", away)
                await a.looks()
                for what in ("rows", "written_after"):
                    patch.setattr(a.store, what, held)
                await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
                for _ in range(3):
                    a.oak.rows_came()
                    await until(a.oak._mail.empty)
                # It cannot be led here either as long as nobody knows how it stands.
                with pytest.raises(Refusal) as refused:
                    await a.oak.turn(None)
                assert refused.value.code == "room-held"
                assert not a.oak.led_here
            assert a.oak.state.stopped is None
            assert a.oak.state.seated == {}
            await until(lambda: 3 in a.oak.state.seated)
            await a.looks()
            assert not a.store.lost

    run_story(story())


def test_a_bot_that_was_to_act_when_the_table_was_given_away_acts_when_it_is_back(workers) -> None:
    async def story() -> None:
        async with workers(2, bots=3) as (a, _):
            (table,) = a.house.tables.values()
            await until(lambda: table.state.hand is not None and table.state.hand.actor is not None)
            number = table.state.number
            await a.works._give_away(table.stream)
            a.house._minder._pace = RUSHED
            await a.sharing.take(table.stream)
            await a.works._lead(table.stream)
            await until(lambda: table.state.number > number)

    run_story(story())


def test_hidden_cards_go_past_the_desk_to_nobody_but_whom_they_belong_to(workers) -> None:
    async def story() -> None:
        async with workers(2, pause=0) as (a, b):
            ann, boris = [(await join(a.house, name)).id for name in ("Ann", "Boris")]
            await a.looks()
            await b.looks()
            bus = a.sharing.bus
            at = {who: AtGateway(bus, who, who) for who in (ann, boris)}
            rail = AtGateway(bus, "rail", None)
            frames = await at_west(bus, *at.values(), rail)
            for each in (*at.values(), rail):
                a.oak.watch(each, None)
            await until(lambda: all(each.straight for each in (*at.values(), rail)))
            for who, name, seat in ((ann, "Ann", 3), (boris, "Boris", 4)):
                await asks(a.house, "oak", says(who, commands.Sit(seat, 5_000), name), f"sit {seat}")
            oak = b.hall.tables[OAK]
            await until(lambda: oak.state.hand is not None and oak.state.hand.actor is not None)
            hand = oak.state.hand
            assert hand is not None
            held = {who: card_names(hand.player(seat).cards) for who, seat in ((ann, 3), (boris, 4))}
            nothing = {3: ["??", "??"], 4: ["??", "??"]}
            await until(lambda: rail.straight[-1]["version"] == oak.version and rail.cards == nothing)
            await until(lambda: at[ann].cards == nothing | {3: list(held[ann])})
            await until(lambda: at[boris].cards == nothing | {4: list(held[boris])})
            for who, cards in held.items():
                told = [
                    frame for frame in frames if any(f'"{card}"'.encode() in frame.text for card in cards)
                ]
                assert {socket for frame in told for socket, *_ in frame.to} == {who}
            # The desk makes no view of it, and knows who looks on.
            assert not any(each.by_the_desk for each in (*at.values(), rail))
            assert a.oak.people == {ann, boris}
            # Who signs out, or looks no more, is no longer told what he was.
            at[ann].person = None
            a.oak.watch(at[ann], None)
            await until(lambda: at[ann].straight and at[ann].cards == nothing)
            a.oak.unwatch(at[boris])
            assert at[boris].heeds == 0
            await until(lambda: oak.looking_on == {None})

    run_story(story())


async def _straight(at: At, session: str, id: str, ask: Any, table: str = "oak") -> bytes:
    """What somebody is answered by whoever leads a table, asked past the desk."""
    return await at.sharing.bus.ask(f"straight.{table}", bring(session, id, msgspec.json.encode(ask)))


async def _signs_in(at: At, person: str) -> str:
    """The session of somebody who signs in on one more device."""
    members = at.house.members
    session = members.sessions.of(await members.sign_in(members.get(person), "tablet"))
    assert session is not None
    return session.id


@pytest.mark.parametrize("led_by", ["another worker", "the desk"])
def test_what_is_asked_past_the_desk_is_done_once_whichever_way_it_is_asked_again(
    workers, led_by: str
) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            if led_by == "another worker":
                await a.works._give_away(OAK)
                await b.looks()
                assert b.leads == {OAK}
            counted = (b.hall if led_by == "another worker" else a.house).commands
            before = dict(counted)
            for _ in range(2):
                check(await _straight(a, session, "7", talk.Say("hello")))
            await asks(a.house, "oak", says(ann, talk.Say("hello"), "Ann"), "7")
            written = f"SELECT version FROM journal WHERE stream = '{OAK}' AND command LIKE '%7'"
            assert len(workers.ask(written)) == 1
            with pytest.raises(Refusal, match="another moment"):
                check(await _straight(a, session, "8", commands.Act(1, 1, "fold")))
            # What is refused there is refused once.
            assert counted["table", "refused"] - before.get(("table", "refused"), 0) == 1

    run_story(story())


@pytest.mark.parametrize("led_by", ["another worker", "the desk"])
def test_whoever_has_signed_out_does_nothing_past_the_desk_whatever_his_gateway_believes(
    workers, led_by: str
) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            one, other = await _signs_in(a, ann), await _signs_in(a, ann)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            if led_by == "another worker":
                await a.works._give_away(OAK)
                await b.looks()
            check(await _straight(a, one, "1", talk.Say("hello")))
            await a.house.members.sign_out(ann, [one])
            assert await _straight(a, one, "2", talk.Say("still here")) == ASK_THE_DESK
            assert await _straight(a, "made-up", "3", talk.Say("still here")) == ASK_THE_DESK
            check(await _straight(a, other, "4", talk.Say("and here")))
            said = f"SELECT command FROM journal WHERE stream = '{OAK}' AND command LIKE '{ann}/%'"
            assert {command for (command,) in workers.ask(said)} == {
                f"{ann}/{id}" for id in ("sit", "1", "4")
            }

    run_story(story())


def test_past_the_desk_nothing_is_asked_but_what_the_table_alone_decides(
    workers, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await a.works._give_away(OAK)
            await b.looks()
            for ask in (commands.Sit(3, 5_000), commands.Void("why not"), commands.Welcome(ann, "Ann")):
                assert await _straight(a, session, "1", ask) == ASK_THE_DESK
            assert await a.sharing.bus.ask("straight.oak", b"of another shape") == ASK_THE_DESK
            assert workers.ask(f"SELECT 1 FROM journal WHERE stream = '{OAK}' AND command IS NOT NULL") == []
            assert "cannot be read" in caplog.text

    run_story(story())


def test_whoever_is_not_sure_of_a_table_any_more_leaves_what_is_asked_to_the_desk(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await a.works._give_away(OAK)
            await b.looks()
            good, b.lease._good_until = b.lease._good_until, 0.0
            assert await _straight(a, session, "1", talk.Say("hello")) == ASK_THE_DESK
            b.lease._good_until = good
            # Another has it by now: neither what is done nor what is refused there counts for anything.
            workers.ask(f"UPDATE leases SET owner = '{a.lease.owner}' WHERE stream = '{OAK}'")
            assert await _straight(a, session, "2", commands.Act(1, 1, "fold")) == ASK_THE_DESK
            assert await _straight(a, session, "3", talk.Say("hello")) == ASK_THE_DESK
            said = f"SELECT command FROM journal WHERE stream = '{OAK}' AND command LIKE '{ann}/%'"
            assert workers.ask(said) == [(f"{ann}/sit",)]

    run_story(story())


def test_a_disk_that_cannot_be_asked_who_speaks_leaves_it_to_the_desk(
    workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def held(_session: str) -> None:
        raise Refusal("room-held")

    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await a.works._give_away(OAK)
            await b.looks()
            monkeypatch.setattr(b.store, "signed_in", held)
            assert await _straight(a, session, "1", talk.Say("hello")) == ASK_THE_DESK
            await loop_turns()
            assert "was not done" not in caplog.text

    run_story(story())


def test_who_has_left_past_the_desk_brings_what_he_left_with_to_another_table_at_once(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            await a.house.open_table(Terms("elm", "Elm", 50, 100))
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 9_000), "Ann"), "sit")
            await a.works._give_away(OAK)
            await b.looks()
            assert OAK in b.leads
            check(await _straight(a, session, "1", commands.Leave()))
            # The desk has not heard of it yet.
            assert a.oak.state.seat_of(ann) == 3
            with pytest.raises(Refusal, match=r"9,?000"):
                await asks(a.house, "elm", says(ann, commands.Sit(3, 4_000), "Ann"), "again")
            await asks(a.house, "elm", says(ann, commands.Sit(3, 9_000), "Ann"), "with all")

    run_story(story())


def test_the_desk_follows_a_table_that_another_leads_without_a_question_of_its_own(
    workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            session = await _signs_in(a, ann)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await a.works._give_away(OAK)
            await b.looks()

            def asked(*_: object, **__: object) -> None:
                raise AssertionError

            there, here = b.hall.tables[OAK], a.oak
            for what in ("rows", "moved_by"):
                monkeypatch.setattr(a.store, what, asked)
            before = here.version
            check(await _straight(a, session, "1", talk.Say("hello")))
            check(await _straight(a, session, "2", commands.Leave()))
            await until(lambda: here.version == there.version > before)
            # Ann's chips are back in her wallet, as the desk has it.
            assert a.house.book.balance(wallet(ann)) == ISSUE
            monkeypatch.undo()

    run_story(story())


def test_a_socket_goes_on_with_whoever_leads_its_table(workers) -> None:
    async def story() -> None:
        async with workers(3) as (a, b, c):
            ann = (await join(a.house, "Ann")).id
            bus = a.sharing.bus
            socket = AtGateway(bus, "1", ann)
            frames = await at_west(bus, socket)
            a.oak.watch(socket, None)
            await until(lambda: socket.by_the_desk)
            assert (socket.heeds, frames) == (0, [])
            # Another has it now.
            await a.looks()
            await b.looks()
            await until(lambda: socket.straight)
            assert socket.straight[-1]["resync"]
            first = frames[-1].epoch
            # That one's lease has run out; it has not noticed, and what it tells comes to nobody any more.
            loop().call_soon_threadsafe(b.lease._renewing.cancel)
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'")
            await c.looks()
            a.sharing.here(a.oak)
            await until(lambda: frames[-1].epoch > first)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await until(lambda: socket.straight[-1]["view"]["you"] is not None)
            b.hall.tables[OAK].nudge()
            b.sharing.showing.again(b.hall.tables[OAK], Missed("1", socket.heeds, 1))
            await loop_turns()
            assert socket.heeding._tables["oak"].turn[0] > first
            # The desk has it again, where little room is for what waits.
            rail = AtGateway(bus, "2", None)
            a.oak.watch(rail, None)
            await until(lambda: rail.heeds)
            a.oak._mail._maxsize = 1
            told = len(socket.by_the_desk)
            await c.works._give_away(OAK)
            await a.sharing.take(OAK)
            await a.works._lead(OAK)
            await until(lambda: len(socket.by_the_desk) > told)
            assert (socket.heeds, rail.heeds) == (0, 0)
            assert socket.by_the_desk[-1]["view"]["you"]["seat"] == 3
            await until(lambda: rail.by_the_desk)

    run_story(story())


@pytest.mark.parametrize("lost", ["how it stands", "what comes next", "the last"])
def test_whoever_misses_something_of_a_table_is_shown_it_anew(
    workers, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lost != "what comes next":
        monkeypatch.setattr(sharing, "LOOK", 0.01)

    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            await a.looks()
            await b.looks()
            bus, loses = a.sharing.bus, lost == "how it stands"
            socket, missed = AtGateway(bus, "1", ann), []
            take = socket.take

            def loses_one(frame: Frame) -> None:
                nonlocal loses
                if loses and frame.text:
                    loses = False
                    missed.append(frame)
                else:
                    take(frame)

            monkeypatch.setattr(socket, "take", loses_one)
            await at_west(bus, socket)
            a.oak.watch(socket, None)
            await until(lambda: socket.straight)
            if lost != "how it stands":
                loses = True
                await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
                await until(lambda: missed)
            if lost == "what comes next":
                await asks(a.house, "oak", says(ann, commands.TopUp(100), "Ann"), "more")
            oak = b.hall.tables[OAK]
            await until(lambda: socket.straight[-1]["version"] == oak.version)
            assert len(missed) == 1
            assert any(each.get("resync") for each in socket.straight)

    run_story(story())


@pytest.mark.parametrize("cut", ["not", "before his chips leave", "before they are there"])
def test_a_player_who_is_moved_between_two_workers_has_his_chips_whoever_is_overtaken_on_the_way(
    workers, cut: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "LOOK", 0.01)
    monkeypatch.setattr(sharing, "AGAIN", 0.01)

    async def story() -> None:
        async with workers(3) as at:
            a, b, c = at
            ann = (await join(a.house, "Ann")).id
            elm = await a.house.open_table(Terms("elm", "Elm", 50, 100))
            await b.looks()
            await a.works._give_away("table/oak", "table/elm")
            for worker, stream in ((b, OAK), (c, "table/elm")):
                await worker.sharing.take(stream)
                await worker.works._lead(stream)
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await until(lambda: 3 in a.oak.state.seated)
            dies, stream = (b, OAK) if cut == "before his chips leave" else (c, "table/elm")
            tell = a.sharing.tell

            async def told(to: str, command: Any, *more: Any) -> None:
                if cut != "not" and isinstance(command, commands.Take):
                    loop().call_soon_threadsafe(dies.lease._renewing.cancel)
                    workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{dies.lease.owner}'")
                    await a.sharing.take(stream)
                    await dies.works._lose({stream})
                    await a.works._lead(stream)
                await tell(to, command, *more)

            monkeypatch.setattr(a.sharing, "tell", told)
            await asks(a.house, "oak", Asked(By("floor"), commands.Move(3, "elm", 4)), "move")
            await until(lambda: 4 in elm.state.seated)
            assert elm.state.seated[4].chips == 5_000
            assert 3 not in a.oak.state.seated
            held = workers.ask("SELECT account, balance FROM ledger_balances WHERE account LIKE 'moving:%'")
            assert held in ([], [(f"moving:elm:{ann}", 0)])
            assert workers.ask("SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances") == [(0,)]

    run_story(story())


def test_a_casino_table_is_led_by_another_worker_than_the_desk_and_its_round_goes_on_with_the_next(
    workers,
) -> None:
    async def story() -> None:
        async with workers(3) as (a, b, c):
            ann, bus, jade = (await join(a.house, "Ann")).id, a.sharing.bus, "pit/jade"
            terms = PitTerms(jade, "Jade", "three-card", 10, 2_000, cut=1, pace=0, pause=10**9)
            table = await a.house.pit.open_table(terms)
            await a.looks()
            await b.looks()
            assert b.leads == {jade}
            assert not table.led_here
            socket = AtGateway(bus, "1", ann, jade)
            frames = await at_west(bus, socket)
            table.watch(socket, None)
            await asks(a.house, jade, says(ann, pit.ReadRules(RULES), "Ann"), "rules")
            await asks(a.house, jade, says(ann, pit.BuyIn(1_000), "Ann"), "buy-in")
            laid = (LaidBox(1, {"ante": 100}),)
            await asks(a.house, jade, says(ann, pit.Bets(laid, ready=True), "Ann"), "bets")
            await until(lambda: socket.straight and socket.straight[-1]["view"]["phase"] == "decisions")
            view, first = socket.straight[-1]["view"], frames[-1].epoch
            assert view["you"]["name"] == "Ann"
            # Whoever leads it dies in the middle of the round.
            loop().call_soon_threadsafe(b.lease._renewing.cancel)
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'")
            await c.looks()
            assert jade in c.leads
            a.sharing.here(table)
            await until(lambda: frames[-1].epoch > first)
            decides = pit.Decide(view["round"], view["turn"], view["actor"], "play")
            await asks(a.house, jade, says(ann, decides, "Ann"), "play")
            await until(lambda: socket.straight[-1]["view"]["phase"] == "over")
            # Nor does whoever was overtaken say anything more of it.
            with pytest.raises(Refusal):
                await b.hall.tables[jade].tell(says(ann, pit.Leave(), "Ann"), "overtaken")
            await asks(a.house, jade, says(ann, pit.Leave(), "Ann"), "leave")
            await until(lambda: not table.state.bench.purses)
            assert a.house.pit.hall.lines[0].players == ()
            assert a.house.book.balance(wallet(ann)) == ISSUE - table.state.bench.bank
            assert workers.ask("SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances") == [(0,)]
            assert a.house.stopped == []
            # Closed it is nobody's any more: it is looked at where the desk is, and nobody is asked for it.
            await c.hall.tables[jade].tell(Do(Closed()))
            await until(lambda: table.state.closed)
            for each in (c, a):
                await each.looks()
            assert jade not in c.leads | a.leads | c.hall.tables.keys()
            assert workers.ask(f"SELECT owner FROM leases WHERE stream = '{jade}'") == []
            assert jade not in a.sharing._actors
            with pytest.raises(Refusal) as no:
                await asks(a.house, jade, says(ann, pit.BuyIn(1_000), "Ann"), "again")
            assert no.value.code == "room-table-closed"

    run_story(story())


def test_who_left_while_another_led_a_table_sits_down_there_again(workers) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            ann = (await join(a.house, "Ann")).id
            await a.works._give_away(OAK)
            await b.looks()
            await asks(a.house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
            await b.works._give_away(OAK)
            await a.sharing.take(OAK)
            await a.works._lead(OAK)
            await asks(a.house, "oak", says(ann, commands.Leave(), "Ann"), "leave")
            await a.works._give_away(OAK)
            await b.looks()
            assert b.leads == {OAK}
            await asks(a.house, "oak", says(ann, commands.Sit(3, 7_000), "Ann"), "again")
            await until(lambda: 3 in a.oak.state.seated)
            assert (a.oak.state.stopped, b.hall.tables[OAK].state.stopped) == (None, None)

    run_story(story())


def test_a_table_that_was_leased_without_a_word_of_it_is_led(
    workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(2) as (a, b):
            await a.looks()
            take = b.lease.take_streams

            async def unheard(streams: Any) -> None:
                await take(streams)
                raise OSError

            monkeypatch.setattr(b.lease, "take_streams", unheard)
            await b.looks()
            assert b.leads == set()
            monkeypatch.setattr(b.lease, "take_streams", take)
            await b.looks()
            assert b.leads == {OAK}

    run_story(story())


@pytest.mark.parametrize("fails", ["commit", "lead"])
def test_a_table_of_an_event_that_could_not_be_opened_is_opened_later(
    workers, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "AGAIN", 10)

    async def story() -> None:
        async with workers(1) as (a,):
            where = a.store if fails == "commit" else a.sharing
            does, failed = getattr(where, fails), []

            async def fails_once(what: Any) -> None:
                if what.stream.startswith(TURBO) and not failed:
                    failed.append(what)
                    raise Refusal("room-held")
                await does(what)

            monkeypatch.setattr(where, fails, fails_once)
            a.house.times = Times(act=500, pause=0)
            actor = await a.house.events.open(TERMS, "turbo")
            await a.house.events.ask("turbo", By("floor"), BringBots(3), "bots")
            await a.house.events.ask("turbo", By("floor"), Start(), "starts")
            await until(lambda: [each for each in a.house.events.at_tables if each.state.in_hand])
            assert failed
            assert actor.state.stopped is None

    run_story(story())


def test_an_event_is_led_by_another_worker_than_its_tables(workers) -> None:
    """Entry, seats, levels, moves, busts and prizes; whoever leads a table is overtaken in the middle of a hand."""

    async def story() -> None:
        async with workers(3, pace=RUSHED) as at:
            a = at[0]
            events = a.house.events
            a.house.times = Times(act=500, pause=0)
            actor = await events.open(TERMS, "turbo")
            ann = By.of(await join(a.house, "Ann"))
            await events.ask("turbo", ann, Register(""), "enters")
            await events.ask("turbo", By("floor"), BringBots(6), "bots")
            await events.ask("turbo", By("floor"), Start(), "starts")
            event = actor.state.event
            looks = asyncio.create_task(_look_round(at))
            # The desk follows each of them, hand by hand: one of them stands to the end.
            b, stream = await _one_followed_in_a_hand(at)
            there = b.hall.tables[stream]
            here = a.house.table(there.id)
            # One of those who look on there is at a gateway: he hears of it past the desk.
            socket = AtGateway(a.sharing.bus, "1", ann.person, there.id)
            await at_west(a.sharing.bus, socket)
            here.watch(socket, None)
            await until(lambda: socket.straight)
            loop().call_soon_threadsafe(b.lease._renewing.cancel)
            number = there.state.number
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'")
            await until(lambda: here.state.number > number or here.state.closed)
            await until(lambda: b.store.lost or stream not in b.leads)
            await until(lambda: actor.state.event.phase == "finished" or actor.state.stopped is not None)
            assert actor.state.stopped is None
            event = actor.state.event
            assert event.money.paid == event.money.pool
            assert event.clock.index > 0
            assert {each.kind for each in actor.state.news} >= {"moved"}
            # Nobody has its tables any more, nor do any chips lie there.
            await until(lambda: not [each for each, _ in a.house.book.accounts() if "turbo" in each])
            await until(lambda: workers.ask(f"SELECT 1 FROM leases WHERE stream LIKE '{TURBO}%'") == [])
            assert a.house.book.total() == 0
            assert a.house.table(there.id).led_here
            looks.cancel()

    run_story(story())


@nightly
def test_an_event_goes_on_with_the_next_desk_while_its_table_stays_where_it_is_led(workers) -> None:
    """The one with the event's clock, entries and prizes dies in the middle of a hand that another deals."""

    async def story() -> None:
        async with workers(3, pace=RUSHED) as at:
            a = at[0]
            events = a.house.events
            a.house.times = Times(act=500, pause=0)
            await events.open(msgspec.structs.replace(TERMS, seats=2, stack=500), "turbo")
            await events.ask("turbo", By("floor"), BringBots(4), "bots")
            await events.ask("turbo", By("floor"), Start(), "starts")
            looks = asyncio.create_task(_look_round(at))
            b, stream = await _one_followed_in_a_hand(at)
            looks.cancel()
            (c,) = [each for each in at[1:] if each is not b]
            of_the_table = f"SELECT owner, epoch FROM leases WHERE stream = '{stream}'"
            led, there = workers.ask(of_the_table), b.hall.tables[stream]
            loop().call_soon_threadsafe(a.lease._renewing.cancel)
            workers.ask(f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{a.lease.owner}'")
            while c.works._house is None:
                await c.looks()
            await a.looks()
            assert a.store.lost
            await a.works._close()
            actor, here = c.house.events.event("event/turbo"), c.house.table(there.id)
            number = there.state.number
            assert (workers.ask(of_the_table), here.led_here) == (led, False)
            await until(lambda: here.state.number > number or here.state.closed)
            assert there.state.stopped is None
            looks = asyncio.create_task(_look_round([b, c]))
            await until(lambda: actor.state.event.phase == "finished" or actor.state.stopped is not None)
            assert actor.state.stopped is None
            event = actor.state.event
            assert len(event.entrants) == 4
            assert event.clock.index > 0
            assert event.money.paid == event.money.pool
            await until(lambda: not [each for each, _ in c.house.book.accounts() if "turbo" in each])
            await until(lambda: workers.ask(f"SELECT 1 FROM leases WHERE stream LIKE '{TURBO}%'") == [])
            assert c.house.book.total() == 0
            looks.cancel()

    run_story(story())


async def _one_followed_in_a_hand(at: list[At]) -> tuple[At, str]:
    found: list[tuple[At, str]] = []

    def seen() -> bool:
        found[:] = _followed_in_a_hand(at)
        return bool(found)

    await until(seen)
    return found[0]


def _followed_in_a_hand(at: list[At]) -> list[tuple[At, str]]:
    """The tables led away from the desk in a hand that is not their first, as the desk has it."""
    led = [(each, stream) for each in at[1:] for stream in each.leads if stream.startswith(TURBO)]
    seen = [at[0].house.table(each.hall.tables[stream].id) for each, stream in led]
    return [
        found
        for found, here in zip(led, seen, strict=True)
        if not here.led_here and here.state.number >= 2 and here.state.in_hand
    ]


async def _look_round(at: list[At]) -> None:
    """They look round one after another, whoever is not overtaken."""
    while True:
        for each in at:
            if not each.store.lost:
                await each.looks()
        await loop_turns()
