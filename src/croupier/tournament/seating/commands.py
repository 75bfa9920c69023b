"""What may be asked of an event about seats and tables."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.play import Positions

__all__ = ["Balance", "BreakTable", "Button", "FormFinalTable", "Lock", "Move", "OpenTable"]


class Button(msgspec.Struct, frozen=True, tag="button"):
    """Tell where the button and the blinds of a table's last hand stood.

    >>> from croupier.play import Positions
    >>> from croupier.tournament import Button, dry_run
    >>> night = dry_run(9, live=True)
    >>> _ = night.do(Button(1, Positions(button=3, small_blind=4, big_blind=5)))
    >>> night.event.tables[1].positions.big_blind
    5
    """

    table: int
    positions: Positions


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The floor moves a player to a seat: a wrong seat found, special needs, a decision of the director.

    Players who would like to `swap` are refused: a seat that was drawn is not exchanged.

    >>> from croupier.tournament import Move, dry_run
    >>> night = dry_run(12)
    >>> _ = night.do(Move("12", table=2, seat=1, reason="special-needs"))
    >>> night.event.entrants["12"].table, night.event.entrants["12"].seat
    (2, 1)
    """

    player: str
    table: int
    seat: int
    reason: Literal["wrong-seat", "special-needs", "director", "swap"] = "director"


class Lock(msgspec.Struct, frozen=True, tag="lock"):
    """A player keeps his seat while his table stands.

    >>> from croupier.tournament import Lock, dry_run
    >>> night = dry_run(9)
    >>> _ = night.do(Lock("2"))
    >>> night.event.entrants["2"].locked
    True
    """

    player: str
    locked: bool = True


class Balance(msgspec.Struct, frozen=True, tag="balance"):
    """Make the move that is due; `buttons` tells on which seat the button stood in the last hand, by table.

    >>> from croupier.tournament import Balance, Bust, dry_run
    >>> night = dry_run(20, live=True)
    >>> [len(table.seats) for table in night.event.tables.values()]
    [7, 7, 6]
    >>> for player in list(night.event.tables[3].seats.values())[:2]:
    ...     _ = night.do(Bust(player, takers=("1",)))
    >>> _ = night.do(Balance({1: 1, 2: 1, 3: 1}))
    >>> [len(table.seats) for table in night.event.tables.values()]
    [7, 6, 5]
    """

    buttons: dict[int, int] = {}


class FormFinalTable(msgspec.Struct, frozen=True, tag="form-final-table"):
    """Draw the seats of the final table.

    >>> from croupier.tournament import Bust, FormFinalTable, dry_run
    >>> night = dry_run(11, live=True)
    >>> for player in ("11", "10"):
    ...     _ = night.do(Bust(player, takers=("1",)))
    >>> _ = night.do(FormFinalTable(), seed="lot")
    >>> night.event.final, len(night.event.tables)
    (True, 1)
    """


class BreakTable(msgspec.Struct, frozen=True, tag="break-table"):
    """Close a table now, or as soon as its hand is over.

    >>> from croupier.tournament import BreakTable, Bust, dry_run
    >>> night = dry_run(20, live=True)
    >>> for player in ("19", "20"):
    ...     _ = night.do(Bust(player, takers=("1",)))
    >>> _ = night.do(BreakTable(3), seed="lot")
    >>> [len(table.seats) for table in night.event.tables.values()]
    [9, 9]
    """

    table: int


class OpenTable(msgspec.Struct, frozen=True, tag="open-table"):
    """Open one more table.

    >>> from croupier.tournament import OpenTable, dry_run
    >>> night = dry_run(9, live=True)
    >>> _ = night.do(OpenTable())
    >>> list(night.event.tables)
    [1, 2]
    """


Commands: TypeAlias = Button | Move | Lock | Balance | FormFinalTable | BreakTable | OpenTable
"""Everything that can be asked about seats and tables."""
