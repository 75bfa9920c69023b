"""Writes web/src/kit/wire/*.json, schemas of everything that goes over the wire, what docs/protocol.md lists of it,
and docs/openapi.json, the addresses of HTTP.

    .venv/bin/python tools/wire.py            write them
    .venv/bin/python tools/wire.py --check    exit 1 when one is stale

`npm --prefix web run wire` makes TypeScript of them. What the house sends has every field, so every field is required
there, but for those of a struct that leaves out its defaults; what people send may leave out what has a default.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, inspect

from croupier.records.scenarios.schema import in_words
from croupier.room.actors import frames
from croupier.room.actors.asks import kebab
from croupier.room.cashier import asks as cage_asks
from croupier.room.cashier import report as cage_report
from croupier.room.cashier import view as cage
from croupier.room.event import asks as event_asks
from croupier.room.event import messages as event
from croupier.room.hand import messages as table
from croupier.room.hand.record import HandSummary
from croupier.room.house import opening as house_asks
from croupier.room.house.house import House
from croupier.room.house.lobby import LobbyMessage
from croupier.room.house.needs import STREAMS
from croupier.room.live import asks as live_asks
from croupier.room.live import view as live
from croupier.room.pit import asks as pit_asks
from croupier.room.pit import messages as pit
from croupier.room.staff import asks as staff_asks
from croupier.room.staff import view as staff
from croupier.room.table import asks as table_asks
from croupier.room.table.sheet import SheetView
from croupier.server import protocol
from croupier.server.app import addresses
from croupier.server.measures import Measures
from croupier.server.openapi import openapi
from croupier.server.settings import Settings

ROOT: Final = Path(__file__).parents[1]
WIRE: Final = ROOT / "web" / "src" / "kit" / "wire"
ADDRESSES: Final = ROOT / "docs" / "openapi.json"
PAGE: Final = ROOT / "docs" / "protocol.md"
MADE: Final = re.compile(r"(<!-- made: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A part of the page that is made, and the name of what it lists."""

SENT: Final[dict[str, list[Any]]] = {
    "socket": [frames.Change, protocol.Welcome, protocol.Done, protocol.Refused, protocol.Pong],
    "table": [
        table.TableMessage,
        table.TableChange,
        table.ListsMessage,
        LobbyMessage,
        HandSummary,
        SheetView,
    ],
    "event": [event.EventMessage, event.Moved, event.EventLine, event.TableLine],
    "pit": [pit.PitMessage, pit.PitListMessage, pit.RoundView],
    "live": [live.LiveMessage],
    "staff": [staff.StaffMessage],
    "cage": [cage.CageMessage, cage_report.CageReport],
}
"""What the house says, by the file it is told in."""

ASKED: Final[dict[str, list[Any]]] = {
    "client-message": [protocol.Message],
    "house-ask": [house_asks.AnyAsk],
    "table-ask": [table_asks.AnyAsk],
    "event-ask": [event_asks.Ask],
    "pit-ask": [pit_asks.PitAsk],
    "cage-ask": [cage_asks.AnyAsk],
    "live-ask": [live_asks.AnyAsk, live_asks.Undo],
    "staff-ask": [staff_asks.AnyAsk],
}
"""What people say."""


def structs(roots: list[Any]) -> dict[str, type[msgspec.Struct]]:
    """Every struct that is reached from some types, by its name; two of one name are an error."""
    found: dict[str, type[msgspec.Struct]] = {}

    def look(each: Any) -> None:
        if isinstance(each, inspect.StructType):
            name = each.cls.__name__
            if name in found:
                assert found[name] is each.cls, f"two structs are called {name}"
                return
            found[name] = each.cls
            for field in each.fields:
                look(field.type)
        elif isinstance(each, inspect.UnionType):
            for one in each.types:
                look(one)
        elif isinstance(each, inspect.TupleType):
            for one in each.item_types:
                look(one)
        elif isinstance(each, inspect.VarTupleType | inspect.ListType):
            look(each.item_type)
        elif isinstance(each, inspect.DictType):
            look(each.value_type)

    for root in inspect.multi_type_info(roots):
        look(root)
    return found


def always(cls: type[msgspec.Struct]) -> list[str]:
    """The fields of a struct that are never left out when it is sent."""
    config = cls.__struct_config__
    tag = [config.tag_field] if config.tag_field else []
    fields = msgspec.structs.fields(cls)
    return tag + [
        each.encode_name
        for each in fields
        if each.required or (each.default is not UNSET and not config.omit_defaults)
    ]


def told(schema: Any) -> Any:
    """A schema as the translator of schemas knows tuples of a fixed length."""
    if isinstance(schema, list):
        return [told(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {
        key: told(each) for key, each in schema.items() if key not in ("default", "minItems", "maxItems")
    }
    if "prefixItems" in schema:
        schema["items"] = schema.pop("prefixItems")
        schema["minItems"] = schema["maxItems"] = len(schema["items"])
    return schema


def document(name: str, roots: list[Any], *, sent: bool) -> str:
    """The schema of a file of the wire, as text."""
    found, components = msgspec.json.schema_components(roots, ref_template="#/definitions/{name}")
    components = in_words(components)
    if sent:
        for struct, cls in structs(roots).items():
            components[struct]["required"] = always(cls)
    said = [each for root in found for each in root.get("anyOf", [root])]
    title = ("from-{}" if sent else "{}").format(name)
    whole = {"title": title, "anyOf": said, "definitions": told(dict(sorted(components.items())))}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def kind(schema: dict[str, Any]) -> str:
    """What a field may be, in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join([kind(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return " ".join([str(each) for each in schema["enum"]])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}" if isinstance(schema.get("items"), dict) else "list"
    named = str(schema.get("type", "anything"))
    return {"integer": "number", "object": "by name"}.get(named, named)


def listed(name: str) -> str:
    """A table of what people may say, for the page."""
    found, components = msgspec.json.schema_components(ASKED[name], ref_template="#/definitions/{name}")
    said = [each["$ref"].rpartition("/")[2] for root in found for each in root.get("anyOf", [root])]
    lines = ["| `type` | fields | |", "|---|---|---|"]
    for each in said:
        schema = in_words(components)[each]
        tag = next(f for f in ("type", "t") if f in schema["properties"])
        fields = [
            f"`{field}`{'' if field in schema.get('required', ()) else '?'} {kind(of)}"
            for field, of in schema["properties"].items()
            if field != tag
        ]
        words = " ".join(schema.get("description", "").split()).replace("|", "\\|")
        lines.append(f"| `{schema['properties'][tag]['enum'][0]}` | {', '.join(fields)} | {words} |")
    return "\n".join(lines) + "\n"


def described() -> str:
    """The addresses of the house, as text; what they answer is asked of nobody, so there need be no house."""
    every = addresses(cast("House", None), Settings(), Measures())
    return json.dumps(openapi(every), indent=1, ensure_ascii=False) + "\n"


def documents() -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {WIRE / f"{name}.json": document(name, roots, sent=True) for name, roots in SENT.items()}
    made |= {WIRE / f"{name}.json": document(name, roots, sent=False) for name, roots in ASKED.items()}
    # Who may ask what for the house: pages show nobody a button that would be refused.
    needed = {name: {kebab(ask.__name__): may for ask, may in asks.items()} for name, asks in STREAMS.items()}
    made[WIRE / "needs.json"] = json.dumps(needed, indent=1) + "\n"
    page = MADE.sub(lambda found: found[1] + listed(found[2]) + found[3], PAGE.read_text("utf-8"))
    return made | {PAGE: page, ADDRESSES: described()}


def main(arguments: list[str]) -> int:
    """Write the schemas, or say which are stale; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file is stale")
    check = asked.parse_args(arguments).check
    WIRE.mkdir(parents=True, exist_ok=True)
    stale = 0
    for path, text in documents().items():
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path.name} is stale: tools/wire.py writes it")
        else:
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
