"""A pause of the whole house that is announced: everybody is told, from its time on nothing is dealt, and it closes.

What is in play goes on when the house is opened again, there or in another database: the same hands, with fresh clocks,
but where a table's terms have one void by then.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Pause

MINUTE: Final = 60_000

LOOK: Final = 0.2
"""How often it is looked whether a hand is still in play, in seconds."""


class Pausing:
    """When the house pauses: `at` is its time (ms since 1970), 0 where none is announced. `clock` gives ms.

    `pause` is where tables look before they deal; `playing` says whether a hand is in play, `deals_on` lets the tables
    go on. `closes` ends the process; a house that cannot be closed by it (one of several processes) announces none.
    """

    def __init__(
        self,
        clock: Callable[[], int],
        pause: Pause,
        playing: Callable[[], bool],
        deals_on: Callable[[], None],
    ) -> None:
        self._clock = clock
        self._pause = pause
        self._playing = playing
        self._deals_on = deals_on
        self._follows: dict[Callable[[Refusal], None], None] = {}
        self._task: asyncio.Task[None] | None = None
        self.closes: Callable[[], None] | None = None
        self.at: int = 0

    @property
    def begun(self) -> bool:
        """Whether nothing new is dealt."""
        return self._pause.begun

    @property
    def told(self) -> Refusal | None:
        """What whoever comes is told of it; `None` where no pause is announced."""
        if not self.at:
            return None
        left = self.at - self._clock()
        if self.begun or left <= 0:
            return Refusal("room-paused")
        if left > 2 * MINUTE:
            return Refusal("room-pause-in-minutes", minutes=round(left / MINUTE))
        return Refusal("room-pause-in-seconds", seconds=-(-left // 1000))

    def check(self) -> None:
        """Raise `Refusal` where this house cannot be paused."""
        if self.closes is None:
            raise Refusal("room-pause-shared")

    def announce(self, at: int, hands: int) -> None:
        """Pause at a time (ms), and close once no hand is in play, after so many seconds at the latest; 0: play on."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self.at = at
        if self.begun:
            # It is dealt until the new time, where there is one.
            self._pause.begun = False
            self._deals_on()
        if not at:
            self._tell(Refusal("room-pause-off"))
            return
        self._tell_now()
        self._task = asyncio.get_running_loop().create_task(self._until_closed(hands))

    async def _until_closed(self, hands: int) -> None:
        # Whoever has forgotten it is told again before the last hand begins.
        for at in (self.at - MINUTE, self.at):
            left = at - self._clock()
            if left > 0:
                await asyncio.sleep(left / 1000)
                self._pause.begun = at == self.at
                self._tell_now()
        self._pause.begun = True
        loop = asyncio.get_running_loop()
        last = loop.time() + hands
        while self._playing() and loop.time() < last:
            await asyncio.sleep(LOOK)
        if self.closes is not None:
            self.closes()

    async def stop(self) -> None:
        """Announce nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def follow(self, told: Callable[[Refusal], None]) -> None:
        """Tell somebody of it whenever there is something new of it."""
        self._follows[told] = None

    def unfollow(self, told: Callable[[Refusal], None]) -> None:
        """Tell him no more."""
        self._follows.pop(told, None)

    def _tell_now(self) -> None:
        now = self.told
        if now is not None:
            self._tell(now)

    def _tell(self, what: Refusal) -> None:
        for told in list(self._follows):
            told(what)
