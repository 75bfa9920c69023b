"""Who waits for a seat: the list of a game, who was called and by when he must come, how long it will take."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Container

REMEMBERED: Final = 20
"""How many of the last seatings tell how long a wait is."""


class Waiting(NamedTuple):
    """Somebody on a list: since when, called when (ms), and the seat he would rather have, 0 for any.

    >>> waiting = WaitingList("nl-holdem 25-50")
    >>> waiting.join("ann", 0)
    >>> waiting.entries
    [Waiting(person='ann', since=0, called=None, wants=0)]
    """

    person: str
    since: int
    called: int | None = None
    wants: int = 0


class Place(NamedTuple):
    """Where somebody stands on a list: how many are before him, and how long it should take (ms; None unknown).

    >>> waiting = WaitingList("nl-holdem 25-50")
    >>> waiting.join("ann", 0); waiting.join("boris", 1)
    >>> waiting.place("boris")
    Place(before=1, expected=None)
    """

    before: int
    expected: int | None


@dataclass(slots=True)
class WaitingList:
    """The waiting list of one game at one limit, first come first served. Times are ms.

    Who is called has `to_come` to take the seat; after that the next is called and he goes to the end, and the
    second time off the list. With no table open it is the interest list: `ready` once `to_open` wait.

    >>> waiting = WaitingList("nl-holdem 25-50")
    >>> for at, person in enumerate(("ann", "boris", "vera")):
    ...     waiting.join(person, at)
    >>> waiting.call(at=10).person
    'ann'
    >>> waiting.place("vera").before
    2
    """

    game: str
    to_come: int = 180_000
    to_open: int = 5
    entries: list[Waiting] = field(default_factory=list)
    seated: list[int] = field(default_factory=list)
    """When the last seats were taken from this list."""
    missed: set[str] = field(default_factory=set)
    """Who did not come when called."""

    def copy(self) -> WaitingList:
        """The list as another value."""
        return replace(self, entries=list(self.entries), seated=list(self.seated), missed=set(self.missed))

    def join(self, person: str, at: int, wants: int = 0) -> None:
        """Put somebody at the end; `Refusal` for one who is on the list."""
        if self.entry(person) is not None:
            raise Refusal("cash-on-the-list", game=self.game)
        self.entries.append(Waiting(person, at, None, wants))

    def leave(self, person: str) -> None:
        """Take somebody off; `Refusal` for one who is not on the list."""
        self.entries.remove(self._entry(person))
        self.missed.discard(person)

    def call(self, at: int, seat: int = 0) -> Waiting | None:
        """Call the first who has not been called and would take this seat; `None` when there is nobody."""
        entry = self.next(seat)
        return self.mark(entry.person, at) if entry is not None else None

    def next(self, seat: int = 0, but: Container[str] = ()) -> Waiting | None:
        """Whom `call` would call, `but` for some who are passed over."""
        return next(
            (
                each
                for each in self.entries
                if each.called is None and (not seat or each.wants in (0, seat)) and each.person not in but
            ),
            None,
        )

    def mark(self, person: str, called: int | None) -> Waiting:
        """Write down when somebody was called, or that he is not; `Refusal` for one who is not on the list."""
        entry = self._entry(person)
        marked = entry._replace(called=called)
        self.entries[self.entries.index(entry)] = marked
        return marked

    def entry(self, person: str | None) -> Waiting | None:
        """Somebody's entry, if he is on the list."""
        return next((entry for entry in self.entries if entry.person == person), None)

    def take(self, person: str, at: int) -> None:
        """Somebody has come and takes his seat; `Refusal` for one who was not called."""
        entry = self._entry(person)
        if entry.called is None:
            raise Refusal("cash-not-called", game=self.game)
        self.leave(person)
        self.seated = [*self.seated, at][-REMEMBERED:]

    def lapse(self, at: int) -> list[str]:
        """Pass over those whose time is up: to the end the first time, off the list the second."""
        late = [e for e in self.entries if e.called is not None and at - e.called >= self.to_come]
        for entry in late:
            self.entries.remove(entry)
            if entry.person in self.missed:
                self.missed.discard(entry.person)
            else:
                self.missed.add(entry.person)
                self.entries.append(entry._replace(called=None))
        return [entry.person for entry in late]

    def place(self, person: str) -> Place:
        """Where somebody stands, and how long it will take at the pace of the last seatings."""
        before = self.entries.index(self._entry(person))
        if len(self.seated) < 2:
            return Place(before, None)
        pace = (self.seated[-1] - self.seated[0]) // (len(self.seated) - 1)
        return Place(before, pace * (before + 1))

    @property
    def ready(self) -> bool:
        """Whether enough wait to open a game."""
        return len(self.entries) >= self.to_open

    def _entry(self, person: str) -> Waiting:
        entry = self.entry(person)
        if entry is None:
            raise Refusal("cash-not-on-the-list", game=self.game)
        return entry
