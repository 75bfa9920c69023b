"""Writes the tables of docs/people.md: what each role may do, and what each ask and each address needs.

.venv/bin/python tools/people.py            write them
.venv/bin/python tools/people.py --check    exit 1 when they are stale
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from croupier.room.house.needs import OWN, STREAMS
from croupier.server.app import addresses
from croupier.server.measures import Measures
from croupier.server.settings import Settings
from croupier.staff import PERMISSIONS, ROLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.house.house import House

PAGE: Final = Path(__file__).parents[1] / "docs" / "people.md"
MADE: Final = re.compile(r"(<!-- made: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def roles() -> Iterator[str]:
    """A line for each permission, a column for each role."""
    yield f"| | {' | '.join(ROLES)} |"
    yield "|---" * (1 + len(ROLES)) + "|"
    for permission in PERMISSIONS:
        may = ["×" if permission in role.may else "" for role in ROLES.values()]
        yield f"| `{permission}` | {' | '.join(may)} |"


def needs() -> Iterator[str]:
    """A line for each ask of each stream."""
    yield "| of | ask | needs | or for himself |"
    yield "|---|---|---|---|"
    for stream, asks in STREAMS.items():
        for ask, needed in asks.items():
            tag = ask.__struct_config__.tag  # type: ignore[attr-defined]
            permissions = ", ".join(f"`{each}`" for each in needed)
            yield f"| {stream} | `{tag}` | {permissions} | {'×' if ask in OWN else ''} |"


def closed() -> Iterator[str]:
    """A line for each address that is for staff alone."""
    yield "| | address | needs |"
    yield "|---|---|---|"
    # What they answer is asked of nobody, so there need be no house.
    for each in addresses(cast("House", None), Settings(), Measures()):
        if each.needs:
            needed = ", ".join([f"`{permission}`" for permission in each.needs])
            yield f"| {'read' if each.takes is None else 'ask'} | `{each.path_format}` | {needed} |"


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is as it should be."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page is stale")
    told = asked.parse_args(arguments)
    parts = {"roles": roles, "needs": needs, "addresses": closed}
    text = PAGE.read_text("utf-8")
    made = MADE.sub(lambda part: f"{part[1]}{chr(10).join(parts[part[2]]())}\n{part[3]}", text)
    if told.check:
        return int(made != text)
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
