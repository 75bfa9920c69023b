"""What a journal row does to a table: the one place where a table changes.

The same rows give the same table on any machine: nothing here asks for the time, for luck or for anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.cash import acts
from croupier.errors import Broken
from croupier.ledger import Transaction
from croupier.room import rows
from croupier.room.chairs import OfTheChairs
from croupier.room.clocks import Clocks
from croupier.room.deal import Deal, OfTheHand
from croupier.room.messages import Event
from croupier.room.state import TableState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.commit import JournalRow
    from croupier.room.terms import Terms


class Effect(NamedTuple):
    """What a row means beyond the table: chips that move, and whether a hand was finished by it."""

    transaction: Transaction | None
    hand_over: bool


def fold(stream: Iterable[JournalRow], state: TableState | None = None) -> TableState:
    """Read a table's rows from the first one, or go on from a state.

    Raises `Broken` when a version is missing or the stream does not begin with the table's opening.
    """
    for version, at, text in stream:
        row = rows.read(text)
        if state is None:
            if not isinstance(row, rows.Opened):
                raise Broken("room-journal-without-opening")
            state = opened(row)
            continue
        if version != state.version + 1:
            raise Broken("room-journal-gap", stream=state.terms.id, version=state.version + 1)
        apply(state, row, at)
    if state is None:
        raise Broken("room-journal-without-opening")
    return state


def opened(row: rows.Opened) -> TableState:
    """A table as its first row leaves it."""
    state = TableState.of(row.terms)
    state.version = 1
    return state


def apply(state: TableState, row: rows.Row, at: int) -> Effect:
    """Change a table by its next row, written `at` (ms since 1970).

    Raises `Broken`, or whatever the hand raises, for a row that `decide` would not have made; the table is then
    in no state to go on.
    """
    state.version += 1
    change = _Row(state, at)
    clocks = Clocks(state, at)
    change.make(row)
    clocks.keep(change.pause, fresh=isinstance(row, rows.Resumed))
    state.forget_old_entries()
    return change.effect()


class _Row(Deal):
    """One row on its way into the table."""

    def effect(self) -> Effect:
        transaction = None
        if self.postings:
            id = f"table/{self.state.terms.id}/{self.state.version}"
            transaction = Transaction(id, tuple(self.postings))
        return Effect(transaction, self.hand_over)

    def make(self, row: rows.Row) -> None:
        if isinstance(row, OfTheChairs):
            self.seats_row(row)
            if self.state.in_hand:
                self.go_on()
        elif isinstance(row, OfTheHand):
            self.hand_row(row)
        else:
            self.house_row(row)

    def house_row(self, row: rows.Row) -> None:
        """A row of the table itself."""
        state = self.state
        match row:
            case rows.Chosen(seat, game):
                state.chosen = game
                self.tell(Event("chose", seat=seat, what=game))
            case rows.Said(seat, text):
                seated = self.seated(seat)
                state.talk.spoke(seated.person, self.at // 1000)
                self.tell(Event("said", seat=seat, name=seated.name, what=text))
            case rows.Closed():
                for seat in list(state.seated):
                    self.do(acts.Leave(self.at, seat))
                state.closed = True
            case rows.Reconnecting(seat):
                state.reconnecting = True
                state.act_by = (state.act_by or self.at) + state.terms.reconnect
                self.tell(Event("reconnecting", seat=seat))
            case rows.Resumed():
                self.tell(Event("resumed"))
            case rows.Stopped(code):
                state.stopped = code
            case rows.Opened():
                raise Broken("room-opened-twice", table=row.terms.id)
            case _:
                self.floor_row(row)

    def floor_row(self, row: rows.Row) -> None:
        """A row that the floor asked for."""
        state = self.state
        match row:
            case rows.Muted(person, on):
                (state.muted.add if on else state.muted.discard)(person)
            case rows.Held(why):
                state.held = why
                self.tell(Event("held", what=why))
            case rows.Restaked(terms):
                self.restaked(terms)
            case rows.Ruled(profile, said, cites, operations):
                self.tell(Event("ruled", name=profile, said=said, cites=cites))
                self.ruled(operations)
            case _:
                raise Broken("room-row-impossible", row="unknown")

    def restaked(self, terms: Terms) -> None:
        """The table goes on with other terms."""
        state = self.state
        state.terms = terms
        state.cash.plays(terms.cash(state.game))
        self.tell(Event("restaked"))
