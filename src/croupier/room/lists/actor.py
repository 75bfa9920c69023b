"""The online waiting lists at work: whichever table of a game has a seat free first, the next on its list is called."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.rows import Resumed
from croupier.room.hand.messages import ListLine, ListsMessage, ListsView
from croupier.room.lists import rows
from croupier.room.lists.state import LISTS, list_of
from croupier.room.lists.stream import WAITING
from croupier.room.table import asks as commands

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.room.actors.actor import Order, Tools
    from croupier.room.actors.asks import By
    from croupier.room.actors.stream import Tried
    from croupier.room.actors.watched import Eyes
    from croupier.room.lists.state import ListsState
    from croupier.room.table.actor import TableActor
    from croupier.room.table.state import TableState
    from croupier.room.table.waiting import KeptSeat, Line


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked of the list of a game, or what has come about there: the row it becomes if it may."""

    row: rows.Row


class Door(Protocol):
    """The house, as the lists see it."""

    @property
    def tables(self) -> Mapping[str, TableActor]:
        """The tables, by their ids."""

    def list_changed(self, game: str) -> None:
        """Somebody came to a list, was called, or went."""


class ListsActor(Actor["ListsState", Ask, rows.Row]):
    """Every online waiting list of the house. A seat is kept at the table itself, before anybody hears of it."""

    kind = WAITING
    _whole = ListsMessage

    def __init__(self, tools: Tools, door: Door) -> None:
        super().__init__(tools.reopened(WAITING, LISTS) or ListsState(), tools)
        self._door = door

    @property
    def id(self) -> str:
        """What they are watched by."""
        return LISTS

    # What people ask

    async def queue(self, table: TableState, by: By, ask: commands.Listed, id: str) -> None:
        """Put somebody on the list of a table's game, or take him off; a repeat of the same `id` does nothing.

        Raises `Refusal` where he sits or waits already, and where a seat is free.
        """
        game = list_of(table.terms)
        if isinstance(ask, commands.Queue):
            if not table.terms.open_to_all:
                raise Refusal("room-seated-by-the-house")
            if ask.wants > table.terms.seats:
                raise Refusal("cash-no-such-seat", seat=ask.wants, seats=table.terms.seats)
            await self.tell(Ask(rows.Joined(game, by.person, by.name, ask.wants)), id)
        else:
            await self.tell(Ask(rows.Left(game, by.person)), id)

    def check(self, table: TableState, by: By, sit: commands.Sit) -> None:
        """Refuse a free seat to one who comes before those who wait for it."""
        line = self.state.line(list_of(table.terms))
        if line is None or by.bot:
            return
        # It may be kept for somebody whom the table has not heard of yet.
        here = {kept.seat: who for who, kept in line.kept.items() if kept.table == table.terms.id}
        holder = here.get(sit.seat)
        if holder != by.person if holder is not None else line.waiting.next(sit.seat) is not None:
            raise Refusal("cash-not-called", game=line.waiting.game)

    def line(self, table: TableState) -> Line | None:
        """The list for a table's game, if anybody waits there."""
        return self.state.line(list_of(table.terms))

    def called(self) -> dict[tuple[str, str], KeptSeat]:
        """Who is called from the list of which game, and the seat that is kept for him."""
        return {
            (game, person): kept
            for game, line in self.state.lines.items()
            for person, kept in line.kept.items()
            if self._is_kept(person, kept)
        }

    # Deadlines

    def _fresh(self) -> Ask | None:
        return Ask(Resumed()) if any(line.kept for line in self.state.lines.values()) else None

    def _due(self) -> tuple[int, Ask] | None:
        now = self._tools.clock()
        lapses = [
            (line.lapses_at, Ask(rows.Lapsed(game)))
            for game, line in self.state.lines.items()
            if line.lapses_at is not None
        ]
        first = next(self._now(), None)
        if first is not None:
            return now, Ask(first)
        return min(lapses, key=lambda each: each[0], default=None)

    def _late(self, _command: Ask) -> Ask:
        return Ask(Resumed())

    def _now(self) -> Iterator[rows.Row]:
        """What is to be written at once: who sits, whose kept seat is gone, who is next for a free one."""
        for game, line in self.state.lines.items():
            if not line.waiting.entries:
                continue
            tables = self._tables(game)
            sit = {seated.person for table in tables for seated in table.seated.values()}
            # Whom the floor is bringing has his place until he sits: a move may be taken back.
            coming = {person for table in tables for person in table.coming}
            yield from [rows.Came(game, each.person) for each in line.waiting.entries if each.person in sit]
            for person, kept in line.kept.items():
                if not self._is_kept(person, kept):
                    # The floor gave it to nobody: he is off the list. Somebody was quicker: he waits on.
                    free = any(
                        kept.table == table.terms.id and kept.seat in table.cash.free for table in tables
                    )
                    left = free and person not in coming
                    yield rows.Left(game, person) if left else rows.Recalled(game, person)
            for table in tables:
                for seat in table.cash.free:
                    entry = line.waiting.next(seat, coming)
                    if entry is not None:
                        yield rows.Called(game, entry.person, table.terms.id, seat)

    def _tables(self, game: str) -> list[TableState]:
        states = [actor.state for actor in self._door.tables.values()]
        return [
            state
            for state in states
            if state.terms.open_to_all
            and not state.closed
            and state.stopped is None
            and list_of(state.terms) == game
        ]

    def _is_kept(self, person: str, kept: KeptSeat) -> bool:
        actor = self._door.tables.get(kept.table)
        if actor is None or person in actor.state.coming:
            # The seat there is the floor's, which brings him.
            return False
        return actor.state.cash.reserved.get(kept.seat) == person

    # Rows

    def _decide(self, command: Ask) -> rows.Row:
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        row = command.row
        if isinstance(row, rows.Joined):
            self._check_newcomer(row)
        elif isinstance(row, rows.Left):
            line = self.state.lines.get(row.game)
            if line is None or line.waiting.entry(row.person) is None:
                raise Refusal("cash-not-on-the-list", game=row.game)
        return row

    def _check_newcomer(self, row: rows.Joined) -> None:
        line = self.state.line(row.game)
        if line is not None and line.waiting.entry(row.person) is not None:
            raise Refusal("cash-on-the-list", game=row.game)
        for table in self._tables(row.game):
            seat = table.seat_of(row.person)
            if seat is not None:
                raise Refusal("cash-one-seat-each", clause="FSPR:seat-1", seat=seat)
            free = [seat for seat in table.cash.free if row.wants in (0, seat)]
            if free and line is None:
                raise Refusal("room-seat-is-free", seat=free[0], table=table.terms.name)

    async def _before(self, tried: Tried[ListsState, rows.Row]) -> None:
        # A seat is given up before the row says so: a crash in between leaves nobody waiting for nothing.
        await self._give_up(self._ending(tried.row))

    async def _carry_out(self, order: Order[Ask]) -> None:
        before = self._seats_kept()
        await super()._carry_out(order)
        row = order.command.row if isinstance(order.command, Ask) else Resumed()
        await self._give_up(before - self._seats_kept())
        if isinstance(row, rows.Called | Resumed):
            await self._keep_seats()
        self._door.list_changed(getattr(row, "game", ""))

    def _seats_kept(self) -> set[tuple[str, KeptSeat]]:
        return {each for line in self.state.lines.values() for each in line.kept.items()}

    def _ending(self, row: rows.Row) -> set[tuple[str, KeptSeat]]:
        """The seats that are kept no more once a row is written."""
        if not isinstance(row, rows.Left | rows.Came | rows.Lapsed) or row.game not in self.state.lines:
            return set()
        line, now = self.state.lines[row.game], self._tools.clock()
        if isinstance(row, rows.Lapsed):
            called = {e.person: e.called for e in line.waiting.entries if e.called is not None}
            over = {person for person, at in called.items() if now - at >= line.waiting.to_come}
        else:
            over = {row.person}
        return {(person, kept) for person, kept in line.kept.items() if person in over}

    async def _give_up(self, seats: set[tuple[str, KeptSeat]]) -> None:
        for person, kept in seats:
            if self._is_kept(person, kept):
                with suppress(Refusal):
                    await self._door.tables[kept.table].tell(commands.Free(kept.seat))

    async def _keep_seats(self) -> None:
        """See that each seat somebody was called to is kept for him; one that cannot be is looked at again."""
        for line in self.state.lines.values():
            for person, kept in line.kept.items():
                actor = self._door.tables.get(kept.table)
                if actor is None or self._is_kept(person, kept):
                    continue
                try:
                    reserve = commands.Reserve(kept.seat, person, line.names.get(person, ""))
                    await actor.tell(reserve, f"lists/{kept.row}")
                except Refusal:
                    # Somebody was quicker: `_now` calls him back to his place.
                    continue

    def _eyes(self) -> Eyes:
        lines = [
            ListLine(game, tuple([line.names[entry.person] for entry in line.waiting.entries]))
            for game, line in sorted(self.state.lines.items())
            if line.waiting.entries
        ]
        everybodys = ListsView(tuple(lines))
        return lambda _viewer: everybodys
