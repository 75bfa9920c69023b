"""An event of several flights: when one is over, what is bagged, and what comes in to the second day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from croupier.tournament.course import decides
from croupier.tournament.days import commands, facts
from croupier.tournament.days.flights import Bag, plays_to
from croupier.tournament.hands.facts import Busted
from croupier.tournament.hands.hand_for_hand import rank
from croupier.tournament.prizes.places import ranked

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event
    from croupier.tournament.terms import Terms


def flight_of(terms: Terms, name: str) -> Terms:
    """The terms of one flight of an event; raises `Mistake` for a flight it does not have.

    >>> from croupier.tournament.terms import Flights, Level, Terms
    >>> terms = Terms(name="Main", stack=20_000, buy_in=0, levels=(Level(small_blind=50, big_blind=100),),
    ...               flights=Flights(names=("1A", "1B"), percent=15))
    >>> flight_of(terms, "1B").name, flight_of(terms, "1B").flight, terms.second_day
    ('Main 1B', '1B', True)
    """
    if terms.flights is None:
        return terms
    return replace(terms, name=f"{terms.name} {name}", flights=replace(terms.flights, flight=name))


def earlier(flights: Iterable[Event], player: str) -> Literal["", "out", "bagged"]:
    """How a player ended the flights before: with a bag, without one, or he played in none.

    Whoever still plays in one has not ended it: to him another is closed as if he had bagged.
    """
    found: Literal["", "out", "bagged"] = ""
    for event in flights:
        entrant = event.entrants.get(player)
        if entrant is None or entrant.status == "gone":
            continue
        if entrant.status not in ("out", "disqualified"):
            return "bagged"
        found = "out"
    return found


def check_entry(course: Course, name: str, earlier: str) -> None:
    """Refuse who may not play another flight, by how he ended one `earlier`, and everybody on the second day."""
    terms = course.event.terms
    if terms.flights is None:
        return
    if terms.second_day:
        raise course.refuse("register-in-a-flight", flights=", ".join(terms.flights.names))
    closed = {"no": ("out", "bagged"), "out": ("bagged",), "again": ()}[terms.flights.several]
    if earlier in closed:
        code = "one-flight" if terms.flights.several == "no" else "flight-bagged"
        raise course.refuse(code, player=name)


def target(event: Event) -> int:
    """With how many players left a flight is over; 0 where a level ends it."""
    flights = event.terms.flights
    return plays_to(event.entries, flights.percent) if flights and flights.percent else 0


def settle(course: Course) -> bool:
    """End a flight when its level is over or so few are left; whether it ended now."""
    event = course.event
    flights = event.terms.flights
    if flights is None or not flights.flight or event.day_over:
        return False
    over = event.terms.day_over(event.clock.index)
    few = not event.open and event.left <= max(target(event), 1)
    if not over and not few:
        return False
    why = course.why("day-over", "", flight=flights.flight, left=event.left)
    course.say(facts.DayOver(course.now, why))
    return True


@decides(commands.BagUp)
def bag_up(course: Course, asked: commands.BagUp) -> None:
    """Bag what everybody left has: the bags are all the chips in play."""
    event = course.event
    if not event.day_over or event.phase != "running":
        raise course.refuse("day-not-over")
    if any([table.playing for table in event.tables.values()]):
        raise course.refuse("hands-running")
    rank(course)
    broke = [(entrant.id, 0) for entrant in event.entrants.values() if entrant.status == "broke"]
    if broke:
        course.say(Busted(ranked(broke), course.why("out")))
    left = {entrant.id: entrant for entrant in event.entrants.values() if entrant.in_play and entrant.stack}
    for player in asked.counts:
        if player not in left:
            raise course.refuse("no-such-player", player=player)
    chips = {player: asked.counts.get(player, entrant.stack) for player, entrant in left.items()}
    if sum(chips.values()) != event.in_chips or min(chips.values(), default=0) < 0:
        raise course.refuse("bags-differ", "chips-stay", bags=sum(chips.values()), chips=event.in_chips)
    bags = [
        Bag(event.terms.flight, player, chips[player], entrant.name, entrant.head)
        for player, entrant in left.items()
    ]
    bags.sort(key=lambda bag: (-bag.chips, bag.player))
    why = course.why("bagged", "", players=len(bags), flight=event.terms.flight)
    money = event.money
    course.say(facts.Bagged(tuple(bags), asked.to, money.pool, money.bounties, why))


def carried(event: Event) -> commands.CarryIn:
    """What the second day is told of a flight that has bagged.

    It begins at the level after the last of the day, or, where percentages end flights, at the level the first of
    them ended in; never with a break.
    """
    flight = event.terms.flight
    bags = [
        Bag(flight, player, chips, event.entrants[player].name, event.entrants[player].head)
        for player, chips in event.bags.items()
    ]
    money = event.money
    return commands.CarryIn(
        flight=flight,
        bags=tuple(bags),
        entries=event.entries,
        people=tuple([each.id for each in event.entrants.values() if each.status != "gone"]),
        pool=money.pool,
        bounties=money.bounties,
        fees=money.fees,
        staff=money.staff,
        level=_goes_on_at(event),
        withdrawn=event.withdrawn,
    )


def _goes_on_at(event: Event) -> int:
    terms, flights = event.terms, event.terms.flights
    index = event.clock.index
    if flights is not None and flights.after_level:
        # However early its last players went out, the day is as long as that of the other flights.
        while terms.number(index) <= flights.after_level:
            index += 1
    while terms.level(index).pause:
        index += 1
    return index


@decides(commands.CarryIn)
def carry_in(course: Course, asked: commands.CarryIn) -> None:
    """Take a flight in to the second day, once."""
    event, flights = course.event, course.event.terms.flights
    if flights is None or not event.terms.second_day or asked.flight not in flights.names:
        raise course.refuse("no-such-flight", flight=asked.flight)
    if asked.flight in event.carried or event.phase != "registering":
        raise course.refuse("flight-is-in", flight=asked.flight)
    why = course.why("carried-in", "", flight=asked.flight, players=len(asked.bags))
    course.say(
        facts.CarriedIn(
            asked.flight,
            asked.bags,
            asked.entries,
            asked.people,
            asked.pool,
            asked.bounties,
            asked.fees,
            asked.staff,
            asked.level,
            asked.withdrawn,
            why,
        )
    )


def check_start(course: Course) -> None:
    """Refuse to begin the second day before every flight is in."""
    event, flights = course.event, course.event.terms.flights
    if flights is None or not event.terms.second_day:
        return
    missing = [name for name in flights.names if name not in event.carried]
    if missing:
        raise course.refuse("flight-not-in", flight=missing[0])
