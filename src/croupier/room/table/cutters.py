"""Who cuts the next deck of a table: what they have committed themselves to, and what they have opened.

Neither is kept through a restart. What a deck was sealed with and dealt by stands in its rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards.cut import commitment
from croupier.errors import Refusal

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable

PATIENCE: Final = 1_000
"""How long a sealed deck waits for those who have not opened their numbers yet (ms)."""


class Cutters:
    """The commitments for the next deck by person, and the numbers opened for the one that is sealed.

    >>> from croupier.room.hand.terms import Terms
    >>> from croupier.room.table.state import TableState
    >>> state = TableState.of(Terms("oak", "Oak", 50, 100))
    >>> Cutters().pledged(state)
    ()
    """

    def __init__(self) -> None:
        self._pledged: dict[str, str] = {}
        self._opened: dict[str, str] = {}

    def pledge(self, state: HandTable, person: str, made: str) -> None:
        """Somebody in a seat commits himself; `Refusal` for one who has none."""
        if state.seat_of(person) is None:
            raise Refusal("room-not-seated")
        self._pledged[person] = made

    def pledged(self, state: HandTable) -> tuple[tuple[int, str], ...]:
        """The commitments of those who sit here, by seat, each of them once."""
        by_seat = {seat: self._pledged.get(seated.person) for seat, seated in sorted(state.seated.items())}
        first = {made: seat for seat, made in reversed(by_seat.items()) if made is not None}
        return tuple(sorted([(seat, made) for made, seat in first.items()]))

    def begin(self) -> None:
        """A deck is sealed: for the next one everybody commits himself anew."""
        self._pledged.clear()
        self._opened.clear()

    def open(self, state: HandTable, of: str, nonce: str) -> None:
        """A number is opened for a sealed deck; `Refusal` when that is dealt already, or nobody had pledged it."""
        waiting = state.sealing
        if waiting is None or waiting.cut.of != of:
            raise Refusal("room-cut-too-late")
        made = commitment(nonce)
        if made not in [each for _, each in waiting.cut.pledged]:
            raise Refusal("room-cut-not-pledged")
        self._opened[made] = nonce

    def opened(self, state: HandTable) -> tuple[str, ...]:
        """The numbers opened for the deck that is sealed."""
        waiting = state.sealing
        pledged = waiting.cut.pledged if waiting is not None else ()
        return tuple([self._opened[made] for _, made in pledged if made in self._opened])

    def until(self, state: HandTable) -> int:
        """How long the deck that is sealed waits for those who have not opened yet (ms since 1970)."""
        waiting = state.sealing
        if waiting is None or len(self.opened(state)) == len(waiting.cut.pledged):
            return 0
        return state.sealed_at + PATIENCE
