"""Casino tables on which real cards and chips lie: what their racks won, and what their players are worth.

Beside the dealt pit (`croupier.pit`), which knows every card, the house knows of these only what is counted: the rack
as the table opens and closes, fills and credits, and the drop, that is the money for which chips were bought there.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Refusal

if TYPE_CHECKING:
    from croupier.cash.shift import Shift

HOUR: Final = 3_600_000
PARTS: Final = 10_000
"""An edge is so many parts of a bet."""


class PitLine(NamedTuple):
    """One casino table's line of a shift, in chips. `win` is known once the rack was counted."""

    table: str
    game: str
    opened: int
    filled: int
    credited: int
    drop: int
    counted_drop: int | None
    closed: int | None
    theo: int

    @property
    def win(self) -> int | None:
        """The drop, less the chips that have left the rack.

        >>> PitLine("bj", "blackjack", 10_000, 2_000, 500, 4_000, None, 8_700, 0).win
        1200
        """
        if self.closed is None:
            return None
        return self.in_box + self.closed + self.credited - self.opened - self.filled

    @property
    def in_box(self) -> int:
        """The drop as it was counted, or before that as it was called out."""
        return self.drop if self.counted_drop is None else self.counted_drop

    @property
    def drop_difference(self) -> int:
        """What the count of the drop is out by."""
        return 0 if self.counted_drop is None else self.counted_drop - self.drop


@dataclass(slots=True)
class Rating:
    """How somebody plays at a table: his bet as the pit boss sees it, `staked` by the time he bet it (chips · ms)."""

    person: str
    table: str
    bet: int
    since: int
    began: int
    staked: int = 0
    ended: int | None = None

    def change(self, bet: int, at: int) -> None:
        """From now on he bets so much."""
        self.staked += self.bet * (at - self.since)
        self.bet, self.since = bet, at

    def average(self, at: int) -> int:
        """His average bet until now, in chips."""
        end = self.ended if self.ended is not None else at
        running = 0 if self.ended is not None else self.bet * (at - self.since)
        return (self.staked + running) // max(end - self.began, 1) if end > self.began else self.bet

    def theo(self, pace: int, edge: int, at: int) -> int:
        """What the house expects to win of him: his bets, `pace` of them an hour, by its `edge` (1/10,000 of a bet).

        >>> rating = Rating("ann", "bj", 50, 0, 0)
        >>> rating.theo(60, 200, 2 * HOUR)
        120
        """
        running = 0 if self.ended is not None else self.bet * (at - self.since)
        return (self.staked + running) * pace * edge // (HOUR * PARTS)


@dataclass(slots=True)
class PitTable:
    """A casino table that is open: its game, how many rounds an hour it deals, and the house's edge in 1/10,000."""

    name: str
    game: str
    pace: int
    edge: int
    opened: int
    filled: int = 0
    credited: int = 0
    drop: int = 0
    counted_drop: int | None = None
    closed: int | None = None
    ratings: list[Rating] = field(default_factory=list)

    def copy(self) -> PitTable:
        """The table as another value."""
        return replace(self, ratings=[replace(each) for each in self.ratings])


class LivePit:
    """The casino tables of a shift. Chips move in the shift's book: between its cage, racks and what left a table.

    >>> from croupier.cash import Shift
    >>> shift, pit = Shift("friday"), LivePit()
    >>> pit.open(shift, "bj", "Blackjack 1", "blackjack", pace=60, edge=50, rack=10_000)
    >>> pit.buy(shift, "bj", 3_000)
    >>> pit.fill(shift, "bj", 1_000)
    >>> pit.close(shift, "bj", counted=9_200, at=0)
    >>> pit.lines(0)[0].win, shift.book.total()
    (1200, 0)
    """

    def __init__(self) -> None:
        self.tables: dict[str, PitTable] = {}

    def copy(self) -> LivePit:
        """The pit as another value."""
        twin = LivePit()
        twin.tables = {id: table.copy() for id, table in self.tables.items()}
        return twin

    def open(
        self, shift: Shift, table: str, name: str, game: str, *, pace: int, edge: int, rack: int
    ) -> None:
        """Open a table with a rack counted out by the cage; once a shift."""
        if table in self.tables:
            raise Refusal("cash-table-open", table=table)
        shift.to_pit(table, rack)
        self.tables[table] = PitTable(name, game, pace, edge, rack)

    def buy(self, shift: Shift, table: str, chips: int) -> None:
        """Money for so many chips goes into the drop box, and the chips over the table."""
        found = self._open(table)
        shift.over_pit(table, chips)
        found.drop += chips

    def fill(self, shift: Shift, table: str, chips: int) -> None:
        """Chips come from the cage into the rack; below zero they go back, which is a credit."""
        found = self._open(table)
        shift.to_pit(table, chips)
        if chips < 0:
            found.credited -= chips
        else:
            found.filled += chips

    def close(self, shift: Shift, table: str, *, counted: int, at: int) -> None:
        """The rack is counted and goes back to the cage; what players have won or lost of it shows only now."""
        found = self._open(table)
        shift.from_pit(table, counted)
        for rating in found.ratings:
            _end(rating, at)
        found.closed = counted

    def count_drop(self, table: str, counted: int) -> None:
        """The drop box was emptied and counted."""
        self._known(table).counted_drop = counted

    def rate(self, table: str, person: str, bet: int, at: int) -> None:
        """Somebody plays at a table, betting so much on average; with no bet his rating ends."""
        found = self._open(table)
        rating = next((each for each in found.ratings if each.person == person and each.ended is None), None)
        if rating is None:
            if not bet:
                raise Refusal("cash-not-rated", table=table)
            found.ratings.append(Rating(person, table, bet, at, at))
        elif bet:
            rating.change(bet, at)
        else:
            _end(rating, at)

    def lines(self, at: int) -> tuple[PitLine, ...]:
        """Every table's line."""
        return tuple([_line(id, table, at) for id, table in self.tables.items()])

    def _known(self, table: str) -> PitTable:
        if table not in self.tables:
            raise Refusal("cash-table-not-open", table=table)
        return self.tables[table]

    def _open(self, table: str) -> PitTable:
        found = self._known(table)
        if found.closed is not None:
            raise Refusal("cash-table-not-open", table=table)
        return found


def _end(rating: Rating, at: int) -> None:
    if rating.ended is None:
        rating.change(0, at)
        rating.ended = at


def _line(id: str, table: PitTable, at: int) -> PitLine:
    theo = sum([each.theo(table.pace, table.edge, at) for each in table.ratings])
    return PitLine(
        id,
        table.game,
        table.opened,
        table.filled,
        table.credited,
        table.drop,
        table.counted_drop,
        table.closed,
        theo,
    )
