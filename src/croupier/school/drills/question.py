"""A question of a drill, its answer, and why it is so."""

from __future__ import annotations

from typing import Any, Final

import msgspec

LEVELS: Final = 5
"""How many levels each drill has, from 1."""


class Reason(msgspec.Struct, frozen=True):
    """One sentence of an explanation: the code of a text (`school-why-…`) and its values."""

    code: str
    values: dict[str, int | str]


class Question(msgspec.Struct, frozen=True):
    """A question: what lies on the table (`given`), and what the engine answers. Chips are whole numbers.

    The same `drill`, `level`, `seed` and `book` make the same question. Seats in `given` and `answer` are keys as text,
    for they are read as JSON.
    """

    drill: str
    level: int
    seed: int
    book: str
    given: dict[str, Any]
    answer: dict[str, Any]
    why: tuple[Reason, ...]


def is_right(question: Question, answer: object) -> bool:
    """Whether an answer, as it was read from JSON, is the engine's."""
    return bool(answer == question.answer)
