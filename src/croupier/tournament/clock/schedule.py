"""When an event begins: at the time its lobby shows, later, or not at all."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Schedule(NamedTuple):
    """The start of an event in milliseconds, put off to `delayed_to` where it is, or called off."""

    start: int
    delayed_to: int = 0
    cancelled: bool = False

    def state(self, now: int) -> Literal["registering", "delayed", "due", "cancelled"]:
        """What the lobby shows: an event starts at its time (ONLINE:start-1), or is put off or called off (2).

        >>> Schedule(1_000).state(999), Schedule(1_000).state(1_000), Schedule(1_000, 2_000).state(1_500)
        ('registering', 'due', 'delayed')
        """
        if self.cancelled:
            return "cancelled"
        if now < self.start:
            return "registering"
        return "delayed" if now < self.delayed_to else "due"

    def starts_in(self, now: int) -> int:
        """How long it is to the start, in milliseconds."""
        return max(max(self.start, self.delayed_to) - now, 0)
