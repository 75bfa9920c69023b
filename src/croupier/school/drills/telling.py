"""A question of a drill in words: what is given, the answer, and why, a line each in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier.text import knows, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.school.drills.question import Question


def given_lines(question: Question, lang: str = "en") -> tuple[str, ...]:
    """What lies on the table."""
    return _lines(question.given, lang)


def answer_lines(question: Question, lang: str = "en") -> tuple[str, ...]:
    """What the engine answers.

    >>> from croupier.school.drills import draw
    >>> answer_lines(draw("pot-limit", 1, 7))
    ('Raise to at most: 400',)
    """
    return _lines(question.answer, lang)


def why_lines(question: Question, lang: str = "en") -> tuple[str, ...]:
    """Why it is so."""
    return tuple([say(reason.code, lang, **reason.values) for reason in question.why])


def _lines(values: Mapping[str, Any], lang: str) -> tuple[str, ...]:
    return tuple(
        [
            say(f"school-given-{key.replace('_', '-')}", lang, what=_told(value, lang))
            for key, value in values.items()
        ]
    )


def _told(value: object, lang: str) -> str:
    """A value of a question in one line, as a dealer would write it down."""
    match value:
        case {"kind": kind, "seat": seat, "amount": amount}:
            return say("school-act", lang, kind=kind, seat=seat, amount=amount)
        case {"amount": amount, "seats": seats}:
            return say("school-pot", lang, amount=amount, seats=", ".join(map(str, seats)))
        case dict():
            return "; ".join([f"{key}: {_told(each, lang)}" for key, each in value.items()]) or "–"
        case list():
            return "; ".join([_told(each, lang) for each in value]) or "–"
        case int():
            return say("floor-told-number", lang, number=value)
    game = f"records-game-{value}"
    return say(game, lang) if knows(game) else str(value)
