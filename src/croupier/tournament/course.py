"""Decisions being made: the facts so far, and the event as they leave it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from croupier.tournament.why import Why, cite

if TYPE_CHECKING:
    from croupier.errors import Refusal
    from croupier.tournament.event import Entrant, Event, Table
    from croupier.tournament.fact import Happened

Heard: TypeAlias = "Callable[[Event, Happened], None]"
"""Is told of every fact as it happens, with the event before it."""

_Command = TypeVar("_Command")

DECIDES: Final[dict[type, Callable[[Course, Any], None]]] = {}
"""What decides each kind of command; `decides` puts it in."""


def decides(
    kind: type[_Command],
) -> Callable[[Callable[[Course, _Command], None]], Callable[[Course, _Command], None]]:
    """Mark the function that decides what a kind of command leads to."""

    def marked(function: Callable[[Course, _Command], None]) -> Callable[[Course, _Command], None]:
        DECIDES[kind] = function
        return function

    return marked


class Course:
    """One command's way from the event before it to the event after it.

    `now` is the time in milliseconds, `seed` what lots of this command are drawn from. Every fact counts at once,
    so later decisions of the same command see it.
    """

    __slots__ = ("_heard", "event", "now", "seed", "told")

    def __init__(self, event: Event, now: int, seed: str, heard: Heard | None = None) -> None:
        self.event: Event = event
        self._heard = heard
        self.now: Final = now
        self.seed: Final = seed
        self.told: list[Happened] = []

    def say(self, fact: Happened) -> None:
        """Something happens."""
        if self._heard is not None:
            self._heard(self.event, fact)
        self.event = fact.onto(self.event)
        self.told.append(fact)

    def why(self, code: str, rule: str = "", /, **params: str | int) -> Why:
        """A reason in this event: the rule is cited from its own book where that has it."""
        clause = cite(self.event.policy, rule) if rule else ""
        return Why(f"tournament-why-{code}", params, clause)

    def by_policy(self, code: str, field: str, /, **params: str | int) -> Why:
        """A reason that a field of the policy gives."""
        return Why(f"tournament-why-{code}", params, self.event.policy.clause(field))

    def refuse(self, code: str, rule: str = "", /, **params: str | int) -> Refusal:
        """A refusal that names the rule."""
        from croupier.errors import Refusal

        clause = cite(self.event.policy, rule) if rule else None
        return Refusal(f"tournament-{code}", clause=clause, **params)

    def entrant(self, player: str) -> Entrant:
        """The player of that id; raises `Refusal` when he is not in the event."""
        found = self.event.entrants.get(player)
        if found is None or found.status == "gone":
            raise self.refuse("no-such-player", player=player)
        return found

    def table(self, number: int) -> Table:
        """The table of that number; raises `Refusal` when it does not stand."""
        found = self.event.tables.get(number)
        if found is None:
            raise self.refuse("no-such-table", table=number)
        return found

    def new_seed(self) -> str:
        """The seed of the next draw, of those of this command and all before: no two draws of an event share one.

        It is a hash, so a seed that is told with its draw tells nothing about those still secret.
        """
        return sha256(f"{self.seed}/{self.event.draws + 1}".encode()).hexdigest()[:32]
