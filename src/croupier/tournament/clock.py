"""The clock: levels and breaks by deadline, pauses, adjustments, dealer pushes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.tournament import commands, facts

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event

NO_PUSH: Final = 90_000
"""Dealers are not pushed in the last ninety seconds before a break or a new level (TDA-2022:RP7)."""


def tick(course: Course, _: commands.Tick) -> None:
    """Announce the next level or break for every one whose time is over."""
    event = course.event
    while course.event.clock.running and course.event.clock.ends <= course.now:
        begin_level(course, course.event.clock.index + 1, course.event.clock.ends)
    if course.event.hand_for_hand and event.clock.on_break and not course.event.clock.on_break:
        course.say(facts.Stopped(course.now))
    if course.event is event and event.phase != "running":
        raise course.refuse("not-running")


def next_level(course: Course, asked: commands.NextLevel) -> None:
    """The director announces another level: the next one, or one further on or back."""
    index = course.event.clock.index + asked.by
    if course.event.phase != "running":
        raise course.refuse("not-running")
    if index < 0 or not asked.by:
        raise course.refuse("no-such-level", level=index + 1)
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


def stop(course: Course, _: commands.Stop) -> None:
    """Stop the clock; hands go on."""
    if not course.event.clock.running:
        raise course.refuse("clock-stands")
    course.say(facts.Stopped(course.now))


def resume(course: Course, _: commands.Resume) -> None:
    """Let the clock run on."""
    if course.event.clock.running or course.event.phase != "running":
        raise course.refuse("clock-runs")
    course.say(facts.Resumed(course.now))


def set_clock(course: Course, asked: commands.SetClock) -> None:
    """Set what is left of the level."""
    if course.event.phase != "running" or asked.left < 0:
        raise course.refuse("not-running")
    course.say(facts.ClockSet(course.now, asked.left, course.why("clock-set")))


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
