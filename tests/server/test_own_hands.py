"""Statistics of one's own hands over HTTP: one's own alone, of the house and of a file that is not kept."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hands.test_store import evening
from tests.server.test_care import Guest
from tests.server.test_notebook import ended
from tests.server.within import Within

OWN = "own-hands"
HANDS = 3


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=HANDS)
    yield house
    house.close()


def measure(told: dict[str, Any], id: str) -> tuple[int, int]:
    found = next(each for each in told["all"]["measures"] if each["id"] == id)
    return found["made"], found["chances"]


def file(text: str) -> str:
    return b64encode(text.encode()).decode()


def test_everybody_sees_what_his_own_hands_say_and_nobody_anothers(within: Within) -> None:
    ended(within)
    boris, ann, olga = Guest(within), Guest(within, "Ann"), Guest(within, "owner")
    own, hers = boris.post(OWN), ann.post(OWN)
    assert own["hands"] == hers["hands"] == own["all"]["hands"] >= HANDS
    # Two who play one another: what the one wins, the other loses, and the house takes no rake here.
    assert own["all"]["won"] == pytest.approx(-hers["all"]["won"])
    assert own["course"][-1][:2] == [own["hands"], pytest.approx(own["all"]["won"] * own["hands"] / 100)]
    assert olga.post(OWN)["hands"] == 0
    assert olga.post(OWN)["all"] is None
    nobody = Guest(within)
    nobody.shown = {}
    assert nobody.post(OWN)["code"] == nobody.post(f"{OWN}/file", file="")["code"] == "room-not-joined"


def test_hands_are_told_apart_and_chosen(within: Within) -> None:
    ended(within)
    boris = Guest(within)
    whole = boris.post(OWN, by="position")
    assert {each["name"] for each in whole["groups"]} <= {"button", "big-blind"}
    assert sum([each["hands"] for each in whole["groups"]]) == whole["hands"]
    for each in whole["groups"]:
        chosen = boris.post(OWN, position=each["name"])
        assert (chosen["hands"], chosen["all"]["hands"]) == (whole["hands"], each["hands"])
        assert chosen["all"]["won"] == each["won"]
    assert boris.post(OWN, seats=6)["all"] is None
    assert boris.post(OWN, kind="tournament")["all"] is None
    assert boris.post(OWN, kind="cash", stack=[0, 1_000])["all"] is not None
    assert boris.post(OWN, since="1999-01-01", until="1999-12-31")["all"] is None
    for bad in ({"by": "luck"}, {"seats": 1}, {"stack": [-1, 5]}, {"since": "yesterday"}):
        assert boris.post(OWN, **bad)["code"] == "desk-question-unreadable"


def test_a_file_is_counted_for_whoever_is_named_and_nothing_of_it_is_kept(within: Within) -> None:
    ended(within)
    boris = Guest(within)
    broken = evening(30).replace("Vera: folds", "Vera: dances", 1)
    told = boris.post(f"{OWN}/file", file=file(broken), player="Vera")
    assert (told["hands"], told["read"], told["left_out"]) == (29, 29, 1)
    assert measure(told, "steal") == (10, 29)
    assert told["players"] == ["Ann", "Boris", "Vera"]
    (left,) = told["left"]
    assert left["line"] == 1
    assert "dances" in left["text"]
    assert boris.post(f"{OWN}/file", file=file(evening(9)))["player"] == "Ann"
    assert boris.post(f"{OWN}/file", file=file("nothing of the kind"))["code"] == "records-unknown-format"
    assert boris.post(OWN)["hands"] < 29
    assert "Vera" not in json.dumps(boris.post(OWN))
    long = boris.post(f"{OWN}/file", file="A" * 1_400_000)
    assert long["code"] == "desk-question-too-long"


def test_a_file_is_counted_for_nobody_who_is_in_a_hand(within: Within) -> None:
    assert within.house.table("oak").state.in_hand
    assert Guest(within).post(f"{OWN}/file", file=file(evening(3)))["code"] == "tells-in-a-hand"
    # His own figures help him against nobody.
    assert Guest(within).post(OWN)["hands"] >= HANDS
