"""What a row does to the chairs of a table: people come, go, buy chips, change seats, turn their switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash import Departure, acts
from croupier.cash.shift import box
from croupier.errors import Broken, Refusal
from croupier.ledger import Account
from croupier.room.hand.change import Change, purse
from croupier.room.hand.events import (
    AnnouncedEvent,
    ChangedSeatEvent,
    ChargedEvent,
    CorrectedEvent,
    LeftEvent,
    SatEvent,
    ToppedUpEvent,
)
from croupier.room.hand.state import Seated
from croupier.room.hand.terms import MINUTE
from croupier.room.table import rows
from croupier.room.table.rotation import stops

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.cash.chair import CashedOut
    from croupier.room.hand.events import Against
    from croupier.room.table.state import TableState

OfTheChairs = (
    rows.Sat
    | rows.Left
    | rows.SatOut
    | rows.SatIn
    | rows.Waited
    | rows.ToppedUp
    | rows.Changed
    | rows.Switched
    | rows.StopsAtBlind
    | rows.Keeps
    | rows.Reserved
    | rows.Freed
    | rows.Taken
    | rows.PickedUp
    | rows.Released
    | rows.Charged
    | rows.Corrected
)


def kept(person: str) -> Account:
    """A stack the cage keeps for somebody."""
    return Account(f"kept:{person}")


class Chairs(Change):
    """The rows of the chairs. The cash table decides what each means; here chips move and people hear of it."""

    state: TableState

    def seats_row(self, row: OfTheChairs) -> None:
        """Carry out a row of the chairs."""
        match row:
            case rows.Sat():
                self.sat(row)
            case rows.Left(seat):
                self.left(seat)
            case rows.SatOut(seat, marked):
                self.do(acts.StepAway(self.at, seat) if marked else acts.SitOut(self.at, seat))
            case rows.SatIn(seat, waits):
                self.do(acts.Return(self.at, seat, waits))
            case rows.Waited(seat, waits):
                self.do(acts.Wait(self.at, seat, waits))
            case rows.ToppedUp(seat, chips):
                self.topped_up(seat, chips)
            case rows.Changed(seat, to, by_floor):
                self.changed(seat, to, by_floor=by_floor)
            case rows.Switched(seat, what, on):
                straddle = acts.Straddle(self.at, seat, bool(on))
                self.do(straddle if what == "straddle" else acts.RunTwice(self.at, seat, on))
            case rows.StopsAtBlind(seat, then):
                self.do(acts.StopAtBlind(self.at, seat, then))
            case rows.Keeps(seat, chips):
                self.do(acts.Keep(self.at, seat, chips))
            case _:
                self.of_the_floor(row)

    def of_the_floor(self, row: OfTheChairs) -> None:
        """Carry out a row that the floor or the clock asked for."""
        match row:
            case rows.Reserved(seat, person, name, brought):
                self.do(acts.Reserve(self.at, seat, person))
                self.state.names[person] = name
                if brought:
                    self.state.coming.add(person)
            case rows.Freed(seat):
                self.freed(seat)
            case rows.Taken(seat, to):
                self.do(acts.Leave(self.at, seat), to=to)
            case rows.PickedUp(seat, waiting):
                self.do(acts.PickUp(self.at, seat, waiting))
            case rows.Released(seat):
                self.do(acts.Leave(self.at, seat))
            case rows.Charged():
                self.charged()
            case rows.Corrected():
                self.corrected(row)
            case _:
                raise Broken("room-row-impossible", row="seat")

    def do(self, act: acts.AnyAct, to: str = "") -> None:
        """Let the cash table do something; who has left by it takes his chips to the wallet, or `to` an account."""
        cash = self.state.cash
        cash.do(act)
        self.gone(cash.forget(), to)

    def at_the_big_blind(self) -> None:
        """Between hands whoever wanted to stop there, and is reached by the next hand's big blind, goes or sits out."""
        while (seat := stops(self.state)) is not None:
            leaves = self.seated(seat).chair.at_big_blind == "leave"
            self.do(acts.Leave(self.at, seat) if leaves else acts.SitOut(self.at, seat))

    def sat(self, row: rows.Sat) -> None:
        """Somebody takes a seat."""
        state = self.state
        moved = bool(row.source)
        self.do(acts.Sit(self.at, row.seat, row.person, row.chips, moved, row.least, row.waits))
        chair = state.cash.chairs[row.seat]
        state.seated[row.seat] = Seated(row.name, row.bot, chair, state.terms.bank, self.at, plays=row.plays)
        self.move(purse(row.source, row.person), self.chips_of(row.person), row.chips)
        if state.sheet is not None:
            state.sheet.brought(row.person, row.name, row.chips)
        state.departed.pop(row.person, None)
        state.names.pop(row.person, None)
        state.coming.discard(row.person)
        self.tell(SatEvent(row.seat, row.name))

    def freed(self, seat: int) -> None:
        """A seat is kept for nobody any more."""
        person = self.state.cash.reserved.get(seat, "")
        self.state.names.pop(person, None)
        self.state.coming.discard(person)
        self.do(acts.Release(self.at, seat))

    def left(self, seat: int) -> None:
        """Somebody leaves: now, or after the hand."""
        self.do(acts.Leave(self.at, seat))

    def topped_up(self, seat: int, chips: int) -> None:
        """Chips come from the wallet."""
        seated = self.seated(seat)
        announced = seated.chair.announced
        self.do(acts.TopUp(self.at, seat, chips))
        self.move(purse("", seated.person), self.chips_of(seated.person), chips)
        if self.state.sheet is not None:
            self.state.sheet.brought(seated.person, seated.name, chips)
        later = seated.chair.announced > announced
        self.tell((AnnouncedEvent if later else ToppedUpEvent)(seat, chips))

    def changed(self, seat: int, to: int, *, by_floor: bool) -> None:
        """Somebody moves to another seat of the table."""
        seated = self.seated(seat)
        self.do(acts.Change(self.at, seat, to, by_floor))
        del self.state.seated[seat]
        self.state.seated[to] = seated
        self.tell(ChangedSeatEvent(seat, seated.name, to))

    def corrected(self, row: rows.Corrected) -> None:
        """A stack is put right; the sheet says what came from outside the table, or went there."""
        state = self.state
        seated = self.seated(row.seat)
        before = seated.chips
        more = row.chips - before
        other = self.seated(row.other) if row.other else None
        if other is not None:
            if other.chips < more:
                raise Refusal(
                    "room-stack-too-short", name=other.name, held=other.chips, short=more - other.chips
                )
            self.do(acts.Correct(self.at, row.other, other.chips - more))
        self.do(acts.Correct(self.at, row.seat, row.chips))
        giver = self.chips_of(other.person) if other is not None else purse("", seated.person)
        self.move(giver, self.chips_of(seated.person), more)
        if state.sheet is not None and other is None:
            if more > 0:
                state.sheet.brought(seated.person, seated.name, more)
            else:
                state.sheet.taken(seated.person, -more)
        against: Against = "stack" if other is not None else "wallet"
        name = other.name if other is not None else ""
        said = CorrectedEvent(row.seat, seated.name, before, row.chips, row.why, row.by, against, name)
        self.tell(said)

    def charged(self) -> None:
        """Everybody pays for the time."""
        state = self.state
        before = {seat: seated.chips for seat, seated in state.seated.items()}
        self.do(acts.Charge(self.at))
        state.charge_at = None
        for seat, seated in state.seated.items():
            paid = before[seat] - seated.chips
            self.move(self.chips_of(seated.person), box(state.terms.id, "time"), paid)
            if paid:
                self.tell(ChargedEvent(seat, paid))

    def gone(self, out: Sequence[CashedOut], to: str = "") -> None:
        """Who has left the table takes all his chips with him."""
        state = self.state
        for person, chips, at, to_cage in out:
            seat = state.seat_of(person)
            assert seat is not None
            seated = state.seated.pop(seat)
            if chips:
                taker = kept(person) if to_cage else purse(to, person)
                self.move(self.chips_of(person), taker, chips)
                if state.sheet is not None:
                    state.sheet.taken(person, chips)
            if chips and not to:
                window = state.terms.policy.number("return_window") * MINUTE
                state.departed = {who: each for who, each in state.departed.items() if at - each.at <= window}
                state.departed[person] = Departure(chips, at)
            self.tell(LeftEvent(seat, seated.name))
