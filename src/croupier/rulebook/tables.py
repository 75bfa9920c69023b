"""The rulebooks' package data: tab-separated tables with a header."""

from __future__ import annotations

from collections.abc import Iterator
from pkgutil import get_data


def cells(package: str, name: str) -> list[list[str]]:
    """Every line of a tab-separated table among a package's data, cut into its cells; the header is the first.

    >>> cells("croupier.rulebook", "rulebooks")[0][0]
    'id'
    """
    data = get_data(package, f"data/{name}.tsv")
    assert data is not None, "the package lies where its loader can read files"
    return [line.split("\t") for line in data.decode("utf-8").splitlines()]


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of a table by column; cells left out at the end of a line are empty.

    >>> next(rows("rulebooks"))["id"]
    'TDA-2024'
    """
    columns, *lines = cells("croupier.rulebook", name)
    for line in lines:
        left_out = [""] * (len(columns) - len(line))
        yield dict(zip(columns, line + left_out, strict=True))


def names(cell: str) -> tuple[str, ...]:
    """The names in a cell, parted by commas or spaces.

    >>> names("TDA-2022:32, CLUB-7:7.6.1")
    ('TDA-2022:32', 'CLUB-7:7.6.1')
    """
    return tuple(cell.replace(",", " ").split())
