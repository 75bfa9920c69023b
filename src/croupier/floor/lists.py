"""The floor's lists of words, which are data: tab-separated tables with a header."""

from __future__ import annotations

from croupier.rulebook.tables import cells


def lines(name: str) -> list[list[str]]:
    """The cells of every line of a list, the header left out.

    >>> lines("small-words")[0][0]
    'of-a-thing'
    """
    return cells("croupier.floor", name)[1:]
