"""Brings what is older than the house keeps at hand into the archive, once a day, a bite at a time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Broken
from croupier.room.house.streams import kind_of
from croupier.room.journal.archiving import before

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.store import Store

log: Final = logging.getLogger("croupier.room")

ROUND: Final = 3600.0
"""How often it is looked whether another day may go, in seconds."""

REST: Final = 0.05
"""How long others have the disk for themselves after each bite, in seconds."""

LAST: Final = 5.0
"""How long a bite may take to end when the house closes, in seconds."""


class Archived(NamedTuple):
    """How much has gone into the archive: rows, finished hands, and the bytes they take there."""

    rows: int = 0
    hands: int = 0
    size: int = 0


async def archive(
    store: Store,
    now: int,
    days: int,
    rest: float = 0.0,
    enough: Callable[[], bool] = lambda: False,
    *,
    columns: bool = False,
) -> Archived:
    """Bring all that is older than so many days into the archive, or until it is `enough`; how much that was.

    Only streams in which hands are played go there; with `columns` as Parquet
    where nobody plays any more. One with a row that is not as it was written is left as it is.
    Raises `OSError` where the archive cannot be written.
    """
    done = Archived()
    for stream in store.streams():
        kind = kind_of(stream)
        if kind is None or not kind.plays:
            continue
        try:
            async with aclosing(store.archived(stream, before(now, days), columns=columns)) as bites:
                async for bite in bites:
                    hands = sum([len(row.hands) for row in bite.rows])
                    done = Archived(
                        done.rows + len(bite.rows), done.hands + hands, done.size + len(bite.member)
                    )
                    if enough():
                        return done
                    await asyncio.sleep(rest)
        except Broken as fault:
            log.warning("%s is not archived: %s", stream, fault)
    return done


class Archivist:
    """Archives while the house plays, where it is told how many days are kept at hand."""

    def __init__(self, store: Store, clock: Callable[[], int], days: int, *, columns: bool = False) -> None:
        self._store = store
        self._clock = clock
        self._days = days
        self._columns = columns
        self._task: asyncio.Task[None] | None = None
        self._ends = asyncio.Event()

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop; what is on its way then is brought to its end by the next house."""
        if self._task is not None:
            self._ends.set()
            # A bite ends by itself, unless the disk takes nothing.
            await asyncio.wait({self._task}, timeout=LAST)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while not self._ends.is_set():
            try:
                done = await archive(
                    self._store,
                    self._clock(),
                    self._days,
                    REST,
                    self._ends.is_set,
                    columns=self._columns,
                )
            except Exception as error:
                log.warning("the archive cannot be written: %s", error)
            else:
                if done.rows:
                    log.info("%d rows and %d hands are archived, in %d bytes", *done)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ends.wait(), ROUND)
