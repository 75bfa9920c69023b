"""The live cash room at work, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.errors import Refusal
from croupier.room import cash_asks as asks
from croupier.room import cash_rows as rows
from croupier.room.cash_apply import again, apply, folded
from croupier.room.cash_state import CashState, Kept, begun
from croupier.room.cash_view import message
from croupier.room.commit import Commit
from croupier.room.event_asks import HOUSE, By
from croupier.room.event_view import FLOOR
from croupier.room.work import Actor

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cash import TableLine
    from croupier.room.members import Members
    from croupier.room.store import Store
    from croupier.room.watching import Watcher
    from croupier.room.work import Desk

STREAM: Final = "cash"
"""The name of its journal, by which it is watched too."""

_ANYBODYS: Final = (asks.JoinList, asks.LeaveList, asks.Wish)


class CashActor(Actor[asks.Asked, rows.Row]):
    """The cash room of the house."""

    state: CashState

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.state = reload(desk.store)

    @property
    def id(self) -> str:
        """What it is watched by."""
        return STREAM

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return STREAM

    def _viewer(self, watcher: Watcher) -> str | None:
        return FLOOR if watcher.floor else watcher.person

    def _due(self) -> tuple[int, asks.Asked] | None:
        ends = [
            entry.called + waiting.to_come
            for waiting in self.state.room.lists.values()
            for entry in waiting.entries
            if entry.called is not None
        ]
        return (min(ends), asks.Asked(HOUSE, asks.Lapse())) if ends else None

    def _decide(self, command: asks.Asked) -> rows.Row:
        by, ask = command
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        if by.office == "player":
            if not isinstance(ask, _ANYBODYS):
                raise Refusal("desk-wrong-key")
            ask = msgspec.structs.replace(ask, person=by.person)
        who = by.person or by.office
        at = self._desk.clock()
        if isinstance(ask, asks.Undo):
            return rows.Undone(at, who, by.name, ask.number)
        return rows.Done(at, who, by.name, ask)

    def _advance(self, row: rows.Row, command: str | None) -> Commit:
        before = self.state
        begins = isinstance(row, rows.Done) and isinstance(row.ask, asks.NewShift)
        kept = msgspec.json.encode(before.keeps()).decode() if begins else None
        try:
            self.state = apply(before, row)
        except Refusal:
            self.state = again(before)
            raise
        at = self._desk.clock()
        return Commit(STREAM, self.state.version, at, rows.write(row), command, snapshot=kept)

    def _restore(self) -> None:
        self.state = reload(self._desk.store)

    def _last_row(self, code: str, at: int) -> str:  # noqa: ARG002 — the time stands beside the row
        row = rows.Stopped(code)
        self.state = apply(self.state, row)
        return rows.write(row)

    def _message(self, viewer: str | None, _since: int | None) -> bytes:
        return message(self.state, viewer, now=self._desk.clock())


def reload(store: Store) -> CashState:
    """The cash room out of its journal, from the beginning of the last shift on."""
    kept = store.snapshot(STREAM)
    if kept is None:
        return folded(store.rows(STREAM))
    version, text = kept
    return folded(store.rows(STREAM, after=version), begun(msgspec.json.decode(text, type=Kept), version))


class CashRoomOfHouse:
    """The way to the live cash room."""

    def __init__(self, desk: Desk, members: Members, take_in: Callable[[CashActor], None]) -> None:
        self._store = desk.store
        self._members = members
        self._actor = CashActor(desk)
        take_in(self._actor)

    async def ask(self, by: By, ask: asks.AnyAsk | asks.Undo, id: str) -> int | None:
        """Ask for something; `id` is the client's and makes a repeat harmless.

        Somebody the floor names who is new here is written down. Returns the number of the entry in the log; raises
        `Refusal` when the answer is no.
        """
        key = f"{by.person if by.office == 'player' else 'floor'}/{id}"
        person, name = getattr(ask, "person", ""), getattr(ask, "name", "")
        if by.office == "floor" and person and name:
            known = await self._members.enrol(person, name)
            ask = msgspec.structs.replace(ask, name=known.name)
        await self._actor.tell(asks.Asked(by, ask), key)
        return self._store.written_as(STREAM, key)

    def report(self) -> tuple[str, tuple[TableLine, ...]]:
        """The shift that is running: its name, and the line of every table it has had."""
        shift = self._actor.state.shift
        return shift.name, shift.report()
