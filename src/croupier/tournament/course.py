"""Decisions being made: the facts so far, and the event as they leave it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

from croupier.tournament.fold import fold
from croupier.tournament.why import Why, cite

if TYPE_CHECKING:
    from croupier.errors import Refusal
    from croupier.tournament.event import Entrant, Event, Table
    from croupier.tournament.facts import Fact

Heard: TypeAlias = "Callable[[Event, Fact], None]"
"""Is told of every fact as it happens, with the event before it."""


class Course:
    """One command's way from the event before it to the event after it.

    `now` is the time in milliseconds, `seed` what lots of this command are drawn from. Every fact counts at once,
    so later decisions of the same command see it.
    """

    __slots__ = ("_heard", "event", "now", "seed", "told")

    def __init__(self, event: Event, now: int, seed: str, heard: Heard | None = None) -> None:
        self.event = event
        self._heard = heard
        self.now = now
        self.seed = seed
        self.told: list[Fact] = []

    def say(self, fact: Fact) -> None:
        """Something happens."""
        if self._heard is not None:
            self._heard(self.event, fact)
        self.event = fold(self.event, fact)
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
