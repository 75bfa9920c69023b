"""Something of the house that works: its mail, one thing at a time, and one place for errors of its own.

What it has is its own: nobody else changes it, and it changes nothing of anybody else but by asking.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from abc import ABC, abstractmethod
from typing import Final

from croupier.errors import CroupierError, Refusal

log: Final = logging.getLogger("croupier.room")

MOST_WAITING: Final = 256
"""How many looks, and commands, may wait at one place."""


class Worker(ABC):
    """It takes its mail, one thing after another; `most` letters may wait, 0 for any number."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._mail: asyncio.Queue[object] = asyncio.Queue(most)
        self._task: asyncio.Task[None] | None = None

    # What the class built on it says

    @property
    @abstractmethod
    def id(self) -> str:
        """What it is called."""

    @property
    @abstractmethod
    def _time(self) -> int:
        """The time, in ms since 1970."""

    @abstractmethod
    async def _take(self, mail: object) -> None:
        """Do what a letter asks for."""

    # What can be done with it

    def start(self) -> None:
        """Begin to work."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.id)

    async def stop(self) -> None:
        """Stop working."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

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

    async def _next_letter(self, at: int | None) -> object | None:
        """The next letter; `None` where none has come when it is `at` (ms since 1970)."""
        if not self._mail.empty():
            return self._mail.get_nowait()
        wait = None if at is None else (at - self._time) / 1000
        try:
            async with asyncio.timeout(wait):
                return await self._mail.get()
        except TimeoutError:
            return None

    async def _break(self, error: Exception) -> None:
        """Say where it happened and go on."""
        log.critical("%s stumbled: %s\n%s", self.id, *what_broke(error))


def what_broke(error: Exception) -> tuple[str, str]:
    """The code of an error, and where it happened: its own words may name cards."""
    code = error.code if isinstance(error, CroupierError) else type(error).__name__
    return code, "".join(traceback.format_tb(error.__traceback__))
