"""The clock: levels and breaks by deadline, pauses, adjustments, dealer pushes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.tournament.clock import commands, facts
from croupier.tournament.course import decides
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event
    from croupier.tournament.terms import Breaks

HOUR: Final = 60 * MINUTE

NO_PUSH: Final = 90_000
"""Dealers are not pushed in the last ninety seconds before a break or a new level (TDA-2022:RP7)."""


@decides(commands.Tick)
def tick(course: Course, _: commands.Tick) -> None:
    """Announce the next level or break for every one whose time is over."""
    event = course.event
    while (at := deadline(course.event)) is not None and at <= course.now:
        if course.event.clock.rest == "on":
            course.say(facts.BreakOver(at))
        elif at == break_due(course.event):
            why = course.why("break-called", "common-break", minutes=_length(course.event) // MINUTE)
            course.say(facts.BreakCalled(at, why))
        else:
            begin_level(course, course.event.clock.index + 1, at)
    if course.event.hand_for_hand and event.clock.on_break and not course.event.clock.on_break:
        course.say(facts.Stopped(course.now))
    if course.event is event and event.phase != "running":
        raise course.refuse("not-running")


def deadline(event: Event) -> int | None:
    """When the clock has to be looked at next, in milliseconds: a level or a break is over, or a common break comes.

    None where nothing comes by itself.
    """
    clock = event.clock
    if event.phase != "running" or clock.rest == "called":
        return None
    times = [clock.ends] if clock.running else []
    if (common := coming_break(event)) is not None:
        times.append(common)
    return min(times, default=None)


def break_due(event: Event) -> int | None:
    """When the next break common to all events comes, in milliseconds; None where it has none, or is in one."""
    breaks, clock = event.terms.breaks, event.clock
    if breaks is None or clock.on_break or event.phase != "running":
        return None
    return common_break(breaks, clock.since)


def coming_break(event: Event) -> int | None:
    """When the next common break comes by itself, hand for hand too, where the clock stands; else None."""
    return break_due(event) if event.clock.running or event.hand_for_hand else None


def common_break(breaks: Breaks, since: int) -> int:
    """When the first break common to all events comes after a time, both in milliseconds."""
    first = breaks.minute * MINUTE
    return ((since - first) // HOUR + 1) * HOUR + first


def begin_break(course: Course) -> bool:
    """Once a common break has been called and the last hand is over it begins, for everybody; whether it began."""
    event = course.event
    if event.clock.rest != "called" or any([table.playing for table in event.tables.values()]):
        return False
    length = _length(event)
    why = course.why("break-began", "common-break", minutes=length // MINUTE)
    course.say(facts.BreakBegan(course.now, length, why))
    return True


def _length(event: Event) -> int:
    return event.terms.breaks.length * MINUTE if event.terms.breaks else 0


def early(event: Event, now: int) -> bool:
    """Whether a level announced now would come before its time: where the book has the clock run out first.

    TDA-2015:22.1, TDA-2017:23.1, TDA-2022:23.1; a break is no level, and levels of so many hands have no clock.
    """
    clock, level = event.clock, event.terms.level(event.clock.index)
    if event.policy.choice("level_starts") != "announcement" or clock.on_break:
        return False
    return not level.by_hands and clock.remaining(now) > 0


@decides(commands.NextLevel)
def next_level(course: Course, asked: commands.NextLevel) -> None:
    """The director announces another level: the next one, or one further on or back."""
    index = course.event.clock.index + asked.by
    if course.event.phase != "running":
        raise course.refuse("not-running")
    if index < 0 or not asked.by:
        raise course.refuse("no-such-level", level=index + 1)
    if asked.by > 0 and early(course.event, course.now):
        left = -(-course.event.clock.remaining(course.now) // 1000)
        clause = course.event.policy.clause("level_starts")
        raise Refusal("tournament-level-too-early", clause=clause, minutes=left // 60, seconds=left % 60)
    begin_level(course, index, course.now)


def begin_level(course: Course, index: int, at: int) -> None:
    """Announce a level or a break."""
    terms = course.event.terms
    level = terms.level(index)
    if level.pause:
        why = course.why("break", "levels-rise", minutes=level.pause)
    else:
        why = course.by_policy(
            "level", "level_starts", level=terms.number(index), small=level.small_blind, big=level.big_blind
        )
    course.say(facts.LevelBegan(index, at, terms.length(index), bool(level.pause), why))


@decides(commands.SetLevels)
def set_levels(course: Course, asked: commands.SetLevels) -> None:
    """Plan the rest of the event anew; raises `Refusal` where that would change what has been played.

    Raises `Mistake` for levels that are none.
    """
    event = course.event
    if event.phase not in ("registering", "running"):
        raise course.refuse("not-running")
    played = event.clock.index + 1 if event.phase == "running" else event.first_level
    for index in range(played):
        same = index < len(asked.levels) and asked.levels[index] == event.terms.level(index)
        if not same:
            raise course.refuse("level-played", "levels-rise", level=event.terms.number(index))
    # Whatever may not be in an event's file may not be here either.
    replace(event.terms, levels=asked.levels)
    course.say(facts.LevelsSet(asked.levels, course.why("levels-set", "levels-rise")))


@decides(commands.Stop)
def stop(course: Course, _: commands.Stop) -> None:
    """Stop the clock; hands go on."""
    if not course.event.clock.running:
        raise course.refuse("clock-stands")
    course.say(facts.Stopped(course.now))


@decides(commands.Resume)
def resume(course: Course, _: commands.Resume) -> None:
    """Let the clock run on."""
    if course.event.clock.rest == "called":
        raise course.refuse("break-called", "common-break")
    if course.event.clock.running or course.event.phase != "running":
        raise course.refuse("clock-runs")
    course.say(facts.Resumed(course.now))


@decides(commands.SetClock)
def set_clock(course: Course, asked: commands.SetClock) -> None:
    """Set what is left of the level."""
    if course.event.phase != "running" or asked.left < 0:
        raise course.refuse("not-running")
    course.say(facts.ClockSet(course.now, asked.left, course.why("clock-set")))


@decides(commands.Push)
def push(course: Course, asked: commands.Push) -> None:
    """A new dealer sits down: not in the last ninety seconds before a new level or a break."""
    event = course.event
    course.table(asked.table)
    if event.clock.running and 0 < event.clock.remaining(course.now) < NO_PUSH:
        raise course.refuse("no-push-now", "no-push-late", seconds=NO_PUSH // 1000)
    course.say(facts.Pushed(asked.table, True))


def level_of_next_hand(event: Event, table: int) -> int:
    """The level a table's next hand is played at: the one announced (TDA-2022:23.2), in a break the one after it.

    Where the level changed during a dealer push, the incoming dealer may have to deal one more hand at the old
    one (TDA-2024:23.5), by the policy's `level_change_in_push`.
    """
    standing = event.tables[table]
    index = event.clock.index
    if standing.pushing and event.policy.choice("level_change_in_push") == "one-more-old" and standing.hands:
        return standing.level
    while event.terms.level(index).pause:
        index += 1
    return index


def by_hands(course: Course) -> bool:
    """Where a level is so many hands long: announce the next one once every table has played them."""
    event = course.event
    hands = event.terms.level(event.clock.index).hands
    if not hands or event.clock.on_break or not event.tables:
        return False
    if min([table.hands - table.since for table in event.tables.values()]) < hands:
        return False
    begin_level(course, event.clock.index + 1, course.now)
    return True


def stays_at_old_level(event: Event, *, acted: bool) -> bool:
    """Whether a hand that was begun at the old level by mistake is played on at it.

    After substantial action it is (TDA-2022:23.4), by the policy's `level_error`; before that it is put right.
    """
    return acted and event.policy.choice("level_error") == "stays-after-action"
