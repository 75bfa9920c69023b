"""A casino table, or a machine, at work."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from croupier.cards import parse_with_joker
from croupier.ledger import wallet
from croupier.odds.house.lesson import sight
from croupier.odds.house.solution import Decision
from croupier.pit.felt import BETS, CUT, DECISIONS, OVER
from croupier.room.actors.actor import Actor
from croupier.room.actors.opening import DESERTED
from croupier.room.actors.rows import Resumed
from croupier.room.actors.watched import FLOOR
from croupier.room.pit import rows
from croupier.room.pit.decide import Command, Do, PlayOn, Seal, dealers_cut, decide, names_not_ids
from croupier.room.pit.messages import PitMessage
from croupier.room.pit.state import IDLE
from croupier.room.pit.stream import PIT
from croupier.room.pit.tutor import Question
from croupier.room.pit.view import next_hour, view

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Collection

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.stream import Tried
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.pit.messages import AdviceView, PitView
    from croupier.room.pit.rows import PitRow
    from croupier.room.pit.state import PitState

_MISSED: Final = (rows.BetsClosed, rows.WasCut, rows.Silent, rows.Waited)


class PitBoss(Protocol):
    """The pit, as a table sees it."""

    def pit_changed(self, actor: PitActor) -> None:
        """A row was written, or a watcher came."""

    def called(self, person: str) -> str:
        """What a person of the house is called."""

    def teach(self, question: Question) -> AsyncGenerator[AdviceView]:
        """What the trainer says of a decision, once or twice."""


class PitActor(Actor["PitState", Command, "PitRow"]):
    """A casino table of the house."""

    kind = PIT
    _whole = PitMessage

    def __init__(self, state: PitState, tools: Tools, boss: PitBoss) -> None:
        super().__init__(state, tools)
        self._boss = boss
        self._since = tools.clock()
        self._passed: set[str] = set()
        self._resumed = False
        self._advice: dict[str, tuple[AdviceView, ...]] = {}
        self._advised = 0
        self._lessons: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.terms.id

    @property
    def concerned(self) -> Collection[str]:
        """Who has chips here, and whoever looks on under a name: each is told of his own chips."""
        looking = {watcher.person for watcher in self._watchers if watcher.person is not None}
        return looking | self.state.bench.purses.keys() | self.state.started.keys()

    async def stop(self) -> None:
        """Stop working; what was accepted is on the disk."""
        for lesson in tuple(self._lessons):
            lesson.cancel()
        await asyncio.gather(*self._lessons, return_exceptions=True)
        await super().stop()

    # Deadlines

    def _fresh(self) -> Command | None:
        return Do(Resumed()) if self.state.deadline is not None else None

    def _due(self) -> tuple[int, Command] | None:
        if self.state.closed:
            return None
        due = [*self._between_rounds(), *self._in_the_round(), *self._deserted()]
        return min(due, key=lambda each: each[0], default=None)

    def _between_rounds(self) -> list[tuple[int, Command]]:
        state, due = self.state, list[tuple[int, Command]]()
        resting = state.phase in (IDLE, OVER)
        if resting and state.following is None:
            due.append((0, Seal()))
        elif resting and not state.halted and state.next_at is not None and not self._still_shown():
            due.append((state.next_at, Do(rows.BetsOpened())))
        if state.terms.has_fund and state.bench.float and not state.playing and not state.layouts:
            due.append((next_hour(state.topped_up_at), Do(rows.ToppedUp())))
        return due + self._gone()

    def _gone(self) -> list[tuple[int, Command]]:
        """Whoever has gone, and has no chips on a box, has them in his wallet again after a while."""
        bench = self.state.bench
        here = self.looking_on
        return [
            (max(bench.acted.get(person, 0), self._since) + self.state.terms.away, Do(rows.Left(person)))
            for person in bench.purses
            if person not in here and person not in self.state.layouts
        ]

    def _deserted(self) -> list[tuple[int, Command]]:
        """A table that a person opened is closed when nobody has had chips there, or looked on, for so long."""
        state = self.state
        looking = any(person is not None for person in self.looking_on)
        if not state.terms.opened_by or state.bench.purses or state.playing or looking:
            return []
        return [(max(state.deserted_at, self._since) + DESERTED, Do(rows.Closed()))]

    def _still_shown(self) -> bool:
        """Whether the last round stays to be looked at until somebody bets: so it is at a machine."""
        return self.state.terms.machine and self.state.phase == OVER

    def _in_the_round(self) -> list[tuple[int, Command]]:
        state = self.state
        deals = self._tools.deals
        if deals and state.phase == BETS and state.layouts and self._bettors() <= state.ready:
            return [(0, Do(rows.BetsClosed()))]
        if state.deadline is None:
            return []
        if state.phase == DECISIONS:
            return [self._clock(state.deadline)]
        if state.phase == BETS and state.terms.machine:
            # Coins that nobody plays go back: another may want the machine.
            return [(state.deadline, Do(rows.Laid(next(iter(state.layouts)), ())))]
        if state.phase == BETS and not deals:
            # What is laid stays so, until the house deals again.
            return []
        row = rows.WasCut("", dealers_cut(state)) if state.phase == CUT else rows.BetsClosed()
        return [(state.deadline, Do(row))]

    def _bettors(self) -> set[str]:
        """Whose word the dealer awaits: who has bet, and who sits there with chips and let no round go by."""
        may = _may_bet(self.state)
        # Where the house was out itself, they come back while the clock of the bets runs anew.
        idle = (may if self._resumed else may & self.looking_on) - self._passed
        return self.state.layouts.keys() | idle

    def _clock(self, deadline: int) -> tuple[int, Command]:
        """The clock of a decision: it waits once in a round for a player whose connection is lost (ONLINE:disc-3)."""
        state = self.state
        assert state.round is not None
        box = state.round.actor
        person = state.round.boxes[box].player
        here = person in self.looking_on
        if state.terms.machine:
            return deadline, Do(rows.CameBack(person)) if here else PlayOn()
        if here and state.waiting == person:
            return 0, Do(rows.CameBack(person))
        if not here and person not in state.waited:
            return deadline, Do(rows.Waited(person))
        return deadline, Do(rows.Silent(box))

    def _late(self, command: Command) -> Command:
        missed = isinstance(command, Do) and isinstance(command.row, _MISSED)
        return Do(Resumed()) if missed else command

    # Commands and rows

    def _decide(self, command: Command) -> PitRow:
        return decide(self.state, command, self._tools.entropy, self._time)

    def _tried(self, command: Command) -> Tried[PitState, PitRow]:
        with names_not_ids(self.state):
            return super()._tried(command)

    def _after(self, before: PitState, row: PitRow) -> None:
        """Remember who let a round go by, and ask the trainer about what a player saw who wants to learn."""
        if isinstance(row, rows.BetsClosed):
            self._passed = _may_bet(before) - before.layouts.keys()
            self._resumed = False
        elif isinstance(row, Resumed):
            self._resumed = before.phase == BETS
        elif isinstance(row, rows.Laid | rows.BoughtIn):
            self._passed.discard(row.person)
        # Whoever leads it shows it, and asks.
        if not self.led_here or not isinstance(row, rows.Decided) or row.person not in before.bench.trained:
            return
        assert before.round is not None
        seen = sight(before.round, row.box)
        if seen is not None:
            taken = Decision(row.kind, row.amount, parse_with_joker(row.cards))
            question = Question(before.terms, seen, taken)
            task = asyncio.create_task(self._teach(row.person, before.number, question))
            self._lessons.add(task)
            task.add_done_callback(self._lessons.discard)

    # Telling

    def _viewers(self) -> Callable[[Watcher], str | None]:
        """The floor sees what it sees as a person, and the reports wherever it has no chips of its own."""
        person, place, state = super()._viewers(), self.place, self.state

        def viewer(watcher: Watcher) -> str | None:
            seen = person(watcher)
            plays = seen in state.bench.purses or seen in state.started
            return f"{FLOOR}{seen or ''}" if not plays and watcher.sees(place) else seen

        return viewer

    def _eyes(self) -> Eyes:
        return self._seen_by

    def _seen_by(self, viewer: str | None) -> PitView:
        floor = viewer is not None and viewer.startswith(FLOOR)
        if viewer is not None and floor:
            viewer = viewer.removeprefix(FLOOR) or None
        held = self._tools.book.balance(wallet(viewer)) if viewer is not None else 0
        name = self._boss.called(viewer) if viewer is not None else ""
        advice = self._advice.get(viewer or "", ()) if self._is_of_now(self._advised) else ()
        return view(self.state, viewer, wallet=held, name=name, advice=advice, floor=floor)

    def _changed(self) -> None:
        self._boss.pit_changed(self)

    # The trainer

    async def _teach(self, person: str, number: int, question: Question) -> None:
        before = None
        async with aclosing(self._boss.teach(question)) as words:
            async for said in words:
                if not self._is_of_now(number):
                    return
                if self._advised != number:
                    self._advice, self._advised = {}, number
                told = msgspec.structs.replace(said, round=number)
                kept = self._advice.get(person, ())
                # What was worked out takes the place of what was read from a table.
                self._advice[person] = (
                    (*kept, told)
                    if before is None
                    else tuple([told if each is before else each for each in kept])
                )
                before = told
                self.nudge()

    def _is_of_now(self, number: int) -> bool:
        """Whether a round is the last that was played: it is looked at while the next bets are laid."""
        return number == self.state.number - (self.state.phase == BETS)


def _may_bet(state: PitState) -> set[str]:
    """Who has chips for a bet at a table, and has accepted its rules."""
    needed, read = state.terms.minimum * state.game.cover, state.bench.read
    return {person for person, chips in state.bench.purses.items() if chips >= needed and person in read}
