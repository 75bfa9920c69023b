"""Who may ask what of an event over the wire: the director's commands are the director's alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import RunningHouse
from tests.server.test_event_live import FRIDAY, SETTINGS, Seat, done, post

BRACKET = """
name = "Heads-up"
seats = 2
live = true
stack = 1000
buy_in = 50
[rounds]
kind = "bracket"
[prizes]
ladder = [60, 40]
[[level]]
small_blind = 25
big_blind = 50
"""

DIRECTORS: dict[str, dict[str, Any]] = {
    "set-prizes": {"amounts": [15000, 5000]},
    "sell-share": {"player": "ann", "backer": "bob", "percent": 10},
    "return-share": {"player": "ann", "backer": "bob"},
    "seed": {"player": "ann", "number": 1},
    "pair": {"slots": ["ann", "bob"]},
    "next-round": {},
    "close-rebuys": {},
    "cash-instead": {"player": "ann", "amount": 1},
    "bag-up": {"to": "friday"},
    "seats-in": {"event": "friday"},
    "give-seats": {},
    "bring-flight": {"flight": "1A"},
    "begin-hand": {"table": 1, "waived": True},
    "penalise": {"player": "ann", "offence": "out-of-turn", "sanction": "warning"},
    "cancel": {},
}


@pytest.fixture
def house(database: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(database, SETTINGS)
    yield running
    if running.running:
        assert running.close() == (0, "")


def entered(floor: Seat, event: str, *names: str) -> None:
    for name in names:
        done(floor.sells(event, "register", player=name, name=name.capitalize()))


def test_what_is_the_directors_no_player_may_ask(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday")[0] == 200
    with Seat(house, house.owner) as floor, Seat(house) as guest:
        guest.join("Guest")
        entered(floor, "friday", "ann", "bob", "cid")
        floor.look("friday")
        before = floor.event["version"]
        for tag, fields in DIRECTORS.items():
            answer = guest.ask(tag, "event/friday", **fields)
            assert (answer["t"], answer["code"]) == ("refused", "staff-not-allowed"), tag
        floor.look("friday")
        assert floor.event["version"] == before
        assert (
            guest.tell(
                "friday",
                "carry-in",
                flight="1A",
                bags=[],
                entries=0,
                people=[],
                pool=0,
                bounties=0,
                fees=0,
                staff=0,
                level=0,
            )["code"]
            == "staff-not-allowed"
        )
        # Nobody notes for the house what became of a seat: there is no such message.
        guest.say(t="ask", id="note", to="event/friday", ask={"type": "note-seat", "player": "ann"})
        refused = guest.hear_until(lambda message: message["t"] == "refused")
        assert refused["code"] == "room-ask-unreadable"


def test_the_prizes_are_set_anew_by_the_floor_and_taken_back(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday")[0] == 200
    with Seat(house, house.owner) as floor, Seat(house) as screen:
        entered(floor, "friday", "ann", "bob", "cid", "dan")
        floor.look("friday")
        screen.look("friday")
        done(floor.tell("friday", "start"))
        assert floor.tell("friday", "set-prizes", amounts=[200_00])["code"] == "tournament-prizes-not-yet"
        done(floor.tell("friday", "close-registration"))
        assert [each["amount"] for each in floor.event["picture"]["payouts"]] == [120_00, 80_00]
        assert floor.tell("friday", "set-prizes", amounts=[150_00, 49_99])["t"] == "refused"
        number = done(floor.tell("friday", "set-prizes", amounts=[130_00, 50_00, 20_00], reason="three paid"))
        screen.settle()
        assert [each["amount"] for each in screen.event["picture"]["payouts"]] == [130_00, 50_00, 20_00]
        assert screen.event["picture"]["prizes"] is None
        assert floor.event["picture"]["prizes"]["total"] == 200_00
        done(floor.tell("friday", "undo", number=number))
        assert [each["amount"] for each in floor.event["picture"]["payouts"]] == [120_00, 80_00]


def test_a_share_is_sold_for_cash_at_the_desk_and_given_back(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday")[0] == 200
    with Seat(house, house.owner) as floor, Seat(house) as guest:
        guest.join("Guest")
        entered(floor, "friday", "ann", "bob")
        floor.look("friday")
        sold: dict[str, Any] = {"player": "ann", "backer": "uma", "name": "Uma", "percent": 20}
        # The floor takes nothing out of anybody's wallet: what is bought at the desk is paid there.
        done(floor.sells("friday", "sell-share", source="wallet", **sold))
        assert [each["percent"] for each in floor.event["picture"]["shares"]] == [20]
        assert house.balances()["house:club:drawer:1:cash"] == -2 * 55_00 - 11_00
        guest.look("friday")
        assert guest.event["picture"]["shares"] == []
        # A share that cannot be is refused, and the event goes on.
        answer = floor.sells("friday", "sell-share", player="ann", backer="uma", percent=200)
        assert (answer["t"], answer["code"][:11]) == ("refused", "tournament-")
        done(floor.tell("friday", "return-share", player="ann", backer="uma"))
        assert floor.event["picture"]["shares"] == []
        assert floor.event["floor"]["owed"]["uma"] == 11_00
        assert floor.event["floor"]["names"]["uma"] == "Uma"
    house.kill()
    again = RunningHouse(house.database, SETTINGS)
    with Seat(again, again.owner) as floor:
        floor.look("friday")
        assert floor.event["floor"]["owed"]["uma"] == 11_00
        assert floor.event["about"]["stopped"] is False
    assert again.close() == (0, "")


def test_a_bracket_is_seeded_and_paired_by_the_floor(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=BRACKET, id="cup")[0] == 200
    with Seat(house, house.owner) as floor, Seat(house) as screen:
        entered(floor, "cup", "ann", "bob", "cid", "dan")
        floor.look("cup")
        screen.look("cup")
        done(floor.tell("cup", "seed", player="dan", number=1))
        done(floor.tell("cup", "pair", slots=["ann", "dan", "bob", "cid"]))
        screen.settle()
        assert screen.event["picture"]["stage"]["pairs"] == ["ann", "dan", "bob", "cid"]
        done(floor.tell("cup", "start"))
        tables = [{each["player"] for each in table["taken"]} for table in floor.event["picture"]["tables"]]
        assert tables == [{"ann", "dan"}, {"bob", "cid"}]


def test_what_cannot_be_is_refused_in_words_and_the_event_goes_on(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday")[0] == 200
    with Seat(house, house.owner) as floor:
        entered(floor, "friday", "ann", "bob")
        done(floor.tell("friday", "start"))
        answer = floor.tell("friday", "penalise", player="ann", offence="phone", sanction="rounds", number=1)
        assert answer["t"] == "refused"
        assert answer["code"] != "room-table-stopped"
        assert "phone" in json.dumps(answer)
        done(floor.tell("friday", "stop"))
        floor.look("friday")
        assert floor.event["about"]["stopped"] is False
