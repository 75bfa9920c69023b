"""A house for an evening, with its own clock, and somebody who writes down every byte."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.errors import Broken
from croupier.room.hand.terms import Terms
from croupier.room.house.club import ClubBot, ClubTable
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED, Pace
from croupier.room.journal.commit import Commit, Person
from croupier.room.journal.engine import Engine
from croupier.room.journal.store import Store
from croupier.room.table import asks as commands
from croupier.room.table.actor import TableActor
from tests.room.says import asks, says
from tests.told import Told
from tests.waiting import until

BOTS = ("Nora", "Felix", "Iris", "Hugo", "Vera", "Otto")


class Clock:
    """Milliseconds since 1970 that pass only when they are told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Witness:
    """Looks at a table, or at something else, through somebody's eyes and keeps every message."""

    def __init__(self, person: str | None, of: str = "oak", *, staff: bool = False) -> None:
        self.person = person
        self.heard: list[bytes] = []
        self._of = of
        self._staff = staff

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return self._staff

    def hear(self, table: str, message: bytes) -> None:
        assert table == self._of
        self.heard.append(message)

    @property
    def messages(self) -> list[dict[str, Any]]:
        told = Told()
        return [told.whole(json.loads(message)) for message in self.heard]

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]


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


@asynccontextmanager
async def house_on(engine: Engine, *tables: ClubTable, start: bool = True) -> AsyncIterator[House]:
    """A house that opens where the last one ended."""
    house = await House.open(engine.path, store=lambda _, key: Store(engine, key))
    try:
        if start:
            house.start()
            await house.open_club(tables)
        yield house
    finally:
        await house.close()


def goes_out_after(rows: int, house: House, monkeypatch: pytest.MonkeyPatch, steps: tuple[str, ...]) -> None:
    """Nothing reaches the disk any more once so many rows of these types have."""
    write, written = house.store.commit, list[Commit]()

    async def commit(row: Commit) -> None:
        if len(written) == rows:
            raise Broken("room-writer-closed")
        if any(f'"type":"{step}"' in row.row for step in steps):
            written.append(row)
        await write(row)

    monkeypatch.setattr(house.store, "commit", commit)


async def join(house: House, name: str) -> Person:
    person, _ = await house.members.join(f"{name:_>32}", name)
    return person


async def sit(house: House, name: str, seat: int, chips: int = 10_000, table: str = "oak") -> Person:
    person = await join(house, name)
    await asks(house, table, says(person.id, commands.Sit(seat, chips), name), f"sit-{name}")
    return person


async def played(actor: TableActor, hands: int) -> None:
    """Wait until so many hands have been finished."""
    await until(lambda: actor.state.number > hands or actor.state.stopped is not None)
    assert actor.state.stopped is None
