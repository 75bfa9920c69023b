"""PostgreSQL beneath a house: lines that break, servers that fall, and owners who did not hear that they are none."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Broken, Mistake, Refusal
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.room.journal import leases, lines, migrations, postgres, schema, writer
from croupier.room.journal.engine import Connection, EngineFault
from croupier.room.journal.place import place
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.store import Store
from tests.room.journal.test_contract import KEY
from tests.room.journal.writing import row, write
from tests.servers import Server
from tests.servers import postgres as own_server
from tests.waiting import run_story, until, wait_until

pytestmark = pytest.mark.xdist_group("postgres")

EXPIRED = "UPDATE leases SET expires = 0 WHERE stream = ''"
LINES = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = 'croupier'"


@pytest.fixture
def url(postgres_server: Server) -> str:
    return postgres_server.place()


@pytest.fixture
def engine(url: str, tmp_path: Path) -> Postgres:
    return Postgres(url, tmp_path / "house")


@pytest.fixture
def store(engine: Postgres) -> Iterator[Store]:
    store = Store(engine)
    yield store
    store.close()


def sleeps(engine: Postgres) -> None:
    """Whoever has the lease renews it no more."""
    assert engine._lease is not None
    assert engine._lease._renewing is not None
    lines.loop().call_soon_threadsafe(engine._lease._renewing.cancel)


def test_an_owner_who_was_overtaken_writes_nothing_more_and_knows_it(
    engine: Postgres, store: Store, url: str, tmp_path: Path, postgres_server: Server
) -> None:
    write(store, row(1))
    with pytest.raises(Mistake):
        Store(Postgres(url, tmp_path / "another"))
    # His lease runs out meanwhile.
    sleeps(engine)
    postgres_server.ask(EXPIRED, url)
    heir = Store(Postgres(url, tmp_path / "another"))
    outcomes = write(store, row(2), row(1, stream="table/elm"))
    assert [each.code for each in outcomes if isinstance(each, Broken)] == ["room-lease-lost"] * 2
    assert store.lost
    assert write(heir, row(2, "ann/1")) == [None]
    assert [each.version for each in heir.proved_rows("table/oak")] == [1, 2]
    assert heir.streams() == ["table/oak"]
    assert not heir.lost
    heir.close()


def test_whoever_died_is_followed_at_once(
    engine: Postgres, url: str, tmp_path: Path, postgres_server: Server
) -> None:
    store = Store(engine)
    # Dead: nobody renews anything, and the server has heard the end of his lines.
    sleeps(engine)
    postgres_server.ask(LINES)
    heir = Store(Postgres(url, tmp_path / "another"))
    heir.close()
    store.close()


def test_whoever_hangs_in_the_middle_of_a_transaction_is_followed_too(
    engine: Postgres, url: str, tmp_path: Path, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as short:
        short.setattr(lines, "LEASE", 1.0)
        short.setattr(leases, "LEASE", 1.0)
        engine.hold()
        sleeps(engine)
        writing = engine.writing()
        writing.execute("BEGIN")
    hanging = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'croupier' AND state <> 'idle'"
    wait_until(lambda: not postgres_server.ask(hanging))
    postgres_server.ask(EXPIRED, url)
    heir = Store(Postgres(url, tmp_path / "another"))
    with pytest.raises(EngineFault, match="line to the server was lost"):
        writing.execute("DELETE FROM journal")
    heir.close()
    writing.close()
    engine.let_go()


def test_whoever_writes_at_the_moment_is_not_waited_for(
    engine: Postgres, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "DYING", 0.1)
    engine.hold()
    writing = engine.writing()
    writing.execute("BEGIN")
    with pytest.raises(Mistake) as refused:
        Store(Postgres(url, tmp_path / "another"))
    assert refused.value.code == "room-database-held"
    writing.execute("COMMIT")
    writing.close()
    engine.let_go()


@pytest.mark.parametrize("written", [True, False])
def test_a_commit_whose_answer_was_lost_is_written_once(
    store: Store, written: bool, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    write(store, row(1))
    broken = store._writer._connection._line  # type: ignore[attr-defined]
    truly = type(broken).execute

    async def execute(line: Any, sql: str, *values: Any, **how: Any) -> Any:
        if line is not broken or sql != "COMMIT":
            return await truly(line, sql, *values, **how)
        if written:
            await truly(line, sql)
        line.terminate()
        raise ConnectionResetError("the line broke")

    monkeypatch.setattr(type(broken), "execute", execute)
    money = transfer("table/oak/2", HOUSE_ISSUE, wallet("ann"), 500)
    assert write(store, row(2, "ann/1", transaction=money), row(1, stream="table/elm")) == [None, None]
    assert store.balances()[wallet("ann")] == 500
    assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]
    assert write(store, row(3)) == [None]
    assert [each.version for each in store.proved_rows("table/oak")] == [1, 2, 3]


def test_a_commit_whose_answer_was_lost_is_asked_for_whatever_the_server_says_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    write(store, row(1))
    broken = store._writer._connection._line  # type: ignore[attr-defined]
    truly, line_to = type(broken).execute, lines.line_to
    sent_away: list[str] = []

    async def execute(line: Any, sql: str, *values: Any, **how: Any) -> Any:
        done = await truly(line, sql, *values, **how)
        if line is broken and sql == "COMMIT":
            line.terminate()
            raise ConnectionResetError("the line broke")
        return done

    async def line(url: str, **how: bool) -> Any:
        if not sent_away:
            sent_away.append(url)
            raise EngineFault("no role of that name")
        return await line_to(url, **how)

    monkeypatch.setattr(type(broken), "execute", execute)
    monkeypatch.setattr(postgres, "line_to", line)
    assert write(store, row(2, "ann/1")) == [None]
    assert sent_away
    assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]


def test_a_line_that_breaks_in_the_middle_of_a_transaction_leaves_no_half_of_it(
    engine: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    store = Store(engine, KEY)
    broken = store._writer._connection._line  # type: ignore[attr-defined]
    truly = type(broken).fetch

    async def fetch(line: Any, sql: str, *values: Any) -> Any:
        if line is broken and "FROM journal" in sql:
            line.terminate()
            raise ConnectionResetError("the line broke")
        return await truly(line, sql, *values)

    monkeypatch.setattr(type(broken), "fetch", fetch)
    # The row's key is written, then the row is asked for that it follows.
    assert write(store, row(1, hidden=True)) == [None]
    assert [each.row for each in store.rows("table/oak")] == ["row 1"]
    store.close()


@pytest.mark.parametrize("how", ["pg_terminate_backend(pid, 60000)", "pg_cancel_backend(pid)"])
def test_a_commit_that_was_cut_off_counts_once_the_standby_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

    async def story(server: Server, store: Store) -> None:
        await store.commit(row(1))
        server.ask("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        server.ask("SELECT pg_reload_conf()")
        wait_until(lambda: server.ask("SHOW synchronous_standby_names") == [("nobody",)])
        waiting = asyncio.create_task(store.commit(row(2, "ann/1")))
        await until(lambda: bool(server.ask(waits)))
        # Cut off there, what waited for the standby stands on the primary alone; one that is cancelled
        # is answered all the same.
        server.ask(f"SELECT {how} FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
        await until(lambda: store.version("table/oak") == 2 and bool(server.ask(waits)))
        assert not waiting.done()
        server.ask("ALTER SYSTEM RESET synchronous_standby_names")
        server.ask("SELECT pg_reload_conf()")
        await waiting
        assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]

    with own_server() as server:
        store = Store(Postgres(server.place(), tmp_path / "house"))
        run_story(story(server, store))
        store.close()


@pytest.mark.parametrize("silent_at", ["BEGIN", "COMMIT"])
def test_a_server_that_says_nothing_is_taken_for_one_that_is_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch, silent_at: str
) -> None:
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    write(store, row(1))
    connection: Any = store._writer._connection
    silent = connection._line
    asked, truly = connection.execute, type(silent).execute

    def execute(sql: str, *parameters: Any) -> Any:
        connection.limit = 0.05 if connection._line is silent and sql.startswith(silent_at) else None
        return asked(sql, *parameters)

    async def says_nothing(line: Any, sql: str, *values: Any, **how: Any) -> Any:
        # What was to be written is written: only the answer does not come.
        status = await truly(line, sql, *values, **how)
        if line is silent and sql == silent_at:
            await asyncio.Event().wait()
        return status

    monkeypatch.setattr(connection, "execute", execute)
    monkeypatch.setattr(type(silent), "execute", says_nothing)
    assert write(store, row(2)) == [None]
    assert connection._line is not silent
    assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]


def test_lines_that_were_cut_are_made_anew(store: Store, postgres_server: Server) -> None:
    write(store, row(1))
    assert store.version("table/oak") == 1
    postgres_server.ask(LINES)
    assert store.version("table/oak") == 1
    assert write(store, row(2)) == [None]
    assert store.version("table/oak") == 2


def test_a_server_that_falls_is_waited_for_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async def story(server: Server, store: Store) -> None:
        await store.commit(row(1))
        server.stop(signal.SIGQUIT)
        waiting = asyncio.create_task(store.commit(row(2, "ann/1")))
        await until(lambda: store.held is not None)
        with pytest.raises(Refusal) as refused:
            store.check_not_held()
        assert refused.value.code == "room-held"
        with pytest.raises(Refusal):
            store.version("table/oak")
        assert store.size == 0, "whoever measures the house is not kept from it"
        await asyncio.to_thread(server.start)
        await waiting
        assert store.held is None
        assert [each.version for each in store.proved_rows("table/oak")] == [1, 2]

    with own_server() as server:
        store = Store(Postgres(server.place(), tmp_path / "house"))
        run_story(story(server, store))
        store.close()


def test_tables_of_an_older_croupier_are_brought_up_to_date(
    engine: Postgres, url: str, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_nicknames(connection: Connection) -> None:
        connection.execute("ALTER TABLE people ADD COLUMN nickname TEXT NOT NULL DEFAULT 'none'")

    Store(engine).close()
    monkeypatch.setitem(migrations.MIGRATIONS, schema.VERSION, with_nicknames)
    for each in (leases, postgres):
        monkeypatch.setattr(each, "VERSION", schema.VERSION + 1)
    write_ann = "INSERT INTO people VALUES ('ann', 'Ann', 'ann', 0, 0)"
    postgres_server.ask(write_ann, url)
    held = "SELECT mode FROM pg_locks WHERE relation = 'people'::regclass AND mode <> 'AccessShareLock'"
    with engine.looked_at() as connection:
        assert connection.execute("SELECT nickname FROM people").fetchall() == [("none",)]
        assert postgres_server.ask(held, url) == [], "a house that goes on writing is not held up"
    columns = (
        "SELECT 1 FROM information_schema.columns"
        " WHERE column_name = 'nickname' AND table_schema = current_schema()"
    )
    assert postgres_server.ask(columns, url) == [], "who only looks changes nothing"
    Store(engine).close()
    assert postgres_server.ask(columns, url) == [(1,)]
    assert postgres_server.ask("SELECT schema_version FROM croupier", url) == [(schema.VERSION + 1,)]


def test_tables_that_cannot_be_brought_up_to_date_are_told_of_and_let_go(
    engine: Postgres, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(engine).close()
    with monkeypatch.context() as newer:
        newer.setitem(migrations.MIGRATIONS, schema.VERSION, lambda each: each.execute("SELECT nickname"))
        for each in (leases, postgres):
            newer.setattr(each, "VERSION", schema.VERSION + 1)
        with pytest.raises(Mistake) as refused:
            Store(Postgres(url, tmp_path / "another"))
    assert refused.value.code == "room-database-unreadable"
    Store(engine).close()


def test_tables_of_another_program_are_left_alone(
    engine: Postgres, url: str, postgres_server: Server
) -> None:
    postgres_server.ask("CREATE TABLE journal (article TEXT)", url)
    with pytest.raises(Mistake) as refused:
        Store(engine)
    assert refused.value.code == "room-database-foreign"


def test_a_role_with_no_more_than_it_needs_keeps_a_house(
    engine: Postgres, url: str, postgres_server: Server
) -> None:
    """The privileges that docs/postgres.md names are enough, and nobody changes a row of the journal with them."""
    Store(engine).close()
    (schema_name,) = postgres_server.ask("SELECT current_schema()", url)[0]
    postgres_server.ask(f"""
        DO $$ BEGIN
            CREATE ROLE keeper LOGIN;
            GRANT USAGE ON SCHEMA {schema_name} TO keeper;
            GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {schema_name} TO keeper;
            REVOKE UPDATE ON journal, acts, hands, ledger_transactions, ledger_postings FROM keeper;
        END $$""", url)  # fmt: skip
    of_the_role = url.replace("house@", "keeper@")
    store = Store(Postgres(of_the_role, engine.path))
    assert write(store, row(1, transaction=transfer("t-1", HOUSE_ISSUE, wallet("ann"), 5))) == [None]
    store.close()
    with pytest.raises(Exception, match="permission denied"):
        postgres_server.ask("UPDATE journal SET row = 'another'", of_the_role)


def test_a_server_that_is_not_there_is_told_without_its_password(tmp_path: Path) -> None:
    missing = place(f"postgresql://house:secret@/club?host={tmp_path}")
    with pytest.raises(Mistake) as refused:
        Store(missing.engine())
    assert refused.value.code == "room-database-unreadable"
    assert "secret" not in str(refused.value)
    assert str(place("postgresql://house:sec/ret@db.example/club")) == "postgresql://db.example/club"


def test_without_the_extra_it_is_told_what_to_install(
    engine: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Mistake, match=r"croupier\[cluster\]"):
        Store(engine)
