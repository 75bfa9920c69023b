"""The tables of docs/machines.md: what so many players want, from what an evening has cost; what more workers bring.

    .venv/bin/python -m benchmarks.room machines --tables 60 --sockets 300 --pace 2 --out benchmarks/machines.json
    .venv/bin/python -m benchmarks.room machines --workers 1,2,4 --out benchmarks/workers.json
    .venv/bin/python tools/capacity.py

They stand between `<!-- figures: capacity -->` or `<!-- figures: workers -->` and `<!-- /figures -->`. Each part's
processor time is what it used while people played less what it uses for nothing, by the command or by the message.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = ROOT / "benchmarks" / "machines.json"
WORKERS: Final = ROOT / "benchmarks" / "workers.json"
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

DESK: Final = ("serve", "worker-a")
"""The process that has the desk: the only one, or the first worker."""

_MARKED: Final = re.compile(r"(<!-- figures: (capacity|workers) -->\n).*?(<!-- /figures -->)", re.S)


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


def fullest(house: dict[str, Any]) -> tuple[str, float]:
    """The process of a house that is full first, and the milliseconds of it that a command takes."""
    ms: dict[str, float] = house["ms"]
    return max(ms.items(), key=lambda each: each[1])


def led(house: dict[str, Any]) -> float:
    """The milliseconds that a command takes of all who lead tables, the desk among them."""
    each: dict[str, float] = house["ms"]
    return sum([ms for name, ms in each.items() if name == "serve" or name.startswith("worker")])


def side_by_side(found: dict[str, Any]) -> str:
    """What a command costs in houses of so many workers, as Markdown."""
    houses = found["houses"]
    (one,) = [each for each in houses if each["workers"] == 1]
    alone = 1000 / fullest(one)[1]
    shares = [(each["workers"], 1000 / fullest(each)[1] / alone) for each in houses]

    def of(house: dict[str, Any], *parts: str) -> str:
        ms = [ms for name, ms in house["ms"].items() if name.startswith(parts) and name not in DESK]
        return f"{sum(ms):.2f}" if ms else "–"

    lines: list[Sequence[str]] = [
        ("", *[_house(each["workers"]) for each in houses]),
        ("---", *["--:"] * len(houses)),
        ("commands a second", *[_rate(each["commands"]) for each in houses]),
        (
            "ms a command: who has the desk",
            *[f"{next(each['ms'][name] for name in DESK if name in each['ms']):.2f}" for each in houses],
        ),
        ("ms a command: the other workers together", *[of(each, "worker") for each in houses]),
        ("ms a command: the gateways", *[of(each, "gateway") for each in houses]),
        ("ms a command: PostgreSQL, both", *[of(each, "primary", "standby") for each in houses]),
        ("ms a command: NATS", *[of(each, "nats") for each in houses]),
        ("ms a command: all of it", *[f"{sum(each['ms'].values()):.2f}" for each in houses]),
        ("full first", *[_process(fullest(each)[0]) for each in houses]),
        ("commands a second until it is", *[f"{1000 / fullest(each)[1]:,.0f}" for each in houses]),
        ("as many times those of one worker", *[f"{share:.2f}" for _, share in shares]),
        (
            "of what so many workers could bring",
            *[f"{share / many:.0%}" if many else "–" for many, share in shares],
        ),
        ("work of all workers, that of one being 100 %", *[f"{led(each) / led(one):.0%}" for each in houses]),
    ]
    told = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return (
        f"Measured one after another with {houses[0]['people']} people at {found['tables']} tables, each thinking"
        f" {found['pace']:g} s, {houses[0]['seconds']:.0f} s each, on {found['machine']}, all processes on that one"
        f" machine.\n\n{told}"
    )


def _house(workers: int) -> str:
    return {0: "one process, SQLite", 1: "1 worker"}.get(workers, f"{workers} workers")


def _process(name: str) -> str:
    return {"serve": "it", "worker-a": "the desk"}.get(name, PARTS.get(name.partition("-")[0], name))


def written(page: str, found: dict[str, Any], houses: dict[str, Any]) -> str:
    """The page with its tables as they are now."""
    now = {"capacity": table(found), "workers": side_by_side(houses)}
    return _MARKED.sub(lambda mark: f"{mark[1]}{now[mark[2]]}\n{mark[3]}", page)


def _rate(value: float) -> str:
    return f"{value:,.1f}" if value < 10 else f"{value:,.0f}"


def _cores(value: float) -> str:
    return f"{value:,.2f}" if value < 1 else f"{value:,.1f}"


def main(arguments: list[str]) -> None:
    """Write the page."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.parse_args(arguments)
    found, houses = [json.loads(each.read_text("utf-8")) for each in (FIGURES, WORKERS)]
    PAGE.write_text(written(PAGE.read_text("utf-8"), found, houses), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
