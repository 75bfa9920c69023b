"""A club's evening as an event's file: the one that the tests and the benchmarks of its pages direct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import tomli_w

LEVELS: Final = (
    {"small_blind": 25, "big_blind": 50},
    {"break": 10, "colour_up": [25]},
    {"small_blind": 100, "big_blind": 200, "ante": 200},
    {"small_blind": 200, "big_blind": 400, "ante": 400},
)
_EVENING: Final[Mapping[str, Any]] = {
    "live": True,
    "stack": 10_000,
    "seats": 9,
    "chips": [25, 100, 500, 1000],
    "buy_in": 50,
    "fee": 10,
    "event": {"level_starts": "announcement-or-signal"},
    "entries": {"late_levels": 2},
    "prizes": {"ladder": [50, 30, 20]},
    "level": LEVELS,
}


def event_file(name: str, **differs: Any) -> str:
    """The file of an evening: entries for 50 and 10, 10,000 chips, nine at a table, and what `differs` this time.

    >>> "seats = 5" in event_file("Sunday", seats=5)
    True
    """
    return tomli_w.dumps({"name": name, **_EVENING, **differs})


def short_file(name: str) -> str:
    """The file of an event of one level and one prize, entries for 50: for what asks nothing of its evening.

    >>> "ladder" in short_file("Sunday")
    True
    """
    level = {"small_blind": 25, "big_blind": 50}
    told = {"live": True, "stack": 10_000, "buy_in": 50, "prizes": {"ladder": [100]}, "level": [level]}
    return tomli_w.dumps({"name": name, **told})
