"""Lines to a PostgreSQL server: how one is made, how long it is waited for, and what its errors are to the journal."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from contextlib import suppress
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from croupier.errors import CroupierError, Mistake
from croupier.room.journal.engine import EngineFault, NotTaken, Overdrawn

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import asyncpg

LEASE: Final = 10.0
"""Seconds for which a lease is good once it was renewed; after them another may take over what was leased."""

PATIENCE: Final = 5.0
"""Seconds that a server has to answer whoever connects to it."""

_PASSING: Final = ("08", "53", "57P", "40", "25006", "25P03", "55P03", "58")
"""How the codes of errors begin that go away: lost lines and locks, a server that is full, starts, ends, or is a
standby now."""

T = TypeVar("T")


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
def loop() -> asyncio.AbstractEventLoop:
    """Where all talk with servers goes on, beside whoever waits for an answer."""
    made = asyncio.new_event_loop()
    threading.Thread(target=made.run_forever, name="croupier-postgres", daemon=True).start()
    return made


def done(work: Coroutine[Any, Any, T]) -> T:
    """Return what is worked out there; whoever calls waits for it."""
    return asyncio.run_coroutine_threadsafe(work, loop()).result()


async def aside(work: Coroutine[Any, Any, T]) -> T:
    """Return what is worked out there, while the caller's own loop goes on."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop()))


async def line_to(
    url: str, *, reads_only: bool = False, any_of_them: bool = False
) -> asyncpg.Connection[Any]:
    """Return a line to a server: to the one that writes, where several are named, unless `any_of_them` will do.

    A network that swallows what is sent breaks it after as many seconds as a lease lasts.
    """
    try:
        import asyncpg
    except ImportError as error:
        raise Mistake("room-no-cluster") from error
    settings = {
        "application_name": "croupier",
        # On the server's side too, which would else keep what a machine had locked that is gone.
        "tcp_user_timeout": str(round(LEASE * 1000)),
        "tcp_keepalives_idle": str(round(LEASE / 2)),
        "tcp_keepalives_interval": "1",
        "tcp_keepalives_count": str(round(LEASE / 2)),
        # A commit that was not waited for to its end is told of by a warning alone (`committed`).
        "client_min_messages": "warning",
        "default_transaction_read_only": "on" if reads_only else "off",
    }
    if not reads_only:
        # Who hangs in the middle of a transaction is no longer waited for than one whose lease runs out.
        settings["idle_in_transaction_session_timeout"] = str(round(LEASE * 1000))
        # Nor for whom others' locks keep waiting.
        settings["lock_timeout"] = str(round(LEASE * 1000))
    try:
        line: asyncpg.Connection[Any] = await asyncpg.connect(
            url, timeout=PATIENCE, server_settings=settings, **_which(url, any_of_them)
        )
        _notice_silence(line)
        # Sums are whole numbers here, like what they are made of.
        await line.set_type_codec("numeric", schema="pg_catalog", encoder=str, decoder=int, format="text")
        if await line.fetchval("SELECT current_setting('synchronous_commit')") == "off":
            await line.execute("SET synchronous_commit = on")
    except Exception as error:
        raise fault_of(error) from error
    return line


def _which(url: str, any_of_them: bool) -> dict[str, Any]:
    """Which of several servers is meant, where the address does not say so itself: a standby writes nothing."""
    return {} if any_of_them or "target_session_attrs" in url else {"target_session_attrs": "primary"}


def _notice_silence(line: asyncpg.Connection[Any]) -> None:
    """Let a line break of whose packets nothing is heard, in place of waiting a quarter of an hour for them."""
    end = line._transport.get_extra_info("socket")  # type: ignore[attr-defined]  # no public way leads there
    if end is None or end.family not in (socket.AF_INET, socket.AF_INET6):
        return
    end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    # Not every system has all of them.
    for name, value in (
        ("TCP_USER_TIMEOUT", round(LEASE * 1000)),
        ("TCP_KEEPIDLE", round(LEASE / 2)),
        ("TCP_KEEPINTVL", 1),
        ("TCP_KEEPCNT", round(LEASE / 2)),
    ):
        if hasattr(socket, name):
            end.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def committed(line: asyncpg.Connection[Any]) -> str:
    """Commit what was begun on a line; with what status it ended.

    Whoever cancels a commit that waits for a standby lets the server answer as if that had it, with a warning: it is
    not known then whether it will be there, which is a fault that passes.
    """
    warned: list[str] = []

    def hears(_: object, message: asyncpg.PostgresLogMessage) -> None:
        if message.severity_en == "WARNING":
            warned.append(str(message))

    line.add_log_listener(hears)
    try:
        status = await line.execute("COMMIT")
    finally:
        line.remove_log_listener(hears)
    if warned:
        raise EngineFault(warned[0], passes=True)
    return status


async def hung_up(line: asyncpg.Connection[Any] | None) -> None:
    """Let a line go."""
    if line is not None:
        with suppress(Exception):
            await line.close(timeout=PATIENCE)


def fault_of(error: Exception) -> EngineFault:
    """What an error of the driver is to the journal."""
    if isinstance(error, EngineFault):
        return error
    if isinstance(error, CroupierError):
        raise error
    code = str(getattr(error, "sqlstate", None) or "")
    if code == "23514":
        return Overdrawn(str(error))
    if code.startswith("23"):
        return NotTaken(str(error))
    passes = is_of_the_line(error) or code.startswith(_PASSING)
    return EngineFault(str(error) or type(error).__name__, passes=passes)


def is_of_the_line(error: Exception) -> bool:
    """Whether a line is of no use any more, whatever the server has said last."""
    import asyncpg

    # One question at a time is asked here: where the driver knows of another, its line was cut meanwhile.
    broken = (OSError, TimeoutError, asyncpg.InternalClientError)
    return isinstance(error, broken) or (isinstance(error, asyncpg.InterfaceError) and "closed" in str(error))
