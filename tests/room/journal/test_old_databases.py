"""Databases of every version since rows have versions, and of the one before: they open as they were, and go on."""

import asyncio
import gzip
import hashlib
import importlib.util
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.ledger import kind_of
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.cashier import asks as cage
from croupier.room.hand.terms import Terms
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.archive import archive_of
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks as cash
from croupier.room.pit import asks as pit
from croupier.room.table import asks
from croupier.tournament.commands import Bust
from tests.room.says import says

TOOL = Path(__file__).parents[3] / "tools" / "journals.py"
pytestmark = pytest.mark.in_a_file

FOLDER = Path(__file__).parents[2] / "data" / "journals"
OLDEST = FOLDER / "0.1.0.db.gz"
DATABASES = sorted(set(FOLDER.glob("*.db.gz")) - {OLDEST})

_spec = importlib.util.spec_from_file_location("journals", TOOL)
journals: Any = importlib.util.module_from_spec(_spec)  # type: ignore[arg-type]
_spec.loader.exec_module(journals)


@pytest.fixture(params=DATABASES, ids=[path.name.removesuffix(".db.gz") for path in DATABASES])
def database(request, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A copy of a database, and what stood in it."""
    kept: Path = request.param
    path = tmp_path / "house.db"
    path.write_bytes(gzip.decompress(kept.read_bytes()))
    archived = kept.with_name(kept.name.replace(".db.gz", ".db.archive"))
    if archived.is_dir():
        shutil.copytree(archived, archive_of(path))
    said = kept.with_name(kept.name.replace(".db.gz", ".json"))
    return path, json.loads(said.read_text(encoding="utf-8"))


def plain(what: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(what, default=str))


def test_it_stands_as_it_stood(database) -> None:
    path, stood = database
    now = plain(asyncio.run(journals.described(path)))
    assert {what: now[what] for what in stood} == stood


def test_it_stands_as_it_stood_when_every_row_is_read_from_the_first(database) -> None:
    path, stood = database
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM snapshots")
        connection.commit()
    now = plain(asyncio.run(journals.described(path)))
    assert {what: now[what] for what in stood} == stood


def test_nothing_is_found_wrong_in_it(database) -> None:
    path, _ = database
    before = path.read_bytes()
    with looked_at(path) as connection:
        checked = check(connection, archive=archive_of(path))
    assert [line.faults for line in checked.streams if line.faults] == []
    assert checked.ledger.faults == checked.file == ()
    assert {line.stream for line in checked.streams if line.state == "stopped"} == {"table/fallen"}
    assert path.read_bytes() == before


async def goes_on(path: Path, then: Callable[[House], Awaitable[None]]) -> None:
    house = await House.open(
        path, pace=RUSHED, clock=journals.Clock(1_700_000_000_000 + 3_600_000), entropy=Random(3)
    )
    house.times = Times(pause=0)
    house.start()
    try:
        await then(house)
        assert house.book.total() == 0
    finally:
        await house.close()
    with looked_at(path) as connection:
        assert check(connection, archive=archive_of(path)).faults == 0


@pytest.mark.parametrize("table", ["oak", "birch", "elm", "larch", "full"])
def test_its_hands_are_played_to_their_end(database, table: str) -> None:
    path, stood = database
    number = stood["tables"][table]["hands"]

    async def on(house: House) -> None:
        state = house.table(table).state
        await journals.play(house, table, lambda: state.number > number or not state.in_hand)
        assert state.stopped is None
        assert house.store.hand(f"table/{table}", number) is not None

    asyncio.run(goes_on(path, on))


def test_its_board_is_run_twice_when_all_agree(database) -> None:
    path, stood = database

    async def on(house: House) -> None:
        state = house.table("allin").state
        number = stood["tables"]["allin"]["hands"]
        for seat in [seat for seat in state.hand.live if state.seated[seat].person]:
            if state.in_hand and state.number == number:
                await house.table("allin").tell(says(state.players[seat].person, asks.Agree(number, on=True)))
        assert house.store.hand("table/allin", number) is not None
        assert len(house.table("allin").state.hand.boards) == 2 or state.number > number

    asyncio.run(goes_on(path, on))


def test_its_floor_and_lists_go_on(database) -> None:
    path, _ = database

    async def on(house: House) -> None:
        assert house.table("fallen").state.stopped == "room-hand-stuck"
        await house.table("floor").tell(asks.Hold(""))
        await house.table("floor").tell(asks.Free(6))
        assert house.table("floor").state.held == ""
        leaver = house.table("full").state.seated[1].person
        await house.table("full").tell(says(leaver, asks.Leave()))
        await journals.play(house, "full", lambda: 1 not in house.table("full").state.seated)
        await journals.until(lambda: 1 in house.table("full").state.cash.reserved)

    asyncio.run(goes_on(path, on))


def test_its_events_go_on(database) -> None:
    path, stood = database

    async def on(house: House) -> None:
        number = stood["tables"]["turbo-1"]["hands"]
        await journals.play(house, "turbo-1", lambda: house.table("turbo-1").state.number > number)
        assert house.events.event("turbo").state.event.phase == "running"
        await journals.ask(house, "friday", Bust("jan", ("gus",)))
        friday = house.events.event("friday").state
        assert friday.event.entrants["gus"].stack == 15_000
        assert friday.event.clock.index >= stood["events"]["friday"]["level"]

    asyncio.run(goes_on(path, on))


def test_its_cash_room_goes_on(database) -> None:
    path, _ = database

    async def on(house: House) -> None:
        await house.cash.ask(By("floor"), cash.CashOut("one", 1, 2_450), "on-1")
        assert house.cash.report()[0] == "friday"
        await house.cash.ask(By("floor"), cash.CashOut("one", 4, 3_000), "on-2")

    asyncio.run(goes_on(path, on))


def test_its_rounds_are_played_to_their_end(database) -> None:
    path, stood = database

    async def on(house: House) -> None:
        for id, kind in (("pit/ruby", "fold"), ("pit/jacks", "hold")):
            state = house.pit.table(id).state
            (person,) = state.round.purses
            decide = pit.Decide(state.number, len(state.round.log), 1, kind)
            await house.ask(id, By("player", person), msgspec.json.encode(decide), "on")
            await journals.until(lambda id=id: house.store.hand(id, stood["pit"][id]["rounds"]) is not None)

    asyncio.run(goes_on(path, on))


def owned(path: Path) -> dict[str, int]:
    """What everybody has, in his wallet and at tables."""
    found: dict[str, int] = {}
    with closing(sqlite3.connect(path)) as connection:
        for account, chips in connection.execute("SELECT account, balance FROM ledger_balances"):
            who = account.rpartition(":")[2]
            found[who] = found.get(who, 0) + chips
    return found


def test_the_people_and_the_chips_of_0_1_0_come_over_and_its_tables_are_closed(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(gzip.decompress(OLDEST.read_bytes()))
    token = "what the page of 0.1.0 has kept of Ann"
    with closing(sqlite3.connect(path)) as connection, connection:
        names = connection.execute("SELECT id, name, bot FROM people").fetchall()
        kept = hashlib.sha256(f"croupier/kept/{token}".encode()).hexdigest()
        assert connection.execute("UPDATE people SET token_hash = ? WHERE name = 'Ann'", (kept,)).rowcount
    before = owned(path)
    assert before["issue"] == -sum(chips for who, chips in before.items() if who != "issue")

    async def on(house: House) -> None:
        assert house.lost == {}
        assert {id: (each.state.closed, each.state.seated) for id, each in house.tables.items()} == {
            id: (True, {}) for id in ("oak", "willow", "cedar")
        }
        assert owned(path) == before
        assert not [account for account, _ in house.book.accounts() if account.startswith("table:")]
        assert [(each.id, each.name, each.bot) for each in house.store.people()] == names
        (ann,) = house.members.find("Ann", 1)
        # A guest of then is signed in by what his browser kept, under his name and with all his chips.
        assert house.members.holder(token) == ann
        assert house.members.holder("another") is None
        # What there was is for playing: none of it is money, and the cage pays none of it out.
        assert {kind_of(account) for account, _ in house.book.accounts()} == {"play"}
        kim = By("floor", "kim", "Kim")
        await house.cage.ask(kim, cage.OpenDrawer(1_000_00), "drawer")
        with pytest.raises(Refusal) as no:
            await house.cage.ask(kim, cage.PayMoney(0, 1, ann.id, why="Hers"), "pay")
        assert no.value.code == "room-wallet-short"
        assert house.wallet(ann) == before[ann.id] == 100_000
        elm = await house.open_table(Terms("elm", "Elm", 50, 100))
        await elm.tell(says(ann.id, asks.Sit(1, 10_000), ann.name))
        assert elm.state.seated[1].chips == 10_000

    asyncio.run(goes_on(path, on))
    assert path.with_name("house.db.version-1").exists()
