"""A run of the tests says at its end what it ran, and closes with pytest's own line."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
FEW = ("tests/text/test_say.py", "src/croupier/cards/card.py")


def test_each_part_is_counted_and_the_last_line_is_pytests(tmp_path):
    told = tmp_path / "told"
    told.write_text("lint: ruff\nweb: 7 passed\n")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *FEW],
        cwd=ROOT,
        env=os.environ | {"CROUPIER_TOLD": str(told)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    lines = run.stdout.splitlines()
    assert lines[-5:-3] == ["lint: ruff", "web: 7 passed"]
    counted = [re.fullmatch(r"(src|tests/text): (\d+) passed", line) for line in lines[-3:-1]]
    assert [each[1] for each in counted] == ["src", "tests/text"]
    whole = sum([int(each[2]) for each in counted if each])
    assert re.fullmatch(rf"{whole} passed in .*", lines[-1])
