"""Writes a new version wherever it stands, and dates the changelog; or compares a tag with it.

python tools/release.py 0.3.0
python tools/release.py --check v0.3.0    exit 1 where the tag is not the version
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

PLACES: Final = (
    ("src/croupier/__init__.py", r'__version__ = "([^"]+)"', 1),
    ("CITATION.cff", r"^version: (\S+)", 1),
    ("web/package.json", r'"version": "([^"]+)"', 1),
    ("web/package-lock.json", r'"version": "([^"]+)"', 2),
    ("docs/openapi.json", r'"version": "([^"]+)"', 1),
)
"""Where the version stands: file, pattern, and how many of the first matches are it."""


def version() -> str:
    """The version of the package."""
    found = re.search(PLACES[0][1], (ROOT / PLACES[0][0]).read_text("utf-8"))
    assert found
    return found[1]


def write(new: str) -> None:
    """Write it everywhere, and open the changelog anew above it."""
    for name, pattern, count in PLACES:
        path = ROOT / name
        text = path.read_text("utf-8")
        changed, times = re.subn(
            pattern, lambda found: found[0].replace(found[1], new), text, count=count, flags=re.M
        )
        if times != count:
            raise SystemExit(f"{name}: the version stands there {times} times, not {count}")
        path.write_text(changed, "utf-8")
    log = ROOT / "CHANGELOG.md"
    today = datetime.now(UTC).date()
    head = "## [Unreleased]\n"
    log.write_text(log.read_text("utf-8").replace(head, f"{head}\n## [{new}] - {today}\n", 1), "utf-8")


def main(arguments: list[str]) -> int:
    """Do what was asked; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = asked.add_mutually_exclusive_group(required=True)
    which.add_argument("version", nargs="?", help="the new version, as 0.3.0")
    which.add_argument(
        "--check", metavar="TAG", help="write nothing; exit 1 where the tag is another version"
    )
    told = asked.parse_args(arguments)
    if told.check is None:
        if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", told.version):
            asked.error(f"{told.version} is no version like 0.3.0")
        write(told.version)
        return 0
    if told.check == f"v{version()}":
        return 0
    print(f"the tag {told.check} is not v{version()}, the version of the package", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
