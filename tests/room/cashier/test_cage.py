"""The cage over a running house: drawers, entries and balances in one book, and nobody else's drawer."""

import csv
import io
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from croupier.cage import balance, drawer_account
from croupier.cli.cash import app
from croupier.errors import Mistake, Refusal
from croupier.ledger import of_kind
from croupier.room.actors.asks import By
from croupier.room.cashier import asks, rows
from croupier.room.cashier.report import REPORTS, Period, day_of, drawers, report, whole
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.cashier.view import eyes
from croupier.room.event.asks import Undo
from croupier.room.event.stream import EVENT
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.journal.acts import Wanted
from croupier.room.journal.engine import Engine
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks as live
from croupier.room.staff.asks import GiveRole
from croupier.tournament import Cancel, Level, Register, Start, Terms
from croupier.tournament.accounts import DESK, pool
from croupier.tournament.commands import Bust, Buy, SellShare
from croupier.tournament.terms import Prizes, Rebuys
from tests.room.evening import Clock, goes_out_after, house_on
from tests.room.event.test_actor import house_at, told
from tests.waiting import until

KIM, LEE = By("floor", "kim", "Kim"), By("floor", "lee", "Lee")
NIGHT = Terms(
    name="Night", stack=5_000, buy_in=50_00, live=True, levels=(Level(small_blind=25, big_blind=50),)
)


class Desk:
    """Somebody at the desk of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked = 0

    async def __call__(self, ask: Any, by: By = KIM) -> None:
        self.asked += 1
        await self.house.ask(CAGE, by, msgspec.json.encode(ask), f"{self.asked}")

    async def refused(self, ask: Any, by: By = KIM) -> str:
        with pytest.raises(Refusal) as no:
            await self(ask, by)
        return no.value.code

    @property
    def state(self) -> CageState:
        actor: Any = self.house.actor(CAGE)
        return actor.state


@told
async def test_an_evening_at_the_desk_balances_to_the_cent_and_is_read_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.Sell("night", Register("ann", "Ann"), "cash"))
        await desk(asks.Sell("night", Register("bob", "Bob"), "card"))
        await desk(asks.TakeMoney(1, 30_00, "cash", "ann"))
        await desk(asks.PayMoney(1, 10_00, "ann", why="Wants it back"))
        await desk(asks.Spend(1, 5_00, "Shop", "Water"))
        book, state = house.book, desk.state
        assert [each.name for each in house.events.event("night").state.event.entrants.values()] == [
            "Ann",
            "Bob",
        ]
        assert book.balance(of_kind("club", pool("night"))) == 100_00
        assert book.balance(balance("ann")) == 20_00
        assert book.balance(drawer_account(1, "cash")) == -165_00
        assert book.balance(drawer_account(1, "card")) == -50_00
        assert [each.name for each in state.cage.drawers[1].receipts] == ["Ann", "Bob", "Ann", "Ann", "Shop"]
        assert [each.number for each in state.cage.drawers[1].receipts] == [1, 2, 3, 4, 5]
        assert eyes(state, book, house.events)("ann").balance == 20_00
        assert eyes(state, book, house.events)("ann").drawers == ()
        await desk(asks.CloseDrawer(1, 165_00))
        assert desk.state.cage.closed[0].signed == ("Kim",)
        assert book.total("club") == book.total("play") == 0
    async with house_at(tmp_path, Clock()) as house:
        kept = KIND.fold(house.store.rows(CAGE))
        assert (kept.cage.receipts, kept.cage.closed[0].counted) == (5, 165_00)
    with looked_at(tmp_path / "house.db") as connection:
        assert check(connection).faults == 0


@told
async def test_nothing_is_paid_that_was_not_taken_and_no_money_is_taken_for_no_entry(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.Sell("night", Register("ann", "Ann"), "cash"))
        # She is in: her money is the pool's, and the same entry is not taken twice.
        assert await desk.refused(asks.PayMoney(1, 1, "ann")) == "room-wallet-short"
        assert await desk.refused(asks.Sell("night", Register("ann"), "cash")) == "tournament-already-in"
        assert house.book.balance(drawer_account(1, "cash")) == -150_00
        await house.events.open(msgspec.structs.replace(NIGHT, played_for="play"), "fun")
        assert await desk.refused(asks.Sell("fun", Register("ann"), "cash")) == "event-for-play-chips"
        # What a guest was given to play with is not money.
        guest, _ = await house.members.join("g" * 32, "Gus")
        assert await desk.refused(asks.PayMoney(1, 1_00, guest.id)) == "room-wallet-short"


@told
async def test_a_drawer_is_its_persons_and_the_desk_alone_is_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await desk(asks.OpenDrawer(0))
        assert await desk.refused(asks.TakeMoney(1, 100, name="Ann"), LEE) == "cage-not-your-drawer"
        assert await desk.refused(asks.TakeMoney(2, 100, name="Ann")) == "cage-no-such-drawer"
        assert await desk.refused(asks.OpenDrawer(0)) == "cage-drawer-open"
        assert await desk.refused(asks.OpenDrawer(0), By("player", "ann", "Ann")) == "staff-not-allowed"


@told
async def test_a_repeat_takes_the_money_once(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(NIGHT, "night")
        await house.ask(CAGE, KIM, msgspec.json.encode(asks.OpenDrawer(0)), "open")
        entry = msgspec.json.encode(asks.Sell("night", Register("ann", "Ann"), "cash"))
        first = await house.ask(CAGE, KIM, entry, "ann")
        assert await house.ask(CAGE, KIM, entry, "ann") == first
        assert house.book.balance(drawer_account(1, "cash")) == -50_00


REBUYS = msgspec.structs.replace(
    NIGHT,
    fee=5_00,
    rebuys=Rebuys(price=20_00, fee=2_00, chips=5_000, levels=3, up_to=5_000),
    prizes=Prizes(ladder=(100,)),
)


@told
async def test_whatever_an_event_sells_goes_through_the_drawer_of_whoever_sells_it(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(REBUYS, "night")
        await desk(asks.OpenDrawer(0))
        await desk(asks.OpenDrawer(0), LEE)
        for name in ("ann", "bob", "cid"):
            await desk(asks.Sell("night", Register(name, name.capitalize())))
        await desk(asks.Sell("event/night", SellShare("ann", "", 50, 20, name="Zoe"), "card"), LEE)
        await house.events.ask("night", KIM, Start(), "start")
        await desk(asks.Sell("night", Buy("bob"), "transfer"), LEE)
        kims, lees = desk.state.cage.drawers[1].receipts, desk.state.cage.drawers[2].receipts
        assert [(each.number, each.name, each.what, each.amount) for each in kims] == [
            (1, "Ann", "entry", 55_00),
            (2, "Bob", "entry", 55_00),
            (3, "Cid", "entry", 55_00),
        ]
        # Half of an entry of 55 with a mark-up of 20 percent.
        assert [(each.number, each.name, each.what, each.amount, each.method) for each in lees] == [
            (4, "Zoe", "share", 33_00, "card"),
            (5, "Bob", "rebuy", 22_00, "transfer"),
        ]
        assert {each.event for each in (*kims, *lees)} == {"night"}
        assert house.book.balance(of_kind("club", pool("night"))) == 3 * 50_00 + 20_00
        assert house.book.balance(balance("ann")) == 33_00
        assert house.book.balance(of_kind("club", DESK)) == 0


@pytest.mark.requirement("TOUR-1")
@told
async def test_an_event_for_money_takes_none_past_the_drawers(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(REBUYS, "night")
        with pytest.raises(Refusal) as no:
            await house.events.ask("night", KIM, Register("ann", "Ann"), "past")
        assert no.value.code == "event-money-at-a-drawer"
        # Whoever has no drawer open takes nothing either, and nobody is in.
        assert await desk.refused(asks.Sell("night", Register("ann", "Ann"))) == "cage-no-drawer"
        assert house.events.event("night").state.event.entrants == {}
        assert dict(house.book.accounts()) == {}


@told
async def test_out_of_a_balance_nothing_comes_into_a_drawer(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(0))
        await desk(asks.TakeMoney(0, 60_00, "card", "ann", "Ann"))
        await desk(asks.Sell("night", Register("ann"), "balance"))
        assert len(desk.state.cage.drawers[1].receipts) == 1
        assert house.book.balance(balance("ann")) == 10_00
        assert (
            await desk.refused(asks.Sell("night", Register("bob", "Bob"), "balance")) == "room-wallet-short"
        )
        # Who did it stands in the log of acts all the same.
        entered = [each for each in house.store.acts(Wanted()) if each.stream == "event/night"]
        assert [(each.act.person, msgspec.json.decode(each.act.ask)["type"]) for each in entered] == [
            ("kim", "register")
        ]


async def paid_off(house: House, desk: Desk, *events: str) -> None:
    """Three play each event; Ann wins all of it."""
    for event in events:
        await house.events.open(msgspec.structs.replace(REBUYS, fee=0, rebuys=None), event)
        for name in ("ann", "bob", "cid"):
            await desk(asks.Sell(event, Register(name, name.capitalize())))
        told: list[Any] = [Start(), Bust("bob", ("ann",)), Bust("cid", ("ann",))]
        for number, command in enumerate(told):
            await house.events.ask(event, KIM, command, f"{event}-{number}")
        assert house.events.event(event).state.event.phase == "finished"


@told
async def test_what_an_event_owes_goes_down_once_the_cage_has_paid(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await desk(asks.OpenDrawer(0))
        await paid_off(house, desk, "first", "second")
        assert house.events.owing() == {"second": {"ann": 150_00}, "first": {"ann": 150_00}}
        await desk(asks.PayMoney(0, 100_00, "ann", event="second"))
        assert house.events.owing() == {"second": {"ann": 50_00}, "first": {"ann": 150_00}}
        # Paid without a word of what for, it is what has been owed longest.
        await desk(asks.PayMoney(0, 160_00, "ann"))
        assert house.events.owing() == {"second": {"ann": 40_00}}
        assert [each.settles for each in desk.state.cage.drawers[1].receipts[-2:]] == [
            (("second", 100_00),),
            (("first", 150_00), ("second", 10_00)),
        ]
        # What she enters with is owed no more either.
        await house.events.open(msgspec.structs.replace(NIGHT, buy_in=30_00), "third")
        await desk(asks.Sell("third", Register("ann"), "balance"))
        assert house.events.owing() == {"second": {"ann": 10_00}}
        for event in ("first", "second"):
            state = house.events.event(event).state
            assert EVENT.fold(house.store.rows(f"event/{event}")).owed == state.owed
    async with house_at(tmp_path, Clock()) as house:
        assert house.events.owing() == {"second": {"ann": 10_00}}


@told
async def test_a_payment_stands_whatever_is_taken_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await desk(asks.OpenDrawer(0))
        await paid_off(house, desk, "night")
        last = house.events.event("night").version
        await desk(asks.PayMoney(0, 150_00, "ann", event="night"))
        with pytest.raises(Refusal) as no:
            await house.events.ask("night", KIM, Undo(last), "undo")
        assert no.value.code == "event-money-spent"
        # With money of her own at the cage the prize can be taken back, and is not paid twice.
        await desk(asks.TakeMoney(0, 150_00, "cash", "ann"))
        await house.events.ask("night", KIM, Undo(last), "undo again")
        assert house.events.owing() == {}
        assert house.book.balance(balance("ann")) == 0
        await house.events.ask("night", KIM, Bust("cid", ("ann",)), "bust again")
        assert house.events.owing() == {"night": {"ann": 150_00}}
        state = house.events.event("night").state
        again = EVENT.fold(house.store.rows("event/night"))
        assert (again.owed, again.event, again.log) == (state.owed, state.event, state.log)


@told
async def test_an_event_hears_of_a_payment_after_the_house_went_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await desk(asks.OpenDrawer(0))
        await paid_off(house, desk, "night")
        goes_out_after(1, house, monkeypatch, ("done",))
        await desk(asks.PayMoney(0, 100_00, "ann", event="night"))
        assert house.events.event("night").state.owed == {"ann": 150_00}
    monkeypatch.undo()
    async with house_at(tmp_path, Clock()) as house:
        state = house.events.event("night").state
        await until(lambda: state.owed == {"ann": 50_00})


@told
async def test_who_takes_money_at_one_event_alone_has_a_drawer_and_sees_no_other(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        for event in ("night", "day"):
            await house.events.open(NIGHT, event)
        person, _ = await house.members.join("m" * 32, "Mia")
        await house.ask(
            "staff", KIM, msgspec.json.encode(GiveRole(person.id, "cashier", "event/night")), "hire"
        )
        mia = By.of(person, house.staff.powers(person.id), "phone")
        await desk(asks.OpenDrawer(0))
        await desk(asks.OpenDrawer(0), mia)
        await desk(asks.Sell("night", Register("ann", "Ann")), mia)
        assert await desk.refused(asks.Sell("day", Register("ann")), mia) == "staff-not-allowed"
        assert await desk.refused(asks.TakeMoney(0, 1_00, name="Ann"), mia) == "staff-not-allowed"
        shown = eyes(desk.state, house.book, house.events)(person.id)
        assert [(drawer.name, drawer.held["cash"]) for drawer in shown.drawers] == [("Mia", 50_00)]
        assert shown.balances == ()
        await desk(asks.CloseDrawer(0, 50_00), mia)


@told
async def test_what_the_accountant_is_handed_comes_out_of_the_database(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.Sell("night", Register("ann", "Ann"), "cash"))
        await desk(asks.CloseDrawer(1, 150_00))
        await desk(asks.OpenDrawer(20_00), LEE)
    with looked_at(tmp_path / "house.db") as connection:
        found = drawers(Reader(connection))
    assert [(each.name, each.held("cash"), each.counted) for each in found] == [
        ("Kim", 150_00, 150_00),
        ("Lee", 20_00, None),
    ]
    said = CliRunner().invoke(
        app, ["desk", str(tmp_path / "house.db"), "--what", "event", "--day", "2023-11-14"]
    )
    assert said.stdout == "event,name,receipts,taken,paid\nnight,Night,1,50.00,0.00\n"
    assert (
        CliRunner()
        .invoke(app, ["desk", str(tmp_path / "house.db"), "--day", "1999-01-01"])
        .stdout.count("\n")
        == 1
    )
    events = CliRunner().invoke(app, ["desk", str(tmp_path / "house.db"), "--what", "events"]).stdout
    (night,) = csv.DictReader(io.StringIO(events))
    assert (night["event"], night["played for"], night["entries"], night["reentries"]) == (
        "night",
        "club",
        "1",
        "0",
    )
    assert (night["pool"], night["paid"], night["owed"]) == ("50.00", "0.00", "0.00")
    other = CliRunner().invoke(
        app, ["desk", str(tmp_path / "house.db"), "--what", "events", "--day", "1999-01-01"]
    )
    assert other.stdout == events.splitlines(keepends=True)[0]


@told
async def test_the_report_of_a_day_that_is_over_tells_how_it_ended_then(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        desk = Desk(house)
        await house.events.open(REBUYS, "night")
        await desk(asks.OpenDrawer(100_00))
        await desk(asks.Sell("night", Register("ann", "Ann")))
        clock.now += 24 * 60 * 60 * 1000
        await house.events.open(REBUYS, "late")
        await desk(asks.Sell("night", Register("bob", "Bob")))
        await desk(asks.CloseDrawer(1, 210_00, "Lee"))
    with looked_at(tmp_path / "house.db") as connection:
        reader = Reader(connection)
        friday, saturday = whole(reader, day_of("2023-11-14")), whole(reader, day_of("2023-11-15"))
        now = whole(reader, Period())
    assert [(each.event, each.entries, each.pool) for each in friday.events] == [("night", 1, 50_00)]
    assert [(each.event, each.entries) for each in saturday.events] == [("late", 0), ("night", 2)]
    assert [(each.of, each.held, each.owed) for each in friday.kinds] == [
        ("safe", 0, 100_00),
        ("drawer", 155_00, 0),
        ("pool", 0, 50_00),
        ("fees", 0, 5_00),
    ]
    # The drawer is counted: all of it is in the safe, and that is how it stands now too.
    assert [(each.of, each.held) for each in saturday.kinds if each.held] == [("safe", 110_00)]
    assert saturday.kinds == now.kinds


async def evening(house: House, clock: Clock) -> None:
    """Two shifts: one drawer each, an event, a cash table in the first, another in the second."""
    desk = Desk(house)
    await house.events.open(REBUYS, "night")
    await desk(asks.OpenDrawer(100_00))
    await desk(asks.Sell("night", Register("ann", "Ann"), "card"))
    await desk(asks.Sell("night", Register("bob", "Bob")))
    first = ((live.NewShift("Friday"), KIM), *at_a_table("oak", 2_000))
    second = ((live.NewShift("Saturday"), LEE), *at_a_table("elm", 1_000))
    for number, (ask, by) in enumerate(first):
        await house.cash.ask(by, ask, f"first-{number}")
    clock.now += 24 * 60 * 60 * 1000
    await desk(asks.CloseDrawer(1, 150_00, "Lee"))
    for number, (ask, by) in enumerate(second):
        await house.cash.ask(by, ask, f"second-{number}")
    await desk(asks.OpenDrawer(20_00), LEE)


def at_a_table(table: str, chips: int) -> tuple[tuple[Any, By], ...]:
    seat = live.Sit(table, 1, "ann", chips, "Ann", waits=False)
    other = live.Sit(table, 2, "bob", chips, "Bob", waits=False)
    return (
        (live.OpenTable(table, table.capitalize(), "nl-holdem", 5, 10, 400, rack=10_000), KIM),
        (seat, KIM),
        (other, KIM),
        (live.Hand(table, rake=30, jackpot=5), KIM),
        (live.Tip(table, 7), KIM),
        (live.Fill(table, 500), KIM),
        (live.Fill(table, -200), KIM),
        (live.CountBox(table, "rake", 29, ("Kim", "Lee")), KIM),
        (live.CashOut(table, 1, chips - 21), KIM),
        (live.CashOut(table, 2, chips - 21), KIM),
        (live.CloseTable(table, 10_342), KIM),
    )


@told
async def test_a_days_report_has_every_drawer_event_and_table_of_it_and_adds_up(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await evening(house, clock)
    with looked_at(tmp_path / "house.db") as connection:
        reader = Reader(connection)
        friday, all_days = whole(reader, day_of("2023-11-14")), whole(reader, Period())
        saturday = whole(reader, day_of("2023-11-15"))
        sheets = {of: report(reader, of, day_of("2023-11-14")) for of in REPORTS}
    # A drawer is of the day it was opened on, with its count on the next.
    (kim,), (lee,) = friday.drawers, saturday.drawers
    assert (kim.name, kim.float, kim.expected, kim.counted, kim.difference) == (
        "Kim",
        100_00,
        155_00,
        150_00,
        -5_00,
    )
    assert (kim.signed, lee.counted) == (("Kim", "Lee"), None)
    assert [(each.name, each.what, each.amount) for each in kim.receipts] == [
        ("Ann", "entry", 55_00),
        ("Bob", "entry", 55_00),
    ]
    taken = sum(each.taken for each in friday.methods)
    assert taken == sum(kim.taken.values()) == sum(each.taken for each in friday.people) == 110_00
    assert [(each.name, each.taken) for each in friday.people] == [("Ann", 55_00), ("Bob", 55_00)]
    assert [(each.of, each.name, each.taken) for each in friday.of_events] == [("night", "Night", 110_00)]
    (night,) = friday.events
    assert (night.entries, night.pool, night.fees, night.owed, night.played_for) == (
        2,
        100_00,
        10_00,
        0,
        "club",
    )
    assert saturday.events == ()
    (oak,), (elm,) = friday.tables, saturday.tables
    assert (oak.shift, oak.name, oak.drop, oak.fills, oak.credits) == (
        "Friday",
        "Oak",
        4_000_00,
        500_00,
        200_00,
    )
    assert (oak.rake, oak.jackpot, oak.tips, oak.counted) == (30_00, 5_00, 7_00, 29_00)
    # The rack is 84 over, the box of the rake 1 short.
    assert (oak.expected, oak.closed, oak.difference) == (10_258_00, 10_342_00, 83_00)
    assert not oak.balances
    assert (elm.shift, elm.name, elm.ended) == ("Saturday", "Elm", None)
    assert oak.ended == elm.began
    assert {oak.played_for, elm.played_for} == {"club"}
    assert len(all_days.drawers) == len(all_days.tables) == 2
    # On Friday's end everything taken lay in Kim's drawer yet, and Lee had not opened his.
    assert [(each.of, each.held, each.owed) for each in friday.kinds] == [
        ("safe", 0, 100_00),
        ("drawer", 210_00, 0),
        ("pool", 0, 100_00),
        ("fees", 0, 10_00),
    ]
    # Of every kind of money as much is held as is owed or kept.
    assert [(each.kind, each.of, each.held, each.owed) for each in all_days.kinds] == [
        ("club", "safe", 30_00, 0),
        ("club", "drawer", 20_00, 0),
        ("club", "bank", 55_00, 0),
        ("club", "difference", 5_00, 0),
        ("club", "pool", 0, 100_00),
        ("club", "fees", 0, 10_00),
    ]
    assert "club,drawer,210.00,0.00" in sheets["kinds"]
    (line,) = csv.DictReader(io.StringIO(sheets["tables"]))
    assert (line["name"], line["drop"], line["rake"], line["began"]) == (
        "Oak",
        "4000.00",
        "30.00",
        "2023-11-14 22:13:20",
    )
    (person,) = [each for each in csv.DictReader(io.StringIO(sheets["person"])) if each["person"] == "bob"]
    assert (person["name"], person["taken"]) == ("Bob", "55.00")
    for sheet in sheets.values():
        assert sheet.count("\n") >= 2


def test_what_is_no_day_is_told_so() -> None:
    with pytest.raises(Mistake) as no:
        day_of("14.11.2023")
    assert no.value.code == "cage-no-such-day"


@pytest.mark.parametrize("written", range(4))
@told
async def test_an_entry_sold_in_a_house_that_goes_out_is_his_or_his_money_is(
    engine: Engine, written: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three rows: the price in the drawer, the entry in the event, and at the cage that it is his."""
    sell = msgspec.json.encode(asks.Sell("night", Register("ann", "Ann"), "cash"))
    async with house_on(engine) as house:
        await house.events.open(NIGHT, "night")
        await house.members.enrol("ann", "Ann")
        await Desk(house)(asks.OpenDrawer(0))
        goes_out_after(written, house, monkeypatch, ("done", "settled"))
        with suppress(Refusal):
            await house.ask(CAGE, KIM, sell, "sale")
    async with house_on(engine) as house:
        desk, night = Desk(house), house.events.event("night")
        if written:
            await until(lambda: "ann" in night.state.event.entrants and not desk.state.sales)
        for _ in range(2):
            # Whoever saw no answer asks again.
            await house.ask(CAGE, KIM, sell, "sale")
            assert (night.state.event.entries, desk.state.sales) == (1, {})
            assert house.book.balance(balance("ann")) == 0
            assert house.book.balance(of_kind("club", pool("night"))) == 50_00
            assert house.book.balance(drawer_account(1, "cash")) == -50_00
            assert house.book.total("club") == 0


@told
async def test_a_sale_that_the_event_refuses_after_all_stays_refused(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(engine) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(0))
        goes_out_after(1, house, monkeypatch, ("done",))
        assert await desk.refused(asks.Sell("night", Register("ann", "Ann"), "cash")) == "cage-on-its-way"
    async with house_on(engine, start=False) as house:
        # Before anybody has looked, the event is called off.
        event = house.events.event("night")
        event.start()
        await house.events.ask("night", By("floor"), Cancel(), "off")
        house.start()
        await until(lambda: not Desk(house).state.sales)
        assert house.book.balance(balance("ann")) == 50_00
        said = [KIND.read(each.row) for each in house.store.rows(CAGE)]
        assert said[-1] == rows.Settled(1, "tournament-registration-closed")
    async with house_on(engine) as house:
        assert Desk(house).state.sales == {}
        assert house.events.event("night").state.event.entries == 0
        assert house.book.balance(balance("ann")) == 50_00


@told
async def test_what_is_paid_and_on_its_way_is_told_so_and_not_taken_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        desk = Desk(house)
        await house.events.open(NIGHT, "night")
        await desk(asks.OpenDrawer(0))
        tries: list[int] = []

        async def busy(*_: Any) -> int:
            tries.append(clock.now)
            raise Refusal("room-table-busy")

        with monkeypatch.context() as evening:
            evening.setattr(house.events, "ask", busy)
            entry = asks.Sell("night", Register("ann", "Ann"), "cash")
            # She presses again, and then the other teller does it, out of his own drawer.
            assert [await desk.refused(entry) for _ in range(2)] == ["cage-on-its-way"] * 2
            await desk(asks.OpenDrawer(0), LEE)
            assert await desk.refused(entry, LEE) == "cage-on-its-way"
            assert await desk.refused(asks.Sell("night", Register("bob", "Bob"), "cash")) == "cage-on-its-way"
            assert house.book.balance(drawer_account(1, "cash")) == -100_00
            assert house.book.balance(drawer_account(2, "cash")) == 0
            settling: Any = house.cage._settling
            await until(lambda: settling._later.keys() == {1, 2})
            waits = []
            for _ in range(8):
                asked, waits = len(tries), [*waits, settling._later[1] - clock.now]
                clock.now = max(settling._later.values())
                settling.look_at(1, 2)
                await until(lambda asked=asked: len(tries) == asked + 2 and len(settling._later) == 2)
            assert waits == [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]
        clock.now += 60_000
        settling.look_at(1, 2)
        await until(lambda: not desk.state.sales)
        assert house.events.event("night").state.event.entries == 2
        assert house.book.balance(balance("ann")) == 0
        assert house.book.balance(drawer_account(1, "cash")) == -100_00
