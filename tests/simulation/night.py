"""A night of the house, the whole of it by one seed: its rooms, its guests, its troubles, and what must hold."""

from __future__ import annotations

import asyncio
import gc
import shutil
import warnings
from collections import Counter
from contextlib import ExitStack
from contextvars import copy_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.house.clock import Clock
from croupier.room.house.house import House
from croupier.room.house.pace import Pace
from croupier.room.journal.house_key import HouseKey
from tests.simulation.disk import TROUBLES, Disk
from tests.simulation.invariants import Watch
from tests.simulation.loop import OPENING, SimulatedLoop
from tests.simulation.network import Gone, Line
from tests.simulation.rooms import ROOMS

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tests.simulation.guests import Guest

T = TypeVar("T")

BEGAN: Final = 1_700_000_000_000_000_000
"""Nanoseconds since 1970 when every night begins."""

ACT: Final = 12_000
"""The time for an action, in milliseconds."""

LONGEST: Final = 3 * 3600.0
"""Seconds after which a night is broken off: somebody waits for what will not come."""

_MEMORY: Final = Path("/dev/shm")


class Night:
    """One seed, from the opening to the last check."""

    length = 1
    """How many times as much as usual is asked."""

    def __init__(self, seed: int, folder: Path, tell: Callable[[str], None]) -> None:
        self.seed = seed
        self.folder = folder
        self.tell = tell
        self.loop = SimulatedLoop(self.random("loop"))
        self.house: House | None = None
        self.key = key_of(seed)
        self.opening = 0
        self.watch = Watch(self)
        self.rooms = ROOMS[seed % len(ROOMS)](ACT, self.random("rooms"))
        self.guests: list[Guest] = []
        self._lines: dict[Line, None] = {}
        self._disk: Disk | None = None
        self._put_right = 0
        self._cut_at: int | None = None
        self._cut_in_commit = False
        self._cuts = 0
        self._closed = False
        self.faults = self.random("faults")
        self.lies = self.random("lies").random() < 0.15

    def random(self, of: str) -> Random:
        """Chance for one part of the night, whatever the others use of theirs."""
        return chance_of(self.seed, of)

    def wall(self) -> int:
        return BEGAN + self.passed() + self._put_right

    def passed(self) -> int:
        return int(self.loop.time() * 1e9)

    # The house

    async def _open(self, kept: dict[str, bytes] | None) -> None:
        """Open the house, on what the disk holds after a power cut, or a new one."""
        self.opening += 1
        OPENING.set(self.opening)
        path = self.put(kept or {})
        # It comes from the seed and the opening: one night of many power cuts deals new cards after each.
        chance = self.random(f"opening {self.opening}")
        disk = Disk(path, self.loop, chance, slow=self.faults.choice((0.0, 0.01, 0.3)), lies=self.lies)
        house = await House.open(
            path,
            pace=Pace(300, 2_500, unwatched=0, sleep=False),
            clock=Clock(self.wall, self.passed),
            entropy=chance,
            key=self.key,
            store=disk.store,
        )
        self._disk, self.house = disk, house
        house.times = Times(ACT, 2_000)
        self.watch.opened(house)
        house.start()
        await self.rooms.furnish(house)
        self.tell(f"opening {self.opening}: the house is open")

    def put(self, kept: dict[str, bytes]) -> Path:
        """Put what a power cut has left into a folder of this opening; where the database lies."""
        folder = self.folder / str(self.opening)
        folder.mkdir()
        path = folder / "croupier.db"
        for end, found in kept.items():
            path.with_name(path.name + end).write_bytes(found)
        return path

    def cut(self) -> None:
        """The power goes: of the house there is left what is on the disk."""
        assert self._disk is not None
        assert self.house is not None
        self.tell(f"step {self.loop.steps}: the power goes{' in a commit' if self._disk.committing else ''}")
        self._cut_at = None
        self._cuts += 1
        disk, opening = self._disk, self.opening
        kept = disk.cut()
        if disk.lies:
            self.watch.lied()
        self.house = self._disk = None
        self.watch.out()
        for line in list(self._lines):
            line.power_cut()
        self._lines.clear()
        self._outside(self._again(disk, kept, opening))

    async def _again(self, disk: Disk, kept: dict[str, bytes], opening: int) -> None:
        """Sweep up after a power cut, wait for the power, and open again."""
        tasks = self.loop.working.get(opening, {})
        while tasks:
            for task in list(tasks):
                task.cancel()
            await asyncio.sleep(0.001)
        disk.let_go()
        await asyncio.sleep(self.faults.choice((0.0, 1.0, 30.0, 600.0)))
        shutil.rmtree(disk.path.parent)
        if self.faults.random() < 0.3:
            self._put_right += int(self.faults.choice((-3600, -5, 5, 3600)) * 1e9)
        await self._open(kept)

    def _outside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        context = copy_context()
        context.run(OPENING.set, 0)
        return self.loop.create_task(self._told(work), context=context)

    async def _told(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self.watch.fail(error)

    # The lines

    async def take_name(self, id: str, name: str) -> str:
        """The secret that taking a name over HTTP earns; `Gone` where the house is out, or its answer is lost."""
        chance = self.random(f"name {self.loop.steps}")
        await asyncio.sleep(self.slow_lines * chance.random() ** 2)
        house = self._open_house()
        _, secret = await self._done(house.members.join(id, name))
        if house is not self.house or chance.random() < 0.1:
            raise Gone
        return secret

    async def own(self, secret: str) -> None:
        """Become the owner of the house by its code, unless one is; `Gone` where the house is out."""
        house = self._open_house()
        if not house.staff.state.owned:
            by = By.of(house.members.holder(secret))
            await self._done(house.staff.own(by, house.staff.first_code, "first"))

    async def _done(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something asked of the house itself; `Gone` where the disk holds it, or it is cut off."""
        context = copy_context()
        context.run(OPENING.set, self.opening)
        try:
            return await self.loop.create_task(work, context=context)
        except (Refusal, asyncio.CancelledError):
            raise Gone from None

    def _open_house(self) -> House:
        if self.house is None or self._closed:
            raise Gone
        return self.house

    async def connect(self, secret: str | None) -> Line:
        """Somebody's new line to the house; `Gone` while it is out."""
        house = self._open_house()
        line = Line(self.random(f"line {self.loop.steps}"), self.slow_lines)
        self._lines[line] = None
        context = copy_context()
        context.run(OPENING.set, self.opening)
        self.loop.create_task(self._told(self._serve(house, line, secret)), context=context)
        return line

    async def _serve(self, house: House, line: Line, secret: str | None) -> None:
        socket = self.watch.socket(line.socket)
        connection = self.watch.connection(socket, house, secret)
        with house.connections.line():
            await connection.run()
        self._lines.pop(line, None)

    # The night

    async def _troubles(self) -> None:
        """What goes wrong by and by."""
        faults = self.faults
        while True:
            await asyncio.sleep(faults.random() * 30)
            if self._disk is None:
                continue
            what = faults.random()
            if what < 0.4 and self._cut_at is None and self._cuts < 3:
                self._cut_at = self.loop.steps + faults.randint(1, 400)
                self._cut_in_commit = faults.random() < 0.5
            elif what < 0.6:
                self._put_right += int(faults.choice((-7200, -20, 3, 40, 86_400)) * 1e9)
                self.tell("somebody puts the clock right")
            elif what < 0.8:
                disk = self._disk
                disk.trouble = faults.choice(tuple(TROUBLES))
                self.tell(f"the disk is {disk.trouble}")
                await asyncio.sleep(faults.choice((0.1, 3, 25)))
                disk.trouble = None

    def _after_a_step(self) -> None:
        if self._cut_at is not None and self.loop.steps >= self._cut_at and self.house is not None:
            assert self._disk is not None
            if not self._cut_in_commit or self._disk.committing or self.loop.steps > self._cut_at + 3_000:
                self.cut()
        self.watch.step()

    async def _all(self) -> None:
        OPENING.set(0)
        self.slow_lines = self.faults.choice((0.0, 0.2, 4.0))
        await self._outside(self._open(None))
        self.loop.after = self._after_a_step
        self.guests += self.rooms.guests(self)
        for guest in self.guests:
            guest.asks *= self.length
        troubles = self._outside(self._troubles())
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*[self._outside(guest.live()) for guest in self.guests])
        troubles.cancel()
        self._cut_at = None
        while self.house is None:
            await asyncio.sleep(1)
        self._closed = True
        if self._disk is not None:
            self._disk.trouble = None
        await self._in_house(self._close())

    async def _in_house(self, work: Coroutine[Any, Any, None]) -> None:
        context = copy_context()
        context.run(OPENING.set, self.opening)
        await self.loop.create_task(self._told(work), context=context)

    async def _close(self) -> None:
        assert self.house is not None
        assert self._disk is not None
        self.loop.after = lambda: None
        self.watch.closing()
        await self.house.close()
        self.watch.closed(self._disk.path)

    async def _sweep(self) -> None:
        """Leave nobody behind: lines that are dead and not missed yet, or a whole house where something was found."""
        here = asyncio.current_task()
        while left := [task for tasks in self.loop.working.values() for task in tasks if task is not here]:
            for task in left:
                task.cancel()
            await asyncio.sleep(0.001)

    def counts(self) -> Counter[str]:
        """What there was of it."""
        said = [said for guest in self.guests for said in guest.said.values()]
        return Counter(
            nights=1,
            commands=sum([each.arrived for each in said]),
            acknowledged=sum([each.done > 0 for each in said]),
            kills=self._cuts,
            rows=self.watch.rows,
            messages=self.watch.messages,
            cards=self.watch.cards,
        )

    def play(self) -> None:
        """Play it; raises what was found."""
        try:
            self.loop.run_until_complete(self._all())
        finally:
            self.loop.after = lambda: None
            self.loop.run_until_complete(self._sweep())
            self.watch.verdict()
        self.tell(f"{self.loop.steps} steps, {self.loop.time():.0f} s of the night, {self.watch.rows} rows")


class Played(NamedTuple):
    """A night that is over, with nothing found: the hash of all its journals, and what there was of it."""

    hash: str
    counts: Counter[str]


def chance_of(seed: int, of: str) -> Random:
    """Chance for one part of a night."""
    return Random(f"{seed}/{of}")


def key_of(seed: int) -> HouseKey | None:
    """The house's key in the night of a seed, which not every house has."""
    chance = chance_of(seed, "key")
    return HouseKey(chance.randbytes(32), chance.randbytes) if chance.random() < 0.5 else None


def play(
    seed: int,
    tell: Callable[[str], None] = lambda _: None,
    kind: type[Night] = Night,
    where: Path | None = None,
) -> Played:
    """Play the night of a seed. Raises what broke.

    It is of a `kind`, and its files lie in a folder `where` it is told, else in the machine's memory.
    """
    with ExitStack() as stack:
        # A night is short, and what it leaves is gone with the next collection.
        gc.disable()
        stack.callback(gc.enable)
        # Who is cut off before he has begun never will.
        stack.enter_context(warnings.catch_warnings(action="ignore", category=RuntimeWarning))
        where = where or (_MEMORY if _MEMORY.is_dir() else None)
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="croupier-night-", dir=where)))
        night = kind(seed, folder, tell)
        stack.callback(night.loop.close)
        stack.enter_context(night.watch.listening())
        night.play()
        return Played(night.watch.hash, night.counts())


def counted(seed: int) -> Counter[str]:
    """Play the night of a seed; what there was of it."""
    return play(seed).counts
