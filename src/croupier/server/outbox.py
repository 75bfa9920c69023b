"""What waits to be sent to one client. A client that is too slow loses messages, never order, and is caught up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MOST_BEHIND: Final = 48
"""How many messages of one table may wait; then they are thrown away, and the table is shown anew."""

MOST_ANSWERS: Final = 256
"""How many answers may wait before the client is given up."""

_LOBBY: Final = "lobby"
_ANSWER: Final = "answer"


class Outbox:
    """Messages in the order they were put in.

    The lobby waits at most once, in its last form. A table more than `MOST_BEHIND` messages behind is taken out
    and noted in `behind`, until `catch_up`.
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, str, bytes]] = deque()
        self._count: dict[str, int] = {}
        self._behind: set[str] = set()
        self._something = asyncio.Event()
        self._answers = 0

    @property
    def overrun(self) -> bool:
        """Whether so many answers wait that nobody can be reading them."""
        return self._answers > MOST_ANSWERS

    def answer(self, message: bytes) -> None:
        """Put in a message that must not be lost."""
        self._answers += 1
        self._put(_ANSWER, "", message)

    def lobby(self, message: bytes) -> None:
        """Put in the lobby, in place of an older one that still waits."""
        self._waiting = deque(each for each in self._waiting if each[0] != _LOBBY)
        self._put(_LOBBY, "", message)

    def table(self, table: str, message: bytes) -> None:
        """Put in a table's message, unless the client is too far behind at this table."""
        if table in self._behind:
            return
        if self._count.get(table, 0) >= MOST_BEHIND:
            self.forget(table)
            self._behind.add(table)
            self._something.set()
            return
        self._count[table] = self._count.get(table, 0) + 1
        self._put("table", table, message)

    def forget(self, table: str) -> None:
        """Take out what waits of a table."""
        self._waiting = deque(each for each in self._waiting if each[1] != table)
        self._count.pop(table, None)
        self._behind.discard(table)

    def catch_up(self) -> set[str]:
        """The tables whose messages were thrown away; from here on they are taken again."""
        behind, self._behind = self._behind, set()
        return behind

    async def next(self) -> bytes | None:
        """The next message; `None` when all are sent and there is a table to catch up with."""
        while not self._waiting:
            if self._behind:
                return None
            self._something.clear()
            await self._something.wait()
        kind, table, message = self._waiting.popleft()
        if kind == _ANSWER:
            self._answers -= 1
        elif table:
            self._count[table] -= 1
        return message

    def answers(self) -> list[bytes]:
        """The answers that still wait: what a client is told before the house hangs up."""
        return [message for kind, _, message in self._waiting if kind == _ANSWER]

    def _put(self, kind: str, table: str, message: bytes) -> None:
        self._waiting.append((kind, table, message))
        self._something.set()
