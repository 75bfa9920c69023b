"""Closing tables in their order, and bringing the last ones together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.draw import by_card, face_up, lots, seat_cards
from croupier.tournament.seating import facts
from croupier.tournament.seating.balance import in_break_order, sizes
from croupier.tournament.terms.final import final_table_seats

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


def final_table_due(event: Event) -> bool:
    """Whether so few are left that they fit at the final table: nobody begins another hand before."""
    if len(event.tables) < 2 or event.open or event.terms.rounds is not None or event.terms.flight:
        return False
    return event.left <= final_table_seats(event.terms, event.policy)


def next_to_break(event: Event) -> int:
    """The table that closes next if one has to close now, else 0.

    Tables close while all players fit at one fewer; two tables only for the final table. While players may still
    come every table that stays keeps a free seat.
    """
    number = len(event.tables)
    if number < (2 if event.terms.flight else 3) or event.alternates or event.terms.rounds is not None:
        return 0
    seats = event.terms.seats - (1 if event.open and event.terms.seats > 2 else 0)
    seated = sum([len(table.seats) for table in event.tables.values()])
    return in_break_order(event)[0] if seated <= (number - 1) * seats else 0


def settle_tables(course: Course) -> bool:
    """Form the final table or close a table, if one is due; whether anything happened."""
    event = course.event
    if event.terms.live and not event.breaking:
        return False
    if final_table_due(event) and not event.terms.live:
        if any([table.playing for table in event.tables.values()]) or event.round_out:
            return False
        draw_final_table(course)
        return True
    if event.breaking:
        table = event.tables[event.breaking]
        if table.playing:
            return False
        room = sum([len(event.free(number)) for number in sizes(event)])
        if room < len(table.seats):
            course.say(facts.Closing(0, course.why("stays-open", "breaking", table=table.number)))
        else:
            break_table(course, table.number)
        return True
    due = next_to_break(event)
    if not due:
        return False
    seated = sum([len(table.seats) for table in event.tables.values()])
    why = course.why("breaking", "breaking", table=due, players=seated, tables=len(event.tables))
    course.say(facts.Closing(due, why))
    return True


def break_table(course: Course, number: int) -> None:
    """Draw the players of a table for free seats elsewhere, in two steps, and close it.

    The short tables are filled first; which of their free seats are drawn for is a lot too. The seat cards are
    scrambled and stacked; every player gets a card face up, and the highest takes the first seat card.
    """
    players = [entrant.id for _, entrant in course.event.at(number)]
    seed = course.new_seed()
    places = _places(course.event, number, len(players), seed)
    if len(places) < len(players):
        raise course.refuse("no-room-to-break", table=number, players=len(players), seats=len(places))
    stack = seat_cards(seed, places)
    cards = face_up(seed, players)
    course.say(facts.Drawn(seed, tuple(players), tuple(stack), cards))
    why = course.why("two-step-draw", "two-step-draw", table=number)
    for player, (table, seat) in zip(by_card(players, cards), stack, strict=True):
        old = course.event.entrants[player].seat
        course.say(facts.Moved(player, number, old, table, seat, "broke", why))
    course.say(facts.Broken(number, course.why("broken", "breaking", table=number)))


def _places(event: Event, number: int, players: int, seed: str) -> list[tuple[int, int]]:
    """The seats to be drawn for: the shortest tables take players first."""
    count = {table: size for table, size in sizes(event).items() if table != number}
    free = {table: lots(f"{seed}:{table}", event.free(table)) for table in count}
    places: list[tuple[int, int]] = []
    while len(places) < players:
        open_tables = [table for table in count if free[table]]
        if not open_tables:
            break
        table = min(open_tables, key=lambda table: (count[table], table))
        places.append((table, free[table].pop(0)))
        count[table] += 1
    return places


def draw_final_table(course: Course) -> None:
    """Everybody left draws a seat at the table that would have broken last."""
    event = course.event
    table = in_break_order(event)[-1]
    why = course.by_policy("final-table", "final_table", players=event.left)
    seed = course.new_seed()
    players = [entrant.id for number in sorted(event.tables) for _, entrant in event.at(number)]
    seats = max(final_table_seats(event.terms, event.policy), event.terms.seats, len(players))
    stack = seat_cards(seed, [(table, seat) for seat in range(1, seats + 1)])[: len(players)]
    course.say(facts.Drawn(seed, tuple(players), tuple(stack), face_up(seed, players)))
    course.say(facts.FinalTable(table, why))
    for player, (_, seat) in zip(by_card(players, face_up(seed, players)), stack, strict=True):
        entrant = event.entrants[player]
        course.say(facts.Moved(player, entrant.table, entrant.seat, table, seat, "final", why))
