"""Whether an event sells rebuys and add-ons now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.tournament.event import Event


def rebuys_open(event: Event) -> bool:
    """Whether rebuys are sold at this level."""
    terms = event.terms.rebuys
    return (
        terms is not None
        and event.phase == "running"
        and not event.rebuys_closed
        and event.terms.number(event.clock.index) <= terms.levels
    )


def add_on_open(event: Event) -> bool:
    """Whether the add-on is sold: in the break after its level."""
    terms = event.terms.add_on
    here = event.clock.on_break and event.terms.number(event.clock.index) == (
        terms.after_level if terms else 0
    )
    return event.phase == "running" and here and not event.rebuys_closed
