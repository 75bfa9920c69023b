"""The tables of the benchmarks are those that a run left, and every peer stands in them."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))
figures = import_module("figures")
FOUND = json.loads(figures.FIGURES.read_text("utf-8"))


@pytest.mark.parametrize("name", figures.PAGES)
def test_a_pages_tables_are_made_of_the_run_that_is_kept(name):
    page = (ROOT / name).read_text("utf-8")
    assert figures.written(page, figures.tables(FOUND)) == page, "run .venv/bin/python tools/figures.py"
    assert page.count("<!-- figures: ") == page.count("<!-- /figures -->") == 4


def test_every_peer_was_measured_in_the_same_run():
    engines = {row["engine"] for row in FOUND["engine"]}
    assert engines == {"pokerkit", "clubs", "open_spiel", "pokers", "croupier", "compiled", "state"}
    envs = {row["env"].partition(",")[0] for row in FOUND["envs"]}
    assert envs == {"croupier", "open_spiel", "rlcard", "pettingzoo", "pokers"}
    assert {name.partition(",")[0] for rate in FOUND["odds"].values() for name in rate} == {
        "croupier",
        "eval7",
        "phevaluator",
        "xiapl",
    }


def test_a_ratio_is_to_the_best_of_the_peers():
    small = {
        "peers": {"open-spiel": "2", "rlcard": "1", "pettingzoo": "3", "pokers": "4"},
        "envs": [
            {"env": name, "game": "Leduc", "hands_per_cpu_s": rate}
            for name, rate in (
                ("croupier, aec", 50),
                ("croupier, batch of 9", 300),
                ("rlcard", 200),
                ("open_spiel", 100),
            )
        ],
    }
    assert figures._envs(small).splitlines()[-1] == "| Leduc | 100 | 200 | – | – | 50 | 300 | 1.50 |"


def test_a_table_nothing_makes_is_told():
    with pytest.raises(KeyError, match="chess"):
        figures.written("<!-- figures: chess -->\n<!-- /figures -->", {})
