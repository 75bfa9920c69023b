"""The online waiting lists as they stand: one for each game and limit, whatever table a seat comes free at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from croupier.cash import WaitingList
from croupier.errors import Broken
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect
from croupier.room.lists import rows
from croupier.room.table.waiting import KeptSeat, Line

if TYPE_CHECKING:
    from croupier.room.hand.terms import Terms

LISTS: Final = "lists"
"""What the lists are watched by, and the name of their journal."""

TO_COME: Final = 60_000
"""How long a seat is kept for one who was called from a list (ms)."""


@dataclass(slots=True)
class ListsState:
    """All lists, by the name of their game and limit. Only `apply` changes them."""

    version: int = 0
    stopped: str | None = None
    lines: dict[str, Line] = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of their journal, by which they are watched too."""
        return LISTS

    def copy(self) -> ListsState:
        """The lists as another value."""
        lines = {game: line.copy() for game, line in self.lines.items()}
        return ListsState(self.version, self.stopped, lines)

    def line(self, game: str) -> Line | None:
        """The list of a game; `None` where nobody waits."""
        line = self.lines.get(game)
        return line if line is not None and line.waiting.entries else None


OfOneList = rows.Joined | rows.Left | rows.Called | rows.Recalled | rows.Lapsed | rows.Came
"""The rows that concern the list of one game."""


def list_of(terms: Terms) -> str:
    """The game and the limit of a table, by which people wait for it.

    >>> from croupier.room.hand.terms import Terms
    >>> list_of(Terms("oak", "Oak", 50, 100)), list_of(Terms("elm", "Elm", 0, 0, "razz", 12, bring_in=25))
    ('nl-holdem 50-100', 'razz 0-0 12/all+25')
    """
    name = (
        f"{terms.mix or terms.game} {terms.small_bet or terms.small_blind}-{terms.big_bet or terms.big_blind}"
    )
    forced = f" {terms.ante}/{terms.ante_by}" if terms.ante else ""
    bring_in = f"+{terms.bring_in}" if terms.bring_in else ""
    # At a private table nobody waits but before its own door.
    own = f" {terms.id}" if terms.private else ""
    return name + forced + bring_in + own


def apply(state: ListsState, row: rows.Row, at: int) -> Effect:
    """Change the lists by a row written `at` (ms since 1970); `Refusal` for one that cannot be."""
    try:
        if isinstance(row, Stopped):
            pass
        elif isinstance(row, Resumed):
            for line in state.lines.values():
                for person in line.kept:
                    line.waiting.mark(person, at)
        else:
            _change(
                state.lines.setdefault(row.game, Line(WaitingList(row.game, TO_COME))), row, at, state.version
            )
    except KeyError as error:
        raise Broken("room-row-impossible", row=type(row).__name__.lower()) from error
    return NOTHING


def _change(line: Line, row: OfOneList, at: int, version: int) -> None:
    match row:
        case rows.Joined(_, person, name, wants):
            line.waiting.join(person, at, wants)
            line.names[person] = name
        case rows.Left(_, person):
            line.waiting.leave(person)
        case rows.Called(_, person, table, seat):
            line.waiting.mark(person, at)
            line.kept[person] = KeptSeat(table, seat, version)
        case rows.Recalled(_, person):
            line.waiting.mark(person, None)
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


def _forget(line: Line) -> None:
    """Who is on the list no more needs neither name nor seat."""
    here = {entry.person for entry in line.waiting.entries}
    line.names = {person: name for person, name in line.names.items() if person in here}
    line.kept = {person: seat for person, seat in line.kept.items() if person in here}
