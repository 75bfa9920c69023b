"""The list of those who wait for a seat at a game, as the tables of that game see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.cash import WaitingList


class KeptSeat(NamedTuple):
    """A seat that is kept for somebody who was called; `row` is the version of the row that called him."""

    table: str
    seat: int
    row: int


@dataclass(slots=True)
class Line:
    """The list of one game at one limit, what those on it are called, and the seats kept for them."""

    waiting: WaitingList
    names: dict[str, str] = field(default_factory=dict)
    kept: dict[str, KeptSeat] = field(default_factory=dict)

    def copy(self) -> Line:
        """The list as another value."""
        return Line(self.waiting.copy(), dict(self.names), dict(self.kept))

    @property
    def lapses_at(self) -> int | None:
        """When the first seat that is kept is given up (ms)."""
        called = [entry.called for entry in self.waiting.entries if entry.called is not None]
        return min(called) + self.waiting.to_come if called else None
