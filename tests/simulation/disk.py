"""A disk that is slow, full for a while, lies and is cut off in the middle of a write, below the journal's own SQL.

The journal's writer works as it does in a running house, but hand in hand with the event loop: either it works or the
loop does, and whatever it waits for is a timer of the loop. What is on the disk when the power goes is what SQLite had
flushed; of a transaction that was on its way, as much as a seed says.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from queue import Empty
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from croupier.room.journal.beside import Beside
from croupier.room.journal.mark import mark_of
from croupier.room.journal.store import Store
from croupier.room.journal.writer import Writer

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from croupier.room.journal.engine import Connection
    from croupier.room.journal.house_key import HouseKey
    from tests.simulation.loop import SimulatedLoop

TROUBLES: Final = {
    "locked": ("BEGIN IMMEDIATE", sqlite3.SQLITE_BUSY, "database is locked"),
    "full": ("INSERT", sqlite3.SQLITE_FULL, "database or disk is full"),
    "failing": ("COMMIT", sqlite3.SQLITE_IOERR, "disk I/O error"),
}
"""What may be wrong for a while: at which statement it shows, and as which error."""


class PowerCut(BaseException):
    """The machine is off: whoever is at work drops it."""


class HandInHand(Beside):
    """A place to work where either the worker works or the event loop does, never both."""

    def __init__(self, loop: SimulatedLoop, delay: Callable[[], float]) -> None:
        super().__init__()
        self.loop = loop
        self._delay = delay
        self._go, self._back = threading.Lock(), threading.Lock()
        self._go.acquire()
        self._back.acquire()
        self._done = False
        self._cut = False
        self._ending = False
        self._later = 0.0
        self._timer: asyncio.TimerHandle | None = None

    # The loop's side

    def begin(self, work: Callable[[], None]) -> None:
        def run() -> None:
            try:
                work()
            except PowerCut:
                pass
            finally:
                self._done = True
                self._back.release()

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        self._back.acquire()

    def end(self) -> None:
        self._ending = True
        while not self._done:
            self._go_on()

    def cut(self) -> None:
        """The power goes: the worker drops what it does, and hears of nothing any more."""
        self._cut = True
        while not self._done:
            self._go_on()

    def wake(self, seconds: float) -> None:
        """Let the worker go on in so long."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._done:
            self._go.release()
            self._back.acquire()

    # The worker's side

    def rest(self, seconds: float | None) -> None:
        """Let the loop work on, for so long or until the worker is woken."""
        if self._ending and seconds is not None:
            self._later += seconds
            return
        if seconds is not None:
            self.wake(seconds)
        self._back.release()
        self._go.acquire()
        if self._cut:
            raise PowerCut

    def mail(self) -> Any:
        return _Mail(self)

    def signal(self) -> Any:
        return _Signal(self)

    def time(self) -> float:
        return self.loop.time() + self._later

    def sleep(self, seconds: float) -> None:
        self.rest(seconds)

    def delay(self) -> float:
        return self._delay()


class _Mail:
    """A queue of which the worker waits for the next letter."""

    def __init__(self, beside: HandInHand) -> None:
        self._beside = beside
        self._letters: deque[Any] = deque()
        self._waits = False

    def put(self, letter: Any) -> None:
        self._letters.append(letter)
        if self._waits:
            self._waits = False
            self._beside.wake(self._beside.delay())

    def get(self) -> Any:
        while not self._letters:
            self._waits = True
            self._beside.rest(None)
        self._waits = False
        return self._letters.popleft()

    def get_nowait(self) -> Any:
        if not self._letters:
            raise Empty
        return self._letters.popleft()


class _Signal:
    def __init__(self, beside: HandInHand) -> None:
        self._beside = beside
        self._given = False

    def set(self) -> None:
        self._given = True

    def is_set(self) -> bool:
        return self._given

    def wait(self, seconds: float) -> None:
        if not self._given:
            self._beside.rest(seconds)


class Disk:
    """The files of one opening of the house."""

    opens: ClassVar[type[Store]] = Store

    def __init__(
        self, path: Path, loop: SimulatedLoop, randomness: Random, *, slow: float, lies: bool
    ) -> None:
        self.path = path
        self.lies = lies
        """Whether it says that it has flushed, and has not since some commit."""
        self._arrived: dict[str, bytes] = {}
        self.trouble: str | None = None
        self._randomness = randomness
        self._slow = slow
        self._beside = HandInHand(loop, self.delay)
        self._connection: _Connection | None = None
        self._store: Store | None = None

    @property
    def committing(self) -> bool:
        """Whether a transaction is on its way to the disk."""
        return self._connection is not None and self._connection.committing

    def delay(self) -> float:
        """How long it takes this time, in seconds."""
        return self._slow * self._randomness.random() ** 3

    def store(self, path: Path, key: HouseKey | None) -> Store:
        """Open the database as a house does."""

        def writer(connection: Connection, key: HouseKey | None) -> Writer:
            pragmas = [
                connection.execute(f"PRAGMA {each}").fetchone() for each in ("synchronous", "journal_mode")
            ]
            assert pragmas == [(2,), ("wal",)], "what is acknowledged must be flushed"
            assert isinstance(connection, sqlite3.Connection)
            self._connection = _Connection(connection, self, self._beside)
            self._arrived = self._files()
            return Writer(cast("sqlite3.Connection", self._connection), key, self._beside)

        self._store = self.opens(path, key, writer)
        return self._store

    def cut(self) -> dict[str, bytes]:
        """The power goes; what is on the disk then, by the end of the file's name, and a mark as young as can be."""
        assert self._connection is not None
        assert self._store is not None
        self._store.mark()
        mark = mark_of(self.path).read_bytes()
        before = self._files()
        kept = before
        if self._connection.committing:
            self._connection.commit()
            kept = self._torn(before, self._files())
        self._connection.dead = True
        self._beside.cut()
        # On a disk that lies the mark has not arrived either.
        return self._arrived if self.lies else kept | {".mark": mark}

    def committed(self) -> None:
        """A transaction is in the files; on a disk that lies it arrives now and then, with all before it."""
        if self.lies and self._randomness.random() < 0.2:
            self._arrived = self._files()

    def _torn(self, before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, bytes]:
        """What is left of a transaction on its way: none, a part or all of it, and rubbish where the head was."""
        old, new = len(before["-wal"]), len(after["-wal"])
        if after[""] != before[""] or new <= old:
            # The log was flushed, and is on its way into the database.
            return after
        written = self._randomness.randint(old, new)
        rubbish = (
            self._randomness.randbytes(min(512, new - written)) if self._randomness.random() < 0.5 else b""
        )
        return before | {"-wal": after["-wal"][:written] + rubbish}

    def let_go(self) -> None:
        """Close the files of a house that the power cut has ended."""
        assert self._store is not None
        self._store.close()

    def _files(self) -> dict[str, bytes]:
        found = {end: self.path.with_name(self.path.name + end) for end in ("", "-wal")}
        return {end: path.read_bytes() if path.exists() else b"" for end, path in found.items()}


class _Connection:
    """The connection that writes, on a disk that has its troubles."""

    def __init__(self, connection: sqlite3.Connection, disk: Disk, beside: HandInHand) -> None:
        self._connection = connection
        self._disk = disk
        self._beside = beside
        self.committing = False
        self.dead = False

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
        if self.dead:
            raise sqlite3.OperationalError("the power is gone")
        self._fail(sql)
        if sql != "COMMIT":
            return self._connection.execute(sql, values)
        self.committing = True
        self._beside.rest(self._disk.delay())
        self._fail(sql)
        made = self._connection.execute(sql)
        self.committing = False
        self._disk.committed()
        self._beside.rest(self._disk.delay())
        return made

    def commit(self) -> None:
        """What was on its way gets to the disk."""
        self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()

    def _fail(self, sql: str) -> None:
        if self._disk.trouble is not None:
            at, code, words = TROUBLES[self._disk.trouble]
            if sql.startswith(at):
                self.committing = False
                error = sqlite3.OperationalError(words)
                error.sqlite_errorcode = code
                raise error
