"""An event's terms written as its file again: what `read_event` made of a file, or a form's values, as text.

The file of terms holds what differs from what an event has unsaid, so that reading it gives the same terms.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, TypeAlias

import msgspec

from croupier.errors import Mistake
from croupier.tournament.page import read_event
from croupier.tournament.terms import MONEY, Terms

File: TypeAlias = "dict[str, Any]"
"""What stands in an event's file, by its keys: money in whole units, chips as chips, levels in minutes."""


def as_file(terms: Terms) -> File:
    """What an event's file has of its terms: all that is not as it would be unsaid.

    >>> from croupier.tournament.terms import Level
    >>> levels = (Level(small_blind=25, big_blind=50), Level(pause=10))
    >>> as_file(Terms(name="Friday", stack=5_000, buy_in=20_50, levels=levels))["level"]
    [{'small_blind': 25, 'big_blind': 50}, {'break': 10}]
    """
    found = _plain(terms, "")
    assert isinstance(found, dict)
    return found


def _plain(value: Any, key: str) -> Any:
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        given = [(each.encode_name, getattr(value, each.name), _usual(each)) for each in fields]
        return {name: _plain(each, name) for name, each, default in given if each != default}
    if isinstance(value, (tuple, list)):
        return [_plain(each, key) for each in value]
    if isinstance(value, Mapping):
        return {name: _plain(each, name) for name, each in value.items()}
    if key in MONEY and isinstance(value, int) and not isinstance(value, bool):
        return value // 100 if value % 100 == 0 else Decimal(value) / 100
    return value


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    """What a field is where nothing is said."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def write_event(terms: Terms) -> str:
    """The file of an event: `read_event` makes the same terms of it.

    >>> from croupier.tournament.terms import Level
    >>> levels = (Level(small_blind=25, big_blind=50),)
    >>> print(write_event(Terms(name="Friday", stack=5_000, buy_in=20_50, levels=levels)))
    name = "Friday"
    stack = 5000
    buy_in = 20.5
    <BLANKLINE>
    [[level]]
    small_blind = 25
    big_blind = 50
    <BLANKLINE>
    """
    return write_file(as_file(terms))


def read_values(values: File) -> Terms:
    """The terms that a form's values are, which stand as in a file; raises `EventError` as `read_event` does.

    Raises `Mistake` for values that cannot stand in a file.
    """
    return read_event(write_file(values))


def write_file(values: File) -> str:
    """The text of a file with these values; tables stand below what belongs to the event itself."""
    return "\n".join(_lines(values, ())) + "\n"


def _lines(values: Mapping[str, Any], way: tuple[str, ...]) -> Iterator[str]:
    inner = [(key, each) for key, each in values.items() if _is_table(each)]
    for key, each in values.items():
        if not _is_table(each) and each is not None:
            yield f"{_key(key)} = {_value(each)}"
    for key, each in inner:
        name = ".".join([*way, _key(key)])
        for table in each if isinstance(each, (list, tuple)) else [each]:
            yield ""
            yield f"[[{name}]]" if isinstance(each, (list, tuple)) else f"[{name}]"
            yield from _lines(table, (*way, _key(key)))


def _is_table(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return bool(value) and all([isinstance(each, Mapping) for each in value])
    return isinstance(value, Mapping)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else json.dumps(key)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case Decimal() | int() | float():
            # A whole number of a form may come with a point; a file has it without.
            return str(int(value)) if value == int(value) else f"{value}"
        case list() | tuple():
            return f"[{', '.join([_value(each) for each in value])}]"
        case _:
            raise Mistake("tournament-file-wrong", field="?", problem=type(value).__name__)
