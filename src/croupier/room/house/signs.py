"""Signs of collusion in the closed hands of a house: read from the journal when somebody of the house looks."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv4Address, ip_address, ip_network
from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.care.collusion import signs
from croupier.care.times import DAY, MINUTE
from croupier.errors import Refusal
from croupier.room.hand.conduct import conduct
from croupier.room.house.past import hands_by_stream, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.care.collusion import Conduct, Sign
    from croupier.room.care.actor import CareActor
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.store import Store

LASTS: Final = MINUTE
"""For how long what was found is told again, in ms."""


class Found(NamedTuple):
    """The signs that were found, in how many hands, and when (ms since 1970)."""

    signs: tuple[Sign, ...]
    hands: int
    at: int


class Signs:
    """Looks through the closed hands of the poker tables, those of events too; `ours` are the house's own players."""

    def __init__(
        self,
        store: Store,
        care: CareActor,
        clock: Callable[[], int],
        ours: Callable[[str], bool],
        key: HouseKey | None,
    ) -> None:
        self._store = store
        self._care = care
        self._clock = clock
        self._ours = ours
        self._key = key
        self._found: Found | None = None

    def look(self) -> Found:
        """Return what there is to be seen; it takes seconds where there are many hands."""
        now, terms = self._clock(), self._care.looks_for
        if not terms.signs:
            return Found((), 0, now)
        if self._found is None or not 0 <= now - self._found.at < LASTS:
            hands = list(self._hands(now - terms.days * DAY))
            self._found = Found(signs(hands, terms, self._care.ties, self._ours), len(hands), now)
        return self._found

    @property
    def on(self) -> bool:
        """Whether the house looks for signs at all."""
        return self._care.looks_for.signs

    async def came(self, person: str, browser: str | None, address: str) -> None:
        """Somebody came in a browser and from an address: both are kept as marks, which tell nobody what they were."""
        if self.on:
            marks = [self._mark(what) if what else "" for what in (browser, network_of(address))]
            # Where it cannot be written now, it is when he comes again.
            with suppress(Refusal):
                await self._care.came(person, *marks)

    def _mark(self, what: str) -> str:
        return self._key.mark(what) if self._key is not None else sha256(what.encode()).hexdigest()[:16]

    def _hands(self, since: int) -> Iterator[Conduct]:
        for stream, hands in hands_by_stream(self._store):
            for stored in takewhile(lambda stored: stored.ended >= since, hands):
                found = conduct(stored, table_of(stream))
                if found is not None:
                    yield found


def network_of(address: str) -> str:
    """The network of one household: an address of version 4 alone, the first half of one of version 6.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7"), network_of("here")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', '')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
