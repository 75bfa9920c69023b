"""`croupier school`: drills and rulings of the school, a question at a time."""

from __future__ import annotations

from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
import typer

from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.school.drills import DRILLS, LEVELS, draw
from croupier.school.drills.telling import answer_lines, given_lines, why_lines
from croupier.school.rulings.question import ask, judge
from croupier.school.rulings.situations import cards, situations
from croupier.school.rulings.telling import clauses, side_by_side, story
from croupier.text import say

if TYPE_CHECKING:
    from croupier.school.rulings.question import RulingQuestion

app: Final = typer.Typer(add_completion=False)


@app.callback(invoke_without_command=True)
def school(context: typer.Context) -> None:
    """List the drills where none is asked for."""
    if context.invoked_subcommand is None:
        for name in DRILLS:
            typer.echo(f"{name}: {say(f'school-drill-{name}', context.obj)}")
        typer.echo(say("school-quiz-command", context.obj))


@app.command()
def drill(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    *,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    level: Annotated[int, typer.Option("--level", metavar="N", min=1, max=LEVELS)] = 1,
    under: Annotated[str, typer.Option("--under", metavar="PROFILE")] = "tda-2022",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Draw a question of a drill and tell its answer."""
    question = draw(name, level, randbelow(10**6) if seed is None else seed, under)
    if as_json:
        typer.echo(msgspec.json.encode(question).decode())
        return
    speaks = lang or context.obj
    out = console()
    out.print(say(f"school-drill-{name}", speaks), style="bold")
    for line in given_lines(question, speaks):
        out.print(line)
    out.print(say("school-answer", speaks), style="bold")
    for line in (*answer_lines(question, speaks), *why_lines(question, speaks)):
        out.print(line)


@app.command()
def ruling(
    context: typer.Context,
    *,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    level: Annotated[Literal["dealer", "floor", "director"], typer.Option("--level")] = "dealer",
    under: Annotated[str, typer.Option("--under", metavar="PROFILE")] = "tda-2022",
    asks: Annotated[bool, typer.Option("--ask")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Draw a situation, with rulings and clauses to choose from, and tell the true ruling."""
    drawn = cards(under, level)
    if not drawn:
        raise Mistake("school-no-test", book=under, level=level)
    number = randbelow(10**6) if seed is None else seed
    question = ask(Random(number).choice(drawn), number)
    speaks = lang or context.obj
    if as_json:
        typer.echo(msgspec.json.encode(_plain(question, speaks)).decode())
        return
    out = console()
    for line in story(question, speaks):
        out.print(line, style="bold")
    told = [question.told(at, speaks) for at in range(len(question.choices))]
    chosen = _choose("school-quiz-asked", told, speaks, asks=asks)
    named = [f"{each.id}: {each.text}" for each in clauses(question.clauses, speaks)]
    why = _choose("school-quiz-why", named, speaks, asks=asks)
    out.print(say("school-quiz-ruled", speaks), style="bold")
    if asks:
        found = judge(question, chosen, why)
        out.print(say("school-quiz-right" if found.right else "school-quiz-wrong", speaks))
    own, *others = side_by_side(question, speaks)
    for said in (own, *others):
        out.print(", ".join(said.books), style="cyan")
        lines = () if said.same and said is not own else said.lines
        for line in (*lines, ", ".join([each.id for each in said.cites])):
            out.print(f"  {line}", highlight=False)


def _choose(code: str, choices: list[str], lang: str, *, asks: bool) -> int:
    """Print what there is to choose from, and where somebody is asked return what he chose; its place from 0."""
    out = console()
    out.print(say(code, lang), style="bold")
    for number, each in enumerate(choices, 1):
        out.print(f"  {number}. {each}", highlight=False)
    chosen = 0
    while asks and not 1 <= chosen <= len(choices):
        chosen = typer.prompt(say("school-quiz-number", lang, most=len(choices)), type=int)
    return chosen - 1


def _plain(question: RulingQuestion, lang: str) -> dict[str, Any]:
    return {
        "situation": question.card.situation,
        "book": question.card.book,
        "level": question.level,
        "title": situations()[question.card.situation].title.get(lang, ""),
        "story": story(question, lang),
        "rulings": [question.told(at, lang) for at in range(len(question.choices))],
        "right": question.right,
        "clauses": clauses(question.clauses, lang),
        "why": question.why,
        "books": side_by_side(question, lang),
    }
