"""Those who wait for a seat at a full table: called in turn, a seat kept for each for a minute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash import acts
from croupier.errors import Broken, Refusal
from croupier.room import commands, rows
from croupier.room.chairs import Chairs
from croupier.room.messages import Event

if TYPE_CHECKING:
    from croupier.room.state import TableState

OfTheList = rows.Queued | rows.Unqueued | rows.Called | rows.Lapsed


def next_called(state: TableState) -> tuple[int, str] | None:
    """The free seat and who is called to it, the first on the list who would take it; `None` when there is none."""
    for entry in state.waiting.entries:
        if entry.called is None:
            for seat in state.cash.free:
                if entry.wants in (0, seat):
                    return seat, entry.person
    return None


def lapses_at(state: TableState) -> int | None:
    """When the first seat that is kept for one who was called is given up (ms)."""
    return min(
        [entry.called + state.waiting.to_come for entry in state.waiting.entries if entry.called is not None],
        default=None,
    )


def is_called(state: TableState, person: str) -> bool:
    """Whether a seat is kept for somebody on the list."""
    return any(entry.person == person and entry.called is not None for entry in state.waiting.entries)


def decide_list(
    state: TableState, command: commands.Queue | commands.Unqueue | commands.Call | commands.Lapse, at: int
) -> rows.Row:
    """The row that a command about the list becomes; `Refusal` when it may not."""
    entries = state.waiting.entries
    match command:
        case commands.Queue(person, name, wants):
            _check_newcomer(state, person, wants)
            return rows.Queued(person, name, wants)
        case commands.Unqueue(person):
            if not any(entry.person == person for entry in entries):
                raise Refusal("cash-not-on-the-list", game=state.terms.name)
            return rows.Unqueued(person)
        case commands.Call():
            called = next_called(state)
            if called is None:
                raise Refusal("cash-nobody-to-call", game=state.terms.name)
            return rows.Called(*called)
        case commands.Lapse():
            due = lapses_at(state)
            if due is None or due > at:
                raise Refusal("cash-nobody-to-call", game=state.terms.name)
            return rows.Lapsed()


def _check_newcomer(state: TableState, person: str, wants: int) -> None:
    if not state.terms.open_to_all:
        raise Refusal("room-seated-by-the-house")
    if state.seat_of(person) is not None:
        raise Refusal("cash-one-seat-each", clause="FSPR:seat-1", seat=state.seat_of(person))
    if any(entry.person == person for entry in state.waiting.entries):
        raise Refusal("cash-on-the-list", game=state.terms.name)
    if wants and not 1 <= wants <= state.terms.seats:
        raise Refusal("cash-no-such-seat", seat=wants, seats=state.terms.seats)
    free = [seat for seat in state.cash.free if wants in (0, seat)]
    if free and not state.waiting.entries:
        raise Refusal("room-seat-is-free", seat=free[0])


class Waiting(Chairs):
    """The rows of the list."""

    def list_row(self, row: OfTheList) -> None:
        """Carry out a row of the list."""
        state = self.state
        match row:
            case rows.Queued(person, name, wants):
                state.waiting.join(person, self.at, wants)
                state.names[person] = name
                self.tell(Event("queued", name=name))
            case rows.Unqueued(person):
                self.off_the_list(person)
            case rows.Called(seat, person):
                self.called(seat, person)
            case rows.Lapsed():
                self.lapsed()

    def called(self, seat: int, person: str) -> None:
        """A seat is kept for the next."""
        entries = self.state.waiting.entries
        place = next((n for n, entry in enumerate(entries) if entry.person == person), None)
        if place is None:
            raise Broken("room-row-impossible", row="called")
        entries[place] = entries[place]._replace(called=self.at)
        self.do(acts.Reserve(self.at, seat, person))
        self.tell(Event("called", seat=seat, name=self.state.names.get(person, "")))

    def lapsed(self) -> None:
        """The seats of those who did not come are given up; they go to the end, the second time off the list."""
        state = self.state
        for person in state.waiting.lapse(self.at):
            self.give_up_seat(person)
            if not any(entry.person == person for entry in state.waiting.entries):
                state.names.pop(person, None)

    def off_the_list(self, person: str) -> None:
        """Somebody waits no more."""
        state = self.state
        state.waiting.leave(person)
        self.give_up_seat(person)
        state.names.pop(person, None)

    def give_up_seat(self, person: str) -> None:
        """Keep no seat for somebody any more."""
        for seat in [seat for seat, who in self.state.cash.reserved.items() if who == person]:
            self.do(acts.Release(self.at, seat))

    def sat(self, row: rows.Sat) -> None:
        """Somebody takes a seat; if he was on the list he has come."""
        super().sat(row)
        waiting = self.state.waiting
        if is_called(self.state, row.person):
            waiting.take(row.person, self.at)
        elif any(entry.person == row.person for entry in waiting.entries):
            waiting.leave(row.person)

    def freed(self, seat: int) -> None:
        """The floor gives up a kept seat; who was called to it is off the list."""
        person = self.state.cash.reserved.get(seat, "")
        if any(entry.person == person for entry in self.state.waiting.entries):
            self.state.waiting.leave(person)
        super().freed(seat)

    def call_again(self) -> None:
        """After an outage, those who were called have their whole time again."""
        waiting = self.state.waiting
        waiting.entries = [
            entry if entry.called is None else entry._replace(called=self.at) for entry in waiting.entries
        ]
