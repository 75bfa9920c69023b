"""The online waiting lists as they stand: one for each game and limit, whatever table a seat comes free at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cash import WaitingList
from croupier.errors import Broken, Refusal
from croupier.room import list_rows as rows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.cash import Waiting
    from croupier.room.commit import JournalRow
    from croupier.room.terms import Terms

TO_COME: Final = 60_000
"""How long a seat is kept for one who was called from a list (ms)."""


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

    def entry(self, person: str | None) -> Waiting | None:
        """Somebody's entry, if he is on the list."""
        return next((entry for entry in self.waiting.entries if entry.person == person), None)

    def next(self, seat: int) -> Waiting | None:
        """Who is to be called to this seat."""
        return next(
            (each for each in self.waiting.entries if each.called is None and each.wants in (0, seat)), None
        )

    @property
    def lapses_at(self) -> int | None:
        """When the first seat that is kept is given up (ms)."""
        called = [entry.called for entry in self.waiting.entries if entry.called is not None]
        return min(called) + self.waiting.to_come if called else None


@dataclass(slots=True)
class ListsState:
    """All lists, by the name of their game and limit. Only `apply` changes them."""

    version: int = 0
    stopped: str | None = None
    lines: dict[str, Line] = field(default_factory=dict)

    def line(self, game: str) -> Line | None:
        """The list of a game; `None` where nobody waits."""
        line = self.lines.get(game)
        return line if line is not None and line.waiting.entries else None


OfOneList = rows.Joined | rows.Left | rows.Called | rows.Recalled | rows.Lapsed | rows.Came
"""The rows that concern the list of one game."""


def list_of(terms: Terms) -> str:
    """The game and the limit of a table, by which people wait for it.

    >>> from croupier.room.terms import Terms
    >>> list_of(Terms("oak", "Oak", 50, 100)), list_of(Terms("elm", "Elm", 0, 0, "razz", 12, bring_in=25))
    ('nl-holdem 50-100', 'razz 0-0 12/all+25')
    """
    name = (
        f"{terms.mix or terms.game} {terms.small_bet or terms.small_blind}-{terms.big_bet or terms.big_blind}"
    )
    forced = f" {terms.ante}/{terms.ante_by}" if terms.ante else ""
    bring_in = f"+{terms.bring_in}" if terms.bring_in else ""
    return name + forced + bring_in


def apply(state: ListsState, row: rows.Row, at: int) -> None:
    """Change the lists by their next row, written `at` (ms since 1970); `Broken` for one that cannot be."""
    state.version += 1
    try:
        if isinstance(row, rows.Stopped):
            state.stopped = row.code
        elif isinstance(row, rows.Resumed):
            for line in state.lines.values():
                for person in line.kept:
                    _mark(line, person, at)
        else:
            _change(
                state.lines.setdefault(row.game, Line(WaitingList(row.game, TO_COME))), row, at, state.version
            )
    except (KeyError, Refusal) as error:
        raise Broken("room-row-impossible", row=type(row).__name__.lower()) from error


def _change(line: Line, row: OfOneList, at: int, version: int) -> None:
    match row:
        case rows.Joined(_, person, name, wants):
            line.waiting.join(person, at, wants)
            line.names[person] = name
        case rows.Left(_, person):
            line.waiting.leave(person)
        case rows.Called(_, person, table, seat):
            _mark(line, person, at)
            line.kept[person] = KeptSeat(table, seat, version)
        case rows.Recalled(_, person):
            _mark(line, person, None)
            del line.kept[person]
        case rows.Lapsed():
            for person in line.waiting.lapse(at):
                line.kept.pop(person, None)
        case rows.Came(_, person):
            if person in line.kept:
                line.waiting.take(person, at)
            else:
                line.waiting.leave(person)
    _forget(line)


def _mark(line: Line, person: str, called: int | None) -> None:
    """Write down since when a seat is kept for somebody, or that none is."""
    entry = line.entry(person)
    if entry is None:
        raise KeyError(person)
    entries = line.waiting.entries
    entries[entries.index(entry)] = entry._replace(called=called)


def _forget(line: Line) -> None:
    """Who is on the list no more needs neither name nor seat."""
    here = {entry.person for entry in line.waiting.entries}
    line.names = {person: name for person, name in line.names.items() if person in here}
    line.kept = {person: seat for person, seat in line.kept.items() if person in here}


def folded(stream: Iterable[JournalRow]) -> ListsState:
    """The lists out of their journal."""
    state = ListsState()
    for version, at, text in stream:
        if version != state.version + 1:
            raise Broken("room-journal-gap", stream="lists", version=state.version + 1)
        apply(state, rows.read(text), at)
    return state
