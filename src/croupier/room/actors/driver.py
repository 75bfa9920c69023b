"""What keeps others in step, and has no journal: what is to be done next it sees by looking at them.

Whatever was written last before a power cut, the next step is the right one: what is remembered between two looks only
puts a step off. It is made by asking, so that whoever is asked may refuse.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from croupier.errors import Refusal
from croupier.room.actors.worker import Worker, log, what_broke

if TYPE_CHECKING:
    from collections.abc import Callable

K = TypeVar("K", bound=int | str)

AGAIN: Final = 1_000
"""Where something could not be done it is looked at again in so long (ms)."""


class Driver(Worker, Generic[K]):
    """It looks at one thing after another, each by its name `K`. Its mail are the names of what may have changed.

    A name lies there once, however often it is put there, so there is no bound to the mail.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(most=0)
        self._clock = clock
        self._noted: set[K] = set()
        self._later: dict[K, int] = {}
        self._asking: dict[K, list[asyncio.Future[None]]] = {}

    @property
    def _time(self) -> int:
        return self._clock()

    # What the class built on it says

    @abstractmethod
    async def _look(self, what: K) -> None:
        """Do all there is to do about something now."""

    # What can be done with it

    def look_at(self, *names: K) -> None:
        """Something may have changed: it is looked at, after what was named before."""
        for what in names:
            if what not in self._noted:
                self._noted.add(what)
                self._post(what)

    async def looked_at(self, what: K) -> None:
        """Return when something has been looked at; raises `Refusal` where somebody refused what was to be done."""
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asking.setdefault(what, []).append(reply)
        self.look_at(what)
        await reply

    # One thing at a time

    async def _step(self) -> None:
        now = self._time
        for what in [what for what, at in self._later.items() if at <= now]:
            del self._later[what]
            self.look_at(what)
        mail = await self._next_letter(min(self._later.values(), default=None))
        if mail is not None:
            await self._take(mail)

    async def _take(self, mail: object) -> None:
        """Look at something; an error about it does not hold up the others."""
        what = cast("K", mail)
        self._noted.discard(what)
        self._later.pop(what, None)
        replies = [reply for reply in self._asking.pop(what, ()) if not reply.done()]
        try:
            await self._look(what)
        except Exception as error:
            self._failed(what, error)
            for reply in replies:
                reply.set_exception(error if isinstance(error, Refusal) else Refusal("room-table-stopped"))
        else:
            for reply in replies:
                reply.set_result(None)

    def _again(self, what: K, at: int) -> None:
        """Look at something when its time has come, unless it changes before that."""
        self._later[what] = at

    def _failed(self, what: K, error: Exception) -> None:
        """Somebody was quicker, or it is our own bug: what is to be done then is seen the next time."""
        code, where = what_broke(error)
        if isinstance(error, Refusal):
            log.info("%s, %s: %s", self.id, what, code)
        else:
            log.critical("%s, %s: %s\n%s", self.id, what, code, where)
        self._again(what, self._time + AGAIN)
