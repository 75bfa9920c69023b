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


HOUSES = {
    "machine": "2 × core",
    "tables": 10,
    "pace": 2.0,
    "houses": [
        {"workers": 0, "people": 50, "seconds": 9.8, "commands": 20.0, "ms": {"serve": 2.0}},
        {
            "workers": 1,
            "people": 50,
            "seconds": 10.1,
            "commands": 20.0,
            "ms": {"worker-a": 5.0, "gateway-a": 1.0},
        },
        {
            "workers": 2,
            "people": 50,
            "seconds": 10.2,
            "commands": 20.0,
            "ms": {"worker-a": 4.0, "worker-b": 2.0, "gateway-a": 1.0},
        },
    ],
}
"""Of two workers the one with the desk is full after 250 commands a second, a single one after 200."""


def test_the_page_has_the_tables_of_what_was_measured():
    page = capacity.PAGE.read_text("utf-8")
    found, houses = [json.loads(each.read_text("utf-8")) for each in (capacity.FIGURES, capacity.WORKERS)]
    assert page.count("<!-- figures: capacity -->") == page.count("<!-- figures: workers -->") == 1
    assert capacity.written(page, found, houses) == page, "run .venv/bin/python tools/capacity.py"
    assert "1,000,000" in page


def test_a_command_costs_what_an_evening_used_beyond_an_idle_one():
    assert capacity.costs(EVENING) == pytest.approx(
        {"desk": 7.5, "worker": 5.0, "gateway": 1.0, "primary": 5.0, "standby": 2.5, "nats": 0.25}
    )


def test_more_workers_bring_as_much_as_the_fullest_process_lets_them():
    lines = dict(
        line.strip("| ").split(" | ", 1) for line in capacity.side_by_side(HOUSES).splitlines() if "|" in line
    )
    assert lines["full first"] == "it | the desk | the desk"
    assert lines["commands a second until it is"] == "500 | 200 | 250"
    assert lines["as many times those of one worker"] == "2.50 | 1.00 | 1.25"
    assert lines["of what so many workers could bring"] == "– | 100% | 62%"
    assert lines["work of all workers, that of one being 100 %"] == "40% | 100% | 120%"


def test_so_many_players_want_so_many_times_as_much():
    wants = capacity.needs(EVENING, 5_000)
    assert wants["tables"] == 1_000
    assert wants["commands"] == 400
    # Each command is done by one worker, whichever; what the desk does for it comes on top.
    assert wants["worker"] == pytest.approx(2.0)
    assert wants["desk"] == pytest.approx(3.0)
    assert wants["gateway"] == pytest.approx(4.0)
