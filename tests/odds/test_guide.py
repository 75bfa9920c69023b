"""Every example of the guide runs and says what it says."""

import doctest
from pathlib import Path


def test_the_guide_tells_the_truth():
    guide = Path(__file__).parents[2] / "docs" / "odds.md"
    failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert tried > 25
    assert failed == 0
