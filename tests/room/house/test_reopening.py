"""What has stopped is let go on by the floor, or given up and paid out."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.ledger import table_chips
from croupier.play import Hand
from croupier.room.actors.asks import By, GiveUp, Reopen
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.journal.mark import mark_of
from croupier.room.journal.migrations import rechain
from croupier.room.journal.schema import looked_at
from croupier.room.pit import actor
from croupier.room.pit import asks as pit
from croupier.room.pit.terms import RULES
from croupier.room.table import asks
from tests.room.evening import Clock, club, join, open_house, played, sit
from tests.room.pit.test_house import RUBY
from tests.room.says import asks as asks_of
from tests.room.says import says
from tests.waiting import run_story, until

FLOOR = By("floor")


async def mend(house: House, ask: Reopen | GiveUp, by: By = FLOOR, id: str = "1") -> None:
    await house.ask("house", by, msgspec.json.encode(ask), f"{type(ask).__name__}/{id}")


def changed(path: Path, *orders: str, chained: str = "") -> None:
    with closing(sqlite3.connect(path / "house.db")) as connection, connection:
        for order in orders:
            assert connection.execute(order).rowcount
        if chained:
            rechain(connection, chained)
    # As written by a house that was in error, not put there behind its back.
    mark_of(path / "house.db").unlink()


def checked(path: Path) -> dict[str, tuple[str, int]]:
    with looked_at(path / "house.db") as connection:
        found = check(connection)
    assert not found.ledger.faults
    return {line.stream: (line.state, len(line.faults)) for line in found.streams}


def refused(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.code


def test_a_table_that_broke_goes_on_from_its_last_row(tmp_path: Path, monkeypatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path, *club(0)) as house:
            ann, boris = await sit(house, "Ann", 1, 5_000), await sit(house, "Boris", 2, 5_000)
            oak = house.tables["oak"]
            await until(lambda: oak.state.in_hand)
            number, actor = oak.state.number, oak.state.hand.actor
            who = ann if actor == 1 else boris
            fold = says(who.id, asks.Act(number, oak.state.hand.moment, "fold"), who.name)
            with monkeypatch.context() as bug:
                bug.setattr(Hand, "fold", lambda _: 1 // 0)
                with pytest.raises(Refusal):
                    await asks_of(house, "oak", fold, "fold")
            await until(lambda: oak.state.stopped == "ZeroDivisionError")
            with pytest.raises(Refusal) as not_the_floor:
                await mend(house, Reopen("oak"), By("player", ann.id, "Ann"))
            assert refused(not_the_floor) == "staff-not-allowed"
            await mend(house, Reopen("oak"))
            assert oak.state.stopped is None
            assert (oak.state.number, oak.state.hand.actor) == (number, actor)
            await asks_of(house, "oak", fold, "fold again")
            assert not oak.state.in_hand
            with pytest.raises(Refusal) as sound:
                await mend(house, Reopen("oak"), id="2")
            assert refused(sound) == "room-not-stopped"
        async with open_house(tmp_path) as house:
            assert house.tables["oak"].state.stopped is None
        assert checked(tmp_path)["table/oak"] == ("running", 0)

    asyncio.run(story())


DANCED = """UPDATE journal SET row = '{"v":1,"type":"danced"}' WHERE stream = 'table/oak' AND version = 20"""
GONE = "DELETE FROM journal WHERE stream = 'table/oak' AND version = 20"


@pytest.mark.parametrize("damage", [(DANCED, "table/oak"), (DANCED, ""), (GONE, "table/oak")])
@pytest.mark.requirement("INC-2")
def test_everybody_has_his_chips_from_a_table_that_cannot_be_read(tmp_path: Path, damage) -> None:
    order, chained = damage

    async def story() -> None:
        async with open_house(tmp_path, *club(3)) as house:
            await played(house.tables["oak"], 4)
            ann = await sit(house, "Ann", 5, 5_000)
        changed(tmp_path, order, "DELETE FROM snapshots", chained=chained)
        async with open_house(tmp_path) as house:
            oak, before = house.tables["oak"], house.wallet(ann)
            assert oak.state.stopped is not None
            lies = house.book.balance(table_chips("oak", ann.id))
            with pytest.raises(Refusal) as unread:
                await mend(house, Reopen("oak"))
            assert refused(unread) == "room-cannot-be-reopened"
            await mend(house, GiveUp("oak"))
            await mend(house, GiveUp("oak"))
            assert house.wallet(ann) == before + lies
            assert oak.state.closed
            assert not [chips for account, chips in house.book.accounts() if account.startswith("table:oak:")]
            assert oak.sight(ann.id)
        assert checked(tmp_path)["table/oak"] == ("closed", 0)
        async with open_house(tmp_path) as house:
            assert house.tables["oak"].state.closed
            assert not house.stopped
            (ash,) = club(0, id="ash", name="Ash")
            await house.open_club([ash])
            await asks_of(house, "ash", says(ann.id, asks.Sit(2, 5_000), "Ann"), "sit")
            assert house.book.total() == 0

    asyncio.run(story())


@pytest.mark.requirement("INC-2")
def test_a_casino_table_is_given_up_with_the_chips_on_its_boxes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.pit.open_table(RUBY)
            ruby = house.pit.tables[RUBY.id]
            ann = await join(house, "Ann")
            await until(lambda: ruby.state.phase == "bets")
            for ask in (pit.BuyIn(5_000), pit.ReadRules(RULES), pit.Bet(1, 100)):
                await house.ask(RUBY.id, By.of(ann), msgspec.json.encode(ask), type(ask).__name__)
            wallet = house.wallet(ann)
        changed(
            tmp_path,
            f"UPDATE journal SET row = '{{}}' WHERE stream = '{RUBY.id}' AND version = 2",
            f"DELETE FROM snapshots WHERE stream = '{RUBY.id}'",
            chained=RUBY.id,
        )
        async with open_house(tmp_path) as house:
            assert RUBY.id in house.stopped
            await mend(house, GiveUp(RUBY.id))
            assert house.wallet(ann) == wallet + 5_000
            assert house.pit.hall.lines == ()
        assert checked(tmp_path)[RUBY.id] == ("closed", 0)

    asyncio.run(story())


@pytest.mark.requirement("INC-2")
@pytest.mark.parametrize("broken", ["bets", "cut", "decisions"])
def test_a_casino_table_that_broke_in_a_round_has_its_clocks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Nobody is left who could decide, and the round comes to its end."""
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, clock=clock) as house:
            await house.pit.open_table(RUBY)
            ruby = house.pit.tables[RUBY.id]
            ann = await join(house, "Ann")
            numbers = count()

            async def does(ask: pit.PitAsk) -> None:
                await house.ask(RUBY.id, By.of(ann), msgspec.json.encode(ask), str(next(numbers)))

            async def time_passes() -> None:
                assert ruby.state.deadline is not None
                clock.now, version = ruby.state.deadline, ruby.state.version
                ruby.nudge()
                await until(lambda: ruby.state.version > version)

            await until(lambda: ruby.state.phase == "bets")
            for ask in (pit.BuyIn(5_000), pit.ReadRules(RULES), pit.Bets((pit.LaidBox(1, {"ante": 100}),))):
                await does(ask)
            if broken != "bets":
                await does(pit.Ready())
                await until(lambda: ruby.state.phase == "cut")
            if broken == "decisions":
                await does(pit.Cut(26))
            assert ruby.state.phase == broken
            with monkeypatch.context() as bug:
                bug.setattr(actor, "decide", lambda *_: 1 // 0)
                with pytest.raises(Refusal):
                    await does(pit.Train(on=True))
            await until(lambda: ruby.state.stopped == "ZeroDivisionError")
            await mend(house, Reopen(RUBY.id))
            while ruby.state.phase != "over":
                await time_passes()

    run_story(story())


@pytest.mark.requirement("INC-2")
def test_what_a_round_has_paid_stays_and_the_stakes_of_one_that_cannot_go_on_go_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.pit.open_table(msgspec.structs.replace(RUBY, pause=0))
            ruby = house.pit.tables[RUBY.id]
            ann = await join(house, "Ann")
            numbers = count()

            async def does(*wished: pit.PitAsk) -> None:
                for ask in wished:
                    await house.ask(RUBY.id, By.of(ann), msgspec.json.encode(ask), str(next(numbers)))

            async def dealt_a_round() -> None:
                await until(lambda: ruby.state.phase == "bets")
                await does(pit.Bets((pit.LaidBox(1, {"ante": 100}),), ready=True))
                await until(lambda: ruby.state.phase == "cut")
                await does(pit.Cut(26))
                assert ruby.state.phase == "decisions"

            await until(lambda: ruby.state.phase == "bets")
            await does(pit.BuyIn(5_000), pit.ReadRules(RULES))
            await dealt_a_round()
            assert ruby.state.round is not None
            await does(pit.Decide(1, len(ruby.state.round.log), 1, "fold"))
            await dealt_a_round()
            assert ruby.state.chips(ann.id) == 4_800
            assert house.wallet(ann) == 95_000
        last = f"(SELECT max(version) FROM journal WHERE stream = '{RUBY.id}')"
        changed(
            tmp_path,
            f"UPDATE journal SET row = '{{}}' WHERE stream = '{RUBY.id}' AND version = {last}",
            f"DELETE FROM snapshots WHERE stream = '{RUBY.id}'",
            chained=RUBY.id,
        )
        async with open_house(tmp_path) as house:
            with pytest.raises(Refusal) as unread:
                await mend(house, Reopen(RUBY.id))
            assert refused(unread) == "room-cannot-be-reopened"
            await mend(house, GiveUp(RUBY.id))
            # The ante of 100 that was lost is lost, the one that lay there is his.
            assert house.wallet(ann) == 99_900
            assert house.book.total() == 0
        assert checked(tmp_path)[RUBY.id] == ("closed", 0)

    asyncio.run(story())


@pytest.mark.parametrize("what", ["", "house", "pit", "nowhere"])
def test_what_is_no_table_cannot_be_mended(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for ask in (Reopen(what), GiveUp(what)):
                with pytest.raises((Refusal, ValueError)):
                    await mend(house, ask)

    asyncio.run(story())
