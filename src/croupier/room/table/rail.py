"""Those at the rail: where a table says so, spectators see it late, and a hand only when it is over."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from croupier.room.hand.events import HandStartedEvent

if TYPE_CHECKING:
    from croupier.room.actors.watched import Shown
    from croupier.room.hand.events import Event
    from croupier.room.hand.terms import Terms


class Late(NamedTuple):
    """How a table stood for everybody, and the events that led there."""

    shown: Shown
    events: tuple[Event, ...]


class Rail:
    """What spectators of one table may hear, and when (ms).

    Every row comes in as how the table stood after it; it goes out `delay` later, and not before the hand is over where
    the table says so. `last` is what went out last: how the table stands for somebody who comes now.

    >>> from croupier.room.actors.watched import Shown
    >>> from croupier.room.hand.terms import Terms
    >>> rail = Rail(Terms("oak", "Oak", 50, 100, delay=5_000))
    >>> rail.keep(Late(Shown(1, 0, None), ()))
    >>> rail.release(4_999, in_hand=True)
    []
    >>> [late.shown.version for late in rail.release(5_000, in_hand=True)], rail.last.version
    ([1], 1)
    """

    def __init__(self, terms: Terms, delay: int = 0) -> None:
        self.wait(terms, delay)
        self._waiting: deque[Late] = deque()
        self._kept = 0
        self._before: tuple[Event, ...] = ()
        self._hand: tuple[Event, ...] = ()
        self.last: Shown | None = None

    def wait(self, terms: Terms, delay: int = 0) -> None:
        """From now on let it out as the table says, or later where `delay` (ms) is longer."""
        self._delay = max(terms.delay, delay)
        self._after_hand = terms.spectators == "after-hand"

    @property
    def open(self) -> bool:
        """Whether spectators see the table as it stands."""
        return not self._delay and not self._after_hand

    def is_new(self, version: int) -> bool:
        """Whether this version has not been kept yet."""
        return version > self._kept

    def keep(self, late: Late) -> None:
        """Keep how the table stands until it may be seen."""
        self._kept = late.shown.version
        self._waiting.append(late)

    def release(self, at: int, *, in_hand: bool) -> list[Late]:
        """What may be seen now, in order."""
        heard: list[Late] = []
        if self._after_hand and in_hand:
            return heard
        while self._waiting and self._waiting[0].shown.now + self._delay <= at:
            heard.append(self._waiting.popleft())
            self.last = heard[-1].shown
            self._tell(heard[-1].events)
        return heard

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What went out of the hand that may be seen now, and of the one before."""
        return self._before + self._hand

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, HandStartedEvent):
                self._before, self._hand = self._hand, ()
            self._hand += (event,)

    def due(self) -> int | None:
        """When the next thing may be seen."""
        return self._waiting[0].shown.now + self._delay if self._waiting else None
