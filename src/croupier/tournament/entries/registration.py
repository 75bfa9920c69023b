"""Getting in and out: registration, late and again, rebuys and add-ons, alternates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.tournament.course import decides
from croupier.tournament.days.day import check_entry, check_start
from croupier.tournament.entries import commands, facts
from croupier.tournament.prizes.places import places_to_pay
from croupier.tournament.seating.facts import Drawn, Opened, Seated, Waits
from croupier.tournament.terms import MINUTE

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.why import Why


@decides(commands.Register)
def register(course: Course, asked: commands.Register) -> None:
    """A first entry, or a new one for a player who is out."""
    event = course.event
    if event.phase not in ("registering", "running") or not event.open:
        raise course.refuse("registration-closed")
    if event.terms.entries.most and event.entries >= event.terms.entries.most:
        raise course.refuse("full", "late-closes-full", most=event.terms.entries.most)
    check_entry(course, asked.name or asked.player, asked.earlier)
    known = event.entrants.get(asked.player)
    if known is not None and known.status != "gone":
        _enter_again(course, known, asked)
    else:
        name = asked.name or asked.player
        course.say(facts.Registered(asked.player, name, event.terms.price, asked.source, picked=asked.seat))
    if event.phase == "running":
        _find_seat(course, asked)
    elif event.tables or _draws_at_entry(event):
        _seat_before_start(course, asked)


def _draws_at_entry(event: Event) -> bool:
    return event.terms.seating.at_entry > 0 and not event.terms.second_day


def _seat_before_start(course: Course, asked: commands.Register) -> None:
    """Draw a seat at once; a table more is opened where all are full and the event may have one."""
    for number in range(len(course.event.tables), course.event.terms.seating.at_entry):
        course.say(Opened(number + 1))
    event = course.event
    picked = len(event.tables) == 1 and event.terms.seating.open_cards and asked.seat in event.free(1)
    if asked.table or picked:
        _seat_as_ordered(course, replace(asked, table=asked.table or 1))
        return
    most = event.terms.entries.tables
    if not free_seats(event) and not (most and len(event.tables) >= most):
        course.say(Opened(event.opened + 1))
    if not seat_newcomer(course, asked.player):
        course.say(Waits(asked.player))


def _enter_again(course: Course, known: Entrant, asked: commands.Register) -> None:
    most = course.event.terms.entries.reentries
    if known.status == "disqualified":
        raise course.refuse("disqualified-stays-out", player=known.name)
    if known.status != "out":
        raise course.refuse("already-in", "one-seat", player=known.name)
    if known.entries > most:
        raise course.refuse("no-more-entries", player=known.name, most=most)
    if known.id in course.event.paid:
        raise course.refuse("already-paid", player=known.name)
    course.say(facts.Reentered(known.id, course.event.terms.price, asked.source))


def _find_seat(course: Course, asked: commands.Register) -> None:
    if asked.table:
        _seat_as_ordered(course, asked)
    elif not seat_newcomer(course, asked.player):
        course.say(Waits(asked.player))


def _seat_as_ordered(course: Course, asked: commands.Register) -> None:
    course.table(asked.table)
    if asked.seat not in course.event.free(asked.table):
        raise course.refuse("seat-taken", table=asked.table, seat=asked.seat)
    why = course.why("special-needs", "random-seats")
    course.say(Seated(asked.player, asked.table, asked.seat, course.event.terms.stack, why))


def seat_newcomer(course: Course, player: str) -> bool:
    """Draw a seat for a newcomer out of the pool the policy names; False when every seat is taken.

    The pool is every free seat at the shortest tables, the same for new and late players, or any free seat
    (`late_entry_pool`). He gets a complete stack, and where he sits between the small blind and the button he
    waits for it to pass.
    """
    from croupier.tournament.draw import lots

    event = course.event
    pool = free_seats(event)
    if not pool:
        return False
    seed = course.new_seed()
    table, seat = lots(seed, pool)[0]
    course.say(Drawn(seed, (player,), tuple(pool)))
    if event.phase == "registering":
        why = course.why("random-seat", "random-seats")
    else:
        why = course.by_policy("late-seat", "late_entry_pool", seats=len(pool))
    course.say(Seated(player, table, seat, event.terms.stack, why))
    return True


def free_seats(event: Event) -> list[tuple[int, int]]:
    """The seats newcomers draw for: at tables that stay, by the policy's `late_entry_pool`."""
    free = {table: event.free(table) for table in event.tables if table != event.breaking}
    with_room = [table for table in free if free[table]]
    if not with_room:
        return []
    least = min([len(event.tables[table].seats) for table in with_room])
    if event.policy.choice("late_entry_pool") != "random":
        with_room = [table for table in with_room if len(event.tables[table].seats) == least]
    return [(table, seat) for table in with_room for seat in free[table]]


@decides(commands.Unregister)
def unregister(course: Course, asked: commands.Unregister) -> None:
    """Give an entry back, with its fee, while that is open."""
    event, rules = course.event, course.event.terms.entries
    entrant = course.entrant(asked.player)
    if event.phase != "registering":
        raise course.refuse("unregister-too-late", "unregister-until", minutes=rules.unregister_minutes)
    if not rules.unregister or event.terms.second_day:
        raise course.refuse("no-unregistering", "no-unregistering")
    if entrant.won_seat and rules.won_seats_stay:
        raise course.refuse("won-seat-stays", "won-seat-stays", player=entrant.name)
    if asked.starts_in and asked.starts_in < rules.unregister_minutes * MINUTE:
        raise course.refuse("unregister-too-late", "unregister-until", minutes=rules.unregister_minutes)
    course.say(facts.Unregistered(asked.player, event.terms.price, ticket=entrant.won_seat))


@decides(commands.Start)
def start(course: Course, _: commands.Start) -> None:
    """Open as many tables as are needed, draw every seat not drawn yet, and let the clock run."""
    from croupier.tournament.rounds.drawing import draw_round
    from croupier.tournament.seating.ordered import draw_seats

    event = course.event
    if event.phase != "registering":
        raise course.refuse("already-started")
    entered = [entrant.id for entrant in event.entrants.values() if entrant.status == "registered"]
    if len(entered) + event.left < 2:
        raise course.refuse("too-few-entries", entries=len(entered) + event.left)
    check_start(course)
    course.say(facts.Started(course.now))
    if event.tables:
        for player in entered:
            if not seat_newcomer(course, player):
                course.say(Waits(player))
    elif event.terms.rounds is not None:
        draw_round(course, entered)
    else:
        draw_seats(course, entered)


@decides(commands.DrawSeats)
def draw_before_start(course: Course, asked: commands.DrawSeats) -> None:
    """Draw the seats of everybody who is in, before the clock runs."""
    from croupier.tournament.seating.ordered import draw_seats

    event = course.event
    if event.phase != "registering":
        raise course.refuse("already-started")
    if not event.terms.live or event.terms.rounds is not None:
        raise course.refuse("seats-at-the-start", "random-seats")
    if event.tables:
        raise course.refuse("seats-drawn-already", "random-seats")
    entered = [entrant.id for entrant in event.entrants.values() if entrant.status == "registered"]
    if not entered and not asked.tables:
        raise course.refuse("too-few-entries", entries=0)
    check_start(course)
    draw_seats(course, entered, asked.tables)


@decides(commands.CloseRegistration)
def close_registration(course: Course, _: commands.CloseRegistration) -> None:
    """The director lets nobody else in."""
    if not course.event.open:
        raise course.refuse("registration-closed")
    guaranteed = course.event.guaranteed
    course.say(facts.RegistrationClosed(guaranteed, course.why("closed-by-director")))


def registration_over(course: Course) -> bool:
    """Close registration when its time is over, the event is full, or the prizes begin; whether it closed."""
    event = course.event
    if not event.open or event.phase != "running":
        return False
    why, guaranteed = _closing(course)
    if why is None:
        return False
    course.say(facts.RegistrationClosed(guaranteed, why))
    return True


def _closing(course: Course) -> tuple[Why | None, bool]:
    event = course.event
    rules = event.terms.entries
    if event.terms.second_day:
        return course.why("closed-second-day"), True
    if event.terms.number(event.clock.index) > rules.late_levels:
        return course.why("late-over", "", level=rules.late_levels), True
    if rules.most and event.entries >= rules.most:
        return course.why("closed-full", "late-closes-full", most=rules.most), True
    in_the_money = event.out and event.left <= places_to_pay(event) and not event.terms.flights
    if in_the_money and event.policy.choice("late_close") == "in-the-money-or-full":
        why = course.why("closed-in-the-money", "late-closes-in-the-money", left=event.left)
        return why, not event.policy.flag("guarantee_dropped")
    # A level of hands never ends where nobody can be dealt one.
    level = event.terms.level(event.clock.index)
    if event.left <= 1 < event.unique and level.by_hands:
        return course.why("closed-nobody-left", "ends-at-one"), True
    return None, True


def seat_alternates(course: Course) -> bool:
    """Give the first alternate a seat that has become free, or open a table; whether anybody sat down."""
    event = course.event
    if not event.alternates:
        return False
    if seat_newcomer(course, event.alternates[0]):
        return True
    most = event.terms.entries.tables
    if (most and len(event.tables) >= most) or event.final:
        return False
    course.say(Opened(event.opened + 1))
    return seat_newcomer(course, event.alternates[0])
