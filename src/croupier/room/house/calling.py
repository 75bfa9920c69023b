"""Who is to be called, and to what: a seat that is ready, a move to another table, a level that begins.

Nothing is remembered but how things stood at the last look. What was so when the house opened calls nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.room.house.house import House
    from croupier.room.table.waiting import KeptSeat

CallKind: TypeAlias = Literal["seat", "move", "level"]
"""What somebody is called to: a seat from a list, a seat of an event, a new level of it."""

KINDS: Final[tuple[CallKind, ...]] = ("seat", "move", "level")


class Call(NamedTuple):
    """Somebody is called: by which kind of call, and where; `path` is the page that says more.

    `table` and `seat` are those he is called to, `level` is the number of the level that begins; 0 where there is none.
    """

    person: str
    kind: CallKind
    where: str
    path: str
    table: int = 0
    seat: int = 0
    level: int = 0


class Seen(NamedTuple):
    """How things stand: who was called from which list when, where everybody sits in events, and their levels.

    `kept` are the seats of online tables that are kept for those who were called to them.
    """

    called: dict[tuple[str, str], int]
    kept: dict[tuple[str, str], KeptSeat]
    seats: dict[tuple[str, str], tuple[int, int]]
    levels: dict[str, int]
    online: frozenset[str]


def seen(house: House) -> Seen:
    """Look at the lists of the live cash room and of the online tables, and at every event that runs."""
    seats: dict[tuple[str, str], tuple[int, int]] = {}
    levels: dict[str, int] = {}
    online: set[str] = set()
    for actor in house.events.events:
        event = actor.state.event
        if event.phase != "running":
            continue
        if not actor.state.terms.live:
            online.add(actor.state.id)
        levels[actor.state.id] = event.clock.index
        seats |= {
            (actor.state.id, each.id): (each.table, each.seat)
            for each in event.entrants.values()
            if each.table and each.status == "playing"
        }
    return Seen(house.cash.called(), house.lists.called(), seats, levels, frozenset(online))


def calls(before: Seen, now: Seen, house: House) -> Iterator[Call]:
    """Return whom what has changed between two looks calls."""
    for (game, person), at in now.called.items():
        if before.called.get((game, person)) != at:
            yield Call(person, "seat", game, "/cash/me")
    for (game, person), kept in now.kept.items():
        if before.kept.get((game, person)) != kept:
            where = house.tables[kept.table].state.terms.name
            yield Call(person, "seat", where, f"/table/{kept.table}", seat=kept.seat)
    for (event, person), (table, seat) in now.seats.items():
        sat = before.seats.get((event, person), (0, 0))[0]
        # The page of an online table follows whoever is moved: he is called to his first seat alone.
        if sat != table and not (sat and event in now.online):
            yield Call(person, "move", _name(house, event), f"/event/{event}", table, seat)
    for event, level in now.levels.items():
        # At an online table the cards go on by themselves, and a level calls nobody.
        if event not in now.online and before.levels.get(event, level) != level:
            for other, person in now.seats:
                if other == event:
                    yield Call(person, "level", _name(house, event), f"/event/{event}", level=level + 1)


def _name(house: House, event: str) -> str:
    return house.events.event(event).state.terms.name


class Calling:
    """Looks again and again, and gives every call to whoever carries it out."""

    def __init__(self, house: House, carry: Callable[[Call], None]) -> None:
        self._house = house
        self._carry = carry
        self._seen = seen(house)

    def look(self) -> None:
        """See what has changed since the last look."""
        now = seen(self._house)
        for call in calls(self._seen, now, self._house):
            person = self._house.members.records.now(call.person)
            self._carry(call._replace(person=person))
        self._seen = now
