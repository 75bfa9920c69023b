"""What somebody who wrote a name wrong may have meant."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names most like a name, the likest first.

    >>> nearest("tda-2202", ["tda-2022", "tda-2024", "club-cash"], most=2)
    ['tda-2022', 'tda-2024']
    """
    from difflib import SequenceMatcher

    wanted = name.casefold()
    matcher = SequenceMatcher(b=wanted, autojunk=False)
    likeness = []
    for each in known:
        matcher.set_seq1(each.casefold())
        likeness.append((-matcher.ratio(), each))
    return [each for _, each in sorted(likeness)[:most]]
