"""An event with some of its players or tables changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from croupier.tournament.event import Entrant, Event, Table


def people(event: Event, *changed: Entrant) -> dict[str, Entrant]:
    """The players, with some changed."""
    entrants = event.entrants.copy()
    for entrant in changed:
        entrants[entrant.id] = entrant
    return entrants


def tables(event: Event, *changed: Table) -> dict[int, Table]:
    """The tables, with some changed."""
    tables = event.tables.copy()
    for table in changed:
        tables[table.number] = table
    return tables


def sit(table: Table, seat: int, player: str) -> Table:
    """A table with one more player."""
    stood = tuple([other for other in table.stood if other != seat])
    return replace(table, seats={**table.seats, seat: player}, stood=stood)


def stand(table: Table, seats: Iterable[int]) -> Table:
    """A table with some seats empty."""
    left = tuple(seats)
    taken = {seat: player for seat, player in table.seats.items() if seat not in left}
    stood = tuple([seat for seat in table.stood if seat not in left])
    return replace(table, seats=taken, stood=stood + left)


def unseated(event: Event, players: Iterable[str], **changes: Any) -> Event:
    """The players get up from their seats, whatever they hold."""
    entrants, tables = event.entrants.copy(), event.tables.copy()
    for player in players:
        entrant = entrants[player]
        if entrant.table:
            tables[entrant.table] = stand(tables[entrant.table], (entrant.seat,))
        entrants[player] = replace(entrant, table=0, seat=0, arrived="", waiting=False, **changes)
    return replace(event, entrants=entrants, tables=tables)
