"""What carries each clause out in this release, and how far it is proven: `tools/matrix.py` makes the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from croupier.rulebook.tables import rows


class Standing(NamedTuple):
    """A clause's status (`applied`, `ruled`, `run`, `advisory`) and how far it is proven (`proven`, `weak`, …)."""

    status: str
    proof: str


@cache
def standings() -> Mapping[str, Standing]:
    """The standing of every clause, by its id.

    >>> standings()["TDA-2022:44.1"]
    Standing(status='ruled', proof='proven')
    """
    return {row["clause"]: Standing(row["status"], row["standing"]) for row in rows("standing")}
