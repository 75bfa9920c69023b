"""What a client may ask of the house in a given time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

A_SECOND: Final = 20.0
"""Messages a second that a client may send for as long as it likes."""

AT_ONCE: Final = 60
"""Messages a client may send in one go."""

NAMES_A_SECOND: Final = 0.1
"""New names a second that may be taken from one address for as long as it likes."""

ADDRESSES: Final = 10_000
"""How many addresses are remembered for the names taken from them."""

PATIENCE: Final = 200
"""Messages over the limit before the house hangs up."""


class Allowance:
    """A bucket that fills steadily, `a_second`, up to what may be taken `at_once`. `clock` gives seconds.

    >>> allowance = Allowance(lambda: 0.0)
    >>> all(allowance.take() for _ in range(AT_ONCE)), allowance.take()
    (True, False)
    """

    def __init__(
        self, clock: Callable[[], float], a_second: float = A_SECOND, at_once: int = AT_ONCE
    ) -> None:
        self._clock = clock
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._at = clock()
        self._over = 0

    @property
    def spent(self) -> bool:
        """Whether the client has gone on for too long."""
        return self._over > PATIENCE

    def take(self) -> bool:
        """Whether one more may come now."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            self._over += 1
            return False
        self._left -= 1
        self._over = 0
        return True


class Door:
    """Counts the sockets that are open, in all and for each address, and the names taken from there."""

    def __init__(self, most: int, most_an_address: int, most_names_an_address: int) -> None:
        self._most = most
        self._most_names_an_address = most_names_an_address
        self._most_an_address = most_an_address
        self._open: dict[str, int] = {}
        self._names: OrderedDict[str, Allowance] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        here = self._open.get(address, 0)
        if here >= self._most_an_address or sum(self._open.values()) >= self._most:
            return False
        self._open[address] = here + 1
        return True

    def names(self, address: str) -> Allowance:
        """How many new names may still be taken from an address."""
        if address not in self._names:
            self._names[address] = Allowance(time.monotonic, NAMES_A_SECOND, self._most_names_an_address)
            if len(self._names) > ADDRESSES:
                self._names.popitem(last=False)
        return self._names[address]

    def leave(self, address: str) -> None:
        """One has gone."""
        here = self._open.get(address, 0) - 1
        if here > 0:
            self._open[address] = here
        else:
            self._open.pop(address, None)
