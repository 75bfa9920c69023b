"""The questions a policy answers, the answers there are, and the clauses that give them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, TypeAlias, cast

import msgspec

from croupier.errors import Mistake
from croupier.rulebook.tables import names, rows
from croupier.text import say

Value: TypeAlias = str | int | bool
"""An answer: one of a field's choices, a whole number, or yes or no."""

Area: TypeAlias = Literal["hand", "floor", "cash", "tournament", "room"]
"""Who reads a field: the hand engine, the floor, the cash room, the tournament, the online room."""

AREAS: Final = ("hand", "floor", "cash", "tournament", "room")

_LEFT_TO_THE_HOUSE: Final = "*"
_FLAGS: Final = {"true": True, "false": False}


class Answer(msgspec.Struct, frozen=True):
    """One answer to a field: what it means, and the clauses that give it."""

    value: Value
    meaning_en: str
    meaning_ru: str
    clauses: tuple[str, ...]

    def meaning(self, lang: str = "en") -> str:
        """What the answer means, in English (`en`) or Russian (`ru`)."""
        return {"en": self.meaning_en, "ru": self.meaning_ru}[lang]


class Field(msgspec.Struct, frozen=True):
    """One question that books answer differently or leave open.

    `contradictions` are its numbers in the list of contradictions (`K72`), where it is one. A number lies between
    `low` and `high` and is counted in `unit`. `left_to_house` are the clauses that leave the answer to the house.
    `profiles` are the answers of the profiles whose books answer it; `advised` those of profiles whose books are
    silent, where they differ from `default`.

    >>> fields()["clock_seconds"].question()
    'The clock: time to act once it is called'
    >>> [answer.value for answer in fields()["button"].answers]
    ['dead', 'moving']
    """

    name: str
    area: Area
    kind: Literal["choice", "flag", "number"]
    low: int
    high: int
    unit: str
    default: Value
    contradictions: tuple[str, ...]
    question_en: str
    question_ru: str
    answers: tuple[Answer, ...]
    left_to_house: tuple[str, ...]
    profiles: Mapping[str, Value]
    advised: Mapping[str, Value]

    def question(self, lang: str = "en") -> str:
        """What is asked, in English (`en`) or Russian (`ru`)."""
        return {"en": self.question_en, "ru": self.question_ru}[lang]

    def answer(self, value: Value) -> Answer | None:
        """The listed answer with this value; a number need not be listed."""
        return next((answer for answer in self.answers if answer.value == value), None)

    def spoken(self, value: Value, lang: str = "en") -> str:
        """An answer as people read it: a choice by its name, a number with its unit.

        >>> fields()["clock_seconds"].spoken(30), fields()["big_blind_option"].spoken(False)
        ('30 s', 'no')
        """
        if self.kind == "flag":
            return say("policy-flag", lang, value=str(value).lower())
        return (
            say("policy-number", lang, amount=value, unit=self.unit) if self.kind == "number" else str(value)
        )

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that bears on the field."""
        given = [clause for answer in self.answers for clause in answer.clauses]
        return tuple(dict.fromkeys([*given, *self.left_to_house]))

    @property
    def allowed(self) -> str:
        """The values the field takes, as they are written in a house's file."""
        if self.kind == "number":
            return f"{self.low}–{self.high}"
        if self.kind == "flag":
            return "true, false"
        return ", ".join(f'"{answer.value}"' for answer in self.answers)

    def check(self, value: object) -> Value:
        """The value, if the field takes it; else `Mistake` says which it takes.

        >>> fields()["button"].check("dead")
        'dead'
        """
        if not self._takes(value):
            written = str(value).lower() if isinstance(value, bool) else str(value)
            raise Mistake("policy-wrong-value", field=self.name, value=written, allowed=self.allowed)
        return cast(Value, value)

    def _takes(self, value: object) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return isinstance(value, str) and self.answer(value) is not None


@cache
def fields() -> Mapping[str, Field]:
    """Every field by name, in the order of the table; the first call reads the package data.

    >>> fields()["raise_cap"].kind
    'number'
    """
    answers: dict[str, list[dict[str, str]]] = {}
    for row in rows("choices"):
        answers.setdefault(row["field"], []).append(row)
    return {row["name"]: _field(row, answers[row["name"]]) for row in rows("fields")}


def field(name: str) -> Field:
    """The field of that name; raises `Mistake` with the nearest names when there is none."""
    found = fields().get(name)
    if found is None:
        from croupier.rulebook.nearest import nearest

        raise Mistake("policy-no-such-field", field=name, nearest=", ".join(nearest(name, fields())))
    return found


_OWN_COLUMNS: Final = ("name", "area", "type", "default", "contradictions", "question_en", "question_ru")


def _field(row: Mapping[str, str], answers: list[dict[str, str]]) -> Field:
    kind, _, bounds = row["type"].partition(" ")
    span, _, unit = bounds.partition(" ")
    low, _, high = span.partition("-")
    cells = {name: cell for name, cell in row.items() if cell and name not in _OWN_COLUMNS}
    return Field(
        name=row["name"],
        area=cast(Area, row["area"]),
        kind=cast(Literal["choice", "flag", "number"], kind),
        low=int(low or 0),
        high=int(high or 0),
        unit=unit,
        default=_value(kind, row["default"]),
        contradictions=names(row["contradictions"]),
        question_en=row["question_en"],
        question_ru=row["question_ru"],
        answers=tuple(_answer(kind, each) for each in answers if each["value"] != _LEFT_TO_THE_HOUSE),
        left_to_house=names(" ".join(a["clauses"] for a in answers if a["value"] == _LEFT_TO_THE_HOUSE)),
        profiles={name: _value(kind, cell) for name, cell in cells.items() if not cell.startswith("~")},
        advised={name: _value(kind, cell[1:]) for name, cell in cells.items() if cell.startswith("~")},
    )


def _answer(kind: str, row: Mapping[str, str]) -> Answer:
    value = _value(kind, row["value"])
    return Answer(value, row["meaning_en"], row["meaning_ru"], names(row["clauses"]))


def _value(kind: str, text: str) -> Value:
    if kind == "flag":
        return _FLAGS[text]
    return int(text) if kind == "number" else text
