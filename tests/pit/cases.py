"""The worked cases of Russian Poker, by id."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from croupier.cards import parse

FILE = Path(__file__).parents[1] / "data" / "pit" / "ruspok.json"


@cache
def cases() -> dict[str, dict[str, Any]]:
    return {case["id"]: case for case in json.loads(FILE.read_text("utf-8"))}


def case(id: str) -> dict[str, Any]:
    return cases()[id]


def cards(names: list[str]) -> tuple[int, ...]:
    return parse(" ".join(names))
