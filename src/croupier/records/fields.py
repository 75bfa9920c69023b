"""The fields of the PHH standard and what each may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import time
from decimal import Decimal
from typing import Any, Final

from croupier.errors import Mistake

Check = Callable[[Any], bool]
"""Whether a value of a TOML file may stand in a field."""


def _whole(value: Any) -> bool:
    return type(value) is int


def _number(value: Any) -> bool:
    return type(value) is int or isinstance(value, Decimal)


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(check(item) for item in value)


SHAPES: Final[Mapping[str, Check]] = {
    "text": _text,
    "name": lambda value: _text(value) or _whole(value),
    "whole": _whole,
    "number": _number,
    "flag": lambda value: isinstance(value, bool),
    "time": lambda value: isinstance(value, time),
    "texts": _list_of(_text),
    "wholes": _list_of(_whole),
    "numbers": _list_of(_number),
}
"""The shapes a field may have; each has its own sentence `records-shape-…`."""

FIELDS: Final[Mapping[str, str]] = {
    "variant": "text",
    "ante_trimming_status": "flag",
    "antes": "numbers",
    "blinds_or_straddles": "numbers",
    "bring_in": "number",
    "small_bet": "number",
    "big_bet": "number",
    "min_bet": "number",
    "starting_stacks": "numbers",
    "actions": "texts",
    "author": "text",
    "event": "text",
    "url": "text",
    "venue": "text",
    "address": "text",
    "city": "text",
    "region": "text",
    "postal_code": "text",
    "country": "text",
    "time": "time",
    "time_zone": "text",
    "time_zone_abbreviation": "text",
    "day": "whole",
    "month": "whole",
    "year": "whole",
    "hand": "name",
    "level": "whole",
    "seats": "wholes",
    "seat_count": "whole",
    "table": "name",
    "players": "texts",
    "finishing_stacks": "numbers",
    "winnings": "numbers",
    "currency": "text",
    "currency_symbol": "text",
    "time_limit": "number",
    "time_banks": "numbers",
}
"""Every field of the standard, in the order they are written, with its shape."""

REQUIRED: Final = ("variant", "antes", "starting_stacks", "actions")
"""The fields every hand must have, whatever the game."""

PER_PLAYER: Final = (
    "antes",
    "blinds_or_straddles",
    "players",
    "seats",
    "finishing_stacks",
    "winnings",
    "time_banks",
)
"""Lists with one value for each player, as many as there are starting stacks."""


def check_shape(name: str, value: Any) -> None:
    """Raises `Mistake`, saying what would be right, when the value is not of the shape of the field."""
    shape = FIELDS[name]
    if not SHAPES[shape](value):
        raise Mistake(f"records-shape-{shape}")
