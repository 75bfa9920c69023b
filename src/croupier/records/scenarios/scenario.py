"""Scenario files: a situation, what happened in it, and the ruling that is expected.

The files are YAML. What they may say is defined here once: reading checks it, `scenario_schema` publishes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Union

import msgspec

from croupier.errors import CroupierError, Mistake
from croupier.floor import Did, Incident, Ruling, Seat, incident_kinds, rule
from croupier.floor.points import is_own
from croupier.records.scenarios.line import scenario_of_line
from croupier.records.scenarios.table import ScenarioTable
from croupier.records.scenarios.text import done, taken
from croupier.records.yaml_page import Page, PageError
from croupier.rulebook import Policy, profile, profiles
from croupier.rulebook.layers import Layer

Words = dict[str, str]
"""A text in two languages: `en` and `ru`."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is expected under some profiles, with what the house answers differently."""

    under: str | list[str] = []
    policy: dict[str, str | int | bool] = {}
    expect: dict[str, Any] = {}
    cites: list[str] = []


class _Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written: either one answer, or several `answers`."""

    id: str
    title: str | Words = ""
    story: str | Words = ""
    tags: list[str] = []
    table: ScenarioTable = ScenarioTable()
    happened: list[Any] = []
    under: str | list[str] = []
    policy: dict[str, str | int | bool] = {}
    expect: dict[str, Any] = {}
    cites: list[str] = []
    answers: list[Answer] = []


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A situation, what happened, the rulings expected under each profile; `file` and `line` are where it stands."""

    id: str
    title: Words
    story: Words
    tags: tuple[str, ...]
    table: ScenarioTable
    happened: tuple[Incident, ...]
    answers: tuple[Answer, ...]
    file: str
    line: int

    @property
    def profiles(self) -> tuple[str, ...]:
        """The profiles it expects rulings under, in order."""
        named = [name for answer in self.answers for name in answer.under]
        return tuple(dict.fromkeys(named))

    def ruling(self, policy: Policy) -> Ruling:
        """The ruling under a policy; raises `PageError` where the situation cannot be."""
        try:
            return rule(self.table.situation(policy), self.happened, policy)
        except CroupierError as error:
            raise PageError(_as_mistake(error), self.file, self.line) from error


class Checked(msgspec.Struct, frozen=True):
    """A scenario put to the floor under one profile: what differed from what was expected, if anything."""

    scenario: Scenario
    profile: str
    ruling: Ruling
    differences: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether the ruling is the one expected."""
        return not self.differences


def read_scenarios(text: str, file: str = "scenario.yaml") -> tuple[Scenario, ...]:
    """The scenarios of a file: one, or a list of them.

    Raises `PageError` with the file, the line, what is wrong there and what would be right.

    >>> scenario, = read_scenarios('''
    ... id: overchip
    ... under: tda-2022
    ... table: {blinds: 100-200, street: flop, seats: [A, B], before: [A bets 400]}
    ... happened: ["B: chips 1000"]
    ... expect: {counts_as: {B: {action: call, to: 400}}, returned: {B: 600}}
    ... ''')
    >>> [each.passed for each in check(scenario)]
    [True]
    """
    page = Page(text, file)
    several = isinstance(page.data, list)
    written = page.data if several else [page.data]
    scenarios = [_scenario(page, data, f"$[{at}]" if several else "$") for at, data in enumerate(written)]
    seen: dict[str, Scenario] = {}
    for each in scenarios:
        if each.id in seen:
            raise PageError(Mistake("scenario-id-twice", id=each.id), file, each.line)
        seen[each.id] = each
    return tuple(scenarios)


def read_scenario(data: Mapping[str, Any]) -> Scenario:
    """One scenario from plain values, as a form or a line gives it."""
    page = Page("", str(data.get("id", "")))
    return _scenario(page, dict(data), "$")


def rule_text(line: str, under: str = "tda-2022") -> Ruling:
    """What the floor says to a line such as `croupier rule` takes, under one profile of a rulebook.

    Raises `Mistake` for a line that is none and for a profile there is not.

    >>> line = "NLHE 200-400 | A bets 1200 | B: chips 1000+1000"
    >>> ruling = rule_text(line, under="tda-2022")
    >>> ruling.verdict, ruling.cites[0]
    ('stands', 'TDA-2022:45A')
    """
    return read_scenario(scenario_of_line(line, (under,))).ruling(policy_of(under))


def scenario_of(
    line: str, table: Mapping[str, Any], happened: Sequence[Any], under: Sequence[str]
) -> Scenario:
    """What is told in one line, or where that is empty, of a table and what happened there."""
    if line:
        return read_scenario({"id": "asked", **scenario_of_line(line, under)})
    return read_scenario({"id": "asked", "table": table, "happened": happened, "under": list(under)})


def read_incidents(happened: Sequence[Any], names: Mapping[str, int]) -> tuple[Incident, ...]:
    """What happened, from plain values as scenarios have them; `names` are what its seats are called.

    >>> read_incidents([{"what": "clock-ran", "seat": "2", "seconds": 100}], {"1": 1, "2": 2})[0].seat
    2
    """
    page = Page("", "")
    return tuple([_incident(page, each, names, f"$.happened[{at}]") for at, each in enumerate(happened)])


def check(scenario: Scenario, under: Sequence[str] = ()) -> Iterator[Checked]:
    """Put a scenario to the floor under every profile it expects a ruling under, or only those named."""
    for answer in scenario.answers:
        for name in answer.under:
            if under and name not in under:
                continue
            ruling = scenario.ruling(policy_of(name, answer.policy))
            yield Checked(scenario, name, ruling, tuple(_differences(answer, ruling, name)))


def policy_of(name: str, house: Mapping[str, str | int | bool] = {}) -> Policy:
    """A profile with the house's own answers over it."""
    base = profile(name)
    return base.laid_over(Layer("house", "scenario", tuple(house.items()))) if house else base


def _scenario(page: Page, data: Any, at: str) -> Scenario:
    try:
        written = msgspec.convert(data, _Written)
    except msgspec.ValidationError as error:
        raise _wrong(page, error, at, data) from None
    names = written.table.names()
    answers = written.answers or [
        Answer(under=written.under, policy=written.policy, expect=written.expect, cites=written.cites)
    ]
    complete = tuple(_answer(page, each, written, at) for each in answers)
    try:
        written.table.situation(policy_of(complete[0].under[0], complete[0].policy))
    except CroupierError as error:
        raise page.wrong(_as_mistake(error), f"{at}.table{_place(error)}") from None
    happened = tuple(
        _incident(page, each, names, f"{at}.happened[{place}]") for place, each in enumerate(written.happened)
    )
    return Scenario(
        id=written.id,
        title=_both(written.title or written.id),
        story=_both(written.story),
        tags=tuple(written.tags),
        table=written.table,
        happened=happened,
        answers=complete,
        file=page.file,
        line=page.line(at),
    )


_KEYS: Final = {
    "scenario-not-blinds": ".blinds",
    "scenario-no-such-street": ".street",
    "scenario-no-such-game": ".game",
}
"""The key of the table that is wrong, by the code of the error."""


def _place(error: CroupierError) -> str:
    """Where in the table an error was made."""
    return next(iter(getattr(error, "__notes__", ())), _KEYS.get(error.code, ""))


def _answer(page: Page, answer: Answer, written: _Written, at: str) -> Answer:
    under = answer.under or written.under
    named = [under] if isinstance(under, str) else list(under)
    for name in named:
        if name not in profiles():
            raise PageError(
                Mistake("policy-no-such-profile", profile=name, known=", ".join(profiles())),
                page.file,
                page.line(f"{at}.under"),
            )
    if not named:
        raise PageError(Mistake("scenario-under-nothing"), page.file, page.line(at))
    policy = {**written.policy, **answer.policy}
    try:
        policy_of(named[0], policy)
    except Mistake as error:
        raise page.wrong(error, f"{at}.policy") from None
    return msgspec.structs.replace(answer, under=named, policy=policy)


def _both(text: str | Words) -> Words:
    return {"en": text, "ru": text} if isinstance(text, str) else dict(text)


def _incident(page: Page, data: Any, names: Mapping[str, int], at: str) -> Incident:
    def seat(kind: type, value: Any) -> Any:
        if kind is not Seat:
            raise NotImplementedError
        if str(value) not in names:
            raise Mistake("scenario-no-such-seat", seat=str(value), seats=", ".join(names))
        return Seat(names[str(value)])

    try:
        told = done(data) if isinstance(data, str) else _spelled_out(data)
        # One kind alone is read in a tenth of the time in which all of them are understood.
        kind = incident_kinds().get(str(told.get("what"))) if isinstance(told, dict) else None
        found: Incident = msgspec.convert(told, kind or _any_incident(), dec_hook=seat)
    except (Mistake, msgspec.ValidationError) as error:
        kind = incident_kinds().get(str(data.get("what"))) if isinstance(data, dict) else None
        known = ["what", *kind.__struct_encode_fields__] if kind else ()
        raise page.wrong(_cause(error), at, known) from None
    return found


def _wrong(page: Page, error: msgspec.ValidationError, at: str, data: Any) -> PageError:
    """What is wrong in a scenario, with the fields there are where one is unknown: in it, or in its table."""
    if isinstance(data, dict) and isinstance(data.get("table"), dict):
        try:
            msgspec.convert(data["table"], ScenarioTable)
        except msgspec.ValidationError as inner:
            return page.wrong(inner, f"{at}.table", ScenarioTable.__struct_fields__)
    return page.wrong(error, at, _Written.__struct_fields__)


@cache
def _any_incident() -> Any:
    return Union[tuple(incident_kinds().values())]  # noqa: UP007  # the kinds are known at run time only


def _cause(error: Exception) -> Exception:
    """A `Mistake` made while decoding is what went wrong, not that decoding failed."""
    return error.__cause__ if isinstance(error.__cause__, Mistake) else error


def _spelled_out(data: Any) -> Any:
    """Lines like `C calls 1000` inside an incident, as the values they stand for."""
    if not isinstance(data, dict):
        return data
    return {
        key: [taken(each) if isinstance(each, str) else each for each in value]
        if key in _hold_actions()
        else value
        for key, value in data.items()
    }


@cache
def _hold_actions() -> frozenset[str]:
    """The fields of incidents that hold actions."""
    found = set()
    for kind in incident_kinds().values():
        for each in msgspec.structs.fields(kind):
            if each.type == tuple[Did, ...]:
                found.add(each.name)
    return frozenset(found)


def _as_mistake(error: CroupierError) -> Mistake:
    return error if isinstance(error, Mistake) else Mistake(error.code, clause=error.clause, **error.params)


def _differences(answer: Answer, ruling: Ruling, name: str) -> Iterator[str]:
    plain = ruling.plain()
    yield from _unlike(answer.expect, plain, "")
    policy = profile(name)
    for clause in answer.cites:
        other_profile = any(is_own(clause, profile(other)) for other in profiles())
        if clause not in ruling.cites and (is_own(clause, policy) or not other_profile):
            yield f"cites: {clause} ≠ {', '.join(ruling.cites)}"


def _unlike(expected: Any, given: Any, path: str) -> Iterator[str]:
    """Where what is given lacks what is expected: mappings and lists may hold more."""
    if isinstance(expected, dict) and isinstance(given, dict):
        for key, value in expected.items():
            where = f"{path}.{key}" if path else str(key)
            if key == "not":
                if isinstance(value, dict) and not list(_unlike(value, given, path)):
                    yield f"{where}: {value}"
            elif value is None:
                if key in given:
                    yield f"{where}: {given[key]} ≠ –"
            elif str(key) not in given:
                yield f"{where}: – ≠ {value}"
            else:
                yield from _unlike(value, given[str(key)], where)
    elif isinstance(expected, list) and isinstance(given, list):
        rest = list(given)
        for value in expected:
            found = next((at for at, each in enumerate(rest) if not list(_unlike(value, each, path))), None)
            if found is None:
                yield f"{path}: {given} ≠ {expected}"
                return
            rest = rest[found + 1 :]
    elif expected != given:
        yield f"{path}: {given} ≠ {expected}"
