"""Workers and gateways of a house that are killed one after another while people play there, and what must hold.

`python -m tests.server.killed_cluster --kills 200` tells how long it took until what the dead had led was led again.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from websockets.exceptions import WebSocketException

from tests.server.cluster import Gate, Worker
from tests.server.house import Client
from tests.servers import nats, postgres
from tests.simulation.invariants import Found
from tests.waiting import wait_until

if TYPE_CHECKING:
    from tests.servers import NatsServer, Server

WORKERS: Final = 3
GATES: Final = 2
PLAYERS: Final = 4

_OWNERS: Final = "SELECT owner FROM leases WHERE stream LIKE 'worker/%'"
_LED: Final = "SELECT stream, owner FROM leases WHERE stream NOT LIKE 'worker/%' AND owner <> ''"


class Told(NamedTuple):
    """What came of it: how many were killed and how many commands acknowledged, and each take-over in seconds."""

    killed: Counter[str]
    acknowledged: int
    taken_over: list[float]


class Player(threading.Thread):
    """Plays at a table of his own with two bots, by whatever gateway there is; asks again what was not answered."""

    def __init__(self, name: str, gates: list[Gate], luck: Random) -> None:
        super().__init__(daemon=True)
        self.name, self.mark = name, name.lower().replace(" ", "-")
        self.acknowledged: list[str] = []
        self.cards: dict[int, set[tuple[str, ...]]] = {}
        self.fault: Exception | None = None
        self._gates = gates
        self._luck = luck
        self._secret: str | None = None
        self._table = ""
        self._asked = 0
        self._closing = threading.Event()
        self._open: dict[str, Any] | None = None

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
        with Client(gate, self._secret) as me:
            if self._secret is None:
                me.join(self.name)
                self._secret = me.secret
            if not self._table:
                wish = {
                    "name": self.name,
                    "game": "nl-holdem",
                    "seats": 6,
                    "small": 50,
                    "big": 100,
                    "bots": 2,
                }
                self._table = self._ask(me, "open-table", "house", **wish)["opened"]
            me.watch(self._table)
            while not self._closing.is_set():
                self._next(me)

    def _next(self, me: Client) -> None:
        view = me.view
        assert view is not None
        if view["you"] is None:
            free = min({*range(1, 7)} - {each["seat"] for each in view["seats"]})
            self._ask(me, "sit", self._table, seat=free, chips=max(view["min_buy_in"], view["back"]))
            me.watch(self._table)
            return
        hand, options = view["hand"], view["you"]["options"]
        if hand is not None and (own := me.own_seat()["cards"]):
            self.cards.setdefault(hand["number"], set()).add(tuple(own))
        if options:
            view["you"]["options"] = None
            action = "check" if options["check"] else "fold"
            self._ask(me, "act", self._table, hand=hand["number"], turn=hand["turn"], action=action)
        else:
            self._ask(me, "auto-muck", self._table, on=bool(self._asked % 2))
        me.hear_what_came()
        self._closing.wait(0.05)

    def _ask(self, me: Client, type: str, to: str, **fields: Any) -> dict[str, Any]:
        """Ask something under an id of its own; what a broken line has left open is asked again first."""
        if self._open is not None:
            again, self._open = self._open, self._open | {"again": True}
            self._answered(me, **{name: value for name, value in again.items() if name != "again"})
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


class _Cluster:
    def __init__(self, folder: Path, server: Server, bus: NatsServer) -> None:
        self._folder = folder
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
        made = self._folder / str(self._made)
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


def _taken_over(cluster: _Cluster, worker: Worker) -> bool:
    return not cluster.led_by(worker)


def killed(kills: int, seed: int, folder: Path, server: Server, bus: NatsServer) -> Told:
    """Kill so many, one after another, each once all play again; raises `Found` where anything was lost or doubled."""
    luck, cluster = Random(seed), _Cluster(folder, server, bus)
    players = [
        Player(f"Guest {number}", cluster.gates, Random(seed * 100 + number)) for number in range(PLAYERS)
    ]
    counts: Counter[str] = Counter()
    taken_over: list[float] = []
    for player in players:
        player.start()

    def all_play(since: list[int]) -> bool:
        for player in players:
            if player.fault is not None:
                raise Found(f"{player.name}: {player.fault!r}")
        return all(len(each.acknowledged) > so_far for each, so_far in zip(players, since, strict=True))

    wait_until(lambda: all_play([5] * PLAYERS))
    for _ in range(kills):
        since = [len(each.acknowledged) for each in players]
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
                wait_until(partial(_taken_over, cluster, dies))
                taken_over.append(time.monotonic() - began)
            cluster.workers[at] = cluster.worker()
        wait_until(partial(all_play, since))
    for player in players:
        player.stop()
    for gate in cluster.gates:
        gate.kill()
    for worker in cluster.workers:
        worker.kill()
    _look(cluster, players)
    return Told(counts, sum([len(each.acknowledged) for each in players]), taken_over)


def _look(cluster: _Cluster, players: list[Player]) -> None:
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


def main() -> None:
    """Kill as many as are asked for, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killed_cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many are to be killed")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="croupier-cluster-") as folder,
        postgres() as server,
        nats() as bus,
    ):
        told = killed(asked.kills, asked.seed, Path(folder), server, bus)
    print(f"killed: {dict(told.killed)}; acknowledged: {told.acknowledged}, none lost, none doubled")
    print(f"{len(told.taken_over)} take-overs, the longest {max(told.taken_over, default=0):.1f} s")
    print(histogram(told.taken_over))


if __name__ == "__main__":
    main()
