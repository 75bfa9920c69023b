"""`croupier archive`: what is old, out of a database whose house is closed."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from croupier.cli.house_database import Database, standing
from croupier.cli.options import Files, Language, Parquet
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.room.house.archivist import archive as brought
from croupier.room.journal.archive import archive_of
from croupier.room.journal.store import Store
from croupier.text import say


def archive(
    context: typer.Context,
    database: Database,
    *,
    keep_days: Annotated[int, typer.Option("--keep-days", metavar="DAYS", min=1)],
    parquet: Parquet = False,
    files: Files = None,
    lang: Language = None,
) -> None:
    """Bring what is older than so many days into the archive, and give the disk back what becomes free."""
    engine, folder = standing(database.beside(files)), archive_of(database.beside(files).path)
    store = Store(engine)
    try:
        size = store.size
        done = asyncio.run(brought(store, time.time_ns() // 1_000_000, keep_days, columns=parquet))
    except OSError as error:
        raise Mistake("room-archive-impossible", path=str(folder), why=error.strerror or "") from error
    finally:
        store.close()
    engine.shrink()
    with engine.looked_at() as connection:
        after = engine.size(connection)
    out, speaks = console(), lang or context.obj
    out.print(
        say("cli-archive-done", speaks, rows=done.rows, hands=done.hands, path=str(folder), size=done.size)
    )
    out.print(say("cli-archive-size", speaks, path=str(engine), before=size, after=after))
