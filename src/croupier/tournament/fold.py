"""An event as its facts leave it. Facts never fail: what may happen is decided before."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from croupier.tournament.event import Event

if TYPE_CHECKING:
    from croupier.tournament.fact import Happened
    from croupier.tournament.terms import Terms


def begin(terms: Terms) -> Event:
    """An event that has been announced: nobody is in yet.

    >>> from croupier.tournament import dry_run
    >>> begin(dry_run(3).terms).phase
    'registering'
    """
    return Event(terms)


def fold(event: Event, fact: Happened) -> Event:
    """The event after one more fact.

    >>> from croupier.tournament import Lock, dry_run
    >>> night = dry_run(3)
    >>> before, told = night.event, night.do(Lock("2"))
    >>> fold(before, told[0]) == night.event
    True
    """
    return fact.onto(event)


def folded(terms: Terms, told: Iterable[Happened]) -> Event:
    """The event that its facts make.

    >>> from croupier.tournament import dry_run
    >>> night = dry_run(3)
    >>> folded(night.terms, [fact for entry in night.log for fact in entry.facts]) == night.event
    True
    """
    return reduce(fold, told, begin(terms))
