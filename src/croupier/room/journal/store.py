"""The house's memory: journal, snapshots, people, finished hands and ledger in one database."""

from __future__ import annotations

import asyncio
import logging
from contextlib import closing
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken, Mistake, Refusal
from croupier.room.journal import mark
from croupier.room.journal.archive import archive_of
from croupier.room.journal.archiving import Kept, next_bite
from croupier.room.journal.enclosed import hides
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import make as make_key
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.room.journal.recovery import told
from croupier.room.journal.sqlite import engine_of
from croupier.room.journal.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from croupier.errors import CroupierError
    from croupier.room.journal.archiving import Bite
    from croupier.room.journal.commit import Commit, StoredHand
    from croupier.room.journal.engine import Connection, Engine
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.writer import Change
    from croupier.room.spread import Spread

log: Final = logging.getLogger("croupier.room")

BEYOND: Final = 2**62
"""A number beyond that of any finished hand."""


class Store(Reader):
    """One open database. Only one process at a time may hold it. With the house's key it hides what nobody may know.

    It lies in a file, or wherever its engine has it. An older Croupier's is brought up to date. Raises `Mistake` when
    it is another program's, a newer Croupier's, or held by a running room, and when it lacks rows that its mark knows
    (`mark`), unless the house is to go on with an `older` one; `Broken` when it is damaged. `writer` is given the
    connection that writes.
    """

    def __init__(
        self,
        where: Path | Engine,
        key: HouseKey | None = None,
        writer: Callable[[Connection, HouseKey | None], Writer] | None = None,
        *,
        older: bool = False,
    ) -> None:
        self._engine = engine_of(where)
        if not older:
            check_not_older(self._engine)
        self._engine.hold()
        try:
            writing = self._engine.writing()
            super().__init__(self._engine.reading(), key, archive_of(self._engine.path))
            self._heads = self._known_heads()
        except FAULTS as error:
            self._engine.let_go()
            fault = self._engine.unusable(error)
            if fault is None:
                raise
            raise fault from error
        except BaseException:
            self._engine.let_go()
            raise
        write = writer or partial(
            Writer, check_leased=self._engine.check_leased if self._engine.shares else None
        )
        self._writer = write(writing, key)
        self._marking = Lock()
        self.mark()

    @property
    def flushes(self) -> int:
        """How many times the disk was flushed: fewer than the commits, when commits share."""
        return self._writer.flushes

    @property
    def rows_written(self) -> int:
        """How many rows were written since the house was opened."""
        return self._writer.rows

    @property
    def commits(self) -> Spread:
        """How long each commit was waited for, from when it was asked for until it was on the disk."""
        return self._writer.commits

    @property
    def held(self) -> str | None:
        """Why the disk does not take what is written at the moment, if it does not."""
        return self._writer.held

    @property
    def outages(self) -> int:
        """How often the disk has taken nothing for so long that whoever had to ask was kept from it."""
        return self._writer.outages

    @property
    def lost(self) -> bool:
        """Whether another house has taken the database over: nothing is written here any more."""
        return self._engine.lost

    @property
    def size(self) -> int:
        """How large the database is, in bytes; what is written ahead of a file is not counted."""
        return self._engine.size(self._reading)

    def check_not_held(self) -> None:
        """Raise `Refusal` while the disk takes nothing: what is asked now would only wait."""
        if self._writer.held is not None:
            raise Refusal("room-held")

    async def commit(self, commit: Commit) -> None:
        """Return when the commit is on the disk; raise `Broken`, with nothing written, when it cannot be."""
        await self._writer.write(commit)

    async def change(self, change: Change) -> None:
        """Return when what no row says is changed on the disk; raise `Broken` when it cannot be."""
        await self._writer.write(change)

    def hands(self, stream: str, *, before: int, limit: int) -> list[StoredHand]:
        """Finished hands of a table, as `Reader.hands`; `Refusal` for those whose archive is gone."""
        try:
            return super().hands(stream, before=before, limit=limit)
        except Broken as fault:
            # Whoever asks is not told of folders and files.
            log.warning("%s: %s", stream, fault)
            raise Refusal("room-hands-not-at-hand") from fault

    async def archived(self, stream: str, before: int, *, columns: bool = False) -> AsyncGenerator[Bite]:
        """Bring a stream's rows from before a time (ms since 1970) into the archive, as far as they may go there.

        Each bite is given once it lies there. Reading, packing and flushing are done beside the event loop; raises
        `Broken` where a row is not as it was written, `OSError` where the archive cannot be written. With `columns`
        what is left of a table that nobody plays at is Parquet (`next_bite`).
        """
        with closing(self._engine.reading()) as connection:
            reader = Reader(connection, archive=archive_of(self._engine.path))
            while True:
                # What was cut off is brought to its end before anything else is put behind it.
                if kept := await asyncio.to_thread(reader.archive.write_waiting):
                    await self._writer.write(Kept(kept))
                bite = await asyncio.to_thread(next_bite, reader, stream, before, columns=columns)
                if bite is None:
                    return
                await self._writer.write(bite)
                yield bite

    def mark(self) -> None:
        """Write beside the database how far its journals go."""
        with self._marking:
            written = dict(self._writer.heads)
            self._heads |= {stream: (version, hash.hex()) for stream, (version, hash) in written.items()}
            mark.write(self._engine.path, self._heads)

    def _known_heads(self) -> dict[str, tuple[int, str]]:
        try:
            return mark.heads_of(self)
        except FAULTS as error:
            raise self.fault(error) or error from error

    def fault(self, error: Exception) -> CroupierError | None:
        """Return why the database cannot be read, where an error came of that."""
        try:
            damage = self.damage()
        except FAULTS as unread:
            return self._engine.unusable(unread)
        if damage:
            return Broken("check-file-damaged", why=damage[0])
        if isinstance(error, FAULTS):
            return self._engine.unusable(error) or Broken("check-file-damaged", why=told(error))
        return None

    def hurry(self) -> None:
        """The house is about to close: whoever waits for a database that takes nothing is not left waiting for it."""
        self._writer.hurry()

    def close(self) -> None:
        """Write what waits, and let the database go: a file alone is all of it then."""
        # The last connection takes the log of writes into the file, and only one that may write can.
        self._reading.close()
        self._writer.close()
        self.mark()
        self._engine.let_go()


def check_not_older(database: Path | Engine) -> None:
    """Raise `Mistake` for a database that lacks rows its mark knows."""
    engine = engine_of(database)
    found = mark.older(engine)
    if found is not None:
        first = found.lacking[0]
        raise Mistake(
            "room-database-older",
            path=str(engine),
            streams=len(found.lacking),
            stream=first.stream,
            known=first.known,
            found=first.found,
        )


def house_key(database: Path | Engine, path: Path | None = None, *, anew: bool = False) -> HouseKey:
    """Return the key a database is opened with, in a file beside it unless it is told where; made where there is none.

    Raises `Mistake` for a file that is no key, and where the key is gone that hides what the database has in play: it
    is to be put back, unless a house is to go on `anew`, with its hands in play stopped.
    """
    engine = engine_of(database)
    path = path or beside(engine.path)
    key = read_key(path)
    if key is not None:
        return key
    if not anew and engine.begun():
        with engine.looked_at() as connection:
            if hides(connection):
                raise Mistake("room-house-key-missing", path=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    return make_key(path)
