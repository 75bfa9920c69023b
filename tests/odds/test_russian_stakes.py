"""What Russian Poker stakes in the mean: rounds from nodes drawn by strata, and the figure that is shipped."""

import pytest

from croupier.errors import Mistake
from croupier.odds.house.russian_poker import run
from croupier.odds.house.russian_stakes import RARE_UNITS, stakes
from croupier.odds.house.russian_whole import HAND_UNIT, RARE_HANDS, SCALE, UNIT, drawn, unit_name
from croupier.odds.house.solution import Job
from croupier.odds.house.solvers import solver
from croupier.pit import game

TABLE = game("russian-poker")


def test_what_is_staked_is_within_three_errors_of_what_rounds_had_said_before_it_was_known() -> None:
    """3,104 hands drawn by strata, each played out four times: 3.0937 ± 0.0206, with a mean square of 10.09 ± 0.87."""
    found = solver(TABLE).solve(TABLE, None)
    assert abs(float(found.wagered) - 3.0937) < 3 * 0.0206
    assert abs(found.deviation**2 - 10.085) < 3 * 0.868


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


def done(units: int) -> dict[str, list[list[int]]]:
    """A job of which all is done already: every hand is worth half an ante, stakes three and swings by nine."""
    rare = range(-(-RARE_HANDS // HAND_UNIT))
    kept = {unit_name(TABLE, "rare", unit): [[1, SCALE // 2]] for unit in rare}
    kept |= {unit_name(TABLE, "rare-stakes", unit): [[1, 3 * SCALE, 9 * SCALE]] for unit in range(RARE_UNITS)}
    for unit in range(units):
        nodes = [(*cards, up) for cards, up in drawn(5, unit)]
        kept[unit_name(TABLE, "seed5", unit)] = [[*node, SCALE // 2] for node in nodes]
        kept[unit_name(TABLE, "stakes5", unit)] = [[*node, 3 * SCALE, 9 * SCALE] for node in nodes]
    return kept


def test_a_job_of_nodes_says_that_it_gives_the_edge_alone_unless_hands_are_played_out() -> None:
    kept, nodes = done(60), 60 * UNIT
    alone = run(TABLE, Job(nodes=nodes, seed=5, workers=1), kept)
    assert ("pit-russian-edge-alone", {}) in alone.strategy
    assert {"wagered", "element_of_risk", "variance"}.isdisjoint(alone.report())
    played = run(TABLE, Job(nodes=nodes, seed=5, workers=1, stakes=nodes), kept)
    assert "pit-russian-edge-alone" not in [code for code, _ in played.strategy]
    assert played.expected == alone.expected
    assert round(float(played.wagered), 3) == 3.0
    assert played.element_of_risk == -played.expected / played.wagered
