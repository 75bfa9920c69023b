"""A table of three on the flop for the tests of acts: what happens is told as in a scenario file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.floor import Ruling
from croupier.records.scenarios import policy_of, read_scenario
from tests.under import book


def rule(
    happened: Any, *before: str, under: str = "", house: Mapping[str, Any] | None = None, **table: Any
) -> Ruling:
    """The ruling on what happened, after the actions before; `table` says what is not as usual."""
    under = under or book()
    usual = {"blinds": "100-200", "street": "flop", "seats": ["A", "B", "C"]}
    told = {**usual, "before": list(before), **table}
    scenario = read_scenario(
        {
            "id": "test",
            "under": under,
            "table": {name: value for name, value in told.items() if value is not None},
            "happened": happened if isinstance(happened, list) else [happened],
        }
    )
    return scenario.ruling(policy_of(under, dict(house or {})))


def counted(ruling: Ruling, name: str) -> tuple[str, int]:
    """What the act of a seat counts as, and the total it comes to."""
    found = next(counted for seat, counted in ruling.counts_as.items() if ruling.situation.name(seat) == name)
    return found.action, found.to


def returned(ruling: Ruling) -> dict[str, int]:
    """What goes back, by the names of the seats."""
    return {ruling.situation.name(seat): amount for seat, amount in ruling.returned.items()}
