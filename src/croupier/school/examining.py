"""What a learner's asks become: a fact of the school, judged by the floor's own engine, or a refusal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.school import progress
from croupier.school.drills import Question, Standing, after
from croupier.school.progress import Answered, Begun, Drilled, Seen
from croupier.school.rulings import schedule
from croupier.school.rulings.question import RulingQuestion, ask, judge
from croupier.school.rulings.situations import Card

if TYPE_CHECKING:
    from croupier.school.progress import School, Test

LIMIT: Final = 60_000
"""How many ms a drill may take at most that still counts as quick, where it is done against the clock: at the first
level; each further level has a quarter more."""


class Given(NamedTuple):
    """An answer to a question: the places of the ruling and of the clause that were chosen."""

    question: RulingQuestion
    chosen: int
    why: int


def see(school: School, person: str, given: Given, now: int) -> Seen:
    """Somebody rules on a card; raises `Mistake` for a choice there is not."""
    judged = judge(*given)
    key = given.question.card.key
    memory = schedule.after(school.of(person).cards.get(key), schedule.grade(judged), now)
    return Seen(person, key, judged.ruling, judged.why, memory)


def standing(school: School, person: str, drill: str) -> Standing:
    """Where somebody stands in a drill."""
    known = school.of(person).drills.get(drill)
    return known.standing if known is not None else Standing()


def limit(level: int) -> int:
    """The time of a drill against the clock, in ms.

    >>> limit(1), limit(5)
    (60000, 120000)
    """
    return LIMIT + (level - 1) * LIMIT // 4


def answer_drill(
    school: School, person: str, question: Question, *, right: bool, took: int, clock: bool
) -> Drilled:
    """Somebody answers a drill in so many ms, against the clock or not; only one of his own level moves him."""
    at = standing(school, person, question.drill)
    if question.level == at.level:
        at = after(at, right=right, took=took, limit=limit(question.level) if clock else 0)
    return Drilled(person, question.drill, question.level, question.seed, right, took, at)


def begin(school: School, person: str, of: tuple[str, str], *, seed: int, now: int) -> Begun:
    """Somebody begins a test `of` a book and a level; `Refusal` where one is open, or the book has too little for it.

    Half of it at the least is of the level itself, as far as that goes; the rest of it and of those below.
    """
    book, level = of
    own, below = progress.tested(book, level)
    progress.may_begin(school, person, now)
    dice = Random(seed)
    least = min(len(own), progress.QUESTIONS // 2 if below else progress.QUESTIONS)
    chosen = dice.sample(own, least)
    others = [card for card in (*own, *below) if card not in chosen]
    chosen += dice.sample(others, progress.QUESTIONS - least)
    dice.shuffle(chosen)
    return Begun(person, book, level, tuple([card.key for card in chosen]), seed)


def asked(test: Test) -> RulingQuestion:
    """The question a test is at."""
    at = len(test.answers)
    return ask(Card.of(test.cards[at]), test.seed + at)


def answer(
    school: School, person: str, place: int, given: Given, *, now: int, sealed: tuple[str, str]
) -> Answered:
    """Somebody answers the question of his test at a place; with the last one, where it is passed, it is `sealed`: the
    number of a certificate, and the name on it.

    Raises `Refusal` where he is in no test, or at another question of it.
    """
    test = progress.open_test(school, person, now)
    progress.check_place(test, place)
    judged = judge(*given)
    points = judged.ruling * (1 + judged.why)
    passed = place + 1 == len(test.cards) and test.points + points >= test.needed
    number, name = sealed if passed else ("", "")
    return Answered(person, given.chosen, given.why, points, number, name)
