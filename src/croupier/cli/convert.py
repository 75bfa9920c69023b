"""`croupier convert`: recorded hands from one format into another."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from croupier.cli.terminal import console
from croupier.errors import CroupierError, Mistake
from croupier.hands.files import Trouble, find, hands_of, told
from croupier.records import write_as
from croupier.text import say

if TYPE_CHECKING:
    from croupier.hands.files import Found
    from croupier.records import Played

STDOUT = Path("-")
"""The file name that means standard output."""


def convert(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="IN")],
    target: Annotated[Path, typer.Argument(metavar="OUT")],
    *,
    to: Annotated[Literal["phh", "pokerstars", "ohh", "json"], typer.Option("--to")],
    rejects: Annotated[Path | None, typer.Option("--rejects", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Write the hands of a file or a folder in another format.

    Hands that cannot be read, that deviate from the rules, or that the format has no words for are left out and
    named, and kept as they stand in the rejects; the exit code is then 1. It is 2 when nothing could be read at all.
    """
    speaks = lang or context.obj
    err = console(stderr=True)
    for file in (target, rejects):
        if file is not None and file != STDOUT and file.exists() and not force:
            raise Mistake("cli-convert-exists", file=str(file))
    files, troubles = find([source])
    found = [each for file in files for each in hands_of(file)]
    good, left_out = _sorted(found, to)
    for trouble in troubles:
        err.print(told(trouble, speaks), style="red")
    for each, why in left_out:
        if isinstance(each.hand, Trouble):
            err.print(told(each.hand, speaks), style="red")
        else:
            words = {"file": str(each.file), "hand": str(each.name), "why": why.say(speaks)}
            err.print(say("cli-convert-left-out", speaks, **words), style="yellow")
    if good:
        _write(write_as(to, good), target)
    if rejects is not None and any(each.text for each, _ in left_out):
        _write("".join(f"{each.text.rstrip()}\n\n\n" for each, _ in left_out if each.text), rejects)
    err.print(say("cli-converted", speaks, hands=len(good), left=len(left_out)), style="bold")
    readable = good or any(not isinstance(each.hand, Trouble) for each, _ in left_out)
    raise typer.Exit((1 if left_out or troubles else 0) if readable else 2)


def _sorted(
    found: list[Found], to: Literal["phh", "pokerstars", "ohh", "json"]
) -> tuple[list[Played], list[tuple[Found, CroupierError]]]:
    """The hands that can be told in the format, and the others with the reason."""
    good: list[Played] = []
    left_out: list[tuple[Found, CroupierError]] = []
    for each in found:
        if isinstance(each.hand, Trouble):
            left_out.append((each, each.hand.problem))
            continue
        if each.hand.deviation is not None and to != "json":
            left_out.append((each, each.hand.deviation))
            continue
        try:
            write_as(to, [each.hand])
        except Mistake as mistake:
            left_out.append((each, mistake))
        else:
            good.append(each.hand)
    return good, left_out


def _write(text: str, target: Path) -> None:
    """The whole text, or nothing of it."""
    if target == STDOUT:
        sys.stdout.write(text)
        return
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=target.parent, delete=False) as kept:
            kept.write(text)
        os.chmod(kept.name, 0o644)
        os.replace(kept.name, target)
    except OSError as error:
        raise Mistake("cli-cannot-write", file=str(target), reason=error.strerror or str(error)) from error
