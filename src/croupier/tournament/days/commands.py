"""What may be asked of an event about flights and the second day."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier.tournament.days.flights import Bag

__all__ = ["BagUp", "CarryIn"]


class BagUp(msgspec.Struct, frozen=True, tag="bag-up"):
    """A flight is over: everybody left bags his chips, as the floor `counts` them; the money goes on to `to`.

    Who is not among the counts has what he is known to have.

    >>> from croupier.tournament import BagUp, Bust, Flights, dry_run
    >>> flight = dry_run(3, flights=Flights(names=("1A", "1B"), percent=70, flight="1A"))
    >>> _ = flight.do(Bust("3", takers=("2",)))
    >>> _ = flight.do(BagUp("day two"))
    >>> flight.event.phase, flight.event.bags
    ('bagged', {'2': 20000, '1': 10000})
    """

    to: str
    counts: dict[str, int] = {}


class CarryIn(msgspec.Struct, frozen=True, tag="carry-in"):
    """A flight comes in to the second day: its bags, how many entries it had, of whom, and their money, in cents.

    `level` is where it goes on, `withdrawn` are the denominations it has no more.

    >>> from croupier.tournament import CarryIn, Flights, dry_run
    >>> from croupier.tournament.days.flights import Bag
    >>> second = dry_run(0, started=False, flights=Flights(names=("1A", "1B"), percent=70))
    >>> bags = (Bag("ann", "Ann", 30_000), Bag("bob", "Bob", 10_000))
    >>> people = ("ann", "bob", "cid", "dan")
    >>> flight = CarryIn("1A", bags, 4, people, pool=40_000, bounties=0, fees=4_000, staff=0, level=2)
    >>> _ = second.do(flight)
    >>> second.event.carried, second.event.entries, second.event.money.pool
    (('1A',), 4, 40000)
    """

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...] = ()


Commands: TypeAlias = BagUp | CarryIn
"""Everything that can be asked about flights and the second day."""
