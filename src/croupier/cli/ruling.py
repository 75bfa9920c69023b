"""What `croupier rule` does: it rules on scenarios, under one rulebook or several, or checks what they expect.

It is loaded without the command line's own library, which takes longer than a ruling.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from croupier.errors import Mistake
from croupier.floor import Ruling
from croupier.floor.telling import aloud
from croupier.records.scenarios import (
    Checked,
    Scenario,
    check,
    policy_of,
    read_scenario,
    read_scenarios,
    scenario_of_line,
)
from croupier.rulebook import profiles
from croupier.text import say

Line = tuple[str, str]
"""A line and how it is shown on a terminal, in Rich's words."""

_CHECK_FAILED: Final = 1
_FILES: Final = (".yaml", ".yml")


def ask_the_floor(files: Sequence[str], under: str, lang: str, *, checking: bool, as_json: bool) -> int:
    """Print the rulings on files, folders or lines, and return the exit code: 1 where a check failed.

    Raises `Mistake` for wrong input, before anything is printed.
    """
    named = _profiles(under)
    scenarios = [each for name in files for each in _read(name, named)]
    if checking:
        return _check(scenarios, named, as_json=as_json)
    if as_json:
        _show_json([_data(each, named) for each in scenarios])
        return 0
    told = [list(_told(each, named, lang)) for each in scenarios]
    _show([line for place, lines in enumerate(told) for line in ([("", "")] if place else []) + lines])
    return 0


def _show(lines: Iterable[Line]) -> None:
    """Print lines: in colours on a terminal, for which alone Rich is loaded."""
    if not sys.stdout.isatty() and "FORCE_COLOR" not in os.environ:
        for line, _ in lines:
            print(line)
        return
    from rich.text import Text

    from croupier.cli.terminal import console

    out = console()
    for line, style in lines:
        out.print(Text(line, style))


def _show_json(data: Sequence[Any]) -> None:
    import json

    print(json.dumps(data, ensure_ascii=False))


def _profiles(under: str) -> list[str]:
    named = [name.strip() for name in under.split(",") if name.strip()]
    for name in named:
        if name not in profiles():
            raise Mistake("policy-no-such-profile", profile=name, known=", ".join(profiles()))
    return named


def _read(name: str, under: Sequence[str]) -> Iterator[Scenario]:
    if "|" in name:
        yield read_scenario(scenario_of_line(name, under or ("tda-2022",)))
        return
    from pathlib import Path

    path = Path(name)
    found = sorted(each for each in path.rglob("*") if each.suffix in _FILES) if path.is_dir() else [path]
    if not found:
        raise Mistake("scenario-no-files", folder=name)
    for file in found:
        try:
            text = file.read_text("utf-8-sig")
        except UnicodeDecodeError as error:
            raise Mistake("policy-not-utf8", file=str(file), at=error.start + 1) from error
        except OSError as error:
            raise Mistake("policy-cannot-open", file=str(file), reason=error.strerror or "") from error
        yield from read_scenarios(text, str(file))


def _rulings(scenario: Scenario, under: Sequence[str]) -> dict[str, Ruling]:
    """The rulings by profile, those asked for or those the scenario names; a profile under which it is answered with
    several policies stands there once for each, with what the house answers differently.
    """
    houses: dict[str, list[dict[str, str | int | bool]]] = {}
    for answer in scenario.answers:
        for name in answer.under:
            known = houses.setdefault(name, [])
            if answer.policy not in known:
                known.append(answer.policy)
    default = [scenario.answers[0].policy]
    return {
        _label(name, house, houses.get(name, default)): scenario.ruling(policy_of(name, house))
        for name in under or scenario.profiles
        for house in houses.get(name, default)
    }


def _label(name: str, house: Mapping[str, object], houses: Sequence[object]) -> str:
    """The profile, and where there are several policies of it, this one."""
    if len(houses) == 1 or not house:
        return name
    return f"{name} ({', '.join(f'{field}: {value}' for field, value in house.items())})"


def _data(scenario: Scenario, under: Sequence[str]) -> dict[str, Any]:
    rulings = _rulings(scenario, under)
    return {
        "id": scenario.id,
        "title": scenario.title,
        "rulings": {
            name: ruling.plain() | {"explanation": _explained(ruling), "aloud": _aloud(ruling)}
            for name, ruling in rulings.items()
        },
        "differences": list(_differing(rulings)),
    }


def _explained(ruling: Ruling) -> dict[str, str]:
    return {lang: ruling.explain(lang) for lang in ("en", "ru")}


def _aloud(ruling: Ruling) -> dict[str, list[str]]:
    return {lang: list(aloud(ruling, lang)) for lang in ("en", "ru")}


def _differing(rulings: dict[str, Ruling]) -> Iterator[str]:
    """The parts of the rulings that are not the same under all profiles."""
    plain = [ruling.plain() for ruling in rulings.values()]
    for key in dict.fromkeys(key for each in plain for key in each):
        if key not in ("cites", "silent") and any(each.get(key) != plain[0].get(key) for each in plain):
            yield key


def _told(scenario: Scenario, under: Sequence[str], lang: str) -> Iterator[Line]:
    yield scenario.title.get(lang, scenario.id), "bold"
    if scenario.story.get(lang):
        yield scenario.story[lang], "dim"
    rulings = _rulings(scenario, under)
    differing = list(_differing(rulings))
    for names, ruling in _alike(rulings):
        first, *rest = aloud(ruling, lang)
        yield ", ".join(names), "cyan"
        yield f"  {first}", "bold"
        for line in rest:
            yield f"  {line}", ""
        yield f"  {', '.join(dict.fromkeys(c for n in names for c in rulings[n].cites))}", "dim"
    if len(rulings) > 1:
        if differing:
            yield say("rule-differs", lang, what=", ".join(differing)), "yellow"
        else:
            yield say("rule-the-same", lang), "green"


def _alike(rulings: dict[str, Ruling]) -> Iterable[tuple[list[str], Ruling]]:
    """The profiles that rule the same, together."""
    groups: list[tuple[list[str], Ruling, Any]] = []
    for name, ruling in rulings.items():
        plain = ruling.plain()
        key = {what: value for what, value in plain.items() if what not in ("cites", "silent")}
        group = next((each for each in groups if each[2] == key), None)
        if group is None:
            groups.append(([name], ruling, key))
        else:
            group[0].append(name)
    return [(names, ruling) for names, ruling, _ in groups]


def _check(scenarios: Sequence[Scenario], under: Sequence[str], *, as_json: bool) -> int:
    checked = [each for scenario in scenarios for each in check(scenario, under)]
    failed = [each for each in checked if not each.passed]
    if as_json:
        _show_json([_checked(each) for each in checked])
    else:
        for each in failed:
            where = f"{each.scenario.file}:{each.scenario.line}: {each.scenario.id} ({each.profile})"
            _show([(where, "red"), *[(f"    {difference}", "") for difference in each.differences]])
        print(f"{len(checked) - len(failed)} passed, {len(failed)} failed")
    return _CHECK_FAILED if failed else 0


def _checked(each: Checked) -> dict[str, Any]:
    return {
        "id": each.scenario.id,
        "profile": each.profile,
        "passed": each.passed,
        "differences": list(each.differences),
    }
