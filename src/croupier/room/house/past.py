"""The finished hands of the poker tables, read from the store a page at a time, the latest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.house.streams import kind_of
from croupier.room.journal.store import BEYOND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.journal.commit import StoredHand
    from croupier.room.journal.store import Store

MOST: Final = 20_000
"""The most hands that are looked through, those of every table that are latest."""

PAGE: Final = 200

POKER: Final = ("table", "event-table")
"""The kinds of streams in which people play against one another."""


def table_of(stream: str) -> str:
    """The poker table whose journal it is, by its id; empty for any other journal.

    >>> table_of("table/oak"), table_of("event-table/friday-3"), table_of("pit/ruby")
    ('oak', 'friday-3', '')
    """
    kind = kind_of(stream)
    return stream.partition("/")[2] if kind is not None and kind.name in POKER else ""


def hands_by_stream(store: Store) -> Iterator[tuple[str, Iterator[StoredHand]]]:
    """The journal of each poker table with its hands, the latest first; `MOST` of all tables together."""
    streams = [stream for stream in store.streams() if table_of(stream)]
    for stream in streams:
        yield stream, _hands(store, stream, max(PAGE, MOST // len(streams)))


def _hands(store: Store, stream: str, most: int) -> Iterator[StoredHand]:
    before = BEYOND
    while most > 0:
        page = store.hands(stream, before=before, limit=min(PAGE, most))
        yield from page
        most -= PAGE
        if len(page) < PAGE:
            return
        before = page[-1].number
