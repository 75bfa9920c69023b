"""The kinds of incident as forms: what a screen needs to ask for one of them, made from its definition."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from croupier.floor.incident import CardCount, Chips, Did, Incident, Motion, Seat
from croupier.floor.registry import incident_kinds
from croupier.text import knows, say

if TYPE_CHECKING:
    from collections.abc import Mapping

AREAS: Final = ("acts", "order", "cards", "showdown", "people", "procedures", "books")
"""The areas of a floor's work, in the order of a page; texts `floor-area-…`."""

_BY_MODULE: Final = {
    **dict.fromkeys(("incident", "answers", "chips_found", "found_late", "straddling"), "acts"),
    **dict.fromkeys(("order", "layout"), "order"),
    **dict.fromkeys(("board", "dealing", "wrong_count", "decks", "stud"), "cards"),
    **dict.fromkeys(("dead_hands", "reading", "showdown", "splitting", "disputes"), "showdown"),
    **dict.fromkeys(("allowed", "clock", "conduct", "penalties", "presence"), "people"),
    **dict.fromkeys(("dealers", "procedures"), "procedures"),
    **dict.fromkeys(("the_books",), "books"),
}

SEAT_SCHEMA: Final[dict[str, Any]] = {
    "type": ["string", "integer"],
    "description": "A seat, by the name the table gives it.",
}


_SORTS: Final[Mapping[Any, str]] = {
    Seat: "seat",
    Chips: "chips",
    CardCount: "number",
    Motion: "motion",
    tuple[Motion, ...]: "motions",
    tuple[Chips, ...]: "amounts",
    tuple[Seat, ...]: "seats",
    tuple[Did, ...]: "actions",
    bool: "flag",
    str: "text",
    int: "number",
}


class Field(msgspec.Struct, frozen=True):
    """One field of a form: its name, its JSON type (`seat` for a seat), its default, and whether it must be given.

    `sort` says how a screen asks for it: `seat`, `seats`, `chips`, `amounts`, `motion`, `motions`, `actions`, `flag`,
    `text`, `number`, or `choice` (one) and `choices` (any) of the values in `choices`; `optional` that nothing may
    be an answer.
    """

    name: str
    schema: dict[str, Any]
    required: bool = False
    default: Any = None
    sort: str = "text"
    choices: tuple[str, ...] = ()
    optional: bool = False

    def title(self, lang: str = "en") -> str:
        """What the field is called, in English (`en`) or Russian (`ru`)."""
        return say(f"floor-field-{self.name.replace('_', '-')}", lang)


class Form(msgspec.Struct, frozen=True):
    """A kind of incident to be filled in: `kind` is the `what` of scenario files, `area` a word of `AREAS`.

    >>> from croupier.floor import forms
    >>> boxed = next(form for form in forms() if form.kind == "boxed-cards")
    >>> boxed.area, boxed.title(), [field.name for field in boxed.fields]
    ('cards', 'Boxed cards', ['after', 'game', 'count', 'during'])
    """

    kind: str
    area: str
    fields: tuple[Field, ...]

    def title(self, lang: str = "en") -> str:
        """What the kind is called, in English (`en`) or Russian (`ru`)."""
        return say(f"floor-kind-{self.kind}", lang)

    def called(self, field: Field, lang: str = "en") -> str:
        """What a field is called here: some mean something else than elsewhere."""
        code = f"floor-field-{self.kind}-{field.name.replace('_', '-')}"
        return say(code, lang) if knows(code) else field.title(lang)


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
    sort, choices, optional = _sort(each.type)
    return Field(
        each.encode_name, schema, each.required, None if given else each.default, sort, choices, optional
    )


def _sort(annotated: Any) -> tuple[str, tuple[str, ...], bool]:
    """How a screen asks for a value of a type, what may be chosen, and whether nothing may."""
    if annotated in _SORTS:
        return _SORTS[annotated], (), False
    literals = _literals(annotated)
    if literals:
        return "choice", literals, False
    origin, inside = get_origin(annotated), get_args(annotated)
    if origin is tuple and _literals(inside[0]):
        return "choices", _literals(inside[0]), False
    if origin in (Union, UnionType):
        (known,) = [each for each in inside if each is not type(None)]
        sort, choices, _ = _sort(known)
        return sort, choices, True
    return "text", (), False


def _literals(annotated: Any) -> tuple[str, ...]:
    """The values of a `Literal`, or of several put together."""
    if get_origin(annotated) is Literal:
        return tuple([str(each) for each in get_args(annotated)])
    if get_origin(annotated) in (Union, UnionType):
        parts = [_literals(each) for each in get_args(annotated)]
        return tuple([value for part in parts for value in part]) if all(parts) else ()
    return ()
