"""How long people have played, and the points (comps) the house gives for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

HOUR: Final = 3_600_000


@dataclass(slots=True)
class Hours:
    """Whose time runs, and what it has brought. Time with an empty chair does not count.

    `rate` is the points of an hour. `earned` is held in points times ms, so that no part of an hour is lost.

    >>> hours = Hours(rate=2)
    >>> hours.keep({"ann"}, at=0)
    >>> hours.keep(set(), at=90 * 60_000)
    >>> hours.points("ann", 0), hours.played["ann"] // 60_000
    (3, 90)
    """

    rate: int = 0
    earned: dict[str, int] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Hours:
        """The same as another value."""
        return Hours(self.rate, dict(self.earned), dict(self.played), dict(self.since))

    def keep(self, playing: Collection[str], at: int) -> None:
        """Who plays now: the time of who did and does not is written down."""
        for person in [person for person in self.since if person not in playing]:
            self._stop(person, at)
        for person in playing:
            self.since.setdefault(person, at)

    def pay(self, rate: int, at: int) -> None:
        """From now on an hour brings so many points."""
        playing = set(self.since)
        self.keep((), at)
        self.rate = rate
        self.keep(playing, at)

    def points(self, person: str, at: int) -> int:
        """What somebody has now."""
        running = (at - self.since[person]) * self.rate if person in self.since else 0
        return (self.earned.get(person, 0) + running) // HOUR

    def time(self, person: str, at: int) -> int:
        """How long somebody has played in this shift, in ms."""
        return self.played.get(person, 0) + (at - self.since[person] if person in self.since else 0)

    def give(self, person: str, points: int) -> None:
        """The house gives somebody points."""
        self.earned[person] = self.earned.get(person, 0) + points * HOUR

    def spend(self, person: str, points: int, at: int) -> None:
        """Somebody spends points; `Refusal` for more than he has."""
        has = self.points(person, at)
        if points > has:
            raise Refusal("cash-too-few-points", points=points, has=has)
        self.earned[person] = self.earned.get(person, 0) - points * HOUR

    def _stop(self, person: str, at: int) -> None:
        time = at - self.since.pop(person)
        self.played[person] = self.played.get(person, 0) + time
        self.earned[person] = self.earned.get(person, 0) + time * self.rate
