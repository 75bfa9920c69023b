"""Nights of the whole house, each by its seed; one that fails prints the line that plays it again."""

import os
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from tests.depth import NIGHTLY
from tests.simulation.invariants import Found
from tests.simulation.jobs import Jobs
from tests.simulation.night import play

NIGHTS = 10_000 if NIGHTLY else 300
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


def test_a_card_that_a_casino_table_shows_to_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    # The package's own name for it is the function `view`.
    monkeypatch.setattr(import_module("croupier.pit.view"), "dealer_seen", lambda round: round.dealer)
    with pytest.raises(Found, match="is shown") as found:
        list(map(play, range(2, 62, 6)))
    assert found.value.kind == "leaked"


def test_what_is_done_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, again = tmp_path / "kept", "python -m tests.simulation --seed {seed}"
    assert Jobs(_one_in_three_leaks, again, kept).run(range(4), 1) == []
    jobs = Jobs(_one_in_three_leaks, again, kept)
    assert sorted(jobs.done) == [0, 1, 2, 3]
    assert jobs.run(range(6), 1, seconds=0) == [4, 5]
    assert jobs.verdict() == 1
    told = capsys.readouterr().out
    assert "2 failed" in told
    assert "2 nights" in told
    assert "0 lost, 0 doubled, 0 created, 2 leaked, 0 wrong" in told
    assert "python -m tests.simulation --seed 3  # Found: a card" in told


def _one_in_three_leaks(seed: int) -> Counter[str]:
    if not seed % 3:
        raise Found("a card", "leaked")
    return Counter(nights=1)
