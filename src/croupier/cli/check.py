"""`croupier check`: what a database holds, and whether all of it can be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from croupier.cli.house_database import Database
from croupier.cli.options import Files, HouseKey, Language
from croupier.cli.terminal import console, counting
from croupier.errors import Broken, Mistake
from croupier.room.house.checking import Checked, LedgerLine
from croupier.room.house.checking import check as found
from croupier.room.journal.archive import archive_of
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.errors import CroupierError
    from croupier.room.house.checking import StreamLine
    from croupier.room.house.heads import Statement
    from croupier.room.journal.place import Place


def check(
    context: typer.Context,
    database: Database,
    *,
    kept: Annotated[Path | None, typer.Option("--kept", metavar="FILE", exists=True, dir_okay=False)] = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE")] = None,
    house_key: HouseKey = None,
    files: Files = None,
    archive: Annotated[Path | None, typer.Option("--archive", metavar="FOLDER")] = None,
    lang: Language = None,
) -> None:
    """Read a whole database, a running house's too, and change nothing; exits 1 when something in it is wrong."""
    speaks, database = lang or context.obj, database.beside(files)
    kept_elsewhere = kept.read_bytes() if kept is not None else b""
    checked = _checked(database, archive or archive_of(database.path), house_key, kept_elsewhere, speaks)
    out = console()
    for line in checked.streams:
        out.print(_told(line, speaks))
    ledger = checked.ledger
    said = say("cli-check-ledger", speaks, accounts=ledger.accounts, transactions=ledger.transactions)
    out.print(said + _faults(ledger.faults, speaks))
    if checked.file:
        out.print(say("cli-check-file", speaks) + _faults(checked.file, speaks))
    if checked.head is not None:
        head = checked.head
        out.print(say("cli-check-head", speaks, version=head.version, hash=head.previous, key=head.key))
        if keep is not None:
            _add(keep, head)
    out.print(
        say(
            "cli-check-all",
            speaks,
            streams=len(checked.streams),
            rows=checked.rows,
            faults=checked.faults,
        )
    )
    if checked.faults:
        raise typer.Exit(1)


def _checked(database: Place, archive: Path, house_key: Path | None, kept: bytes, lang: str) -> Checked:
    """What was found, with a bar on standard error, on a terminal only."""
    try:
        return _read(database, archive, house_key, kept, lang)
    except Broken as damage:
        return Checked((), LedgerLine(0, 0), (damage,))


def _read(database: Place, archive: Path, house_key: Path | None, kept: bytes, lang: str) -> Checked:
    key = read_key(house_key or beside(database.path))
    with database.engine().looked_at() as connection, counting(say("cli-check-reading", lang)) as told:
        return found(connection, told, key, kept, archive)


def _add(file: Path, head: Statement) -> None:
    """Put a statement at the end of a file of them."""
    try:
        with file.open("ab") as out:
            out.write(msgspec.json.encode(head) + b"\n")
    except OSError as error:
        raise Mistake("cli-cannot-write", file=str(file), reason=error.strerror or "") from None


def _told(line: StreamLine, lang: str) -> str:
    kind = say(f"room-stream-{line.kind or 'unknown'}", lang)
    state = say(f"cli-check-{line.state}", lang, why=line.why)
    what = f"{kind} “{line.title}”" if line.title else kind
    rows = say("cli-check-rows", lang, rows=line.rows)
    return f"{line.stream}: {what}, {rows}, {state}" + _faults(line.faults, lang)


def _faults(faults: Iterable[CroupierError], lang: str) -> str:
    return "".join([f"; {say('cli-check-fault', lang)}: {each.say(lang)}" for each in faults])
