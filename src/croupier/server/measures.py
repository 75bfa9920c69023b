"""What the server counts of itself, and how late its event loop is."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from typing import Final

from croupier.room.spread import Spread

TICK: Final = 0.02
"""Seconds between two looks at whether the event loop is in time."""

LOOKED_BACK: Final = 500
"""How many of the last looks say whether it is late now: those of ten seconds."""

LATE: Final = 1.0
"""Seconds by which a loop is late in which nobody can be asked to act in time."""


class Measures:
    """Counts since the server was opened: by route and status, by level of what was logged, messages and bytes.

    >>> measures = Measures()
    >>> measures.turned(0.2)
    >>> measures.late
    False
    >>> measures.turned(2.5)
    >>> measures.late
    True
    """

    def __init__(self) -> None:
        self.started: Final = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.logged: Counter[str] = Counter()
        self.messages: int = 0
        self.bytes: int = 0
        self.lag: Final = Spread()
        self._lately: deque[float] = deque(maxlen=LOOKED_BACK)

    @property
    def late(self) -> bool:
        """Whether the event loop was late within the last seconds."""
        return any(lag > LATE for lag in self._lately)

    def sent(self, message: bytes) -> None:
        """A message has gone out over a socket."""
        self.messages += 1
        self.bytes += len(message)

    def turned(self, lag: float) -> None:
        """The event loop came round this late, in seconds."""
        self.lag.add(lag)
        self._lately.append(lag)

    async def watch_the_loop(self) -> None:
        """Look again and again whether the event loop is in time."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.turned(max(loop.time() - due, 0.0))
