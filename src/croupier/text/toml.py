"""TOML that somebody sent: read within bounds, and wrong in one way only."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

DEEPEST: Final = 16
"""The most parts of a dotted key. The library's work grows with their square: 50,000 of them take a minute."""

_KEY: Final = r"""(?>[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_TOO_DEEP: Final = re.compile(rf"(?<![A-Za-z0-9_-])(?:{_KEY}[ \t]*+\.[ \t]*+){{{DEEPEST}}}{_KEY}")


class Beyond(tomllib.TOMLDecodeError):
    """It may be TOML, but nothing a person writes: too deep, or a number of too many digits."""


def loads(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """Read a text as TOML; all that can be wrong with it is a `tomllib.TOMLDecodeError`, which says where.

    >>> loads("[house]\\nbutton = 'dead'")
    {'house': {'button': 'dead'}}
    >>> loads("blinds = 1\\n" + "a." * 50_000 + "b = 1")
    Traceback (most recent call last):
    croupier.text.toml.Beyond: A key of more than 16 parts (at line 2, column 1)
    >>> loads("a = " + "[" * 100_000)
    Traceback (most recent call last):
    croupier.text.toml.Beyond: Nested too deeply (at line 1, column 1)
    """
    deep = _TOO_DEEP.search(text)
    if deep is not None:
        raise _error(f"A key of more than {DEEPEST} parts", text, deep.start())
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise _error("Nested too deeply", text, 0) from None
    except (ValueError, ArithmeticError):
        raise _error("A number of too many digits", text, 0) from None


def _error(what: str, text: str, at: int) -> Beyond:
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    return Beyond(f"{what} (at line {line}, column {column})")
