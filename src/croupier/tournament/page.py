"""An event's file, or a league's: TOML, read strictly, every mistake with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from difflib import get_close_matches
from typing import Annotated, Any, Final

import msgspec

from croupier.errors import FileMistake, Mistake
from croupier.rulebook.toml_lines import Way, line_of, lines_of, unreadable
from croupier.text import toml
from croupier.tournament.leagues import Formula
from croupier.tournament.terms import MONEY, Level, Terms

_AT: Final = re.compile(r" - at `(.+)`$")
_SAID: Final = (
    (re.compile(r"Object contains unknown field `(.+)`"), "tournament-file-unknown", "field"),
    (re.compile(r"Object missing required field `(.+)`"), "tournament-file-missing", "field"),
    (re.compile(r"Invalid enum value '?(.+?)'?$"), "tournament-file-choice", "value"),
)
_EXPECTED: Final = re.compile(r"Expected `(.+?)`(?: (>=|<=) (-?[\d.]+))?(?:, got `(.+)`)?")


class EventError(FileMistake):
    """An event's file that cannot be taken: `line` is where, `problem` what is wrong there.

    >>> from croupier.tournament import EventError, read_event
    >>> try:
    ...     read_event('name = "Friday"\\nstack = 5000\\nbuyin = 20')
    ... except EventError as error:
    ...     print(error)
    event.toml:3: there is no “buyin” here: nearest are buy_in, rebuys
    """


def read_event(text: str, file: str = "event.toml") -> Terms:
    """The terms an event's file describes; `file` is its name for the messages.

    Money stands in whole units with up to two decimals. Raises `EventError` with the line, what is wrong there
    and what would be right.

    >>> read_event('''
    ... name = "Sunday"
    ... stack = 20000
    ... buy_in = 90.50
    ... [[level]]
    ... small_blind = 100
    ... big_blind = 200
    ... ''').buy_in
    9050
    """
    lines = lines_of(text)
    written = _loaded(text, file)
    try:
        terms: Terms = msgspec.convert(_in_cents(written, (), file, lines), Terms)
        _ = terms.policy
    except msgspec.ValidationError as error:
        raise _wrong(error, Terms, file, lines) from None
    except EventError:
        raise
    except Mistake as problem:
        raise _against_the_book(problem, file, lines) from None
    return terms


def write_level(level: Level) -> str:
    """A level or a break of blinds as an event's file has it.

    >>> print(write_level(Level(pause=10)))
    [[level]]
    break = 10
    """
    if level.pause:
        chips = f"\ncolour_up = {list(level.colour_up)}" if level.colour_up else ""
        return f"[[level]]\nbreak = {level.pause}{chips}"
    ante = f"\nante = {level.ante}" if level.ante else ""
    return f"[[level]]\nsmall_blind = {level.small_blind}\nbig_blind = {level.big_blind}{ante}"


class Fixture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event of a league: its file beside the league's own, and how many entries a simulation gives it."""

    file: str
    name: str = ""
    entries: Annotated[int, msgspec.Meta(ge=2, le=100_000)] = 50


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A league as its file describes it: its name, how places become points, its events in their order."""

    name: str
    formula: Formula
    events: tuple[Fixture, ...] = msgspec.field(name="event")


def is_league(text: str) -> bool:
    """Whether a file is a league's: it has a formula and no levels of its own."""
    try:
        written = toml.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return "formula" in written and "level" not in written


def read_league(text: str, file: str = "league.toml") -> Season:
    """The league a file describes; raises `EventError` with the line, like `read_event`.

    >>> season = read_league('''
    ... name = "Winter"
    ... [formula]
    ... kind = "linear"
    ... scale = 1
    ... [[event]]
    ... file = "friday.toml"
    ... ''')
    >>> season.formula.kind, season.events[0].file
    ('linear', 'friday.toml')
    """
    written = _loaded(text, file)
    try:
        return msgspec.convert(written, Season)
    except msgspec.ValidationError as error:
        raise _wrong(error, Season, file, lines_of(text)) from None


def _loaded(text: str, file: str) -> dict[str, Any]:
    try:
        return toml.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        line, why = unreadable(error, text)
        raise EventError(Mistake("tournament-file-not-toml", problem=why), file, line) from None


def _wrong(
    error: msgspec.ValidationError, kind: type[msgspec.Struct], file: str, lines: Mapping[Way, int]
) -> EventError:
    where, problem = _told(str(error), kind)
    if isinstance(error.__cause__, Mistake):
        return _against_the_book(error.__cause__, file, lines, line_of(lines, where))
    return EventError(problem, file, line_of(lines, where))


def _against_the_book(problem: Mistake, file: str, lines: Mapping[Way, int], line: int = 1) -> EventError:
    """What the policy refuses, at the line where the file names it, else at the `line` it came up."""
    named = str(problem.params.get("field", problem.params.get("profile", "")))
    at = [("house", named), ("event", named)] + [("profile",)] * ("profile" in problem.params)
    return EventError(problem, file, next((lines[way] for way in at if way in lines), line))


def _in_cents(value: Any, way: Way, file: str, lines: Mapping[Way, int]) -> Any:
    """The file's values with its amounts of money in cents."""
    if isinstance(value, dict):
        return {key: _in_cents(each, (*way, key), file, lines) for key, each in value.items()}
    if isinstance(value, list):
        return [_in_cents(each, (*way, at), file, lines) for at, each in enumerate(value)]
    if way and way[-1] in MONEY and isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        cents = Decimal(value) * 100
        if cents != cents.to_integral_value():
            raise EventError(
                Mistake("tournament-file-not-cents", field=str(way[-1]), value=str(value)),
                file,
                line_of(lines, way),
            )
        return int(cents)
    return value


def _told(said: str, whole: type[msgspec.Struct]) -> tuple[Way, Mistake]:
    """Where the checker stopped, and what it said, in our own words."""
    place = _AT.search(said)
    way = _way(place[1]) if place else ()
    said = _AT.sub("", said)
    for pattern, code, name in _SAID:
        if found := pattern.match(said):
            field = found[1]
            if code == "tournament-file-unknown":
                return (*way, field), Mistake(code, field=field, nearest=_nearest(field, way, whole))
            if name == "field":
                return way, Mistake(code, field=field)
            return way, Mistake(code, value=field, field=str(way[-1]) if way else "")
    found = _EXPECTED.match(said)
    field = str(next((step for step in reversed(way) if isinstance(step, str)), ""))
    if not found:
        return way, Mistake("tournament-file-wrong", field=field, problem=said)
    wanted, bound, number, got = found.groups()
    if bound:
        return way, Mistake(
            "tournament-file-bound", field=field, bound="least" if bound == ">=" else "most", number=number
        )
    return way, Mistake("tournament-file-type", field=field, wanted=_kind(wanted), got=_kind(got or ""))


def _kind(name: str) -> str:
    """A type as the catalogue names it."""
    first = name.split(" | ", maxsplit=1)[0]
    known = {"int": "whole", "str": "text", "bool": "flag", "decimal": "number", "float": "number"}
    return known.get(first, "list" if first == "array" else "table" if first == "object" else "other")


def _nearest(field: str, way: Way, whole: type[msgspec.Struct]) -> str:
    """The keys of that table nearest to what was written."""
    kind: Any = whole
    for step in way:
        if isinstance(step, str):
            kind = _struct(msgspec.structs.fields(kind), step) or kind
    known = [each.encode_name for each in msgspec.structs.fields(kind)]
    return ", ".join(get_close_matches(field, known, 3, 0.5) or known[:6])


def _struct(fields: Any, step: str) -> Any:
    for each in fields:
        if each.encode_name == step:
            inner = [each.type, *getattr(each.type, "__args__", ())]
            return next((kind for kind in inner if isinstance(kind, type(msgspec.Struct))), None)
    return None


def _way(path: str) -> Way:
    """`$.level[2].minutes` as the steps that lead there."""
    steps: list[str | int] = []
    for name, number in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        steps.append(name or (int(number) if number.isdigit() else 0))
    return tuple(steps)
