"""The worked cases of the other casino games, by id, and as parameters that carry their clauses."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from croupier.cards import Cards, parse_with_joker

FILE = Path(__file__).parents[1] / "data" / "pit" / "casino.json"


@cache
def cases() -> dict[str, dict[str, Any]]:
    return {case["id"]: case for case in json.loads(FILE.read_text("utf-8"))}


def of_type(*types: str) -> list[Any]:
    """The cases of these types, each marked with its clauses."""
    return [
        pytest.param(case, id=case["id"], marks=pytest.mark.clause(*case["clauses"]))
        for case in cases().values()
        if case["type"] in types
    ]


def cards(names: list[str]) -> Cards:
    return parse_with_joker(" ".join(names))
