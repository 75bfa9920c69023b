"""What a socket at a gateway takes of those who lead tables: what the desk has told it to heed, and nothing amiss."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.server.outbox import MOST_BEHIND

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(slots=True)
class _Table:
    count: int
    turn: tuple[int, int] = (0, 0)
    number: int = 0
    misses: int | None = None


class Heeding:
    """The tables of one socket; `again` is told of which look and turn at one of them something is missing.

    >>> missing = []
    >>> heeding = Heeding(lambda *what: missing.append(what))
    >>> heeding.heed("oak", 7)
    >>> [heeding.takes("oak", 1, 7, 1, number) for number in (0, 1, 1, 3)], missing
    ([True, True, False, False], [('oak', 7, 1)])
    >>> heeding.takes("oak", 1, 6, 2, 0), heeding.takes("oak", 1, 7, 2, 0)
    (False, True)
    >>> heeding.takes("oak", 2, 7, 1, 0), heeding.takes("oak", 1, 7, 9, 0)
    (True, False)
    """

    def __init__(self, again: Callable[[str, int, int], None]) -> None:
        self._again = again
        self._tables: dict[str, _Table] = {}
        # Of whichever look: who is slow is not quicker for looking again.
        self._waiting: dict[str, int] = {}

    def heed(self, of: str, count: int) -> None:
        """From now on take of a table what belongs to this look alone; 0: nothing at all."""
        if count:
            self._tables[of] = _Table(count)
        else:
            self._tables.pop(of, None)

    def takes(self, of: str, epoch: int, count: int, turn: int, number: int) -> bool:
        """Whether a frame is the next that is to be sent."""
        table = self._tables.get(of)
        if table is None or table.count != count or (epoch, turn) < table.turn:
            return False
        if (epoch, turn) > table.turn and not number:
            table.turn, table.number, table.misses = (epoch, turn), 0, None
        elif not self._follows(of, table, (epoch, turn), number):
            return False
        if self._waiting.get(of, 0) >= MOST_BEHIND:
            # Asked for once there is room again.
            table.misses = turn
            return False
        self._waiting[of] = self._waiting.get(of, 0) + 1
        return True

    def _follows(self, of: str, table: _Table, turn: tuple[int, int], number: int) -> bool:
        if turn == table.turn and (number <= table.number or table.misses is not None):
            return False
        if turn == table.turn and number == table.number + 1:
            table.number = number
            return True
        self._miss(of, table, turn[1])
        return False

    def should_have(self, of: str, epoch: int, count: int, turn: int, number: int) -> None:
        """Whoever leads a table says how far this socket should be."""
        table = self._tables.get(of)
        if table is None or table.count != count or (epoch, turn, number) <= (*table.turn, table.number):
            return
        self._miss(of, table, turn)

    def sent(self, of: str) -> None:
        """A frame has left."""
        self._waiting[of] -= 1
        if not self._waiting[of]:
            del self._waiting[of]

    def beat(self) -> None:
        """Ask again where something is missing still, once there is room for it."""
        for of, table in self._tables.items():
            if table.misses is not None and of not in self._waiting:
                self._again(of, table.count, table.misses)

    def _miss(self, of: str, table: _Table, turn: int) -> None:
        if table.misses != turn:
            table.misses = turn
            self._again(of, table.count, turn)
