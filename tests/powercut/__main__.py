"""Make images of a house's files as a power cut leaves them.

`python -m tests.powercut --seed N --image M` makes one again; `--nights N --jobs N` a hundred of each of many nights.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tests.powercut.images import Recording, looked_through
from tests.simulation.jobs import Jobs


def main() -> int:
    """Make the images that are asked for; 1 where one is not as it must be."""
    parser = argparse.ArgumentParser(prog="python -m tests.powercut", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the night's seed, or the first night's")
    parser.add_argument("--image", type=int, default=0, help="which image of it")
    parser.add_argument("--nights", type=int, default=0, help="how many nights to look through")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing after so long")
    parser.add_argument("--kept", type=Path, help="a file to keep what is done in, and go on from")
    asked = parser.parse_args()
    if not asked.nights:
        print(Recording(asked.seed).image(asked.image))
        return 0
    jobs = Jobs(looked_through, "python -m tests.powercut --seed {seed} --image …", asked.kept)
    left = jobs.run(range(asked.seed, asked.seed + asked.nights), asked.jobs, asked.seconds)
    failed = jobs.verdict()
    if left:
        print(f"{len(left)} nights are not begun, the next --seed {left[0]}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
