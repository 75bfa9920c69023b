"""An event's poker table as it stands, and what its rows do to it: the hands are dealt and played as at any table, the
seats are the event's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cash import Chair, acts
from croupier.cash.debts import Debt
from croupier.errors import Broken
from croupier.ledger import Account, Transaction
from croupier.play import Hand, Setup, catalogue
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import Effect
from croupier.room.event.table import rows as table_rows
from croupier.room.hand import rows as played
from croupier.room.hand.after import end_row
from croupier.room.hand.clocks import HandClocks, bank_row
from croupier.room.hand.deal import Deal
from croupier.room.hand.events import (
    LeftEvent,
    ReconnectingEvent,
    ResumedEvent,
    RuledEvent,
    SatEvent,
    WaitsEvent,
)
from croupier.room.hand.manners import talk_row
from croupier.room.hand.state import Dealt, HandTable, Seated
from croupier.room.table import rows

if TYPE_CHECKING:
    from croupier.play import Positions
    from croupier.room.hand.terms import Terms
    from croupier.tournament.terms import Terms as EventTerms

FEWEST: Final = 2
_SETTLED: Final = Debt()


@dataclass(slots=True)
class EventTableState(HandTable):
    """A table of the event `event`, its number `table` there, played by the event's own terms, `book`."""

    event: str
    table: int
    book: EventTerms
    positions: Positions | None = None

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.terms.id)


def stream_of(table: str) -> str:
    """The name of an event table's journal.

    >>> stream_of("friday-3")
    'event-table/friday-3'
    """
    return f"event-table/{table}"


def chips_of_event(event: str) -> Account:
    """The other side of the chips in play at an event's tables.

    >>> chips_of_event("friday")
    'house:chips:friday'
    """
    return Account(f"house:chips:{event}")


def opened(row: table_rows.Row | None, _at: int = 0) -> EventTableState:
    """A table as its first row leaves it; `Broken` where that is no opening."""
    if not isinstance(row, table_rows.SetUp):
        raise Broken("room-journal-without-opening")
    return EventTableState(row.terms, row.event, row.table, row.played_by, version=1)


def apply(state: EventTableState, row: table_rows.Row, at: int) -> Effect:
    """Change a table by a row written `at` (ms since 1970)."""
    change = _Row(state, at)
    clocks = HandClocks(state, at)
    earlier = state.deal_at
    change.make(row)
    clocks.keep(fresh=isinstance(row, Resumed))
    state.deal_at = _next_hand(change, earlier)
    state.forget_old_entries()
    return change.effect()


def _next_hand(change: _Row, earlier: int | None) -> int | None:
    """When the next hand may come: the pause after the last one is not begun anew by whoever comes or goes."""
    state = change.state
    if state.stopped is not None or state.in_hand or state.closed:
        return None
    if change.hand_over or earlier is None:
        return change.at + change.pause
    return earlier


class _Row(Deal):
    """One row on its way into a table of an event."""

    state: EventTableState

    def __init__(self, state: EventTableState, at: int) -> None:
        super().__init__(state, at)
        self.told = False

    def effect(self) -> Effect:
        transaction = None
        if self.postings:
            id = f"event-table/{self.state.terms.id}/{self.state.version}"
            transaction = Transaction(id, tuple(self.postings))
        return Effect(transaction, self.hand_over)

    def make(self, row: table_rows.Row) -> None:
        match row:
            case table_rows.Arranged():
                self.arranged(row)
            case table_rows.HandDealt():
                self.begun(row)
            case table_rows.Told():
                self.told = True
                self.go_on()
            case table_rows.Closed():
                self.closed()
            case played.Acted() | played.Discarded() | played.TimedOut() | played.MuckSet():
                self.hand_row(row)
            case played.Sealed() | played.Shuffled():
                self.hand_row(row)
            case rows.SatOut(seat):
                self.do(acts.StepAway(self.at, seat))
                self.act_for_the_absent()
            case rows.SatIn(seat):
                self.do(acts.Return(self.at, seat))
            case _:
                self.of_the_table(row)

    def of_the_table(self, row: table_rows.Row) -> None:
        state = self.state
        match row:
            case played.Reconnecting(seat):
                state.reconnecting = True
                state.act_by = (state.act_by or self.at) + state.terms.reconnect
                self.tell(ReconnectingEvent(seat))
            case played.BankSet() | played.BankCalled():
                bank_row(state, row, self.at)
            case _ if isinstance(row, played.OfTheTalk):
                talk_row(self, row)
            case _ if isinstance(row, played.OfTheEnd):
                end_row(self, row)
            case played.Ruled(profile, said, cites, operations, cuts):
                self.tell(RuledEvent(profile, said, cites))
                self.ruled(operations, cuts)
            case Resumed():
                self.tell(ResumedEvent())
            case Stopped():
                pass
            case _:
                raise Broken("room-row-impossible", row="event-table")

    # The seats

    def arranged(self, row: table_rows.Arranged) -> None:
        """The event says who sits here; who is in a hand stays in it."""
        state = self.state
        before = dict(state.seated)
        now = {place.seat: place for place in row.places}
        for seat, seated in before.items():
            place = now.get(seat)
            if place is None or place.person != seated.person:
                self.stands_up(seat, seated)
        for place in row.places:
            known = state.seated.get(place.seat)
            if known is None:
                self.sits_down(place)
            elif known.chips != place.chips:
                self.bring(place.person, place.chips - known.chips)
                known.chair.chips = place.chips
        if row.seats != state.terms.seats:
            state.terms = msgspec.structs.replace(state.terms, seats=row.seats)

    def stands_up(self, seat: int, seated: Seated) -> None:
        if self.state.playing(seat):
            raise Broken("room-row-impossible", row="arranged")
        del self.state.seated[seat]
        self.bring(seated.person, -seated.chips)
        self.tell(LeftEvent(seat, seated.name))

    def sits_down(self, place: table_rows.Place) -> None:
        chair = Chair(place.person, place.chips, self.at, _SETTLED, waits=False)
        seated = Seated(place.name, place.bot, chair, self.state.terms.bank, self.at, plays=place.plays)
        self.state.seated[place.seat] = seated
        self.bring(place.person, place.chips)
        self.tell(SatEvent(place.seat, place.name))

    def bring(self, person: str, chips: int) -> None:
        self.move(chips_of_event(self.state.event), self.chips_of(person), chips)

    def do(self, act: acts.AnyAct, to: str = "") -> None:
        """What an event's chair knows: who is away and who is back, and the stacks a hand leaves."""
        match act:
            case acts.StepAway(seat=seat):
                self.seated(seat).chair.state = "away"
            case acts.Return(seat=seat):
                self.seated(seat).chair.state = "playing"
            case acts.Finish(stacks=stacks, void=void):
                for seat, chips in {} if void else stacks.items():
                    self.seated(seat).chair.chips = chips
            case _:
                raise Broken("room-row-impossible", row=to or "chair")

    # The hand

    def begun(self, row: table_rows.HandDealt) -> None:
        """A hand of the event, at its level, with its stacks."""
        state = self.state
        book, variant = state.book, catalogue[row.game]
        stakes = book.level(row.level).stakes(book.ante_by, stud=not variant.has_button)
        setup = Setup.deal_in(variant, stakes, row.stacks, row.positions, policy=book.policy, chip=row.chip)
        told = replace(setup, last_two=row.last_two, run_it=0 if row.face_down else 1)
        asked = self.asks_to_muck(row.stacks)
        state.hand = Hand(told, self.deck(row.deck, row.cut, again=False), asked=asked)
        state.positions = row.positions
        state.game, state.number, state.thought = row.game, row.number, ()
        state.terms = terms_at(state.terms, book, row.game, row.level)
        state.players = {
            seat: Dealt(state.seated[seat].person, state.seated[seat].name, state.seated[seat].bot)
            for seat in row.stacks
        }
        self.begins(row.number)
        for seat in row.missing:
            # The hand of the last one in it cannot die.
            if seat in row.stacks and len(state.hand.live) > 1 and not state.hand.over:
                state.hand.kill(seat)
        self.go_on(since=0)

    def times_to_run(self, hand: Hand, most: int) -> int:
        return most if hand.setup.run_it or self.told else 0

    def go_on(self, since: int | None = None) -> None:
        super().go_on(since)
        state = self.state
        if state.face_down and not any([isinstance(entry.event, WaitsEvent) for entry in state.entries]):
            self.tell(WaitsEvent())

    def act_for_the_absent(self) -> None:
        """Whoever has stepped away is not waited for in the hand going on."""
        if self.state.in_hand:
            self.go_on()

    def closed(self) -> None:
        """Whoever sits here takes the chips of the hand's beginning back; the cards are nobody's."""
        state = self.state
        if state.in_hand:
            state.hand = None
        for seat, seated in sorted(state.seated.items()):
            self.stands_up(seat, seated)
        state.closed = True


def terms_at(terms: Terms, book: EventTerms, game: str, level: int) -> Terms:
    """The table's terms at a level of the event."""
    variant = catalogue[game]
    stakes = book.level(level).stakes(book.ante_by, stud=not variant.has_button)
    fixed = variant.betting.fixed
    return msgspec.structs.replace(
        terms,
        game=game,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        ante=stakes.ante,
        ante_by=stakes.ante_by,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet if fixed else 0,
        big_bet=stakes.big_bet if fixed else 0,
    )
