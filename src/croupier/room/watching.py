"""Something of the house that is looked at: who looks on, and what each of them hears.

Whether it takes commands too, and keeps a journal of them, is `croupier.room.work`'s business.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from croupier.errors import CroupierError, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

log = logging.getLogger("croupier.room")

MOST_WAITING: Final = 256
"""How many looks, and commands, may wait at one place."""


class Watcher(Protocol):
    """Somebody who looks on: a socket, or whoever wants the messages. `person` is `None` for a spectator."""

    @property
    def person(self) -> str | None:
        """Who is looking."""

    @property
    def floor(self) -> bool:
        """Whether it is the floor that looks."""

    def hear(self, table: str, message: bytes) -> None:
        """Take a message of what has the id `table`; never wait, never fail."""


class Look(NamedTuple):
    """Somebody wants to know how things stand, or, where it is nobody, all are to be told again."""

    watcher: Watcher | None
    seen: int | None


class Watched(ABC):
    """It is looked at, one look after another; a class built on it says what a viewer hears.

    A list that is only told stands on this. What also obeys, and may not forget, is a `croupier.room.work.Actor`.
    """

    def __init__(self) -> None:
        self._mail: asyncio.Queue[object] = asyncio.Queue(MOST_WAITING)
        self._wanted: set[Watcher] = set()
        self._watchers: set[Watcher] = set()
        self._task: asyncio.Task[None] | None = None

    # What the class built on it says

    @property
    @abstractmethod
    def id(self) -> str:
        """The name it is watched and asked by."""

    @property
    @abstractmethod
    def version(self) -> int:
        """How often it has changed."""

    @property
    def concerned(self) -> Collection[str]:
        """Who sees more than a spectator; nobody, where all see the same."""
        return ()

    @abstractmethod
    def _message(self, viewer: str | None, since: int | None) -> bytes:
        """What a viewer hears who knows everything up to the version `since`."""

    def _viewer(self, watcher: Watcher) -> str | None:
        """As whom a watcher looks; who sees no more than a spectator is one."""
        return watcher.person if watcher.person in self.concerned else None

    def _hears(self, _watcher: Watcher) -> bool:
        """Whether a watcher is told of a change at once."""
        return True

    def _changed(self) -> None:  # noqa: B027 — most have nothing to do here
        """It has changed, or a watcher came."""

    # What can be done with it

    @property
    def people(self) -> set[str]:
        """The people who look on."""
        return {watcher.person for watcher in self._watchers if watcher.person is not None}

    @property
    def watched(self) -> bool:
        """Whether anybody is looking."""
        return bool(self._watchers)

    def start(self) -> None:
        """Begin to work."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.id)

    async def stop(self) -> None:
        """Stop working."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Tell a watcher how things stand, then every change. `seen` is the version he knows already.

        Raises `Refusal` when too many are waiting.
        """
        self._post(Look(watcher, seen))
        # What he hears next is how things stand: nothing of what happens until then.
        self._watchers.discard(watcher)
        self._wanted.add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        self._wanted.discard(watcher)
        self._watchers.discard(watcher)
        if watcher.person in self.concerned:
            self.nudge()

    def nudge(self) -> None:
        """Show everybody how things stand."""
        if not self._mail.full():
            self._mail.put_nowait(Look(None, None))

    # One thing at a time

    def _post(self, mail: object) -> None:
        try:
            self._mail.put_nowait(mail)
        except asyncio.QueueFull:
            raise Refusal("room-table-busy") from None

    async def _run(self) -> None:
        while True:
            try:
                await self._step()
            except Exception as error:
                await self._break(error)

    async def _step(self) -> None:
        await self._take(await self._mail.get())

    async def _take(self, mail: object) -> None:
        if isinstance(mail, Look):
            self._look(mail)

    async def _break(self, error: Exception) -> None:
        """Say where it happened and go on: what is only shown loses nothing."""
        log.critical("%s cannot be shown: %s\n%s", self.id, *what_broke(error))

    # Telling

    def _look(self, look: Look) -> None:
        watcher = look.watcher
        if watcher is None:
            self._show_all(since=self.version)
            return
        if watcher not in self._wanted:
            return
        self._watchers.add(watcher)
        watcher.hear(self.id, self._message(self._viewer(watcher), look.seen))
        if watcher.person in self.concerned:
            self._show_all(since=self.version, but=watcher)
        self._changed()

    def _show_all(self, since: int | None, but: Watcher | None = None) -> None:
        told: dict[str | None, bytes] = {}
        for watcher in tuple(self._watchers):
            if watcher is but or not self._hears(watcher):
                continue
            viewer = self._viewer(watcher)
            if viewer not in told:
                told[viewer] = self._message(viewer, since)
            watcher.hear(self.id, told[viewer])


def what_broke(error: Exception) -> tuple[str, str]:
    """The code of an error, and where it happened: its own words may name cards."""
    code = error.code if isinstance(error, CroupierError) else type(error).__name__
    return code, "".join(traceback.format_tb(error.__traceback__))
