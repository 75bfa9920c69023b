"""A question of a drill, its answer, and why it is so."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

LEVELS: Final = 5
"""How many levels each drill has, from 1."""


class Reason(msgspec.Struct, frozen=True):
    """One sentence of an explanation: the code of a text (`school-why-…`) and its values."""

    code: str
    values: dict[str, int | str]


class Question(msgspec.Struct, frozen=True):
    """A question: what lies on the table (`given`), and what the engine answers. Chips are whole numbers.

    The same `drill`, `level`, `seed` and `book` make the same question; it rests on these `clauses` of it. Seats in
    `given` and `answer` are keys as text, for they are read as JSON.
    """

    drill: str
    level: int
    seed: int
    book: str
    given: dict[str, Any]
    answer: dict[str, Any]
    why: tuple[Reason, ...]
    clauses: tuple[str, ...] = ()


class Blank(msgspec.Struct, frozen=True):
    """A blank of an answer: a `number`, `seats`, a number `by-seat`, or `pots`, each an amount and who may win it."""

    name: str
    sort: Literal["number", "seats", "by-seat", "pots"]


def asked(question: Question) -> tuple[Blank, ...]:
    """The blanks of a question's answer.

    >>> asked(Question("count", 1, 7, "tda-2022", {}, {"worth": 725}, ()))
    (Blank(name='worth', sort='number'),)
    """
    return tuple([Blank(name, _sort(value, name)) for name, value in question.answer.items()])


def _sort(value: object, name: str) -> Literal["number", "seats", "by-seat", "pots"]:
    if isinstance(value, int):
        return "number"
    if isinstance(value, dict):
        return "by-seat"
    return "pots" if name == "pots" else "seats"


def is_right(question: Question, answer: object) -> bool:
    """Whether an answer, as it was read from JSON, is the engine's.

    Seats may be named in any order, and who gets nothing may be left out.

    >>> drawn = Question("high-low", 1, 7, "tda-2022", {}, {"high": [1, 3], "pushed": {"1": 50, "3": 50}}, ())
    >>> is_right(drawn, {"high": [3, 1], "pushed": {"1": 50, "2": 0, "3": 50}})
    True
    """
    return bool(_plain(answer) == _plain(question.answer))


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items() if each != 0 or key == "amount"}
    if isinstance(value, list):
        if all(isinstance(each, int) for each in value):
            return sorted(value)
        return [_plain(each) for each in value]
    return value
