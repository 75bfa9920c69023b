"""What a table's staff does beside the deal: the rules are read before the first stake, and the staff is relieved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from croupier.pit.errors import PitRefusal
from croupier.pit.staff import Staff, may_play


@dataclass(frozen=True, slots=True)
class RulesSheet:
    """The rules that lie on a table, by the number of their version, and which version each player has accepted.

    RUSPOK:1.6.1: once for each player and version.

    >>> sheet = RulesSheet(3).read_by("ann")
    >>> sheet.check("ann")
    >>> sheet.revised().accepted_now("ann")
    False
    """

    version: int
    accepted: Mapping[str, int] = field(default_factory=dict)

    def read_by(self, player: str) -> RulesSheet:
        """The sheet when a player has been shown the rules in force and has accepted them."""
        return replace(self, accepted={**self.accepted, player: self.version})

    def revised(self) -> RulesSheet:
        """The sheet with new rules, which everybody has to read."""
        return replace(self, version=self.version + 1)

    def accepted_now(self, player: str) -> bool:
        """Whether a player has accepted the rules in force."""
        return may_play(self.accepted.get(player), self.version)

    def check(self, player: str) -> None:
        """Refuse a stake of who has not accepted the rules in force: `PitRefusal` names RUSPOK:1.6.1."""
        if not self.accepted_now(player):
            raise PitRefusal("pit-rules-unread", clause="RUSPOK:1.6.1", player=player)


@dataclass(frozen=True, slots=True)
class Shift:
    """Who serves a table since when, in seconds of the wall clock; relief comes every `interval` minutes of it.

    `ordered`: the manager wants them relieved before their time (RUSPOK:1.5.c).

    >>> shift = Shift(Staff("ann", "bob"), since=600, interval=30)
    >>> shift.next_at, shift.due(1799), shift.due(1800)
    (1800, False, True)
    """

    staff: Staff
    since: int
    interval: int
    ordered: bool = False

    @property
    def next_at(self) -> int:
        """When relief is due: with an interval of 30, at the full and at the half hour."""
        minutes = 60 * self.interval
        return (self.since // minutes + 1) * minutes

    def order(self) -> Shift:
        """The shift when the manager has ordered relief."""
        return replace(self, ordered=True)

    def due(self, now: int) -> bool:
        """Whether relief is due, as soon as no round is being played."""
        return self.ordered or now >= self.next_at

    def relieved(self, by: Staff, now: int, *, between_rounds: bool) -> Shift:
        """The shift of who takes over. Refused within a round, and before relief is due: RUSPOK:1.5.c."""
        by.check()
        if not between_rounds:
            raise PitRefusal("pit-relief-in-round", clause="RUSPOK:1.5.c")
        if not self.due(now):
            minutes = -(-(self.next_at - now) // 60)
            raise PitRefusal("pit-relief-not-due", clause="RUSPOK:1.5.c", minutes=minutes)
        return Shift(by, now, self.interval)
