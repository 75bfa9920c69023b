"""Lines and branches that the tests below the room run, package by package (`make coverage`).

    .venv/bin/python tools/coverage_told.py              every package below the room
    .venv/bin/python tools/coverage_told.py play ledger  only these

Core, ledger and money are to be whole: what of them is not run is listed line by line. The examples in docstrings are
tests like others. Money moves in the room, so its desks' tests count for ledger and cage.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
REPORT: Final = ROOT / "build" / "coverage.json"
TESTS: Final = (
    "cards",
    "ranks",
    "rulebook",
    "play",
    "floor",
    "ledger",
    "cage",
    "cash",
    "pit",
    "tournament",
    "records",
)
WHOLE: Final = ("cards", "ranks", "play", "ledger", "cage")
"""The packages of which every line and branch should be run."""

ELSEWHERE: Final = {
    "cards": ("tests/pit", "tests/test_front_door.py"),
    "cage": ("tests/room/cashier", "tests/room/event"),
    "ledger": ("tests/room/journal", "tests/room/pit"),
    "play": ("tests/records", "tests/test_front_door.py"),
    "ranks": ("tests/pit",),
}
"""Tests of other folders that count for a package."""


def measured(tests: list[str]) -> dict[str, dict[str, Any]]:
    """Run the tests under coverage; what it found, by file."""
    run = [sys.executable, "-m", "coverage"]
    REPORT.parent.mkdir(exist_ok=True)
    source = ["--branch", "--source=src/croupier", "--data-file=build/.coverage"]
    done = subprocess.run(
        [*run, "run", *source, "-m", "pytest", "-q", "-n", "0", *tests], cwd=ROOT, check=False
    )
    if done.returncode:
        raise SystemExit(done.returncode)
    subprocess.run([*run, "json", "-q", "--data-file=build/.coverage", "-o", REPORT], cwd=ROOT, check=True)
    found: dict[str, dict[str, Any]] = json.loads(REPORT.read_text("utf-8"))["files"]
    return found


def main(arguments: list[str]) -> None:
    """Tell a line for each package, then what is missing of those that should be whole."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("packages", nargs="*", help="the packages; all below the room where none is named")
    packages = asked.parse_args(arguments).packages or TESTS
    paths = [f"{top}/{part}" for part in packages for top in ("tests", "src/croupier")]
    paths += [path for part in packages for path in ELSEWHERE.get(part, ())]
    files = measured(list(dict.fromkeys(path for path in paths if (ROOT / path).exists())))
    counts: dict[str, Counter[str]] = {}
    missing = []
    for name, found in sorted(files.items()):
        package = Path(name).parts[2] if len(Path(name).parts) > 3 else "croupier"
        counts.setdefault(package, Counter()).update(found["summary"])
        if package in WHOLE and (found["missing_lines"] or found["missing_branches"]):
            missing.append(f"{name}: lines {found['missing_lines']}, branches {found['missing_branches']}")
    for package in [each for each in counts if each in packages]:
        of = counts[package]
        lines = of["covered_lines"] / max(of["num_statements"], 1)
        branches = of["covered_branches"] / max(of["num_branches"], 1)
        print(
            f"{package:12} lines {lines:7.2%} of {of['num_statements']:6,}"
            f"  branches {branches:7.2%} of {of['num_branches']:6,}"
        )
    print(*missing, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
