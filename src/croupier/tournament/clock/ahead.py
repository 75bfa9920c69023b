"""The breaks an event has still to come, for whoever plans his own by them (ONLINE:break-3)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.tournament.clock.levels import HOUR, coming_break, common_break
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.tournament.event import Event
    from croupier.tournament.terms import Breaks, Terms

MOST: Final = 12
"""How many breaks of an event are told at the most: common ones come every hour without end."""


class BreakAhead(msgspec.Struct, frozen=True, order=True):
    """A break: when it begins, and how long it is, in milliseconds."""

    at: int
    length: int


def breaks_ahead(event: Event, now: int, starts_at: int | None = None) -> tuple[BreakAhead, ...]:
    """Return the break that is on at `now` (milliseconds) and those to come, the next one first.

    An event that has not begun is taken to begin when it `starts_at`. Nothing is told where no time is known: before an
    event without one, while the clock stands, and after a level that ends by hands.

    >>> from croupier.tournament import Level, dry_run
    >>> played = Level(small_blind=25, big_blind=50, minutes=20)
    >>> breaks_ahead(dry_run(3, levels=(played, Level(pause=10), played)).event, now=0)
    (BreakAhead(at=1200000, length=600000),)
    """
    return tuple(islice(_ahead(event, now, starts_at), MOST))


def _ahead(event: Event, now: int, starts_at: int | None) -> Iterator[BreakAhead]:
    terms, clock = event.terms, event.clock
    if event.phase == "registering" and starts_at is not None:
        begins = max(starts_at, now)
        ends = begins + terms.length(event.first_level)
        if terms.breaks:
            yield from _common(terms.breaks, begins, day_ends(terms, event.first_level, ends))
        else:
            yield from between_levels(terms, event.first_level, ends)
    # Hand for hand the clock stands, and common breaks come all the same.
    goes = clock.running or clock.rest == "called" or coming_break(event) is not None
    if event.phase != "running" or event.day_over or not goes:
        return
    ends = clock.ends if clock.running else now + clock.left
    if clock.on_break:
        length = terms.breaks.length * MINUTE if terms.breaks else terms.length(clock.index)
        yield BreakAhead(now if clock.rest == "called" else clock.ends - length, length)
        ends += {"called": length, "on": clock.held}.get(clock.rest, 0)
    if terms.breaks:
        yield from _common(terms.breaks, clock.since, day_ends(terms, clock.index, ends))
    else:
        yield from between_levels(terms, clock.index, clock.ends)


def _common(breaks: Breaks, since: int, over: int | None) -> Iterator[BreakAhead]:
    """The breaks of every hour; of a flight those before it is `over`, which each of them puts off by its length."""
    at, length = common_break(breaks, since), breaks.length * MINUTE
    while over is None or at < over:
        yield BreakAhead(at, length)
        at += HOUR
        over = None if over is None else over + length


def day_ends(terms: Terms, index: int, ends: int) -> int | None:
    """When a flight is over of which a level `ends` at that time, without the breaks; None where no time is known."""
    while index + 1 < len(terms.levels) and not terms.levels[index].by_hands:
        index += 1
        if terms.day_over(index):
            return ends
        ends += terms.length(index)
    return None


def between_levels(terms: Terms, index: int, ends: int) -> Iterator[BreakAhead]:
    """The breaks after a level that `ends` at that time; none after one that ends by hands, or a flight."""
    while index + 1 < len(terms.levels) and not terms.levels[index].by_hands:
        index += 1
        if terms.day_over(index):
            return
        length = terms.length(index)
        if terms.levels[index].pause:
            yield BreakAhead(ends, length)
        ends += length
