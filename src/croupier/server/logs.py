"""What the house tells whoever runs it: a little at a time, and never at the cost of those it serves."""

from __future__ import annotations

import logging
import queue
import time
from contextlib import contextmanager
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from typing import TYPE_CHECKING, Any, Final

from croupier.server.limits import Allowance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

AT_ONCE: Final = 50
"""Records that may come in one go; beyond them `A_SECOND` are kept and the others counted."""

A_SECOND: Final = 1.0

MOST_WAITING: Final = 1_000
"""Records that wait for a terminal or a disk that takes none."""

LARGEST: Final = 10_000_000
"""Bytes of a log file before the next is begun; `KEPT` of them stay."""

KEPT: Final = 5

_FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Sparing(logging.Filter):
    """Lets through so many records; the next that comes through tells how many did not.

    >>> sparing = Sparing(lambda: 0.0, at_once=2)
    >>> record = logging.LogRecord("croupier", logging.ERROR, "", 0, "it failed", None, None)
    >>> [sparing.filter(record) for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, at_once: int = AT_ONCE) -> None:
        super().__init__()
        self._allowance = Allowance(clock, A_SECOND, at_once)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if not self._allowance.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()} (and {self._left_out} more that were not written)"
            record.args = None
            self._left_out = 0
        return True


class _Waiting(QueueHandler):
    def enqueue(self, record: logging.LogRecord) -> None:
        try:
            self.queue.put_nowait(record)
        except queue.Full:
            return


@contextmanager
def written(file: Path | None = None) -> Iterator[None]:
    """Write what is logged to the terminal, or to a file that is begun anew when it has grown large.

    A thread of its own writes: where the terminal takes nothing, the house goes on.
    """
    target: logging.Handler = logging.StreamHandler()
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        target = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    target.setFormatter(logging.Formatter(_FORM))
    waiting: queue.Queue[Any] = queue.Queue(MOST_WAITING)
    handler = _Waiting(waiting)
    handler.addFilter(Sparing())
    listener = QueueListener(waiting, target)
    root = logging.getLogger()
    root.addHandler(handler)
    listener.start()
    try:
        yield
    finally:
        root.removeHandler(handler)
        listener.stop()
        target.close()
