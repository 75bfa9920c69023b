"""Keeping tables even: when a player moves, from which table, who he is, and to which seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.tournament.seating import facts
from croupier.tournament.seating.position import clockwise, next_big_blind, worst_seat

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.terms import Terms

HALT_SHORT = 3
"""So many players fewer than the fullest table, and a table may have to stop (TDA-2022:11D.1)."""

_FULL_RING = 8


def gap(event: Event) -> int:
    """The difference between tables that makes a player move: as published for so many tables, else the policy's.

    >>> from croupier.tournament.terms import Gap, Level, Seating, Terms
    >>> from croupier.tournament.fold import begin
    >>> terms = Terms(name="Sunday", stack=10_000, buy_in=100, levels=(Level(small_blind=50, big_blind=100),),
    ...               seating=Seating(gaps=(Gap(tables=20, players=3),)))
    >>> gap(begin(terms))
    2
    """
    fitting = [each for each in event.terms.seating.gaps if each.tables <= len(event.tables)]
    if fitting:
        return max(fitting, key=lambda each: each.tables).players
    return event.policy.number("balance_threshold")


def sizes(event: Event) -> dict[int, int]:
    """How many sit at each table that is balanced: not at one that closes."""
    return {number: len(table.seats) for number, table in event.tables.items() if number != event.breaking}


def spread(event: Event) -> int:
    """The difference between the fullest and the shortest table."""
    count = sizes(event).values()
    return max(count) - min(count) if count else 0


def in_break_order(event: Event) -> list[int]:
    """The tables in the order in which they break, the next one first."""
    order = event.terms.seating.break_order
    if isinstance(order, tuple):
        listed = [number for number in order if number in event.tables]
        return listed + sorted([number for number in event.tables if number not in order], reverse=True)
    return sorted(event.tables, reverse=order == "last")


def balance(course: Course) -> bool:
    """Move one player if tables are too far apart and somebody can move now; whether anybody did.

    A player moves between hands of his table; while the fullest tables play, the move waits for them. Where the
    worst seat of the shortest table is barred, the next table that is short enough takes him.
    """
    event = course.event
    count = sizes(event)
    if len(count) < 2 or event.terms.rounds is not None:
        return False
    least, most, allowed = min(count.values()), max(count.values()), gap(event)
    if most - least < allowed:
        return False
    order = in_break_order(event)
    givers = [number for number in order if count.get(number) == most and not event.tables[number].playing]
    takers = sorted(
        [number for number in reversed(order) if number in count and most - count[number] >= allowed],
        key=lambda number: count[number],
    )
    for giver in givers:
        for taker in takers:
            if _move_one(course, giver, taker):
                return True
    return False


def _move_one(course: Course, giver: int, taker: int) -> bool:
    event = course.event
    stud = stud_only(event.terms)
    seat = _seat_to_fill(event, taker, stud=stud)
    if seat is None:
        return False
    order = next_big_blind(event, giver)
    for player in _movers(event, giver, seat, stud=stud):
        if player.locked:
            continue
        if not stud and event.policy.flag("balance_keeps_position"):
            seat = _seat_to_fill(event, taker, stud=stud, due=order.index(player.seat)) or seat
        if stud:
            why = course.why("stud-by-seat", "stud-by-seat", table=giver, seat=seat)
        else:
            rule = "mover-while-frozen" if frozen(event, giver) else "next-big-blind"
            why = course.why("next-big-blind", rule, table=giver, gap=spread(event))
        course.say(facts.Moved(player.id, giver, player.seat, taker, seat, "balance", why))
        return True
    return False


def stud_only(terms: Terms) -> bool:
    """Whether an event is played without a button from its first hand to its last."""
    from croupier.play import catalogue

    return not any([catalogue[game].has_button for game in terms.games])


def frozen(event: Event, table: int) -> bool:
    """Whether a table of a mixed event stands in stud, its button waiting for the next game with blinds."""
    if stud_only(event.terms):
        return False
    hands = event.tables[table].hands
    return not event.terms.variant(max(hands - 1, 0), event.clock.index).has_button


def _seat_to_fill(event: Event, taker: int, *, stud: bool, due: int = 0) -> int | None:
    """The seat the player moved will take, None where every free one is barred now."""
    table = event.tables[taker]
    free = event.free(taker)
    if stud:
        last = [seat for seat in table.stood if seat in free]
        return last[-1] if last else min(free, default=None)
    return worst_seat(free, table.positions, list(table.seats), event.policy, due)


def _movers(event: Event, giver: int, seat: int, *, stud: bool) -> Iterator[Entrant]:
    """Who may move, the one the book names first."""
    order = clockwise(event.tables[giver].seats, seat - 1) if stud else next_big_blind(event, giver)
    for each in order:
        entrant = event.entrants[event.tables[giver].seats[each]]
        if entrant.status == "playing":
            yield entrant


def short_tables(event: Event) -> list[int]:
    """The tables so many players short of the fullest that they may have to stop."""
    count = sizes(event)
    most = max(count.values(), default=0)
    return [number for number, size in count.items() if most - size >= HALT_SHORT]


def must_halt(event: Event, number: int) -> bool:
    """Whether a table has to stop dealing until it is filled, by the policy's `halt`.

    Three short of the fullest table (CLUB-7:7.2.5-d), in 8- and 9-handed events only (TDA-2015:10D.1,
    TDA-2017:10D.1), or once the big blind would fall on an open seat too (TDA-2022:11D.1).
    """
    # Asked of every table of a large event, most of which are too full to be short of any.
    too_full = len(event.tables[number].seats) + HALT_SHORT > event.seats
    if event.terms.rounds is not None or too_full or number not in short_tables(event):
        return False
    answer = event.policy.choice("halt")
    if answer == "three-short":
        return True
    if event.terms.seats < _FULL_RING:
        return False
    return answer == "three-short-full-ring" or _big_blind_on_open_seat(event, number)


def _big_blind_on_open_seat(event: Event, number: int) -> bool:
    """Whether the seat next to the last big blind, which would post it now, is empty."""
    table = event.tables[number]
    if table.positions is None:
        return False
    following = clockwise(range(1, event.seats + 1), table.positions.big_blind)
    return following[0] not in table.seats
