"""`croupier school`: the drills of the school, a question at a time."""

from __future__ import annotations

from secrets import randbelow
from typing import Annotated, Literal

import msgspec
import typer

from croupier.cli.terminal import console
from croupier.school.drills import DRILLS, LEVELS, draw
from croupier.text import say

app = typer.Typer(add_completion=False)


@app.callback(invoke_without_command=True)
def school(context: typer.Context) -> None:
    """List the drills where none is asked for."""
    if context.invoked_subcommand is None:
        for name in DRILLS:
            typer.echo(f"{name}: {say(f'school-drill-{name}', context.obj)}")


@app.command()
def drill(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    *,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    level: Annotated[int, typer.Option("--level", metavar="N", min=1, max=LEVELS)] = 1,
    under: Annotated[str, typer.Option("--under", metavar="PROFILE")] = "tda-2022",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Draw a question of a drill and tell its answer."""
    question = draw(name, level, randbelow(10**6) if seed is None else seed, under)
    if as_json:
        typer.echo(msgspec.json.encode(question).decode())
        return
    speaks = lang or context.obj
    out = console()
    out.print(say(f"school-drill-{name}", speaks), style="bold")
    for key, value in question.given.items():
        out.print(say(f"school-given-{key.replace('_', '-')}", speaks, what=_told(value)))
    out.print(say("school-answer", speaks), style="bold")
    for key, value in question.answer.items():
        out.print(say(f"school-given-{key.replace('_', '-')}", speaks, what=_told(value)))
    for reason in question.why:
        out.print(say(reason.code, speaks, **reason.values))


def _told(value: object) -> str:
    """A value of a question in one line, as a dealer would write it down."""
    match value:
        case dict():
            return ", ".join([f"{key}: {_told(each)}" for key, each in value.items()])
        case list():
            return "; ".join([_told(each) for each in value]) or "–"
    return str(value)
