"""`croupier replay`: recorded hands, told or checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from croupier.cli.options import Language
from croupier.cli.showing import open_in_browser
from croupier.cli.telling import lay_out
from croupier.cli.terminal import console, progress
from croupier.errors import Mistake
from croupier.hands.files import Found, Trouble, find, hands_of, told
from croupier.records import Deviation, Played, Record, heading, tell
from croupier.text import say

INTERRUPTED = 130
"""The exit code of a run that Ctrl-C stopped."""


def replay(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="PATH")],
    *,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    hand: Annotated[str | None, typer.Option("--hand", metavar="N")] = None,
    opened: Annotated[bool, typer.Option("--open")] = False,
    lang: Language = None,
) -> None:
    """Tell recorded hands, check them against the rules and their finishing stacks, or show them on the table."""
    if opened:
        open_in_browser(paths, hand, lang or context.obj)
        return
    run = _Run(lang or context.obj, hand, told=not (check or as_json))
    try:
        run.go(paths)
    except KeyboardInterrupt:
        run.interrupted = True
    if as_json:
        print(json.dumps(run.report(), ensure_ascii=False))
    elif check or run.interrupted:
        run.summarise()
    raise typer.Exit(run.exit_code())


class _Deviating(NamedTuple):
    """A hand that deviates: what is said of it when all have been read."""

    file: Path
    name: str | int | None
    why: Deviation


@dataclass
class _Run:
    """One run over the files: it counts the hands and remembers what was wrong."""

    lang: str
    only: str | None
    told: bool
    hands: int = 0
    interrupted: bool = False
    deviations: list[_Deviating] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    strangers: set[tuple[Path, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.out = console()
        self.err = console(stderr=True)

    def go(self, paths: list[Path]) -> None:
        files, missing = find(paths)
        for trouble in missing:
            self.complain(trouble)
        with self.progress(files) as advance:
            for file in files:
                for found in hands_of(file, self.only):
                    self.take(found)
                    advance(found)
        if self.only is not None and not self.hands and not self.troubles:
            self.complain(Trouble(paths[0], Mistake("cli-no-such-hand", hand=self.only)))

    def take(self, found: Found) -> None:
        if isinstance(found.hand, Trouble):
            self.complain(found.hand)
            return
        self.note_strangers(found.file, found.hand.record)
        if self.told:
            self.tell(found.hand)
        self.hands += 1
        if found.hand.deviation:
            self.deviations.append(_Deviating(found.file, found.name, found.hand.deviation))

    def note_strangers(self, file: Path, record: Record) -> None:
        """A misspelt field would silently go unchecked: name it, once a file."""
        for name in record.strangers:
            if (file, name) not in self.strangers:
                self.strangers.add((file, name))
                self.err.print(say("cli-stranger", self.lang, file=str(file), field=name), style="yellow")

    def complain(self, trouble: Trouble) -> None:
        self.troubles.append(trouble)
        self.err.print(told(trouble, self.lang), style="red")

    def tell(self, played: Played) -> None:
        record = played.record
        names = {seat: record.name_of(seat) for seat in record.chairs}
        story = tell(played.hand, self.lang, names=names, unit=record.unit, tabled=played.tabled)
        if self.hands:
            self.out.print()
        for line in lay_out(story, *heading(record, self.lang)):
            self.out.print(line)
        if played.deviation:
            self.out.print()
            self.out.print(say("cli-but", self.lang, problem=played.deviation.say(self.lang)), style="yellow")

    @contextmanager
    def progress(self, files: list[Path]) -> Iterator[Any]:
        """A bar on standard error, on a terminal only, and never between the lines of a story."""
        with progress(hidden=self.told) as bar:
            task = bar.add_task(say("cli-replaying", self.lang, hands=0), total=len(files))

            def advance(found: Found) -> None:
                bar.update(
                    task, advance=found.part, description=say("cli-replaying", self.lang, hands=self.hands)
                )

            yield advance

    def summarise(self) -> None:
        for file, name, deviation in self.deviations:
            code = "cli-deviation" if name is None else "cli-deviation-of-hand"
            why = deviation.say(self.lang)
            line = say(code, self.lang, file=str(file), hand=str(name), why=why)
            self.out.print(line, style="yellow")
        counts = {"exact": self.hands - len(self.deviations), "deviations": len(self.deviations)}
        self.out.print(
            say("cli-summary", self.lang, hands=self.hands, troubles=len(self.troubles), **counts),
            style="bold",
        )
        if self.interrupted:
            self.err.print(say("cli-interrupted", self.lang), style="yellow")

    def report(self) -> dict[str, Any]:
        """What `--json` prints; `errors` and `interrupted` only where there is something to say."""
        deviations = [
            {"file": str(file), "hand": name, "why": deviation.say(self.lang)}
            for file, name, deviation in self.deviations
        ]
        report: dict[str, Any] = {
            "hands": self.hands,
            "exact": self.hands - len(deviations),
            "deviations": deviations,
        }
        if self.troubles:
            report["errors"] = [
                {"file": str(trouble.file), "hand": trouble.hand, "why": trouble.problem.say(self.lang)}
                for trouble in self.troubles
            ]
        if self.interrupted:
            report["interrupted"] = True
        return report

    def exit_code(self) -> int:
        if self.interrupted:
            return INTERRUPTED
        if self.troubles:
            return 2
        return 1 if self.deviations and not self.told else 0
