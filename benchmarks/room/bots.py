"""What a decision costs a bot, in every game of the catalogue: its view made and thought about."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from benchmarks.room.costs import Size
from benchmarks.room.door import opened
from benchmarks.room.kinds import PokerTable
from croupier.bots import TEMPERAMENTS, Sight, decide
from croupier.play import Variant, catalogue


class Decision(NamedTuple):
    """CPU ms of one decision: `sight` to make the view of the bot's seat, `thought` to read it and decide."""

    sight_ms: float
    thought_ms: float


def decisions(size: Size) -> dict[str, Decision]:
    """The median of each game."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            game: asyncio.run(_game(variant, Path(folder) / f"{game}.db", size))
            for game, variant in catalogue.items()
        }


def over_all(of_games: dict[str, Decision]) -> Decision:
    """The median over all games, each as much as any other."""
    return Decision(*map(median, zip(*of_games.values(), strict=True)))


async def _game(variant: Variant, path: Path, size: Size) -> Decision:
    """Decisions at a table of as many as may sit, six at most, mostly calling."""
    made: list[float] = []
    seen: list[Sight] = []
    async with opened(path) as door:
        table = PokerTable(door)
        table.variant = variant
        await table.open()
        while len(seen) < size.spots:
            ask = await table.ready()
            turn = door.turn(table.id)
            assert turn is not None
            start = time.process_time()
            seen.append(door.sight(table.id, turn.person))
            made.append(time.process_time() - start)
            await ask()
    return Decision(median(made) * 1000, median(_thoughts(seen)) * 1000)


def _thoughts(seen: list[Sight]) -> list[float]:
    """CPU seconds of each decision, by bots of every temperament; what is worked out once only is not counted."""
    temperaments = list(TEMPERAMENTS.values())
    for view in seen[:5]:
        decide(view, temperaments[0], Random(0))
    gc.collect()
    taken = []
    for number, view in enumerate(seen):
        luck = Random(number)
        start = time.process_time()
        decide(view, temperaments[number % len(temperaments)], luck)
        taken.append(time.process_time() - start)
    return taken
