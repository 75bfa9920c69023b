"""The drawers and receipts of a house out of its database, for the accountant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.room.cashier import rows
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.cage import Drawer


def drawers(path: Path) -> list[Drawer]:
    """Every drawer of a house, in the order they were opened; a running house may have the database open.

    Raises `Mistake` when it cannot be read.
    """
    state = CageState()
    found: dict[int, Drawer] = {}
    with looked_at(path) as connection:
        for each in Reader(connection).rows(CAGE):
            KIND.carry_out(state, rows.read(each.row), each.at)
            found |= state.cage.drawers
            found |= {drawer.number: drawer for drawer in state.cage.closed[-1:]}
    return [found[number] for number in sorted(found)]
