"""What a client may ask of the house in a given time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

A_SECOND: Final = 20
"""Messages a second that a client may send for as long as it likes."""

AT_ONCE: Final = 60
"""Messages a client may send in one go."""

PATIENCE: Final = 200
"""Messages over the limit before the house hangs up."""


class Allowance:
    """A bucket of messages that fills steadily. `clock` gives seconds.

    >>> allowance = Allowance(lambda: 0.0)
    >>> all(allowance.take() for _ in range(AT_ONCE)), allowance.take()
    (True, False)
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(AT_ONCE)
        self._at = clock()
        self._over = 0

    @property
    def spent(self) -> bool:
        """Whether the client has gone on for too long."""
        return self._over > PATIENCE

    def take(self) -> bool:
        """Whether one more message may come now."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < 1:
            self._over += 1
            return False
        self._left -= 1
        self._over = 0
        return True


class Door:
    """Counts the sockets that are open, in all and for each address."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self._most = most
        self._most_an_address = most_an_address
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        here = self._open.get(address, 0)
        if here >= self._most_an_address or sum(self._open.values()) >= self._most:
            return False
        self._open[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        here = self._open.get(address, 0) - 1
        if here > 0:
            self._open[address] = here
        else:
            self._open.pop(address, None)
