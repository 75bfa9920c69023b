"""Points of the rules: for each the clauses that say it, whichever book they stand in.

A ruling cites a point; which of its clauses are cited is a matter of the profile in force. Each area keeps its own
table; they are one here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from croupier.floor.points import acts, cards, general, order, people, showdown
from croupier.rulebook import Policy, registry
from croupier.rulebook.layers import profile_named


def _joined(*tables: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    joined: dict[str, tuple[str, ...]] = {}
    for table in tables:
        for point, clauses in table.items():
            if point in joined:
                raise ValueError(point)
            joined[point] = tuple(clauses.split())
    return joined


POINTS: Final[Mapping[str, tuple[str, ...]]] = _joined(
    general.POINTS,
    acts.POINTS,
    order.POINTS,
    cards.POINTS,
    showdown.POINTS,
    people.POINTS,
)
"""The clauses of every point."""

FALLBACK: Final = "fairness"
"""The point that lets a person decide where a book is silent."""


class Citation(NamedTuple):
    """The clauses to cite, and whether they are the policy's own."""

    clauses: tuple[str, ...]
    own: bool


@lru_cache(maxsize=4096)
def citation(point: str, profile: str) -> Citation:
    """The clauses of a point in a profile's own books, or those of the first book that has it.

    >>> citation("overchip-calls", "tda-2024")
    Citation(clauses=('TDA-2022:44.1',), own=True)
    >>> citation("overchip-calls", "fspr-competition").clauses
    ('FSPR:bigchip-1', 'FSPR:over-1')
    """
    clauses = POINTS[point]
    own = own_clauses(clauses, profile)
    if own:
        return Citation(own, True)
    other = clauses[0].partition(":")[0] if clauses else ""
    return Citation(tuple([clause for clause in clauses if clause.startswith(f"{other}:")]), False)


def own_clauses(clauses: Iterable[str], profile: str) -> tuple[str, ...]:
    """Those that stand in the profile's books: an amended book is asked only where the amending one is silent, and a
    book that fills the gaps of another is not asked for its cash games."""
    clauses = tuple(clauses)
    books = profile_named(profile).books
    found: list[str] = []
    for place, book in enumerate(books):
        here = [clause for clause in clauses if within(clause, book)]
        if place:
            here = [clause for clause in here if registry()[clause].mode != "cash"]
        found += here
        if here and registry().rulebooks[book.partition("/")[0]].amends:
            break
    return tuple(found)


@lru_cache(maxsize=4096)
def within(clause: str, book: str) -> bool:
    """Whether a clause stands in a book, or in the part of it that a profile names."""
    rulebook, _, part = book.partition("/")
    return clause.startswith(f"{rulebook}:") and (not part or registry()[clause].part == part)


def is_own(clause: str, policy: Policy) -> bool:
    """Whether a clause stands in one of the books of the policy's profile.

    A book behind the first fills its gaps, but for its clauses on cash games unless the policy lets those in too
    (CLUB-7:7.1.2, K92).
    """
    first, *behind = profile_named(policy.profile).books
    if within(clause, first):
        return True
    fills = any(within(clause, book) for book in behind)
    return fills and (registry()[clause].mode != "cash" or policy.choice("fallback") == "all")


@lru_cache(maxsize=4096)
def of_the_game(clauses: tuple[str, ...], family: str, structure: str) -> tuple[str, ...]:
    """Those that speak of a family of games (`flop`, `stud`, `draw`) and a betting structure (`FL`, `HP`, `PL`, `NL`),
    or of all.

    >>> of_the_game(("FSPR:fl-2", "FSPR:fl-4", "FSPR:cap-1"), "flop", "FL")
    ('FSPR:fl-2', 'FSPR:cap-1')
    """
    return tuple([clause for clause in clauses if _speaks_of(clause, family, structure)])


def _speaks_of(clause: str, family: str, structure: str) -> bool:
    about = registry()[clause]
    return (about.family in ("", "all") or family in about.family.split(",")) and (
        about.structure in ("", "any") or structure in about.structure.split(",")
    )
