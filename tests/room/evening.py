"""A house for an evening, with its own clock, and somebody who writes down every byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from croupier.room import commands
from croupier.room.actor import TableActor
from croupier.room.club import ClubBot, ClubTable
from croupier.room.house import House
from croupier.room.pace import RUSHED, Pace
from croupier.room.people import Person
from croupier.room.terms import Terms

BOTS = ("Nora", "Felix", "Iris", "Hugo", "Vera", "Otto")


class Clock:
    """Milliseconds since 1970 that pass only when they are told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Witness:
    """Looks at a table through somebody's eyes and keeps every message."""

    floor = False

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def hear(self, table: str, message: bytes) -> None:
        assert table == "oak"
        self.heard.append(message)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.heard]

    @property
    def last(self) -> dict[str, Any]:
        return json.loads(self.heard[-1])


def club(bots: int = 6, **terms: Any) -> tuple[ClubTable, ...]:
    """One table with so many bots of every temperament."""
    given: dict[str, Any] = {
        "id": "oak",
        "name": "Oak",
        "small_blind": 50,
        "big_blind": 100,
        "pause": 0,
    } | terms
    temperaments = ("steady", "loose", "bold", "careful", "steady", "bold")
    seated = tuple(ClubBot(seat, BOTS[seat - 1], temperaments[seat - 1]) for seat in range(1, bots + 1))
    return (ClubTable(Terms(**given), seated),)


@asynccontextmanager
async def open_house(
    path: Path, *tables: ClubTable, clock: Clock | None = None, seed: int = 11, pace: Pace = RUSHED
) -> AsyncIterator[House]:
    house = await House.open(path / "house.db", pace=pace, clock=clock or Clock(), entropy=Random(seed))
    house.start()
    try:
        await house.open_club(tables)
        yield house
    finally:
        await house.close()


async def join(house: House, name: str) -> Person:
    person, _ = await house.members.join(f"{name:_>32}", name)
    return person


async def sit(house: House, name: str, seat: int, chips: int = 10_000, table: str = "oak") -> Person:
    person = await join(house, name)
    await house.ask(table, commands.Sit(person.id, name, False, seat, chips), person, f"sit-{name}")
    return person


async def played(actor: TableActor, hands: int, within: float = 180.0) -> None:
    """Wait until so many hands have been finished."""
    async with asyncio.timeout(within):
        while actor.state.number <= hands and actor.state.stopped is None:
            await asyncio.sleep(0.005)
    assert actor.state.stopped is None


async def settled(turns: int = 20) -> None:
    """Let everything that can happen now happen."""
    for _ in range(turns):
        await asyncio.sleep(0.002)


async def until(come_about: Callable[[], bool], within: float = 20.0) -> None:
    """Wait until something has come about, however busy the machine is."""
    async with asyncio.timeout(within):
        while not come_about():
            await asyncio.sleep(0.002)
