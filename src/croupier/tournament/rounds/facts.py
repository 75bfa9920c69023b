"""Facts about shootouts and brackets."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
    Table,
)
from croupier.tournament.fact import Happened
from croupier.tournament.why import Why

__all__ = ["Paired", "RoundDrawn", "Seeded", "WentThrough"]


class Seeded(Happened, frozen=True, tag="seeded"):
    """A player has a place in the bracket, 0 none."""

    player: str
    number: int

    def onto(self, event: Event) -> Event:
        """A player has his place in the bracket."""
        entrant = replace(event.entrants[self.player], seeded=self.number)
        return replace(event, entrants=people(event, entrant))


class Paired(Happened, frozen=True, tag="paired"):
    """The pairs of the bracket were set by hand: its slots from top to bottom; none, and they are drawn."""

    slots: tuple[str, ...]

    def onto(self, event: Event) -> Event:
        """The bracket is set by hand, or is drawn again."""
        return replace(event, pairs=self.slots)


class RoundDrawn(Happened, frozen=True, tag="round-drawn"):
    """A round of a shootout or a bracket was drawn: table and seat of everybody, and what he begins it with.

    `byes` wait for the next round; `bracket` are its slots from top to bottom, empty names where nobody stands.
    """

    number: int
    seats: dict[str, tuple[int, int]]
    stacks: dict[str, int]
    byes: tuple[str, ...]
    bracket: tuple[str, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """Everybody still in sits at a table of the new round, or has a bye."""
        rules = event.terms.rounds
        before = sum([event.entrants[player].stack for player in self.stacks])
        more = sum(self.stacks.values()) - before
        tables: dict[int, dict[int, str]] = {}
        changed = []
        for player, chips in self.stacks.items():
            table, seat = self.seats.get(player, (0, 0))
            if table:
                tables.setdefault(table, {})[seat] = player
            entrant = event.entrants[player]
            changed.append(
                replace(entrant, status="playing", stack=chips, table=table, seat=seat, arrived="draw")
            )
        return replace(
            event,
            entrants=people(event, *changed),
            tables={number: Table(number, dict(sorted(seats.items()))) for number, seats in tables.items()},
            opened=max([event.opened, *tables]),
            stage=self.number,
            through=self.byes,
            bracket=self.bracket,
            brackets=(*event.brackets, self.bracket) if self.bracket else (),
            issued=event.issued + max(more, 0),
            removed=event.removed + max(-more, 0),
            final=len(tables) == 1 and not self.byes,
            withdrawn=() if rules is not None and rules.stacks == "fresh" else event.withdrawn,
        )


class WentThrough(Happened, frozen=True, tag="went-through"):
    """A player won his table and waits for the next round."""

    player: str
    table: int
    why: Why

    def onto(self, event: Event) -> Event:
        """A table is decided and its winner waits; in a bracket the slots of the next round fill."""
        entrant = replace(event.entrants[self.player], table=0, seat=0, arrived="", waiting=False)
        tables = {number: table for number, table in event.tables.items() if number != self.table}
        through = (*event.through, self.player)
        return replace(event, entrants=people(event, entrant), tables=tables, through=through)


Facts: TypeAlias = Seeded | Paired | RoundDrawn | WentThrough
"""Everything that can happen to an event about shootouts and brackets."""
