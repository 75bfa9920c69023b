"""The house's own time: it goes on evenly, whatever is done to the machine's clock."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

log: Final = logging.getLogger("croupier.room")

JUMP: Final = 60_000_000_000
"""Nanoseconds by which the machine's clock is put right from then on ignored: no deadline may follow such a jump."""

SLOWLY: Final = 20
"""A smaller difference is made up for by a twentieth of the time that passes."""


def since_boot() -> int:
    """Nanoseconds that passed, a machine's sleep among them."""
    return time.clock_gettime_ns(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Clock:
    """Milliseconds since 1970, by the machine's clock as it was at the start and the time that has passed since.

    >>> passed, wall = 0, 5_000_000_000
    >>> clock = Clock(lambda: wall, lambda: passed)
    >>> clock()
    5000
    >>> passed, wall = 1_000_000_000, 3_600_000_000_000
    >>> clock()
    6000
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, passed: Callable[[], int] = since_boot
    ) -> None:
        self._wall, self._passed = wall, passed
        self._at, self._now = passed(), wall()
        self._jumped = False
        self.jumped: Callable[[int], None] = lambda _seconds: None
        """Told when the machine's clock is put right, by how many seconds, and with 0 when it agrees again."""

    def __call__(self) -> int:
        """The time."""
        at = self._passed()
        step = at - self._at
        self._at = at
        self._now += step
        apart = self._wall() - self._now
        if abs(apart) < JUMP:
            self._now += max(-step // SLOWLY, min(step // SLOWLY, apart))
        elif not self._jumped:
            log.warning("the machine's clock was put right by %s s: the house keeps its own", apart // 10**9)
        before, self._jumped = self._jumped, abs(apart) >= JUMP
        if before != self._jumped:
            self.jumped(apart // 10**9 if self._jumped else 0)
        return self._now // 1_000_000
