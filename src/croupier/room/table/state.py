"""A table as it stands. Only `apply` changes it."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Any

from croupier.cash import CashTable, Departure
from croupier.room.hand.state import HandTable
from croupier.room.table.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Positions
    from croupier.room.hand.terms import Terms
    from croupier.room.table.guests import Guest


def stream_of(table: str) -> str:
    """The name of a table's journal.

    >>> stream_of("oak")
    'table/oak'
    """
    return f"table/{table}"


@dataclass(slots=True)
class TableState(HandTable):
    """A cash table. `cash` holds the chairs: who owes what, where the button stands, who is dealt in; `seated` are the
    same chairs with who sits in them.

    `charge_at` and `close_at` are deadlines (ms since 1970), `held` is why the floor lets no hand be dealt. Where the
    game changes, `dealt_of_game` is how many hands of it were dealt in a row, and `chosen` what the player on the
    button has named for the next hand. `names` is what those are called for whom a seat is kept, `departed` are those
    who have cashed out within the hour, `coming` those whom the house is bringing here from another table. `sheet` is
    what each has brought to a table that somebody opened, and taken from it; there is none at the house's own. `guests`
    are those who came to its door, by person; after `ended` no hand is dealt. `next_terms` wait for the hand being
    played to end; where a bomb pot was called, the next hand is one.
    """

    cash: CashTable
    _: KW_ONLY
    charge_at: int | None = None
    close_at: int | None = None
    held: str = ""
    dealt_of_game: int = 0
    chosen: str | None = None
    departed: dict[str, Departure] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    coming: set[str] = field(default_factory=set)
    sheet: Sheet | None = None
    guests: dict[str, Guest] = field(default_factory=dict)
    ended: bool = False
    next_terms: Terms | None = None
    bomb_called: bool = False

    @classmethod
    def of(cls, terms: Terms) -> TableState:
        """A table on these terms, nobody there yet."""
        return cls(terms, CashTable(terms.cash()), sheet=Sheet() if terms.opened_by else None)

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.terms.id)

    def copied(self) -> dict[str, Any]:
        """What changes in place, as other values; those who sit here sit in the chairs of the table."""
        cash = self.cash.copy()
        return HandTable.copied(self) | {
            "cash": cash,
            "seated": {seat: each.copy(cash.chairs.get(seat)) for seat, each in self.seated.items()},
            "departed": dict(self.departed),
            "names": dict(self.names),
            "coming": set(self.coming),
            "guests": dict(self.guests),
            "sheet": self.sheet.copy() if self.sheet is not None else None,
        }

    @property
    def positions(self) -> Positions | None:
        """Where the button and the blinds stand."""
        return self.cash.positions

    @property
    def private(self) -> bool:
        """Whether only those come whom its host lets in."""
        return self.terms.private

    @property
    def host(self) -> str:
        """The person who opened it, empty for the house's own."""
        return self.terms.opened_by

    def was_within(self, person: str) -> bool:
        """Whether somebody has had chips at a table of one's own."""
        return self.sheet is not None and person in self.sheet.tallies

    @property
    def begins_anew(self) -> bool:
        """Whether the next hand is dealt to all who are there without posts."""
        return self.cash.begins_anew

    def went_by(self, seat: int) -> bool:
        """Whether the blinds went by an idle player with chips as often as his seat is kept for."""
        seated, most = self.seated[seat], self.terms.policy.number("release_big_blinds")
        return bool(most and seated.chips) and seated.chair.rounds >= most

    @property
    def stacks(self) -> dict[str, int]:
        """What lies before everybody between hands, or lay there before this one, in chips, by person."""
        return {each.person: each.chips + each.chair.announced for each in self.seated.values()}

    @property
    def reserved(self) -> Mapping[int, str]:
        """The empty seats that are kept for somebody, and what he is called."""
        return {seat: self.names.get(person, "") for seat, person in self.cash.reserved.items()}

    def kept_for(self, person: str) -> int | None:
        """The empty seat that is kept for somebody; a table that is closed keeps none."""
        kept = self.cash.reserved.items() if not self.closed else ()
        return next((seat for seat, whose in kept if whose == person), None)
