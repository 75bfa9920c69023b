"""The house's table of rake: what is dropped from a pot, by its size and by how many were dealt in. A table is data."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from croupier.errors import Mistake


class RakeRow(msgspec.Struct, frozen=True):
    """From so many `players` dealt in and a pot of so many chips on, so much `rake`, and so much for the jackpot."""

    players: int
    pot: int
    rake: int
    jackpot: int = 0


class Drop(NamedTuple):
    """What goes from one pot into the boxes, in chips."""

    rake: int
    jackpot: int


class RakeSchedule(msgspec.Struct, frozen=True):
    """A house's table of rake. Of the rows with the most players that were dealt in, that of the largest pot counts.

    Raises `Mistake` for a row that takes more than its pot, or stands there twice.

    >>> schedule = RakeSchedule((RakeRow(2, 20, 1), RakeRow(5, 20, 2), RakeRow(5, 40, 3, jackpot=1)))
    >>> schedule.drop(pot=45, players=4), schedule.drop(pot=45, players=7), schedule.drop(pot=19, players=7)
    (Drop(rake=1, jackpot=0), Drop(rake=3, jackpot=1), Drop(rake=0, jackpot=0))
    >>> schedule.drop(pot=45, players=7, flop=False)
    Drop(rake=0, jackpot=0)
    """

    rows: tuple[RakeRow, ...] = ()
    no_flop_no_drop: bool = True

    def __post_init__(self) -> None:
        for row in self.rows:
            if row.players < 2 or row.rake < 0 or row.jackpot < 0 or row.rake + row.jackpot > row.pot:
                raise Mistake("cash-bad-rake-row", players=row.players, pot=row.pot)
        if len({(row.players, row.pot) for row in self.rows}) < len(self.rows):
            raise Mistake("cash-rake-row-twice")

    def steps(self, players: int) -> tuple[RakeRow, ...]:
        """The rows that count for a hand dealt to so many players, by the size of the pot."""
        fewest = max([row.players for row in self.rows if row.players <= players], default=0)
        return tuple(sorted([row for row in self.rows if row.players == fewest], key=lambda row: row.pot))

    def drop(self, pot: int, players: int, *, flop: bool = True) -> Drop:
        """What is dropped from a pot; nothing without a flop where the house drops none then (FSPR:rake-2)."""
        if not flop and self.no_flop_no_drop:
            return Drop(0, 0)
        reached = [row for row in self.steps(players) if row.pot <= pot]
        return Drop(reached[-1].rake, reached[-1].jackpot) if reached else Drop(0, 0)
