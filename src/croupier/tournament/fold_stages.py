"""How rounds, flights and the second day change an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.tournament.event import Entrant, Event, Table
from croupier.tournament.fold_people import people

if TYPE_CHECKING:
    from croupier.tournament import facts


def seeded(event: Event, fact: facts.Seeded) -> Event:
    """A player has his place in the bracket."""
    entrant = replace(event.entrants[fact.player], seeded=fact.number)
    return replace(event, entrants=people(event, entrant))


def paired(event: Event, fact: facts.Paired) -> Event:
    """The bracket is set by hand, or is drawn again."""
    return replace(event, pairs=fact.slots)


def round_drawn(event: Event, fact: facts.RoundDrawn) -> Event:
    """Everybody still in sits at a table of the new round, or has a bye."""
    rules = event.terms.rounds
    before = sum([event.entrants[player].stack for player in fact.stacks])
    more = sum(fact.stacks.values()) - before
    tables: dict[int, dict[int, str]] = {}
    changed = []
    for player, chips in fact.stacks.items():
        table, seat = fact.seats.get(player, (0, 0))
        if table:
            tables.setdefault(table, {})[seat] = player
        entrant = event.entrants[player]
        changed.append(
            replace(entrant, status="playing", stack=chips, table=table, seat=seat, arrived="draw")
        )
    return replace(
        event,
        entrants=people(event, *changed),
        tables={number: Table(number, dict(sorted(seats.items()))) for number, seats in tables.items()},
        opened=max([event.opened, *tables]),
        stage=fact.number,
        through=fact.byes,
        bracket=fact.bracket,
        brackets=(*event.brackets, fact.bracket) if fact.bracket else (),
        issued=event.issued + max(more, 0),
        removed=event.removed + max(-more, 0),
        final=len(tables) == 1 and not fact.byes,
        withdrawn=() if rules is not None and rules.stacks == "fresh" else event.withdrawn,
    )


def went_through(event: Event, fact: facts.WentThrough) -> Event:
    """A table is decided and its winner waits; in a bracket the slots of the next round fill."""
    entrant = replace(event.entrants[fact.player], table=0, seat=0, arrived="", waiting=False)
    tables = {number: table for number, table in event.tables.items() if number != fact.table}
    through = (*event.through, fact.player)
    return replace(event, entrants=people(event, entrant), tables=tables, through=through)


def day_over(event: Event, fact: facts.DayOver) -> Event:
    """The clock stands, and tables play their last hand."""
    clock = replace(event.clock, running=False, left=event.clock.remaining(fact.at))
    return replace(event, day_over=True, clock=clock)


def bagged(event: Event, fact: facts.Bagged) -> Event:
    """Nobody sits any more: the chips are in bags, and the money is on its way to the second day."""
    bags = {bag.player: bag.chips for bag in fact.bags}
    changed = [
        replace(event.entrants[player], status="bagged", stack=chips, table=0, seat=0)
        for player, chips in bags.items()
    ]
    return replace(
        event,
        phase="bagged",
        entrants=people(event, *changed),
        tables={},
        alternates=(),
        bags=bags,
    )


def carried_in(event: Event, fact: facts.CarriedIn) -> Event:
    """Bags wait for their seats; a player with two has the larger one, or both, as the event's terms say."""
    flights = event.terms.flights
    both = flights is not None and flights.counts == "sum"
    entrants, dropped = event.entrants.copy(), event.dropped
    for bag in fact.bags:
        before = entrants.get(bag.player, Entrant(bag.player, bag.name or bag.player, entries=0))
        chips = before.bag + bag.chips if both else max(before.bag, bag.chips)
        dropped += before.bag + bag.chips - chips
        entrants[bag.player] = replace(before, bag=chips, head=before.head + bag.head)
    known = set(event.people_before)
    money = event.money
    money = replace(
        money,
        pool=money.pool + fact.pool,
        bounties=money.bounties + fact.bounties,
        fees=money.fees + fact.fees,
        staff=money.staff + fact.staff,
    )
    withdrawn, first_level = event.withdrawn, event.first_level
    if fact.bags:
        # A denomination is gone when no flight has it any more; the others are raced off before the first hand.
        first = not event.entrants
        withdrawn = fact.withdrawn if first else tuple([chip for chip in withdrawn if chip in fact.withdrawn])
        first_level = fact.level if first else min(first_level, fact.level)
    return replace(
        event,
        entrants=entrants,
        money=money,
        carried=(*event.carried, fact.flight),
        entered_before=event.entered_before + fact.entries,
        people_before=(*event.people_before, *[each for each in fact.people if each not in known]),
        dropped=dropped,
        withdrawn=withdrawn,
        first_level=first_level,
    )
