"""A house's own policy, written as a TOML file and read strictly."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from croupier.errors import FileMistake, Mistake
from croupier.rulebook.layers import Layer, profile_named
from croupier.rulebook.policy import Policy, profile
from croupier.rulebook.toml_lines import lines_of, unreadable
from croupier.text import toml

_HEAD: Final = ("name", "profile")

ROLES_TABLE: Final = "roles"
"""The table of a file that answers nothing of the books: what the house's roles may do is read by `croupier.staff`."""


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
    page = Page(text, file)
    name = page.text("name")
    with page.at("profile"):
        base = profile_named(page.text("profile"))
    policy = profile(base.id)
    for table, answers in page.written.items():
        if table in (*_HEAD, ROLES_TABLE):
            continue
        with page.at(table):
            if not isinstance(answers, dict):
                raise Mistake("policy-not-a-table", key=table, known=", ".join(base.layers[1:]))
            policy.laid_over(Layer(table, name, ()))
        for field, value in answers.items():
            with page.at(f"{table}.{field}", table):
                policy = policy.laid_over(Layer(table, name, ((field, value),)))
    return policy


class Page:
    """A file's text, what it says as TOML, and the line each key stands on."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.written: Final = self._parsed(text)
        self.lines: Final = {".".join(map(str, way)): line for way, line in lines_of(text).items()}

    def _parsed(self, text: str) -> Mapping[str, Any]:
        try:
            return toml.loads(text)
        except tomllib.TOMLDecodeError as error:
            line, problem = unreadable(error, text)
            raise HouseError(Mistake("policy-not-toml", problem=problem), self.file, line) from None

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
