"""Every benchmark, one after the other: `python -m benchmarks`, or `make bench`.

python -m benchmarks --figures                   the tables of the README are made of it: tools/figures.py
python -m benchmarks --figures --rounds 3        quicker, and less sure
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from benchmarks.engine.__main__ import main as engine
from benchmarks.engine.__main__ import measured as engine_measured
from benchmarks.envs.__main__ import main as envs
from benchmarks.envs.__main__ import measured as envs_measured
from benchmarks.floor.__main__ import main as floor
from benchmarks.odds.__main__ import main as odds
from benchmarks.odds.__main__ import measured as odds_measured
from benchmarks.room.__main__ import main as room
from benchmarks.rounds import machine, options
from croupier import __version__
from croupier.odds.kernels import fast

FIGURES: Final = Path(__file__).parent / "figures.json"

PEERS: Final = (
    "clubs",
    "eval7",
    "open-spiel",
    "pettingzoo",
    "phevaluator",
    "pokerkit",
    "pokers",
    "rlcard",
    "xiapl",
)


def figures(rounds: int, seconds: float, warm: float) -> None:
    """Measure everything that has a peer in one run, and keep it as `benchmarks/figures.json`."""
    found = {
        "croupier": __version__,
        "machine": machine(),
        "instructions": fast.instructions(),
        "rounds": rounds,
        "seconds": seconds,
        "peers": {name: version(name) for name in PEERS},
        "engine": [row._asdict() for row in engine_measured("as-used", rounds, seconds, warm)],
        "odds": odds_measured(rounds, seconds, warm),
        "envs": list(envs_measured(rounds, seconds, warm)),
    }
    FIGURES.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


def main() -> None:
    parser = options("benchmarks", __doc__, seconds=0.4, warm=1)
    parser.add_argument(
        "--figures", action="store_true", help="keep what has a peer in benchmarks/figures.json"
    )
    asked = parser.parse_args()
    if asked.figures:
        figures(asked.rounds, asked.seconds, asked.warm)
        return
    # Each has options of its own, and is asked without any.
    sys.argv[1:] = []
    for each in (engine, odds, envs, floor, room):
        each()


if __name__ == "__main__":
    main()
