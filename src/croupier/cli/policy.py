"""`croupier policy`: what a profile or a house's file answers, and by which clause."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer
from rich.cells import cell_len
from rich.text import Text

from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.rulebook import Field, Policy, Source, fields, profile, profiles, read_house
from croupier.rulebook.choices import AREAS
from croupier.staff import PERMISSIONS, ROLES, Roles, read_roles
from croupier.text import say

policy: Final = typer.Typer(no_args_is_help=True)

_Area = Literal["hand", "floor", "cash", "tournament", "room"]


@policy.callback()
def _policy(lang: Language = None) -> None:
    """Both commands speak the language asked for before them, too."""


@policy.command("show")
def show(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="PROFILE")],
    *,
    other: Annotated[str | None, typer.Option("--diff", metavar="PROFILE")] = None,
    area: Annotated[_Area | None, typer.Option("--area")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Show every answer of a profile or a file, with its clause, or where two differ."""
    lang = lang or context.obj
    shown = named(name)
    against = None if other is None else named(other)
    asked = [
        field
        for field in fields().values()
        if area in (None, field.area) and (against is None or shown[field.name] != against[field.name])
    ]
    if as_json:
        print(json.dumps(_data(asked, shown, against), ensure_ascii=False))
        return
    out = console()
    lines = _answers(asked, shown, lang) if against is None else _differences(asked, shown, against, lang)
    for line in lines:
        out.print(line)


@policy.command("check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    lang: Language = None,
) -> None:
    """Check a house's file, and say what in it a stronger layer overrides."""
    lang = lang or context.obj
    checked, roles = named(str(file)), roles_in(str(file))
    out = console()
    answers = [(layer, answer) for layer in checked.layers for answer in layer.answers]
    for layer, (field, value) in answers:
        source = checked.source(field)
        if source.layer != layer.kind:
            out.print(
                say("policy-overridden", lang, field=field, layer=layer.kind, by=source.layer), style="yellow"
            )
        elif checked.sources(field)[-1].value == value:
            out.print(say("policy-says-the-same", lang, field=field, profile=checked.profile), style="dim")
    for name, role in roles.items():
        if role != ROLES.get(name):
            may = ", ".join([each for each in PERMISSIONS if each in role.may])
            out.print(say("policy-role", lang, role=name, may=may or "–"))
    out.print(say("policy-is-fine", lang, file=str(file), profile=checked.profile, answers=len(answers)))


def named(name: str) -> Policy:
    """The policy of a profile, or of a file when the name ends in `.toml`."""
    return read_house(_written(name), name) if name.endswith(".toml") else profile(name)


def roles_in(name: str) -> Roles:
    """The roles of a house whose policy is that of a profile, or of a file when the name ends in `.toml`."""
    return read_roles(_written(name), name) if name.endswith(".toml") else ROLES


def _written(name: str) -> str:
    try:
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake("policy-not-utf8", file=name, at=error.start + 1) from error
    except OSError as error:
        raise Mistake("policy-cannot-open", file=name, reason=error.strerror or "") from error


def _answers(asked: list[Field], shown: Policy, lang: str) -> Iterator[Text]:
    base = profiles()[shown.profile]
    yield Text(base.title(lang), "bold")
    order = " < ".join(say(f"policy-layer-{layer}", lang) for layer in base.layers)
    yield Text(f"{order}  {base.layers_by}".rstrip(), "dim")
    width = max((len(field.name) for field in asked), default=0)
    for area in AREAS:
        here = [field for field in asked if field.area == area]
        if here:
            yield Text()
            yield Text(say(f"policy-area-{area}", lang), "bold")
        for field in here:
            source = shown.source(field.name)
            yield _pad(Text(f"  {field.name}", "cyan"), width + 4).append_text(_said(field, source, lang))
            yield Text(f"      {_meant(field, source, lang)}", "dim")


def _said(field: Field, source: Source, lang: str) -> Text:
    said = Text(field.spoken(source.value, lang), "default").append(f"  {source.clause}", "dim")
    if source.layer != "edition":
        said.append(f"  ({say(f'policy-layer-{source.layer}', lang)})", "yellow")
    return said


def _meant(field: Field, source: Source, lang: str) -> str:
    answer = field.answer(source.value)
    return f"{field.question(lang)}: {answer.meaning(lang)}" if answer else field.question(lang)


def _differences(asked: list[Field], shown: Policy, other: Policy, lang: str) -> Iterator[Text]:
    titles = [profiles()[each.profile].title(lang) for each in (shown, other)]
    yield Text(" / ".join(titles), "bold")
    for field in asked:
        yield Text(field.name, "cyan").append(f"  {field.question(lang)}", "dim")
        for each in (shown, other):
            source = each.source(field.name)
            answer = field.answer(source.value)
            line = _pad(Text(f"  {each.profile}"), 20).append_text(_said(field, source, lang))
            yield line.append(f"  {answer.meaning(lang)}" if answer else "", "default")
    yield Text(say("policy-differences", lang, count=len(asked)), "dim")


def _pad(text: Text, width: int) -> Text:
    return text.append(" " * max(1, width - cell_len(text.plain)))


def _data(asked: list[Field], shown: Policy, other: Policy | None) -> dict[str, Any]:
    policies = [shown] if other is None else [shown, other]
    answers = {field.name: [_source(each.source(field.name)) for each in policies] for field in asked}
    if other is None:
        return {"profile": shown.profile, "answers": {name: given[0] for name, given in answers.items()}}
    return {"profiles": [each.profile for each in policies], "differences": answers}


def _source(source: Source) -> dict[str, Any]:
    return {key: value for key, value in source._asdict().items() if key != "field"}
