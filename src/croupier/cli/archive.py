"""`croupier archive`: what is old, out of a database whose house is closed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.room.house.archivist import archive as brought
from croupier.room.journal.archive import archive_of
from croupier.room.journal.schema import shrink
from croupier.room.journal.sqlite import locked
from croupier.room.journal.store import Store
from croupier.text import say


def archive(
    context: typer.Context,
    database: Annotated[Path, typer.Argument(metavar="DATABASE", exists=True, dir_okay=False)],
    *,
    keep_days: Annotated[int, typer.Option("--keep-days", metavar="DAYS", min=1)],
    lang: Language = None,
) -> None:
    """Bring what is older than so many days into the archive, and give the disk back what becomes free."""
    folder, size = archive_of(database), database.stat().st_size
    store = Store(database)
    try:
        done = asyncio.run(brought(store, time.time_ns() // 1_000_000, keep_days))
    except OSError as error:
        raise Mistake("room-archive-impossible", path=str(folder), why=error.strerror or "") from error
    finally:
        store.close()
    with locked(database):
        shrink(database)
    out, speaks = console(), lang or context.obj
    out.print(
        say("cli-archive-done", speaks, rows=done.rows, hands=done.hands, path=str(folder), size=done.size)
    )
    out.print(say("cli-archive-size", speaks, path=str(database), before=size, after=database.stat().st_size))
