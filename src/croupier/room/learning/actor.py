"""The school at work: what somebody answers is judged, written down, and told to him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from croupier.room.actors.actor import Actor
from croupier.room.learning.rows import Row
from croupier.room.learning.stream import KIND, SCHOOL, SchoolState
from croupier.room.people.codes import code
from croupier.school import examining
from croupier.school.progress import Forgot

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.stream import StreamKind
    from croupier.room.actors.watched import Eyes
    from croupier.school.drills import Question
    from croupier.school.examining import Given
    from croupier.school.progress import Fact, School

NUMBER: Final = 12
"""How many letters the number of a certificate has: nobody finds one that he was not shown."""


class SchoolView(msgspec.Struct, frozen=True):
    """How many rows the journal has: nobody who looks on sees more."""

    version: int


class SchoolActor(Actor[SchoolState, "Callable[[School, int], Fact]", Row]):
    """Writes what is learned. A command makes a fact of the school when its turn has come, at that time."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools, called: Callable[[str], str]) -> None:
        super().__init__(tools.reopened(KIND, SCHOOL) or SchoolState(), tools)
        self._called = called

    @property
    def id(self) -> str:
        """What it is called."""
        return SCHOOL

    @property
    def school(self) -> School:
        """Everybody who learns, and every certificate."""
        return self.state.school

    @property
    def now(self) -> int:
        """The time by which cards are due, in ms since 1970."""
        return self._tools.clock()

    def seed(self) -> int:
        """A number to draw a question from."""
        return self._tools.entropy.randrange(2**31)

    async def sees(self, person: str, given: Given) -> None:
        """Somebody rules on a card; raises `Mistake` for a choice there is not."""
        await self.tell(lambda school, now: examining.see(school, person, given, now))

    async def drills(self, person: str, question: Question, *, right: bool, took: int, clock: bool) -> None:
        """Somebody answers a drill, in so many ms."""
        await self.tell(
            lambda school, _: examining.answer_drill(
                school, person, question, right=right, took=took, clock=clock
            )
        )

    async def begins(self, person: str, book: str, level: str) -> None:
        """Somebody begins a test; raises `Refusal` where he may not."""
        seed = self.seed()
        await self.tell(
            lambda school, now: examining.begin(school, person, (book, level), seed=seed, now=now)
        )

    async def answers(self, person: str, place: int, given: Given) -> None:
        """Somebody answers a question of his test; raises `Refusal` where he is at another one, or in no test."""
        sealed = (code(self._tools.entropy, NUMBER), self._called(person))
        await self.tell(
            lambda school, now: examining.answer(school, person, place, given, now=now, sealed=sealed)
        )

    async def forgets(self, person: str) -> None:
        """Somebody begins anew; his certificates stay."""
        await self.tell(lambda _school, _now: Forgot(person))

    def _decide(self, command: Callable[[School, int], Fact]) -> Row:
        return command(self.state.school, self._tools.clock())

    def _due(self) -> None:
        return None

    def _eyes(self) -> Eyes:
        return lambda _: SchoolView(self.version)
