"""`croupier clauses`: the rulebooks, searched and read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.rulebook import Clause, fields, registry, search
from croupier.rulebook.clauses import kinds
from croupier.rulebook.standing import standings
from croupier.text import say

SHOWN: Final = 20
"""How many clauses a search lists unless all are asked for."""

_NOTHING_FOUND: Final = 1


def clauses(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[show] WORDS")] = None,
    *,
    edition: Annotated[str | None, typer.Option("--edition", metavar="BOOK")] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    count: Annotated[bool, typer.Option("--count")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Search the rulebooks by words or numbers, or show one clause whole."""
    lang = lang or context.obj
    asked = words or []
    whole = len(asked) > 1 and asked[0] == "show" and all(":" in word for word in asked[1:])
    found = (
        [registry()[id] for id in asked[1:]] if whole else search(" ".join(asked), edition=edition, kind=kind)
    )
    if count and as_json:
        print(json.dumps(counted(found)))
    elif count:
        print(len(found))
    elif as_json:
        print(json.dumps([as_data(clause) for clause in found], ensure_ascii=False))
    else:
        lines = _whole(found, lang) if whole else _list(found, lang, None if everything else SHOWN)
        out = console()
        for line in lines:
            out.print(line)
    if not found:
        raise typer.Exit(_NOTHING_FOUND)


def counted(found: Sequence[Clause]) -> dict[str, Any]:
    """How many clauses there are by status and by standing, and how many are proven."""
    standing = [standings()[clause.id] for clause in found]
    return {
        "clauses": len(found),
        "statuses": dict(sorted(Counter(each.status for each in standing).items())),
        "proofs": dict(sorted(Counter(each.proof for each in standing).items())),
        "proven": sum(each.proof == "proven" for each in standing),
    }


def as_data(clause: Clause) -> dict[str, Any]:
    """A clause in plain values, as `--json` prints it: what is empty is left out."""
    data: dict[str, Any] = {
        name: getattr(clause, name) for name in Clause.__struct_fields__ if not name.startswith("summary_")
    }
    data["summary"] = {"en": clause.summary_en, "ru": clause.summary_ru}
    data["conflicts"] = {conflict.number: conflict.clauses for conflict in clause.conflicts}
    data["replaced_by"] = [new.id for new in registry().replaced_by(clause.id)]
    data["policy"] = _policy_fields(clause)
    return {name: value for name, value in data.items() if value not in ("", (), [], {})}


def _policy_fields(clause: Clause) -> list[str]:
    return [field.name for field in fields().values() if clause.id in field.clauses]


def _list(found: Sequence[Clause], lang: str, most: int | None) -> Iterator[Text]:
    for clause in found[:most]:
        yield _heading(clause, lang)
        yield Text(f"    {clause.say(lang)}")
    shown = len(found[:most])
    yield Text(say("clauses-found", lang, count=len(found), shown=shown, left=len(found) - shown), "dim")


def _heading(clause: Clause, lang: str) -> Text:
    heading = Text(clause.id, "bold")
    if lang == "en":
        heading.append(f"  {clause.title}", "not bold")
    return heading.append(f"  {kinds()[clause.kind][lang]}", "dim")


def _whole(found: Sequence[Clause], lang: str) -> Iterator[Text]:
    for place, clause in enumerate(found):
        if place:
            yield Text()
        yield _heading(clause, lang)
        yield Text(registry().rulebooks[clause.rulebook].title(lang), "dim")
        yield Text(clause.say(lang))
        for code, value in _details(clause, lang):
            yield Text(f"  {say(f'clause-{code}', lang)}: ", "cyan").append(value, "default")


def _details(clause: Clause, lang: str) -> Iterator[tuple[str, str]]:
    """What else is known of a clause: the code of each heading and its text, where there is one."""
    details = {
        "discretion": say(f"clause-by-{clause.discretion}", lang) if clause.discretion else "",
        "scope": ", ".join(filter(None, (clause.part, clause.mode, clause.family, clause.structure))),
        "inputs": clause.inputs,
        "outcome": clause.outcome,
        "params": "; ".join(clause.params),
        "ambiguity": clause.ambiguity,
        "example": clause.example,
        "history": _history(clause),
        "conflicts": "; ".join(f"{number}: {', '.join(ids)}" for number, ids in clause.conflicts),
        "see": ", ".join(clause.see),
        "policy": ", ".join(_policy_fields(clause)),
    }
    yield from ((code, value) for code, value in details.items() if value)


def _history(clause: Clause) -> str:
    line = registry().history(clause.id)
    told = [f"{each.id} ({each.note})" if each.note else each.id for each in line]
    return " → ".join(told) if len(line) > 1 or clause.note else ""
