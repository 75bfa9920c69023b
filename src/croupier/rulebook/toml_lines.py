"""Where in a TOML text a key stands, and where it cannot be read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

Way: TypeAlias = tuple[str | int, ...]
"""The keys that lead to a value, with places in lists: `("level", 2, "minutes")`."""

_TABLE: Final = re.compile(r"\s*(\[+)\s*([^\[\]]+?)\s*\]+")
_KEY: Final = re.compile(r"\s*([\w.\-\"' ]+?)\s*=")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def lines_of(text: str) -> dict[Way, int]:
    """Every key and table of the text with its line, as far as lines can tell.

    >>> lines_of("[house]\\nbutton = 'dead'\\n[[level]]\\n[[level]]\\nante = 5")[("level", 1, "ante")]
    5
    """
    lines: dict[Way, int] = {}
    table: Way = ()
    count: dict[Way, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if opened := _TABLE.match(line):
            table = tuple(_plain(opened[2]))
            lines.setdefault(table, number)
            if len(opened[1]) == 2:
                at = count.get(table, -1) + 1
                count[table] = at
                table = (*table, at)
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, *_plain(key[1])), number)
    return lines


def line_of(lines: Mapping[Way, int], way: Way) -> int:
    """The line of a place, else of what it stands in.

    >>> line_of({("house",): 3}, ("house", "button"))
    3
    """
    while way and way not in lines:
        way = way[:-1]
    return lines.get(way, 1)


def unreadable(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """The line at which a text is no TOML, and what is wrong there.

    >>> try:
    ...     _ = tomllib.loads("a = 1\\nb")
    ... except tomllib.TOMLDecodeError as error:
    ...     unreadable(error, "a = 1\\nb")
    (2, "Expected '=' after a key in a key/value pair")
    """
    place = _PLACE.search(str(error))
    line = int(place[1]) if place and place[1] else text.count("\n") + 1
    return line, _PLACE.sub("", str(error))


def _plain(key: str) -> Iterator[str]:
    return (part.strip().strip("\"'") for part in key.split("."))
