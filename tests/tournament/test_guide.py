import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "tournament.md"


def test_what_the_guide_shows_is_so() -> None:
    ran = doctest.testfile(str(GUIDE), module_relative=False)
    assert ran.attempted > 10
    assert ran.failed == 0
