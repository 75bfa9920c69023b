"""Hands per CPU second, Croupier beside its peers: `python -m benchmarks.engine`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.engine import clubs_table, croupier_fair, croupier_table, fair, pokerkit_table
from benchmarks.engine.clubs_table import ClubsTable
from benchmarks.engine.compiled_table import CompiledTable, built
from benchmarks.engine.games import GAMES, Game
from benchmarks.engine.openspiel_table import OpenSpielTable
from benchmarks.engine.pokerkit_table import PokerKitTable
from benchmarks.engine.pokers_table import PokersTable
from benchmarks.engine.state_table import StateTable
from benchmarks.rounds import Timed, here, machine, median, options, quietly, rates

MEASURES: Final = ("as-used", "shared-setup")

TITLES: Final = {
    "as-used": "As used: hands per CPU second, one interpreted driver for all, everything a user pays counted",
    "shared-setup": "Shared setup: one setup for all hands, only the cards needed shuffled, driver compiled",
}

PEERS: Final[dict[str, fair.Opened]] = {
    "pokerkit": PokerKitTable.opened,
    "clubs": ClubsTable.opened,
    "open_spiel": OpenSpielTable.opened,
    "pokers": PokersTable.opened,
}

OURS: Final = ("croupier", "compiled", "state")

WIDE: Final = 150
"""Columns of a table that goes to a file."""


class Row(NamedTuple):
    """What was measured of one engine: `hands_per_cpu_s` is the median of the rounds."""

    engine: str
    game: str
    policy: str
    measure: str
    hands_per_cpu_s: float


def measured(measure: str, rounds: int, seconds: float, warm: float) -> Iterator[Row]:
    """Every engine that plays each of the games, all of them in turn, round after round."""
    for game in GAMES:
        tables = _as_used(game) if measure == "as-used" else _shared(game)
        if built():
            tables["compiled"] = CompiledTable(measure, game.title)
        rated = rates(tables, rounds=rounds, seconds=seconds, warm=warm)
        for table in tables.values():
            if isinstance(table, CompiledTable):
                table.close()
        for name, values in rated.items():
            yield Row(name, game.title, game.policy.__name__, measure, median(values))


def _as_used(game: Game) -> dict[str, Timed]:
    opened = {name: open_for(game) for name, open_for in PEERS.items()}
    opened["croupier"] = croupier_fair.CroupierTable(game)
    opened["state"] = StateTable(game)
    tables = {
        name: here(partial(fair.play, table, game)) for name, table in opened.items() if table is not None
    }
    if "pokers" in tables:
        tables["pokers"] = partial(quietly, tables["pokers"])
    return tables


def _shared(game: Game) -> dict[str, Timed]:
    tables: dict[str, Timed] = {"pokerkit": here(partial(pokerkit_table.play, game))}
    if game.variant in clubs_table.CONFIGS:
        tables["clubs"] = here(partial(clubs_table.play, game))
    tables["croupier"] = here(partial(croupier_table.play, game))
    return tables


def shown(measure: str, rows: list[Row], rounds: int, seconds: float) -> Table:
    names = [name for name in (*PEERS, *OURS) if any([row.engine == name for row in rows])]
    found = {(row.game, row.engine): row.hands_per_cpu_s for row in rows}
    table = Table(title=TITLES[measure], caption=f"medians of {rounds} interleaved rounds of {seconds} s")
    table.add_column("game")
    for name in names:
        table.add_column(_head(name), justify="right")
        if name in OURS:
            table.add_column("× best peer", justify="right")
    for game in dict.fromkeys([row.game for row in rows]):
        best = max([found[game, name] for name in names if name not in OURS and (game, name) in found])
        cells = []
        for name in names:
            rate = found.get((game, name))
            cells.append(f"{rate:,.0f}" if rate else "–")
            if name in OURS:
                cells.append(f"{rate / best:.2f}" if rate else "–")
        table.add_row(game, *cells)
    return table


def _head(name: str) -> str:
    return name if name in OURS[1:] else f"{name} {version(name)}"


def main() -> None:
    parser = options("benchmarks.engine", __doc__, seconds=0.5, warm=3)
    parser.add_argument("--measure", choices=MEASURES, help="one of the two measures alone")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    asked = parser.parse_args()
    measures = [asked.measure] if asked.measure else MEASURES
    rows = {name: list(measured(name, asked.rounds, asked.seconds, asked.warm)) for name in measures}
    if asked.json:
        flat = [row._asdict() for each in rows.values() for row in each]
        print(json.dumps({"machine": machine(), "rows": flat}, indent=2))
        return
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    if not built():
        console.print("Nothing is compiled: make compiled")
    console.print(machine())
    for name, each in rows.items():
        console.print(shown(name, each, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
