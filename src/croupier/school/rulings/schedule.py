"""When a card comes again: FSRS, by its own library, with what is kept of a card as plain numbers."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import fsrs
import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.school.rulings.question import Judged

RETENTION: Final = 0.9
"""A card comes again when it is still remembered with this probability."""

LONGEST: Final = 365
"""So many days at the most lie between two reviews: books change."""

_AGAIN_SOON: Final = timedelta(minutes=10)

Grade: TypeAlias = Literal["again", "hard", "good"]

_RATINGS: Final[Mapping[Grade, fsrs.Rating]] = {
    "again": fsrs.Rating.Again,
    "hard": fsrs.Rating.Hard,
    "good": fsrs.Rating.Good,
}

# Without its fuzz, which rolls dice of its own: the same review gives the same day.
_SCHEDULER: Final = fsrs.Scheduler(
    desired_retention=RETENTION,
    learning_steps=(_AGAIN_SOON,),
    relearning_steps=(_AGAIN_SOON,),
    maximum_interval=LONGEST,
    enable_fuzzing=False,
)


class Memory(msgspec.Struct, frozen=True):
    """How well a card is kept: FSRS's stability (days) and difficulty, when it was seen and is due (ms since 1970).

    `state` is 1 while it is learned, 2 once it is known, 3 while it is learned again; `step` the step of learning.
    """

    stability: float
    difficulty: float
    due: int
    seen: int
    state: int = 1
    step: int | None = None


def grade(judged: Judged) -> Grade:
    """How an answer counts: the ruling with its clause `good`, the ruling alone `hard`, anything else `again`."""
    if judged.right:
        return "good"
    return "hard" if judged.ruling else "again"


def after(memory: Memory | None, graded: Grade, now: int) -> Memory:
    """How well a card is kept after it was seen at a time (ms since 1970); `None` where it never was.

    >>> first = after(None, "good", 0)
    >>> (first.due - first.seen) // 86_400_000, after(first, "good", first.due).due // 86_400_000
    (2, 13)
    """
    card, _ = _SCHEDULER.review_card(_card(memory, now), _RATINGS[graded], _date(now))
    assert card.stability is not None, "a card that was seen has a stability"
    assert card.difficulty is not None, "and a difficulty"
    due = round(card.due.timestamp() * 1000)
    return Memory(card.stability, card.difficulty, due, now, card.state.value, card.step)


def remembered(memory: Memory, now: int) -> float:
    """How likely it is that a card is still known, by FSRS's curve of forgetting."""
    return _SCHEDULER.get_card_retrievability(_card(memory, now), _date(now))


def _card(memory: Memory | None, now: int) -> fsrs.Card:
    if memory is None:
        return fsrs.Card(card_id=0, due=_date(now))
    return fsrs.Card(
        card_id=0,
        state=fsrs.State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_date(memory.due),
        last_review=_date(memory.seen),
    )


def _date(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
