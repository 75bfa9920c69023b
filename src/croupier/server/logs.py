"""What the house tells whoever runs it: a little at a time, and never at the cost of those it serves."""

from __future__ import annotations

import json
import logging
import queue
import time
import traceback
from contextlib import contextmanager
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from croupier.server.limits import Allowance

if TYPE_CHECKING:
    import asyncio
    from collections import Counter
    from collections.abc import Callable, Iterator
    from pathlib import Path

Format: TypeAlias = Literal["text", "json"]
Level: TypeAlias = Literal["warning", "info"]

AT_ONCE: Final = 50
"""Records that may come in one go; beyond them `A_SECOND` are kept and the others counted."""

A_SECOND: Final = 1.0

MOST_WAITING: Final = 1_000
"""Records that wait for a terminal or a disk that takes none."""

LARGEST: Final = 10_000_000
"""Bytes of a log file before the next is begun; `KEPT` of them stay."""

KEPT: Final = 5


class Sparing(logging.Filter):
    """Lets through so many records; the next that comes through tells how many did not.

    What people do wrong has its own measure: however much of it there is, what the house does wrong is written.

    >>> sparing = Sparing(lambda: 0.0, at_once=2)
    >>> record = logging.LogRecord("croupier", logging.ERROR, "", 0, "it failed", None, None)
    >>> [sparing.filter(record) for _ in range(3)]
    [True, True, False]
    >>> sparing.filter(logging.LogRecord("croupier", logging.INFO, "", 0, "refused", None, None))
    True
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, at_once: int = AT_ONCE) -> None:
        super().__init__()
        self._allowances = [Allowance(clock, A_SECOND, at_once) for _ in range(2)]
        self._left_out = [0, 0]

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        kind = int(record.levelno >= logging.WARNING)
        if not self._allowances[kind].take():
            self._left_out[kind] += 1
            return False
        if self._left_out[kind]:
            record.msg = f"{record.getMessage()} (and {self._left_out[kind]} more that were not written)"
            record.args = None
            self._left_out[kind] = 0
        return True


class Text(logging.Formatter):
    """A record as a line, and below it where an error happened.

    >>> record = logging.LogRecord("croupier", logging.ERROR, "", 0, "it failed", None, None)
    >>> record.said = {"request": "1f", "code": "server-failed"}
    >>> Text().format(record).partition(" ")[2].partition(" ")[2]
    'ERROR croupier: it failed [request=1f code=server-failed]'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written of a record."""
        said = " ".join([f"{name}={value}" for name, value in _said(record).items()])
        line = f"{self.formatTime(record)} {record.levelname} {record.name}: {record.getMessage()}"
        return "\n".join([f"{line} [{said}]" if said else line, *_where(record)])


class Json(logging.Formatter):
    """A record as one JSON object on a line.

    >>> record = logging.LogRecord("croupier", logging.ERROR, "", 0, "it failed", None, None)
    >>> sorted(json.loads(Json().format(record)))
    ['at', 'level', 'logger', 'message']
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_said(record),
        }
        where = _where(record)
        return json.dumps({**told, "where": where} if where else told, ensure_ascii=False)


def _said(record: logging.LogRecord) -> dict[str, str]:
    return getattr(record, "said", {})


def _where(record: logging.LogRecord) -> list[str]:
    """What an error was, and where; not its own words, which may name cards or repeat what was sent."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    kind, _, frames = record.exc_info
    return [kind.__name__, *"".join(traceback.format_tb(frames)).rstrip().split("\n")]


FORMATS: Final[dict[Format, Callable[[], logging.Formatter]]] = {"text": Text, "json": Json}


class _Waiting(QueueHandler):
    def enqueue(self, record: logging.LogRecord) -> None:
        try:
            self.queue.put_nowait(record)
        except queue.Full:
            return


class _Counting(logging.Handler):
    """Counts what is logged by level, also what is not written."""

    def __init__(self, counted: Counter[str]) -> None:
        super().__init__(logging.WARNING)
        self._counted = counted

    def emit(self, record: logging.LogRecord) -> None:
        self._counted[record.levelname.lower()] += 1


@contextmanager
def written(
    counted: Counter[str], file: Path | None = None, form: Format = "text", level: Level = "warning"
) -> Iterator[None]:
    """Write what is logged to the terminal, or to a file that is begun anew when it has grown large.

    A thread of its own writes: where the terminal takes nothing, the house goes on.
    """
    target: logging.Handler = logging.StreamHandler()
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        target = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    waiting: queue.Queue[Any] = queue.Queue(MOST_WAITING)
    handler = _Waiting(waiting)
    # The line is made before it waits: what comes out at the other end is a text, and nothing else of the record.
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(Sparing())
    listener = QueueListener(waiting, target)
    root, ours, counting = logging.getLogger(), logging.getLogger("croupier"), _Counting(counted)
    before = ours.level
    root.addHandler(handler)
    root.addHandler(counting)
    ours.setLevel(level.upper())
    listener.start()
    try:
        yield
    finally:
        ours.setLevel(before)
        root.removeHandler(counting)
        root.removeHandler(handler)
        listener.stop()
        target.close()


def unexpected(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody waited for: the loop's own words would repeat what the failing function was given."""
    error: BaseException | None = context.get("exception")
    logging.getLogger("croupier.server").error("something failed by itself", exc_info=error)
