"""The JSON Schema of scenario files, made from the definitions that read them."""

from __future__ import annotations

import json
from typing import Any, Final, Union

import msgspec

from croupier.floor import Incident, Seat, incident_kinds
from croupier.floor.forms import schema_of_seat
from croupier.records.scenarios.scenario import Answer, Words
from croupier.records.scenarios.table import ScenarioTable

TITLE: Final = "Croupier scenario file"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_LINE: Final = {
    "type": "string",
    "pattern": ":",
    "description": "An act in a line: `B: raise, eight thousand`, `B: chips 1000+500`, `B: taps`.",
}


def scenario_schema() -> dict[str, Any]:
    """The schema of a scenario file: one scenario, or a list of them.

    >>> sorted(scenario_schema()["$defs"]["ScenarioTable"]["properties"])[:3]
    ['ante', 'ante_by', 'before']
    """
    kinds = tuple([_written(kind) for kind in incident_kinds().values()])
    incidents = tuple[Union[kinds], ...]  # type: ignore[valid-type]  # noqa: UP007  # made at run time
    (happened, answer, table, words), components = msgspec.json.schema_components(
        [incidents, Answer, ScenarioTable, Words], schema_hook=schema_of_seat, ref_template="#/$defs/{name}"
    )
    components = in_words(components)
    for kind in kinds:
        components[kind.__name__]["properties"] |= _actions_as_lines(components[kind.__name__]["properties"])
    one_or_more = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    text = {"anyOf": [{"type": "string"}, words]}
    answers = components["Answer"]["properties"]
    scenario = {
        "type": "object",
        "required": ["id"],
        "additionalProperties": False,
        "properties": {
            "id": {"type": "string"},
            "title": text,
            "story": text,
            "tags": {"type": "array", "items": {"type": "string"}},
            "table": table,
            "happened": {"type": "array", "items": {"anyOf": [_LINE, happened["items"]]}},
            "under": one_or_more,
            **{name: answers[name] for name in ("policy", "expect", "cites")},
            "answers": {"type": "array", "items": answer},
        },
    }
    return {
        "$schema": _DIALECT,
        "title": TITLE,
        "anyOf": [{"$ref": "#/$defs/Scenario"}, {"type": "array", "items": {"$ref": "#/$defs/Scenario"}}],
        "$defs": {"Scenario": scenario, **dict(sorted(components.items()))},
    }


def in_words(schemas: dict[str, Any]) -> dict[str, Any]:
    """Schemas by name, of whose descriptions the examples are left out: those are for who writes Python.

    >>> in_words({"Seat": {"type": "integer", "description": "A chair.\\n\\n    >>> Seat(4)\\n    4"}})
    {'Seat': {'type': 'integer', 'description': 'A chair.'}}
    """
    return {
        name: schema | {"description": schema["description"].partition(">>> ")[0].rstrip()}
        if "description" in schema
        else schema
        for name, schema in schemas.items()
    }


def schema_text() -> str:
    """The schema as the file that is published."""
    return json.dumps(scenario_schema(), ensure_ascii=False, indent=1) + "\n"


def _written(kind: type[Incident]) -> type[msgspec.Struct]:
    """The kind as it is written in a file: nobody is no seat."""
    fields: list[Any] = []
    for each in msgspec.structs.fields(kind):
        if each.required:
            fields.append((each.encode_name, each.type))
        else:
            default = None if isinstance(each.default, Seat) else each.default
            fields.append((each.encode_name, each.type, default))
    config = kind.__struct_config__
    made = msgspec.defstruct(
        kind.__name__,
        fields,
        tag_field=config.tag_field,
        tag=config.tag,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    made.__doc__ = kind.__doc__
    return made


def _actions_as_lines(properties: dict[str, Any]) -> dict[str, Any]:
    """Actions inside an incident may be written as lines, too."""
    line = {"type": "string", "description": "An action in a line: `C calls 1000`."}
    return {
        name: {**schema, "items": {"anyOf": [line, schema["items"]]}}
        for name, schema in properties.items()
        if isinstance(schema.get("items"), dict) and str(schema["items"].get("$ref", "")).endswith("/Did")
    }
