"""Who may write what in a database on a server: leases with epochs, of all of it or of single streams."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Mistake
from croupier.room.journal.engine import AlreadyWritten, LeaseLost
from croupier.room.journal.lines import LEASE, PATIENCE, fault_of, hung_up, line_to, translated
from croupier.room.journal.schema import TABLES, VERSION

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection

    import asyncpg

log: Final = logging.getLogger("croupier.room")

RENEWED: Final = LEASE / 4
"""How often it is renewed, in seconds."""

DYING: Final = 1.0
"""Seconds that a server is given to notice the death of whoever had the lease."""

WORKER: Final = "worker/"
"""How the row begins that one of several has for himself."""

SINGLY: Final = ("table/", "event-table/", "pit/")
"""How the streams begin that are leased one by one; all others go together, as the stream of no name."""

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
"""What stands beside the tables of `schema`: the schema's version, and who may write what."""

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

_UP: Final = "greatest(pg_postmaster_start_time(), pg_last_xact_replay_timestamp())"

_LINES_SINCE: Final = f"CAST(extract(epoch FROM {_UP}) * 1000 AS BIGINT)"
"""Since when a server knows of everybody's lines: since its start, or since it has followed another no more."""


def _alive(row: str = "leases") -> str:
    """Whether a row is worth anything: it was renewed in time, by a line that stands.

    Of one that was renewed before the server fell, or at the one that this server has followed, no line can stand: it
    is good for as long as it is without one.
    """
    return (
        f"({row}.expires > {_NOW} AND ({row}.expires - {round(LEASE * 1000)} <= {_LINES_SINCE}"
        " OR EXISTS (SELECT 1 FROM pg_stat_activity"
        f" WHERE pid = {row}.session AND datname = current_database())))"
    )


_A_WORKER: Final = f"leases.stream LIKE '{WORKER}%'"

_ITS_WORKER: Final = f"SELECT 1 FROM leases AS its WHERE its.stream = '{WORKER}' || leases.owner"

_IS_HAD: Final = f"({_alive()} OR EXISTS ({_ITS_WORKER} AND {_alive('its')}))"
"""Whether a stream is somebody's: of one who has all, or of one of several who is alive."""


def leased_as(stream: str) -> str:
    """Return the name under which a stream is leased.

    >>> leased_as("table/oak"), leased_as("people")
    ('table/oak', '')
    """
    return stream if stream.startswith(SINGLY) else ""


class Lease:
    """The right to write in one database, to all of it or as one of several: of an owner, with an epoch, for so long.

    Who has all of it has the row of no stream (`stream` is empty). One of several has a row of his own, and leases
    streams one by one: each has a row that names its owner, and is worth as much as its owner's own.
    """

    def __init__(self, url: str, *, shares: bool = False) -> None:
        self._url = url
        self._shares = shares
        self._line: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self.owner: Final = secrets.token_hex(8)
        self._row = f"{WORKER}{self.owner}" if shares else ""
        self.epoch: int = 0
        self.lost: bool = False
        self.mark: str = ""
        self._written = 0
        self._good_until = 0.0
        self._others_until = 0.0

    @property
    def sure(self) -> bool:
        """Whether nobody else can have it yet; whoever is not sure of it says nothing to anybody.

        One who was stopped for a while, or cannot reach the server, knows by his own clock that it may have run out.
        """
        return not self.lost and time.monotonic() < self._good_until

    async def take(self, called: str) -> None:
        """Take it, the tables made or brought up to date; `Mistake` where another house has it."""
        self._line = await line_to(self._url)
        try:
            until = asyncio.get_running_loop().time() + DYING
            self._good_until = time.monotonic() + LEASE
            while not await self._taken(self._line, called):
                if asyncio.get_running_loop().time() > until:
                    raise Mistake("room-database-held", path=called)
                await asyncio.sleep(DYING / 10)
            if await self._line.fetchval("SELECT current_setting('fsync')") != "on":
                log.warning("the server does not flush what it has taken to its disk (fsync is off)")
        except Exception:
            await hung_up(self._line)
            raise
        self._renewing = asyncio.get_running_loop().create_task(self._renew())

    async def _taken(self, line: asyncpg.Connection[Any], called: str) -> bool:
        async with line.transaction():
            # One at a time, even where there is nothing yet that could be locked.
            await line.execute("SELECT pg_advisory_xact_lock(hashtext('croupier'))")
            if await version_on(line, called) is None:
                await _make(line, OWN + TABLES)
                await line.execute("INSERT INTO croupier (schema_version) VALUES ($1)", VERSION)
                await line.execute("INSERT INTO leases VALUES ('', '', 0, 0, 0, '')")
            held = await line.fetchval(
                f"SELECT {_alive()} FROM leases WHERE stream = '' FOR UPDATE SKIP LOCKED"
            )
            if held is not False:  # nothing is found while its owner writes
                return False
            if self._shares:
                self.epoch = await line.fetchval(
                    f"INSERT INTO leases VALUES ($1, $2, 1, {_NOW} + $3, pg_backend_pid(), '') RETURNING epoch",
                    self._row,
                    self.owner,
                    round(LEASE * 1000),
                )
                return True
            if await line.fetchval(f"SELECT EXISTS (SELECT 1 FROM leases WHERE {_A_WORKER} AND {_alive()})"):
                return False
            # What several had leased is one's again.
            await line.execute("DELETE FROM leases WHERE stream <> ''")
            self.epoch = await line.fetchval(
                f"UPDATE leases SET owner = $1, epoch = epoch + 1, expires = {_NOW} + $2,"
                " session = pg_backend_pid() WHERE stream = '' RETURNING epoch",
                self.owner,
                round(LEASE * 1000),
            )
            return True

    # Streams, one by one

    async def take_streams(self, streams: Collection[str]) -> dict[str, int]:
        """Lease those of these that nobody has; their epochs."""
        async with self._own_line() as line, line.transaction():
            # Others' locks are not waited for as long as one's own lease may have to be renewed.
            await line.execute("SET LOCAL lock_timeout = '1s'")
            may_follow = await self._may_follow_others(line)
            if may_follow:
                # Whoever is dead has nothing. One who is still in the middle of writing has it until the next time.
                await line.execute(
                    f"DELETE FROM leases WHERE stream IN (SELECT stream FROM leases WHERE {_A_WORKER}"
                    f" AND NOT {_alive()} FOR UPDATE SKIP LOCKED)"
                )
            taken = await line.fetch(
                "INSERT INTO leases SELECT each, $2, 1, 0, 0, '' FROM unnest($1::text[]) AS each"
                " ON CONFLICT (stream) DO UPDATE SET owner = excluded.owner, epoch = leases.epoch + 1,"
                f" expires = 0, session = 0 WHERE $3 AND NOT {_IS_HAD}"
                " RETURNING stream, epoch",
                sorted(streams),
                self.owner,
                may_follow,
            )
            return {stream: int(epoch) for stream, epoch in taken}

    async def _may_follow_others(self, line: asyncpg.Connection[Any]) -> bool:
        """Whether what others have had may be taken where they do not seem to be alive.

        Where the server was away nobody could renew anything. Whoever comes back first leaves to the others as long as
        a lease lasts to come back too.
        """
        alive: bool | None = await line.fetchval(
            f"SELECT {_alive()} FROM leases WHERE stream = $1", self._row
        )
        return bool(alive) and time.monotonic() >= self._others_until

    async def give_back_streams(self, streams: Collection[str]) -> None:
        """Let others have streams of one's own, in which one writes no more."""
        async with self._own_line() as line:
            await line.execute(
                "UPDATE leases SET owner = '' WHERE stream = ANY($1::text[]) AND owner = $2",
                list(streams),
                self.owner,
            )

    async def drop_streams(self, streams: Collection[str]) -> None:
        """Let nobody have streams of one's own any more, in which nothing more is to be written."""
        async with self._own_line() as line:
            await line.execute(
                "DELETE FROM leases WHERE stream = ANY($1::text[]) AND owner = $2", list(streams), self.owner
            )

    async def own_streams(self) -> set[str]:
        """The streams that are one's own; what one has and that is not among them was taken over by others."""
        async with self._own_line() as line:
            found = await line.fetch(
                f"SELECT stream FROM leases WHERE owner = $1 AND NOT {_A_WORKER}", self.owner
            )
            return {stream for (stream,) in found}

    async def has(self, stream: str) -> bool:
        """Whether a stream is one's own at this moment."""
        async with self._own_line() as line:
            found: bool = await line.fetchval(
                "SELECT EXISTS (SELECT 1 FROM leases WHERE stream = $1 AND owner = $2)",
                leased_as(stream),
                self.owner,
            )
            return found

    async def free_streams(self) -> list[str]:
        """The streams that have been leased and that nobody has now."""
        async with self._own_line() as line:
            found = await line.fetch(
                f"SELECT stream FROM leases WHERE NOT {_A_WORKER} AND NOT {_IS_HAD} ORDER BY stream"
            )
            return [stream for (stream,) in found]

    async def shares(self) -> dict[str, int]:
        """How many streams each has who works in this database."""
        async with self._own_line() as line:
            found = await line.fetch(
                "SELECT owner, (SELECT count(*) FROM leases AS its WHERE its.owner = leases.owner"
                f" AND its.stream <> leases.stream) FROM leases WHERE {_A_WORKER} AND {_alive()}"
            )
            return {owner: int(count) for owner, count in found}

    async def check(self, line: asyncpg.Connection[Any], streams: Collection[str]) -> None:
        """Raise `LeaseLost` within a transaction for streams of which one is another's."""
        if not self._shares:
            return
        names = {leased_as(stream) for stream in streams}
        held = await line.fetchval(
            "SELECT count(*) FROM (SELECT 1 FROM leases"
            " WHERE stream = ANY($1::text[]) AND owner = $2 FOR SHARE) AS held",
            list(names),
            self.owner,
        )
        if held != len(names):
            raise LeaseLost

    async def fence(self, line: asyncpg.Connection[Any], unsure: str = "") -> None:
        """Write a new mark within a transaction that was just begun; `LeaseLost` where the lease is another's.

        Raises `AlreadyWritten` where the mark is there of which it was not known whether it was written: it counts
        once the transaction is committed.
        """
        if unsure:
            # Whoever is still about to write it is waited for.
            written = await line.fetchval(
                "SELECT written FROM leases WHERE stream = $1 FOR UPDATE", self._row
            )
            if written == unsure:
                # It may not stand on the standby yet: it does once something that is written after it was acknowledged.
                await line.execute("UPDATE leases SET written = written WHERE stream = $1", self._row)
                raise AlreadyWritten
        self._written += 1
        mark = f"{self.owner}/{self._written}"
        status = await line.execute(
            "UPDATE leases SET written = $1 WHERE stream = $4 AND owner = $2 AND epoch = $3",
            mark,
            self.owner,
            self.epoch,
            self._row,
        )
        if status != "UPDATE 1":
            self.lost = True
            raise LeaseLost
        self.mark = mark

    async def _renew(self) -> None:
        while not self.lost:
            await asyncio.sleep(RENEWED)
            try:
                async with self._own_line() as line:
                    good_until = time.monotonic() + LEASE
                    status = await line.execute(
                        f"UPDATE leases SET expires = {_NOW} + $1, session = pg_backend_pid()"
                        " WHERE stream = $4 AND owner = $2 AND epoch = $3",
                        round(LEASE * 1000),
                        self.owner,
                        self.epoch,
                        self._row,
                    )
                if not self.sure:
                    self._leave_time_to_others()
                self.lost, self._good_until = status != "UPDATE 1", good_until
            except Exception as error:
                log.warning("the lease could not be renewed: %s", fault_of(error))
        log.critical("another house has taken the database over")

    @asynccontextmanager
    async def _own_line(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """One's own line for a question; a server that says nothing for as long as a lease lasts is taken for gone."""
        async with self._turn:
            line = await self._connected()
            # The line itself: whoever only stopped asking in the middle of a transaction would wait to take it back.
            silent = asyncio.get_running_loop().call_later(LEASE, line.terminate)
            try:
                yield line
            except Exception as error:
                raise fault_of(error) from error
            finally:
                silent.cancel()

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._line is None or self._line.is_closed():
            self._line = await line_to(self._url)
            self._leave_time_to_others()
        return self._line

    def _leave_time_to_others(self) -> None:
        """One's own lease has lapsed, or its line has ended: so may everybody's, until it is renewed."""
        self._others_until = time.monotonic() + LEASE

    async def give_back(self) -> None:
        """Let whoever comes next have it at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait({self._renewing})
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self._let_go()
        await hung_up(self._line)

    async def _let_go(self) -> None:
        if self._line is None or self._line.is_closed():
            return
        if self._shares:
            await self._line.execute(
                "UPDATE leases SET owner = '' WHERE owner = $1 AND stream <> $2", self.owner, self._row
            )
            await self._line.execute("DELETE FROM leases WHERE stream = $1", self._row)
        else:
            await self._line.execute(
                "UPDATE leases SET expires = 0 WHERE stream = '' AND owner = $1 AND epoch = $2",
                self.owner,
                self.epoch,
            )


async def _make(line: asyncpg.Connection[Any], tables: str) -> None:
    for statement in filter(None, map(str.strip, tables.split(";"))):
        await line.execute(translated(statement)[0])


async def version_at(url: str, called: str) -> int | None:
    """Return the schema of the database at an address, as `version_on`."""
    line = await line_to(url, reads_only=True, any_of_them=True)
    try:
        return await version_on(line, called)
    finally:
        await hung_up(line)


async def version_on(line: asyncpg.Connection[Any], called: str) -> int | None:
    """Return the schema of a database, `None` where it has none.

    Raises `Mistake` when it is another program's, or a newer one's.
    """
    if await line.fetchval("SELECT to_regclass('croupier') IS NULL"):
        if await line.fetchval("SELECT to_regclass('journal') IS NOT NULL"):
            raise Mistake("room-database-foreign", path=called)
        return None
    version = int(await line.fetchval("SELECT schema_version FROM croupier"))
    if version > VERSION:
        raise Mistake("room-database-newer", path=called, found=version, known=VERSION)
    return version
