"""A process that has imported the server already when it begins: a fork of one that did nothing else.

It can be killed and asked to close as any other, and starts in a few milliseconds instead of two seconds.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

_FORKING: Final = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["croupier.server", "tests.server.process"])


class Run:
    """A script at work in a process of its own; what it `says` and its `complaints` come by pipes."""

    def __init__(self, script: str) -> None:
        self.says, out = _pipe()
        self.complaints, err = _pipe()
        self._process = _FORKING.Process(target=_run, args=(script, out, err), daemon=True)
        self._process.start()
        out.close()
        err.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.is_alive()

    def signal(self, number: int) -> None:
        """Send a signal; one that has ended hears none."""
        if self.running:
            os.kill(self.pid, number)

    @contextmanager
    def killed_after(self, seconds: float) -> Iterator[None]:
        """Whatever is read inside ends at last, also where the process hangs."""
        hung = threading.Timer(seconds, self._process.kill)
        hung.start()
        try:
            yield
        finally:
            hung.cancel()

    def ended(self) -> int:
        """Wait for its end; its exit code."""
        self._process.join()
        self.says.close()
        self.complaints.close()
        assert self._process.exitcode is not None
        return self._process.exitcode


def _pipe() -> tuple[IO[str], Connection[Any, Any]]:
    reading, writing = _FORKING.Pipe(duplex=False)
    return os.fdopen(os.dup(reading.fileno()), encoding="utf-8"), writing


def _run(script: str, out: Connection[Any, Any], err: Connection[Any, Any]) -> None:
    for pipe, descriptor in ((out, 1), (err, 2)):
        os.dup2(pipe.fileno(), descriptor)
        pipe.close()
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
    exec(script, {"__name__": "__main__"})
