"""What a house asks of the bus between its processes: the port behind which one process and NATS stand.

A letter is told to whoever listens at that moment, in the order of who sent it, or it is lost: nothing is kept. Whoever
has missed one asks again by version; what must not be lost lies in the journal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 5.0
"""Seconds for which an answer is waited for."""

LARGEST: Final = 512 * 1024
"""The most that one letter may hold, in bytes."""


class Unanswered(Exception):
    """Nobody listens, or nobody has answered in time: what was asked may have been done."""


class Letter(Protocol):
    """What was told or asked."""

    @property
    def body(self) -> bytes:
        """What it says."""

    def answer(self, body: bytes) -> None:
        """Answer it, where it was a question."""


class Bus(Protocol):
    """Carries letters between the processes of one house."""

    def tell(self, subject: str, body: bytes) -> None:
        """Tell whoever listens; never waits, never fails, and may be lost."""

    async def ask(self, subject: str, body: bytes, patience: float = PATIENCE) -> bytes:
        """Return the first answer of whoever listens; `Unanswered` where none came in so many seconds."""

    async def listen(self, subject: str, take: Callable[[Letter], None]) -> Callable[[], None]:
        """Call `take` with every letter of a subject, from now until what is returned is called."""

    async def close(self) -> None:
        """Tell what waits, and listen no more."""


def subject(*parts: str) -> str:
    """Return the subject of these parts, whatever is in them.

    >>> subject("rows", "table/oak no. 1")
    'rows.table%2Foak%20no%2E%201'
    """
    return ".".join([quote(part, safe="").replace(".", "%2E").replace("~", "%7E") for part in parts])
