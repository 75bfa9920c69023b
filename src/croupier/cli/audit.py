"""`croupier audit`: what the staff of a house has done, read out of its database and held against its seals."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from croupier.cli.house_database import Database
from croupier.cli.options import Files, HouseKey, Language
from croupier.cli.terminal import console, counting
from croupier.errors import Mistake
from croupier.room.house import auditing, games
from croupier.room.journal.acts import Wanted
from croupier.room.journal.archive import archive_of
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.text import say

app: Final = typer.Typer(no_args_is_help=True)


@app.command()
def verify(
    context: typer.Context,
    database: Database,
    *,
    files: Files = None,
    archive: Annotated[Path | None, typer.Option("--archive", metavar="FOLDER")] = None,
    lang: Language = None,
) -> None:
    """Hold every act against the seal of its row; exits 1 where one was changed, put in or taken out."""
    speaks, out, database = lang or context.obj, console(), database.beside(files)
    with database.engine().looked_at() as connection, counting(say("cli-check-reading", speaks)) as told:
        reader = Reader(connection, archive=archive or archive_of(database.path))
        wrong, acts = auditing.verify(reader, told), auditing.logged(reader)
    for fault in wrong:
        out.print(f"{say('cli-check-fault', speaks)}: {fault.say(speaks)}")
    out.print(say("cli-audit-verified", speaks, acts=acts, faults=len(wrong)))
    if wrong:
        raise typer.Exit(1)


@app.command()
def export(
    database: Database,
    *,
    files: Files = None,
    since: Annotated[str, typer.Option("--since", metavar="TIME")] = "",
    until: Annotated[str, typer.Option("--until", metavar="TIME")] = "",
    person: Annotated[str, typer.Option("--person", metavar="ID")] = "",
    place: Annotated[str, typer.Option("--at", metavar="STREAM")] = "",
    ask: Annotated[str, typer.Option("--ask", metavar="TYPE")] = "",
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,  # noqa: ARG001 — what it writes has no words
) -> None:
    """Write the log as CSV, or a line of JSON an act."""
    if as_csv and as_json:
        raise Mistake("cli-audit-which")
    wanted = Wanted(
        since=_time(since, 0), until=_time(until, Wanted().until), person=person, stream=place, ask=ask
    )
    with database.beside(files).engine().looked_at() as connection:
        reader = Reader(connection)
        names = {each.id: each.name for each in reader.people()}
        lines = (auditing.line(each, lambda id: names.get(id, id)) for each in reader.acts(wanted))
        if as_json:
            for line in lines:
                print(json.dumps(line, ensure_ascii=False))
            return
        for piece in auditing.sheet(lines):
            sys.stdout.write(piece)


@app.command("games")
def games_of(
    database: Database,
    *,
    files: Files = None,
    since: Annotated[str, typer.Option("--since", metavar="TIME")] = "",
    until: Annotated[str, typer.Option("--until", metavar="TIME")] = "",
    person: Annotated[str, typer.Option("--person", metavar="ID")] = "",
    place: Annotated[str, typer.Option("--at", metavar="STREAM")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    house_key: HouseKey = None,
    archive: Annotated[Path | None, typer.Option("--archive", metavar="FOLDER")] = None,
    lang: Language = None,  # noqa: ARG001 — what it writes has no words
) -> None:
    """Write every game that was played as CSV, or a line of JSON for each player in it."""
    until_at, database = _time(until, Wanted().until), database.beside(files)
    key = read_key(house_key or beside(database.path))
    with database.engine().looked_at() as connection:
        reader = Reader(connection, key, archive or archive_of(database.path))
        found = games.games(reader, _time(since, 0), until_at, place)
        told = games.lines(found, games.programs(reader))
        wanted = (line for line in told if not person or line["person"] == person)
        if as_json:
            for line in wanted:
                print(json.dumps(line, ensure_ascii=False))
            return
        for piece in games.sheet(wanted):
            sys.stdout.write(piece)


def _time(text: str, otherwise: int) -> int:
    """A day or a time in ms since 1970; of UTC where it names no zone."""
    if not text:
        return otherwise
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise Mistake("cli-audit-time", time=text[:40]) from None
    return int((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp() * 1000)
