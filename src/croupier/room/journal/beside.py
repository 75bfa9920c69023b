"""Where the journal's writer works: beside the event loop, in a thread of its own.

Whoever plays a house in another time than the machine's puts another place of the same shape here.
"""

from __future__ import annotations

import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


class Beside:
    """A thread, and how whoever works there waits and tells the time.

    >>> done, beside = [], Beside()
    >>> beside.begin(lambda: done.append("written"))
    >>> beside.end()
    >>> done
    ['written']
    """

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None

    def begin(self, work: Callable[[], None]) -> None:
        """Begin to work."""
        self._thread = threading.Thread(target=work, name="croupier-writer", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Return when the work is done."""
        if self._thread is not None:
            self._thread.join()

    def mail(self) -> SimpleQueue[Any]:
        """What comes from the event loop, and is waited for."""
        return SimpleQueue()

    def signal(self) -> threading.Event:
        """What is given once by the event loop, and is waited for so long and no longer."""
        return threading.Event()

    def time(self) -> float:
        """Seconds that pass, from whenever on."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait for nothing but time."""
        time.sleep(seconds)
