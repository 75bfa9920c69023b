"""The school over HTTP: rulings, drills, tests and certificates; who has a name in the house keeps what he learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.bounds import Word
from croupier.rulebook import profiles
from croupier.rulebook.layers import profile_named
from croupier.school import examining, progress
from croupier.school.drills import DRILLS, LEVELS, asked, draw, is_right
from croupier.school.drills.telling import answer_lines, given_lines, why_lines
from croupier.school.examining import Given
from croupier.school.progress import NEWCOMER, PASSES, QUESTIONS
from croupier.school.rulings.felt import drawn
from croupier.school.rulings.question import CHOICES, ask, judge
from croupier.school.rulings.situations import LEVELS as RANKS
from croupier.school.rulings.situations import Card, cards, situations
from croupier.school.rulings.telling import clauses, side_by_side, story
from croupier.server.addresses import Address, Body, Number, Text
from croupier.server.answers import language
from croupier.server.aside import Aside
from croupier.server.people import NOTHING
from croupier.text import say

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.room.house.house import House
    from croupier.room.learning.actor import SchoolActor
    from croupier.school.progress import Certificate, Learner, Test
    from croupier.school.rulings.question import RulingQuestion
    from croupier.server.callers import Callers

Place = Annotated[int, msgspec.Meta(ge=0, lt=CHOICES)]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
Key = Annotated[str, msgspec.Meta(max_length=160)]

LONGEST_DRILL: Final = 24 * 60 * 60 * 1000
"""Nobody takes longer for a drill, in ms."""


class Ruled(msgspec.Struct, frozen=True):
    """A ruling and a clause chosen for a card, and the seed its choices were shuffled by."""

    card: Key
    seed: Seed
    chosen: Place
    why: Place


class Dealt(msgspec.Struct, frozen=True):
    """An answer to a drill, in so many ms, against the `clock` or not."""

    drill: Word
    level: Annotated[int, msgspec.Meta(ge=1, le=LEVELS)]
    seed: Seed
    book: Word
    answer: dict[str, Any]
    took: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DRILL)] = 0
    clock: bool = False


class BeginTest(msgspec.Struct, frozen=True):
    """Begin a test of a book at a level."""

    book: Word
    level: Word


class AnswerTest(msgspec.Struct, frozen=True):
    """Answer the question of one's test at a place, from 0."""

    place: Annotated[int, msgspec.Meta(ge=0, lt=QUESTIONS)]
    chosen: Place
    why: Place


RULED: Final = Body(Ruled)
DEALT: Final = Body(Dealt, 10_000)
BEGIN: Final = Body(BeginTest)
ANSWER: Final = Body(AnswerTest)
LANG: Final = Text("lang", 2)
BOOK: Final = Text("book", 40)
LEVEL: Final = Text("level", 20)
AT: Final = Number("at")
NUMBER: Final = Text("number", 40)


class SchoolDesk:
    """Where somebody learns to rule and to deal, is tested, and shows what he has."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        # A question is a dozen rulings and more.
        self._aside = Aside()
        own = "/api/school"
        self.routes: Final = [
            Address(own, self.front, asks=(LANG,), may=("session",)),
            Address(f"{own}/ruling", self.ruling, asks=(LANG, BOOK, LEVEL), may=("session",)),
            Address(f"{own}/ruling/judge", self.judge, takes=RULED, asks=(LANG,), may=("session",)),
            Address(f"{own}/drill/{{drill}}", self.drill, asks=(LANG, BOOK, AT), may=("session",)),
            Address(f"{own}/drill-judge", self.judge_drill, takes=DEALT, asks=(LANG,), may=("session",)),
            Address(f"{own}/test", self.test, asks=(LANG,), may=("session",)),
            Address(f"{own}/test/begin", self.begin, takes=BEGIN, asks=(LANG,), may=("session",)),
            Address(f"{own}/test/answer", self.answer, takes=ANSWER, asks=(LANG,), may=("session",)),
            Address(f"{own}/certificate", self.certificate, asks=(LANG, NUMBER)),
            Address(f"{own}/forget", self.forget, takes=NOTHING, asks=(LANG,), may=("session",)),
        ]

    @property
    def _school(self) -> SchoolActor:
        return self._house.school

    def _person(self, request: Request) -> str:
        """Who asks; empty for somebody without a name in the house, of whom nothing is kept."""
        session = self._callers.session(request)
        return session.person if session is not None else ""

    def _named(self, request: Request) -> str:
        person = self._person(request)
        if not person:
            raise Refusal("room-not-joined")
        return person

    def _learner(self, request: Request) -> Learner:
        person = self._person(request)
        return self._school.school.of(person) if person else NEWCOMER

    async def front(self, request: Request) -> dict[str, Any]:
        """The school: books and levels with what is due, drills and where one stands, one's certificates."""
        lang, person, learner = language(request), self._person(request), self._learner(request)
        now = self._school.now
        return {
            "known": bool(person),
            "books": [
                {"id": book, "name": profile_named(book).title(lang), "levels": _levels(learner, book, now)}
                for book in profiles()
            ],
            "drills": [_drill_line(learner, name, lang) for name in DRILLS],
            "test": _test(learner.test, now) if learner.test is not None else None,
            "certificates": [_certificate(each, lang) for each in self._school.school.held(person)],
            "conditions": [
                {"role": role, "book": profile_named(book).title(lang), "level": level}
                for role, (book, level) in self._house.conditions.items()
            ],
            "questions": QUESTIONS,
            "passes": PASSES,
            "minutes": progress.LASTS // 60_000,
        }

    async def ruling(self, request: Request) -> dict[str, Any]:
        """The situation that comes next, of a book at a level; none where nothing is due and nothing new is left."""
        lang, book, level = language(request), BOOK.of(request), LEVEL.of(request)
        learner, now = self._learner(request), self._school.now
        known = bool(self._person(request))
        card = progress.following(learner, book, level, now) if known else self._any(book, level)
        told = None
        if card is not None:
            told = await self._aside.do(_asked, card, self._school.seed(), lang)
        return {"question": told, "count": progress.count(learner, book, level, now)}

    def _any(self, book: str, level: str) -> Card | None:
        found = cards(book, level)
        return found[self._school.seed() % len(found)] if found else None

    async def judge(self, request: Request) -> dict[str, Any]:
        """Whether a ruling and its clause are right, the true ruling read aloud, and what the other books say."""
        asked_for = await RULED.of(request)
        lang, person = language(request), self._person(request)
        card = Card.of(asked_for.card)
        question = await self._aside.do(ask, card, asked_for.seed)
        given = Given(question, asked_for.chosen, asked_for.why)
        judge(*given)
        due = 0
        if person:
            await self._school.sees(person, given)
            due = self._school.school.of(person).cards[card.key].due
        return {**await self._aside.do(_judged, given, lang), "due": due}

    async def drill(self, request: Request) -> dict[str, Any]:
        """A new question of a drill at one's level, or at another one that is asked for (`at`)."""
        lang, name = language(request), request.path_params["drill"]
        person = self._person(request)
        level = AT.of(request) or examining.standing(self._school.school, person, name).level
        book = BOOK.of(request) or "tda-2022"
        question = await self._aside.do(draw, name, level, self._school.seed(), book)
        return {
            "drill": name,
            "level": question.level,
            "seed": question.seed,
            "book": book,
            "given": question.given,
            "told": given_lines(question, lang),
            "blanks": asked(question),
            "limit": examining.limit(question.level),
        }

    async def judge_drill(self, request: Request) -> dict[str, Any]:
        """Whether an answer to a drill is the engine's, what that is, and why."""
        sent = await DEALT.of(request)
        lang, person = language(request), self._person(request)
        question = await self._aside.do(draw, sent.drill, sent.level, sent.seed, sent.book)
        right = is_right(question, sent.answer)
        if person:
            await self._school.drills(person, question, right=right, took=sent.took, clock=sent.clock)
        return {
            "right": right,
            "answer": answer_lines(question, lang),
            "why": why_lines(question, lang),
            "clauses": clauses(question.clauses, lang),
            "standing": _drill_line(self._learner(request), sent.drill, lang),
        }

    async def test(self, request: Request) -> dict[str, Any]:
        """One's test: the question it is at, or how it ended."""
        return await self._told_test(self._named(request), language(request))

    async def begin(self, request: Request) -> dict[str, Any]:
        """Begin a test; the one that is open goes on."""
        wished = await BEGIN.of(request)
        person = self._named(request)
        await self._school.begins(person, wished.book, wished.level)
        return await self._told_test(person, language(request))

    async def answer(self, request: Request) -> dict[str, Any]:
        """Answer the question one's test is at; with the last one it is over."""
        sent = await ANSWER.of(request)
        person = self._named(request)
        test = progress.open_test(self._school.school, person, self._school.now)
        progress.check_place(test, sent.place)
        question = await self._aside.do(examining.asked, test)
        await self._school.answers(person, sent.place, Given(question, sent.chosen, sent.why))
        return await self._told_test(person, language(request))

    async def _told_test(self, person: str, lang: str) -> dict[str, Any]:
        school, now = self._school.school, self._school.now
        test = school.of(person).test
        if test is None:
            return {"test": None}
        told: dict[str, Any] = {"test": _test(test, now), "question": None, "certificate": None}
        if not test.over(now):
            question = await self._aside.do(examining.asked, test)
            # Without its card: that could be asked elsewhere for what is right.
            told["question"] = _question(question, lang)
        elif test.number:
            told["certificate"] = _certificate(school.certificates[test.number], lang)
        return told

    async def certificate(self, request: Request) -> dict[str, Any]:
        """The certificate of a number, for whoever was shown it; `Refusal` where the house has given none such."""
        number = NUMBER.of(request).strip().upper()
        found = self._school.school.certificates.get(number)
        if found is None:
            raise Refusal("school-no-such-certificate")
        return _certificate(found, language(request))

    async def forget(self, request: Request) -> dict[str, Any]:
        """Begin anew: cards, drills and an open test are gone; certificates stay."""
        await NOTHING.of(request)
        await self._school.forgets(self._named(request))
        return await self.front(request)


def _levels(learner: Learner, book: str, now: int) -> list[dict[str, Any]]:
    told = []
    for rank in RANKS:
        counted = progress.count(learner, book, rank, now)
        told.append({"id": rank, "count": counted, "tested": progress.is_tested(book, rank)})
    return told


def _drill_line(learner: Learner, name: str, lang: str) -> dict[str, Any]:
    done = learner.drills.get(name, progress.Drill())
    return {
        "id": name,
        "name": say(f"school-drill-{name}", lang),
        "level": done.standing.level,
        "run": done.standing.run,
        "answered": done.answered,
        "right": done.right,
        "seconds": round(done.took / done.right / 1000, 1) if done.right else 0,
    }


def _test(test: Test, now: int) -> dict[str, Any]:
    return {
        "book": test.book,
        "level": test.level,
        "place": len(test.answers),
        "of": len(test.cards),
        "over": test.over(now),
        "until": test.began + progress.LASTS,
        "points": test.points if test.over(now) else 0,
        "needed": test.needed,
        "most": len(test.cards) * progress.POINTS,
        "number": test.number,
    }


def _certificate(found: Certificate, lang: str) -> dict[str, Any]:
    return {
        "number": found.number,
        "name": found.name,
        "book": profile_named(found.book).title(lang),
        "level": found.level,
        "points": found.points,
        "of": found.of,
        "at": found.at,
    }


def _asked(card: Card, seed: int, lang: str) -> dict[str, Any]:
    return {"card": card.key, "seed": seed, **_question(ask(card, seed), lang)}


def _question(question: RulingQuestion, lang: str) -> dict[str, Any]:
    return {
        "level": question.level,
        "book": profile_named(question.card.book).title(lang),
        "story": story(question, lang),
        "table": drawn(question.ruling.situation),
        "rulings": [question.told(at, lang) for at in range(len(question.choices))],
        "clauses": clauses(question.clauses, lang),
    }


def _judged(given: Given, lang: str) -> dict[str, Any]:
    question = given.question
    found = judge(*given)
    return {
        "ruling": found.ruling,
        "why": found.why,
        "right_ruling": question.right,
        "right_why": question.why,
        "title": situations()[question.card.situation].title.get(lang, ""),
        "books": side_by_side(question, lang),
    }
