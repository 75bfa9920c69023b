"""The hands somebody played in the house, as rows that are counted: made of what he saw, and of nobody else's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Mistake
from croupier.hands.line import figures
from croupier.room.hand.record import read
from croupier.room.house.past import hands_by_stream, table_of
from croupier.room.house.streams import kind_of
from croupier.room.replays.replay import Sight, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.hands.tallying import Row
    from croupier.room.journal.commit import StoredHand
    from croupier.room.journal.store import Store

REMEMBERED: Final = 40_000
"""Rows that are remembered: a hand that is over is read once for each who looks again."""


class Own(NamedTuple):
    """The rows of one person, and how many of his hands cannot be told without what was hidden from him."""

    rows: tuple[Row, ...]
    left: int


class OwnHands:
    """Makes rows of the finished hands of a store, for who played them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str, int], tuple[Row | None, ...]] = {}

    def of(self, person: str) -> Own:
        """The hands somebody played at the poker tables; it takes seconds where there are many."""
        rows = list(self._rows(person))
        return Own(tuple([row for row in rows if row is not None]), rows.count(None))

    def _rows(self, person: str) -> Iterator[Row | None]:
        for stream, hands in hands_by_stream(self._store):
            for stored in hands:
                # Most hands were played by others: their records are not opened.
                if person not in stored.record:
                    continue
                known = person, stream, stored.number
                if known not in self._known:
                    self._known[known] = _row(stored, stream, person)
                    while len(self._known) > REMEMBERED:
                        self._known.pop(next(iter(self._known)), None)
                yield from self._known.get(known, ())


def _row(stored: StoredHand, stream: str, person: str) -> tuple[Row | None, ...]:
    """The one row of a hand, `None` where it cannot be told; none of a hand that others played."""
    seat = read(stored).seat_of(person)
    if seat is None:
        return ()
    table = table_of(stream)
    try:
        hand, seats = figures(played(stored, Sight(table, person)))
    except Mistake:
        return (None,)
    kind = kind_of(stream)
    event = table if kind is not None and kind.name == "event-table" else ""
    return ((hand._replace(event=event), next(each for each in seats if each.seat == seat)),)
