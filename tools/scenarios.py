"""Writes what is made from the floor and its scenario files: the schema, the page of incidents, the common disputes,
the situations of the school.

.venv/bin/python tools/scenarios.py            write the files
.venv/bin/python tools/scenarios.py --check    exit 1 when one is stale
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from croupier.floor import VERDICTS, Ruling, incident_kinds
from croupier.floor.forms import AREAS, Field, forms
from croupier.floor.happening import tellable
from croupier.floor.procedures import PROCEDURES, RECORDS
from croupier.floor.telling import aloud
from croupier.records.scenarios import Scenario, policy_of, read_scenarios
from croupier.records.scenarios.schema import schema_text
from croupier.records.yaml_page import Page
from croupier.rulebook import profiles
from croupier.school.rulings.situations import FILE, level_of
from croupier.text import codes, say

ROOT: Final = Path(__file__).parents[1]
SCHEMA: Final = "src/croupier/records/scenario.schema.json"
INCIDENTS: Final = "docs/incidents.md"
SCENARIOS: Final = "tests/data/scenarios"
SCHOOL: Final = f"src/croupier/school/rulings/{FILE}"
DISPUTES: Final = "tests/data/scenarios/disputes/the-most-common.yaml"
PAGES: Final = {"en": "docs/disputes.md", "ru": "docs/disputes.ru.md"}

WORDS: Final = (
    ("Words of verdicts", "floor-verdict-"),
    ("Steps of the dealer", "floor-step-"),
    ("Facts", "floor-fact-"),
    ("Offences", "floor-offence-"),
    ("Sanctions", "floor-sanction-"),
    ("Who decides", "floor-by-"),
    ("What may be chosen", "floor-option-"),
    ("What follows", "floor-then-"),
)
"""The lists of words, with what their message codes begin with."""

_TITLES: Final = {"en": "The most common disputes", "ru": "Самые частые споры"}
_ABOUT: Final = {
    "en": """Each dispute with its ruling under four profiles, as `croupier rule` gives it. Made from
`tests/data/scenarios/disputes` by `tools/scenarios.py`; profiles that rule alike stand together.""",
    "ru": """Каждый спор и решение по четырём профилям, как его даёт `croupier rule`. Страница собрана из
`tests/data/scenarios/disputes` программой `tools/scenarios.py`; профили с одинаковым решением стоят вместе.""",
}


def pages() -> Iterator[tuple[str, str]]:
    """Every file by its path, with what it must hold."""
    yield SCHEMA, schema_text()
    yield INCIDENTS, incidents()
    yield SCHOOL, school()
    scenarios = read_scenarios((ROOT / DISPUTES).read_text("utf-8"), DISPUTES)
    for lang, path in PAGES.items():
        yield path, disputes(scenarios, lang)


_NOT_ASKED: Final = frozenset({"answered", "right", "wrong", "heard"})
"""Verdicts of which nothing can be chosen: the answer is a number or a word."""


def school() -> str:
    """The situations of the school, a line each: those that can be told in both languages, with nothing of the house's
    own, under the books that answer them themselves."""
    known: dict[str, dict[str, Any]] = {}
    for file in sorted((ROOT / SCENARIOS).rglob("*.yaml")):
        text = file.read_text("utf-8")
        for scenario, written in zip(
            read_scenarios(text, file.name), Page(text, file.name).data, strict=True
        ):
            if not (found := _at_school(scenario, written)):
                continue
            # Where no hand is told, it is the same however many sit there.
            hidden = ("seats",) if found["table"].get("game") == "none" else ()
            table = {key: value for key, value in found["table"].items() if key not in hidden}
            same = known.setdefault(json.dumps([table, found["happened"]]), found)
            if same["story"] or not found["story"]:
                same["under"] |= found["under"]
            else:
                same |= found | {"under": same["under"] | found["under"]}
    lines = [json.dumps(each, ensure_ascii=False) for each in known.values()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _at_school(scenario: Scenario, written: Mapping[str, Any]) -> dict[str, Any] | None:
    kinds = [str(each.__struct_config__.tag) for each in scenario.happened]
    if not all(map(tellable, scenario.happened)) or kinds in ([], ["asks-the-book"]):
        return None
    under = {}
    for answer in scenario.answers:
        for name in answer.under:
            ruling = scenario.ruling(policy_of(name, answer.policy))
            if answer.policy or ruling.silent or not ruling.cites or ruling.verdict in _NOT_ASKED:
                continue
            under[name] = (level_of(ruling), ruling.cites[0])
    area = next(form.area for form in forms() if form.kind == kinds[0])
    both = {name: _in_both(getattr(scenario, name)) for name in ("title", "story")}
    told = {"table": written.get("table", {}), "happened": written["happened"], "under": under}
    return {"id": scenario.id, "area": area, "kind": kinds[0], **both, **told} if under else None


def _in_both(text: Mapping[str, str]) -> Mapping[str, str]:
    """A text that stands in both languages, else nothing."""
    return text if text["en"] != text["ru"] else {}


def disputes(scenarios: tuple[Scenario, ...], lang: str) -> str:
    """The page of disputes in a language."""
    lines = [f"# {_TITLES[lang]}", "", _ABOUT[lang], ""]
    for number, scenario in enumerate(scenarios, 1):
        lines += [f"## {number}. {scenario.title[lang]}", "", scenario.story[lang], ""]
        rulings = {name: scenario.ruling(policy_of(name)) for name in scenario.profiles}
        for names, ruling in alike(rulings, lang):
            titles = "; ".join(profiles()[name].title(lang) for name in names)
            cites = ", ".join(dict.fromkeys(clause for name in names for clause in rulings[name].cites))
            lines.append(f"- **{titles}**: {' '.join(aloud(ruling, lang))} ({cites})")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def alike(rulings: Mapping[str, Ruling], lang: str) -> list[tuple[list[str], Ruling]]:
    """The profiles whose rulings say the same, together."""
    groups: dict[str, tuple[list[str], Ruling]] = {}
    for name, ruling in rulings.items():
        plain = {key: value for key, value in ruling.plain().items() if key != "cites"}
        names, _ = groups.setdefault(f"{plain}{ruling.explain(lang)}", ([], ruling))
        names.append(name)
    return list(groups.values())


def incidents() -> str:
    """Every kind of incident with its fields, by area."""
    kinds = incident_kinds()
    lines = [
        "# What can happen at a table",
        "",
        "Every kind of act and incident the floor rules on, by its name in scenario files (`what: …`) and its fields.",
        "Below them stand the words of rulings and of fields, with what they mean. Made by `tools/scenarios.py` from",
        "`croupier.floor`.",
        "",
    ]
    lines += ["Verdicts: " + ", ".join(f"`{verdict}`" for verdict in VERDICTS) + ".", ""]
    for area in AREAS:
        lines += [f"## {say(f'floor-area-{area}')}", ""]
        for form in forms():
            if form.area == area:
                about = inspect.cleandoc(kinds[form.kind].__doc__ or "").partition(">>> ")[0].rstrip()
                fields = [f"- `{each.name}`: {written(each.schema)}{default(each)}" for each in form.fields]
                lines += [f"### {form.kind}", "", f"*{form.title()}.* {about}", "", *fields, ""]
    lines += [
        "## Steps of procedures",
        "",
        "The steps of each in their order, and the points of what is handed over or shown.",
        "",
    ]
    for name, (steps, _) in PROCEDURES.items():
        lines.append(f"- `{name}`: {', '.join(f'`{step}`' for step in steps)}")
    for name, points in RECORDS.items():
        lines.append(f"- `{name}` (hand-over or placard): {', '.join(f'`{point}`' for point in points)}")
    lines.append("")
    for title, prefix in WORDS:
        lines += [f"## {title}", "", *words(prefix), ""]
    return "\n".join(lines).rstrip() + "\n"


def words(prefix: str) -> Iterator[str]:
    """The words of one kind, by the message codes that begin so, with their meaning in both languages."""
    yield "| word | English | Russian |"
    yield "|---|---|---|"
    for code in sorted(codes("en")):
        if code.startswith(prefix):
            word = code.removeprefix(prefix)
            yield f"| `{word}` | {say(code, 'en')} | {say(code, 'ru')} |"


def written(schema: Mapping[str, Any]) -> str:
    """A JSON type as people read it."""
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"] if value != "")
    if "anyOf" in schema:
        return " or ".join(written(each) for each in schema["anyOf"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].lower()
    if schema.get("type") == "array":
        return f"a list of {written(schema['items'])}" if isinstance(schema.get("items"), dict) else "a list"
    kind = schema.get("type")
    if kind in ("seat", ["string", "integer"]):
        return "seat"
    return {"boolean": "yes or no", "integer": "number", "string": "text", "null": "nothing"}.get(
        str(kind), str(kind)
    )


def default(field: Field) -> str:
    """What a field is when nothing is said of it."""
    if field.required:
        return " (must be given)"
    if field.default in ("", None, (), 0, False):
        return ""
    return f" (else {'yes' if field.default is True else f'`{field.default}`'})"


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` say which are stale."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file is stale")
    told = asked.parse_args(arguments)
    stale = [path for path, text in pages() if not _same(ROOT / path, text)]
    if told.check:
        for path in stale:
            print(f"{path} is stale: run tools/scenarios.py")
        return 1 if stale else 0
    for path, text in pages():
        if path in stale:
            (ROOT / path).write_text(text, "utf-8")
            print(path)
    return 0


def _same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
