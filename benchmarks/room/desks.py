"""An evening of 200 entries directed from three desks: what each act costs the server, everything told to all three."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from croupier.room.actors.asks import By
from croupier.room.event.asks import Undo
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.tournament import Register, Start
from croupier.tournament.commands import Bust, Command, Penalise, Stop
from croupier.tournament.terms import Entries, Level, Prizes, Rebuys, Seating, Terms

ENTRIES, DESKS = 200, 3


class Desk:
    """A page of the floor that reads all it is told."""

    person = None

    def sees(self, _place: str, _permission: str = "see") -> bool:
        """It is the floor's."""
        return True

    def hear(self, _of: str, message: bytes) -> None:
        """Read a message, as a page has to."""
        json.loads(message)


def terms() -> Terms:
    """A rebuy event whose seats are drawn at entry, for play chips: the cage is measured by itself."""
    return Terms(
        name="Desks",
        stack=10_000,
        buy_in=50_00,
        live=True,
        played_for="play",
        levels=tuple([Level(small_blind=25 * n, big_blind=50 * n) for n in range(1, 12)]),
        entries=Entries(late_levels=4),
        rebuys=Rebuys(price=50_00, chips=10_000, levels=4),
        prizes=Prizes(paid_percent=15),
        seating=Seating(at_entry=23),
    )


async def evening(house: House) -> dict[str, list[float]]:
    """Every act by its kind, in milliseconds from the asking to the answer, with all desks told."""
    actor = await house.events.open(terms(), "desks")
    for _ in range(DESKS):
        actor.watch(Desk(), None)
    took: dict[str, list[float]] = {}

    async def ask(kind: str, ask: Command | Undo) -> int:
        began = time.perf_counter()
        number = await house.events.ask("desks", By("floor"), ask, f"{kind}-{len(took.get(kind, ()))}")
        await asyncio.sleep(0)
        took.setdefault(kind, []).append((time.perf_counter() - began) * 1000)
        return number or 0

    for number in range(ENTRIES):
        await ask("entry", Register(f"p{number}", f"Player {number}"))
    await ask("start", Start())
    for table in sorted(actor.state.event.tables)[:10]:
        out, taker, other, *_ = actor.state.event.tables[table].seats.values()
        wrong = await ask("bust", Bust(out, (taker,)))
        for act in (
            Bust(other, (taker,)),
            Penalise(taker, "talks", "warning"),
            Register(f"late-{table}", f"Late {table}"),
        ):
            await ask(type(act).__name__.lower(), act)
        await ask("undo under three", Undo(wrong))
    await ask("stop", Stop())
    return took


def main() -> None:
    """Print each kind of act with its median and its slowest, in milliseconds."""
    with TemporaryDirectory() as folder:

        async def run() -> dict[str, list[float]]:
            house = await House.open(Path(folder) / "house.db", pace=RUSHED, entropy=Random(7))
            house.start()
            try:
                return await evening(house)
            finally:
                await house.close()

        for kind, times in asyncio.run(run()).items():
            ordered: list[Any] = sorted(times)
            print(
                f"{kind:18} {ordered[len(ordered) // 2]:8.1f} ms  slowest {ordered[-1]:8.1f} ms  of {len(ordered)}"
            )


if __name__ == "__main__":
    main()
