"""Which house's database a command is told of: a file, or one on a server by its address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from croupier.errors import Mistake
from croupier.room.journal.place import Place, place

if TYPE_CHECKING:
    from croupier.room.journal.engine import Engine

Database = Annotated[Place, typer.Argument(metavar="DATABASE", parser=place)]


def standing(database: Place) -> Engine:
    """Return what keeps a database that a house was opened on before; `Mistake` where there is none.

    >>> from croupier.room.journal.place import place
    >>> standing(place("no-such-folder/house.db"))
    Traceback (most recent call last):
        ...
    croupier.errors.Mistake: there is no database no-such-folder/house.db
    """
    engine = database.engine()
    if not engine.begun():
        raise Mistake("room-database-missing", path=str(engine))
    return engine
