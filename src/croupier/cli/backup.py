"""`croupier backup` and `croupier restore`: a copy of a house, and a house out of a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.house_database import Database
from croupier.cli.options import Files, HouseKey, Language
from croupier.cli.terminal import console, counting
from croupier.room.house.checking import check
from croupier.room.journal import backup as copies
from croupier.room.journal.archive import archive_of
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.schema import looked_at
from croupier.text import say


def backup(
    context: typer.Context,
    database: Database,
    to: Annotated[Path, typer.Argument(metavar="COPY")],
    *,
    files: Files = None,
    lang: Language = None,
) -> None:
    """Copy a database, a running house's too, as it stands at one moment."""
    speaks, database = lang or context.obj, database.beside(files)
    with counting(say("cli-backup-copying", speaks)) as told:
        size = copies.back_up(database.engine(), to, told)
    out = console()
    out.print(say("cli-backup-done", speaks, path=str(to), size=size))
    if archive_of(database.path).is_dir():
        out.print(say("cli-backup-archive", speaks, path=str(copies.shared_archive(to, database.path))))
    if (key := beside(database.path)).exists():
        out.print(say("cli-backup-key", speaks, path=str(key)))


def restore(
    context: typer.Context,
    copy: Annotated[Path, typer.Argument(metavar="COPY")],
    database: Database,
    *,
    files: Files = None,
    house_key: HouseKey = None,
    archive: Annotated[Path | None, typer.Option("--archive", metavar="FOLDER")] = None,
    lang: Language = None,
) -> None:
    """Put a copy in a database's place, once all of it was found to be right; exits 1 where it is not."""
    speaks, out, database = lang or context.obj, console(), database.beside(files)
    beside_copy, own = copies.shared_archive(copy, database.path), archive_of(database.path)
    archive = archive or (beside_copy if beside_copy.is_dir() else own)
    with looked_at(copy) as connection:
        found = check(connection, key=read_key(house_key or beside(database.path)), archive=archive)
        if found.faults:
            out.print(say("cli-restore-faults", speaks, path=str(copy), faults=found.faults))
            raise typer.Exit(1)
        copies.carry(connection, archive, own)
    with counting(say("cli-backup-copying", speaks)) as told:
        aside = copies.restore(copy, database.engine(), told)
    if aside is not None:
        out.print(say("cli-restore-aside", speaks, path=str(aside)))
    out.print(
        say("cli-restore-done", speaks, path=str(database), streams=len(found.streams), rows=found.rows)
    )
