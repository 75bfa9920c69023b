"""A table's deadlines after a row: whose time runs until when, when the next hand comes, when a seat is freed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.mixes import chooser
from croupier.room.run_out import asked
from croupier.room.terms import MINUTE

if TYPE_CHECKING:
    from croupier.room.state import Seated, TableState

HOUR: Final = 60 * MINUTE

Turn = tuple[int, int, int]
"""The hand, how far it is, and the seat in turn."""


def turn_of(state: TableState) -> Turn | None:
    """Whose turn it is, and at which moment of which hand."""
    if state.hand is None or state.hand.actor is None:
        return None
    return state.number, len(state.hand.log), state.hand.actor


class Clocks:
    """The deadlines of a table, looked at when a row begins and set when it is done."""

    def __init__(self, state: TableState, at: int) -> None:
        self.state = state
        self.at = at
        self.before = turn_of(state)

    def keep(self, pause: int, *, fresh: bool) -> None:
        """Set every deadline; `fresh` starts those that run anew. `pause` is the time between hands (ms)."""
        self._turn(fresh=fresh)
        self._answer(fresh=fresh)
        self._deal(pause, fresh=fresh)
        self._charge(fresh=fresh)
        self._close(fresh=fresh)
        for seat, seated in self.state.seated.items():
            self._seat(seat, seated, fresh=fresh)

    def _turn(self, *, fresh: bool) -> None:
        state = self.state
        turn = turn_of(state)
        if turn != self.before and self.before is not None and not fresh:
            self._use_bank(self.before[2])
        if state.stopped is not None or turn is None:
            state.act_by, state.acts_since, state.reconnecting = None, 0, False
        elif fresh or turn != self.before:
            state.acts_since, state.reconnecting = self.at, False
            state.act_by = self.at + state.terms.act + self._bank(turn[2])

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
        if seated is not None and seated.bank:
            over = self.at - self.state.acts_since - self.state.terms.act
            seated.bank = max(0, seated.bank - max(0, over))

    def _deal(self, pause: int, *, fresh: bool) -> None:
        state = self.state
        if state.stopped is not None or state.held or state.in_hand or len(state.cash.takers) < 2:
            state.deal_at = None
        elif fresh or state.deal_at is None:
            state.deal_at = self.at + pause
            if self._waits_for_a_choice():
                state.deal_at = self.at + max(pause, state.terms.act)
        elif state.chosen is not None:
            state.deal_at = min(state.deal_at, self.at + state.terms.pause)

    def _waits_for_a_choice(self) -> bool:
        """Whether a person on the button has a game to name; a bot is quick enough."""
        seat = chooser(self.state)
        return seat is not None and self.state.chosen is None and not self.state.seated[seat].bot

    def _charge(self, *, fresh: bool) -> None:
        state = self.state
        charge = state.terms.time_charge
        if charge is None or state.stopped is not None or not state.seated:
            state.charge_at = None
        elif fresh or state.charge_at is None:
            state.charge_at = self.at + charge.minutes * MINUTE

    def _close(self, *, fresh: bool) -> None:
        """A table that a person opened is closed when no person has sat there for an hour."""
        state = self.state
        anybody = any([not seated.bot for seated in state.seated.values()])
        if anybody or not state.terms.opened_by or state.closed or state.stopped is not None:
            state.close_at = None
        elif fresh or state.close_at is None:
            state.close_at = self.at + HOUR

    def _seat(self, seat: int, seated: Seated, *, fresh: bool) -> None:
        state = self.state
        terms = state.terms
        if state.playing(seat) or seated.ready or state.stopped is not None or not terms.open_to_all:
            seated.release_at = None
        elif not seated.chips:
            if fresh or seated.release_at is None:
                seated.release_at = self.at + terms.broke
        elif not terms.policy.number("release_big_blinds"):
            # Where there is a floor, it is the floor that picks stacks up.
            seated.release_at = None
        elif seated.chair.rounds >= terms.policy.number("release_big_blinds"):
            seated.release_at = seated.release_at if self._due(seated) else self.at
        elif fresh or seated.release_at is None:
            seated.release_at = self.at + terms.away

    def _due(self, seated: Seated) -> bool:
        """Whether a seat is to be freed already."""
        return seated.release_at is not None and seated.release_at <= self.at
