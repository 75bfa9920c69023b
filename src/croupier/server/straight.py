"""What is done at a table goes from a gateway straight to whoever leads it, and the desk has nothing to do with it.

That is what the table alone decides (`OfTheTable`). The desk has said in which session the socket speaks, and whoever
leads the table looks himself whether that still stands. Where nobody answers, or he leaves it to the desk, it goes by
the desk under the same id, and is done once. What a socket asks is done in the order in which it asks: as long as the
desk has not answered it, nothing goes past the desk.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import msgspec

from croupier.errors import Mistake, Refusal
from croupier.room.actors.asks import kebab
from croupier.room.bus.port import Unanswered, subject
from croupier.room.house.letters import ASK_THE_DESK, bring, check
from croupier.room.table.asks import OfTheTable
from croupier.server.limits import Allowance
from croupier.server.origin import tell_wrong_ask
from croupier.server.protocol import Ask, Refused, done, problem, read, write

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from croupier.room.bus.port import Bus

PATIENCE: Final = 2.0
"""Seconds for which whoever leads a table may take to answer; then the desk is asked."""

RESTS: Final = 5.0
"""Seconds for which a table that has not answered is left to the desk."""

MOST_WAITING: Final = 32
"""How many answers may wait for a client that does not hear them; then the desk is asked, which sends him away."""

REMEMBERED: Final = 10_000

OVER: Final = "over"
"""Under which it stands in an event by how many messages its client has said more than it may."""

_STRAIGHT: Final = frozenset([kebab(each.__name__) for each in get_args(OfTheTable)])


class _Tagged(msgspec.Struct, frozen=True):
    type: str = ""


_TAGGED: Final = msgspec.json.Decoder(_Tagged)


class _Answering(msgspec.Struct, frozen=True):
    """What the desk says, as far as it tells which ask it answers, if any."""

    id: str | None = None


_ANSWERING: Final = msgspec.json.Decoder(_Answering)


class Speaker(NamedTuple):
    """In which session who speaks at a socket, if anybody does; his language, and the id of the socket in the log."""

    session: str = ""
    person: str = ""
    lang: str = "en"
    request: str = ""


class Quiet:
    """The tables of which nobody has answered just now, as a gateway remembers them."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def __contains__(self, table: str) -> bool:
        until = self._until.get(table)
        if until is not None and until <= asyncio.get_running_loop().time():
            del self._until[table]
            return False
        return until is not None

    def add(self, table: str) -> None:
        """Nobody has answered."""
        if len(self._until) >= REMEMBERED:
            del self._until[next(iter(self._until))]
        self._until[table] = asyncio.get_running_loop().time() + RESTS


class Straight:
    """What one socket says, as far as it goes past the desk; `speaker` is who the desk says that it is."""

    def __init__(self, bus: Bus, quiet: Quiet) -> None:
        self.speaker = Speaker()
        self._bus = bus
        self._quiet = quiet
        self._allowance = Allowance(asyncio.get_running_loop().time)
        self._at_the_desk: set[str] = set()
        self._waiting = 0
        self._asked = 0

    async def answer(self, event: MutableMapping[str, Any]) -> str | None:
        """Return what the client is answered to what it has said; `None` where it is to be said to the desk."""
        if event["type"] != "websocket.receive":
            return None
        if not self._allowance.take():
            event[OVER] = self._allowance.over
            return None
        try:
            ask = read(event.get("text") or "")
        except Mistake:
            return None
        if not isinstance(ask, Ask):
            return None
        answer = await self._answered(ask) if self._goes_straight(ask) else None
        if answer is None:
            self._at_the_desk.add(ask.id)
        return answer

    def _goes_straight(self, ask: Ask) -> bool:
        if (
            not self.speaker.session
            or self._at_the_desk
            or self._waiting >= MOST_WAITING
            or ask.to in self._quiet
        ):
            return False
        try:
            return _TAGGED.decode(ask.ask).type in _STRAIGHT
        except msgspec.DecodeError:
            return False

    async def _answered(self, ask: Ask) -> str | None:
        speaker = self.speaker
        body = bring(speaker.session, ask.id, bytes(ask.ask))
        try:
            answer = await self._bus.ask(subject("straight", ask.to), body, patience=PATIENCE)
        except Unanswered:
            self._quiet.add(ask.to)
            return None
        if answer == ASK_THE_DESK:
            return None
        self._waiting += 1
        self._asked += 1
        try:
            check(answer)
        except Refusal as refusal:
            tell_wrong_ask(f"{speaker.request}-straight-{self._asked}", speaker.person, refusal, refusal.code)
            said = problem(refusal, speaker.lang)
            return write(Refused(said.code, said.params, said.text, said.clause, ask.id)).decode()
        return write(done(ask.id, None)).decode()

    def sent(self) -> None:
        """The client has heard an answer."""
        self._waiting -= 1

    def heard(self, text: str) -> None:
        """The desk has said something to the client."""
        if self._at_the_desk:
            with suppress(msgspec.DecodeError):
                self._at_the_desk.discard(_ANSWERING.decode(text).id or "")
