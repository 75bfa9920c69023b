"""Calls of live tables for the floor: what for, and since when."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Why: TypeAlias = Literal["ruling", "dispute", "rebuy", "clock", "deck", "change", "other"]
"""What a dealer calls for: a ruling, a dispute, chips a player buys, time on one, the deck, change."""


class Call(msgspec.Struct, frozen=True):
    """A table has called the floor, about a `player` or nobody (empty), `at` a time in ms since 1970."""

    why: Why
    player: str
    at: int
