"""The time to act online: the clock, then the time bank, then the reconnect allowance, then what the book says.

Times are seconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from croupier.rulebook import Policy


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a table gives: for each action, and as many seconds more as a player's bank holds.

    `reconnect` seconds more, once, for one who lost the connection `late` in an event (ONLINE:disc-3).
    """

    seconds: int
    reconnect: int = 0
    late: bool = False

    def left(self, elapsed: int, bank: int, *, connected: bool) -> TimeLeft:
        """What is left to a player so long after the action came to him, in the order it is used up.

        >>> Clock(15).left(20, bank=30, connected=True)
        TimeLeft(clock=0, bank=25, reconnect=0)
        >>> Clock(15, reconnect=30, late=True).left(60, bank=30, connected=False)
        TimeLeft(clock=0, bank=0, reconnect=15)
        """
        over = elapsed - self.seconds
        extra = self.reconnect if self.late and not connected else 0
        return TimeLeft(
            max(0, -over),
            min(bank, max(0, bank - over)),
            min(extra, max(0, extra - max(0, over - bank))),
        )


class TimeLeft(NamedTuple):
    """Seconds left on the clock, in the bank, and of the reconnect allowance."""

    clock: int
    bank: int
    reconnect: int

    @property
    def over(self) -> bool:
        """Whether nothing is left, and the server acts for the player."""
        return not any(self)


def on_timeout(to_call: int, policy: Policy) -> Literal["check", "fold"]:
    """What a player whose time is up has done, connected or not (ONLINE:disc-5, ONLINE:time-3).

    Facing a bet he folds and what he put in stays there; with nothing to call he checks, unless the house folds
    everybody (the field `clock_expiry`).

    >>> from croupier.rulebook import profile
    >>> on_timeout(6, profile("online-cash")), on_timeout(0, profile("online-cash"))
    ('fold', 'check')
    """
    free = not to_call and policy.choice("clock_expiry") == "check-if-free"
    return "check" if free else "fold"


def servers_fault(dropped: int, connected: int, *, share: int = 20) -> bool:
    """Whether so many connections lost within a minute are the server's fault: `share` per cent of all, or more.

    >>> servers_fault(2, 10), servers_fault(1, 10)
    (True, False)
    """
    return connected > 0 and dropped * 100 >= share * connected
