"""A house moves from one engine to another, with all it has, and the same hands go on."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.errors import Broken, Mistake
from croupier.ledger import Account
from croupier.play import Hand
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.all_rows import has_rows, tables
from croupier.room.journal.archive import archive_of
from croupier.room.journal.commit import KeptRecord
from croupier.room.journal.house_key import beside, make
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.moving import move
from croupier.room.journal.postgres import Found, Postgres, PostgresConnection
from croupier.room.journal.sqlite import SqliteFile
from croupier.room.journal.store import Store
from croupier.room.table import asks as commands
from tests.room.evening import Clock, club, open_house, sit
from tests.room.journal.test_archive import KEY, LATER, archive, played
from tests.room.journal.test_postgres import LINES
from tests.room.journal.writing import row, write
from tests.room.says import asks, says
from tests.servers import Server
from tests.waiting import run_story, until

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteFile:
    """A house with hands, some of them archived, hidden cards, money, people and a photo."""
    monkeypatch.setattr("croupier.room.journal.archiving.LARGEST", 200)
    engine = SqliteFile(tmp_path / "here" / "house.db")
    store = Store(engine, KEY)
    write(store, *played())
    assert archive(store, LATER, 28)
    write(
        store,
        row(20, hidden=True),
        row(1, stream="people", records=(KeptRecord("ann", "7", "{}", photo=b"jpeg"),)),
    )
    store.close()
    make(beside(engine.path))
    return engine


@pytest.fixture
def server(postgres_server: Server, tmp_path: Path) -> Postgres:
    return Postgres(postgres_server.place(), tmp_path / "there" / "house")


def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables of a file, as SQLite itself reads them."""
    with closing(sqlite3.connect(path)) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for (name,) in names}


def test_a_house_goes_to_the_server_and_comes_back_as_it_was(
    house: SqliteFile, server: Postgres, tmp_path: Path
) -> None:
    back = SqliteFile(tmp_path / "back" / "house.db")
    told: list[tuple[int, int]] = []
    before = everything(house.path)
    moved = move(house, server, lambda done, every: told.append((done, every)))
    assert move(server, back) == moved
    assert everything(house.path) == before == everything(back.path)
    assert (moved.streams, moved.rows) == (2, sum([len(rows) for rows in before.values()]))
    assert told[-1] == (2 * moved.rows, 2 * moved.rows)
    # The key and what is archived went along.
    assert beside(back.path).read_bytes() == beside(house.path).read_bytes()
    with_archive = Store(back, KEY)
    assert len(list(with_archive.proved_rows("table/oak"))) == 20
    assert with_archive.hand("table/oak", 1) is not None
    with_archive.close()


def test_every_table_of_the_schema_is_moved(house: SqliteFile) -> None:
    assert {table.name for table in tables()} == everything(house.path).keys()
    assert all(table.key for table in tables())


def test_a_house_goes_on_where_it_was_moved_to(house: SqliteFile, server: Postgres) -> None:
    move(house, server)
    store = Store(server, KEY)
    assert write(store, row(21)) == [None]
    assert store.written_as("table/oak", "ann/6") is not None
    assert [each.version for each in store.proved_rows("table/oak", 18)] == [19, 20, 21]
    store.close()


def test_a_move_that_is_cut_off_leaves_nothing_and_is_begun_anew(
    house: SqliteFile, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCut(BaseException):
        pass

    def cut(done: int, every: int) -> None:
        if 2 * done > every:
            raise PowerCut

    with pytest.raises(PowerCut):
        move(house, server, cut)
    # What the rows are of no use without came before them.
    assert read_key(beside(server.path)) is not None
    assert archive_of(server.path).is_dir()
    with server.looked_at() as connection:
        assert not has_rows(connection)
    assert move(house, server).streams == 2


def test_a_row_that_does_not_arrive_as_it_was_is_not_moved(
    house: SqliteFile, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    truly = PostgresConnection.executemany

    def altered(self: PostgresConnection, sql: str, rows: Iterable[tuple[str, int]], /) -> Found:
        if "ledger_balances" in sql:
            rows = [(account, balance + (balance > 0)) for account, balance in rows]
        return truly(self, sql, rows)

    monkeypatch.setattr(PostgresConnection, "executemany", altered)
    with pytest.raises(Broken) as refused:
        move(house, server)
    assert refused.value.code == "room-move-differs"
    assert refused.value.params["table"] == "ledger_balances"


def test_a_line_that_is_cut_in_the_middle_of_a_move_is_told_and_leaves_nothing(
    house: SqliteFile, server: Postgres, postgres_server: Server
) -> None:
    def cut(_done: int, _all: int) -> None:
        postgres_server.ask(LINES)

    with pytest.raises(Mistake) as refused:
        move(house, server, cut)
    assert refused.value.code == "room-database-unreadable"
    assert move(house, server).streams == 2


def test_the_key_of_another_house_is_not_taken_for_its_own(house: SqliteFile, server: Postgres) -> None:
    server.path.parent.mkdir()
    make(beside(server.path))
    with pytest.raises(Mistake) as refused:
        move(house, server)
    assert (refused.value.code, refused.value.params["path"]) == ("backup-exists", str(beside(server.path)))
    beside(server.path).unlink()
    assert move(house, server).streams == 2


def test_only_a_closed_house_moves_and_only_to_where_nothing_is(house: SqliteFile, server: Postgres) -> None:
    store = Store(house, KEY)
    with pytest.raises(Mistake) as refused:
        move(house, server)
    assert refused.value.code == "room-database-held"
    store.close()
    move(house, server)
    with pytest.raises(Mistake) as refused:
        move(house, server)
    assert refused.value.code == "room-move-not-empty"
    with pytest.raises(Mistake) as refused:
        move(SqliteFile(house.path.with_name("none.db")), server)
    assert refused.value.code == "room-database-missing"


@pytest.mark.in_a_file
def test_the_same_hand_goes_on_after_the_move(server: Postgres, tmp_path: Path) -> None:
    clock = Clock()

    async def evening() -> tuple[Hand, dict[Account, int]]:
        async with open_house(tmp_path, club(0, pause=1_000)[0], clock=clock) as house:
            await sit(house, "Ann", 3), await sit(house, "Boris", 5)
            clock.now += 1_000
            oak = house.tables["oak"]
            oak.nudge()
            await until(lambda: oak.version == house.store.version("table/oak") and oak.state.in_hand)
            assert oak.state.hand is not None
            return oak.state.hand, house.store.balances()

    async def later(hand: Hand, balances: dict[Account, int]) -> None:
        house = await House.open(
            server.path, pace=RUSHED, clock=clock, entropy=Random(3), store=lambda _, key: Store(server, key)
        )
        house.start()
        state = house.tables["oak"].state
        assert state.hand == hand
        assert house.store.balances() == balances
        await until(lambda: state.hand is not None and state.act_by == clock.now + state.terms.act)
        folder = state.players[state.hand.actor].person
        fold = says(folder, commands.Act(state.number, len(state.hand.log), "fold"))
        await asks(house, "oak", fold, "fold")
        assert house.store.last_hand("table/oak") == state.number
        await house.close()

    hand, balances = run_story(evening())
    move(SqliteFile(tmp_path / "house.db"), server)
    run_story(later(hand, balances))
    with server.looked_at() as connection:
        assert check(connection).faults == 0
