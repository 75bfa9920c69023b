"""Workers and gateways of a house that are killed one after another while people play there, and what must hold.

`python -m tests.server.killed_cluster --kills 200` tells how long it took until what the dead had led was led again.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections import Counter, defaultdict
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from websockets.exceptions import WebSocketException

from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.postgres import PostgresConnection
from croupier.room.journal.reader import Reader
from croupier.room.table.stream import TABLE
from croupier.room.table.view import view
from tests.server.cluster import Gate, Worker
from tests.server.house import Client
from tests.servers import nats, postgres
from tests.simulation.invariants import Found
from tests.told import played
from tests.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from croupier.room.table.state import TableState
    from tests.servers import NatsServer, Server

S = TypeVar("S")

WORKERS: Final = 3
GATES: Final = 2
PLAYERS: Final = 4

_OWNERS: Final = "SELECT owner FROM leases WHERE stream LIKE 'worker/%'"
_RENEWED: Final = "SELECT 1 FROM leases WHERE expires > extract(epoch FROM clock_timestamp()) * 1000"
_LED: Final = "SELECT stream, owner FROM leases WHERE stream NOT LIKE 'worker/%' AND owner <> ''"


Shown = defaultdict[tuple[str, int], set[str]]
"""What was seen of tables, by their ids and versions."""


class Told(NamedTuple):
    """What came of it: how many were killed and how many commands acknowledged, and each take-over in seconds."""

    killed: Counter[str]
    acknowledged: int
    taken_over: list[float]


class _Seeing(Client):
    """A client that keeps what it is shown of the play at tables: `shown`, by table and version."""

    def __init__(self, gate: Gate, secret: str | None, shown: Shown) -> None:
        self._shown = shown
        super().__init__(gate, secret)

    def hear(self, *within: float) -> dict[str, Any]:
        message = super().hear(*within)
        if message.get("kind") == "table":
            self._shown[message["of"], message["version"]].add(played(message["view"]))
        return message


class Guest(threading.Thread):
    """Somebody who comes by whatever gateway there is, and by another when the line is lost."""

    def __init__(self, name: str, gates: list[Gate], luck: Random) -> None:
        super().__init__(daemon=True)
        self.name = name
        self.shown: Shown = defaultdict(set)
        self.fault: Exception | None = None
        self._gates = gates
        self._luck = luck
        self._secret: str | None = None
        self._closing = threading.Event()

    def stop(self) -> None:
        """Ask nothing more."""
        self._closing.set()
        self.join()

    def run(self) -> None:
        try:
            while not self._closing.is_set():
                with suppress(OSError, WebSocketException, TimeoutError):
                    self._at(self._luck.choice(self._gates))
                self._closing.wait(0.1)
        except Exception as error:
            self.fault = error

    def _at(self, gate: Gate) -> None:
        with _Seeing(gate, self._secret, self.shown) as me:
            self._is_there(me)

    def _is_there(self, me: Client) -> None:
        raise NotImplementedError


class Player(Guest):
    """Plays at a table of his own with two bots; asks again what was not answered."""

    def __init__(self, name: str, gates: list[Gate], luck: Random) -> None:
        super().__init__(name, gates, luck)
        self.mark = name.lower().replace(" ", "-")
        self.acknowledged: list[str] = []
        self.cards: dict[int, set[tuple[str, ...]]] = {}
        self.table = ""
        self._asked = 0
        self._open: dict[str, Any] | None = None

    def _is_there(self, me: Client) -> None:
        if self._secret is None:
            me.join(self.name)
            self._secret = me.secret
        if not self.table:
            wish = {
                "name": self.name,
                "game": "nl-holdem",
                "seats": 6,
                "small": 50,
                "big": 100,
                "bots": 2,
            }
            self.table = self._ask(me, "open-table", "house", **wish)["opened"]
        me.watch(self.table)
        while not self._closing.is_set():
            self._next(me)

    def _next(self, me: Client) -> None:
        view = me.view
        assert view is not None
        if view["you"] is None:
            free = min({*range(1, 7)} - {each["seat"] for each in view["seats"]})
            self._ask(me, "sit", self.table, seat=free, chips=max(view["min_buy_in"], view["back"]))
            me.watch(self.table)
            return
        hand, options = view["hand"], view["you"]["options"]
        if hand is not None and (own := me.own_seat()["cards"]):
            self.cards.setdefault(hand["number"], set()).add(tuple(own))
        if options:
            view["you"]["options"] = None
            action = "check" if options["check"] else "fold"
            self._ask(me, "act", self.table, hand=hand["number"], turn=hand["turn"], action=action)
        else:
            self._ask(me, "auto-muck", self.table, on=bool(self._asked % 2))
        me.hear_what_came()
        self._closing.wait(0.05)

    def _ask(self, me: Client, type: str, to: str, **fields: Any) -> dict[str, Any]:
        """Ask something under an id of its own; what a broken line has left open is asked again first."""
        if self._open is not None:
            self._answered(me, **self._open)
        self._asked += 1
        return self._answered(me, id=f"{self.mark}-{self._asked}", type=type, to=to, **fields)

    def _answered(self, me: Client, *, id: str, type: str, to: str, **fields: Any) -> dict[str, Any]:
        self._open = {"id": id, "type": type, "to": to, **fields}
        answer = me.ask(type, to, id=id, **fields)
        while answer.get("code") in ("room-held", "room-table-busy") and not self._closing.is_set():
            # Nobody could do it yet: the same is asked again.
            self._closing.wait(0.2)
            answer = me.ask(type, to, id=id, **fields)
        self._open = None
        if answer["t"] == "done":
            self.acknowledged.append(id)
        return answer


class Onlooker(Guest):
    """Looks on at the tables of all who play."""

    def __init__(self, gates: list[Gate], luck: Random, players: list[Player]) -> None:
        super().__init__("Onlooker", gates, luck)
        self._players = players

    def _is_there(self, me: Client) -> None:
        watched: set[str] = set()
        while not self._closing.is_set():
            for table in {each.table for each in self._players if each.table} - watched:
                me.watch(table)
                watched.add(table)
            me.hear_what_came()
            self._closing.wait(0.05)


class Cluster:
    """A house of several processes; `worker` and `gate` make one more of each."""

    def __init__(self, folder: Path, server: Server, bus: NatsServer) -> None:
        self.folder = folder
        self.server = server
        self.url, self._bus = server.place(), bus.house()
        self._made = 0
        self._owners: dict[Worker, str] = {}
        self.workers = [self.worker()]
        self.workers[0].said("desk")
        self.workers += [self.worker() for _ in range(WORKERS - 1)]
        self.gates = [self.gate() for _ in range(GATES)]

    def _own(self) -> Path:
        self._made += 1
        made = self.folder / str(self._made)
        made.mkdir()
        return made

    def worker(self) -> Worker:
        """One more worker, at work."""
        before = self.server.ask(_OWNERS, self.url) if self._made else []
        made = Worker(self._own(), self.url, self._bus)
        made.said("worker")
        ((owner,),) = set(self.server.ask(_OWNERS, self.url)) - set(before)
        self._owners[made] = str(owner)
        return made

    def gate(self) -> Gate:
        """One more gateway, open."""
        return Gate(self._own(), self._bus)

    def led_by(self, worker: Worker) -> set[str]:
        """The streams that a worker leads, or led when it died and nobody has taken over yet."""
        led = self.server.ask(_LED, self.url)
        return {str(stream) for stream, owner in led if owner == self._owners[worker]}

    def has_its_lease(self, worker: Worker) -> bool:
        """Whether it has renewed what it may write by."""
        own = f"worker/{self._owners[worker]}"
        return bool(self.server.ask(f"{_RENEWED} AND stream = '{own}'", self.url))

    def leads_nothing(self, worker: Worker) -> bool:
        """Whether others lead all that a worker led."""
        return not self.led_by(worker)


class Evening:
    """People at tables of their own in a house of several processes, and one who looks on at all of them."""

    def __init__(self, seed: int, folder: Path, server: Server, bus: NatsServer) -> None:
        self.luck, self.cluster = Random(seed), Cluster(folder, server, bus)
        gates, luck = self.cluster.gates, [Random(seed * 100 + number) for number in range(PLAYERS + 1)]
        self.players = [Player(f"Guest {number}", gates, luck[number]) for number in range(PLAYERS)]
        self._guests = [*self.players, Onlooker(gates, luck[PLAYERS], self.players)]
        for each in self._guests:
            each.start()

    @property
    def acknowledged(self) -> int:
        """How many commands were, up to now."""
        return sum([len(each.acknowledged) for each in self.players])

    def wait_until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; `Found` where one of the guests has met what none of them should."""

        def is_so() -> object:
            for each in self._guests:
                if each.fault is not None:
                    raise Found(f"{each.name}: {each.fault!r}")
            return holds()

        wait_until(is_so)

    def play_on(self, commands: int = 1) -> None:
        """Wait until so many more commands of each player have been acknowledged."""
        since = [len(each.acknowledged) + commands for each in self.players]
        self.wait_until(
            lambda: all(
                len(each.acknowledged) >= as_many for each, as_many in zip(self.players, since, strict=True)
            )
        )

    def stop(self) -> None:
        """Let all go home, and end all processes."""
        for guest in self._guests:
            guest.stop()
        for gate in self.cluster.gates:
            gate.kill()
        for worker in self.cluster.workers:
            worker.kill()

    def table(self, player: Player) -> TableState:
        """The player's table as the rows on the disk have it."""
        *_, state = _states(self.cluster, player)
        return state

    def look(self) -> None:
        """Raise `Found` where anything was lost, done twice, or seen that is not on the disk."""
        _look(self.cluster, self.players)
        shown: Shown = defaultdict(set)
        for each in self._guests:
            for place, views in each.shown.items():
                shown[place] |= views
        for each in self.players:
            _look_at(self.cluster, each, shown)


@contextmanager
def evening(seed: int, folder: Path, server: Server, bus: NatsServer) -> Iterator[Evening]:
    """An evening at which all play; at its end nothing was lost, done twice, or seen that is not so."""
    people = Evening(seed, folder, server, bus)
    try:
        people.play_on(5)
        yield people
        people.play_on()
    finally:
        people.stop()
    people.look()


def killed(kills: int, seed: int, folder: Path, server: Server, bus: NatsServer) -> Told:
    """Kill so many, one after another, each once all play again; raises `Found` where anything was lost or doubled."""
    counts: Counter[str] = Counter()
    taken_over: list[float] = []
    with evening(seed, folder, server, bus) as people:
        luck, cluster = people.luck, people.cluster
        for _ in range(kills):
            if luck.random() < 0.25:
                counts["gateways"] += 1
                at = luck.randrange(GATES)
                cluster.gates[at].kill()
                cluster.gates[at] = cluster.gate()
            else:
                counts["workers"] += 1
                at = luck.randrange(WORKERS)
                dies = cluster.workers[at]
                leads, began = cluster.led_by(dies), time.monotonic()
                dies.kill()
                if leads:
                    people.wait_until(partial(cluster.leads_nothing, dies))
                    taken_over.append(time.monotonic() - began)
                cluster.workers[at] = cluster.worker()
            people.play_on()
    return Told(counts, people.acknowledged, taken_over)


def _states(cluster: Cluster, player: Player) -> Iterator[TableState]:
    """The states of a player's table, each as one more row of its journal leaves it."""
    with closing(PostgresConnection(cluster.url)) as reading:
        state = None
        for row in Reader(reading, read_key(cluster.folder / "house.key")).rows(f"table/{player.table}"):
            state = TABLE.fold([row], state)
            yield state


def _look_at(cluster: Cluster, player: Player, shown: Shown) -> None:
    """What anybody was shown of a player's table is what its journal makes of it, for him or for whoever looks on."""
    compared, version = 0, 0
    for state in _states(cluster, player):
        version = state.version
        was = shown.get((player.table, version), set())
        compared += len(was)
        own = [each.chair.person for each in state.seated.values() if each.name == player.name]
        so = {played(msgspec.to_builtins(view(state, viewer))) for viewer in (None, *own)}
        if was - so:
            raise Found(f"row {version} of {player.table} was shown as {was - so}, and is {so}", "leaked")
    beyond = [at for table, at in shown if table == player.table and at > version]
    if beyond:
        raise Found(f"rows {beyond} of {player.table} were shown, and are not there", "leaked")
    if not compared:
        raise Found(f"nothing was seen of {player.table}")


def _look(cluster: Cluster, players: list[Player]) -> None:
    journal = "SELECT stream, version FROM journal ORDER BY stream, version"
    next_of: Counter[object] = Counter()
    for stream, version in cluster.server.ask(journal, cluster.url):
        next_of[stream] += 1
        if version != next_of[stream]:
            raise Found(f"{stream} goes on with {version} in place of {next_of[stream]}", "lost")
    commands = "SELECT command FROM journal WHERE command IS NOT NULL"
    rows = cluster.server.ask(commands, cluster.url)
    written = Counter([str(command).rpartition("/")[2] for (command,) in rows])
    for player in players:
        for id in player.acknowledged:
            # What opens a table is written as the table that it opened.
            if written[id] != 1 and id != f"{player.mark}-1":
                raise Found(f"{id} is {written[id]} times on the disk", "doubled" if written[id] else "lost")
        twice = {number: cards for number, cards in player.cards.items() if len(cards - {("??", "??")}) > 1}
        if twice:
            raise Found(f"{player.name} had two hands in one: {twice}")
    if cluster.server.ask("SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances", cluster.url) != [(0,)]:
        raise Found("the ledger comes to something", "created")


def histogram(seconds: list[float]) -> str:
    """Take-overs by seconds, for people.

    >>> print(histogram([0.4, 0.7, 2.5]))
     0-1 s  2 ##
     2-3 s  1 #
    """
    counts = Counter([int(each) for each in seconds])
    return "\n".join([f"{at:2}-{at + 1} s {count:2} {'#' * count}" for at, count in sorted(counts.items())])


def asked_for(
    play: Callable[[int, int, Path, S, NatsServer], Told],
    server: Callable[[], AbstractContextManager[S]],
    *,
    program: str,
    about: str | None,
    what: str,
    many: int,
) -> Told:
    """Play as often as the command line says, `many` times if it does not, with a server and a bus of its own."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.server.{program}", description=about)
    parser.add_argument(f"--{what}", type=int, default=many, dest="many", help="how many there are to be")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="croupier-cluster-") as folder,
        server() as database,
        nats() as bus,
    ):
        return play(asked.many, asked.seed, Path(folder), database, bus)


def main() -> None:
    """Kill as many as are asked for, and tell."""
    told = asked_for(killed, postgres, program="killed_cluster", about=__doc__, what="kills", many=200)
    print(f"killed: {dict(told.killed)}; acknowledged: {told.acknowledged}, none lost, none doubled")
    print(f"{len(told.taken_over)} take-overs, the longest {max(told.taken_over, default=0):.1f} s")
    print(histogram(told.taken_over))


if __name__ == "__main__":
    main()
