"""The listing of what `import croupier` promises is what the code gives."""

import sys
from importlib import import_module
from pathlib import Path

import croupier

sys.path.append(str(Path(__file__).parents[2] / "tools"))
api = import_module("api")


def test_the_listing_is_up_to_date():
    assert api.LISTING.read_text("utf-8") == api.listing(), "run .venv/bin/python tools/api.py"


def test_every_name_stands_in_it_with_its_parameters_and_types():
    lines = api.listing().splitlines()
    told = {
        line.removeprefix("class ").partition("(")[0].partition(":")[0] for line in lines if line[0] != " "
    }
    assert told == set(croupier.__all__)
    assert "    Hand.raise_to(self, total: int, *, stands: bool = False) -> None" in lines
    assert "    Hand.options: Options | None  # croupier.play.seen" in lines
    assert not [line for line in lines if " at 0x" in line]
