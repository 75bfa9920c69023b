"""No-limit hold'em hands per CPU second, Croupier beside its peers: `python -m benchmarks.engine`."""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.engine import clubs_table, croupier_table, pokerkit_table
from benchmarks.engine.policies import Policy, passive, uniform
from benchmarks.rounds import machine, median, rates

TABLES: Final = {"pokerkit": pokerkit_table.play, "clubs": clubs_table.play, "croupier": croupier_table.play}

GAMES: Final[tuple[tuple[str, int, Policy], ...]] = (
    ("NLHE 2p uniform", 2, uniform),
    ("NLHE 6p uniform", 6, uniform),
    ("NLHE 6p passive", 6, passive),
)


def measured(rounds: int, seconds: float, warm: float) -> dict[str, dict[str, float]]:
    """For each game the median rate of each engine and the decisions a hand takes."""
    result = {}
    for title, players, policy in GAMES:
        tables = {
            name: lambda hands, chance, play=play, seats=players, how=policy: play(seats, hands, how, chance)
            for name, play in TABLES.items()
        }
        rated = rates(tables, rounds=rounds, seconds=seconds, warm=warm)
        medians = {name: median(values) for name, values in rated.items()}
        decisions = croupier_table.play(players, 2000, policy, Random(1)) / 2000
        result[title] = {**medians, "decisions": decisions}
    return result


def shown(result: dict[str, dict[str, float]], rounds: int, seconds: float) -> Table:
    table = Table(
        title="Hands per CPU second", caption=f"medians of {rounds} interleaved rounds of {seconds} s"
    )
    table.add_column("game")
    table.add_column("decisions a hand", justify="right")
    for name in TABLES:
        table.add_column(f"{name} {version(name)}", justify="right")
    table.add_column("× pokerkit", justify="right")
    table.add_column("× clubs", justify="right")
    for title, row in result.items():
        ours = row["croupier"]
        figures = [f"{row['decisions']:.1f}", *[f"{row[name]:,.0f}" for name in TABLES]]
        table.add_row(title, *figures, f"{ours / row['pokerkit']:.1f}", f"{ours / row['clubs']:.1f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds each engine plays (default 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of a round (default 0.5)")
    parser.add_argument("--warm", type=float, default=3, help="CPU seconds each engine warms up (default 3)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    result = measured(asked.rounds, asked.seconds, asked.warm)
    if asked.json:
        print(json.dumps({"machine": machine(), "hands_per_cpu_second": result}, indent=2))
        return
    console = Console()
    console.print(machine())
    console.print(shown(result, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
