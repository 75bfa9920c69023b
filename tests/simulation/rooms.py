"""What is open in a night, and who comes there: cash tables, an event online or live, or the pit and the cash room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.actors.opening import Times
from croupier.room.hand.terms import Terms
from croupier.room.house.club import ClubBot, ClubTable, demo_pit
from croupier.tournament import Level
from croupier.tournament import Terms as EventTerms
from croupier.tournament.terms import Prizes
from tests.simulation.guests import Guest, Player
from tests.simulation.staff import EVENT, Director, Entrant, Floor, Hosting, PitGuest

if TYPE_CHECKING:
    from random import Random

    from croupier.room.house.house import House
    from tests.simulation.night import Night


class Rooms:
    """The rooms of a night; `act` is the time for an action, in ms, `chance` says what of many kinds is there."""

    def __init__(self, act: int, chance: Random) -> None:
        self.act = act
        self.chance = chance

    async def furnish(self, house: House) -> None:
        """Open them, unless that has been done before."""
        raise NotImplementedError

    def guests(self, night: Night) -> list[Guest]:
        """Who comes."""
        raise NotImplementedError


class CashTables(Rooms):
    """A table of hold'em, with bots: the house's own, or one that somebody opened, whose terms change between hands."""

    terms = Terms("oak", "Oak", 50, 100, seats=6, pause=2_000, run_it=2)
    bots: tuple[ClubBot, ...] = (ClubBot(1, "Nora", "steady"), ClubBot(4, "Iris", "bold"))

    def __init__(self, act: int, chance: Random) -> None:
        super().__init__(act, chance)
        self.opened = chance.random() < 0.5

    async def furnish(self, house: House) -> None:
        terms = msgspec.structs.replace(self.terms, act=self.act)
        if self.opened:
            terms = msgspec.structs.replace(
                terms, opened_by="host", bank=15_000, bomb_every=4, seven_deuce=50
            )
        await house.open_club([ClubTable(terms, self.bots)])

    def guests(self, night: Night) -> list[Guest]:
        at = (self.terms.id,)
        players = [Player(name, night.random(name), night, at, 7) for name in ("Ann", "Boris", "Cid")]
        return [
            *players,
            (Hosting if self.opened else Floor)("Fred", night.random("floor"), night, at, 3, staff=True),
        ]


class DrawTable(CashTables):
    """A small table of a draw game, where people wait for a seat."""

    terms = Terms(
        "larch", "Larch", 50, 100, game="2-7-triple-draw", small_bet=100, big_bet=200, seats=2, pause=2_000
    )
    bots = ()


class Event(Rooms):
    """An event of a few players, some of them bots."""

    terms = EventTerms(
        name="Turbo",
        stack=1_000,
        buy_in=10_00,
        fee=1_00,
        seats=4,
        prizes=Prizes(ladder=(60, 40)),
        levels=tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, hands=4) for n in range(8)]),
    )

    async def furnish(self, house: House) -> None:
        await house.events.open(self.terms, "turbo")

    def guests(self, night: Night) -> list[Guest]:
        at = (EVENT,)
        players = [Entrant(name, night.random(name), night, at, 7) for name in ("Ann", "Boris")]
        return [
            *players,
            Floor("Fred", night.random("floor"), night, at, 6, staff=True),
        ]


class PitAndRoom(Rooms):
    """A casino table, a machine, and the live cash room."""

    def __init__(self, act: int, chance: Random) -> None:
        super().__init__(act, chance)
        pit = demo_pit(Times())
        of_each_kind = ([each.id for each in pit if each.machine is machine] for machine in (False, True))
        self.tables = tuple([chance.choice(ids) for ids in of_each_kind])

    async def furnish(self, house: House) -> None:
        await house.pit.open_tables([each for each in demo_pit(house.times) if each.id in self.tables])

    def guests(self, night: Night) -> list[Guest]:
        people = [
            PitGuest(name, night.random(name), night, (table,), 10)
            for name, table in zip(("Ann", "Boris"), self.tables, strict=True)
        ]
        at = ("cash", "cash", self.tables[0])
        return [
            *people,
            Floor("Fred", night.random("floor"), night, at, 10, staff=True),
        ]


class LiveEvent(Rooms):
    """An event that is played in a room and only directed here, with guests who look on."""

    terms = msgspec.structs.replace(Event.terms, live=True)

    async def furnish(self, house: House) -> None:
        await house.events.open(self.terms, "turbo")

    def guests(self, night: Night) -> list[Guest]:
        players = [Entrant(name, night.random(name), night, (EVENT,), 5) for name in ("Ann", "Boris")]
        return [
            *players,
            Director("Fred", night.random("floor"), night, (EVENT,), 20, staff=True),
        ]


ROOMS: Final = (CashTables, Event, PitAndRoom, DrawTable, PitAndRoom, LiveEvent)
