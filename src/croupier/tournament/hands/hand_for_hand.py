"""Hand for hand: one hand at all tables, then all together who went out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.clock.facts import ClockSet, Resumed, Stopped
from croupier.tournament.course import decides
from croupier.tournament.event import Finish
from croupier.tournament.hands import commands, facts
from croupier.tournament.prizes.places import places_to_pay, ranked
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


@decides(commands.CallHandForHand)
def call(course: Course, asked: commands.CallHandForHand) -> None:
    """The director begins or ends it himself."""
    event = course.event
    if event.terms.rounds is not None:
        raise course.refuse("tables-play-out")
    if event.phase != "running" or event.hand_for_hand == asked.on:
        raise course.refuse("hand-for-hand-already" if asked.on else "not-hand-for-hand")
    if not asked.on:
        rank(course)
    # Called when it is due anyway it ends as it would by itself: with the bubble.
    _switch(course, on=asked.on, called=asked.on and not due(event))


@decides(commands.CloseRound)
def close(course: Course, _: commands.CloseRound) -> None:
    """All tables of a live floor have played their hand."""
    if not course.event.hand_for_hand:
        raise course.refuse("not-hand-for-hand")
    close_round(course)


def settle(course: Course) -> bool:
    """Begin, end, or go on to the next hand of hand for hand; whether anything happened."""
    event = course.event
    if not event.hand_for_hand:
        if not due(event):
            return False
        _switch(course, on=True)
        return True
    # Where no table can play, nobody has played the round: it waits for somebody with chips.
    played = event.round_out or any([table.round >= event.round for table in event.tables.values()])
    if not played or not round_over(event):
        return False
    close_round(course)
    return True


def settle_reported(course: Course) -> bool:
    """Go on to the next hand of a live floor once every table has reported its own; whether that happened.

    Where tables report nothing the floor closes the round itself (`CloseRound`).
    """
    event = course.event
    reported = any([table.round >= event.round for table in event.tables.values()])
    if not (event.hand_for_hand and reported and round_over(event)):
        return False
    close_round(course)
    return True


def due(event: Event) -> bool:
    """Whether the money is so near that tables play hand for hand, as the event's terms say how near."""
    near = event.terms.hand_for_hand if event.terms.rounds is None else 0
    if not near or not event.ladder or len(event.tables) < 2:
        return False
    return 0 < event.left - places_to_pay(event) <= near


def round_over(event: Event) -> bool:
    """Whether every table that can play has played its hand of this round."""
    return not any([table.playing or to_play(event, table.number) for table in event.tables.values()])


def to_play(event: Event, number: int) -> bool:
    """Whether a table still has its hand of this round to play."""
    table = event.tables[number]
    with_chips = [entrant for _, entrant in event.at(number) if entrant.stack]
    return table.round < event.round and len(with_chips) > 1 and not table.halted


def _switch(course: Course, *, on: bool, called: bool = False) -> None:
    event = course.event
    left = places_to_pay(event)
    why = course.why("hand-for-hand" if on else "hand-for-hand-over", "hand-for-hand", places=left)
    course.say(facts.HandForHand(on, course.now, why, called))
    if on and event.clock.running and not event.clock.on_break:
        course.say(Stopped(course.now))
    elif not on and not course.event.clock.running and not course.event.clock.rest:
        course.say(Resumed(course.now))


def close_round(course: Course) -> None:
    """Rank who went out this round, take the hand's time off the clock, and go on or end it."""
    rank(course)
    _take_off(course)
    course.say(facts.Round(course.event.round + 1, course.now))
    if not due(course.event) and not course.event.called:
        _switch(course, on=False)


def rank(course: Course) -> None:
    """Whoever waits for the other tables has his place now."""
    out = course.event.round_out
    if out:
        why = course.by_policy("same-hand", "same_hand_bust", players=len(out))
        course.say(facts.Busted(together(course.event), why))


def together(event: Event) -> tuple[Finish, ...]:
    """Who went out this round, at whichever table, ranked by the policy's `same_hand_bust`.

    By their stacks at the start of the hand, equal ones sharing (CLUB-7:7.8.13, ONLINE:bust-1); or all alike, who
    then share the places they cover (TDA-2022:RP8A).
    """
    busted = [(player, finish.stack) for finish in event.round_out for player in finish.players]
    if event.policy.choice("same_hand_bust") == "equal":
        return (Finish(tuple([player for player, _ in busted])),)
    return ranked(busted)


def time_off(event: Event, took: int) -> int:
    """What one hand takes off the clock, in milliseconds; `took` is how long it was.

    A fixed time (TDA-2022:RP8B), or what it took up to that time (TDA-2024:RP8B).
    """
    most = event.policy.number("hand_for_hand_minutes") * MINUTE
    return most if event.policy.flag("hand_for_hand_fixed") else min(took, most)


def _take_off(course: Course) -> None:
    from croupier.tournament.clock.levels import begin_level

    event = course.event
    took = time_off(event, course.now - event.round_at)
    left = event.clock.left - took
    why = course.by_policy("hand-for-hand-clock", "hand_for_hand_minutes", seconds=took // 1000)
    if left > 0:
        course.say(ClockSet(course.now, left, why))
        return
    # Levels and blinds keep rising as the time taken off uses up the level (TDA-2022:RP8D).
    begin_level(course, event.clock.index + 1, course.now)
    if course.event.clock.on_break:
        if not course.event.clock.rest:
            course.say(Resumed(course.now))
        return
    course.say(ClockSet(course.now, max(course.event.clock.left + left, 0), why))
