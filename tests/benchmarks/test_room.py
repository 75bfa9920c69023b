"""The benchmark of the house runs, and gives every figure; how fast anything is stands nowhere here."""

import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from benchmarks.room.__main__ import Measured, main, shown
from benchmarks.room.bots import Decision
from benchmarks.room.costs import TINY, Cost, Size, Told
from benchmarks.room.kinds import KINDS, Kind
from benchmarks.room.wire import Bust, Hand
from croupier.play import catalogue

pytestmark = pytest.mark.xdist_group("benchmarks")


@pytest.fixture(scope="module")
def said() -> dict[str, Any]:
    """The one JSON object that the command prints of a tiny house."""
    printed = StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        given = [f"--{name}={count}" for name, count in TINY._asdict().items()]
        patch.setattr(sys, "argv", ["room", "--json", *given])
        main()
    found: dict[str, Any] = json.loads(printed.getvalue())
    return found


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_a_kind_of_actor_takes_what_it_should_refuses_the_rest_and_tells_those_who_look_on(
    said: dict[str, Any], kind: type[Kind]
) -> None:
    figures = said["actors"][kind.name]
    assert figures.keys() == set(Cost._fields)
    measured = Cost(**figures)
    assert measured.accepted_ms > 0
    assert len(measured.refused_ms) >= 3
    assert all(each > 0 for each in measured.refused_ms.values())
    assert measured.refused_ms[measured.dearest] == measured.dearest_refused_ms
    assert "spectator" in measured.told
    for told in [Told(**each) for each in figures["told"].values()]:
        assert told.bytes > 0
        assert told.first > 0
    assert measured.rows >= TINY.entries
    assert measured.row_bytes > 0
    assert measured.file_bytes > measured.row_bytes
    assert measured.restart_ms > 0
    assert measured.restart_without_snapshots_ms > 0


def test_the_command_prints_every_figure_as_one_json_object(said: dict[str, Any]) -> None:
    assert Size(**said["size"]) == TINY
    assert said["machine"]
    assert said["actors"].keys() == {kind.name for kind in KINDS}
    assert said["empty_house_ms"] > 0
    for hand in said["hands"].values():
        assert hand["most_bytes"] >= hand["bytes"] > 0
        assert hand["rows"] > hand["decisions"] > 0
        assert hand["row_ms"] > 0
    assert said["bust"]["floor"] > 0
    assert said["bust"]["player"] > 0
    assert said["bots_by_game"].keys() == set(catalogue)
    assert said["bots"]["thought_ms"] > 0


def test_the_tables_name_every_actor_and_every_game() -> None:
    told = Told(0.1, 10.0, 20)
    oak = Cost(1.0, {"late": 3.0, "early": 2.0}, {"seat": told}, 1.0, 60, 70.0, 900.0, 4.0, 8.0)
    hand, bust = Hand(9_000.0, 9_100, 12.0, 12.0, 11.0, 1.5), Bust(500.0, 900.0, 5_000, 9_000, 3.0)
    seen = Decision(0.2, 0.9)
    result = Measured(TINY, {"oak": oak}, 4.0, {"ordinary": hand}, bust, seen, {"razz": seen})
    console = Console(file=StringIO(), width=140)
    for table in shown(result):
        console.print(table)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    for word in ("oak", "3.00 ×", "late", "seat", "ordinary", "9,000", "the floor", "razz", "0.90"):
        assert word in said
