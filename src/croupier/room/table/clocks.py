"""A cash table's deadlines after a row: those of the hand, when the next one comes, when a seat is freed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.room.actors.opening import DESERTED
from croupier.room.hand.clocks import HandClocks
from croupier.room.hand.terms import MINUTE
from croupier.room.table.rotation import chooser

if TYPE_CHECKING:
    from croupier.room.hand.state import Seated
    from croupier.room.table.state import TableState


class Clocks(HandClocks):
    """The deadlines of a cash table, looked at when a row begins and set when it is done."""

    state: TableState

    def keep_all(self, pause: int, *, fresh: bool) -> None:
        """Set every deadline; `fresh` starts those that run anew. `pause` is the time between hands (ms)."""
        self.keep(fresh=fresh)
        self._deal(pause, fresh=fresh)
        self._charge(fresh=fresh)
        self._close(fresh=fresh)
        for seat, seated in self.state.seated.items():
            self._seat(seat, seated, fresh=fresh)

    def _deal(self, pause: int, *, fresh: bool) -> None:
        state = self.state
        if (
            state.stopped is not None
            or state.held
            or state.ended
            or state.in_hand
            or len(state.cash.takers) < 2
        ):
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
        """A table that a person opened is closed when no person has sat there for so long."""
        state = self.state
        if state.ended and not state.closed and state.stopped is None:
            state.close_at = self.at
            return
        anybody = any([not seated.bot for seated in state.seated.values()])
        if anybody or not state.terms.opened_by or state.closed or state.stopped is not None:
            state.close_at = None
        elif fresh or state.close_at is None:
            state.close_at = self.at + DESERTED

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
        elif state.went_by(seat):
            seated.release_at = seated.release_at if self._due(seated) else self.at
        elif fresh or seated.release_at is None:
            seated.release_at = self.at + terms.away

    def _due(self, seated: Seated) -> bool:
        """Whether a seat is to be freed already."""
        return seated.release_at is not None and seated.release_at <= self.at
