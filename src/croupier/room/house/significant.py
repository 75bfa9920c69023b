"""Significant events of the house itself, which are nobody's table and no tournament: it was opened under other rules.

They have a journal of their own, sealed and signed like every other, and stand in the log of acts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from croupier.room.actors.actor import Actor, Tools
from croupier.room.actors.asks import Ask, Asked, By
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.house.rules import Rules
from croupier.room.journal.codec import Codec
from croupier.room.people.sessions import DAY
from croupier.rulebook import fields
from croupier.rulebook.choices import Value

if TYPE_CHECKING:
    from croupier.room.actors.watched import Eyes

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


Row = RulesChanged | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec(SIGNIFICANT, Row)
"""How these rows are written, and what has changed in them since."""


@dataclass(slots=True)
class SignificantState:
    """The answers of the rules that are not, or were not always, those of a house that says nothing."""

    version: int = 0
    stopped: str | None = None
    answers: Answers = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return SIGNIFICANT

    def copy(self) -> SignificantState:
        """The same as another value."""
        return SignificantState(self.version, self.stopped, dict(self.answers))


def _apply(state: SignificantState, row: Row, _at: int) -> Effect:
    if isinstance(row, RulesChanged):
        for name, (_, now) in row.changed.items():
            if now is None:
                state.answers.pop(name, None)
            else:
                state.answers[name] = now
    return NOTHING


KIND: Final[StreamKind[SignificantState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: SignificantState(), opens=False
)
"""How their journal is kept."""


def answers_of(rules: Rules) -> Answers:
    """Everything that rules answer: each field of the policy, its profile, and when people are asked who they are.

    >>> answers = answers_of(Rules())
    >>> answers["profile"], answers["least_age"], answers["ask_again_minutes"]
    ('online-cash', 0, 15)
    """
    policy, ends = rules.policy, rules.ends
    return {
        "profile": policy.profile,
        **{name: policy[name] for name in fields()},
        "session_idle_days": ends.idle // DAY,
        "session_days": ends.absolute // DAY,
        "ask_again_minutes": rules.ask_again,
    }


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


class SignificantView(msgspec.Struct, frozen=True):
    """How many rows their journal has."""

    version: int


class SignificantEvents(Actor[SignificantState, "Asked[SetRules]", Row]):
    """Writes down what concerns the house as a whole."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools, rules: Rules) -> None:
        super().__init__(tools.reopened(KIND, SIGNIFICANT) or SignificantState(), tools)
        self._rules = rules
        self._answers = answers_of(rules)

    @property
    def id(self) -> str:
        """What they are called."""
        return SIGNIFICANT

    def _due(self) -> tuple[int, Asked[SetRules]] | None:
        others = changed(self.state.answers, self._answers)
        if not others:
            return None
        names = [layer.name for layer in self._rules.policy.layers]
        rules = names[-1] if names else self._rules.policy.profile
        return 0, Asked(OPERATOR, SetRules(self._rules.by, rules, others))

    def _decide(self, command: Asked[SetRules]) -> Row:
        return RulesChanged(command.ask.by, command.ask.rules, command.ask.changed)

    def _eyes(self) -> Eyes:
        return lambda _: SignificantView(self.state.version)
