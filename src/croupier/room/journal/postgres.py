"""PostgreSQL beneath a house: the same tables and the same SQL, and a lease that fences every append.

Whoever holds the database has its lease, and writes its epoch and a mark of his own there in every transaction: who has
lost the lease writes nothing any more, and whoever did not hear whether a transaction was written asks for its mark.
"""

from __future__ import annotations

import asyncio
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

from croupier.errors import Mistake, Refusal
from croupier.room.journal.all_rows import brought, has_rows, tables
from croupier.room.journal.copying import made_whole
from croupier.room.journal.engine import AlreadyWritten, EngineFault, LeaseLost
from croupier.room.journal.files import free
from croupier.room.journal.leases import Lease, version_at
from croupier.room.journal.lines import (
    LEASE,
    committed,
    done,
    fault_of,
    hung_up,
    is_of_the_line,
    line_to,
    translated,
)
from croupier.room.journal.migrations import MIGRATIONS
from croupier.room.journal.schema import VERSION, looked_at, prepare

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection, Coroutine, Iterable, Iterator, Sequence
    from pathlib import Path

    import asyncpg

    from croupier.errors import CroupierError
    from croupier.room.journal.engine import Connection, Progress

T = TypeVar("T")


class Found:
    """What a statement has found, or how many rows it has changed."""

    def __init__(self, rows: Sequence[tuple[Any, ...]] = (), rowcount: int = -1) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row; `None` where there is none."""
        return next(self._rows, None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return self._rows


class PostgresConnection:
    """One connection to a server; where the line is lost it is made anew. With a `lease` it writes, else it only reads.

    Each answer is waited for as many seconds as its `limit`, for whoever reads for a `live` house as long as a lease
    lasts: a server that says nothing for longer is taken for one that is gone. One that cannot be asked at the moment
    is a `Refusal` for whoever reads for a `live` house.
    """

    def __init__(self, url: str, lease: Lease | None = None, *, live: bool = False) -> None:
        self._url = url
        self._lease = lease
        self._live = live
        self._line: asyncpg.Connection[Any] | None = None
        self._began = False
        self._unsure = ""
        self._turn = asyncio.Lock()
        self.limit: float | None = LEASE if live else None

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that has not ended."""
        return self._began

    def execute(self, sql: str, parameters: Any = (), /) -> Found:
        """Do one statement."""
        if sql.startswith("PRAGMA"):
            return Found()  # what is said to SQLite of its file
        return done(self._in_turn(self._execute(sql, parameters)))

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Found:
        """Do one statement for each of many parameters."""
        return done(self._in_turn(self._execute_many(sql, [tuple(each) for each in parameters])))

    def close(self) -> None:
        """Let it go."""
        done(self._in_turn(self._hang_up()))

    def check_leased(self, streams: Collection[str]) -> None:
        """Raise `LeaseLost` for streams of which one is another's."""
        done(self._in_turn(self._check_leased(streams)))

    async def _check_leased(self, streams: Collection[str]) -> None:
        assert self._lease is not None
        line = await self._connected()
        try:
            await self._lease.check(line, streams)
        except Exception as error:
            raise self._fault(error) from error

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        # It is read from several threads, a question at a time.
        async with self._turn:
            try:
                async with asyncio.timeout(self.limit):
                    return await work
            except TimeoutError as error:
                raise self._said(self._fault(error)) from error

    async def _execute(self, sql: str, parameters: Any) -> Found:
        if sql.startswith("BEGIN"):
            await self._begin(sql.removesuffix(" IMMEDIATE"))
        elif sql == "COMMIT":
            await self._commit()
        elif sql == "ROLLBACK":
            await self._roll_back()
        else:
            text, names = translated(sql)
            values = [parameters[name] for name in names] if names else list(parameters)
            return await self._asked(text, values)
        return Found()

    async def _execute_many(self, sql: str, parameters: list[tuple[Any, ...]]) -> Found:
        line = await self._connected()
        try:
            await line.executemany(translated(sql)[0], parameters)
        except Exception as error:
            raise self._fault(error) from error
        return Found()

    async def _asked(self, text: str, values: list[Any]) -> Found:
        reads = text.startswith(("SELECT", "WITH"))
        # A line that was lost while nobody used it is made anew; what only reads may be asked twice. Not so within a
        # transaction, which is lost with its line.
        again = reads and not self._began and self._line is not None
        while True:
            line = await self._connected()
            try:
                if reads:
                    return Found([tuple(row) for row in await line.fetch(text, *values)])
                status = await line.execute(text, *values)
                return Found(rowcount=int(status.rpartition(" ")[2] or 0) if status[-1:].isdigit() else -1)
            except Exception as error:
                fault = self._fault(error)
                if not (again and fault.passes and self._line is None):
                    raise self._said(fault) from error
                again = False

    async def _begin(self, sql: str) -> None:
        try:
            line = await self._connected()
            await line.execute(sql)
            self._began = True
            if self._lease is not None:
                await self._lease.fence(line, self._unsure)
        except AlreadyWritten:
            await self._commit_what_was_written()
            self._unsure = ""
            raise
        except Exception as error:
            fault = self._fault(error)
            if self._began:
                with suppress(EngineFault):
                    await self._roll_back()
            if self._unsure and not isinstance(fault, LeaseLost):
                # Nothing else is to be done before it is known what became of what was written last.
                fault = EngineFault(str(fault), passes=True)
            raise fault from error
        self._unsure = ""

    async def _commit_what_was_written(self) -> None:
        line, self._began = await self._connected(), False
        try:
            await committed(line)
        except Exception as error:
            raise EngineFault(str(self._fault(error)), passes=True) from error

    async def _commit(self) -> None:
        line, self._began = await self._connected(), False
        # Nor is it known of one that is waited for no longer.
        self._unsure = self._lease.mark if self._lease is not None else ""
        try:
            status = await committed(line)
        except Exception as error:
            fault = self._fault(error)
            if not fault.passes:
                self._unsure = ""
            raise fault from error
        self._unsure = ""
        if status != "COMMIT":
            raise EngineFault(f"the transaction ended with {status}")

    async def _roll_back(self) -> None:
        began, self._began = self._began, False
        if self._line is None or not began:
            return
        try:
            await self._line.execute("ROLLBACK")
        except Exception as error:
            raise self._fault(error) from error

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._line is not None and self._line.is_closed():
            self._line = None
            if self._began:
                self._began = False
                raise EngineFault("the line to the server was lost", passes=True)
        if self._line is None:
            try:
                only_looks = self._lease is None
                self._line = await line_to(
                    self._url, reads_only=only_looks, any_of_them=only_looks and not self._live
                )
            except EngineFault as fault:
                raise self._said(fault) from fault
        return self._line

    def _said(self, fault: EngineFault) -> Exception:
        return Refusal("room-held") if self._live and fault.passes else fault

    def _fault(self, error: Exception) -> EngineFault:
        fault = fault_of(error)
        if self._line is not None and (self._line.is_closed() or is_of_the_line(error)):
            self._line.terminate()
            self._line, self._began = None, False
        return fault

    async def _hang_up(self) -> None:
        line, self._line, self._began = self._line, None, False
        await hung_up(line)


class Postgres:
    """A house in a database of a PostgreSQL server; its key, mark and archive lie beside `path`.

    >>> from pathlib import Path
    >>> print(Postgres("postgresql://house:secret@db.example/croupier", Path("var/croupier")))
    postgresql://db.example/croupier
    """

    def __init__(self, url: str, path: Path, *, shares: bool = False) -> None:
        self._url = url
        self.path: Final = path
        self.shares: Final = shares
        self._lease: Lease | None = None

    def __str__(self) -> str:
        # Without whoever signs in there, and with what.
        told = urlsplit(self._url)
        return f"{told.scheme}://{(told.netloc + told.path).rpartition('@')[2]}"

    @property
    def lost(self) -> bool:
        """Whether another house has taken the database over."""
        return self._lease is not None and self._lease.lost

    def hold(self) -> None:
        """Take its lease, the tables made or brought up to date; `Mistake` when another house has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lease = Lease(self._url, shares=self.shares)
        with self._told():
            done(lease.take(str(self)))
        self._lease = lease

    def let_go(self) -> None:
        """Give the lease back."""
        if self._lease is not None:
            done(self._lease.give_back())
            self._lease = None

    @property
    def lease(self) -> Lease:
        """What it is held by."""
        assert self._lease is not None
        return self._lease

    def check_leased(self, connection: Connection, streams: Collection[str]) -> None:
        """Raise `LeaseLost` in a transaction in which streams are written of which one is another's."""
        if self.shares and isinstance(connection, PostgresConnection):
            connection.check_leased(streams)

    def writing(self) -> PostgresConnection:
        """Open it to be written, as long as the lease is kept."""
        connection = self._writing()
        connection.limit = LEASE
        return connection

    def _writing(self) -> PostgresConnection:
        """The same for what takes a while."""
        assert self._lease is not None
        connection = PostgresConnection(self._url, self._lease)
        try:
            connection.execute("BEGIN")
            _bring_up_to_date(connection)
            connection.execute("COMMIT")
        except BaseException:
            # What it has begun would keep the lease from being given back.
            connection.close()
            raise
        return connection

    def reading(self) -> PostgresConnection:
        """Open it to be read."""
        return PostgresConnection(self._url, live=True)

    @contextmanager
    def looked_at(self) -> Iterator[PostgresConnection]:
        """The database as it stands at this moment, as this Croupier writes; nothing of it is changed."""
        with self._told(), closing(PostgresConnection(self._url)) as connection:
            version = done(version_at(self._url, str(self)))
            if version is None:
                raise Mistake("room-database-missing", path=str(self))
            older = version < VERSION
            # A standby can be looked at too, where nothing has to be made of what it has.
            connection.execute(f"BEGIN ISOLATION LEVEL REPEATABLE READ READ {'WRITE' if older else 'ONLY'}")
            try:
                if older:
                    _set_apart(connection)
                    _bring_up_to_date(connection)
                yield connection
            finally:
                connection.execute("ROLLBACK")

    def begun(self) -> bool:
        """Whether a house was ever opened on it."""
        with self._told():
            return done(version_at(self._url, str(self))) is not None

    def size(self, connection: Connection, /) -> int:
        """How large the database is on the server, in bytes; 0 where that cannot be asked at the moment."""
        try:
            (size,) = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        except Refusal:
            return 0
        return int(size)

    def copy_to(self, file: Path, progress: Progress | None = None, /) -> None:
        """Copy it row by row."""
        with self._told(), self.looked_at() as reading:

            def fill(made: sqlite3.Connection) -> None:
                prepare(made, file)
                brought(reading, made, progress)

            made_whole(file, fill)

    def replace_by(self, file: Path, progress: Progress | None = None, /) -> Path | None:
        """Put what a copy holds in place of all rows, in one transaction; what was there goes into a file first."""
        with looked_at(file) as reading, self._told():
            self.hold()
            try:
                with closing(self._writing()) as writing:
                    aside = None
                    if has_rows(writing):
                        aside = free(self.path.with_name(f"{self.path.name}.replaced"))
                        self.copy_to(aside)
                    brought(reading, writing, progress, over=True)
            finally:
                self.let_go()
        return aside

    def shrink(self) -> None:
        """Let the server write its tables anew, without what is free in them; it does so for their owner only."""
        with self._told():
            self.hold()
            try:
                with closing(self._writing()) as writing:
                    for table in tables():
                        writing.execute(f"VACUUM (FULL) {table.name}")
            finally:
                self.let_go()

    def unusable(self, error: Exception) -> CroupierError | None:
        """Return why it cannot be used, where the server says so."""
        if isinstance(error, EngineFault):
            return Mistake("room-database-unreadable", path=str(self), why=str(error))
        return None

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except EngineFault as fault:
            raise self.unusable(fault) or fault from fault


def _set_apart(connection: PostgresConnection) -> None:
    """Lay tables of this line alone over those there are, within a transaction: who writes in them is not held up."""
    path, schema = connection.execute(
        "SELECT current_setting('search_path'), quote_ident(current_schema())"
    ).fetchone() or ("", "")
    names = connection.execute(
        "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()"
    ).fetchall()
    connection.execute("SELECT set_config('search_path', 'pg_temp, ' || ?, true)", (path,))
    for (name,) in names:
        connection.execute(f"CREATE TEMPORARY TABLE {name} (LIKE {schema}.{name} INCLUDING ALL)")
        connection.execute(f"INSERT INTO {name} SELECT * FROM {schema}.{name}")


def _bring_up_to_date(connection: PostgresConnection) -> None:
    """Make of an older Croupier's tables what this one has, within a transaction."""
    (version,) = connection.execute("SELECT schema_version FROM croupier").fetchone() or (VERSION,)
    for step in range(version, VERSION):
        MIGRATIONS[step](connection)
    if version < VERSION:
        connection.execute("UPDATE croupier SET schema_version = ?", (VERSION,))
