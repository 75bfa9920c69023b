"""What may be asked of an event about seats and tables."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.play import Positions

__all__ = ["Balance", "BreakTable", "Button", "FormFinalTable", "Lock", "Move", "OpenTable"]


class Button(msgspec.Struct, frozen=True, tag="button"):
    """Tell where the button and the blinds of a table's last hand stood."""

    table: int
    positions: Positions


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The floor moves a player to a seat: a wrong seat found, special needs, a decision of the director.

    Players who would like to `swap` are refused: a seat that was drawn is not exchanged.
    """

    player: str
    table: int
    seat: int
    reason: Literal["wrong-seat", "special-needs", "director", "swap"] = "director"


class Lock(msgspec.Struct, frozen=True, tag="lock"):
    """A player keeps his seat while his table stands."""

    player: str
    locked: bool = True


class Balance(msgspec.Struct, frozen=True, tag="balance"):
    """Make the move that is due; `buttons` tells on which seat the button stood in the last hand, by table."""

    buttons: dict[int, int] = {}


class FormFinalTable(msgspec.Struct, frozen=True, tag="form-final-table"):
    """Draw the seats of the final table."""


class BreakTable(msgspec.Struct, frozen=True, tag="break-table"):
    """Close a table now, or as soon as its hand is over."""

    table: int


class OpenTable(msgspec.Struct, frozen=True, tag="open-table"):
    """Open one more table."""


Commands: TypeAlias = Button | Move | Lock | Balance | FormFinalTable | BreakTable | OpenTable
"""Everything that can be asked about seats and tables."""
