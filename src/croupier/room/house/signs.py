"""Signs of collusion in the closed hands of a house: read from the journal when somebody of the house looks."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.care.collusion import signs
from croupier.care.times import DAY, MINUTE
from croupier.errors import Refusal
from croupier.room.hand.conduct import conduct
from croupier.room.house.streams import kind_of
from croupier.room.journal.store import BEYOND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.care.collusion import Conduct, Sign
    from croupier.room.care.actor import CareActor
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.store import Store

MOST: Final = 20_000
"""The most hands that are looked through, those of every table that are latest."""

PAGE: Final = 200

LASTS: Final = MINUTE
"""For how long what was found is told again, in ms."""

POKER: Final = ("table", "event-table")
"""The kinds of streams in which people play against one another."""


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
        streams = [stream for stream in self._store.streams() if table_of(stream)]
        for stream in streams:
            yield from self._of(stream, since, max(PAGE, MOST // len(streams)))

    def _of(self, stream: str, since: int, most: int) -> Iterator[Conduct]:
        before, table = BEYOND, table_of(stream)
        while most > 0:
            page = self._store.hands(stream, before=before, limit=min(PAGE, most))
            for stored in page:
                if stored.ended < since:
                    return
                found = conduct(stored, table)
                if found is not None:
                    yield found
            most -= PAGE
            if len(page) < PAGE:
                return
            before = page[-1].number


def table_of(stream: str) -> str:
    """The poker table whose journal it is, by its id; empty for any other journal.

    >>> table_of("table/oak"), table_of("event-table/friday-3"), table_of("pit/ruby")
    ('oak', 'friday-3', '')
    """
    kind = kind_of(stream)
    return stream.partition("/")[2] if kind is not None and kind.name in POKER else ""


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
