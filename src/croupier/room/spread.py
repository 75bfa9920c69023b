"""How long something takes, time after time: counted by bounds for who gathers it, the last ones for who looks on."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from math import ceil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds, in seconds: of a flush on a good disk, and of one that nobody wants to wait for."""

LAST: Final = 1_000
"""How many of the last ones are remembered one by one."""


class Spread:
    """Durations in seconds. `counts` are those up to each of the `bounds` and above the one before, then the rest.

    >>> spread = Spread((0.01, 0.1))
    >>> for seconds in (0.004, 0.01, 0.02, 3.0):
    ...     spread.add(seconds)
    >>> spread.counts, spread.quantile(0.5), spread.quantile(0.99)
    ([2, 1, 1], 0.01, 3.0)
    """

    def __init__(self, bounds: Sequence[float] = SECONDS, last: int = LAST) -> None:
        self.bounds: Final = tuple(bounds)
        self.counts: Final = [0] * (len(self.bounds) + 1)
        self.total: float = 0.0
        self._last: deque[float] = deque(maxlen=last)

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds
        self._last.append(seconds)

    def quantile(self, part: float) -> float | None:
        """What this part of the last ones did not exceed; `None` before there was any."""
        last = sorted(self._last)
        return last[max(ceil(part * len(last)) - 1, 0)] if last else None
