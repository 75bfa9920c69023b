"""The bus of a house that is one process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from croupier.room.bus.port import LARGEST, PATIENCE, Letter, Unanswered

if TYPE_CHECKING:
    from collections.abc import Callable


class _Told:
    __slots__ = ("_reply", "body")

    def __init__(self, body: bytes, reply: asyncio.Future[bytes] | None = None) -> None:
        self.body: Final = body
        self._reply = reply

    def answer(self, body: bytes) -> None:
        if self._reply is not None and not self._reply.done() and len(body) <= LARGEST:
            self._reply.set_result(body)


class WithinOne:
    """Letters within one event loop: each is taken in a turn of its own, never while it is told."""

    def __init__(self) -> None:
        self._listening: dict[str, dict[int, Callable[[Letter], None]]] = {}
        self._count = 0

    def tell(self, subject: str, body: bytes) -> None:
        """Tell whoever listens."""
        self._bring(subject, _Told(body))

    async def ask(self, subject: str, body: bytes, patience: float = PATIENCE) -> bytes:
        """Return the first answer of whoever listens."""
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if not self._bring(subject, _Told(body, reply)):
            raise Unanswered(subject)
        try:
            async with asyncio.timeout(patience):
                return await reply
        except TimeoutError:
            raise Unanswered(subject) from None

    async def listen(self, subject: str, take: Callable[[Letter], None]) -> Callable[[], None]:
        """Call `take` with every letter of a subject from now on."""
        self._count += 1
        number, here = self._count, self._listening.setdefault(subject, {})
        here[number] = take

        def end() -> None:
            here.pop(number, None)
            if not here and self._listening.get(subject) is here:
                del self._listening[subject]

        return end

    async def close(self) -> None:
        """Listen no more."""
        self._listening.clear()

    def _bring(self, subject: str, letter: _Told) -> int:
        """Bring a letter to everybody; how many that are."""
        here = self._listening.get(subject, {})
        if len(letter.body) > LARGEST:
            return 0
        for number in here:
            asyncio.get_running_loop().call_soon(_take, here, number, letter)
        return len(here)


def _take(here: dict[int, Callable[[Letter], None]], number: int, letter: Letter) -> None:
    # Whoever has stopped listening meanwhile hears nothing.
    if number in here:
        here[number](letter)
