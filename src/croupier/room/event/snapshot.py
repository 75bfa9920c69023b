"""An event as text: a cache that spares a restart the rows before it, never the truth.

What was taken back is left out of an event by reading its rows to the end, so a snapshot may hold nothing that can
still be taken back: it is made early, and kept once the commands before it are too old for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.event import rows
from croupier.room.event.calls import Call
from croupier.room.event.seats import Seat, Target
from croupier.room.event.state import KEPT, EventState, opened
from croupier.room.journal.codec import Codec
from croupier.room.table.guests import Guest
from croupier.tournament.commands import OfferDeal
from croupier.tournament.event import Event
from croupier.tournament.news import Announcement

if TYPE_CHECKING:
    from croupier.room.event.rows import Row

EVERY: Final = 500
"""So many rows lie between two snapshots at least."""


class _Kept(msgspec.Struct, frozen=True):
    event: Event
    version: int
    at: int
    starts_at: int | None
    news: tuple[Announcement, ...]
    owed: dict[str, int]
    claims: dict[str, str]
    sent: bool
    seats_in: Target | None
    won: dict[str, Seat]
    wanted: OfferDeal | None
    reserved: dict[str, str] = {}
    over_at: int = 0
    guests: dict[str, Guest] = {}
    paused: int = 0
    paused_at: int = 0
    retermed: bool = False
    calls: dict[int, Call] = {}


CODEC: Final[Codec[_Kept]] = Codec("event-snapshot", _Kept)
"""How snapshots of events are written, and what has changed in them since."""


def snapshot(state: EventState) -> str:
    """An event as it stands, as text; its log and what can be taken back are left behind.

    >>> from croupier.tournament.terms import Level, Terms
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=0, levels=(Level(small_blind=25, big_blind=50),))
    >>> row = rows.Announced("friday", terms, "house")
    >>> restored(snapshot(opened(row, 7)), 1, row) == opened(row, 7)
    True
    """
    given = {name: getattr(state, name) for name in _Kept.__struct_fields__}
    return CODEC.write(_Kept(**given))


def restored(text: str, _version: int, row: Row | None) -> EventState:
    """The event that a snapshot describes, with its first row."""
    assert isinstance(row, rows.Announced)
    kept = CODEC.read(text)
    state = opened(row, kept.at)
    for name in _Kept.__struct_fields__:
        setattr(state, name, getattr(kept, name))
    state.event = kept.event if kept.retermed else msgspec.structs.replace(kept.event, terms=row.terms)
    return state


class Keeper:
    """Makes the snapshots of one event, and says when one may be kept."""

    def __init__(self) -> None:
        self._last = 0
        self._made: tuple[int, str] | None = None

    def before(self, state: EventState, row: Row) -> None:
        """A row is about to change the event."""
        made = self._made
        if made is not None and isinstance(row, rows.Undone) and row.number <= made[0]:
            self._made = None
        elif made is None and state.version - self._last >= EVERY and state.stopped is None:
            self._made = state.version, snapshot(state)

    def after(self, state: EventState) -> str | None:
        """The snapshot to be kept with the row that has changed the event, if there is one."""
        if self._made is None or len(state.before) < KEPT or next(iter(state.before)) <= self._made[0]:
            return None
        (self._last, text), self._made = self._made, None
        return text
