"""The floor's lists of words, which are data: tab-separated tables with a header."""

from __future__ import annotations

from pkgutil import get_data


def lines(name: str) -> list[list[str]]:
    """The cells of every line of a list, the header left out.

    >>> lines("small-words")[0][0]
    'of-a-thing'
    """
    data = get_data("croupier.floor", f"data/{name}.tsv")
    assert data is not None, "the package lies where its loader can read files"
    return [line.split("\t") for line in data.decode("utf-8").splitlines()[1:]]
