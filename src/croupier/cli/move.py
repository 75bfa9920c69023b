"""`croupier move`: a house from SQLite into PostgreSQL, and back."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.options import Files, Language
from croupier.cli.terminal import console, counting
from croupier.room.journal.moving import move as moved
from croupier.room.journal.place import Place, place
from croupier.text import say


def move(
    context: typer.Context,
    source: Annotated[Place, typer.Argument(metavar="SRC", parser=place)],
    to: Annotated[Place, typer.Argument(metavar="DEST", parser=place)],
    *,
    files: Files = None,
    wait: Annotated[bool, typer.Option("--wait")] = False,
    lang: Language = None,
) -> None:
    """Bring a closed house into another database, whole and proved row by row, or not at all."""
    speaks, source, to = lang or context.obj, source.beside(files), to.beside(files)
    with counting(say("cli-move-moving", speaks)) as told:
        done = moved(source.engine(), to.engine(), told, wait=wait)
    console().print(
        say("cli-move-done", speaks, path=str(to), streams=done.streams, journal=done.journal, rows=done.rows)
    )
