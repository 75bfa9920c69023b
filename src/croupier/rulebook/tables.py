"""The rulebooks' package data: tab-separated tables with a header."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of a table by column; cells left out at the end of a line are empty.

    >>> next(rows("rulebooks"))["id"]
    'TDA-2024'
    """
    lines = (files("croupier.rulebook") / "data" / f"{name}.tsv").read_text("utf-8").splitlines()
    columns = lines[0].split("\t")
    blank = dict.fromkeys(columns, "")
    for line in lines[1:]:
        yield blank | dict(zip(columns, line.split("\t"), strict=False))


def names(cell: str) -> tuple[str, ...]:
    """The names in a cell, parted by commas or spaces.

    >>> names("TDA-2022:32, CLUB-7:7.6.1")
    ('TDA-2022:32', 'CLUB-7:7.6.1')
    """
    return tuple(cell.replace(",", " ").split())
