"""Those at the rail: where a table says so, spectators see it late, and a hand only when it is over."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from croupier.room.terms import Terms


class _Waits(NamedTuple):
    at: int
    version: int
    news: bytes
    whole: bytes


class Rail:
    """What spectators of one table may hear, and when (ms).

    Every change comes in as `news`, what happened with the table after it, and as the `whole` table for somebody who
    comes later; both go out `delay` later, and not before the hand is over where the table says so.

    >>> from croupier.room.terms import Terms
    >>> rail = Rail(Terms("oak", "Oak", 50, 100, delay=5_000))
    >>> rail.keep(1, b"news", b"whole", at=0)
    >>> rail.release(at=4_999, in_hand=True), rail.release(at=5_000, in_hand=True), rail.shown
    ([], [b'news'], b'whole')
    """

    def __init__(self, terms: Terms) -> None:
        self._delay = terms.delay
        self._after_hand = terms.spectators == "after-hand"
        self._waiting: deque[_Waits] = deque()
        self._kept = 0
        self.shown: bytes | None = None

    @property
    def open(self) -> bool:
        """Whether spectators see the table as it stands."""
        return not self._delay and not self._after_hand

    def is_new(self, version: int) -> bool:
        """Whether this version has not been kept yet."""
        return version > self._kept

    def keep(self, version: int, news: bytes, whole: bytes, at: int) -> None:
        """Keep what happened until it may be heard."""
        self._kept = version
        self._waiting.append(_Waits(at + self._delay, version, news, whole))

    def release(self, at: int, *, in_hand: bool) -> list[bytes]:
        """What may be heard now, in order."""
        heard: list[bytes] = []
        if self._after_hand and in_hand:
            return heard
        while self._waiting and self._waiting[0].at <= at:
            each = self._waiting.popleft()
            heard.append(each.news)
            self.shown = each.whole
        return heard

    def due(self) -> int | None:
        """When the next thing may be heard."""
        return self._waiting[0].at if self._waiting else None
