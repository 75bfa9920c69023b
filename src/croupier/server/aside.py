"""Work that takes a while is done beside the event loop, so much of it at a time and no more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """Does `at_once` pieces of work in threads of their own while up to `waiting` others wait."""

    def __init__(self, at_once: int = 2, waiting: int = 16) -> None:
        self._at_once = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._asked = 0

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what the work returns; raises `Refusal` at once when too much of it waits already.

        >>> asyncio.run(Aside().do(sum, [1, 2]))
        3
        """
        if self._asked >= self._most:
            raise Refusal("server-busy")
        self._asked += 1
        try:
            async with self._at_once:
                return await asyncio.to_thread(work, *given, **named)
        finally:
            self._asked -= 1
