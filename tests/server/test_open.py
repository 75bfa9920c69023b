"""Tables that people open, and the games that are played there, over a real socket."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.house import Client, RunningHouse


def open_table(client: Client, name: str, game: str, **more: Any) -> dict[str, Any]:
    wish: dict[str, Any] = {
        "name": name,
        "game": game,
        "seats": 4,
        "small": 100,
        "big": 200,
        "bots": 2,
    } | more
    return client.ask("open-table", "house", **wish)


def listed(client: Client, name: str) -> dict[str, Any]:
    """The lobby's line of a table, as soon as it is listed with its bots."""
    client.say(t="lobby")
    found = client.hear_until(
        lambda message: (
            message["t"] == "lobby"
            and any(table["name"] == name and table["players"] for table in message["tables"])
        )
    )
    client.say(t="unlobby")
    return next(table for table in found["tables"] if table["name"] == name)


def play_until(client: Client, action: str) -> None:
    """Play along, never giving up a hand, until the room has accepted an action."""
    for _ in range(60):
        options = client.my_turn()
        if options.get("discards"):
            done = client.act("discard", cards=client.own_seat()["cards"][:1])
            took = "discard"
        elif options.get("bring_in"):
            done, took = client.act("bring-in"), "bring-in"
        else:
            took = "check" if options["check"] else "call"
            done = client.act(took)
        assert done["t"] == "done", done
        if took == action:
            return
    raise AssertionError(f"there was no {action}")


def test_a_table_is_opened_with_its_bots_and_stakes(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Opener")
        assert open_table(ann, "My razz", "razz")["t"] == "done"
        table = listed(ann, "My razz")
        assert (table["game"], table["seats"], table["betting"]) == ("razz", 4, "fixed-limit")
        assert (table["bets"], table["ante"], table["bring_in"]) == ([100, 200], 12, 25)
        assert all(player["bot"] for player in table["players"])


def test_cards_are_thrown_away_over_the_wire(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Drawer")
        open_table(ann, "Draw", "2-7-triple-draw")
        table = listed(ann, "Draw")["id"]
        ann.watch(table)
        ann.sit(table, 1, 20_000)
        options = ann.my_turn()
        assert options["fixed"] is True
        while ann.my_turn().get("discards") is None:
            ann.check_or_call()
        # Nobody is told what he holds but himself: nine of hearts or not, it is not a card of his.
        own = ann.own_seat()["cards"]
        foreign = next(card for card in ("9h", "8h", "7h", "6h", "5h", "4h") if card not in own)
        view = ann.view
        assert view is not None
        options = view["you"]["options"]
        assert ann.act("discard", cards=[foreign])["code"] == "room-cards-not-yours"
        view["you"]["options"] = options
        assert ann.act("discard", cards=own[:2])["t"] == "done"
        seat = next(seat for seat in (ann.view or {})["seats"] if seat["seat"] == 1)
        assert seat["drew"] == 2
        heard = [json.loads(text) for text in ann.heard if '"kind":"discard"' in text]
        thrown = [event for message in heard for event in message["events"] if event["kind"] == "discard"]
        assert {event["seat"] for event in thrown if event["cards"]} == {1}


def test_a_bring_in_is_posted_over_the_wire(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Bringer")
        open_table(ann, "Stud", "seven-stud", seats=2, bots=1)
        table = listed(ann, "Stud")["id"]
        ann.watch(table)
        ann.sit(table, 1, 20_000)
        play_until(ann, "bring-in")


def test_a_table_that_cannot_be_is_refused_in_ones_own_language(house: RunningHouse) -> None:
    with Client(house, lang="ru") as boris:
        assert open_table(boris, "Early", "razz")["code"] == "room-not-joined"
        boris.join("Wisher")
        wishes: dict[str, dict[str, Any]] = {
            "room-no-such-game": {"game": "nl-bridge"},
            "room-bad-seats": {"seats": 9},
            "room-too-many-bots": {"bots": 4},
            "room-bad-stakes": {"small": 0},
            "room-name-length": {"name": "x"},
            "room-name-taken": {"name": "OAK"},
        }
        for code, wrong in wishes.items():
            answer = open_table(boris, **({"name": "Fine", "game": "razz"} | wrong))
            assert answer["code"] == code
            assert any("а" <= letter <= "я" for letter in answer["text"])


def test_one_person_opens_two_tables_and_a_repeat_opens_none(house: RunningHouse) -> None:
    with Client(house) as vera:
        vera.join("Twice")
        for _ in range(2):
            assert open_table(vera, "First", "badugi", id="the-same")["t"] == "done"
        assert open_table(vera, "Second", "nl-holdem")["t"] == "done"
        assert open_table(vera, "Third", "nl-holdem")["code"] == "room-tables-of-one"


def test_an_opened_table_is_there_after_a_power_cut(database: Path) -> None:
    house = RunningHouse(database)
    with Client(house) as gleb:
        gleb.join("Keeper")
        open_table(gleb, "Kept", "badugi")
        table = listed(gleb, "Kept")
    house.kill()
    house = RunningHouse(database)
    with Client(house) as guest:
        again = listed(guest, "Kept")
        assert {key: again[key] for key in ("id", "game", "bets", "seats")} == {
            key: table[key] for key in ("id", "game", "bets", "seats")
        }
    assert house.close() == (0, "")


def test_hands_of_games_the_standard_has_no_code_for_are_downloaded_too(house: RunningHouse) -> None:
    with Client(house) as dora:
        dora.join("Reader")
        open_table(dora, "Two boards", "nl-double-board-holdem")
        table = listed(dora, "Two boards")["id"]
        dora.watch(table)
        dora.hear_until(
            lambda message: message.get("kind") == "table" and message["view"]["hand"]["number"] > 1
        )
    status, _, body = house.get(f"/api/tables/{table}/hands")
    assert status == 200
    assert json.loads(body)["hands"][-1]["number"] == 1
    status, _, body = house.get(f"/api/tables/{table}/hands/1.phh")
    assert status == 200
    assert b'variant = "nl-double-board-holdem"' in body
