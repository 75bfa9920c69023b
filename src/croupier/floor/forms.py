"""The kinds of incident as forms: what a screen needs to ask for one of them, made from its definition."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from croupier.floor.incident import Incident, Seat
from croupier.floor.registry import incident_kinds
from croupier.text import say

AREAS: Final = ("acts", "order", "cards", "showdown", "people", "procedures", "books")
"""The areas of a floor's work, in the order of a page; texts `floor-area-…`."""

_BY_MODULE: Final = {
    **dict.fromkeys(("incident", "asking", "chips_found", "found_late", "straddling"), "acts"),
    **dict.fromkeys(("order", "layout"), "order"),
    **dict.fromkeys(("board", "dealing", "wrong_count", "decks", "stud"), "cards"),
    **dict.fromkeys(("dead_hands", "reading", "showdown", "splitting", "disputes"), "showdown"),
    **dict.fromkeys(("asked", "clock", "penalties", "presence"), "people"),
    **dict.fromkeys(("procedures",), "procedures"),
    **dict.fromkeys(("the_books",), "books"),
}

SEAT_SCHEMA: Final = {"type": ["string", "integer"], "description": "A seat, by the name the table gives it."}


class Field(msgspec.Struct, frozen=True):
    """One field of a form: its name, its JSON type (`seat` for a seat), its default, and whether it must be given."""

    name: str
    schema: dict[str, Any]
    required: bool = False
    default: Any = None


class Form(msgspec.Struct, frozen=True):
    """A kind of incident to be filled in: `kind` is the `what` of scenario files, `area` a word of `AREAS`."""

    kind: str
    area: str
    fields: tuple[Field, ...]

    def title(self, lang: str = "en") -> str:
        """What the kind is called, in English (`en`) or Russian (`ru`)."""
        return say(f"floor-kind-{self.kind}", lang)


@cache
def forms() -> tuple[Form, ...]:
    """The form of every kind of incident, by area.

    >>> form = next(form for form in forms() if form.kind == "act")
    >>> form.area, form.title(), form.fields[0].name, form.fields[0].required
    ('acts', 'Words, chips or a gesture', 'seat', True)
    """
    made = [Form(name, _area(kind), fields_of(kind)) for name, kind in incident_kinds().items()]
    return tuple(sorted(made, key=lambda form: AREAS.index(form.area)))


def fields_of(kind: type[Incident]) -> tuple[Field, ...]:
    """The fields of a kind of incident."""
    return tuple([_field(each) for each in msgspec.structs.fields(kind)])


def schema_of_seat(kind: type) -> dict[str, Any]:
    """The JSON Schema of the types of the floor's own, for msgspec."""
    if kind is Seat:
        return dict(SEAT_SCHEMA)
    raise NotImplementedError


def _area(kind: type[Incident]) -> str:
    return _BY_MODULE[kind.__module__.rpartition(".")[2]]


def _field(each: msgspec.structs.FieldInfo) -> Field:
    seat = each.type is Seat
    schema = {"type": "seat"} if seat else msgspec.json.schema(each.type, schema_hook=schema_of_seat)
    given = each.required or each.default is msgspec.NODEFAULT or isinstance(each.default, Seat)
    return Field(each.encode_name, schema, each.required, None if given else each.default)
