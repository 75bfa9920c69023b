"""An event of several flights, played from the first of them to the last prize."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from croupier.tournament import commands
from croupier.tournament.days.day import carried, earlier, flight_of
from croupier.tournament.direction import decide
from croupier.tournament.event import Event
from croupier.tournament.fold import begin
from croupier.tournament.money import bounties, pool
from croupier.tournament.simulation.event import AGAIN, Player, Progress, Simulation, Told
from croupier.tournament.simulation.invariants import Watch, across
from croupier.tournament.terms import Terms


class Days(NamedTuple):
    """What was played: every flight, and the second day, whose watch has what broke between them as well."""

    flights: tuple[Told, ...]
    second: Told


def play_days(
    terms: Terms,
    entries: int,
    seed: int,
    player: Player,
    *,
    progress: Callable[[Progress], None] | None = None,
) -> Days:
    """Play the flights one after the other with as many entries each, and then the second day.

    Some who are out of a flight, or who have bagged, come again where the terms let them.
    """
    names = terms.flights.names if terms.flights else ()
    people = _People(terms)
    watch = Watch(terms.name)
    played: list[Told] = []
    for number, name in enumerate(names):
        flight = flight_of(terms, name)
        count = entries // len(names) + (number < entries % len(names))
        own = Watch(flight.name, watch.book)
        people.before = tuple([told.event for told in played])
        simulation = Simulation(
            flight,
            max(count, 2),
            seed * 100 + number,
            player,
            progress=progress,
            people=people.next,
            watch=own,
        )
        people.here = simulation
        played.append(simulation.run())
        for account in (pool(flight.name), bounties(flight.name)):
            if watch.book.balance(account):
                own.broken.append(("prizes", f"{watch.book.balance(account)} left in flight {name}"))
    event = begin(terms)
    for told in played:
        event, _ = decide(event, carried(told.event), now=0, heard=watch.fact)
    second = Simulation(terms, 0, seed, player, progress=progress, event=event, watch=watch)
    ended = second.run()
    flights = [told.event for told in played]
    watch.broken += [
        *across(flights, event),
        *[each for each in across(flights, second.began) if each[0] == "bags"],
    ]
    return Days(tuple(played), ended)


class _People:
    """Who enters next: somebody new, or one of those who played a flight before and may play another."""

    def __init__(self, terms: Terms) -> None:
        self._several = terms.flights.several if terms.flights else "no"
        self._new = 0
        self.before: tuple[Event, ...] = ()
        self.here: Simulation | None = None

    def next(self, randomness: Random) -> commands.Register:
        """A new player, or sometimes one of an earlier flight."""
        again = self._again()
        if again and randomness.random() < AGAIN / 2:
            player = randomness.choice(again)
            return commands.Register(player, player, earlier=earlier(self.before, player))
        self._new += 1
        return commands.Register(f"{self._new:05}", f"{self._new:05}")

    def _again(self) -> list[str]:
        here = self.here.event.entrants if self.here else {}
        known = dict.fromkeys(
            [player for event in self.before for player in event.entrants if player not in here]
        )
        may = {"no": (), "out": ("out",), "again": ("out", "bagged")}[self._several]
        return [player for player in known if earlier(self.before, player) in may]
