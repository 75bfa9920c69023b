"""The clock of an event as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.clock import break_due, early
from croupier.tournament.picture import ClockSeen, LevelSeen
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from croupier.tournament.event import Event
    from croupier.tournament.terms import Terms


def level_seen(terms: Terms, index: int) -> LevelSeen:
    """A level or break of an event as it is announced."""
    level = terms.level(index)
    if level.pause:
        return LevelSeen(
            terms.number(index),
            pause=level.pause * MINUTE,
            length=level.pause * MINUTE,
            colour_up=level.colour_up,
        )
    variant = terms.variant(0, index)
    stakes = level.stakes(terms.ante_by, stud=not variant.has_button)
    return LevelSeen(
        number=terms.number(index),
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        ante=stakes.ante,
        ante_by=terms.ante_by if stakes.ante else "",
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        game=level.game,
        length=0 if level.hands and not level.minutes else terms.length(index),
        hands=level.hands,
    )


def playing_level(event: Event) -> LevelSeen:
    """The level being played, or in a break the one after it."""
    index = event.clock.index
    while event.terms.level(index).pause:
        index += 1
    return level_seen(event.terms, index)


def clock_seen(event: Event, now: int) -> ClockSeen:
    """The clock at a time in milliseconds: what is left, what comes next, and when the next break is."""
    clock, terms = event.clock, event.terms
    running = event.phase == "running"
    level = terms.level(clock.index)
    remaining = clock.remaining(now) if running else terms.length(clock.index)
    to_break, pause = _next_break(terms, clock.index, remaining)
    length = terms.length(clock.index)
    if terms.breaks:
        common, pause = break_due(event), terms.breaks.length * MINUTE
        to_break = max(common - now, 0) if common is not None and clock.running else None
        length = pause if clock.rest else length
    return ClockSeen(
        now=now,
        running=clock.running and running,
        on_break=clock.on_break,
        index=clock.index,
        remaining=remaining,
        ends=clock.ends,
        length=length,
        by_hands=bool(level.hands and not level.minutes),
        level=level_seen(terms, clock.index),
        next=level_seen(terms, clock.index + 1) if event.phase in ("registering", "running") else None,
        next_break=to_break,
        break_length=pause,
        early=running and early(event, now),
        rest=clock.rest,
        held=clock.left if clock.rest == "called" else clock.held,
    )


def _next_break(terms: Terms, index: int, remaining: int) -> tuple[int | None, int | None]:
    """How long it is to the next break, and how long that is; levels by hands make it unknown."""
    ahead = remaining
    while index < len(terms.levels):
        level = terms.levels[index]
        if level.hands and not level.minutes:
            break
        index += 1
        if index < len(terms.levels) and terms.levels[index].pause:
            return ahead, terms.length(index)
        ahead += terms.length(index)
    return None, None
