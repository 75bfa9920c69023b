"""An event of flights in the room: from the first entry in the first flight to the last prize of the second day."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.ledger import of_kind
from croupier.room.actors.asks import By
from croupier.room.event.asks import Asked, BringBots, BringFlight, SendFlight, Undo
from croupier.room.event.stream import EVENT
from croupier.room.house.house import House
from croupier.tournament import Level, Register, Start, Terms
from croupier.tournament.commands import BagUp, Bust, CarryIn
from croupier.tournament.money import pool
from croupier.tournament.terms import Entries, Flights, Prizes
from tests.room.desk import at_the_desk
from tests.room.evening import Clock
from tests.room.event.test_actor import Screen, house_at, told
from tests.room.event.test_tables import opened
from tests.waiting import until

FLOOR = By("floor")
LEVELS = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, hands=0, minutes=20) for n in range(8)])


def main_event(**more: Any) -> Terms:
    given: dict[str, Any] = {
        "name": "Main",
        "stack": 5_000,
        "buy_in": 100_00,
        "fee": 10_00,
        "live": True,
        "levels": LEVELS,
        "prizes": Prizes(ladder=(60, 40)),
        "entries": Entries(late_levels=1, reentries=0),
        "flights": Flights(names=("1A", "1B"), after_level=1, several="out", counts="best"),
    } | more
    return Terms(**given)


async def asked(house: House, event: str, *commands: Any) -> int | None:
    number = None
    for at, command in enumerate(commands):
        version = house.events.event(event).version
        number = await at_the_desk(house, event, command, f"{event}-{version}-{at}")
    return number


async def played_to_the_end_of_the_day(house: House, clock: Clock, flight: str) -> None:
    """The first level is over: the flight's last hands are played, and the chips can be bagged."""
    actor = house.events.event(flight)
    if not actor.state.event.day_over:
        clock.now += 20 * 60_000
        actor.nudge()
    await until(lambda: actor.state.event.day_over)


@pytest.mark.clause("TDA-2022:7.1")
@told
async def test_flights_are_played_and_bagged_and_their_money_is_the_second_days(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        second = await house.events.open(main_event(), "main")
        assert sorted(line.id for line in house.events.lines) == ["main", "main-1a", "main-1b"]
        screen = Screen()
        second.watch(screen, None)
        await asked(house, "main-1a", *[Register(name, name.capitalize()) for name in ("ann", "bob", "cid")])
        await asked(house, "main-1a", Start(), Bust("cid", ("ann",)))
        with pytest.raises(Refusal) as no:
            await asked(house, "main-1b", Register("ann", "Ann"))
        assert no.value.code == "tournament-flight-bagged"
        # Who is out of the first flight may try again in the next one.
        await asked(house, "main-1b", *[Register(name, name.capitalize()) for name in ("cid", "dan", "eve")])
        await asked(house, "main-1b", Start(), Bust("eve", ("cid",)))
        for flight in ("main-1a", "main-1b"):
            await played_to_the_end_of_the_day(house, clock, flight)
            await asked(house, flight, BagUp("somewhere"))
        assert house.book.balance(of_kind("club", pool("main"))) == 6 * 100_00
        with pytest.raises(Refusal):
            await asked(house, "main", Start())
        number = await asked(house, "main", BringFlight("1A"))
        assert number == house.events.event("main").version
        await asked(house, "main", BringFlight("1A"), BringFlight("1B"))
        event = second.state.event
        assert event.carried == ("1A", "1B")
        assert {player: each.bag for player, each in event.entrants.items()} == {
            "ann": 10_000,
            "bob": 5_000,
            "cid": 10_000,
            "dan": 5_000,
        }
        await asked(
            house, "main", Start(), Bust("dan", ("cid",)), Bust("bob", ("ann",)), Bust("cid", ("ann",))
        )
        assert second.state.event.phase == "finished"
        assert second.state.owed == {"ann": 360_00, "cid": 240_00}
        assert house.book.balance(of_kind("club", pool("main"))) == 0
        assert house.book.total() == 0
        await until(lambda: screen.last["view"]["picture"]["phase"] == "finished")
        assert screen.last["view"]["about"]["series"]["day_two"] == "main"
        assert [
            (each["flight"], each["entries"], each["bagged"], each["carried"])
            for each in screen.last["view"]["about"]["series"]["flights"]
        ] == [
            ("1A", 3, 2, True),
            ("1B", 3, 2, True),
        ]


@told
async def test_bags_that_are_in_the_second_day_are_not_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await house.events.open(main_event(), "main")
        await asked(house, "main-1a", *[Register(name, name) for name in ("ann", "bob")], Start())
        await played_to_the_end_of_the_day(house, clock, "main-1a")
        bagged = await asked(house, "main-1a", BagUp(""))
        # As long as they are not sent a miscount can be put right.
        await asked(house, "main-1a", Undo(bagged or 0))
        assert house.book.balance(of_kind("club", pool("main"))) == 0
        bagged = await asked(house, "main-1a", BagUp(""))
        carried = await asked(house, "main", BringFlight("1A"))
        for event, number in (("main-1a", bagged), ("main", carried)):
            with pytest.raises(Refusal) as no:
                await asked(house, event, Undo(number or 0))
            assert no.value.code == "event-flight-sent"
        with pytest.raises(Refusal):
            await asked(house, "main", CarryIn("1B", (), 0, (), 0, 0, 0, 0, 0))
        for event in ("main", "main-1a"):
            actor = house.events.event(event)
            again = EVENT.fold(house.store.rows(actor.stream))
            assert (again.event, again.sent, again.series) == (actor.state.event, actor.state.sent, "main")


@told
async def test_the_bags_arrive_whenever_the_house_goes_out(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await house.events.open(main_event(), "main")
        await asked(house, "main-1a", *[Register(name, name) for name in ("ann", "bob")], Start())
        await played_to_the_end_of_the_day(house, clock, "main-1a")
        await asked(house, "main-1a", BagUp(""))
        # The house goes out between the two journals.
        await house.events._passing.stop()
        await house.events.event("main-1a").tell(Asked(FLOOR, SendFlight()), "x")
        assert house.events.event("main").state.event.carried == ()
    async with house_at(tmp_path, clock) as house:
        await until(lambda: house.events.event("main").state.event.carried == ("1A",))
        assert (
            house.book.balance(of_kind("club", pool("main")))
            == 200_00
            == house.events.event("main").state.event.money.pool
        )


@told
async def test_bots_play_flights_and_a_second_day_to_the_last_prize(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        levels = tuple([Level(small_blind=10 * 2**n, big_blind=20 * 2**n, hands=3) for n in range(9)])
        flights = Flights(names=("1A", "1B"), after_level=2, several="again", counts="sum")
        given = {"live": False, "stack": 1_000, "seats": 4, "levels": levels, "flights": flights}
        second = await house.events.open(main_event(**given), "main")
        for flight in ("main-1a", "main-1b"):
            await house.events.ask(flight, FLOOR, BringBots(7), "bots")
            await house.events.ask(flight, FLOOR, Start(), "start")
        await until(lambda: second.state.event.carried and len(second.state.event.carried) == 2)
        entrants = second.state.event.entrants.values()
        assert sum([each.bag for each in entrants]) == 14 * 1_000
        await house.events.ask("main", FLOOR, Start(), "start")
        await until(lambda: second.state.event.phase == "finished")
        assert second.state.event.money.paid == 14 * 100_00
        await until(lambda: not [each for each, _ in house.book.accounts() if each.startswith("table:main")])
        assert house.book.total() == 0
        text = json.dumps([each.id for each in house.events.lines])
        assert "main-1a" in text
    finally:
        await house.close()
