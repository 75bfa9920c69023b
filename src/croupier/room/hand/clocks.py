"""The deadlines of a hand after a row: whose time runs until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.hand.rows import BankSet, OfTheBank
from croupier.room.hand.run_out import asked
from croupier.room.hand.terms import MINUTE

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable

HOUR: Final = 60 * MINUTE

TO_SHOW: Final = 3
"""Which part of the time of a decision a player has at the showdown to say whether he shows his beaten hand."""

Turn = tuple[int, int, int]
"""The hand, how far it is, and the seat in turn."""


def turn_of(state: HandTable) -> Turn | None:
    """Whose turn it is, and at which moment of which hand."""
    if state.hand is None or state.hand.actor is None:
        return None
    return state.number, state.hand.moment, state.hand.actor


class HandClocks:
    """The deadlines of a hand, looked at when a row begins and set when it is done."""

    def __init__(self, state: HandTable, at: int) -> None:
        self.state = state
        self.at = at
        self.before: Final = turn_of(state)

    def keep(self, *, fresh: bool) -> None:
        """Set the deadlines of the hand; `fresh` starts those that run anew."""
        self._turn(fresh=fresh)
        self._answer(fresh=fresh)

    def _turn(self, *, fresh: bool) -> None:
        state = self.state
        turn = turn_of(state)
        if turn != self.before and self.before is not None and not fresh:
            self._use_bank(self.before[2])
        if state.stopped is not None or turn is None:
            state.act_by, state.acts_since, state.reconnecting, state.banking = None, 0, False, False
        elif fresh or turn != self.before:
            state.acts_since, state.reconnecting = self.at, False
            if state.to_show:
                state.act_by, state.banking = self.at + state.terms.act // TO_SHOW, False
                return
            state.banking = not state.seated[turn[2]].bank_waits
            bank = self._bank(turn[2])
            state.act_by = self.at + state.terms.act + (bank if state.banking else 0)

    def _answer(self, *, fresh: bool) -> None:
        """Those who are asked whether to run the board twice have the time of one action."""
        state = self.state
        if state.stopped is not None or not asked(state):
            state.answer_by = None
        elif fresh or state.answer_by is None:
            state.answer_by = self.at + state.terms.act

    def _bank(self, seat: int) -> int:
        """What is left in a player's bank; it is filled again every hour."""
        seated = self.state.seated[seat]
        if self.at - seated.bank_at >= HOUR:
            seated.bank, seated.bank_at = self.state.terms.bank, self.at
        return seated.bank

    def _use_bank(self, seat: int) -> None:
        seated = self.state.seated.get(seat)
        if seated is not None and seated.bank and self.state.banking:
            over = self.at - self.state.acts_since - self.state.terms.act
            seated.bank = max(0, seated.bank - max(0, over))


def bank_row(state: HandTable, row: OfTheBank, at: int) -> None:
    """A player's word on his time bank; said in turn it counts for this decision, unless the bank runs already."""
    seated = state.seated[row.seat]
    by_itself = True
    if isinstance(row, BankSet):
        by_itself = row.by_itself
        seated.bank_waits = not by_itself
    if state.act_by is None or state.hand is None or state.hand.actor != row.seat or state.to_show:
        return
    if by_itself and not state.banking:
        state.act_by, state.banking = state.act_by + seated.bank, True
    elif not by_itself and state.banking and at < state.act_by - seated.bank:
        state.act_by, state.banking = state.act_by - seated.bank, False
