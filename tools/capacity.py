"""The table of docs/machines.md: how much of everything so many players want, from what an evening has cost.

    .venv/bin/python -m benchmarks.room machines --tables 60 --sockets 300 --pace 2 --out benchmarks/machines.json
    .venv/bin/python tools/capacity.py

It stands between `<!-- figures: capacity -->` and `<!-- /figures -->`. Each part's processor time is what it used while
people played less what it uses for nothing, by the command or by the message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = ROOT / "benchmarks" / "machines.json"
PAGE: Final = ROOT / "docs" / "machines.md"

PLAYERS: Final = (100, 1_000, 10_000, 100_000, 1_000_000)
FILLED: Final = 0.5
"""How much of a core a process is to use on an ordinary evening: what is above it is for the last hour of it."""

PAIR: Final = 16
"""The cores of a PostgreSQL server."""

PARTS: Final = {
    "desk": "the desk",
    "worker": "a worker",
    "gateway": "the gateways",
    "primary": "the primary",
    "standby": "the standby",
    "nats": "NATS",
    "proxy": "the proxy",
}
BY_MESSAGE: Final = ("gateway", "nats", "proxy")
"""Parts whose work are messages; that of the others are commands."""

_MARKED: Final = re.compile(r"(<!-- figures: capacity -->\n).*?(<!-- /figures -->)", re.S)


def costs(found: dict[str, Any]) -> dict[str, float]:
    """Processor milliseconds of each part, by the command or the message.

    What is led is shared by two: the desk's own part of a command is what it uses beyond the other worker.
    """
    each = {
        name: max(found["busy"][name] - found["idle"][name], 0.0)
        / found["messages" if name in BY_MESSAGE else "commands"]
        for name in PARTS
        if name in found["busy"]
    }
    # Each of the two leads half of the tables.
    each["desk"], each["worker"] = max(each["desk"] - each["worker"], 0.0), 2 * each["worker"]
    return {name: 1000 * seconds for name, seconds in each.items()}


def needs(found: dict[str, Any], players: int) -> dict[str, float]:
    """What so many seated players want, all at the pace of those who were measured: rates, and cores of each part."""
    share = players / found["people"]
    rates = {name: found[name] * share for name in ("commands", "rows", "messages", "bytes")}
    cores = {
        name: ms / 1000 * rates["messages" if name in BY_MESSAGE else "commands"]
        for name, ms in costs(found).items()
    }
    return {"tables": found["tables"] * share, **rates, **cores}


def table(found: dict[str, Any]) -> str:
    """All of it as Markdown."""
    cost = costs(found)
    said = "; ".join(
        f"{PARTS[name]} {ms:.2f} ms a {'message' if name in BY_MESSAGE else 'command'}"
        for name, ms in cost.items()
    )
    wants = [needs(found, players) for players in PLAYERS]
    lines: list[Sequence[str]] = [
        ("seated players", *[f"{players:,}" for players in PLAYERS]),
        ("---", *["--:"] * len(PLAYERS)),
        ("tables", *[f"{ceil(each['tables'] - 1e-6):,}" for each in wants]),
        *[
            (said, *[_rate(each[name]) for each in wants])
            for said, name in (
                ("commands a second", "commands"),
                ("rows of journals a second", "rows"),
                ("messages to clients a second", "messages"),
            )
        ],
        ("Mbit a second to clients", *[_rate(each["bytes"] * 8 / 1e6) for each in wants]),
        *[
            (
                f"cores: {PARTS[name].removeprefix('a ').removeprefix('the ')}",
                *[_cores(each[name]) for each in wants],
            )
            for name in cost
        ],
        *[
            (said, *[f"{max(ceil(each[name] / FILLED), least):,}" for each in wants])
            for said, name, least in (
                ("workers of one core", "worker", 2),
                ("gateways of one core", "gateway", 2),
            )
        ],
        (
            f"PostgreSQL pairs of {PAIR} cores",
            *[f"{ceil(each['primary'] / FILLED / PAIR):,}" for each in wants],
        ),
        (
            "desks of one core that this would take",
            *[f"{max(ceil(each['desk'] / FILLED), 1):,}" for each in wants],
        ),
    ]
    told = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    way = "through nginx" if found["proxied"] else "by the gateways"
    return (
        f"Measured with {found['people']} people at {found['tables']} tables {way}, each thinking {found['pace']:g} s,"
        f" in {found['seconds']:g} s on {found['machine']}, all processes on that one machine:\n{said}. A message is"
        f" {found['bytes'] / found['messages']:,.0f} bytes. Processes are to be half filled.\n\n{told}"
    )


def written(page: str, found: dict[str, Any]) -> str:
    """The page with its table as it is now."""
    return _MARKED.sub(lambda mark: f"{mark[1]}{table(found)}\n{mark[2]}", page)


def _rate(value: float) -> str:
    return f"{value:,.1f}" if value < 10 else f"{value:,.0f}"


def _cores(value: float) -> str:
    return f"{value:,.2f}" if value < 1 else f"{value:,.1f}"


def main() -> None:
    """Write the page."""
    found = json.loads(FIGURES.read_text("utf-8"))
    PAGE.write_text(written(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main()
