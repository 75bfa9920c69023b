"""`croupier convert`: recorded hands from one format into another."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from croupier.cli.histories import Trouble, find, hands_of
from croupier.cli.terminal import console
from croupier.errors import CroupierError, Mistake
from croupier.records import write_as
from croupier.text import say

if TYPE_CHECKING:
    from croupier.cli.histories import Found
    from croupier.records import Played

STDOUT = Path("-")
"""The file name that means standard output."""


def convert(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="IN")],
    target: Annotated[Path, typer.Argument(metavar="OUT")],
    *,
    to: Annotated[Literal["phh", "pokerstars", "ohh", "json"], typer.Option("--to")],
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Write the hands of a file or a folder in another format.

    Hands that deviate from the rules, or that the format has no words for, are left out and named; the exit code is
    then 1. When one cannot be read nothing is written.
    """
    speaks = lang or context.obj
    err = console(stderr=True)
    if target != STDOUT and target.exists() and not force:
        raise Mistake("cli-convert-exists", file=str(target))
    files, troubles = find([source])
    found = [each for file in files for each in hands_of(file)]
    troubles += [each.hand for each in found if isinstance(each.hand, Trouble)]
    for trouble in troubles:
        err.print(_told(trouble, speaks), style="red")
    if troubles:
        raise typer.Exit(2)
    good, left_out = _sorted(found, to)
    for each, why in left_out:
        words = {"file": str(each.file), "hand": str(each.name), "why": why.say(speaks)}
        err.print(say("cli-convert-left-out", speaks, **words), style="yellow")
    if good:
        _write(write_as(to, good), target)
    err.print(say("cli-converted", speaks, hands=len(good), left=len(left_out)), style="bold")
    raise typer.Exit(1 if left_out else 0)


def _sorted(
    found: list[Found], to: Literal["phh", "pokerstars", "ohh", "json"]
) -> tuple[list[Played], list[tuple[Found, CroupierError]]]:
    """The hands that can be told in the format, and the others with the reason."""
    good: list[Played] = []
    left_out: list[tuple[Found, CroupierError]] = []
    for each in found:
        assert not isinstance(each.hand, Trouble)
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


def _told(trouble: Trouble, lang: str) -> str:
    code = "cli-trouble" if trouble.hand is None else "cli-trouble-in-hand"
    problem = trouble.problem.say(lang)
    return say(code, lang, file=str(trouble.file), hand=str(trouble.hand), problem=problem)


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
