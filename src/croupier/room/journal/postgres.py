"""PostgreSQL beneath a house: the same tables and the same SQL, and a lease that fences every append.

Whoever holds the database has its lease, and writes its epoch and a mark of his own there in every transaction: who has
lost the lease writes nothing any more, and whoever did not hear whether a transaction was written asks for its mark.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import threading
from contextlib import closing, contextmanager, suppress
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

from croupier.errors import CroupierError, Mistake, Refusal
from croupier.room.journal.engine import AlreadyWritten, EngineFault, LeaseLost, NotTaken
from croupier.room.journal.migrations import MIGRATIONS
from croupier.room.journal.schema import TABLES, VERSION

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable, Iterator, Sequence
    from pathlib import Path

    import asyncpg

    from croupier.room.journal.engine import Connection

log = logging.getLogger("croupier.room")

LEASE: Final = 10.0
"""Seconds for which a lease is good once it was renewed; after them another house may take the database over."""

RENEWED: Final = LEASE / 4
"""How often it is renewed, in seconds."""

DYING: Final = 1.0
"""Seconds that a server is given to notice the death of whoever had the lease."""

PATIENCE: Final = 5.0
"""Seconds that a server has to answer whoever connects to it."""

OWN: Final = """
CREATE TABLE croupier (schema_version INTEGER NOT NULL);

CREATE TABLE leases (
    stream TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    session INTEGER NOT NULL,
    written TEXT NOT NULL
);
"""
"""What stands beside the tables of `schema`: the schema's version, and who may write (`stream` is empty: all of it)."""

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

_PASSING: Final = ("08", "53", "57P", "40", "25006", "25P03", "58")
"""How the codes of errors begin that go away: lost lines, a server that is full, starts, ends, or is a standby now."""

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

    A server that cannot be asked at the moment is a `Refusal` for whoever reads for a `live` house.
    """

    def __init__(self, url: str, lease: Lease | None = None, *, live: bool = False) -> None:
        self._url = url
        self._lease = lease
        self._live = live
        self._line: asyncpg.Connection[Any] | None = None
        self._began = False
        self._unsure = ""
        self._turn = asyncio.Lock()

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that has not ended."""
        return self._began

    def execute(self, sql: str, parameters: Any = (), /) -> Found:
        """Do one statement."""
        if sql.startswith("PRAGMA"):
            return Found()  # what is said to SQLite of its file
        return _done(self._in_turn(self._execute(sql, parameters)))

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Found:
        """Do one statement for each of many parameters."""
        return _done(self._in_turn(self._execute_many(sql, [tuple(each) for each in parameters])))

    def close(self) -> None:
        """Let it go."""
        _done(self._in_turn(self._hang_up()))

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        # It is read from several threads, a question at a time.
        async with self._turn:
            return await work

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
            self._unsure = ""
            with suppress(EngineFault):
                await self._roll_back()
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

    async def _commit(self) -> None:
        line, self._began = await self._connected(), False
        try:
            status = await line.execute("COMMIT")
        except Exception as error:
            fault = self._fault(error)
            if fault.passes and self._lease is not None:
                self._unsure = self._lease.mark
            raise fault from error
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
                self._line = await _line(self._url, reads_only=self._lease is None)
            except EngineFault as fault:
                raise self._said(fault) from fault
        return self._line

    def _said(self, fault: EngineFault) -> Exception:
        return Refusal("room-held") if self._live and fault.passes else fault

    def _fault(self, error: Exception) -> EngineFault:
        fault = _fault(error)
        if self._line is not None and (self._line.is_closed() or _is_of_the_line(error)):
            self._line.terminate()
            self._line, self._began = None, False
        return fault

    async def _hang_up(self) -> None:
        line, self._line, self._began = self._line, None, False
        await _hung_up(line)


class Lease:
    """The right to write one database: of an owner, with an epoch, for so long."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._line: asyncpg.Connection[Any] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self.owner: Final = secrets.token_hex(8)
        self.epoch = 0
        self.lost = False
        self.mark = ""
        self._written = 0

    async def take(self, called: str) -> None:
        """Take it, the tables made or brought up to date; `Mistake` where another house has it."""
        self._line = await _line(self._url)
        try:
            until = asyncio.get_running_loop().time() + DYING
            while not await self._taken(self._line, called):
                if asyncio.get_running_loop().time() > until:
                    raise Mistake("room-database-held", path=called)
                await asyncio.sleep(DYING / 10)
            if await self._line.fetchval("SELECT current_setting('fsync')") != "on":
                log.warning("the server does not flush what it has taken to its disk (fsync is off)")
        except Exception:
            await _hung_up(self._line)
            raise
        self._renewing = asyncio.get_running_loop().create_task(self._renew())

    async def _taken(self, line: asyncpg.Connection[Any], called: str) -> bool:
        async with line.transaction():
            # One at a time, even where there is nothing yet that could be locked.
            await line.execute("SELECT pg_advisory_xact_lock(hashtext('croupier'))")
            if await _version(line, called) is None:
                await _make(line, OWN + TABLES)
                await line.execute("INSERT INTO croupier (schema_version) VALUES ($1)", VERSION)
                await line.execute("INSERT INTO leases VALUES ('', '', 0, 0, 0, '')")
            held = await line.fetchval(
                f"SELECT expires > {_NOW} AND EXISTS (SELECT 1 FROM pg_stat_activity"
                " WHERE pid = session AND datname = current_database())"
                " FROM leases WHERE stream = '' FOR UPDATE SKIP LOCKED"
            )
            if held is not False:  # nothing is found while its owner writes
                return False
            self.epoch = await line.fetchval(
                f"UPDATE leases SET owner = $1, epoch = epoch + 1, expires = {_NOW} + $2,"
                " session = pg_backend_pid() WHERE stream = '' RETURNING epoch",
                self.owner,
                round(LEASE * 1000),
            )
            return True

    async def fence(self, line: asyncpg.Connection[Any], unsure: str = "") -> None:
        """Write a new mark within a transaction that was just begun; `LeaseLost` where the lease is another's.

        Raises `AlreadyWritten` where the mark is there of which it was not known whether it was written.
        """
        if unsure:
            # Whoever is still about to write it is waited for.
            written = await line.fetchval("SELECT written FROM leases WHERE stream = '' FOR UPDATE")
            if written == unsure:
                raise AlreadyWritten
        self._written += 1
        mark = f"{self.owner}/{self._written}"
        status = await line.execute(
            "UPDATE leases SET written = $1 WHERE stream = '' AND owner = $2 AND epoch = $3",
            mark,
            self.owner,
            self.epoch,
        )
        if status != "UPDATE 1":
            self.lost = True
            raise LeaseLost
        self.mark = mark

    async def _renew(self) -> None:
        while not self.lost:
            await asyncio.sleep(RENEWED)
            try:
                if self._line is None or self._line.is_closed():
                    self._line = await _line(self._url)
                status = await self._line.execute(
                    f"UPDATE leases SET expires = {_NOW} + $1, session = pg_backend_pid()"
                    " WHERE stream = '' AND owner = $2 AND epoch = $3",
                    round(LEASE * 1000),
                    self.owner,
                    self.epoch,
                )
                self.lost = status != "UPDATE 1"
            except Exception as error:
                log.warning("the lease could not be renewed: %s", _fault(error))
        log.critical("another house has taken the database over")

    async def give_back(self) -> None:
        """Let whoever comes next have it at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait({self._renewing})
        with suppress(Exception):
            if self._line is not None and not self._line.is_closed():
                await self._line.execute(
                    "UPDATE leases SET expires = 0 WHERE stream = '' AND owner = $1 AND epoch = $2",
                    self.owner,
                    self.epoch,
                )
        await _hung_up(self._line)


class Postgres:
    """A house in a database of a PostgreSQL server; its key, mark and archive lie beside `path`.

    >>> from pathlib import Path
    >>> print(Postgres("postgresql://house:secret@db.example/croupier", Path("var/croupier")))
    postgresql://db.example/croupier
    """

    def __init__(self, url: str, path: Path) -> None:
        self._url = url
        self.path: Final = path
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
        lease = Lease(self._url)
        with self._told():
            _done(lease.take(str(self)))
        self._lease = lease

    def let_go(self) -> None:
        """Give the lease back."""
        if self._lease is not None:
            _done(self._lease.give_back())
            self._lease = None

    def writing(self) -> PostgresConnection:
        """Open it to be written, as long as the lease is kept."""
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
            version = _done(_version_at(self._url, str(self)))
            if version is None:
                raise Mistake("room-database-missing", path=str(self))
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ WRITE")
            try:
                _bring_up_to_date(connection)
                yield connection
            finally:
                connection.execute("ROLLBACK")

    def begun(self) -> bool:
        """Whether a house was ever opened on it."""
        with self._told():
            return _done(_version_at(self._url, str(self))) is not None

    def size(self, connection: Connection, /) -> int:
        """How large the database is on the server, in bytes; 0 where that cannot be asked at the moment."""
        try:
            (size,) = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        except Refusal:
            return 0
        return int(size)

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


@lru_cache(maxsize=1_024)
def translated(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement as PostgreSQL has it, with the names of its parameters where they have names.

    >>> translated("SELECT version FROM journal WHERE stream = ? AND command = ?")
    ('SELECT version FROM journal WHERE stream = $1 AND command = $2', ())
    >>> translated("SELECT 1 FROM acts WHERE at >= :since AND at < :until AND at <> :since")
    ('SELECT 1 FROM acts WHERE at >= $1 AND at < $2 AND at <> $1', ('since', 'until'))
    >>> translated("CREATE TABLE photos (of TEXT, photo BLOB, size INTEGER) WITHOUT ROWID")[0]
    'CREATE TABLE photos (of TEXT COLLATE "C", photo BYTEA, size BIGINT) '
    """
    if sql.startswith(("CREATE", "ALTER")):
        for ours, theirs in _TYPES.items():
            sql = sql.replace(ours, theirs)
    text = re.sub(r" INDEXED BY \w+", "", re.sub(r"\boffset\b", '"offset"', sql))
    names: list[str] = []
    count = 0

    def named(found: re.Match[str]) -> str:
        nonlocal count
        if found[0] == "?":
            count += 1
            return f"${count}"
        if found[1] not in names:
            names.append(found[1])
        return f"${names.index(found[1]) + 1}"

    text = re.sub(r"\?|:([a-z_]+)", named, text).lstrip()
    return re.sub(r"(\S+) ->> '\$\.(\w+)'", r"(\1::json ->> '\2')", text), tuple(names)


_TYPES: Final = {"TEXT": 'TEXT COLLATE "C"', "BLOB": "BYTEA", "INTEGER": "BIGINT", "WITHOUT ROWID": ""}


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Where all talk with servers goes on, beside whoever waits for an answer."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="croupier-postgres", daemon=True).start()
    return loop


def _done(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, _loop()).result()


async def _line(url: str, *, reads_only: bool = False) -> asyncpg.Connection[Any]:
    try:
        import asyncpg
    except ImportError as error:
        raise Mistake("room-no-cluster") from error
    settings = {
        "application_name": "croupier",
        "default_transaction_read_only": "on" if reads_only else "off",
    }
    if not reads_only:
        # Who hangs in the middle of a transaction is no longer waited for than one whose lease runs out.
        settings["idle_in_transaction_session_timeout"] = str(round(LEASE * 1000))
    try:
        line: asyncpg.Connection[Any] = await asyncpg.connect(url, timeout=PATIENCE, server_settings=settings)
        # Sums are whole numbers here, like what they are made of.
        await line.set_type_codec("numeric", schema="pg_catalog", encoder=str, decoder=int, format="text")
        if await line.fetchval("SELECT current_setting('synchronous_commit')") == "off":
            await line.execute("SET synchronous_commit = on")
    except Exception as error:
        raise _fault(error) from error
    return line


async def _hung_up(line: asyncpg.Connection[Any] | None) -> None:
    if line is not None:
        with suppress(Exception):
            await line.close(timeout=PATIENCE)


async def _make(line: asyncpg.Connection[Any], tables: str) -> None:
    for statement in filter(None, map(str.strip, tables.split(";"))):
        await line.execute(translated(statement)[0])


async def _version_at(url: str, called: str) -> int | None:
    line = await _line(url, reads_only=True)
    try:
        return await _version(line, called)
    finally:
        await _hung_up(line)


async def _version(line: asyncpg.Connection[Any], called: str) -> int | None:
    """The schema of a database, `None` where it has none; `Mistake` when it is another program's, or a newer one's."""
    if await line.fetchval("SELECT to_regclass('croupier') IS NULL"):
        if await line.fetchval("SELECT to_regclass('journal') IS NOT NULL"):
            raise Mistake("room-database-foreign", path=called)
        return None
    version = int(await line.fetchval("SELECT schema_version FROM croupier"))
    if version > VERSION:
        raise Mistake("room-database-newer", path=called, found=version, known=VERSION)
    return version


def _bring_up_to_date(connection: PostgresConnection) -> None:
    """Make of an older Croupier's tables what this one has, within a transaction."""
    (version,) = connection.execute("SELECT schema_version FROM croupier").fetchone() or (VERSION,)
    for step in range(version, VERSION):
        MIGRATIONS[step](connection)
    if version < VERSION:
        connection.execute("UPDATE croupier SET schema_version = ?", (VERSION,))


def _fault(error: Exception) -> EngineFault:
    """What an error of the driver is to the journal."""
    if isinstance(error, EngineFault):
        return error
    if isinstance(error, CroupierError):
        raise error
    code = str(getattr(error, "sqlstate", None) or "")
    if code.startswith("23"):
        return NotTaken(str(error))
    passes = _is_of_the_line(error) or code.startswith(_PASSING)
    return EngineFault(str(error) or type(error).__name__, passes=passes)


def _is_of_the_line(error: Exception) -> bool:
    """Whether a line is of no use any more, whatever the server has said last."""
    import asyncpg

    # One question at a time is asked here: where the driver knows of another, its line was cut meanwhile.
    broken = (OSError, TimeoutError, asyncpg.InternalClientError)
    return isinstance(error, broken) or (isinstance(error, asyncpg.InterfaceError) and "closed" in str(error))
