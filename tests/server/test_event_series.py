"""Events that have to do with one another, over real sockets and through power cuts: flights and satellites."""

from pathlib import Path

import pytest

from croupier.room.event.rows import Done, read
from croupier.tournament.commands import Register
from tests.server.house import RunningHouse, hear_until
from tests.server.test_event_live import SETTINGS, Seat, done, post

SUNDAY = """
name = "Sunday"
profile = "online-tournament"
live = true
stack = 10000
buy_in = 200
fee = 20
[entries]
won_seats_stay = true
[prizes]
ladder = [100]
[[level]]
small_blind = 50
big_blind = 100
"""

SATELLITE = """
name = "Satellite"
profile = "online-tournament"
live = true
stack = 1000
buy_in = 100
fee = 8
[prizes]
equal = 220
[[level]]
small_blind = 50
big_blind = 100
"""

FLIGHTS = """
name = "Main"
live = true
stack = 5000
buy_in = 100
fee = 10
minutes = 20
[entries]
late_levels = 1
[prizes]
ladder = [60, 40]
[flights]
names = ["1A", "1B"]
percent = 60
several = "out"
[[level]]
small_blind = 50
big_blind = 100
[[level]]
small_blind = 100
big_blind = 200
"""


def cents(house: RunningHouse, guests: int = 0) -> dict[str, int]:
    """What the ledger holds, besides the play money of who has joined from a browser: the owner, and `guests`."""
    held = {account: amount for account, amount in house.balances().items() if amount}
    assert held.pop("house:issue", 0) == -100_000 * (1 + guests)
    return {account: amount for account, amount in held.items() if amount != 100_000}


@pytest.mark.parametrize("answered", [False, True])
def test_won_seats_are_entries_once_whenever_the_power_goes(database: Path, answered: bool) -> None:
    house = RunningHouse(database, SETTINGS)
    assert post(house, "/api/events", toml=SUNDAY, id="sunday")[0] == 200
    assert post(house, "/api/events", toml=SATELLITE, id="sat", seats_in="nowhere")[0] == 404
    assert post(house, "/api/events", toml=SATELLITE, id="sat", seats_in="sunday")[0] == 200
    with Seat(house, house.owner) as floor:
        floor.look("sat")
        about = floor.event["about"]
        assert about["seats_in"] == {"event": "sunday", "name": "Sunday", "price": 220_00}
        for name in ("ann", "bob", "cid", "dan", "eve"):
            done(floor.sells("sat", "register", player=name, name=name.capitalize()))
        done(floor.tell("sat", "start"))
        for name, taker in (("eve", "ann"), ("dan", "ann"), ("cid", "bob")):
            bust = done(floor.tell("sat", "bust", player=name, takers=[taker]))
        hear_until((floor,), lambda: floor.event["picture"]["phase"] == "finished")
        assert [each["state"] for each in floor.event["about"]["seats_won"]] == ["won", "won"]
        floor.say(t="ask", id="give", to="event/sat", ask={"type": "give-seats"})
        if answered:
            floor.hear_until(lambda message: message.get("id") == "give")
    house.kill()

    house = RunningHouse(database, SETTINGS)
    with Seat(house, house.owner) as floor:
        floor.look("sat")
        if floor.event["about"]["seats_won"][0]["state"] == "won":
            done(floor.tell("sat", "give-seats", id="give"))
        hear_until(
            (floor,), lambda: {each["state"] for each in floor.event["about"]["seats_won"]} == {"taken"}
        )
        refused = floor.tell("sat", "undo", number=bust)
        assert refused["code"] == "event-seats-given"
        floor.look("sunday")
        assert sorted(floor.event["picture"]["players"]) == ["ann", "bob"]
        assert floor.event["picture"]["money"]["pool"] == 400_00
        refused = floor.tell("sunday", "unregister", player="ann")
        assert (refused["code"], refused["clause"]) == ("tournament-won-seat-stays", "ONLINE:unreg-4")
    assert house.close() == (0, "")
    assert cents(house) == {
        "house:club:drawer:1:cash": -540_00,
        "house:club:fees": 80_00,
        "club:pool:sunday": 400_00,
        "club:wallet:cid": 60_00,
        "house:ticket:issue": -2,
        "ticket:entered:sunday": 2,
    }
    rows = [read(text) for _, text in house.rows("event/sunday")[1:]]
    entered = [row.command for row in rows if isinstance(row, Done)]
    assert [each.player for each in entered if isinstance(each, Register)] == ["ann", "bob"]


def test_an_event_of_flights_goes_from_the_first_entry_to_the_last_prize_through_power_cuts(
    database: Path,
) -> None:
    house = RunningHouse(database, SETTINGS)
    assert post(house, "/api/events", toml=FLIGHTS, id="main") == (
        200,
        {"id": "main", "ids": {"1A": "main-1a", "1B": "main-1b", "": "main"}},
    )
    with Seat(house, house.owner) as floor, Seat(house) as guest:
        for name in ("ann", "bob", "cid"):
            done(floor.sells("main-1a", "register", player=name, name=name.capitalize()))
        done(floor.tell("main-1a", "start"))
        done(floor.tell("main-1a", "close-registration"))
        done(floor.tell("main-1a", "bust", player="cid", takers=["ann"]))
        refused = floor.sells("main-1b", "register", player="ann", name="Ann")
        assert refused["code"] == "tournament-flight-bagged"
        for name in ("cid", "dan", "eve"):
            done(floor.sells("main-1b", "register", player=name, name=name.capitalize()))
        guest.join("Guest")
        assert guest.tell("main", "bring-flight", flight="1A")["code"] == "staff-not-allowed"
        assert guest.tell("main-1a", "bag-up", to="main")["code"] == "staff-not-allowed"
        done(floor.tell("main-1a", "bag-up", to=""))
        floor.say(t="ask", id="bring", to="event/main", ask={"type": "bring-flight", "flight": "1A"})
    house.kill()

    house = RunningHouse(database, SETTINGS)
    with Seat(house, house.owner) as floor:
        done(floor.tell("main", "bring-flight", flight="1A", id="bring"))
        done(floor.tell("main-1b", "start"))
        done(floor.tell("main-1b", "close-registration"))
        done(floor.tell("main-1b", "bust", player="eve", takers=["cid"]))
        done(floor.tell("main-1b", "bag-up", to=""))
        done(floor.tell("main", "bring-flight", flight="1B"))
        floor.look("main")
        flights = floor.event["about"]["series"]["flights"]
        assert [(each["id"], each["phase"], each["bagged"], each["carried"]) for each in flights] == [
            ("main-1a", "bagged", 2, True),
            ("main-1b", "bagged", 2, True),
        ]
        done(floor.tell("main", "start"))
        assert floor.event["picture"]["in_play"] == 30_000
        assert floor.event["picture"]["money"]["pool"] == 600_00
    house.kill()

    house = RunningHouse(database, SETTINGS)
    with Seat(house, house.owner) as floor:
        floor.look("main")
        for name, taker in (("dan", "cid"), ("bob", "ann"), ("cid", "ann")):
            done(floor.tell("main", "bust", player=name, takers=[taker]))
        hear_until((floor,), lambda: floor.event["picture"]["phase"] == "finished")
        assert floor.event["floor"]["owed"] == {"ann": 360_00, "cid": 240_00}
    assert house.close() == (0, "")
    assert cents(house, guests=1) == {
        "house:club:drawer:1:cash": -660_00,
        "house:club:fees": 60_00,
        "club:wallet:ann": 360_00,
        "club:wallet:cid": 240_00,
    }
