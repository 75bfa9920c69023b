"""Whether the house itself has lost its guests: many lines that go at once are the server's fault."""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from croupier.cash.clock import servers_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MINUTE: Final = 60_000

FEWEST: Final = 10
"""With fewer guests than this, nobody can tell the server's fault from their own."""


class Connections:
    """Who is connected, and who was lost within the last minute. `clock` gives ms.

    >>> now = [0]
    >>> lines = Connections(lambda: now[0])
    >>> for _ in range(20):
    ...     lines.came()
    >>> for _ in range(4):
    ...     lines.went()
    >>> lines.at_fault
    True
    >>> now[0] = 61_000
    >>> lines.at_fault
    False
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._here = 0
        self._lost: deque[int] = deque()

    def came(self) -> None:
        """Somebody has connected."""
        self._here += 1

    def went(self) -> None:
        """Somebody's connection is gone."""
        self._here -= 1
        self._lost.append(self._clock())

    @property
    def here(self) -> int:
        """How many are connected."""
        return self._here

    @contextmanager
    def line(self) -> Iterator[None]:
        """Somebody is connected for as long as this lasts."""
        self.came()
        try:
            yield
        finally:
            self.went()

    @property
    def at_fault(self) -> bool:
        """Whether so many were lost within the minute that it is the house's fault (ONLINE:disc-1)."""
        while self._lost and self._clock() - self._lost[0] > MINUTE:
            self._lost.popleft()
        before = self._here + len(self._lost)
        return before >= FEWEST and servers_fault(len(self._lost), before)
