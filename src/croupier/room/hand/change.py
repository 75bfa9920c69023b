"""One row on its way into a table: what it moves, what it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Broken
from croupier.ledger import Account, Posting, table_chips, wallet
from croupier.room.hand.state import Entry

if TYPE_CHECKING:
    from croupier.room.hand.events import Event
    from croupier.room.hand.state import HandTable, Seated


class Change:
    """A table changing by one row, written `at` (ms since 1970). What is built on it knows the rows."""

    def __init__(self, state: HandTable, at: int) -> None:
        self.state = state
        self.at = at
        self.postings: list[Posting] = []
        self.hand_over = False
        self.pause: int = state.terms.pause

    def seated(self, seat: int) -> Seated:
        """Who sits in a seat; `Broken` where nobody does."""
        seated = self.state.seated.get(seat)
        if seated is None:
            raise Broken("room-row-impossible", row="seat")
        return seated

    def move(self, giver: Account, taker: Account, chips: int) -> None:
        """Chips go from one account to another."""
        self.post(giver, -chips)
        self.post(taker, chips)

    def post(self, account: Account, chips: int) -> None:
        """One side of a movement."""
        if chips:
            self.postings.append(Posting(account, chips))

    def chips_of(self, person: str) -> Account:
        """Somebody's chips at this table."""
        return table_chips(self.state.terms.id, person)

    def tell(self, event: Event) -> None:
        """Something everybody may hear."""
        self.state.entries.append(Entry(self.state.version, event))


def purse(source: str, person: str) -> Account:
    """The account chips come from or go to: the person's wallet where no other is named."""
    return Account(source) if source else wallet(person)
