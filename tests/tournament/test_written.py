"""An event's file and its form are the same thing: each is made of the other, and nothing is lost on the way."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest

from croupier.tournament import EventError, read_event
from croupier.tournament.page import is_league
from croupier.tournament.terms import MONEY, Level, Terms
from croupier.tournament.written import as_file, read_values, write_event, write_file
from tests.tournament.test_prizes import EXAMPLES


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_every_example_is_the_same_event_when_written_again(file: Path) -> None:
    text = file.read_text("utf-8")
    if is_league(text):
        return
    terms = read_event(text)
    assert read_event(write_event(terms)) == terms
    assert read_values(as_file(terms)) == terms
    assert write_event(read_event(write_event(terms))) == write_event(terms)


def test_a_form_sends_numbers_with_a_point_and_names_with_quotes() -> None:
    values = {
        "name": 'Night "A" \\ Б',
        "stack": 10_000.0,
        "buy_in": 109.5,
        "live": True,
        "event": {"deal-of_cards": "x"},
        "level": [{"small_blind": 25, "big_blind": 50}],
    }
    text = write_file(json.loads(json.dumps(values)))
    with pytest.raises(EventError, match="deal-of_cards"):
        read_event(text)
    del values["event"]
    terms = read_values(values)
    assert (terms.name, terms.stack, terms.buy_in, terms.live) == ('Night "A" \\ Б', 10_000, 10_950, True)


def test_what_is_wrong_in_a_form_is_told_by_its_field() -> None:
    with pytest.raises(EventError, match="buy_in"):
        read_values({"name": "A", "stack": 1, "level": [{"small_blind": 1, "big_blind": 2}]})


FORM = Path(__file__).parents[2] / "web" / "src" / "event" / "list"
ELSEWHERE = {
    "level": "LevelEditor.svelte",
    "event": "PolicyFields.svelte",
    # The answers of the house's own book, which are the house's and no single event's; a file may carry them.
    "house": "",
    # Which flight an event is comes of its own, never from a file.
    "flights.flight": "",
}


class Part(NamedTuple):
    """A field of an event's file: what it is where nothing is said, and its answers where they are few."""

    unsaid: Any
    answers: frozenset[str] = frozenset()


def parts_of(struct: type, way: str = "") -> Iterator[tuple[str, Part]]:
    """The fields of a file as its reader has them; those of a table inside by `table.field`."""
    for field in msgspec.structs.fields(struct):
        name = f"{way}{field.encode_name}"
        inner = [each for each in (field.type, *get_args(field.type)) if isinstance(each, type)]
        table = next((each for each in inner if issubclass(each, msgspec.Struct)), None)
        if table is not None and get_origin(field.type) is not tuple:
            yield from parts_of(table, f"{name}.")
            continue
        unsaid = None if field.default is msgspec.NODEFAULT else field.default
        if field.encode_name in MONEY and unsaid is not None:
            unsaid /= 100
        few = get_origin(field.type) is Literal
        yield name, Part(unsaid, frozenset(get_args(field.type)) if few else frozenset())


def asked() -> dict[str, Part]:
    """The fields of the form, as the page's list of them is written."""
    written = (FORM / "sections.ts").read_text("utf-8")
    written = written[written.index("SECTIONS") : written.index("export type Known")]
    written = re.sub(r"\s+", " ", written)
    found: dict[str, Part] = {}
    for kind, way, rest in re.findall(r"\b(money|count|flag|list)\('([\w.]+)'(?:, ([^)]*))?\)", written):
        values = [each.strip(" '") for each in rest.split(",")] if rest else []
        usual = {"flag": False, "list": values[0] if values else "", "money": 0, "count": 0}[kind]
        if kind == "flag" and values:
            usual = values[0] == "true"
        if kind == "count" and values:
            usual = float(values[0])
        if later := re.search(rf"\('{re.escape(way)}'[^)]*\), unsaid: ([\d.]+)", written):
            usual = float(later[1])
        found[way] = Part(usual, frozenset(values) if kind == "list" else frozenset())
    for way, rest in re.findall(r"\{ way: '([\w.]+)',([^}]*)\}", written):
        unsaid = re.search(r"unsaid: '([^']*)'", rest)
        found[way] = Part(unsaid[1] if unsaid else None)
    return found


def test_the_form_asks_for_each_field_a_file_may_have_with_its_answers_and_what_is_meant_unsaid() -> None:
    file, form = dict(parts_of(Terms)), asked()
    assert form.keys() | ELSEWHERE.keys() == file.keys()
    assert not form.keys() & ELSEWHERE.keys()
    for way, field in form.items():
        assert field.answers == file[way].answers, way
        # What must be said, and lists which are empty, have nothing that could be left out of a file wrongly.
        if file[way].unsaid not in (None, (), "last"):
            assert field.unsaid == file[way].unsaid, way


def test_the_level_editor_has_each_field_of_a_level() -> None:
    file = (FORM / "file.ts").read_text("utf-8")
    level = re.search(r"interface LevelIn \{([^}]*)\}", file)
    assert level is not None
    fields = {field.encode_name for field in msgspec.structs.fields(Level)}
    assert set(re.findall(r"(\w+)\?:", level[1])) == fields
    editor = (FORM / "LevelEditor.svelte").read_text("utf-8")
    assert [name for name in sorted(fields) if not re.search(rf"\b{name}\b", editor)] == []
