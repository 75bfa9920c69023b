"""The trainer: works out in a process of its own what a decision was worth, one question at a time.

The process reads questions line by line and ends when nobody asks any more, however the house went out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from croupier.errors import Mistake
from croupier.odds.house.lesson import lesson, read_off
from croupier.odds.house.solution import Decision, Sight
from croupier.room.pit.messages import AdviceView, WorthView
from croupier.room.pit.terms import PitTerms, paying
from croupier.room.pit.view import decimal, names, worth

PATIENCE: Final = 60.0
"""How long one answer may take, in seconds."""

MOST_ASKED: Final = 16
"""How many questions may wait; more are not answered."""

LONGEST: Final = 1 << 20
"""The most bytes of an answer."""


class Question(msgspec.Struct, frozen=True):
    """A decision: at which table, what its maker saw, and what he did."""

    terms: PitTerms
    sight: Sight
    taken: Decision


class Answer(msgspec.Struct, frozen=True):
    """What is to be said of it; nothing where there was nothing to choose, or no solver."""

    advice: AdviceView | None


def answered(question: Question) -> Answer:
    """What the trainer says of a decision; which round it was is for the table to say."""
    sight, taken = question.sight, question.taken
    try:
        game = question.terms.value
        found = lesson(paying(game, sight.staked[game.first]), sight, taken)
    except Mistake:
        found = None
    if found is None:
        return Answer(None)
    return Answer(
        msgspec.structs.replace(
            _best(question, worth(found.best)),
            value=decimal(found.taken.value),
            cost=decimal(found.cost),
            choices=tuple([worth(one) for one in found.choices]),
            exact=found.exact,
        )
    )


def known(question: Question) -> AdviceView | None:
    """The best play without its value, where it is read from a table: what a decision cost is not known yet."""
    try:
        found = read_off(question.terms.value, question.sight)
    except Mistake:
        found = None
    return _best(question, WorthView(found.kind, found.amount, names(found.cards), None)) if found else None


def _best(question: Question, best: WorthView) -> AdviceView:
    sight, taken = question.sight, question.taken
    return AdviceView(
        round=0,
        box=sight.options.box,
        stage=sight.options.stage,
        kind=taken.kind,
        amount=taken.amount,
        cards=names(taken.cards),
        value=None,
        best=best,
        cost=None,
        choices=(),
    )


class Tutor:
    """The house's trainer; the process is started with the first question."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._asked = 0

    async def ask(self, question: Question) -> AsyncGenerator[AdviceView]:
        """What is to be said of a decision: the best play at once where a table has it, then what each choice is worth.

        Nothing where there is nothing to say, or no time to.
        """
        # The table is laid out when it is first looked at, in another thread: rounds go on meanwhile.
        first = await asyncio.to_thread(known, question)
        if first is not None:
            yield first
        worked_out = await self._worked_out(question)
        if worked_out is not None:
            yield worked_out

    async def _worked_out(self, question: Question) -> AdviceView | None:
        if self._asked >= MOST_ASKED:
            return None
        self._asked += 1
        try:
            async with self._turn:
                return await self._answer(question)
        finally:
            self._asked -= 1

    async def _answer(self, question: Question) -> AdviceView | None:
        try:
            async with asyncio.timeout(PATIENCE):
                child = await self._working()
                assert child.stdin is not None
                assert child.stdout is not None
                child.stdin.write(msgspec.json.encode(question) + b"\n")
                await child.stdin.drain()
                line = await child.stdout.readline()
            return msgspec.json.decode(line, type=Answer).advice
        except (TimeoutError, OSError, ValueError):
            await self.close()
            return None
        except asyncio.CancelledError:
            await self.close()
            raise

    async def _working(self) -> asyncio.subprocess.Process:
        if self._child is None or self._child.returncode is not None:
            self._child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "croupier.room.pit.tutor",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                # Ctrl-C is for the house; the trainer ends when nobody asks any more.
                start_new_session=True,
            )
        return self._child

    async def close(self) -> None:
        """Send the trainer home."""
        child, self._child = self._child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()


def main() -> None:
    """Answer questions until nobody asks any more."""
    with contextlib.suppress(OSError):
        os.nice(10)
    for line in sys.stdin.buffer:
        answer = answered(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
