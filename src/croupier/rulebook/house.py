"""A house's own policy, written as a TOML file and read strictly."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from croupier.errors import FileMistake, Mistake
from croupier.rulebook.layers import Layer, profile_named
from croupier.rulebook.policy import Policy, profile

_HEAD: Final = ("name", "profile")
_TABLE: Final = re.compile(r"\s*\[+\s*([^\[\]]+?)\s*\]+")
_KEY: Final = re.compile(r"\s*([\w.\-\"' ]+?)\s*=")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class HouseError(FileMistake):
    """A policy file that cannot be taken: `line` is where, `problem` what is wrong there."""


def read_house(text: str, file: str = "policy.toml") -> Policy:
    """The policy a file describes: a profile, and what the house, the event or an agency lays over it.

    `file` is its name for the messages. Raises `HouseError` with the line, what is wrong there and what would be
    right.

    >>> policy = read_house('''
    ... name = "Riverside"
    ... profile = "tda-2022"
    ... [house]
    ... button = "moving"
    ... [event]
    ... clock_seconds = 40
    ... ''')
    >>> policy.button, policy.source("clock_seconds").layer
    ('moving', 'event')
    """
    page = _Page(text, file)
    name = page.text("name")
    with page.at("profile"):
        base = profile_named(page.text("profile"))
    policy = profile(base.id)
    for table, answers in page.written.items():
        if table in _HEAD:
            continue
        with page.at(table):
            if not isinstance(answers, dict):
                raise Mistake("policy-not-a-table", key=table, known=", ".join(base.layers[1:]))
            policy.laid_over(Layer(table, name, ()))
        for field, value in answers.items():
            with page.at(f"{table}.{field}", table):
                policy = policy.laid_over(Layer(table, name, ((field, value),)))
    return policy


class _Page:
    """A file's text, what it says as TOML, and the line each key stands on."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.written = self._parsed(text)
        self.lines = dict(_keys(text))

    def _parsed(self, text: str) -> Mapping[str, Any]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = _PLACE.search(str(error))
            line = int(place[1]) if place and place[1] else text.count("\n") + 1
            problem = Mistake("policy-not-toml", problem=_PLACE.sub("", str(error)))
            raise HouseError(problem, self.file, line) from None

    def text(self, key: str) -> str:
        """A key of the head that must be there and must be a text."""
        value = self.written.get(key)
        with self.at(key):
            if not isinstance(value, str) or not value:
                raise Mistake("policy-head-missing", key=key)
        return value

    def at(self, *keys: str) -> _At:
        """Mistakes made inside stand at the first of these keys that the file has."""
        return _At(self.file, next((self.lines[key] for key in keys if key in self.lines), 1))


class _At:
    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if isinstance(error, Mistake) and not isinstance(error, HouseError):
            raise HouseError(error, self.file, self.line) from None


def _keys(text: str) -> Iterator[tuple[str, int]]:
    """Every key and table of the text with its line, as far as lines can tell."""
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if opened := _TABLE.match(line):
            table = _plain(opened[1])
            yield table, number
        elif key := _KEY.match(line):
            name = _plain(key[1])
            yield (f"{table}.{name}" if table else name), number


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))
