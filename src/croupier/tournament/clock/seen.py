"""The clock of an event as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from croupier.tournament.clock.ahead import between_levels, day_ends
from croupier.tournament.clock.levels import coming_break, early
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from croupier.tournament.event import Event
    from croupier.tournament.terms import Terms


class LevelSeen(msgspec.Struct, frozen=True):
    """A level, or a break of `pause` milliseconds; `number` counts levels, a break has that of the level before it.

    `ante_by` says who posts the ante. `hands` is for levels that are so many hands long.
    """

    number: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_by: Literal["", "all", "big-blind", "button"] = ""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    game: str = ""
    length: int = 0
    hands: int = 0
    pause: int = 0
    colour_up: tuple[int, ...] = ()


class ClockSeen(msgspec.Struct, frozen=True):
    """The clock: `remaining` of the level at the time of the picture, and while it runs the deadline `ends`.

    `next_break` is how long it is to the next break, `break_length` how long that is; None where none comes.
    `by_hands` is whether the level ends by hands and not by time, `early` whether the next level may not be announced
    yet. A break common to all events is `called` while the last hands are played, and then `on`: `level` is the one
    that goes on after it, with `held` left.
    """

    now: int
    running: bool
    on_break: bool
    index: int
    remaining: int
    ends: int
    length: int
    by_hands: bool
    level: LevelSeen
    next: LevelSeen | None
    next_break: int | None
    break_length: int | None
    early: bool = False
    rest: Literal["", "called", "on"] = ""
    held: int = 0


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
        length=0 if level.by_hands else terms.length(index),
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
    coming = next(between_levels(terms, clock.index, remaining), None)
    to_break, pause = (coming.at, coming.length) if coming else (None, None)
    length = terms.length(clock.index)
    if terms.breaks:
        common, pause = coming_break(event), terms.breaks.length * MINUTE
        over = day_ends(terms, clock.index, now + remaining)
        in_time = common is not None and (over is None or common < over)
        to_break = max(common - now, 0) if common is not None and in_time else None
        length = pause if clock.rest else length
    return ClockSeen(
        now=now,
        running=clock.running and running,
        on_break=clock.on_break,
        index=clock.index,
        remaining=remaining,
        ends=clock.ends,
        length=length,
        by_hands=level.by_hands,
        level=level_seen(terms, clock.index),
        next=level_seen(terms, clock.index + 1) if event.phase in ("registering", "running") else None,
        next_break=to_break,
        break_length=pause,
        early=running and early(event, now),
        rest=clock.rest,
        held=clock.left if clock.rest == "called" else clock.held,
    )
