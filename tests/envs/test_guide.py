"""The guide to the environments does what it says."""

import doctest
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("guide", ["envs.md", "training.md"])
def test_the_guide_does_what_it_says(guide):
    failed, tried = doctest.testfile(str(DOCS / guide), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_example_brings_kuhn_to_what_it_is_worth():
    solved = runpy.run_path(str(DOCS.parent / "examples" / "kuhn_cfr.py"))["solved"]
    value, strategy = solved(400)
    assert value == pytest.approx(-1 / 18, abs=0.003)
    jack, queen, king = (strategy[card, "r"] for card in (39, 43, 47))
    assert (jack[0], king[1]) == (pytest.approx(1, abs=0.02), pytest.approx(1, abs=0.02))
    # In equilibrium the queen calls a bet every third time.
    assert queen[1] == pytest.approx(1 / 3, abs=0.08)
