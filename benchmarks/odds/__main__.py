"""Hand strength and equity per CPU second, Croupier beside its peers: `python -m benchmarks.odds`."""

from __future__ import annotations

import json
from importlib.metadata import version

from rich.console import Console
from rich.table import Table

from benchmarks.odds.contests import contests
from benchmarks.rounds import here, machine, median, options, rates
from croupier.odds.kernels import fast

Medians = dict[str, dict[str, float]]


def measured(rounds: int, seconds: float, warm: float) -> Medians:
    """For each contest the median rate of each contestant, ours first."""
    result: Medians = {}
    for title, contestants in contests().items():
        timed = {name: here(play) for name, play in contestants.items()}
        rated = rates(timed, rounds=rounds, seconds=seconds, warm=warm)
        result[title] = {name: median(values) for name, values in rated.items()}
    return result


def shown(result: Medians, rounds: int, seconds: float) -> Table:
    table = Table(
        title="Answers per CPU second", caption=f"medians of {rounds} interleaved rounds of {seconds} s"
    )
    for column in ("question", "contestant"):
        table.add_column(column)
    for column in ("a second", "each", "× best peer"):
        table.add_column(column, justify="right")
    for title, row in result.items():
        peers = [rate for name, rate in row.items() if not name.startswith("croupier")]
        for number, (name, rate) in enumerate(row.items()):
            ratio = f"{rate / max(peers):,.1f}" if peers and name.startswith("croupier") else ""
            table.add_row(title if number == 0 else "", name, _figure(rate), _time(1 / rate), ratio)
        table.add_section()
    return table


def _figure(rate: float) -> str:
    return f"{rate / 1e6:,.2f} M" if rate >= 1e6 else f"{rate:,.0f}" if rate >= 100 else f"{rate:,.2f}"


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:,.2f} {unit}"
    return f"{seconds / 1e-9:,.2f} ns"


def main() -> None:
    parser = options("benchmarks.odds", __doc__, seconds=0.2, warm=0.2)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    result = measured(asked.rounds, asked.seconds, asked.warm)
    if asked.json:
        print(
            json.dumps(
                {"machine": machine(), "instructions": fast.instructions(), "a_second": result}, indent=2
            )
        )
        return
    console = Console()
    peers = ", ".join(f"{name} {version(name)}" for name in ("eval7", "phevaluator", "xiapl"))
    console.print(f"{machine()}; kernels: {fast.instructions()}; peers: {peers}")
    console.print(shown(result, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
