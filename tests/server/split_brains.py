"""Two who believe that they lead a table: one is halted on the way of a command, another takes over, he wakes.

`python -m tests.server.split_brains --runs 1000` plays so many, each by its seed, on a PostgreSQL server of its own:
three workers in one process, of which one hears, says and writes nothing for a while, wherever he stands in a
transaction, and whether or not he knows by his own clock that his lease has run out.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Refusal
from croupier.room.bus.port import Letter, Unanswered, subject
from croupier.room.bus.within import WithinOne
from croupier.room.hand.terms import Terms
from croupier.room.house.letters import check, written
from croupier.room.journal.lines import loop
from croupier.room.table import asks as commands
from tests.room.evening import Witness, join
from tests.room.says import says
from tests.server.test_workers import OAK, At, AtGateway, at_west
from tests.servers import postgres
from tests.simulation.invariants import Found
from tests.told import played
from tests.waiting import STORY

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tests.servers import Server

POINTS: Final = ("between commands", "before it begins", "begun", "before it is written", "written")
"""Where one is halted: between two commands, or in the transaction of one."""

HOLDS: Final = ("before it is written",)
"""Where he has written his row and not committed it: the table is his for as long as that lasts."""

PATIENCE: Final = 0.25
"""Seconds for which whoever asks waits before he asks again."""

TURN: Final = 0.005
"""Seconds between two looks at whether something has come."""

TURNS: Final = round(STORY / TURN)
"""So many looks a run is given: on a busy machine they are as much later as all else in it is."""

LATER: Final = ("room-held", "room-table-busy", "room-lease-lost")


async def until(holds: Callable[..., object]) -> None:
    """Wait until something holds, as long as the run may last."""
    while not holds():
        await asyncio.sleep(TURN)


async def _played(story: Coroutine[Any, Any, None]) -> None:
    playing = asyncio.create_task(story)
    for _ in range(TURNS):
        if (await asyncio.wait({playing}, timeout=TURN))[0]:
            return await playing
    playing.cancel()
    await asyncio.wait({playing})
    raise Found("it does not come to its end")


class Halting(WithinOne):
    """The bus as one of the workers has it: what he says and hears while he is halted comes when he wakes."""

    def __init__(self, bus: WithinOne) -> None:
        super().__init__()
        self._bus = bus
        self._halted = False
        self._later: list[Callable[[], None]] = []

    def halt(self) -> None:
        self._halted = True

    def wake(self) -> None:
        self._halted = False
        later, self._later = self._later, []
        for each in later:
            each()

    def _do(self, what: Callable[[], None]) -> None:
        if self._halted:
            self._later.append(what)
        else:
            what()

    def tell(self, subject: str, body: bytes) -> None:
        self._do(partial(self._bus.tell, subject, body))

    async def ask(self, subject: str, body: bytes, patience: float = PATIENCE) -> bytes:
        return await self._bus.ask(subject, body, patience)

    async def listen(self, subject: str, take: Callable[[Letter], None]) -> Callable[[], None]:
        def came(letter: Letter) -> None:
            self._do(lambda: take(_Answers(letter, self._do)))

        return await self._bus.listen(subject, came)


class _Answers:
    """A letter that is answered when whoever has it is awake."""

    def __init__(self, letter: Letter, do: Callable[[Callable[[], None]], None]) -> None:
        self._letter = letter
        self._do = do

    @property
    def body(self) -> bytes:
        return self._letter.body

    def answer(self, body: bytes) -> None:
        self._do(lambda: self._letter.answer(body))


class Gate:
    """Stops whoever writes for a worker at one point of the next transaction in which there is a row."""

    def __init__(self, worker: At, point: str) -> None:
        self.reached = threading.Event()
        self._open = threading.Event()
        connection = worker.store._writer._connection
        does = connection.execute

        def execute(sql: str, parameters: Any = (), /) -> Any:
            if point == "before it begins" and sql.startswith("BEGIN"):
                self._stop()
            if point == "before it is written" and sql == "COMMIT":
                self._stop()
            found = does(sql, parameters)
            if (point == "begun" and sql.startswith("BEGIN")) or (point == "written" and sql == "COMMIT"):
                self._stop()
            return found

        connection.execute = execute  # type: ignore[method-assign]  # for the run alone

    def _stop(self) -> None:
        if not self._open.is_set():
            self.reached.set()
            self._open.wait(60)

    def open(self) -> None:
        self._open.set()


class SplitBrain:
    """One run: a house of three workers with a table in the middle of a hand."""

    def __init__(self, seed: int, folder: Path, server: Server) -> None:
        self._luck = Random(seed)
        self._folder = folder
        self._server = server
        self._place = server.place()
        self._bus = WithinOne()
        self._asked = 0
        self.acknowledged: list[str] = []
        self.refused: Counter[str] = Counter()
        self._let_go: Callable[[], None] = lambda: None
        self.counts = Counter(runs=1)

    async def play(self) -> None:
        luck, quiet = self._luck, Halting(self._bus)
        # Who has the desk follows where he is the only one left.
        a, *others = [At(self._place, self._folder / name, self._bus) for name in luck.choice(("a", "ac"))]
        b = At(self._place, self._folder / "b", quiet)
        self.a = a
        try:
            await a.looks()
            await a.house.open_table(Terms("oak", "Oak", 50, 100, pause=0, act=3_600_000))
            people = [await join(a.house, name) for name in ("Ann", "Boris")]
            self.people = [each.id for each in people]
            await a.looks()
            await b.looks()
            self._holds(b.leads == {OAK}, "the table is led where it should be")
            for seat, each in enumerate(people, 3):
                await self.asks(says(each.id, commands.Sit(seat, 5_000), each.name))
            await until(self._to_act)
            await self._look_on(a)
            for _ in range(luck.randint(0, 3)):
                await self._acts()
            await self._split(b, quiet, [a, *others][-1])
            for _ in range(3):
                await self._acts()
            with suppress(Exception):
                await b.looks()
            await self._check()
        finally:
            self._let_go()
            quiet.wake()
            for worker in (b, *others, a):
                with suppress(Exception):
                    await worker.works._close()
            self._server.clear(self._place)

    async def _split(self, b: At, quiet: Halting, other: At) -> None:
        luck, point = self._luck, self._luck.choice(POINTS)
        runs_out, knows = luck.random() < 0.85, luck.random() < 0.3
        wakes = luck.choice(["before", "between", "after"])
        # By the server's clock it has run out already when he is halted in the middle of a transaction.
        loop().call_soon_threadsafe(b.lease._renewing.cancel)
        if runs_out:
            self._server.ask(
                f"UPDATE leases SET expires = 0 WHERE stream = 'worker/{b.lease.owner}'", self._place
            )
        gate, open_ = None, []
        if point != "between commands":
            gate = Gate(b, point)
            self._let_go = gate.open
            open_.append(asyncio.create_task(self._acts()))
            await until(gate.reached.is_set)
        quiet.halt()
        self.counts[f"halted {point}"] += 1

        def wake() -> None:
            if knows and runs_out:
                b.lease._good_until = 0.0
            if gate is not None:
                gate.open()
            quiet.wake()

        leads = set(other.sharing.leads)
        await other.looks()
        taken = OAK in other.sharing.leads - leads
        self._holds(taken == (runs_out and point not in HOLDS), f"taken over, {point}, {runs_out}")
        if not taken:
            # A pause that was short enough, or one in the middle of writing: he goes on, and may be followed then.
            wake()
            while runs_out and OAK not in other.sharing.leads:
                await other.looks()
                await asyncio.sleep(0.01)
            await asyncio.gather(*open_)
            self.counts["went on"] += 1
            return
        self.counts["overtaken"] += 1
        if wakes == "before":
            wake()
        # Somebody else is quicker now than whoever is asking again: another row stands where the halted one has his.
        for each in luck.sample(self.people, luck.randint(0, 2)):
            await self.asks(says(each, commands.AutoMuck(luck.random() < 0.5)))
        if wakes == "between":
            wake()
        await asyncio.gather(*open_)
        await self._acts()
        if wakes == "after":
            wake()
        # He learns it at the latest by what he writes.
        await self._acts()

    # Who plays

    def _to_act(self) -> bool:
        hand = self.a.oak.state.hand
        return hand is not None and hand.options is not None

    async def _acts(self) -> None:
        """Whoever is to act does; it is asked again until it is answered."""
        await until(self._to_act)
        state = self.a.oak.state
        hand = state.hand
        assert hand is not None
        assert hand.options is not None
        player = state.players[hand.options.seat]
        action: Any = "check" if hand.options.check else self._luck.choice(("call", "fold"))
        number, turn = state.number, len(hand.log)
        await self.asks(says(player.person, commands.Act(number, turn, action), player.name))
        await until(lambda: self._is_past(number, turn))

    def _is_past(self, number: int, turn: int) -> bool:
        state = self.a.oak.state
        return state.number > number or state.hand is None or len(state.hand.log) > turn

    async def asks(self, command: Any) -> None:
        """Ask whoever leads the table until he answers."""
        self._asked += 1
        id = command.by.key(str(self._asked))
        body = written(command, id, None)
        while True:
            try:
                check(await self._bus.ask(subject("tell", OAK), body, PATIENCE))
            except Unanswered:
                await asyncio.sleep(0.01)
            except Refusal as refusal:
                if refusal.code not in LATER:
                    raise Found(f"{command.ask} is refused: {refusal.code}") from refusal
                await asyncio.sleep(0.01)
            else:
                self.acknowledged.append(id)
                return

    # What must hold

    def _holds(self, holds: bool, what: str) -> None:
        if not holds:
            raise Found(f"it is not so: {what}")

    async def _look_on(self, a: At) -> None:
        self._desk = Witness(None)
        self._rail = AtGateway(self._bus, "rail", None)
        self._ann = AtGateway(self._bus, "ann", self.people[0])
        await at_west(self._bus, self._rail, self._ann)
        a.oak.watch(self._desk, None)
        for each in (self._rail, self._ann):
            a.oak.watch(each, None)
            await until(lambda each=each: each.straight)

    async def _check(self) -> None:
        """Nothing is missing, twice, or was seen that is not on the disk."""
        ask = partial(self._server.ask, url=self._place)
        # After a hand the next is dealt yet.
        await until(self._to_act)
        rows = ask(f"SELECT version, command FROM journal WHERE stream = '{OAK}' ORDER BY version")
        versions = [version for version, _ in rows]
        if versions != list(range(1, len(rows) + 1)):
            raise Found(f"the journal goes {versions}", "lost")
        times = Counter([command for _, command in rows])
        for id in self.acknowledged:
            if times[id] != 1:
                raise Found(f"{id} is {times[id]} times on the disk", "doubled" if times[id] else "lost")
        if ask("SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances") != [(0,)]:
            raise Found("the ledger comes to something", "created")
        await until(lambda: self.a.oak.version == len(rows))
        if ask(
            "SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances WHERE account LIKE 'table:oak%'"
        ) != [(10_000,)]:
            raise Found("other chips lie on the table than were brought there", "created")
        told = {each["version"]: played(each["view"]) for each in self._desk.messages}
        compared = 0
        for each in (*self._rail.straight, *self._rail.by_the_desk):
            if each["version"] > len(rows):
                raise Found(f"row {each['version']} was shown, and is not there", "leaked")
            if each["version"] in told:
                compared += 1
                if told[each["version"]] != played(each["view"]):
                    shown, as_it_is = played(each["view"]), told[each["version"]]
                    raise Found(f"row {each['version']} was shown as {shown}, and is {as_it_is}", "leaked")
        self._holds(compared > 0, "something was seen")
        self._check_cards()
        self.counts.update(rows=len(rows), acknowledged=len(self.acknowledged), views=compared)

    def _check_cards(self) -> None:
        """Whoever leads it, a hand has the same hidden cards."""
        held: dict[int, set[tuple[str, ...]]] = {}
        for each in (*self._ann.straight, *self._ann.by_the_desk):
            if each["view"]["hand"] is not None:
                (own,) = [seat["cards"] for seat in each["view"]["seats"] if seat["seat"] == 3] or [[]]
                held.setdefault(each["view"]["hand"]["number"], set()).add(tuple(own))
        for number, cards in held.items():
            if len(cards - {(), ("??", "??")}) > 1:
                raise Found(f"Ann had two hands in hand {number}: {cards}")


def split(seed: int, server: Server) -> Counter[str]:
    """Play the run of a seed; raises `Found` where anything was lost, doubled, or seen that was not so."""
    with tempfile.TemporaryDirectory(prefix="croupier-split-") as folder:
        run = SplitBrain(seed, Path(folder), server)
        asyncio.run(_played(run.play()))
        return run.counts


def main() -> int:
    """Play as many as are asked for, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.split_brains", description=__doc__)
    parser.add_argument("--runs", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    counts, wrong, began = Counter[str](), 0, time.monotonic()
    # Whoever was overtaken says so.
    logging.getLogger("croupier").setLevel(logging.CRITICAL + 1)
    with postgres() as server:
        for seed in range(asked.seed, asked.seed + asked.runs):
            try:
                counts += split(seed, server)
            except Exception as error:
                wrong += 1
                print(
                    f"python -m tests.server.split_brains --runs 1 --seed {seed}  # {type(error).__name__}: {error}",
                    flush=True,
                )
            if not (seed + 1) % 50:
                print(
                    f"{seed + 1 - asked.seed} runs, {time.monotonic() - began:.0f} s, {wrong} wrong",
                    flush=True,
                )
    print(", ".join([f"{number:,} {what}" for what, number in sorted(counts.items())]))
    print(f"{wrong} of {asked.runs} wrong; {time.process_time():.0f} s of CPU here")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
