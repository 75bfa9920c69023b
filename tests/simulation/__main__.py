"""Play one night again, and tell what happens: `python -m tests.simulation --seed N`."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation.night import play


def main() -> int:
    """Play the nights that are asked for; 1 where one fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="the first night's seed")
    parser.add_argument("--nights", type=int, default=1, help="how many nights, one seed after the other")
    parser.add_argument("--hashes", action="store_true", help="tell the hash of each night's journals")
    asked = parser.parse_args()
    failed = 0
    for seed in range(asked.seed, asked.seed + asked.nights):
        began = time.process_time()
        try:
            made = play(seed, print if asked.nights == 1 and not asked.hashes else lambda _: None)
        except Exception as error:
            failed += 1
            print(f"seed {seed}: {type(error).__name__}: {error}")
            if asked.nights == 1:
                raise
        else:
            if asked.hashes:
                print(seed, made)
            elif asked.nights == 1:
                print(f"seed {seed}: {made}, {time.process_time() - began:.3f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
