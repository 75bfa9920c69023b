"""What every poker table of the house does at work, a cash table and an event's alike: it is seen, and timed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from croupier.ledger import wallet
from croupier.room.actors.actor import Actor
from croupier.room.actors.watched import FLOOR, Shown, Telling
from croupier.room.hand.messages import TableChange, TableMessage
from croupier.room.hand.rows import Sealed
from croupier.room.hand.state import HandTable
from croupier.room.table import asks as commands
from croupier.room.table.cutters import Cutters
from croupier.room.table.decide_hand import to_seal
from croupier.room.table.rail import Late, Rail
from croupier.room.table.view import cards_that_came, news, own, public, sight, so_far, view

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    import msgspec

    from croupier.bots import Sight
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Look, Watcher
    from croupier.room.hand.events import Event
    from croupier.room.hand.messages import TableView
    from croupier.room.table.waiting import Line

T = TypeVar("T", bound=HandTable)
C = TypeVar("C")
R = TypeVar("R")


class Attendant(Protocol):
    """The house, as a table sees it."""

    def table_changed(self, actor: AnyPoker) -> None:
        """A row was written, or a watcher came."""

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""


class PokerActor(Actor[T, C, R]):
    """A poker table. What it is asked, and what becomes of that, is for the classes built on it."""

    _whole = TableMessage

    def __init__(self, state: T, tools: Tools, attendant: Attendant) -> None:
        super().__init__(state, tools)
        self._attendant = attendant
        self._rail = Rail(state.terms)
        self._cutters = Cutters()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.terms.id

    @property
    def time(self) -> int:
        """The house's time, in ms since 1970."""
        return self._time

    @property
    def place(self) -> str:
        """Where in the house it is: at the online tables."""
        return f"tables/{self.id}"

    @property
    def concerned(self) -> Collection[str]:
        """Who sits here, has cards in the hand being played, waits for a seat, or has left within the hour."""
        line = self._line()
        waiting = line.names.keys() if line is not None else set[str]()
        return self._at_the_table | self.state.departed.keys() | waiting

    def _viewers(self) -> Callable[[Watcher], str | None]:
        """The floor looks as the floor wherever it has no part of its own at the table."""
        person, place = super()._viewers(), self.place
        return lambda watcher: person(watcher) or (FLOOR if watcher.sees(place) else None)

    def _line(self) -> Line | None:
        """Who waits for a seat here, where anybody may."""
        return None

    @property
    def _at_the_table(self) -> set[str]:
        seated = {seated.person for seated in self.state.seated.values()}
        return seated | {seated.person for seated in self.state.players.values()}

    def sight(self, person: str) -> Sight:
        """The table as a person sees it now: what a bot is given to decide on."""
        return sight(self.state, person)

    # Cutting the deck

    def cut(self, person: str, ask: commands.Cutting) -> None:
        """A player's page commits itself, or opens what it had committed itself to; `Refusal` where it may not."""
        if isinstance(ask, commands.Pledge):
            self._cutters.pledge(self.state, person, ask.commitment)
        else:
            self._cutters.open(self.state, ask.of, ask.nonce)
            self.nudge()

    def _deck_due(self) -> tuple[int, commands.Seal | commands.Shuffle] | None:
        """What is due of the deck: it is sealed at once, and a stub is dealt on from when it has been cut."""
        state = self.state
        if to_seal(state) is not None and self._tools.deals:
            return 0, commands.Seal(self._cutters.pledged(state))
        if state.to_shuffle:
            return self._cutters.until(state), commands.Shuffle(self._cutters.opened(state))
        return None

    def _after(self, before: T, row: R) -> None:
        super()._after(before, row)
        if isinstance(row, Sealed):
            self._cutters.begin()

    def _time_is_up(self) -> commands.TimeOut | commands.Reconnect:
        """What the end of a player's time means: more time for one who has lost the connection, else the end."""
        state = self.state
        assert state.hand is not None
        seat = state.hand.actor
        seated = state.seated.get(seat) if seat is not None else None
        here = self.looking_on
        gone = seated is not None and not seated.bot and seated.person not in here
        if gone and state.terms.reconnect and not state.reconnecting and not state.to_show:
            return commands.Reconnect()
        return commands.TimeOut()

    # Telling

    def _eyes(self) -> Callable[[str | None], TableView]:
        state, now, book = self.state, self._time, self._tools.book
        here = self.looking_on
        away = {s.person for s in state.seated.values() if not s.bot and s.person not in here}
        line = self._line()
        came = cards_that_came(state)
        everybodys = public(state, came, away=away, line=line)

        def eyes(viewer: str | None) -> TableView:
            held = book.balance(wallet(viewer)) if viewer not in (None, FLOOR) else 0
            return own(everybodys, state, viewer, came, wallet=held, now=now, line=line)

        return eyes

    def lets_in(self, viewer: str | None) -> bool:  # noqa: ARG002 — a table of an event asks
        """Whether somebody may see what is played here."""
        return True

    def _news(self, viewer: str | None, since: int) -> tuple[Event, ...] | None:
        """What has happened since a version, as a viewer may know it; `None` where that is gone."""
        return news(self.state, viewer, since) if self.lets_in(viewer) else ()

    def _so_far(self, viewer: str | None) -> tuple[Event, ...]:
        """What the log of somebody begins with who comes, or comes again: this hand and the one before."""
        return so_far(self.state, viewer) if self.lets_in(viewer) else ()

    def _first(self, viewer: str | None, shown: Shown, seen: int | None) -> TableMessage:
        told = self._news(viewer, seen) if seen is not None else None
        if told is None:
            return TableMessage(self.id, *shown, events=self._so_far(viewer), resync=seen is not None)
        return TableMessage(self.id, *shown, events=told, resync=False)

    def _next(
        self, viewer: str | None, shown: Shown, since: int, changes: msgspec.Raw
    ) -> TableMessage | TableChange:
        told = self._news(viewer, since)
        if told is None:
            return TableMessage(self.id, *shown, events=self._so_far(viewer), resync=True)
        return TableChange(self.id, shown.version, shown.now, changes, told)

    # Those who only look on may have to wait

    def _listeners(self) -> Collection[Watcher]:
        everybody = super()._listeners()
        if self._rail.open:
            return everybody
        at_the_table = self._at_the_table
        return [watcher for watcher in everybody if watcher.person in at_the_table]

    def _show_all(self) -> None:
        super()._show_all()
        if not self._rail.open:
            self._show_rail()

    def _show_rail(self) -> None:
        now, version = self._time, self.version
        if self._rail.is_new(version):
            told = news(self.state, None, version - 1)
            self._rail.keep(Late(self._shown(self._eyes(), None), told or ()))
        telling = Telling(self.id, self._last)
        inside = set(self._listeners())
        outside = [watcher for watcher in self._watchers if watcher not in inside]
        for late in self._rail.release(now, in_hand=self.state.in_hand):
            for watcher in outside:
                telling.to(watcher, late.shown, partial(self._heard_late, late))
        due = self._rail.due()
        if due is not None and due > now:
            asyncio.get_running_loop().call_later((due - now) / 1000, self.nudge)

    def _heard_late(self, late: Late, _since: int, changes: msgspec.Raw) -> TableChange:
        return TableChange(self.id, late.shown.version, late.shown.now, changes, late.events)

    def _look(self, look: Look) -> None:
        watcher = look.watcher
        if watcher is None or self._rail.open or watcher.person in self._at_the_table:
            super()._look(look)
        elif watcher in self._wanted:
            shown = self._rail.last or self._before_the_hand()
            told = self._rail.so_far
            self._begin(watcher, shown, TableMessage(self.id, *shown, events=told, resync=False))
            self._changed()

    def _before_the_hand(self) -> Shown:
        """The table without the hand being played, for who comes to the rail before he may see any of it."""
        bare = replace(self.state, hand=None, players={}, entries=[], told_from=self.version)
        return Shown(self.version, self._time, view(bare, None))

    def _changed(self) -> None:
        self._attendant.table_changed(self)


AnyPoker: TypeAlias = PokerActor[Any, Any, Any]
"""A poker table of whatever kind."""
