"""Nights of the house by their seeds, one told or many counted, and real houses that are killed.

`python -m tests.simulation --seed N` plays one night again and tells of it; `--nights 10000 --jobs 16 [--from N]` plays
many at once, `--kills 500 --jobs 16` kills real processes. `--kept FILE` keeps what is done, and goes on from there.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from tests.server.evening import KILLS, evening
from tests.simulation.jobs import Jobs
from tests.simulation.night import counted, play


def main() -> int:
    """Play the nights that are asked for; 1 where something is wrong in one."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="play the night of this seed, and tell of it")
    parser.add_argument("--nights", type=int, default=0, help="how many nights to play")
    parser.add_argument("--kills", type=int, default=0, help="how often real houses are to be killed")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing after so long")
    parser.add_argument("--kept", type=Path, help="a file to keep what is done in, and go on from")
    parser.add_argument("--hashes", action="store_true", help="tell the hash of each night's journals")
    asked = parser.parse_args()
    if asked.seed is not None:
        return _told(asked.seed)
    if asked.hashes:
        for seed in range(asked.first, asked.first + asked.nights):
            print(seed, play(seed).hash)
        return 0
    if asked.kills:
        evenings = -(-asked.kills // KILLS)
        jobs = Jobs(evening, "python -m tests.simulation --kills 1 --from {seed}", asked.kept)
    else:
        evenings = asked.nights
        jobs = Jobs(counted, "python -m tests.simulation --seed {seed}", asked.kept)
    began = time.monotonic()
    left = jobs.run(range(asked.first, asked.first + evenings), asked.jobs, asked.seconds)
    failed = jobs.verdict()
    print(f"{time.monotonic() - began:.0f} s with {asked.jobs} processes")
    if left:
        print(f"{len(left)} are not begun, the next --from {left[0]}")
    return failed


def _told(seed: int) -> int:
    began = time.process_time()
    made = play(seed, print)
    print(f"seed {seed}: {made.hash}, {time.process_time() - began:.3f} s")
    print(", ".join([f"{number} {what}" for what, number in made.counts.items()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
