"""An event loop without sockets and threads: time leaps to the next timer, and a seed says who goes first."""

from __future__ import annotations

import asyncio
import heapq
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

T = TypeVar("T")

OPENING: Final[ContextVar[int]] = ContextVar("opening", default=0)
"""Which opening of the house a task belongs to; 0 for the world outside."""

LATELY: Final = 12
"""Of so many that are ready, the first ones, any may go next."""

MOST_AT_ONCE: Final = 20_000
"""So many steps at one and the same moment have no end."""


class NothingComes(Exception):
    """Everybody waits, and there is no timer: whoever waits here waits for ever."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """One callback at a time, chosen by `randomness` among those that are ready; `after` each of them is looked on."""

    def __init__(self, randomness: Random) -> None:
        super().__init__()
        self._randomness = randomness
        self._now = 0.0
        self._at_once = 0
        self.steps = 0
        self.after: Callable[[], None] = lambda: None
        self.working: dict[int, dict[asyncio.Task[Any], None]] = {}
        """The tasks that are not done, by the opening of the house they belong to."""

    def time(self) -> float:
        return self._now

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        task = super().create_task(coro, name=name, context=context)
        of = context.get(OPENING, 0) if context is not None else OPENING.get()
        tasks = self.working.setdefault(of, {})
        tasks[task] = None
        task.add_done_callback(lambda done: tasks.pop(done, None))
        return task

    def run_in_executor(self, _: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """What a thread would do is done here, a moment later."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if not done.cancelled():
                try:
                    done.set_result(func(*args))
                except Exception as error:
                    done.set_exception(error)

        self.call_later(self._randomness.random() / 100, work)
        return done

    def _write_to_self(self) -> None:
        pass

    def _run_once(self) -> None:
        ready, timers = self._ready, self._scheduled  # type: ignore[attr-defined]
        while timers and timers[0]._cancelled:
            heapq.heappop(timers)._scheduled = False
            self._timer_cancelled_count -= 1  # type: ignore[attr-defined]
        if not ready:
            if not timers:
                if self._stopping:  # type: ignore[attr-defined]
                    return
                raise NothingComes
            if timers[0]._when > self._now:
                self._now, self._at_once = timers[0]._when, self.steps
        while timers and timers[0]._when <= self._now:
            timer = heapq.heappop(timers)
            timer._scheduled = False
            if timer._cancelled:
                self._timer_cancelled_count -= 1  # type: ignore[attr-defined]
            else:
                ready.append(timer)
        at = int(self._randomness.random() * min(len(ready), LATELY))
        handle = ready[at]
        del ready[at]
        if not handle._cancelled:
            handle._run()
            self.steps += 1
            if self.steps > self._at_once + MOST_AT_ONCE:
                self._at_once = self.steps
                raise NothingComes("the house goes round and round")
            self.after()
