"""The one place where a test waits: for what is to come, never for time to pass.

A test waits on the thing itself: a message on a socket, a locator, a line or the end of a process, the state of an
actor. Whatever waits has `PATIENCE`, which only a test that hangs ever meets, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")

PATIENCE: Final = 120.0
"""Seconds for one thing to come."""

PAGE_PATIENCE: Final = PATIENCE * 1000
"""The same in milliseconds, as Playwright counts."""

STORY: Final = 2 * PATIENCE
"""Seconds for a whole story in an event loop."""

_TURN: Final = 0.005
"""Seconds between two looks inside an event loop: whatever holds then has been made in this process."""

_GLANCE: Final = 0.05
"""Seconds between two looks at other processes."""


def run_story(story: Coroutine[Any, Any, T]) -> T:
    """Return what a story returns, run to its end in an event loop of its own."""
    return asyncio.run(asyncio.wait_for(story, STORY))


async def until(holds: Callable[..., object]) -> None:
    """Wait, in an event loop, until something holds; the others of the loop work meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(_TURN)


async def loop_turns(turns: int = 50) -> None:
    """Let the event loop go round so often that whatever needs neither the disk nor a clock has happened."""
    for _ in range(turns):
        await asyncio.sleep(0)


def wait_until(
    holds: Callable[[], object],
    meanwhile: Callable[[], object] | None = None,
    moves: Callable[[], object] | None = None,
) -> None:
    """Wait until something holds that other processes bring about; `meanwhile` is done before each new look.

    `moves` is how far a long story has come, as the number of its hand: with every step of it patience begins anew.
    """
    hung = time.monotonic() + PATIENCE
    at: object = None
    while not holds():
        if moves is not None and (now := moves()) != at:
            at, hung = now, time.monotonic() + PATIENCE
        assert time.monotonic() < hung, "it did not come about"
        if meanwhile is not None:
            meanwhile()
        time.sleep(_GLANCE)
