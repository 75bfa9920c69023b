"""The level a learner works at: up after a run of right and quick answers, down after wrong ones."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.school.drills.question import LEVELS

UP_AFTER: Final = 4
"""So many right and quick answers in a row lead to the next level."""

DOWN_AFTER: Final = 2
"""So many wrong answers in a row lead to the level below."""


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands in a drill: his level, and his answers in a row: right ones above zero, wrong below."""

    level: int = 1
    run: int = 0


def after(standing: Standing, *, right: bool, took: int, limit: int) -> Standing:
    """Where he stands after an answer that `took` so many ms of a `limit`; with a limit of 0 every answer is quick.

    A right answer that was slow ends a run of wrong ones and adds to none.

    >>> after(Standing(2, 3), right=True, took=4_000, limit=20_000)
    Standing(level=3, run=0)
    >>> after(Standing(2, -1), right=False, took=4_000, limit=20_000)
    Standing(level=1, run=0)
    """
    quick = not limit or took <= limit
    run = max(standing.run, 0) + quick if right else min(standing.run, 0) - 1
    if run >= UP_AFTER:
        return Standing(min(standing.level + 1, LEVELS), 0)
    if run <= -DOWN_AFTER:
        return Standing(max(standing.level - 1, 1), 0)
    return Standing(standing.level, run)
