"""CPU time of what is awaited, and what somebody who looks on hears meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

Ask: TypeAlias = Callable[[], Awaitable[object]]
"""Something to be asked of the house, once."""


class Ear:
    """Looks on as somebody, and counts the bytes of every message."""

    def __init__(self, person: str | None = None, *, floor: bool = False) -> None:
        self.person = person
        self.floor = floor
        self.messages = 0
        self.bytes = 0
        self.last = 0
        self._heard = asyncio.Event()

    def sees(self, _place: str, _permission: str = "see") -> bool:
        """Whether it is the floor's."""
        return self.floor

    def hear(self, _id: str, message: bytes) -> None:
        self.messages += 1
        self.last = len(message)
        self.bytes += self.last
        self._heard.set()

    async def heard_more(self, than: int, within: float = 60.0) -> None:
        """Wait until more messages than so many were heard."""
        async with asyncio.timeout(within):
            while self.messages <= than:
                self._heard.clear()
                await self._heard.wait()


async def spent(ask: Ask, ears: Collection[Ear] = ()) -> float:
    """CPU seconds of the whole process, its writing thread too, until the answer is there and all have heard of it."""
    before = [ear.messages for ear in ears]
    start = time.process_time()
    await ask()
    for ear, heard in zip(ears, before, strict=True):
        await ear.heard_more(heard)
    # What was put off until after the answer belongs to it.
    for _ in range(3):
        await asyncio.sleep(0)
    return time.process_time() - start
