"""What people are told: bytes of a hand at a table of six, and of a bust in a large event, after the first frame."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.engine.policies import Policy
from benchmarks.room.costs import Size
from benchmarks.room.door import opened, until
from benchmarks.room.kinds import LiveEvent, PokerTable
from benchmarks.room.spent import Ear, spent


class Hand(NamedTuple):
    """A hand of no-limit hold'em told to all six who play it; bytes and messages are those of one of them."""

    bytes: float
    most_bytes: int
    messages: float
    rows: float
    decisions: float
    row_ms: float
    """CPU of the house for a row: decided, written, told to all six."""


class Bust(NamedTuple):
    """A bust told to a player and to the floor: bytes, and the first frame's."""

    player: float
    floor: float
    first_of_player: int
    first_of_floor: int
    ms: float
    """CPU of the house for a bust, both told."""


def hand(policy: Policy, size: Size) -> Hand:
    """What a hand tells one player, by how they play."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_hands(policy, Path(folder) / "house.db", size.hands))


async def _hands(policy: Policy, path: Path, hands: int) -> Hand:
    async with opened(path) as door:
        table = PokerTable(door)
        table.policy = policy
        await table.open()
        ears = [Ear(guest.id) for guest in table.guests]
        for ear in ears:
            door.watch(table.id, ear)
        await until(lambda: all(ear.messages for ear in ears))
        told: list[float] = []
        messages = rows = decisions = 0
        cpu = 0.0
        for _ in range(hands):
            await table.between_hands()
            heard, spoken = sum([ear.bytes for ear in ears]), sum([ear.messages for ear in ears])
            before, start = door.rows(table.id), time.process_time()
            await door.deal(table.id)
            while door.in_hand(table.id):
                await (await table.ready())()
                decisions += 1
            cpu += time.process_time() - start
            rows += door.rows(table.id) - before
            told.append((sum([ear.bytes for ear in ears]) - heard) / len(ears))
            messages += sum([ear.messages for ear in ears]) - spoken
        return Hand(
            sum(told) / hands,
            round(max(told)),
            messages / hands / len(ears),
            rows / hands,
            decisions / hands,
            cpu * 1000 / rows,
        )


def bust(size: Size) -> Bust:
    """What a bust tells, in an event of so many players."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_busts(Path(folder) / "house.db", size))


async def _busts(path: Path, size: Size) -> Bust:
    async with opened(path) as door:
        event = LiveEvent(door)
        event.people = size.people
        await event.open()
        await event.grow(size.rows)
        player, floor = Ear("p0"), Ear(floor=True)
        for ear in (player, floor):
            door.watch(event.id, ear)
        await until(lambda: bool(player.messages and floor.messages))
        first = player.last, floor.last
        told: dict[Ear, list[int]] = {player: [], floor: []}
        ms: list[float] = []
        for _ in range(size.asks):
            before = {ear: ear.bytes for ear in told}
            ms.append(await spent(await event.ready(), (player, floor)) * 1000)
            for ear, each in told.items():
                each.append(ear.bytes - before[ear])
        return Bust(median(told[player]), median(told[floor]), *first, median(ms))
