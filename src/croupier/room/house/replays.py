"""Finished hands of the house shown again: by their table to whoever may see it, by a link to anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from croupier.errors import Refusal
from croupier.records import heading, tell
from croupier.records.picture import picture
from croupier.room.hand.record import read
from croupier.room.journal.store import BEYOND
from croupier.room.replays.replay import Sight, played, replay, text

if TYPE_CHECKING:
    from croupier.records import Format
    from croupier.room.journal.commit import StoredHand
    from croupier.room.journal.store import Store
    from croupier.room.replays.replay import Replay
    from croupier.room.replays.shares import SharesActor


class Opens(Protocol):
    """Finds a table whose hands somebody may look at; `Refusal` where he may not."""

    def __call__(self, table: str, viewer: str | None, /) -> tuple[str, str]:
        """Return the name of the journal and of the table."""


class Replays:
    """Shows hands of the store: `opens` says which tables somebody may look at, `shares` what anybody may."""

    def __init__(self, store: Store, shares: SharesActor, opens: Opens) -> None:
        self._store = store
        self._shares = shares
        self._opens = opens

    def of(self, table: str, number: int, viewer: str | None, lang: str) -> Replay:
        """A hand as a viewer saw it, with the addresses of those before and after it."""
        stored, sight = self._at_table(table, number, viewer)
        stream, _ = self._opens(table, viewer)
        before = self._store.hands(stream, before=number, limit=1)
        after = self._store.hands(stream, before=number + 2, limit=1)
        return msgspec.structs.replace(
            replay(stored, sight, lang),
            before=f"{table}/{before[0].number}" if before else "",
            after=f"{table}/{number + 1}" if after and after[0].number > number else "",
        )

    def taken(self, table: str, number: int, viewer: str | None, to: Format) -> str:
        """A hand as a viewer saw it, to be taken along in a format."""
        return text(*self._at_table(table, number, viewer), to)

    def drawn(self, table: str, number: int, viewer: str | None, lang: str) -> str:
        """A picture of a hand as a viewer saw it."""
        return _drawn(*self._at_table(table, number, viewer), lang)

    async def share(self, table: str, number: int, person: str, *, own: bool, names: bool) -> str:
        """Share a hand with anybody who has the link that this returns; `Refusal` for who did not play it."""
        stream, title = self._opens(table, person)
        if read(self._stored(stream, number)).seat_of(person) is None:
            raise Refusal("replays-not-yours")
        return await self._shares.share(person, stream, title, number, own=own, names=names)

    def shared(self, link: str, lang: str) -> Replay:
        """What a link leads to."""
        return replay(*self._by_link(link), lang)

    def shared_taken(self, link: str, to: Format) -> str:
        """The same to be taken along."""
        return text(*self._by_link(link), to)

    def shared_drawn(self, link: str, lang: str) -> str:
        """The same as a picture."""
        return _drawn(*self._by_link(link), lang)

    def _at_table(self, table: str, number: int, viewer: str | None) -> tuple[StoredHand, Sight]:
        stream, title = self._opens(table, viewer)
        return self._stored(stream, number), Sight(title, viewer)

    def _by_link(self, link: str) -> tuple[StoredHand, Sight]:
        shared = self._shares.at(link)
        sight = Sight(shared.table, shared.person if shared.own else None, shared.names)
        return self._stored(shared.stream, shared.hand), sight

    def _stored(self, stream: str, number: int) -> StoredHand:
        stored = self._store.hand(stream, number) if 0 < number < BEYOND else None
        if stored is None:
            raise Refusal("room-no-such-hand", hand=number)
        return stored


def _drawn(stored: StoredHand, sight: Sight, lang: str) -> str:
    taken = played(stored, sight)
    record = taken.record
    names = {seat: record.name_of(seat) for seat in record.chairs}
    return picture(tell(taken.hand, lang, names=names, unit=record.unit), *heading(record, lang))
