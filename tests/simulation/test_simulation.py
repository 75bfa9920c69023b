"""Nights of the whole house, each by its seed; one that fails prints the line that plays it again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.night import play

NIGHTS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 500
TOGETHER = NIGHTS // 20


@pytest.mark.parametrize("first", range(0, NIGHTS, TOGETHER))
def test_a_night_loses_nothing_shows_nothing_and_stops_nobody(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        try:
            play(seed)
        except Exception as error:
            pytest.fail(
                f"python -m tests.simulation --seed {seed}  # {type(error).__name__}: {error}", pytrace=False
            )


def test_the_same_seed_writes_the_same_journals_byte_for_byte() -> None:
    for seed in range(8):
        assert play(seed) == play(seed), seed
    assert play(1) != play(2)


def test_a_night_is_the_same_in_any_process() -> None:
    command = [sys.executable, "-m", "tests.simulation", "--nights", "4", "--hashes"]
    told = [
        subprocess.run(
            command,
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONHASHSEED": hashes},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hashes in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 4
