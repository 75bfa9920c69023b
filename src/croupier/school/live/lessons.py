"""The twelve lessons on live play: their points, each resting on a clause, and what the learner does at the table.

What is said of a point stands in the catalogue under `lesson-point-` and the number of its clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from croupier.errors import Mistake

What: TypeAlias = Literal[
    "shield",
    "peek",
    "release",
    "protect",
    "wait",
    "tap",
    "fold",
    "confirm",
    "say",
    "motion",
    "enough",
    "breathe",
    "count",
    "photo",
    "front",
    "choose",
]
"""What a learner can do: cover his cards with a hand, lift a corner and let go, put a chip on them, wait for the
others, tap the table, fold, confirm that, say something, push chips over the line in one motion, let it be known that
this was all, breathe in or out, say a number, take a photo of his stack, put a denomination in front, choose."""


class Move(NamedTuple):
    """One thing the learner does: `words` say or choose something, `value` is a number or a denomination."""

    what: What
    words: str = ""
    value: int = 0
    chips: tuple[int, ...] = ()


class Exercise(NamedTuple):
    """What is to be done at a simulated table.

    `table` is that of a scenario (docs/scenarios.md), in which the learner sits in the seat `you`; `cards` are his.
    `moves` is what he can do, `options` what he can choose or say, `pieces` his chips by denomination. `aim` is what
    his act has to come to: an action and a total; `sums` are the numbers he has to say, in order.
    """

    id: str
    clauses: tuple[str, ...]
    moves: tuple[What, ...]
    table: dict[str, Any]
    cards: str = ""
    options: tuple[str, ...] = ()
    pieces: Mapping[int, int] = MappingProxyType({})
    later: Mapping[int, int] = MappingProxyType({})
    aim: tuple[str, int] = ("", 0)
    sums: tuple[int, ...] = ()


class Lesson(NamedTuple):
    """A lesson: its points by the clauses they rest on, and its exercises."""

    id: str
    clauses: tuple[str, ...]
    exercises: tuple[Exercise, ...]


_AT: Final[dict[str, Any]] = {"blinds": "50-100", "street": "flop", "pot": 300, "board": "Kh8c3d"}
_FIRST: Final[dict[str, Any]] = {**_AT, "seats": ["you", "A", "B"]}
_FACING: Final[dict[str, Any]] = {**_AT, "seats": ["A", "you", "B"], "before": ["A bets 200"]}
_NO_HAND: Final[dict[str, Any]] = {"game": "none", "seats": ["you", "A", "B"]}

_STACK: Final = {5_000: 6, 1_000: 9, 100: 22, 25: 2}
_AFTER: Final = {5_000: 6, 1_000: 7, 100: 22, 25: 2}
"""A stack when the break begins, and when it is over: two chips are gone."""


def _of(section: int, *points: int) -> tuple[str, ...]:
    return tuple([f"LIVE-TIPS:{section}.{point}" for point in points])


LESSONS: Final = (
    Lesson(
        "whole-hand",
        _of(0, 1),
        (
            Exercise(
                "one-hand",
                _of(0, 1),
                ("shield", "peek", "release", "protect", "wait", "tap"),
                {**_FIRST, "seats": ["A", "B", "you"], "before": ["A checks", "B checks"]},
                cards="AsQd",
            ),
        ),
    ),
    Lesson(
        "peek",
        _of(1, 1, 2, 3),
        (Exercise("look", _of(1, 1, 2), ("shield", "peek", "release"), _FIRST, cards="7h7c"),),
    ),
    Lesson(
        "protect",
        _of(2, 1, 2, 3, 4),
        (
            Exercise("sweep", _of(2, 2, 3), ("peek", "release", "protect", "wait"), _FIRST, cards="KdKs"),
            Exercise("stray-fold", _of(2, 3), ("protect", "fold", "confirm", "tap"), _FIRST, cards="9h8h"),
        ),
    ),
    Lesson(
        "bet",
        _of(3, 0, 1, 2, 3, 4, 5),
        (
            Exercise(
                "one-motion",
                _of(3, 1, 2, 3),
                ("say", "motion", "enough"),
                _FIRST,
                cards="KcQc",
                options=("bet 600", "bet"),
                pieces={500: 2, 100: 6},
                aim=("bet", 600),
            ),
            Exercise(
                "big-chip",
                _of(3, 4, 5),
                ("say", "motion", "enough"),
                _FACING,
                cards="AhKd",
                options=("raise", "call"),
                pieces={1_000: 3, 100: 4},
                aim=("raise", 0),
            ),
        ),
    ),
    Lesson(
        "tap",
        _of(4, 1, 2),
        (
            Exercise(
                "check", _of(4, 1), ("tap", "say"), _FIRST, cards="5d4d", options=("check",), aim=("check", 0)
            ),
            Exercise(
                "in-turn",
                _of(4, 2),
                ("wait", "tap"),
                {**_AT, "seats": ["A", "B", "you"]},
                cards="JsTs",
                aim=("check", 0),
            ),
        ),
    ),
    Lesson(
        "nerves",
        _of(5, 1, 2, 3, 4, 5),
        (
            Exercise(
                "breathe",
                _of(5, 2, 4),
                ("breathe", "count"),
                {**_NO_HAND, "players_left": 212},
                options=("in", "out"),
                sums=(212, 45),
            ),
        ),
    ),
    Lesson(
        "emotions",
        _of(6, 1, 2, 3),
        (
            Exercise(
                "bad-beat",
                _of(6, 1, 2),
                ("choose",),
                _NO_HAND,
                options=("insult", "throw-cards", "quiet"),
            ),
        ),
    ),
    Lesson(
        "break",
        _of(7, 1, 2),
        (
            Exercise(
                "count-twice",
                _of(7, 1, 2),
                ("count", "photo", "wait", "choose"),
                _NO_HAND,
                options=("call-floor", "say-nothing"),
                pieces=_STACK,
                later=_AFTER,
            ),
        ),
    ),
    Lesson(
        "stacks",
        _of(8, 1, 2, 3),
        (
            Exercise(
                "in-order",
                _of(8, 1, 2, 3),
                ("front", "count"),
                {**_NO_HAND, "seats": ["you", "A", "B"]},
                pieces={100: 5, 5_000: 4, 1_000: 4},
                sums=(1_000,),
            ),
        ),
    ),
    Lesson(
        "watch",
        _of(9, 1, 2, 3),
        (
            Exercise(
                "phone",
                _of(9, 2, 3),
                ("choose",),
                _NO_HAND,
                options=("phone-in-hand", "charts", "watch"),
            ),
        ),
    ),
    Lesson(
        "director",
        _of(10, 1, 2, 3, 4, 5),
        (
            Exercise(
                "ruling",
                _of(10, 1, 4),
                ("choose",),
                _NO_HAND,
                options=("shout", "delay", "accept"),
            ),
        ),
    ),
    Lesson(
        "leisure",
        _of(11, 1),
        (
            Exercise(
                "talk",
                _of(11, 1),
                ("choose",),
                _NO_HAND,
                options=("live-hand", "teach", "small-talk"),
            ),
        ),
    ),
)
"""The lessons in their order."""


def exercise(id: str) -> Exercise:
    """Return an exercise by its id; raises `Mistake` where there is none.

    >>> exercise("one-motion").aim
    ('bet', 600)
    """
    found = next((each for lesson in LESSONS for each in lesson.exercises if each.id == id), None)
    if found is None:
        raise Mistake("lesson-no-such-exercise", id=id)
    return found
