"""Environments for learning, hands per CPU second, Croupier beside its peers: `python -m benchmarks.envs`."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.envs.contests import contests
from benchmarks.rounds import here, machine, median, options, quietly, rates

PEERS = ("open-spiel", "rlcard", "pettingzoo", "pokers")


def measured(rounds: int, seconds: float, warm: float) -> Iterator[dict[str, Any]]:
    """The median rate of each environment in each game, all of them in turn, round after round."""
    # PettingZoo's own spaces are rounded, and say so.
    warnings.simplefilter("ignore", UserWarning)
    for contest in contests():
        timed = {name: partial(quietly, here(play)) for name, play in contest.contestants.items()}
        rated = rates(timed, rounds=rounds, seconds=seconds, warm=warm)
        for name, values in rated.items():
            yield {"env": name, "game": contest.title, "hands_per_cpu_s": median(values)}


def main() -> None:
    parser = options("benchmarks.envs", __doc__, seconds=0.5, warm=1)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    rows = list(measured(asked.rounds, asked.seconds, asked.warm))
    if asked.json:
        print(json.dumps({"machine": machine(), "rows": rows}, indent=2))
        return
    table = Table(title="Hands per CPU second, looked at and masked at every decision")
    for column in ("game", "environment", "hands a second", "× best peer"):
        table.add_column(column, justify="left" if column in ("game", "environment") else "right")
    for row in rows:
        peers = [
            each["hands_per_cpu_s"]
            for each in rows
            if each["game"] == row["game"] and not each["env"].startswith("croupier")
        ]
        ratio = f"{row['hands_per_cpu_s'] / max(peers):,.2f}" if row["env"].startswith("croupier") else ""
        table.add_row(row["game"], row["env"], f"{row['hands_per_cpu_s']:,.0f}", ratio)
    console = Console()
    console.print(machine(), *[f"{name} {version(name)}" for name in PEERS])
    console.print(table)


if __name__ == "__main__":
    main()
