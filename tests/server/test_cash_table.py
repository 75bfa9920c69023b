"""A chair at a cash table over a real socket: coming in, coming back, missed blinds, talk, the floor, a kill."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE

KEYED = "act_seconds=20, pause_seconds=0.05, pace=Pace(think_least=0, think_most=20)"


@pytest.fixture(scope="module")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that has a floor."""
    house = RunningHouse(tmp_path_factory.mktemp("keyed") / "croupier.db", settings=KEYED)
    yield house
    code, complaints = house.close()
    assert (code, complaints) == (0, "")


def post(house: RunningHouse, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    request = urllib.request.Request(house.address + path, json.dumps(body).encode(), house.as_owner)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with closing(error):
            return error.code, json.loads(error.read())


def seat_of(client: Client, seat: int) -> dict[str, Any]:
    assert client.view is not None
    return next((each for each in client.view["seats"] if each["seat"] == seat), {})


def play_on(client: Client, done: Any) -> None:
    """Check what is free and fold the rest until something has come about."""
    while not done():
        if client.view and client.view["you"] and client.view["you"]["options"]:
            client.act("check" if client.view["you"]["options"]["check"] else "fold")
        else:
            client.hear()


@pytest.mark.clause("FSPR:absent-2")
def test_one_leaves_and_comes_back_within_the_hour_with_what_he_took(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Ann back")
        ann.watch("oak")
        assert ann.sit("oak", 3, 12_000)["t"] == "done"
        ann.leave("oak")
        took = ann.view["back"]
        assert took > 11_000
        refused = ann.sit("oak", 3, 4_000)
        assert (refused["code"], refused["clause"]) == ("cash-buy-in-too-small", "CLUB-2:2.1.1")
        assert ann.sit("oak", 3, took)["t"] == "done"
        ann.leave("oak")


def test_a_newcomer_waits_for_the_big_blind_or_posts_as_he_says(house: RunningHouse) -> None:
    with Client(house) as vera:
        vera.join("Vera comes")
        vera.watch("oak")
        assert vera.sit("oak", 6, 8_000, waits=True)["t"] == "done"
        assert vera.view["you"]["waits"] or vera.own_seat()["standing"] == "active"
        play_on(vera, lambda: vera.own_seat()["standing"] == "active")
        vera.leave("oak")


@pytest.mark.clause("ONLINE:missed-2")
def test_one_misses_both_blinds_and_pays_a_live_big_and_a_dead_small_one(house: RunningHouse) -> None:
    with Client(house) as boris:
        boris.join("Boris out")
        boris.watch("willow")
        assert boris.sit("willow", 4, 8_000)["t"] == "done"
        play_on(boris, lambda: boris.own_seat()["standing"] == "active")
        assert boris.ask("sit-out", "willow")["t"] == "done"
        play_on(boris, lambda: boris.own_seat()["missed"] == "both")
        assert boris.own_seat()["owes"] == {"live": 50, "dead": 25}
        assert boris.ask("sit-in", "willow")["t"] == "done"
        play_on(boris, lambda: boris.own_seat()["missed"] == "")
        posted = [
            (event["what"], event["amount"])
            for text in boris.heard
            for event in json.loads(text).get("events", ())
            if event["kind"] == "post" and event["seat"] == 4
        ]
        assert posted[-2:] == [("post", 50), ("dead-post", 25)] or posted[-1] == ("big-blind", 50)
        boris.leave("willow")


def test_talk_is_heard_at_the_table_and_a_live_hand_is_no_matter_for_it(house: RunningHouse) -> None:
    with Client(house) as ann, Client(house) as boris:
        for client, name, seat in ((ann, "Ann talks", 3), (boris, "Boris hears", 8)):
            client.join(name)
            client.watch("willow" if seat == 8 else "oak")
        boris.watch("oak")
        assert ann.sit("oak", 3, 8_000)["t"] == "done"
        said = ann.ask("say", "oak", text="good evening")
        if said["t"] == "done":
            heard = boris.hear_until(lambda m: any(event["kind"] == "said" for event in m.get("events", ())))
            assert any(event.get("what") == "good evening" for event in heard["events"])
        else:
            assert said["code"] == "cash-chat-frozen"
        assert ann.ask("rabbit", "oak")["code"] == "room-no-rabbit-hunt"
        assert ann.ask("straddle", "oak", on=True)["code"] == "play-no-straddle"
        assert ann.ask("run-twice", "oak", on=True)["t"] == "done"
        assert boris.ask("say", "oak", text="hello")["code"] == "room-not-seated"
        assert boris.ask("queue", "oak")["code"] == "room-seat-is-free"
        assert boris.ask("unqueue", "oak")["code"] == "cash-not-on-the-list"
        ann.leave("oak")


def test_without_a_role_nobody_speaks_for_the_floor(keyed: RunningHouse) -> None:
    with Client(keyed) as ann:
        refused = ann.ask("hold", "oak", why="new cards")
        assert refused["code"] == "staff-not-allowed"


def test_the_floor_voids_a_hand_holds_the_table_and_lets_it_go_on(keyed: RunningHouse) -> None:
    with Client(keyed, keyed.owner) as floor:
        floor.watch("cedar")
        with Client(keyed) as ann:
            ann.join("Ann heads up")
            ann.watch("cedar")
            assert ann.sit("cedar", 2, 8_000)["t"] == "done"
            ann.my_turn()
            number = ann.view["hand"]["number"]
            before = ann.view["button"]
            assert floor.ask("hold", "cedar", why="new cards")["t"] == "done"
            done = floor.ask("void", "cedar", why="a fouled deck")
            assert done["t"] == "done"
            ann.hear_until(lambda m: m.get("kind") == "table" and m["view"]["hand"]["over"])
            assert ann.own_seat()["stack"] == 8_000
            assert ann.view["held"] == "new cards"
            assert floor.ask("hold", "cedar")["t"] == "done"
            ann.hear_until(lambda m: m.get("kind") == "table" and m["view"]["hand"]["number"] == number + 1)
            assert ann.view["button"] == before
            ann.leave("cedar")


def test_a_ruling_is_carried_out_in_the_live_hand(keyed: RunningHouse) -> None:
    with Client(keyed, keyed.owner) as floor, Client(keyed) as ann:
        ann.join("Ann ruled")
        ann.watch("cedar")
        assert ann.sit("cedar", 2, 8_000)["t"] == "done"
        ann.my_turn()
        hand = ann.view["hand"]
        asked = {
            "happened": [{"what": "clock-ran", "seat": "2", "seconds": 100}],
            "hand": hand["number"],
            "turn": hand["turn"],
        }
        question = asked | {"under": ["online-cash"], "at": "cedar"}
        status, told = post(keyed, "/api/floor/rule", question)
        assert status == 200, told
        assert ann.view["hand"]["turn"] == hand["turn"]
        assert floor.ask("rule", "cedar", **asked | {"turn": 1})["code"] == "room-stale-action"
        assert ann.ask("rule", "cedar", **asked)["code"] == "staff-not-allowed"
        assert floor.ask("rule", "cedar", **asked)["t"] == "done"
        heard = ann.hear_until(lambda m: any(event["kind"] == "ruled" for event in m.get("events", ())))
        done = [(event["kind"], event.get("seat")) for event in heard["events"]]
        assert done[1] in [("fold", 2), ("check", 2)]
        ann.leave("cedar")


def test_debts_and_announced_chips_outlive_a_kill_in_the_middle_of_a_hand(database: Path) -> None:
    house = RunningHouse(database, settings=KEYED)
    with Client(house) as ann:
        ann.join("Ann killed")
        ann.watch("cedar")
        ann.sit("cedar", 2, 8_000)
        ann.my_turn()
        assert ann.ask("top-up", "cedar", chips=500)["t"] == "done"
        assert ann.own_seat()["announced"] == 500
        secret, hand = ann.secret, ann.view["hand"]
    house.kill()
    house = RunningHouse(database, settings=KEYED)
    with Client(house, secret) as ann:
        ann.watch("cedar")
        ann.my_turn()
        assert ann.own_seat()["announced"] == 500
        assert (ann.view["hand"]["number"], ann.view["hand"]["turn"]) == (hand["number"], hand["turn"])
        ann.act("fold" if not ann.view["you"]["options"]["check"] else "check")
        play_on(ann, lambda: ann.own_seat()["announced"] == 0)
    code, complaints = house.close()
    assert (code, complaints) == (0, "")
    assert sum(house.balances().values()) == 0
