"""Facts about seats and tables."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from croupier.play import Positions
from croupier.tournament.changes import people, sit, stand, tables
from croupier.tournament.event import (
    Event,
    Table,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = [
    "Broken",
    "Buttoned",
    "Closing",
    "Drawn",
    "FinalTable",
    "Halted",
    "Locked",
    "Moved",
    "Opened",
    "Seated",
    "Waits",
]


class Opened(Happened, frozen=True, tag="opened"):
    """A table was opened."""

    table: int

    def onto(self, event: Event) -> Event:
        """One more table."""
        return replace(event, tables=tables(event, Table(self.table)), opened=max(event.opened, self.table))


class Drawn(Happened, frozen=True, tag="drawn"):
    """Seats were drawn by lot: `seed` and the names drawn let anyone draw again.

    `seats` are table and seat in the order of the stack of seat cards; in a two-step draw `cards` are those the
    players were dealt face up, in the order of `players`.
    """

    seed: str
    players: tuple[str, ...]
    seats: tuple[tuple[int, int], ...]
    cards: tuple[int, ...] = ()

    def onto(self, event: Event) -> Event:
        """Lots are never drawn twice from one seed."""
        return replace(event, draws=event.draws + 1)


class Seated(Happened, frozen=True, tag="seated"):
    """A player took a seat with new chips."""

    player: str
    table: int
    seat: int
    chips: int
    why: Why

    def onto(self, event: Event) -> Event:
        """A player sits with new chips."""
        entrant = replace(
            event.entrants[self.player],
            status="playing",
            stack=event.entrants[self.player].stack + self.chips,
            table=self.table,
            seat=self.seat,
            arrived="draw",
        )
        alternates = tuple([player for player in event.alternates if player != self.player])
        return replace(
            event,
            entrants=people(event, entrant),
            tables=tables(event, sit(event.tables[self.table], self.seat, self.player)),
            issued=event.issued + self.chips,
            alternates=alternates,
        )


class Moved(Happened, frozen=True, tag="moved"):
    """A player went to another seat with all his chips."""

    player: str
    old_table: int
    old_seat: int
    table: int
    seat: int
    kind: Literal["broke", "balance", "order", "final"]
    why: Why

    def onto(self, event: Event) -> Event:
        """A player sits elsewhere with his chips."""
        tables = event.tables.copy()
        if self.kind != "final":
            tables[self.old_table] = stand(tables[self.old_table], (self.old_seat,))
        tables[self.table] = sit(tables[self.table], self.seat, self.player)
        arrived = "broke" if self.kind == "final" else self.kind
        entrant = replace(
            event.entrants[self.player], table=self.table, seat=self.seat, arrived=arrived, waiting=False
        )
        return replace(event, entrants=people(event, entrant), tables=tables)

    def announced(self, at: int) -> Announcement | None:
        """Return it with both seats."""
        to, old = (self.table, self.seat), (self.old_table, self.old_seat)
        return Announcement(at, self.kind_of_fact, self.why, (self.player,), *to, *old)


class Broken(Happened, frozen=True, tag="broken"):
    """A table was closed; nobody sits there any more."""

    table: int
    why: Why

    def onto(self, event: Event) -> Event:
        """A table is gone."""
        tables = {number: table for number, table in event.tables.items() if number != self.table}
        breaking = 0 if event.breaking == self.table else event.breaking
        return replace(event, tables=tables, breaking=breaking)


class Closing(Happened, frozen=True, tag="closing"):
    """A table closes as soon as its hand is over; 0 takes that back."""

    table: int
    why: Why

    def onto(self, event: Event) -> Event:
        """The table is to close."""
        return replace(event, breaking=self.table)


class FinalTable(Happened, frozen=True, tag="final-table"):
    """The players of two tables came together."""

    table: int
    why: Why

    def onto(self, event: Event) -> Event:
        """One table is left, and nobody sits at it yet."""
        # Everybody draws anew, so nobody owes or is owed a blind from before.
        return replace(
            event,
            tables={self.table: Table(self.table, hands=event.tables[self.table].hands)},
            final=True,
            breaking=0,
        )


class Halted(Happened, frozen=True, tag="halted"):
    """A table stops until players come, or goes on."""

    table: int
    halted: bool
    why: Why

    def onto(self, event: Event) -> Event:
        """A table stops, or goes on."""
        return replace(event, tables=tables(event, replace(event.tables[self.table], halted=self.halted)))


class Buttoned(Happened, frozen=True, tag="buttoned"):
    """The button and the blinds of a table's last hand, as the floor sees them."""

    table: int
    positions: Positions

    def onto(self, event: Event) -> Event:
        """Where the blinds stood is known."""
        table = replace(event.tables[self.table], positions=self.positions)
        return replace(event, tables=tables(event, table))


class Locked(Happened, frozen=True, tag="locked"):
    """A player keeps his seat as long as his table stands, or no longer."""

    player: str
    locked: bool

    def onto(self, event: Event) -> Event:
        """A player keeps his seat, or no longer."""
        entrant = replace(event.entrants[self.player], locked=self.locked)
        return replace(event, entrants=people(event, entrant))


class Waits(Happened, frozen=True, tag="waits"):
    """Every seat is taken: a player waits as an alternate."""

    player: str

    def onto(self, event: Event) -> Event:
        """A player is an alternate."""
        entrant = replace(event.entrants[self.player], status="alternate")
        return replace(event, entrants=people(event, entrant), alternates=(*event.alternates, self.player))

    def announced(self, at: int) -> Announcement | None:
        """Return it with the player."""
        return Announcement(at, self.kind_of_fact, None, (self.player,))


Facts: TypeAlias = (
    Waits | Opened | Drawn | Seated | Moved | Broken | Closing | FinalTable | Halted | Buttoned | Locked
)
"""Everything that can happen to an event about seats and tables."""
