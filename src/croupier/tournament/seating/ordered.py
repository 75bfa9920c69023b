"""Seats at the start, and the moves a director orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.draw import lots, seat_cards
from croupier.tournament.seating import commands, facts

if TYPE_CHECKING:
    from croupier.tournament.course import Course


def draw_seats(course: Course, players: list[str], least: int = 0) -> None:
    """Draw seats for everybody who is in: as few tables as they need, and `least`, filled as evenly as they can be.

    Whoever finds no seat waits as an alternate, in the order of registration.
    """
    terms = course.event.terms
    most = terms.entries.tables
    needed = max(-(-len(players) // terms.seats), least)
    tables = min(needed, most) if most else needed
    seated, waiting = players[: tables * terms.seats], players[tables * terms.seats :]
    for number in range(1, tables + 1):
        course.say(facts.Opened(number))
    if tables == 1 and terms.seating.open_cards:
        _take_picked(course, seated)
        seated = [player for player in seated if not course.event.entrants[player].table]
    seed = course.new_seed()
    places = []
    for number in range(1, tables + 1):
        size = len(seated) // tables + (number <= len(seated) % tables)
        places += [(number, seat) for seat in lots(f"{seed}:{number}", course.event.free(number))[:size]]
    stack = seat_cards(seed, places)
    course.say(facts.Drawn(seed, tuple(seated), tuple(stack)))
    code = "day-two-seat" if terms.second_day else "random-seat"
    why = course.why(code, "random-seats")
    for player, (table, seat) in zip(seated, stack, strict=True):
        course.say(facts.Seated(player, table, seat, chips_of(course, player), why))
    for player in waiting:
        course.say(facts.Waits(player))


def chips_of(course: Course, player: str) -> int:
    """What a player sits down with: a full stack, or on the second day what he bagged."""
    terms = course.event.terms
    return course.event.entrants[player].bag if terms.second_day else terms.stack


def _take_picked(course: Course, players: list[str]) -> None:
    """In an event of one table early players pick a seat; who was there first has it (CLUB-7:7.2.1-b)."""
    why = course.why("picked-seat", "open-seat-cards")
    for player in players:
        seat = course.event.entrants[player].picked
        if seat in course.event.free(1):
            course.say(facts.Seated(player, 1, seat, course.event.terms.stack, why))


@decides(commands.Move)
def move(course: Course, asked: commands.Move) -> None:
    """The floor moves a player with all his chips (TDA-2022:7.2); players do not change seats by themselves."""
    entrant = course.entrant(asked.player)
    course.table(asked.table)
    if course.event.terms.rounds is not None and asked.table != entrant.table:
        raise course.refuse("tables-play-out")
    if asked.reason == "swap":
        raise course.refuse("no-seat-swaps", "seats-stay", player=entrant.name)
    if not entrant.table:
        raise course.refuse("not-seated", player=entrant.name)
    table = course.event.tables[entrant.table]
    if entrant.seat in table.dealt:
        raise course.refuse("in-a-hand", player=entrant.name, table=table.number)
    if asked.seat not in course.event.free(asked.table):
        raise course.refuse("seat-taken", table=asked.table, seat=asked.seat)
    rule = {"wrong-seat": "wrong-seat", "special-needs": "random-seats", "director": "seat-changes"}
    why = course.why(asked.reason, rule[asked.reason])
    course.say(facts.Moved(asked.player, entrant.table, entrant.seat, asked.table, asked.seat, "order", why))


@decides(commands.Lock)
def lock(course: Course, asked: commands.Lock) -> None:
    """A player keeps his seat while his table stands."""
    course.say(facts.Locked(course.entrant(asked.player).id, asked.locked))


@decides(commands.Button)
def button(course: Course, asked: commands.Button) -> None:
    """Where the button and the blinds stood, for a table whose hands are not dealt by the house's software."""
    course.table(asked.table)
    course.say(facts.Buttoned(asked.table, asked.positions))


@decides(commands.OpenTable)
def open_table(course: Course, _: commands.OpenTable) -> None:
    """One more table, to be filled by newcomers and by balancing."""
    if course.event.terms.rounds is not None:
        raise course.refuse("tables-play-out")
    if course.event.final:
        raise course.refuse("final-table-plays")
    course.say(facts.Opened(course.event.opened + 1))


@decides(commands.BreakTable)
def close_table(course: Course, asked: commands.BreakTable) -> None:
    """Close a table as soon as its hand is over."""
    event = course.event
    course.table(asked.table)
    if event.terms.rounds is not None:
        raise course.refuse("tables-play-out")
    elsewhere = sum([len(event.free(table)) for table in event.tables if table != asked.table])
    here = len(event.tables[asked.table].seats)
    if here > elsewhere:
        raise course.refuse("no-room-to-break", table=asked.table, players=here, seats=elsewhere)
    course.say(facts.Closing(asked.table, course.why("ordered", "", table=asked.table)))
