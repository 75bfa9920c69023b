"""What a journal row does to a table: the one place where a table changes.

The same rows give the same table on any machine: nothing here asks for the time, for luck or for anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash import acts, setup
from croupier.errors import Broken
from croupier.ledger import Transaction
from croupier.play import Hand
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import Effect
from croupier.room.hand import rows as played
from croupier.room.hand.after import end_row
from croupier.room.hand.clocks import bank_row
from croupier.room.hand.deal import Deal, OfTheHand
from croupier.room.hand.events import (
    BombEvent,
    ChoseEvent,
    EndedEvent,
    HeldEvent,
    ReconnectingEvent,
    RestakedEvent,
    ResumedEvent,
    RuledEvent,
    SentAwayEvent,
)
from croupier.room.hand.manners import talk_row
from croupier.room.hand.state import Dealt
from croupier.room.table import rows
from croupier.room.table.arranging import told
from croupier.room.table.chairs import Chairs, OfTheChairs
from croupier.room.table.clocks import Clocks
from croupier.room.table.guests import stands
from croupier.room.table.rotation import deal_of, lies_still
from croupier.room.table.state import TableState

if TYPE_CHECKING:
    from croupier.room.hand.terms import Terms


def opened(row: rows.Row | None, _at: int = 0) -> TableState:
    """A table as its first row leaves it; `Broken` where that is no opening."""
    if not isinstance(row, rows.Opened):
        raise Broken("room-journal-without-opening")
    state = TableState.of(row.terms)
    state.version = 1
    return state


def apply(state: TableState, row: rows.Row, at: int) -> Effect:
    """Change a table by a row written `at` (ms since 1970).

    Raises `Refusal` where the hand or the cash table does not allow it, `Broken` for a row that `decide` would not have
    made; the table is then in no state to go on.
    """
    change = _Row(state, at)
    clocks = Clocks(state, at)
    change.make(row)
    change.take_up_terms()
    change.at_the_big_blind()
    clocks.keep_all(change.pause, fresh=isinstance(row, Resumed))
    state.forget_old_entries()
    return change.effect()


class _Row(Chairs, Deal):
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
        elif isinstance(row, rows.Dealt):
            self.dealt(row)
        elif isinstance(row, OfTheHand):
            self.hand_row(row)
        elif isinstance(row, played.OfTheTalk):
            talk_row(self, row)
        elif isinstance(row, played.OfTheEnd):
            end_row(self, row)
        else:
            self.house_row(row)

    def dealt(self, row: rows.Dealt) -> None:
        """A hand begins."""
        state = self.state
        game = row.game or state.terms.game
        still = lies_still(state)
        state.bomb_called = state.bomb_called and not row.bomb
        state.dealt_of_game = state.dealt_of_game + 1 if game == state.game else 1
        state.game, state.chosen = game, None
        state.cash.plays(state.terms.cash(game, bomb=row.bomb), frozen=still)
        self.do(acts.Deal(self.at))
        dealt = state.cash.dealt
        if dealt is None or deal_of(dealt) != (row.seats, row.posts, row.straddled):
            raise Broken("room-row-impossible", row="dealt")
        asked = self.asks_to_muck(row.seats)
        state.hand = Hand(setup(state.cash), self.deck(row.deck, row.cut, again=False), asked=asked)
        state.number, state.thought = row.number, ()
        state.players = {
            seat: Dealt(state.seated[seat].person, state.seated[seat].name, state.seated[seat].bot)
            for seat in row.seats
        }
        state.answers.clear()
        self.begins(row.number)
        self.go_on(since=0)

    def house_row(self, row: rows.Row) -> None:
        """A row of the table itself."""
        state = self.state
        match row:
            case rows.Chosen(seat, game):
                state.chosen = game
                self.tell(ChoseEvent(seat, game))
            case rows.Closed():
                for seat in list(state.seated):
                    self.do(acts.Leave(self.at, seat))
                state.closed = True
            case played.Reconnecting(seat):
                state.reconnecting = True
                state.act_by = (state.act_by or self.at) + state.terms.reconnect
                self.tell(ReconnectingEvent(seat))
            case played.BankSet() | played.BankCalled():
                bank_row(state, row, self.at)
            case Resumed():
                self.tell(ResumedEvent())
            case Stopped():
                pass
            case rows.Opened():
                raise Broken("room-opened-twice", table=row.terms.id)
            case _:
                self.floor_row(row)

    def floor_row(self, row: rows.Row) -> None:
        """A row that the floor asked for."""
        state = self.state
        match row:
            case rows.Held(why):
                state.held = why
                self.tell(HeldEvent(why))
            case rows.Restaked(terms, ""):
                self.restaked(terms)
                self.tell(RestakedEvent())
            case rows.Restaked(terms, by):
                before = state.next_terms or state.terms
                state.next_terms = terms
                for event in told(before, terms, by, "next-hand" if state.in_hand else "now"):
                    self.tell(event)
            case rows.BombCalled(by):
                state.bomb_called = True
                self.tell(BombEvent(by, (state.next_terms or state.terms).bomb_chips))
            case rows.Knocked(person, name):
                state.guests[person] = stands(state.guests, person, name, "asked")
            case rows.LetIn(person, name):
                state.guests[person] = stands(state.guests, person, name, "in")
            case rows.SentAway():
                self.sent_away(row)
            case rows.Ended():
                state.ended = True
                self.tell(EndedEvent())
            case played.Ruled(profile, said, cites, operations, cuts):
                self.tell(RuledEvent(profile, said, cites))
                self.ruled(operations, cuts)
            case _:
                raise Broken("room-row-impossible", row="unknown")

    def sent_away(self, row: rows.SentAway) -> None:
        """Somebody is not to be here: who sits goes at once, or when his hand is over, and nobody waits for him."""
        state, person = self.state, row.person
        seat = state.seat_of(person)
        name = state.seated[seat].name if seat is not None else ""
        state.guests[person] = stands(state.guests, person, name, "out")
        if seat is not None:
            self.tell(SentAwayEvent(seat, name))
            state.seated[seat].sent_away = not row.plays_on
            self.do(acts.Leave(self.at, seat))
        if state.in_hand and not row.plays_on:
            self.go_on()

    def restaked(self, terms: Terms) -> None:
        """The table goes on with other terms."""
        state = self.state
        if (terms.mix, terms.game) != (state.terms.mix, state.terms.game):
            state.game, state.dealt_of_game, state.chosen = "", 0, None
        state.terms = terms
        state.cash.plays(terms.cash(state.game), frozen=state.cash.frozen)

    def take_up_terms(self) -> None:
        """Between hands the table turns to the terms that waited for it, and from a bomb pot to its own game again."""
        state = self.state
        if state.in_hand:
            return
        if state.next_terms is not None:
            terms, state.next_terms = state.next_terms, None
            self.restaked(terms)
        elif state.cash.game.bomb:
            state.cash.plays(state.terms.cash(state.game), frozen=state.cash.frozen)
