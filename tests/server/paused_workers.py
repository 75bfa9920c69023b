"""Workers that are stopped (SIGSTOP) in the middle of a hand until others lead what they led, and woken (SIGCONT).

`python -m tests.server.paused_workers --pauses 20` tells how long it took until others led it.
"""

from __future__ import annotations

import signal
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.server.killed_cluster import Told, asked_for, evening, histogram
from tests.servers import postgres

if TYPE_CHECKING:
    from tests.server.cluster import Worker
    from tests.server.killed_cluster import Cluster, Evening
    from tests.servers import NatsServer, Server

WAKES: Final = ("as soon as others lead something", "once others lead all of it", "once all play again")


def paused(pauses: int, seed: int, folder: Path, server: Server, bus: NatsServer) -> Told:
    """Pause so many, one after another; raises `Found` where anything was lost, doubled, or seen that was not so."""
    counts: Counter[str] = Counter()
    taken_over: list[float] = []
    with evening(seed, folder, server, bus) as people:
        cluster = people.cluster
        for number in range(pauses):
            sleeps, led, began = _in_the_middle_of_a_hand(people)
            wakes = WAKES[number % len(WAKES)]
            counts[wakes] += 1
            if wakes == WAKES[0]:
                people.wait_until(partial(_less_is_led, cluster, sleeps, len(led)))
            else:
                people.wait_until(partial(cluster.leads_nothing, sleeps))
                taken_over.append(time.monotonic() - began)
            if wakes == WAKES[2]:
                people.play_on()
            sleeps.signal(signal.SIGCONT)
            # He finds that it is others' now, and ends; one who was stopped in the middle of writing was not given up
            # by them yet, and goes on with what is left to him.
            people.wait_until(partial(_knows, cluster, sleeps))
            counts["went on" if sleeps.running else "ended"] += 1
            people.play_on()
    return Told(counts, people.acknowledged, taken_over)


def _in_the_middle_of_a_hand(people: Evening) -> tuple[Worker, set[str], float]:
    """Stop a worker where a hand is being played at a table that he leads; he, what he leads, and when."""
    cluster = people.cluster
    while True:
        for at, each in enumerate(cluster.workers):
            # One who went on at first may have found later that the desk is another's.
            if not each.running:
                each.kill()
                cluster.workers[at] = cluster.worker()
        worker = people.luck.choice(cluster.workers)
        if not cluster.led_by(worker):
            people.play_on()
            continue
        began = time.monotonic()
        worker.signal(signal.SIGSTOP)
        led = cluster.led_by(worker)
        tables = [people.table(each) for each in people.players if f"table/{each.table}" in led]
        if any(each.hand is not None and not each.hand.over for each in tables):
            return worker, led, began
        worker.signal(signal.SIGCONT)


def _less_is_led(cluster: Cluster, worker: Worker, than: int) -> bool:
    return len(cluster.led_by(worker)) < than


def _knows(cluster: Cluster, worker: Worker) -> bool:
    return not worker.running or cluster.has_its_lease(worker)


def main() -> None:
    """Pause as many as are asked for, and tell."""
    told = asked_for(paused, postgres, program="paused_workers", about=__doc__, what="pauses", many=20)
    print(
        f"woken: {dict(told.killed)}; acknowledged: {told.acknowledged}, none lost, none doubled, none seen"
    )
    print(f"others led it after {max(told.taken_over):.1f} s at the longest")
    print(histogram(told.taken_over))


if __name__ == "__main__":
    main()
