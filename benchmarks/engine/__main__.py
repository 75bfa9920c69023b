"""Hands per CPU second, Croupier beside its peers: `python -m benchmarks.engine`."""

from __future__ import annotations

import argparse
import json
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.engine import clubs_table, croupier_table, pokerkit_table
from benchmarks.engine.compiled_table import CompiledTable, built
from benchmarks.engine.games import GAMES, Game
from benchmarks.rounds import Timed, here, machine, median, rates

ENGINES: Final = ("pokerkit", "clubs", "croupier", "compiled")


def measured(rounds: int, seconds: float, warm: float) -> dict[str, dict[str, float]]:
    """For each game the median rate of each engine that plays it and the decisions a hand takes."""
    result = {}
    for game in GAMES:
        tables = _tables(game)
        rated = rates(tables, rounds=rounds, seconds=seconds, warm=warm)
        medians = {name: median(values) for name, values in rated.items()}
        decisions = croupier_table.play(game, 2000, Random(1)) / 2000
        result[game.title] = {**medians, "decisions": decisions}
        for table in tables.values():
            if isinstance(table, CompiledTable):
                table.close()
    return result


def _tables(game: Game) -> dict[str, Timed]:
    tables: dict[str, Timed] = {"pokerkit": here(partial(pokerkit_table.play, game))}
    if game.variant in clubs_table.CONFIGS:
        tables["clubs"] = here(partial(clubs_table.play, game))
    tables["croupier"] = here(partial(croupier_table.play, game))
    if built():
        tables["compiled"] = CompiledTable(game.title)
    return tables


def shown(result: dict[str, dict[str, float]], rounds: int, seconds: float) -> Table:
    table = Table(
        title="Hands per CPU second, and how many times the peers'",
        caption=f"medians of {rounds} interleaved rounds of {seconds} s",
    )
    heads = [f"{name} {version(name)}" for name in ENGINES[:3]]
    table.add_column("game")
    for head in ("decisions", *heads, "× pokerkit", "× clubs", "compiled", "× pokerkit", "× clubs"):
        table.add_column(head, justify="right")
    for title, row in result.items():
        cells = [title, f"{row['decisions']:.1f}", *[_rate(row, name) for name in ENGINES[:2]]]
        for ours in ENGINES[2:]:
            cells += [_rate(row, ours), _times(row, ours, "pokerkit"), _times(row, ours, "clubs")]
        table.add_row(*cells)
    return table


def _rate(row: dict[str, float], name: str) -> str:
    return f"{row[name]:,.0f}" if name in row else "–"


def _times(row: dict[str, float], name: str, peer: str) -> str:
    return f"{row[name] / row[peer]:.1f}" if name in row and peer in row else "–"


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
    if not built():
        console.print("Nothing is compiled: make compiled")
    console.print(machine())
    console.print(shown(result, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
