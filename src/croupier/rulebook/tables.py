"""The rulebooks' package data: tab-separated tables with a header."""

from __future__ import annotations

from collections.abc import Iterator
from pkgutil import get_data


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of a table by column; cells left out at the end of a line are empty.

    >>> next(rows("rulebooks"))["id"]
    'TDA-2024'
    """
    data = get_data("croupier.rulebook", f"data/{name}.tsv")
    assert data is not None, "the package lies where its loader can read files"
    lines = data.decode("utf-8").splitlines()
    columns = lines[0].split("\t")
    for line in lines[1:]:
        cells = line.split("\t")
        cells += [""] * (len(columns) - len(cells))
        yield dict(zip(columns, cells, strict=True))


def names(cell: str) -> tuple[str, ...]:
    """The names in a cell, parted by commas or spaces.

    >>> names("TDA-2022:32, CLUB-7:7.6.1")
    ('TDA-2022:32', 'CLUB-7:7.6.1')
    """
    return tuple(cell.replace(",", " ").split())
