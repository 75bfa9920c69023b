"""Dealers: who has clocked in, who deals where, who is pushed next, who has a break due."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MINUTE = 60_000


class Down(NamedTuple):
    """One stretch of a dealer's shift: at a table, or on a break (`table` empty), from `since` on (ms)."""

    table: str
    since: int


class OnShift(NamedTuple):
    """A dealer on duty: since when, what he does now, and how long he has dealt since his last break (ms)."""

    dealer: str
    clocked_in: int
    now: Down
    dealt: int = 0
    breaks: int = 0


class Push(NamedTuple):
    """One dealer relieves another: `incoming` sits down at `table`, `outgoing` (empty at a dark table) gets up."""

    table: str
    incoming: str
    outgoing: str


class Roster:
    """The dealers of a shift. Every `down` minutes the tables are pushed, and breaks go round fairly.

    >>> roster = Roster(down=30)
    >>> for dealer in ("d1", "d2", "d3"):
    ...     roster.clock_in(dealer, at=0)
    >>> [push.incoming for push in roster.push(("oak", "elm"), at=0)]
    ['d1', 'd2']
    >>> roster.push(("oak", "elm"), at=30 * MINUTE)
    [Push(table='oak', incoming='d3', outgoing='d1'), Push(table='elm', incoming='d1', outgoing='d2')]
    """

    def __init__(self, down: int = 30) -> None:
        self.down: int = down * MINUTE
        self._on: dict[str, OnShift] = {}

    def copy(self) -> Roster:
        """The roster as another value."""
        twin = Roster()
        twin.down, twin._on = self.down, dict(self._on)
        return twin

    @property
    def on_shift(self) -> Mapping[str, OnShift]:
        """The dealers on duty, in the order they came."""
        return self._on

    def clock_in(self, dealer: str, at: int) -> None:
        """A dealer begins his shift, ready to deal; `Refusal` for one who is on duty."""
        if dealer in self._on:
            raise Refusal("cash-dealer-on-shift", dealer=dealer)
        self._on[dealer] = OnShift(dealer, at, Down("", at))

    def clock_out(self, dealer: str, at: int) -> OnShift:
        """A dealer ends his shift; `Refusal` while he deals: he must be pushed first (FSPR:push-3)."""
        on = self._known(dealer)
        if on.now.table:
            raise Refusal("cash-dealer-at-table", clause="FSPR:push-3", dealer=dealer, table=on.now.table)
        del self._on[dealer]
        return on._replace(now=Down("", at))

    def push(self, tables: Sequence[str], at: int, in_hand: Sequence[str] = ()) -> list[Push]:
        """Relieve every table whose dealer's time is up or that has none, in the order of the tables.

        Nobody is relieved in the middle of a hand (FSPR:push-3): such a table is left out, and pushed next time.
        The one who has rested longest comes first; who gets up at one table may sit down at the next, so that
        with one spare dealer the breaks go round.
        """
        pushed = []
        for table in tables:
            sitting = next((on for on in self._on.values() if on.now.table == table), None)
            due = sitting is None or at - sitting.now.since >= self.down
            if not due or table in in_hand:
                continue
            fresh = self._next()
            if fresh is None:
                break
            if sitting is not None:
                self._get_up(sitting, at)
            self._on[fresh] = self._on[fresh]._replace(now=Down(table, at))
            pushed.append(Push(table, fresh, sitting.dealer if sitting else ""))
        for table in [
            on.now.table for on in self._on.values() if on.now.table and on.now.table not in tables
        ]:
            self._get_up(next(on for on in self._on.values() if on.now.table == table), at)
        return pushed

    def _next(self) -> str | None:
        resting = [on for on in self._on.values() if not on.now.table]
        resting.sort(key=lambda on: (on.now.since, on.dealt))
        return resting[0].dealer if resting else None

    def _get_up(self, on: OnShift, at: int) -> None:
        dealt = on.dealt + at - on.now.since
        self._on[on.dealer] = on._replace(now=Down("", at), dealt=dealt, breaks=on.breaks + 1)

    def _known(self, dealer: str) -> OnShift:
        on = self._on.get(dealer)
        if on is None:
            raise Refusal("cash-dealer-not-on-shift", dealer=dealer)
        return on
