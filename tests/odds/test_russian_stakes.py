"""What Russian Poker stakes in the mean: rounds from nodes drawn by strata, and the figure that is shipped."""

import json
from importlib.resources import files

import pytest

from croupier.errors import Mistake
from croupier.odds.house.russian_stakes import RARE_UNITS, stakes
from croupier.odds.house.russian_whole import SCALE, drawn, unit_name
from croupier.odds.house.solution import Job
from croupier.odds.house.solvers import solver
from croupier.pit import game

TABLE = game("russian-poker")


def test_the_shipped_figure_says_what_is_staked_and_how_it_swings() -> None:
    found = solver(TABLE).solve(TABLE, None)
    assert 2.9 < float(found.wagered) < 3.2
    assert found.element_of_risk == -found.expected / found.wagered
    assert 2.9 < found.deviation < 3.6
    assert found.strategy[1][1]["deviation"] == "0.137"
    shipped = json.loads((files("croupier.odds.house") / "data" / "russian-poker.json").read_text("utf-8"))
    assert shipped["stakes"]["wagered_error"] < 0.05


def test_rounds_of_a_unit_are_kept_and_a_run_goes_on_where_it_was() -> None:
    # Rare hands are given as done; one unit of drawn nodes is played, too few for an estimate.
    kept = {unit_name(TABLE, "rare-stakes", unit): [[1, 3 * SCALE, 9 * SCALE]] for unit in range(RARE_UNITS)}
    for _ in range(2):
        with pytest.raises(Mistake, match="ask for more nodes"):
            stakes(TABLE, Job(nodes=16, seed=5, workers=1), kept)
    rows = kept[unit_name(TABLE, "stakes5", 0)]
    assert [(tuple(row[:5]), row[5]) for row in rows] == list(drawn(5, 0))
    for row in rows:
        assert SCALE <= row[6] <= 8 * SCALE
        assert row[7] >= 0
