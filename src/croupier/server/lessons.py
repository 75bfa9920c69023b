"""The lessons on live play over HTTP: what they say, and what the floor rules on what a learner does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.floor.telling import aloud
from croupier.room.bounds import Chips, Word
from croupier.rulebook.layers import profile_named
from croupier.school.live import judge as judging
from croupier.school.live.lessons import LESSONS, Exercise, Lesson, Move, What, exercise
from croupier.server.addresses import Address, Body, Text
from croupier.server.answers import language
from croupier.text import say

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.floor import Ruling


class Made(msgspec.Struct, frozen=True):
    """One thing a learner does, as `croupier.school.live.lessons.Move` has it."""

    what: What
    words: Word = ""
    value: Chips = 0
    chips: Annotated[list[Chips], msgspec.Meta(max_length=60)] = []


class Judge(msgspec.Struct, frozen=True):
    """All that a learner has done in an exercise so far, and the book by which it is ruled on."""

    exercise: Word
    moves: Annotated[list[Made], msgspec.Meta(max_length=judging.MOST_MOVES)]
    book: Word = judging.BASE


JUDGE: Final = Body(Judge)
LANG: Final = Text("lang", 2)


class LessonDesk:
    """Where the lessons on live play are read and done; nothing is kept of it."""

    def __init__(self) -> None:
        self.routes: Final = [
            Address("/api/school/live", self.lessons, asks=(LANG,)),
            Address("/api/school/live/judge", self.judge, takes=JUDGE, asks=(LANG,)),
        ]

    async def lessons(self, request: Request) -> dict[str, Any]:
        """The twelve lessons with their points and exercises, in a language (`lang`), and the books to choose from."""
        lang = language(request)
        return {
            "books": [{"id": each, "name": _book(each, lang)} for each in judging.books()],
            "book": judging.BASE,
            "lessons": [_lesson(each, lang) for each in LESSONS],
        }

    async def judge(self, request: Request) -> dict[str, Any]:
        """What came of a learner's moves: what is said of it, and the ruling by the book he has chosen."""
        asked = await JUDGE.of(request)
        lang = language(request)
        moves = [Move(each.what, each.words, each.value, tuple(each.chips)) for each in asked.moves]
        found = judging.judge(exercise(asked.exercise), moves, asked.book, say("lesson-you", lang))
        return {
            "right": found.right,
            "done": found.done,
            "visible": found.visible,
            "says": [say(code, lang, **params) for code, params in found.says],
            "ruling": _ruling(found.ruling, lang),
        }


def _book(id: str, lang: str) -> str:
    return say("lesson-book-advice", lang) if id == judging.ARTICLE else profile_named(id).title(lang)


def _lesson(lesson: Lesson, lang: str) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "title": say(f"lesson-title-{lesson.id}", lang),
        "points": [{"clause": each, "text": say(point_code(each), lang)} for each in lesson.clauses],
        "exercises": [_exercise(each, lang) for each in lesson.exercises],
    }


def point_code(clause: str) -> str:
    """The code of what is said of a clause.

    >>> point_code("LIVE-TIPS:3.2")
    'lesson-point-3-2'
    """
    return f"lesson-point-{clause.partition(':')[2].replace('.', '-')}"


def _exercise(found: Exercise, lang: str) -> dict[str, Any]:
    you = say("lesson-you", lang)
    seats = [you if each == judging.YOU else each for each in found.table["seats"]]
    return {
        "id": found.id,
        "task": say(f"lesson-task-{found.id}", lang),
        "clauses": found.clauses,
        "moves": found.moves,
        "options": [{"id": each, "text": say(option_code(each), lang)} for each in found.options],
        "cards": [found.cards[at : at + 2] for at in range(0, len(found.cards), 2)],
        "seats": seats,
        "you": seats.index(you),
        "board": found.table.get("board", ""),
        "pot": found.table.get("pot", 0),
        "bets": {
            line.split()[0]: int(line.split()[-1])
            for line in found.table.get("before", ())
            if " bets " in line
        },
        "pieces": {str(chip): count for chip, count in found.pieces.items()},
        "later": {str(chip): count for chip, count in found.later.items()},
    }


def option_code(option: str) -> str:
    """The code of something that can be said or chosen.

    >>> option_code("bet 600")
    'lesson-option-bet-600'
    """
    return f"lesson-option-{option.replace(' ', '-')}"


def _ruling(ruling: Ruling | None, lang: str) -> dict[str, Any] | None:
    if ruling is None:
        return None
    return {"verdict": ruling.verdict, "lines": aloud(ruling, lang), "cites": ruling.cites}
