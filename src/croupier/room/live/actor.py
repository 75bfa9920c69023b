"""The live cash room at work, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import HOUSE, By
from croupier.room.actors.stream import NOTHING, Tried
from croupier.room.actors.watched import FLOOR
from croupier.room.bounds import LONGEST_OF_DESK
from croupier.room.live import asks, rows, takings
from croupier.room.live.apply import check_last
from croupier.room.live.state import CASH
from croupier.room.live.stream import LIVE
from croupier.room.live.taking import dealt_in, schedule_of
from croupier.room.live.view import LiveMessage, dealing, eyes
from croupier.room.people.ids import free_id
from croupier.room.people.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cash import TableLine
    from croupier.cash.live_pit import PitLine
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.live.state import CashState
    from croupier.room.people.members import Members

REMEMBERED: Final = 32
"""So many states before the last entries are remembered, to take entries back at once."""

_ANYBODYS: Final = (asks.JoinList, asks.LeaveList, asks.Wish)
_NAMING: Final = (asks.JoinList, asks.Sit, asks.Reserve, takings.RatePlayer)


class CashActor(Actor["CashState", asks.Asked, rows.Row]):
    """The cash room of the house."""

    kind = LIVE
    _whole = LiveMessage

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(LIVE, CASH) or CashState(), tools)
        self._states: dict[int, CashState] = {}

    @property
    def id(self) -> str:
        """What it is watched by."""
        return CASH

    def _viewers(self) -> Callable[[Watcher], str | None]:
        tables = list(self.state.room.tables)

        def viewer(watcher: Watcher) -> str | None:
            if watcher.sees(self.place):
                return FLOOR
            deals = [table for table in tables if watcher.sees(f"{self.place}/{table}", "deal")]
            return dealing(deals, watcher.person) if deals else watcher.person

        return viewer

    def _due(self) -> tuple[int, asks.Asked] | None:
        ends = [
            entry.called + waiting.to_come
            for waiting in self.state.room.lists.values()
            for entry in waiting.entries
            if entry.called is not None
        ]
        due: list[tuple[int, asks.AnyAsk]] = [(min(ends), asks.Lapse())] if ends else []
        if self.state.kitty.until:
            due.append((self.state.kitty.until, takings.HourOver()))
        if not due:
            return None
        at, ask = min(due, key=lambda each: each[0])
        return at, asks.Asked(HOUSE, ask)

    def _decide(self, command: asks.Asked) -> rows.Row:
        by, ask = command
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        if by.office == "player":
            if not isinstance(ask, _ANYBODYS):
                raise Refusal("staff-not-yours")
            ask = msgspec.structs.replace(ask, person=by.person)
        who = by.person or by.office
        at = self._tools.clock()
        if isinstance(ask, asks.Undo):
            entered = check_last(self.state, ask.number).row
            if entered.by != who and not by.may("correct"):
                raise Refusal("staff-another-entered", name=entered.name)
            return rows.Undone(at, who, by.name, ask.number)
        return rows.Done(at, who, by.name, raked(self.state, ask))

    def _carried_out(self, row: rows.Row) -> Tried[CashState, rows.Row]:
        """What was done last is taken back by going on from the state before it, as long as that is remembered."""
        before = self._states.get(row.number - 1) if isinstance(row, rows.Undone) else None
        if before is None:
            return super()._carried_out(row)
        state = before.copy()
        state.version = self.state.version + 1
        return Tried(row, self._tools.clock(), state, NOTHING)

    def _undoes(self, row: rows.Row) -> int:
        return row.number if isinstance(row, rows.Undone) else 0

    def _after(self, before: CashState, row: rows.Row) -> None:
        if isinstance(row, rows.Undone):
            self._states = {at: state for at, state in self._states.items() if at < row.number - 1}
        else:
            self._states[before.version] = before
            for old in list(self._states)[:-REMEMBERED]:
                del self._states[old]

    def _eyes(self) -> Eyes:
        return eyes(self.state)


class CashRoomOfHouse:
    """The way to the live cash room."""

    def __init__(self, tools: Tools, members: Members, take_in: Callable[[CashActor], None]) -> None:
        self._store = tools.store
        self._members = members
        self._actor = CashActor(tools)
        take_in(self._actor)

    async def ask(self, by: By, ask: asks.AnyAsk | asks.Undo, id: str) -> int | None:
        """Ask for something; `id` is the client's and makes a repeat harmless.

        Somebody the floor names who is new here is written down. Returns the number of the entry in the log; raises
        `Refusal` when the answer is no.
        """
        key = by.key(id)
        if by.office == "floor" and isinstance(ask, _NAMING) and ask.name:
            known = await self._members.enrol(ask.person, ask.name)
            ask = msgspec.structs.replace(ask, person=known.id, name=known.name)
        if isinstance(ask, asks.CountBox | takings.CountDrop) and by.signed_by:
            # Whose names stand there has been proved.
            ask = msgspec.structs.replace(ask, by=(by.name, self._members.called(by.signed_by)))
        ask = checked(ask)
        if isinstance(ask, asks.OpenTable | takings.OpenPit) and not ask.table:
            state = self._actor.state
            taken = {*state.room.tables, *state.kitty.pit.tables}
            ask = msgspec.structs.replace(ask, table=free_id(ask.name, taken, "table"))
        await self._actor.tell(asks.Asked(by, ask), key)
        return self._store.written_as(CASH, key)

    def pit(self) -> tuple[int, tuple[PitLine, ...]]:
        """The casino tables of the running shift, as they stood when something was done last (ms)."""
        state = self._actor.state
        return state.at, state.kitty.pit.lines(state.at)

    def tables(self) -> list[tuple[str, str]]:
        """The tables of the room: the id of each, and its name."""
        titles = self._actor.state.titles
        return [(table, titles.get(table, table)) for table in self._actor.state.room.tables]

    def called(self) -> dict[tuple[str, str], int]:
        """Who is called from which list to a seat, and since when (ms since 1970)."""
        return {
            (game, entry.person): entry.called
            for game, waiting in self._actor.state.room.lists.items()
            for entry in waiting.entries
            if entry.called is not None
        }

    def has(self, person: str) -> bool:
        """Whether somebody sits in the room, or waits for a seat."""
        room = self._actor.state.room
        return bool(room.seats_of(person) or room.waiting_for(person))

    def sits(self, table: str, seat: int) -> str:
        """Who sits at a seat, by his id; empty where nobody does."""
        open = self._actor.state.room.tables.get(table)
        chair = open.chairs.get(seat) if open is not None else None
        return chair.person if chair is not None else ""

    def buys(self, ask: asks.AnyAsk | asks.Undo) -> tuple[str, int]:
        """Who buys chips from a rack by an ask, by his id, and how many; nobody and none where it sells none."""
        match ask:
            case asks.Sit(person=person, chips=chips, name=name):
                known = self._members.known_as(person, name)
                return known.id if known is not None else "", chips
            case (
                asks.TopUp(table=table, seat=seat, chips=chips)
                | asks.OrderChips(table=table, seat=seat, chips=chips)
            ):
                return self.sits(table, seat), chips
        return "", 0

    def keeps_for(self, person: str) -> int:
        """The chips that the cage keeps for somebody."""
        return self._actor.state.room.cage.get(person, 0)

    def report(self) -> tuple[str, tuple[TableLine, ...]]:
        """The shift that is running: its name, and the line of every table it has had."""
        shift = self._actor.state.shift
        return shift.name, shift.report()


def raked(state: CashState, ask: asks.AnyAsk) -> asks.AnyAsk:
    """The ask with what is dropped from a pot that was named, by the table of rake as it is now."""
    if not isinstance(ask, asks.Hand) or ask.pot is None:
        return ask
    schedule, table = schedule_of(state, ask.table), state.room.tables.get(ask.table)
    if schedule is None or table is None:
        raise Refusal("cash-not-raked")
    rake, jackpot = schedule.drop(ask.pot, ask.players or dealt_in(table), flop=ask.flop)
    return msgspec.structs.replace(ask, rake=rake, jackpot=jackpot)


def checked(ask: asks.AnyAsk | asks.Undo) -> asks.AnyAsk | asks.Undo:
    """The ask as it may be decided on, with every name that the floor makes up or signs with as it will stand.

    `Refusal` for no name, for a table that charges time every so many minutes without saying how many, and for a high
    hand whose time or prize can be none.
    """
    match ask:
        case takings.SetHighHand(rules=high):
            high.check()
        case asks.OpenTable(time_fee=fee, time_minutes=0) if fee:
            raise Refusal("cash-time-without-minutes")
        case asks.OpenTable(name=name) | asks.NewShift(name=name) | takings.OpenPit(name=name):
            return msgspec.structs.replace(ask, name=clean_name(name, LONGEST_OF_DESK))
        case asks.DealerIn(dealer=dealer):
            return msgspec.structs.replace(ask, dealer=clean_name(dealer, LONGEST_OF_DESK))
        case takings.SetRake(name=name):
            return msgspec.structs.replace(ask, name=clean_name(name, LONGEST_OF_DESK))
        case asks.CountBox(by=(first, second)) | takings.CountDrop(by=(first, second)):
            signed = (clean_name(first, LONGEST_OF_DESK), clean_name(second, LONGEST_OF_DESK))
            return msgspec.structs.replace(ask, by=signed)
    return ask
