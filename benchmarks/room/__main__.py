"""What a house costs, in CPU time and bytes: `python -m benchmarks.room`; full of people: `… crowd`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.room import bots, crowd, machines, wire
from benchmarks.room.bots import Decision
from benchmarks.room.costs import Cost, Size, cost, empty_house
from benchmarks.room.kinds import KINDS
from benchmarks.room.players import POLICIES
from benchmarks.room.wire import Bust, Hand
from benchmarks.rounds import machine


class Measured(NamedTuple):
    """Every figure of a run."""

    size: Size
    actors: dict[str, Cost]
    empty_house_ms: float
    hands: dict[str, Hand]
    """By how the six play."""

    bust: Bust
    bots: Decision
    bots_by_game: dict[str, Decision]


def measured(size: Size) -> Measured:
    of_games = bots.decisions(size)
    return Measured(
        size,
        {kind.name: cost(kind, size) for kind in KINDS},
        empty_house(size.rounds),
        {name: wire.hand(policy, size) for name, policy in POLICIES.items()},
        wire.bust(size),
        bots.over_all(of_games),
        of_games,
    )


def as_json(result: Measured) -> dict[str, Any]:
    """The figures by their names, as `--json` prints them."""
    return {"machine": machine(), **_named(result)}


def _named(value: Any) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _named(each) for name, each in value._asdict().items()}
    if isinstance(value, dict):
        return {name: _named(each) for name, each in value.items()}
    return round(value, 4) if isinstance(value, float) else value


def shown(result: Measured) -> Iterable[Table]:
    """The figures as tables."""
    yield _table(
        "An ask, CPU ms",
        ("actor", "accepted", "refused, the dearest", "refused / accepted", "what is wrong with it"),
        [
            (name, f"{each.accepted_ms:.2f}", f"{each.dearest_refused_ms:.2f}", _times(each), each.dearest)
            for name, each in result.actors.items()
        ],
    )
    yield _table(
        "One more who looks on",
        ("actor", "as", "CPU ms a row", "bytes a row", "bytes of the first frame"),
        [
            (name, view, f"{told.ms:.3f}", f"{told.bytes:,.0f}", f"{told.first:,}")
            for name, each in result.actors.items()
            for view, told in each.told.items()
        ],
    )
    yield _table(
        f"The journal, and a restart (an empty house: {result.empty_house_ms:.1f} ms)",
        ("actor", "rows", "CPU ms a row", "bytes a row", "file, bytes a row", "restart, ms", "no snapshots"),
        [
            (
                name,
                f"{each.rows:,}",
                f"{each.row_ms:.2f}",
                f"{each.row_bytes:,.0f}",
                f"{each.file_bytes:,.0f}",
                f"{each.restart_ms:.1f}",
                f"{each.restart_without_snapshots_ms:.1f}",
            )
            for name, each in result.actors.items()
        ],
    )
    yield _table(
        "A hand of no-limit hold'em told to the six who play it, after the first frame",
        ("they play", "decisions", "rows", "bytes to one", "the longest hand", "messages", "CPU ms a row"),
        [
            (
                name,
                f"{each.decisions:.1f}",
                f"{each.rows:.1f}",
                f"{each.bytes:,.0f}",
                f"{each.most_bytes:,}",
                f"{each.messages:.1f}",
                f"{each.row_ms:.2f}",
            )
            for name, each in result.hands.items()
        ],
    )
    bust = result.bust
    yield _table(
        f"A bust in an event of {result.size.people:,} players, after the first frame",
        ("told to", "bytes", "bytes of the first frame"),
        [
            ("a player", f"{bust.player:,.0f}", f"{bust.first_of_player:,}"),
            ("the floor", f"{bust.floor:,.0f}", f"{bust.first_of_floor:,}"),
            (f"both: {bust.ms:.1f} CPU ms", "", ""),
        ],
    )
    yield _table(
        "A bot's decision, CPU ms",
        ("game", "its view made", "thought about"),
        [
            ("median over all games", f"{result.bots.sight_ms:.2f}", f"{result.bots.thought_ms:.2f}"),
            *[
                (game, f"{each.sight_ms:.2f}", f"{each.thought_ms:.2f}")
                for game, each in result.bots_by_game.items()
            ],
        ],
    )


def _times(cost: Cost) -> str:
    return f"{cost.dearest_refused_ms / cost.accepted_ms:,.2f} ×"


def _table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Table:
    table = Table(title=title)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return table


def main() -> None:
    if sys.argv[1:2] == ["crowd"]:
        crowd.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["machines"]:
        machines.main(sys.argv[2:])
        return
    usual = Size()
    parser = argparse.ArgumentParser(prog="python -m benchmarks.room", description=__doc__)
    for name, what in _COUNTS.items():
        given = getattr(usual, name)
        parser.add_argument(f"--{name}", type=int, default=given, help=f"{what} (default {given:,})")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    asked = vars(parser.parse_args())
    as_object = asked.pop("json")
    result = measured(Size(**asked))
    if as_object:
        print(json.dumps(as_json(result), indent=2))
        return
    console = Console()
    console.print(machine())
    for table in shown(result):
        console.print(table)


_COUNTS = {
    "rounds": "rounds of each actor",
    "asks": "asks of each sort in a round",
    "rows": "rows of a journal before it is measured",
    "entries": "players of the large event",
    "hands": "hands that are told",
    "spots": "decisions of a bot in each game",
}


if __name__ == "__main__":
    main()
