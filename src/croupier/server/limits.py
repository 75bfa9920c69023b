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

OPENINGS_A_SECOND: Final = 1 / 60
"""Tables a second that may be opened from one address for as long as it likes; the floor is not counted."""

OPENINGS_AT_ONCE: Final = 20

ADDRESSES: Final = 10_000
"""How many addresses are remembered for what came from them."""

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

    @property
    def over(self) -> int:
        """How many have come one after another that might not."""
        return self._over

    def take(self, *, over: int = 0) -> bool:
        """Whether one more may come now; one that is by so many `over` what another has counted may not."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._at) * self._a_second)
        self._at = now
        if over or self._left < 1:
            self._over = over or self._over + 1
            return False
        self._left -= 1
        self._over = 0
        return True


class Allowances:
    """An allowance for each address, as long as it is remembered."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str) -> Allowance:
        """What may still come from an address; the one that was not heard of for longest is forgotten."""
        found = self._known.get(address)
        if found is None:
            found = self._known[address] = Allowance(time.monotonic, self._a_second, self._at_once)
            if len(self._known) > ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return found


class Door:
    """Counts the sockets that are open, in all and for each address, and what else comes from there."""

    def __init__(
        self, most: int, most_an_address: int, most_names_an_address: int, most_requests_an_address: int
    ) -> None:
        self._most = most
        self._most_an_address = most_an_address
        self._open: dict[str, int] = {}
        self._all = 0
        self._names = Allowances(NAMES_A_SECOND, most_names_an_address)
        self._openings = Allowances(OPENINGS_A_SECOND, OPENINGS_AT_ONCE)
        self._requests = Allowances(most_requests_an_address / 10, most_requests_an_address)

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        here = self._open.get(address, 0)
        if here >= self._most_an_address or self._all >= self._most:
            return False
        self._open[address] = here + 1
        self._all += 1
        return True

    def names(self, address: str) -> Allowance:
        """How many new names may still be taken from an address."""
        return self._names.of(address)

    def openings(self, address: str) -> Allowance:
        """How many tables may still be opened from an address."""
        return self._openings.of(address)

    def requests(self, address: str) -> Allowance:
        """How many requests may still come from an address."""
        return self._requests.of(address)

    def leave(self, address: str) -> None:
        """One has gone."""
        here = self._open.get(address, 0) - 1
        self._all -= 1
        if here > 0:
            self._open[address] = here
        else:
            self._open.pop(address, None)
