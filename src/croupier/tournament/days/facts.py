"""Facts about flights and the second day."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.tournament.accounts import (
    Moves,
    bounties,
    pool,
)
from croupier.tournament.changes import people
from croupier.tournament.days.flights import Bag
from croupier.tournament.event import (
    Entrant,
    Event,
)
from croupier.tournament.fact import Happened
from croupier.tournament.why import Why

__all__ = ["Bagged", "CarriedIn", "DayOver"]


class DayOver(Happened, frozen=True, tag="day-over"):
    """A flight is over: no hand begins any more."""

    at: int
    why: Why

    def onto(self, event: Event) -> Event:
        """The clock stands, and tables play their last hand."""
        clock = replace(event.clock, running=False, left=event.clock.remaining(self.at))
        return replace(event, day_over=True, clock=clock)


class Bagged(Happened, frozen=True, tag="bagged"):
    """Everybody left has bagged; the pool and the bounties, in cents, go on to the event named in `to`."""

    bags: tuple[Bag, ...]
    to: str
    pool: int
    bounties: int
    why: Why

    def onto(self, event: Event) -> Event:
        """Nobody sits any more: the chips are in bags, and the money is on its way to the second day."""
        bags = {bag.player: bag.chips for bag in self.bags}
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

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: pool and bounties go on to the second day."""
        away = [(pool(name), -self.pool), (bounties(name), -self.bounties)]
        return [*away, (pool(self.to), self.pool), (bounties(self.to), self.bounties)]


class CarriedIn(Happened, frozen=True, tag="carried-in"):
    """A flight came in to the second day: bags, entries, people, money in cents, and the level it begins at."""

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """Bags wait for their seats; a player with two has the larger one, or both, as the event's terms say."""
        flights = event.terms.flights
        both = flights is not None and flights.counts == "sum"
        entrants, dropped = event.entrants.copy(), event.dropped
        for bag in self.bags:
            before = entrants.get(bag.player, Entrant(bag.player, bag.name or bag.player, entries=0))
            chips = before.bag + bag.chips if both else max(before.bag, bag.chips)
            dropped += before.bag + bag.chips - chips
            entrants[bag.player] = replace(before, bag=chips, head=before.head + bag.head)
        known = set(event.people_before)
        money = event.money
        money = replace(
            money,
            pool=money.pool + self.pool,
            bounties=money.bounties + self.bounties,
            fees=money.fees + self.fees,
            staff=money.staff + self.staff,
        )
        withdrawn, first_level = event.withdrawn, event.first_level
        if self.bags:
            # A denomination is gone when no flight has it any more; the others are raced off before the first hand.
            first = not event.entrants
            withdrawn = (
                self.withdrawn if first else tuple([chip for chip in withdrawn if chip in self.withdrawn])
            )
            first_level = self.level if first else min(first_level, self.level)
        return replace(
            event,
            entrants=entrants,
            money=money,
            carried=(*event.carried, self.flight),
            entered_before=event.entered_before + self.entries,
            people_before=(*event.people_before, *[each for each in self.people if each not in known]),
            dropped=dropped,
            withdrawn=withdrawn,
            first_level=first_level,
        )


Facts: TypeAlias = DayOver | Bagged | CarriedIn
"""Everything that can happen to an event about flights and the second day."""
