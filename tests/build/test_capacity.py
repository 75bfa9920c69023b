"""The table of docs/machines.md is made of the evening that was measured."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))
capacity = import_module("capacity")

EVENING = {
    "tables": 10,
    "people": 50,
    "commands": 4.0,
    "rows": 5.0,
    "messages": 40.0,
    "bytes": 20_000,
    "idle": {"desk": 0.01, "worker": 0.01, "gateway": 0.02, "primary": 0.01, "standby": 0.01, "nats": 0.0},
    "busy": {"desk": 0.05, "worker": 0.02, "gateway": 0.06, "primary": 0.03, "standby": 0.02, "nats": 0.01},
}
"""Ten seconds of four commands: the other worker used 10 ms of its core for two of them a second, the desk 40."""


def test_the_page_has_the_table_of_the_evening_that_is_kept():
    page = capacity.PAGE.read_text("utf-8")
    found = json.loads(capacity.FIGURES.read_text("utf-8"))
    assert page.count("<!-- figures: capacity -->") == 1
    assert capacity.written(page, found) == page, "run .venv/bin/python tools/capacity.py"
    assert "1,000,000" in page


def test_a_command_costs_what_an_evening_used_beyond_an_idle_one():
    assert capacity.costs(EVENING) == pytest.approx(
        {"desk": 7.5, "worker": 5.0, "gateway": 1.0, "primary": 5.0, "standby": 2.5, "nats": 0.25}
    )


def test_so_many_players_want_so_many_times_as_much():
    wants = capacity.needs(EVENING, 5_000)
    assert wants["tables"] == 1_000
    assert wants["commands"] == 400
    # Each command is done by one worker, whichever; what the desk does for it comes on top.
    assert wants["worker"] == pytest.approx(2.0)
    assert wants["desk"] == pytest.approx(3.0)
    assert wants["gateway"] == pytest.approx(4.0)
