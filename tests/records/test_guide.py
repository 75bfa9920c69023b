"""Every example of the guide to hand histories runs and says what it says."""

import doctest
from pathlib import Path

from croupier.records.pokerstars.games import TITLES


def test_the_guide_tells_the_truth():
    guide = Path(__file__).parents[2] / "docs" / "histories.md"
    failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert tried >= 6
    assert failed == 0
    assert f"the {len(TITLES)} below" in guide.read_text("utf-8")
