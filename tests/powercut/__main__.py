"""Make images again as a power cut leaves them: `python -m tests.powercut --seed NIGHT --image N`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.powercut.images import Recording


def main() -> int:
    """Make the images that are asked for; 1 where one is not as it must be."""
    parser = argparse.ArgumentParser(prog="python -m tests.powercut", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="the night's seed")
    parser.add_argument("--image", type=int, default=0, help="the first image of it")
    parser.add_argument("--images", type=int, default=1, help="how many images, one after the other")
    asked = parser.parse_args()
    recording, told, failed = Recording(asked.seed), Counter[str](), 0
    for number in range(asked.image, asked.image + asked.images):
        try:
            told[recording.image(number)] += 1
        except Exception as error:
            failed += 1
            if asked.images == 1:
                raise
            print(
                f"python -m tests.powercut --seed {asked.seed} --image {number}  # {type(error).__name__}: {error}"
            )
    for what, times in told.most_common():
        print(f"{times:6} {what}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
