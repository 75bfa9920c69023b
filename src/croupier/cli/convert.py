"""`croupier convert`: recorded hands from one format into another."""

from __future__ import annotations

import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Literal

import typer

from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.errors import CroupierError, Mistake
from croupier.hands.files import Trouble, find, hands_of, told
from croupier.records import joined, write_as
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.hands.files import Found
    from croupier.records import Format

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
    lang: Language = None,
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
    files, missing = find([source])
    for trouble in missing:
        err.print(told(trouble, speaks), style="red")
    with _Writing(target) as out, _Writing(rejects) as rest:
        run = _Run(to, files, speaks, rest)
        for text in joined(to, run.texts()):
            out.write(text)
    err.print(say("cli-converted", speaks, hands=run.good, left=run.left), style="bold")
    readable = run.good or run.deviating
    raise typer.Exit((1 if run.left or missing else 0) if readable else 2)


class _Run:
    """The hands of files, one after another: those the format tells, and how many are left out, named and kept."""

    def __init__(self, to: Format, files: list[Path], lang: str, rest: _Writing) -> None:
        self.to: Format = to
        self.files = files
        self.lang = lang
        self.err = console(stderr=True)
        self.good = self.left = self.deviating = 0
        self.rest = rest

    def texts(self) -> Iterator[str]:
        for file in self.files:
            for found in hands_of(file):
                text = self.text(found)
                if text is not None:
                    self.good += 1
                    yield text

    def text(self, found: Found) -> str | None:
        """The hand in the format; None for one that is left out."""
        if isinstance(found.hand, Trouble):
            self.leave(found, told(found.hand, self.lang), "red")
            return None
        try:
            if found.hand.deviation is not None and self.to != "json":
                raise found.hand.deviation
            return write_as(self.to, [found.hand])
        except CroupierError as error:
            words = {"file": str(found.file), "hand": str(found.name), "why": error.say(self.lang)}
            self.deviating += 1
            self.leave(found, say("cli-convert-left-out", self.lang, **words), "yellow")
            return None

    def leave(self, found: Found, why: str, style: str) -> None:
        self.left += 1
        self.err.print(why, style=style)
        if found.text:
            self.rest.write(f"{found.text.rstrip()}\n\n\n")


class _Writing:
    """A text written piece by piece beside its place and put there whole, or not at all; nothing written is no file."""

    def __init__(self, target: Path | None) -> None:
        self.target = target
        self.kept: IO[str] | None = None

    def __enter__(self) -> _Writing:
        return self

    def write(self, text: str) -> None:
        if self.target == STDOUT:
            sys.stdout.write(text)
        elif self.target is not None and text:
            with self._told(self.target):
                if self.kept is None:
                    self.kept = tempfile.NamedTemporaryFile(  # noqa: SIM115
                        "w", encoding="utf-8", dir=self.target.parent, delete=False
                    )
                self.kept.write(text)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self.kept is None or self.target is None:
            return
        beside = Path(self.kept.name)
        try:
            with self._told(self.target):
                self.kept.close()
                if kind is None:
                    beside.chmod(0o644)
                    beside.replace(self.target)
        finally:
            beside.unlink(missing_ok=True)

    @contextmanager
    def _told(self, target: Path) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise Mistake("cli-cannot-write", file=str(target), reason=reason) from error
