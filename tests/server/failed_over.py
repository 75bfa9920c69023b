"""A primary that falls again and again while people play, its synchronous standby promoted each time.

`python -m tests.server.failed_over --failovers 50` tells how long it took until all played again.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.server.killed_cluster import Told, asked_for, evening, histogram
from tests.servers import a_pair

if TYPE_CHECKING:
    from tests.servers import NatsServer, Pair

HALTED: Final = ("sender", "", "receiver")
"""What stands still between primary and standby when the primary falls, so that a commit is in doubt."""


def failed_over(failovers: int, seed: int, folder: Path, pair: Pair, bus: NatsServer) -> Told:
    """Let the primary fall so often; raises `Found` where anything was lost or doubled.

    The house waits until there is another copy, or goes on with one until then, by turns.
    """
    counts: Counter[str] = Counter()
    played_again: list[float] = []
    with evening(seed, folder, pair, bus) as people:
        for number in range(failovers):
            alone, halted = bool(number % 2), HALTED[number % len(HALTED)]
            counts["goes on with one copy" if alone else "waits for another"] += 1
            counts[f"{halted} halted" if halted else "nothing halted"] += 1
            began = time.monotonic()
            pair.fall(halted)
            pair.promote(alone=alone)
            if not alone:
                pair.follow()
            people.play_on()
            played_again.append(time.monotonic() - began)
            if alone:
                pair.follow()
    return Told(counts, people.acknowledged, played_again)


def main() -> None:
    """Let it fall as often as is asked for, and tell."""
    told = asked_for(failed_over, a_pair, program="failed_over", about=__doc__, what="failovers", many=50)
    print(f"failed over: {dict(told.killed)}; acknowledged: {told.acknowledged}, none lost, none doubled")
    print(f"played again after {max(told.taken_over):.1f} s at the longest")
    print(histogram(told.taken_over))


if __name__ == "__main__":
    main()
