"""A command taken back from under later ones: these are done again as if it had never been given.

What people have done at the tables meanwhile stays done: a seat that was drawn is sat in, chips that were raced are
gone. Only what the software works out by itself (stacks after a bust, places, prizes, bounties) comes out as it now
must. Where what was done later cannot stand without the command, it is not taken back alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol, cast

from croupier.errors import Mistake, Refusal
from croupier.tournament import commands, facts
from croupier.tournament.course import DECIDES, Course
from croupier.tournament.draw import lots
from croupier.tournament.follow import follow

if TYPE_CHECKING:
    from croupier.tournament.event import Event
    from croupier.tournament.facts import Fact
    from croupier.tournament.undo import Entry

_AT_THE_TABLES: Final = (
    facts.Opened,
    facts.Seated,
    facts.Moved,
    facts.Broken,
    facts.FinalTable,
    facts.Waits,
    facts.Race,
    facts.ButtonDrawn,
    facts.HandBegun,
    facts.HandOver,
    facts.Sealed,
)
"""What has happened to people and chips, whatever the software thinks of it."""

_SEATING: Final = (
    commands.Register,
    commands.Move,
    commands.Balance,
    commands.BreakTable,
    commands.FormFinalTable,
    commands.OpenTable,
)
"""Commands whose seats stand as they were drawn."""


class Decide(Protocol):
    """Decides what a command leads to: the event after it and the facts."""

    def __call__(
        self, event: Event, command: commands.Command, *, now: int, seed: str
    ) -> tuple[Event, tuple[Fact, ...]]:
        """Return both; raises `Refusal` when a rule says no."""
        ...


class Redone(NamedTuple):
    """A later command by its number, with what it leads to now."""

    number: int
    facts: tuple[Fact, ...]


def without(
    before: Event, taken_back: Entry, later: Iterable[Entry], decide: Decide
) -> tuple[Event, tuple[Redone, ...]]:
    """The event as it would stand without a command, and what the later ones lead to now.

    `before` is the event before the command, `decide` what decides one (`croupier.tournament.direction`). Raises
    `Refusal` where a later one cannot stand without it.
    """
    event, redone = before, list[Redone]()
    for entry in later:
        after = _again(event, entry, decide) or _as_it_was(event, taken_back, entry)
        if after is None:
            player = str(getattr(entry.command, "player", ""))
            known = before.entrants.get(player) or event.entrants.get(player)
            raise Refusal(
                "tournament-undo-stands-on-it",
                number=taken_back.number,
                by=entry.by,
                later=entry.number,
                who="somebody" if player else "nobody",
                player=known.name if known else player,
            )
        event, told = after
        redone.append(Redone(entry.number, told))
    return event, tuple(redone)


def _again(event: Event, entry: Entry, decide: Decide) -> tuple[Event, tuple[Fact, ...]] | None:
    """The command given anew, where the same happens at the tables."""
    if type(entry.command) not in DECIDES:
        return None
    try:
        after, told = decide(event, entry.command, now=entry.at, seed=entry.seed)
    except (Refusal, Mistake):
        return None
    return (after, told) if _happened(told) == _happened(entry.facts) else None


def _happened(told: Iterable[Fact]) -> list[object]:
    return [_seen(fact) for fact in told if isinstance(fact, _AT_THE_TABLES)]


def _seen(fact: Fact) -> object:
    """A fact as the people at the tables know it: without the reasons."""
    match fact:
        case facts.Seated(player, table, seat, chips):
            return "seated", player, table, seat, chips
        case facts.Moved(player, old_table, old_seat, table, seat):
            return "moved", player, old_table, old_seat, table, seat
        case facts.Broken(table) | facts.FinalTable(table):
            return type(fact), table
        case _:
            return fact


def _as_it_was(event: Event, taken_back: Entry, entry: Entry) -> tuple[Event, tuple[Fact, ...]] | None:
    """Seats as they were drawn; whoever is back in a seat that somebody else has taken since makes way."""
    back = getattr(taken_back.command, "player", "")
    named = getattr(entry.command, "player", "")
    if not isinstance(entry.command, _SEATING) or (back and named == back):
        return None
    course = Course(event, entry.at, entry.seed)
    try:
        for fact in entry.facts:
            if not _stands(course, fact, back):
                return None
            course.say(fact)
        if back and not _seated(course.event, back) and not _makes_way(course, back, last=True):
            return None
        if any([_seated(event, each) and not _seated(course.event, each) for each in event.entrants]):
            # A hand that is taken back brings back whoever went out in it, and the draw knew nothing of him.
            return None
        follow(course)
    except Refusal:
        return None
    return course.event, cast("tuple[Fact, ...]", tuple(course.told))


def _stands(course: Course, fact: Fact, back: str) -> bool:
    """Whether a fact can be as it was, once who is back has made way."""
    event = course.event
    match fact:
        case facts.Seated(player=player, table=table, seat=seat):
            comes = _status(event, player) in ("registered", "alternate")
            return comes and _free(course, table, seat, back)
        case facts.Moved(player=player, table=table, seat=seat):
            known = event.entrants.get(player)
            stays = known is not None and (known.table, known.seat) == (fact.old_table, fact.old_seat)
            return stays and _free(course, table, seat, back)
        case facts.Broken(table=table):
            if table not in event.tables:
                return False
            left = list(event.tables[table].seats.values())
            return not left or (left == [back] and _makes_way(course, back, table))
        case facts.FinalTable(table=table) | facts.Halted(table=table) | facts.Buttoned(table=table):
            return table in event.tables
        case facts.Opened(table=table):
            return table not in event.tables
        case facts.Registered(player=player):
            return _status(event, player) in ("", "gone")
        case facts.Reentered(player=player):
            return _status(event, player) == "out"
        case facts.Waits(player=player):
            return _status(event, player) == "registered"
        case _:
            return isinstance(fact, facts.Drawn | facts.Closing | facts.RegistrationClosed)


def _status(event: Event, player: str) -> str:
    known = event.entrants.get(player)
    return known.status if known else ""


def _free(course: Course, table: int, seat: int, back: str) -> bool:
    """Whether a seat is free, or becomes free because who is back makes way."""
    here = course.event.tables.get(table)
    if here is None or seat > course.event.seats:
        return False
    other = here.seats.get(seat, "")
    return not other or (other == back and _makes_way(course, back))


def _seated(event: Event, player: str) -> bool:
    """Whether he has a seat of his own, or need not have one."""
    entrant = event.entrants.get(player)
    if entrant is None or not entrant.in_play or player in event.alternates:
        return True
    return entrant.seat <= event.seats and _at_his_seat(event, player)


def _at_his_seat(event: Event, player: str) -> bool:
    entrant = event.entrants[player]
    table = event.tables.get(entrant.table)
    return table is not None and table.seats.get(entrant.seat) == player


def _makes_way(course: Course, player: str, leaves: int = 0, *, last: bool = False) -> bool:
    """Draw another seat for whoever is back, at his table or the shortest; whether there was one.

    Until the others have got up he may stand beside his table, in a seat it does not have, but not at the `last`.
    """
    event = course.event
    entrant = event.entrants[player]
    tables = [number for number in event.tables if number != leaves and event.free(number)]
    if tables:
        to = min(
            tables, key=lambda number: (number != entrant.table, len(event.tables[number].seats), number)
        )
        seat = lots(f"{course.new_seed()}:back", event.free(to))[0]
    elif not last and entrant.seat <= event.seats and not leaves:
        to, seat = entrant.table, event.seats + 1
    else:
        return False
    why = course.why("makes-way", "random-seats", player=entrant.name)
    # At the final table nobody sits where he sat: there is no seat to get up from.
    kind: Literal["order", "final"] = "order" if _at_his_seat(event, player) else "final"
    course.say(facts.Moved(player, entrant.table, entrant.seat, to, seat, kind, why))
    return True
