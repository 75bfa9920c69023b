"""Calls by short message: handed to a program of the house's own, which knows its provider.

The program gets the phone's number as its one argument and the text on its standard input; what it answers is not read.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

log: Final = logging.getLogger("croupier.server")

PATIENCE: Final = 20.0
"""After so many seconds a program that has not ended is ended."""

AT_ONCE: Final = 4
MOST_WAITING: Final = 500


def number_of(phone: str) -> str:
    """A phone's number as providers want it: figures, and the plus it may begin with; empty where it is none.

    >>> number_of("+7 (900) 555-11-22"), number_of("ask Ann")
    ('+79005551122', '')
    """
    figures = "".join([each for each in phone if each.isascii() and each.isdigit()])
    return ("+" if phone.strip().startswith("+") else "") + figures if len(figures) >= 5 else ""


class Messages:
    """Short messages on their way: so many at once, so many waiting; one too many is dropped, and that is logged."""

    def __init__(self, program: Path, patience: float = PATIENCE) -> None:
        self._program = program
        self._patience = patience
        self._places = asyncio.Semaphore(AT_ONCE)
        self._going: set[asyncio.Task[None]] = set()

    def send(self, phone: str, text: str) -> None:
        """Send a text; nothing where the phone has no number."""
        number = number_of(phone)
        if not number:
            return
        if len(self._going) >= MOST_WAITING:
            log.warning("a short message was dropped: %s wait already", MOST_WAITING)
            return
        task = asyncio.get_running_loop().create_task(self._one(number, text))
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    async def all_sent(self) -> None:
        """Return when nothing is on its way any more."""
        while self._going:
            await asyncio.gather(*self._going)

    async def _one(self, number: str, text: str) -> None:
        async with self._places:
            try:
                process = await asyncio.create_subprocess_exec(
                    self._program,
                    number,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.DEVNULL,
                    stderr=asyncio.subprocess.DEVNULL,
                )
            except OSError as error:
                log.warning("the program for short messages cannot be started: %s", error.strerror)
                return
            try:
                await asyncio.wait_for(process.communicate(text.encode()), self._patience)
            except TimeoutError:
                process.kill()
                await process.wait()
                log.warning("the program for short messages took too long")
                return
            if process.returncode:
                # Whose phone it was is in no log.
                log.warning("the program for short messages ended with %s", process.returncode)
