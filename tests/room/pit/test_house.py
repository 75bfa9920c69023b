"""The pit in a house: opened, watched, killed and opened again, with its trainer and its clocks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.errors import CroupierError, Refusal
from croupier.ledger import bank, display, table_chips, transfer, wallet
from croupier.room.actors.asks import By
from croupier.room.actors.opening import DESERTED, TABLES_OF_PEOPLE, Times
from croupier.room.house.club import demo_pit
from croupier.room.house.house import House
from croupier.room.house.opening import OpenTable
from croupier.room.house.rules import Rules
from croupier.room.journal.commit import Person
from croupier.room.pit import asks
from croupier.room.pit.actor import PitActor
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.decide import Do
from croupier.room.pit.messages import AdviceView
from croupier.room.pit.rows import Left
from croupier.room.pit.terms import RULES, PitTerms
from croupier.room.pit.tutor import Question, Tutor, known
from croupier.rulebook import Layer, profile
from tests.room.pit.stacked import Stacked, dealt
from tests.told import Told
from tests.waiting import loop_turns, run_story, until

RUBY = PitTerms(
    "pit/ruby",
    "Ruby",
    "russian-poker",
    100,
    2_000,
    max_payout=200_000,
    token=20,
    display=20_000,
    pause=40,
    pace=0,
)
ANTE = (LaidBox(1, {"ante": 100}),)


class Clock:
    """A clock that stands until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Watcher:
    def __init__(self, person: Person | None) -> None:
        self.person = person.id if person is not None else None
        self.heard: list[dict[str, Any]] = []
        self._told = Told()

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return False

    def hear(self, _table: str, message: bytes) -> None:
        self.heard.append(self._told.whole(json.loads(message)))

    @property
    def view(self) -> dict[str, Any]:
        return self.heard[-1]["view"]


class Guest:
    """Somebody at a table of the pit."""

    def __init__(self, house: House, person: Person, table: str) -> None:
        self.house, self.person, self.table = house, person, table
        self.watcher = Watcher(person)

    @property
    def view(self) -> dict[str, Any]:
        return self.watcher.view

    def look(self) -> None:
        self.house.actor(self.table).watch(self.watcher, None)

    async def ask(self, ask: asks.PitAsk, *, id: str | None = None, floor: bool = False) -> None:
        key = id or uuid.uuid4().hex
        who = (self.person.id, self.person.name) if self.person is not None else ()
        await self.house.ask(
            self.table, By("floor" if floor else "player", *who), msgspec.json.encode(ask), key
        )

    async def decide(self, kind: str, amount: int = 0, *cards: str) -> None:
        view = self.view
        await self.ask(asks.Decide(view["round"], view["turn"], view["actor"], kind, amount, cards))

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        await until(lambda: self.watcher.heard and wanted(self.view))


@asynccontextmanager
async def a_house(path: Path, **how: Any) -> AsyncIterator[House]:
    house = await House.open(path, **how)
    house.times = Times(act=20_000, pause=40)
    house.start()
    try:
        yield house
    finally:
        await house.close()


async def guest(house: House, name: str, table: str = "pit/ruby", chips: int = 10_000) -> Guest:
    person, _ = await house.members.join(name.lower() * 12, name)
    here = Guest(house, person, table)
    here.look()
    await here.ask(asks.BuyIn(chips))
    await here.ask(asks.ReadRules(RULES))
    await here.until(lambda view: view["phase"] == "bets")
    return here


async def newcomer(house: House, name: str) -> Guest:
    """Somebody in the pit who has no table yet."""
    person, _ = await house.members.join(name.lower().replace(" ", "-") * 12, name)
    return Guest(house, person, "pit")


async def dealt_to(one: Guest, bets: tuple[LaidBox, ...] = ANTE) -> None:
    await one.ask(asks.Bets(bets, ready=True))
    await one.until(lambda view: view["phase"] == "cut")
    await one.ask(asks.Cut(26))
    await one.until(lambda view: view["phase"] == "decisions")


async def dealt_and_folded(*people: Guest) -> None:
    """The first of them cuts, and each gives up his box."""
    await people[0].until(lambda view: view["phase"] == "cut")
    await people[0].ask(asks.Cut(26))
    for each in people:
        await each.until(lambda view: view["options"] is not None)
        await each.decide("fold")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def test_a_round_from_the_wallet_and_back(path: Path) -> None:
    async def evening() -> None:
        order = dealt(["KhKd9c9s2h"], "AsKs8c5c4d")
        async with a_house(path, entropy=Stacked(order)) as house:
            await house.pit.open_table(RUBY)
            assert house.book.balance(display("pit/ruby")) == 20_000
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            await ann.decide("close")
            await ann.until(lambda view: view["phase"] == "over")
            assert ann.view["boxes"][0]["settlement"]["result"] == "win"
            assert house.book.balance(bank("pit/ruby")) == -20_000 - 400
            # The last round stays until the next bets open.
            await ann.until(lambda view: view["phase"] == "bets" and view["round"] == 2)
            await ann.ask(asks.Leave())
            assert house.book.balance(wallet(ann.person.id)) == 100_400
            assert house.book.total() == 0
            (kept,) = await house.pit.rounds("pit/ruby", ann.person.id, None)
            assert kept.net == 400

    run_story(evening())


@pytest.mark.requirement("RG-3")
def test_what_lay_on_a_box_is_staked_where_the_house_tells_of_it(path: Path) -> None:
    async def evening() -> None:
        order = dealt(["KhKd9c9s2h"], "AsKs8c5c4d")
        told = Layer("house", "Riverside", (("session_notice_minutes", 60),))
        rules = Rules(profile("online-cash").laid_over(told))
        async with a_house(path, entropy=Stacked(order), rules=rules) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await house.playtime.look()
            await dealt_to(ann)
            await ann.decide("close")
            await ann.until(lambda view: view["phase"] == "over")
            session, _ = await house.playtime.session(ann.person.id)
            assert session is not None
            # The ante of 100 and the bet of 200 lay there.
            assert (session.staked, session.won) == (300, 400)

    run_story(evening())


def test_the_same_command_again_does_nothing(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await ann.ask(asks.Bet(1, 100), id="once")
            await ann.ask(asks.Bet(1, 100), id="once")
            await ann.until(lambda view: bool(view["boxes"]))
            assert ann.view["boxes"][0]["staked"] == {"ante": 100}

    run_story(evening())


def test_a_refusal_leaves_the_table_at_work(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            for ask in (
                asks.Bets((LaidBox(1, {"mascot": 100}),)),
                asks.Bets((LaidBox(1, {"ante": 2**53}),)),
                asks.BuyIn(2**53),
                asks.Cut(2**53),
                asks.Decide(1, 1, 99, "xyzzy"),
                asks.Stop(),
            ):
                with pytest.raises(CroupierError):
                    await ann.ask(ask)
            assert actor.state.stopped is None
            await dealt_to(ann)
            card = ann.view["boxes"][0]["cards"][0]
            with pytest.raises(CroupierError):
                await ann.decide("exchange", 100, card, card)
            with pytest.raises(CroupierError):
                await ann.decide("exchange", 100, "Jk")
            assert actor.state.stopped is None
            await ann.decide("fold")

    run_story(evening())


def test_a_round_goes_on_with_the_same_cards_after_the_house_was_closed(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            before = ann.view
            token = ann.person
        async with a_house(path) as house:
            again = Guest(house, token, "pit/ruby")
            again.look()
            await again.until(lambda view: view["phase"] == "decisions")
            view = again.view
            assert view["deadline"] > before["deadline"]
            same = {key: view[key] for key in ("boxes", "dealer", "fairness", "log", "options", "round")}
            assert same == {key: before[key] for key in same}
            await again.decide("fold")
            await again.until(lambda view: view["phase"] == "over")

    run_story(evening())


def test_a_snapshot_spares_the_rows_before_it(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            for number in (1, 2, 3):
                await ann.until(betting(number))
                await dealt_to(ann)
                await ann.decide("fold")
            await ann.until(betting(4))
            version = house.pit.table("pit/ruby").version
            kept = house.store.snapshot("pit/ruby")
            assert kept is not None
            assert kept[0] == version - 1
        async with a_house(path) as house:
            again = house.pit.table("pit/ruby")
            assert again.state.stopped is None
            assert (again.version, again.state.number) == (version, 4)
            assert again.state.bench.purses[ann.person.id] == 9_700

    run_story(evening())


# Clocks


@pytest.mark.clause("ONLINE:disc-3")
def test_silence_counts_only_when_the_lost_connection_has_had_its_time(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            actor.unwatch(ann.watcher)
            clock.now += 40_000
            actor.nudge()
            await until(lambda: bool(actor.state.waiting))
            assert actor.state.deadline == clock.now + 60_000
            clock.now += 59_000
            ann.look()
            await until(lambda: not actor.state.waiting)
            # She is back, and has her full time.
            assert actor.state.deadline == clock.now + 40_000
            actor.unwatch(ann.watcher)
            clock.now += 40_000
            actor.nudge()
            # The clock waits once in a round.
            await until(lambda: actor.state.phase == "over")
            assert actor.state.round is not None
            assert actor.state.round.settlements[1].result == "fold"

    run_story(evening())


def test_who_is_there_and_says_nothing_folds(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            clock.now += 40_000
            actor.nudge()
            await until(lambda: actor.state.phase == "over")
            assert actor.state.round is not None
            assert [entry.kind for entry in actor.state.round.log][-2:] == ["fold", "settle"]

    run_story(evening())


def test_the_chips_of_who_has_gone_come_back_to_the_wallet(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            boris = await guest(house, "Boris")
            clock.now += 1_800_000
            actor.unwatch(ann.watcher)
            await until(lambda: house.book.balance(wallet(ann.person.id)) == 100_000)
            assert actor.state.bench.purses == {boris.person.id: 10_000}
            # Of a table that is led elsewhere from now on it is not known there at once that he looks on.
            moved = PitActor(actor.state, house._tools, house.pit)
            due = moved._due()
            assert due == (clock.now + RUBY.away, Do(Left(boris.person.id)))

    run_story(evening())


@pytest.mark.clause("ONLINE:disc-2")
def test_a_deadline_the_house_slept_through_costs_nobody_anything(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            clock.now += 600_000
            actor.nudge()
            await until(lambda: actor.state.deadline == clock.now + 40_000)
            assert actor.state.phase == "decisions"

    run_story(evening())


@pytest.mark.clause("RUSPOK:1.22.j")
def test_the_hour_tops_the_display_up_between_rounds(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            actor = await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann, (LaidBox(1, {"ante": 100, "bonus": 20}),))
            clock.now = 3_600_000 - 1
            actor.nudge()
            await until(lambda: actor.state.deadline == clock.now + 40_000)
            clock.now += 10
            actor.nudge()
            await loop_turns()
            # The hour has struck, but the round is not over.
            assert house.book.balance(display("pit/ruby")) == 20_000
            await ann.decide("fold")
            await until(lambda: house.book.balance(display("pit/ruby")) == 20_020)
            assert actor.state.bench.float == 0

    run_story(evening())


def test_the_dealer_waits_for_who_sits_there_with_chips_until_he_lets_a_round_go_by(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            await house.pit.open_table(RUBY)
            table = house.pit.tables["pit/ruby"]
            ann = await guest(house, "Ann")
            boris = await guest(house, "Boris")
            poor = await guest(house, "Poor", chips=100)
            await poor.until(lambda view: view["you"]["purse"] == 100)
            # Who has not accepted the rules can lay nothing.
            new = await newcomer(house, "New")
            new.table = "pit/ruby"
            new.look()
            await new.ask(asks.BuyIn(10_000))
            await ann.ask(asks.Bets(ANTE, ready=True))
            # Boris is still laying his, and is not shut out by who was quicker.
            await boris.ask(asks.Bets((LaidBox(2, {"ante": 100}),)))
            assert table.state.ready == {ann.person.id}
            await boris.ask(asks.Ready())
            await dealt_and_folded(ann, boris)

            async def next_round(number: int) -> None:
                clock.now += 60_000
                table.nudge()
                await ann.until(lambda view: view["phase"] == "bets" and view["round"] == number)

            async def dealer_waits() -> None:
                # What is due is done before what is asked next.
                await ann.ask(asks.Train(on=False))
                assert table.state.phase == "bets"

            await next_round(2)
            await ann.ask(asks.Bets(ANTE, ready=True))
            await dealer_waits()
            # He lets it go by: the clock of the bets deals without him, and from then on nobody waits for him.
            clock.now += 20_000
            table.nudge()
            await dealt_and_folded(ann)
            await next_round(3)
            await ann.ask(asks.Bets(ANTE, ready=True))
            await dealt_and_folded(ann)
            # Whoever buys in again means to play, until he is gone.
            await next_round(4)
            await boris.ask(asks.BuyIn(100))
            await ann.ask(asks.Bets(ANTE, ready=True))
            await dealer_waits()
            table.unwatch(boris.watcher)
            await ann.until(lambda view: view["phase"] == "cut")

    run_story(evening())


def test_nobody_is_dealt_out_of_a_round_because_the_house_was_out_while_bets_were_laid(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            await house.pit.open_table(RUBY)
            ann, boris = await guest(house, "Ann"), await guest(house, "Boris")
            await ann.ask(asks.Bets(ANTE, ready=True))
        async with a_house(path, clock=clock) as house:
            for each in (ann, boris):
                each.house = house
            ann.look()
            await ann.ask(asks.Train(on=False))
            assert house.pit.tables["pit/ruby"].state.phase == "bets"
            boris.look()
            await boris.ask(asks.Bets((LaidBox(2, {"ante": 100}),), ready=True))
            await ann.until(lambda view: view["phase"] == "cut")

    run_story(evening())


def test_nobody_is_waited_for_who_has_stood_up_or_closed_his_page_and_a_newcomer_is(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            await house.pit.open_table(RUBY)
            table = house.pit.tables["pit/ruby"]
            ann, boris, vera = [await guest(house, name) for name in ("Ann", "Boris", "Vera")]
            person, _ = await house.members.join("zoe" * 12, "Zoe")
            zoe = Guest(house, person, "pit/ruby")
            zoe.look()
            await zoe.ask(asks.BuyIn(10_000))
            await ann.ask(asks.Bets(ANTE, ready=True))
            await boris.ask(asks.Leave())
            assert table.state.phase == "bets"
            table.unwatch(vera.watcher)
            await dealt_and_folded(ann)
            # Zoe was still reading the rules: she has let no round go by.
            await zoe.ask(asks.ReadRules(RULES))
            clock.now += 60_000
            table.nudge()
            await ann.until(lambda view: view["phase"] == "bets" and view["round"] == 2)
            await ann.ask(asks.Bets(ANTE, ready=True))
            assert table.state.phase == "bets"
            await zoe.ask(asks.Bets((LaidBox(2, {"ante": 100}),), ready=True))
            await dealt_and_folded(ann, zoe)

    run_story(evening())


# The trainer


def test_the_trainer_says_what_a_decision_cost(path: Path) -> None:
    terms = msgspec.structs.replace(RUBY, game="three-card", display=0, id="pit/jade", minimum=10)

    async def evening() -> None:
        async with a_house(path, entropy=Stacked(dealt(["Qh6d4s", "AhAdAc"], "9c8c4h"))) as house:
            await house.pit.open_table(terms)
            ann = await guest(house, "Ann", "pit/jade")
            boris = await guest(house, "Boris", "pit/jade")
            await ann.ask(asks.Train(on=True))
            await ann.ask(asks.Bets((LaidBox(1, {"ante": 100}),)))
            await boris.ask(asks.Bets((LaidBox(2, {"ante": 100}),), ready=True))
            await ann.ask(asks.Ready())
            await ann.until(lambda view: view["you"]["cuts"])
            await ann.ask(asks.Cut(26))
            await ann.until(lambda view: view["phase"] == "decisions")
            await ann.decide("fold")
            await ann.until(lambda view: bool(view["advice"]))
            (said,) = ann.view["advice"]
            assert (said["kind"], said["best"]["kind"], said["value"]) == ("fold", "play", "-1.000000000")
            assert float(said["cost"]) == pytest.approx(float(said["best"]["value"]) + 1, abs=1e-8)
            assert said["cost"] == "0.006621798"
            await boris.decide("play")
            await boris.until(lambda view: view["phase"] == "over")
            assert boris.view["advice"] == []

    run_story(evening())


def test_the_trainer_says_the_best_play_of_russian_poker_before_it_is_worked_out_what_another_cost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def worked_out(_: Tutor, question: Question) -> AdviceView | None:
        await asked.wait()
        said = known(question)
        return said and msgspec.structs.replace(said, value="0.5", cost="0.25")

    monkeypatch.setattr(Tutor, "_worked_out", worked_out)

    async def evening() -> None:
        async with a_house(path, entropy=Stacked(dealt(["7c7d7hKs2c"], "2d4h6cTcQd"))) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await ann.ask(asks.Train(on=True))
            await dealt_to(ann)
            await ann.decide("close")
            await ann.until(lambda view: bool(view["advice"]))
            (said,) = ann.view["advice"]
            assert (said["best"]["kind"], set(said["best"]["cards"])) == ("exchange", {"2c", "Ks"})
            assert (said["value"], said["cost"], said["choices"]) == (None, None, [])
            asked.set()
            await ann.until(lambda view: any(each["cost"] for each in view["advice"]))
            # One word on one decision: the figures take the place of what the table said.
            assert [each["cost"] for each in ann.view["advice"]] == ["0.25"]

    run_story(evening())


# The list, and opening


def test_the_list_follows_the_tables(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_tables(demo_pit(house.times))
            onlooker = Watcher(None)
            house.actor("pit").watch(onlooker, None)
            await until(lambda: bool(onlooker.heard))
            lines = {line["id"]: line for line in onlooker.heard[0]["view"]["tables"]}
            assert onlooker.heard[0]["kind"] == "pit-list"
            assert lines["pit/ruby"]["display"] == 20_000
            assert lines["pit/jacks"]["machine"] is True
            await guest(house, "Ann")
            await until(lambda: "Ann" in onlooker.heard[-1]["view"]["tables"][0]["players"])

    run_story(evening())


def test_a_person_opens_a_table_once_and_only_what_can_be(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            person, _ = await house.members.join("a" * 32, "Ann")
            ann = Guest(house, person, "pit")
            wish = asks.OpenTable("Mill", "jacks-or-better", 20, house="8-5", double_up=True)
            await ann.ask(wish, id="mill")
            await ann.ask(wish, id="mill")
            (actor,) = house.pit.tables.values()
            assert (actor.state.terms.maximum, actor.state.terms.owner) == (100, "Ann")
            for wrong, code in (
                (asks.OpenTable("Mill", "three-card", 10, 100), "room-name-taken"),
                (asks.OpenTable("Oak", "snap", 10, 100), "room-no-such-game"),
                (asks.OpenTable("Oak", "three-card", 10, 100, "9-9"), "pit-no-such-house"),
                (asks.OpenTable("Oak", "three-card", 10, 5), "room-pit-bad-plate"),
                (asks.OpenTable("Oak", "three-card", 0, 0), "room-pit-bad-plate"),
                # Five royal flushes, each doubled five times, are 640,000 coins put in.
                (
                    asks.OpenTable("Oak", "jacks-or-better", 32, double_up=True, hands=5),
                    "room-pit-pays-too-much",
                ),
            ):
                with pytest.raises(Refusal) as refused:
                    await ann.ask(wrong)
                assert refused.value.code == code
            await ann.ask(asks.OpenTable("Oak", "three-card", 10, 100, double_up=True))
            # At a table there is no win of a machine to double.
            doubles = {
                each.state.terms.name: each.state.terms.double_up for each in house.pit.tables.values()
            }
            assert doubles == {"Mill": True, "Oak": False}
            with pytest.raises(Refusal) as refused:
                await ann.ask(asks.OpenTable("Elm", "three-card", 10, 100))
            assert refused.value.code == "room-tables-of-one"

    run_story(evening())


def test_of_tables_called_after_their_game_each_has_a_number_of_its_own(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            ann, boris = await newcomer(house, "Ann"), await newcomer(house, "Boris")
            ann.table = boris.table = "pit"
            await ann.ask(asks.OpenTable("Три карты", "three-card", 10, 100, nth=1))
            with pytest.raises(Refusal) as taken:
                await boris.ask(asks.OpenTable("Three Card Poker", "three-card", 10, 100, nth=1))
            assert taken.value.code == "room-name-taken"
            await boris.ask(asks.OpenTable("Three Card Poker 2", "three-card", 10, 100, nth=2))
            await boris.ask(asks.OpenTable("Oasis Poker", "oasis", 10, 100, nth=1))
            lines = [(line.game, line.nth) for line in house.pit.hall.lines]
            assert lines == [("three-card", 1), ("three-card", 2), ("oasis", 1)]

    run_story(evening())


def test_chips_in_the_pit_count_before_the_house_refills_a_wallet(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann", chips=100_000)
            await ann.ask(asks.Bet(1, 2_000))
            assert sum([chips for _, chips in house.book.owned(ann.person.id, "play")]) == 100_000
            assert not await house.refill(ann.person.id)
            assert house.book.balance(table_chips("pit/ruby", ann.person.id)) == 98_000

    run_story(evening())


def test_a_table_whose_ledger_disagrees_comes_up_stopped_and_keeps_the_chips(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            await house.pit.open_table(RUBY)
            await guest(house, "Ann")
        with closing(sqlite3.connect(path)) as forger:
            forger.execute(
                "UPDATE ledger_balances SET balance = balance - 1 WHERE account LIKE 'table:pit/ruby:%'"
            )
            forger.execute("UPDATE ledger_balances SET balance = balance + 1 WHERE account LIKE 'wallet:%'")
            forger.commit()
        async with a_house(path) as house:
            actor = house.pit.table("pit/ruby")
            assert actor.state.stopped == "room-chips-disagree"
            person = next(iter(actor.state.bench.names))
            with pytest.raises(Refusal) as refused:
                await house.ask("pit/ruby", By("player", person), msgspec.json.encode(asks.Leave()), "x")
            assert refused.value.code == "room-table-stopped"

    run_story(evening())


def test_a_chip_that_is_not_where_it_should_be_stops_the_table_and_no_other(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            actor = await house.pit.open_table(RUBY)
            await house.pit.open_table(msgspec.structs.replace(RUBY, id="pit/opal", name="Opal"))
            ann = await guest(house, "Ann")
            there = await guest(house, "Boris", "pit/opal")
            await dealt_to(ann)
            mine = table_chips("pit/ruby", ann.person.id)
            house.book.post(transfer("theft", mine, wallet(ann.person.id), 1))
            with pytest.raises(Refusal) as refused:
                await ann.decide("close")
            assert refused.value.code == "room-table-stopped"
            await until(lambda: actor.state.stopped == "room-chips-disagree")
            # Every chip stays where the last row left it.
            await ann.until(lambda view: view["stopped"])
            assert ann.view["boxes"][0]["staked"] == {"ante": 100}
            assert ann.view["options"] is None
            await dealt_to(there)
            await there.decide("fold")
        async with a_house(path) as house:
            assert house.pit.table("pit/ruby").state.stopped == "room-chips-disagree"
            assert house.pit.table("pit/opal").state.stopped is None

    run_story(evening())


def betting(round: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: (view["phase"], view["round"]) == ("bets", round)


def test_a_table_that_a_person_opened_is_closed_when_it_is_deserted(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            await house.pit.open_table(RUBY)
            ann = await newcomer(house, "Ann")
            await ann.ask(asks.OpenTable("Oak", "three-card", 10, 100))
            (oak,) = [actor for actor in house.pit.tables.values() if actor.id != RUBY.id]
            ann.table = oak.id
            ann.look()
            await ann.ask(asks.BuyIn(5_000))
            clock.now += 2 * DESERTED
            await loop_turns(50)
            assert not oak.state.closed
            house.actor(oak.id).unwatch(ann.watcher)
            await until(lambda: not oak.state.bench.purses)
            assert not oak.state.closed
            clock.now += DESERTED
            oak.nudge()
            await until(lambda: oak.state.closed)
            assert house.wallet(ann.person) == 100_000
            await until(lambda: [line.id for line in house.pit.hall.lines] == [RUBY.id])
            assert house.book.total() == 0
            with pytest.raises(Refusal) as closed:
                await ann.ask(asks.BuyIn(5_000))
            assert closed.value.code == "room-table-closed"
            # Her two tables are hers again, and the house's own stands whoever comes.
            ann.table = "pit"
            for name in ("Oak", "Elm"):
                await ann.ask(asks.OpenTable(name, "three-card", 10, 100))
        async with a_house(path, clock=clock) as house:
            assert house.pit.tables[oak.id].state.closed
            assert sorted(line.name for line in house.pit.hall.lines) == ["Elm", "Oak", "Ruby"]

    run_story(evening())


def test_a_deserted_table_with_a_bonus_fund_gives_the_house_its_display_back(path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_house(path, clock=clock) as house:
            ann = await newcomer(house, "Ann")
            await ann.ask(asks.OpenTable("Fund", "russian-poker", 100, 2_000))
            (fund,) = house.pit.tables.values()
            assert house.book.balance(display(fund.id)) == 20_000
            await until(lambda: fund.state.phase == "bets")
            clock.now += DESERTED
            fund.nudge()
            await until(lambda: fund.state.closed)
            assert house.book.balance(display(fund.id)) == house.book.balance(bank(fund.id)) == 0

    run_story(evening())


def test_people_fill_their_own_places_and_the_floor_always_opens_one(path: Path) -> None:
    async def evening() -> None:
        async with a_house(path) as house:
            for number in range(TABLES_OF_PEOPLE // 2):
                guest_of = await newcomer(house, f"Guest {number}")
                for which in ("a", "b"):
                    await guest_of.ask(asks.OpenTable(f"Table {number} {which}", "three-card", 10, 100))
            late = await newcomer(house, "Late")
            with pytest.raises(Refusal) as refused:
                await late.ask(asks.OpenTable("Late", "three-card", 10, 100))
            assert refused.value.code == "room-tables-of-people"
            await late.ask(asks.OpenTable("House", "three-card", 10, 100), floor=True)
            poker = OpenTable("Late poker", "razz", 6, 100, 200)
            await house.ask("house", By("player", late.person.id, "Late"), msgspec.json.encode(poker), "own")
            await house.ask(
                "house",
                By("floor"),
                msgspec.json.encode(msgspec.structs.replace(poker, name="House poker")),
                "f",
            )
            assert {actor.state.terms.opened_by for actor in house.tables.values()} == {late.person.id, ""}

    run_story(evening())
