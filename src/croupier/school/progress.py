"""What somebody has learned at the school: cards and when they come again, drills, a test, and certificates.

Facts in, state out; times are ms since 1970. A fact holds all that follows from it, so that it is read alike for ever,
whatever the library that reckons the days says later.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from croupier.errors import Refusal
from croupier.school.drills import Standing
from croupier.school.rulings.schedule import Memory, remembered
from croupier.school.rulings.situations import LEVELS, Card, cards, rank

QUESTIONS: Final = 20
"""So many questions a test has."""

POINTS: Final = 2
"""A ruling with its clause brings so many points, a ruling alone one less, anything else none."""

PASSES: Final = 80
"""So many hundredths of all points pass a test."""

LASTS: Final = 60 * 60 * 1000
"""How long a test may take, in ms."""

MOST_CERTIFICATES: Final = 20_000
"""How many certificates a house gives."""


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """Somebody has ruled on a card, by its key: whether ruling and clause were right, and how well he keeps it now."""

    person: str
    card: str
    ruling: bool
    why: bool
    memory: Memory


class Drilled(msgspec.Struct, frozen=True, tag="drilled"):
    """Somebody has answered a drill, in so many ms: whether right, and where he stands now."""

    person: str
    drill: str
    level: int
    seed: int
    right: bool
    took: int
    standing: Standing


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """Somebody begins a test of a book and a level: the cards that are asked, and what shuffles their choices."""

    person: str
    book: str
    level: str
    cards: tuple[str, ...]
    seed: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """Somebody answers the next question of his test: which ruling and clause he chose, and the points of it.

    With the last one the test is over; where it is passed, `number` is the certificate's, and `name` stands on it.
    """

    person: str
    chosen: int
    why: int
    points: int
    number: str = ""
    name: str = ""


class Forgot(msgspec.Struct, frozen=True, tag="forgot"):
    """Somebody begins anew: cards, drills and an open test of his are gone; certificates stay."""

    person: str


Fact: TypeAlias = Seen | Drilled | Begun | Answered | Forgot


class Drill(msgspec.Struct, frozen=True):
    """Where somebody stands in a drill, and how many he has answered and had right; how long a right one took (ms)."""

    standing: Standing = Standing()
    answered: int = 0
    right: int = 0
    took: int = 0


class Test(msgspec.Struct, frozen=True):
    """A test: what is asked, since when, and what was answered, each with ruling, clause and points."""

    __test__ = False

    book: str
    level: str
    cards: tuple[str, ...]
    seed: int
    began: int
    answers: tuple[tuple[int, int, int], ...] = ()
    number: str = ""

    @property
    def points(self) -> int:
        """All points so far."""
        return sum([points for _, _, points in self.answers])

    @property
    def needed(self) -> int:
        """The points that pass it."""
        return needed(len(self.cards))

    def over(self, now: int) -> bool:
        """Whether nothing can be answered any more."""
        return len(self.answers) == len(self.cards) or now > self.began + LASTS


class Certificate(msgspec.Struct, frozen=True):
    """That somebody has passed a test: his `name` when he did, the book, the level, the points and all there were."""

    number: str
    person: str
    name: str
    book: str
    level: str
    points: int
    of: int
    at: int


class Learner(msgspec.Struct, frozen=True):
    """All that one person has done at the school: cards by their keys, drills by their names, his last test."""

    cards: dict[str, Memory] = {}
    drills: dict[str, Drill] = {}
    test: Test | None = None


class School(msgspec.Struct):
    """Everybody who learns, and every certificate by its number."""

    learners: dict[str, Learner] = {}
    certificates: dict[str, Certificate] = {}

    def copy(self) -> School:
        """The same as another value."""
        return School(dict(self.learners), dict(self.certificates))

    def of(self, person: str) -> Learner:
        """What somebody has done."""
        return self.learners.get(person, NEWCOMER)

    def holds(self, person: str, book: str, level: str) -> bool:
        """Whether somebody has a certificate of a book at a level, or above it."""
        enough = LEVELS[rank(level) :]
        return any(
            [
                each.person == person and each.book == book and each.level in enough
                for each in self.certificates.values()
            ]
        )

    def held(self, person: str) -> list[Certificate]:
        """Somebody's certificates, the latest first."""
        return [each for each in reversed([*self.certificates.values()]) if each.person == person]


NEWCOMER: Final = Learner()


def needed(questions: int) -> int:
    """The points that pass a test of so many questions.

    >>> needed(20)
    32
    """
    return -(-questions * POINTS * PASSES // 100)


def tested(book: str, level: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What a test may ask: of the level itself, and of those below it; raises `Refusal` where that is too little."""
    own = cards(book, level)
    below = tuple([card for each in LEVELS[: rank(level)] for card in cards(book, each)])
    if not own or len(own) + len(below) < QUESTIONS:
        raise Refusal("school-no-test", book=book, level=level)
    return own, below


def is_tested(book: str, level: str) -> bool:
    """Whether there is a test of a book at a level."""
    try:
        tested(book, level)
    except Refusal:
        return False
    return True


def may_begin(school: School, person: str, now: int) -> None:
    """Raise `Refusal` for whoever has a test open, or where the house has given all its certificates."""
    test = school.of(person).test
    if test is not None and not test.over(now):
        raise Refusal("school-test-open")
    if len(school.certificates) >= MOST_CERTIFICATES:
        raise Refusal("school-certificates-given")


def open_test(school: School, person: str, now: int) -> Test:
    """The test somebody is in; raises `Refusal` where he is in none, or its time is over."""
    test = school.of(person).test
    if test is None or test.over(now):
        raise Refusal("school-no-open-test")
    return test


def check_place(test: Test, place: int) -> None:
    """Raise `Refusal` where a test is not at this question: it was answered already, on another page perhaps."""
    if place != len(test.answers):
        raise Refusal("school-other-question", at=len(test.answers) + 1)


def following(learner: Learner, book: str, level: str, now: int) -> Card | None:
    """The card to rule on next: of those that are due the likeliest forgotten, else a new one, else none."""
    due = [
        (remembered(kept, now), at, card)
        for at, card in enumerate(cards(book, level))
        if (kept := learner.cards.get(card.key)) is not None and kept.due <= now
    ]
    if due:
        return min(due)[2]
    return next((card for card in cards(book, level) if card.key not in learner.cards), None)


class Count(msgspec.Struct, frozen=True):
    """How a book stands at a level: cards in all, those never seen, those due; when the `next` is (0: none is kept)."""

    cards: int
    new: int
    due: int
    next: int


def count(learner: Learner, book: str, level: str, now: int) -> Count:
    """How a book stands at a level for somebody."""
    all_cards = cards(book, level)
    kept = [learner.cards[each.key] for each in all_cards if each.key in learner.cards]
    due = [each for each in kept if each.due <= now]
    later = [each.due for each in kept if each.due > now]
    return Count(len(all_cards), len(all_cards) - len(kept), len(due), min(later, default=0))


def settle(school: School, fact: Fact, at: int) -> None:
    """Put a fact into the record of whom it is of, at a time."""
    learner = school.of(fact.person)
    match fact:
        case Seen():
            learner = msgspec.structs.replace(learner, cards={**learner.cards, fact.card: fact.memory})
        case Drilled():
            known = learner.drills.get(fact.drill, Drill())
            drill = Drill(
                fact.standing,
                known.answered + 1,
                known.right + fact.right,
                known.took + (fact.took if fact.right else 0),
            )
            learner = msgspec.structs.replace(learner, drills={**learner.drills, fact.drill: drill})
        case Begun():
            test = Test(fact.book, fact.level, fact.cards, fact.seed, at)
            learner = msgspec.structs.replace(learner, test=test)
        case Answered():
            learner = msgspec.structs.replace(learner, test=_answered(school, learner, fact, at))
        case Forgot():
            learner = NEWCOMER
    school.learners[fact.person] = learner


def _answered(school: School, learner: Learner, fact: Answered, at: int) -> Test:
    test = learner.test
    assert test is not None, "an answer is one to a test"
    answers = (*test.answers, (fact.chosen, fact.why, fact.points))
    test = msgspec.structs.replace(test, answers=answers, number=fact.number)
    if fact.number:
        school.certificates[fact.number] = Certificate(
            fact.number,
            fact.person,
            fact.name,
            test.book,
            test.level,
            test.points,
            len(test.cards) * POINTS,
            at,
        )
    return test
