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
    """An event that has been announced: nobody is in yet."""
    return Event(terms)


def fold(event: Event, fact: Happened) -> Event:
    """The event after one more fact."""
    return fact.onto(event)


def folded(terms: Terms, told: Iterable[Happened]) -> Event:
    """The event that its facts make."""
    return reduce(fold, told, begin(terms))
