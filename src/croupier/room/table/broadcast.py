"""A table as a stream shows it: to whoever has the link, late, and never more than its host or the house has chosen.

It is watched by the id of its table and `/tv`. What comes out of it went in as everybody saw it, at least the table's
`stream_delay` before; where the cards are shown too, they are in the picture of a hand that is over, and of no other.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.actors.watched import Shown, Watched
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.messages import TableChange, TableMessage
from croupier.room.hand.state import HandTable
from croupier.room.table.door import shut
from croupier.room.table.rail import Late, Rail
from croupier.room.table.view import cards_that_came, news, public

if TYPE_CHECKING:
    from croupier.room.actors.watched import Eyes
    from croupier.room.hand.events import Event
    from croupier.room.hand.messages import SeatView, TableView
    from croupier.room.table.poker import AnyPoker

BEHIND: Final = "/tv"


def stream_of_table(table: str) -> str:
    """What the stream of a table is watched by.

    >>> stream_of_table("oak")
    'oak/tv'
    """
    return table + BEHIND


def picture(state: HandTable) -> TableView:
    """A table as its stream shows it later: as everybody sees it now, with all cards of a hand that is over if chosen.

    Of a private table nothing, unless its host streams it.
    """
    seen = public(state, cards_that_came(state))
    terms = state.terms
    if terms.private and not terms.stream:
        return shut(seen)
    if terms.stream != "cards" or state.hand is None or not state.hand.over:
        return seen
    return msgspec.structs.replace(seen, seats=tuple([_laid_open(state, each) for each in seen.seats]))


def _laid_open(state: HandTable, seat: SeatView) -> SeatView:
    dealt, hand = state.players.get(seat.seat), state.hand
    if dealt is None or hand is None or dealt.person != state.seated[seat.seat].person:
        return seat
    return msgspec.structs.replace(seat, cards=card_names(hand.player(seat.seat).cards))


class Broadcast(Watched):
    """What the stream of one table shows. While nobody looks it keeps nothing, and begins anew with who comes next.

    Another choice of what is streamed holds at once: what was kept under the one before is thrown away.
    """

    _whole = TableMessage

    def __init__(self, actor: AnyPoker) -> None:
        super().__init__()
        self._actor = actor
        self._events: tuple[Event, ...] = ()
        self._begin_anew()

    @property
    def id(self) -> str:
        """What it is watched by."""
        return stream_of_table(self._actor.id)

    @property
    def version(self) -> int:
        """How far the picture has come."""
        return self._late.version

    @property
    def _time(self) -> int:
        return self._actor.time

    @property
    def _late(self) -> Shown:
        return self._rail.last or self._nothing

    def _eyes(self) -> Eyes:
        return lambda _: self._late.view

    def _shown(self, _eyes: Eyes, _viewer: str | None) -> Shown:
        # The clock of a turn runs by the time at which that turn was seen.
        return self._late

    def _first(self, _viewer: str | None, shown: Shown, _seen: int | None) -> TableMessage:
        return TableMessage(self.id, *shown, events=self._rail.so_far, resync=False)

    def _next(self, _viewer: str | None, shown: Shown, _since: int, changes: msgspec.Raw) -> TableChange:
        return TableChange(self.id, shown.version, shown.now, changes, self._events)

    @property
    def wanted(self) -> bool:
        """Whether anybody looks, or is about to."""
        return bool(self._wanted or self._watchers)

    def _begin_anew(self) -> None:
        state = self._actor.state
        self._chosen = state.terms.stream
        self._rail = Rail(state.terms, state.terms.stream_delay)
        self._nothing = Shown(state.version, self._time, shut(public(state, None)))

    def follow(self) -> None:
        """The table has changed, or time has passed: keep how it stands, and show what is late enough."""
        state, now = self._actor.state, self._time
        if not self.wanted:
            self._begin_anew()
            return
        if self._chosen != state.terms.stream:
            self._begin_anew()
            self._events = ()
            self._show_all()
        self._rail.wait(state.terms, state.terms.stream_delay)
        if self._rail.is_new(state.version):
            told = news(state, None, state.version - 1) if not _off(state) else ()
            self._rail.keep(Late(Shown(state.version, now, picture(state)), told or ()))
        for late in self._rail.release(now, in_hand=state.in_hand):
            self._events = late.events
            self._show_all()
        due = self._rail.due()
        if due is not None and due > now:
            asyncio.get_running_loop().call_later((due - now) / 1000, self.follow)


def _off(state: HandTable) -> bool:
    return state.terms.private and not state.terms.stream
