"""Significant events of the house itself: other rules, another program, files of it altered, a clock put right.

They have a journal of their own, sealed and signed like every other; what somebody had a part in stands in the log of
acts too.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from croupier import __version__
from croupier.room.actors.actor import Actor, Tools
from croupier.room.actors.asks import Ask, Asked, By
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.house.rules import Rules
from croupier.room.journal.codec import Codec
from croupier.room.people.sessions import DAY
from croupier.rulebook import fields
from croupier.rulebook.choices import Value
from croupier.staff import PERMISSIONS

if TYPE_CHECKING:
    from croupier.room.actors.watched import Eyes
    from croupier.room.house.program import Program
    from croupier.staff import Role

log: Final = logging.getLogger("croupier.room")

MOST_NAMED: Final = 20
"""How many altered files are named."""

BACK: Final = 60_000
"""So much earlier than it last wrote no house is opened by a clock that is right, in ms."""

SIGNIFICANT: Final = "significant"
"""The name of their journal."""

OPERATOR: Final = By("floor", "house")
"""Whoever has the house's machine in his hands."""

Answers = dict[str, Value]
"""What the rules answer, by field."""

Changed = dict[str, tuple[Value | None, Value | None]]
"""Each answer that changed as it was and as it is; `None` where there was, or is, no such field."""


class RulesChanged(msgspec.Struct, frozen=True, tag="rules-changed"):
    """The house was opened under other rules than before, `by` an account of the machine it runs on.

    `rules` is what the policy calls itself.
    """

    by: str
    rules: str
    changed: Changed


class ProgramChanged(msgspec.Struct, frozen=True, tag="program-changed"):
    """The house was opened by another program than before: its version, and one hash of all files that decide."""

    by: str
    version: str
    digest: str


class ProgramChecked(msgspec.Struct, frozen=True, tag="program-checked"):
    """The files of the program were looked at: those that are other than they should be, none where it is sound."""

    digest: str
    altered: tuple[str, ...] = ()


class ClockJumped(msgspec.Struct, frozen=True, tag="clock-jumped"):
    """The machine's clock was so many seconds ahead of the house's, or behind it where that is below zero.

    The house keeps its own. 0: the two agree again. `at_opening`: the house was opened earlier than it last wrote.
    """

    seconds: int
    at_opening: bool = False


class PauseAnnounced(msgspec.Struct, frozen=True, tag="pause-announced"):
    """Everybody was told that the house pauses at a time (ms since 1970); 0: that it plays on."""

    at: int


Row = RulesChanged | ProgramChanged | ProgramChecked | ClockJumped | PauseAnnounced | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec(SIGNIFICANT, Row)
"""How these rows are written, and what has changed in them since."""


@dataclass(slots=True)
class SignificantState:
    """The answers of the rules that are not, or were not always, those of a house that says nothing.

    `program` is the hash of the program that opened the house last, `altered` what was wrong with it when it was looked
    at last, at a time in ms since 1970.
    """

    version: int = 0
    stopped: str | None = None
    answers: Answers = field(default_factory=dict)
    program: str = ""
    altered: tuple[str, ...] = ()
    checked_at: int = 0

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return SIGNIFICANT

    def copy(self) -> SignificantState:
        """The same as another value."""
        return replace(self, answers=dict(self.answers))


def _apply(state: SignificantState, row: Row, at: int) -> Effect:
    match row:
        case RulesChanged():
            for name, (_, now) in row.changed.items():
                if now is None:
                    state.answers.pop(name, None)
                else:
                    state.answers[name] = now
        case ProgramChanged():
            state.program = row.digest
        case ProgramChecked():
            state.altered, state.checked_at = row.altered, at
    return NOTHING


KIND: Final[StreamKind[SignificantState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: SignificantState(), opens=False
)
"""How their journal is kept."""


def answers_of(rules: Rules) -> Answers:
    """Everything that rules answer: each field of the policy, its profile, when people are asked who they are, and what
    each role may do.

    >>> answers = answers_of(Rules())
    >>> answers["profile"], answers["least_age"], answers["ask_again_minutes"], answers["role cashier"]
    ('online-cash', 0, 15, 'see money')
    """
    policy, ends = rules.policy, rules.ends
    return {
        "profile": policy.profile,
        **{name: policy[name] for name in fields()},
        "session_idle_days": ends.idle // DAY,
        "session_days": ends.absolute // DAY,
        "ask_again_minutes": rules.ask_again,
        "ask_again_everywhere": rules.ask_again_everywhere,
        "hand_over_minutes": rules.hand_over,
        "second_signature": rules.second_signature,
        **{f"role {name}": _may(role) for name, role in rules.roles.items()},
    }


def _may(role: Role) -> str:
    """What a role may do, as one answer of the rules."""
    return " ".join([each for each in PERMISSIONS if each in role.may])


def changed(known: Answers, now: Answers) -> Changed:
    """What of the rules is another than was `known`; what was not known was as it is in a house that says nothing.

    >>> changed({}, {**answers_of(Rules()), "least_age": 21})
    {'least_age': (0, 21)}
    >>> changed({"least_age": 21, "gone": 1}, answers_of(Rules()))
    {'least_age': (21, 0), 'gone': (1, None)}
    """
    usual = answers_of(Rules())
    was = {name: known.get(name, usual.get(name)) for name in now}
    others: Changed = {name: (was[name], value) for name, value in now.items() if was[name] != value}
    return others | {name: (value, None) for name, value in known.items() if name not in now}


class SetRules(Ask, frozen=True):
    """The house is opened under rules in which this is another than it was, `by` an account of its machine."""

    by: str
    rules: str
    changed: Changed


class SetProgram(Ask, frozen=True):
    """The house is opened by another program, `by` an account of its machine."""

    by: str
    version: str
    digest: str


class PauseHouse(Ask, frozen=True):
    """The house is to pause at a time (ms since 1970), or with 0 to play on."""

    at: int


Command = Asked[SetRules] | Asked[SetProgram] | Asked[PauseHouse] | ProgramChecked | ClockJumped


class SignificantView(msgspec.Struct, frozen=True):
    """How many rows their journal has."""

    version: int


class SignificantEvents(Actor[SignificantState, Command, Row]):
    """Writes down what concerns the house as a whole. `program` is the one that runs, where it is looked after."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools, rules: Rules, program: Program | None = None) -> None:
        super().__init__(tools.reopened(KIND, SIGNIFICANT) or SignificantState(), tools)
        self._rules = rules
        self._answers = answers_of(rules)
        self.program = program
        self._jumps: deque[ClockJumped] = deque()
        last, now = tools.store.last_written(), tools.clock()
        if last - now >= BACK:
            self._jumps.append(ClockJumped((now - last) // 1000, at_opening=True))

    @property
    def id(self) -> str:
        """What they are called."""
        return SIGNIFICANT

    def clock_jumped(self, seconds: int) -> None:
        """The machine's clock was put right by so many seconds, or agrees with the house's own again (0)."""
        self._jumps.append(ClockJumped(seconds))
        self.nudge()

    async def check_program(self) -> tuple[str, ...]:
        """Look at the files of the program, and return those that are not as they should be.

        While there are any, nothing new is dealt in the house. What was found is written down.
        """
        if self.program is None:
            return ()
        altered = await asyncio.to_thread(self.program.altered)
        self._tools.altered.clear()
        self._tools.altered.update(altered)
        if altered:
            log.critical(
                "%s files of the program are altered: %s", len(altered), ", ".join(altered[:MOST_NAMED])
            )
        await self.tell(ProgramChecked(self.program.digest, altered[:MOST_NAMED]))
        return altered

    def _due(self) -> tuple[int, Command] | None:
        if self._jumps:
            return 0, self._jumps[0]
        others = changed(self.state.answers, self._answers)
        if others:
            names = [layer.name for layer in self._rules.policy.layers]
            rules = names[-1] if names else self._rules.policy.profile
            return 0, Asked(OPERATOR, SetRules(self._rules.by, rules, others))
        if self.program is not None and self.state.program != self.program.digest:
            return 0, Asked(OPERATOR, SetProgram(self._rules.by, __version__, self.program.digest))
        return None

    def _decide(self, command: Command) -> Row:
        match command:
            case Asked(_, SetRules() as ask):
                return RulesChanged(ask.by, ask.rules, ask.changed)
            case Asked(_, SetProgram() as ask):
                return ProgramChanged(ask.by, ask.version, ask.digest)
            case Asked(_, PauseHouse() as ask):
                return PauseAnnounced(ask.at)
        assert isinstance(command, ProgramChecked | ClockJumped)
        return command

    def _after(self, before: SignificantState, row: Row) -> None:
        super()._after(before, row)
        if self._jumps and row is self._jumps[0]:
            self._jumps.popleft()

    def _eyes(self) -> Eyes:
        return lambda _: SignificantView(self.state.version)
