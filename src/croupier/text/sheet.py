"""Sheets of figures as CSV, for whatever opens them."""

from __future__ import annotations

import csv
import io
from itertools import chain
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_WORKED_OUT: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet takes for something to be worked out."""


def sheet(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A sheet line by line, its columns first; what people wrote is text, and nothing a spreadsheet works out.

    >>> print("".join(sheet(["name", "chips"], [["Ann", -50], ["=1+1", 20]])), end="")
    name,chips
    Ann,-50
    '=1+1,20
    """
    line = io.StringIO()
    writer = csv.writer(line, lineterminator="\n")
    for row in chain([columns], rows):
        writer.writerow([_safe(cell) for cell in row])
        yield line.getvalue()
        line.seek(0)
        line.truncate()


def units(cents: int) -> str:
    """An amount in whole units, as a sheet has it.

    >>> units(-12_50)
    '-12.50'
    """
    return f"{cents / 100:.2f}"


def _safe(cell: object) -> object:
    text = str(cell)
    is_number = text.replace(".", "", 1).lstrip("-").isdigit()
    return f"'{text}" if text.startswith(_WORKED_OUT) and not is_number else cell
