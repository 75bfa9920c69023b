"""The addresses of the house as an OpenAPI document, made of the addresses themselves and the types of their bodies."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier import __version__
from croupier.server.addresses import HTML, JSON, MOST_DIGITS, Key, Number, Text
from croupier.server.cookies import NAME, STATION
from croupier.server.protocol import Problem
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.server.addresses import Address

_REF: Final = "#/components/schemas/{name}"

KEYS: Final[dict[Key, dict[str, dict[str, str]]]] = {
    "session": {"session": {"type": "apiKey", "in": "cookie", "name": NAME}},
    "station": {"station": {"type": "apiKey", "in": "cookie", "name": STATION}},
    "metrics": {"metrics": {"type": "http", "scheme": "bearer"}},
}
"""How each key is shown."""

REFUSALS: Final = {
    "400": "What was sent is wrong.",
    "403": "The key is missing, or no role allows it.",
    "404": "There is no such thing.",
    "409": "It cannot be done as things stand.",
    "421": "The house is not called so.",
    "429": "Too much at once.",
}
"""With what status anything may be refused, all in one shape."""


def openapi(addresses: Iterable[Address]) -> dict[str, Any]:
    """Return the document; addresses that only differ by method are under one path."""
    every = list(addresses)
    kinds = [each.takes.kind for each in every if each.takes is not None]
    (problem, *bodies), schemas = msgspec.json.schema_components([Problem, *kinds], ref_template=_REF)
    of_kind = dict(zip(kinds, bodies, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in every:
        path = each.path_format
        method = "get" if each.takes is None else "post"
        paths.setdefault(path, {})[method] = _operation(each, of_kind)
    refusals = {
        status: {"description": why, "content": {JSON: {"schema": problem}}}
        for status, why in REFUSALS.items()
    }
    schemes = {name: scheme for shown in KEYS.values() for name, scheme in shown.items()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Croupier", "version": __version__},
        "paths": paths,
        "components": {
            "responses": refusals,
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": schemes,
        },
    }


def _operation(address: Address, of_kind: dict[type, Any]) -> dict[str, Any]:
    answers = {"200": {"description": "Granted.", "content": _content(address.tells)}}
    if address.tells == HTML:
        answers["503"] = {"description": "The page is not built.", "content": _content(HTML)}
    elif not address.path.startswith("/api/"):
        answers["503"] = {"description": "The house is not well.", "content": _content(JSON)}
    refused = {status: {"$ref": f"#/components/responses/{status}"} for status in REFUSALS}
    told: dict[str, Any] = {
        "summary": " ".join([inspect.getdoc(address.endpoint) or "", *_needed(address)]),
        "parameters": _parameters(address),
        "responses": answers | refused,
    }
    shown: list[dict[str, list[str]]] = [
        {name: []} for key in (*address.must, *address.may) for name in KEYS[key]
    ]
    if shown:
        told["security"] = shown if address.must else [{}, *shown]
    if address.takes is not None:
        content = {JSON: {"schema": of_kind[address.takes.kind]}}
        least = f"At most {address.takes.most:,} bytes."
        told["requestBody"] = {"required": True, "description": least, "content": content}
    return told


def _needed(address: Address) -> list[str]:
    needed = " or ".join([f"`{each}`" for each in address.needs])
    return [f"Needs a role that allows {needed}."] if needed else []


def _content(kind: str) -> dict[str, Any]:
    return {kind: {"schema": {"type": "object" if kind == JSON else "string"}}}


def _parameters(address: Address) -> list[dict[str, Any]]:
    asked = {each.name: each for each in address.asks}
    told = [_parameter(name, asked.pop(name, None), "path") for name in sorted(address.param_convertors)]
    told += [_parameter(name, each, "query") for name, each in asked.items()]
    if address.tells != HTML:
        told.append({"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}})
    return told


def _parameter(name: str, kind: Number | Text | None, place: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    if isinstance(kind, Number):
        schema = {"type": "integer", "minimum": 0, "maximum": 10**MOST_DIGITS - 1}
    elif isinstance(kind, Text):
        schema["maxLength"] = kind.most
    return {"name": name, "in": place, "required": place == "path", "schema": schema}
