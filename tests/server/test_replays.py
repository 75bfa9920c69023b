"""Finished hands over HTTP: shown to who saw them, shared with anybody, and nobody learns a hidden card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.records import read
from tests.server.test_care import Guest
from tests.server.within import Heard, Within

HAND = "tables/oak/hands/1"


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=2)
    yield house
    assert house.failed == []
    house.close()


def stranger(within: Within, path: str) -> Heard:
    return within.asked("GET", f"http://localhost/api/{path}")


def cards_in(steps: list[dict[str, Any]]) -> set[str]:
    return {
        card
        for step in steps
        for seat in step["view"]["seats"]
        for card in seat["cards"] or ()
        if card != "??"
    }


@pytest.mark.requirement("REPLAY-1")
def test_a_player_sees_his_own_cards_and_a_stranger_at_the_table_none(within: Within) -> None:
    stored = within.house.store.hand("table/oak", 1)
    dealt = json.loads(stored.record)["log"]
    seats = {json.loads(stored.record)["players"][seat]["name"]: int(seat) for seat in ("5", "6")}
    boris = Guest(within).read(f"{HAND}/replay")
    own = {
        cards[at : at + 2]
        for kind, seat, _, cards in dealt
        if kind == "deal" and seat == seats["Boris"]
        for at in (0, 2)
    }
    assert (boris["seat"], boris["table"], boris["hand"]) == (6, "Oak", "1")
    assert cards_in(boris["steps"]) == own
    assert cards_in(boris["opened"]) == own
    assert (boris["before"], boris["after"]) == ("", "oak/2")
    assert cards_in(json.loads(stranger(within, f"{HAND}/replay").body)["opened"]) == set()


@pytest.mark.requirement("REPLAY-1")
def test_what_is_shown_again_says_when_it_was_for_how_much_and_how_it_ended(tmp_path: Path) -> None:
    """The first hand of an evening and one that ended an hour later."""
    within = Within(tmp_path / "house.db", players=2, hands=1)
    clock: Any = within.house.members._clock
    first = clock.now
    clock.now += 3_600_000
    within.loop.run_until_complete(within._hands(4))
    boris, last = Guest(within), within.house.store.last_hand("table/oak")
    early, late = (boris.read(f"tables/oak/hands/{number}/replay") for number in (1, last))
    assert (early["ended"], late["ended"]) == (first, first + 3_600_000)
    begins, ends = late["steps"][0]["view"], late["steps"][-1]["view"]
    assert (begins["small_blind"], begins["big_blind"]) == (50, 100)
    # One folds his small blind to the other.
    before, after = (
        {seat["name"]: seat["stack"] for seat in each["seats"]} for each in (late["steps"][0]["view"], ends)
    )
    assert sum(after.values()) == 10_000
    assert sorted(after[name] - before[name] for name in before) != [0, 0]
    text = within.asked("GET", f"http://localhost/api/{HAND}/take?to=phh", boris.shown).body.decode()
    assert "time = 22:13:20" in text
    within.close()


def test_a_hand_is_shared_with_anybody_and_taken_back(within: Within) -> None:
    boris = Guest(within)
    shared = boris.post("shared-hands/share", table="oak", number=1)
    link = shared["link"]
    seen = json.loads(stranger(within, f"shared/{link}/replay").body)
    assert cards_in(seen["steps"]) == cards_in(boris.read(f"{HAND}/replay")["steps"]) != set()
    names = {seat["name"] for seat in seen["steps"][0]["view"]["seats"]}
    assert names == {"Seat 5", "Seat 6"}
    assert "Boris" not in json.dumps(seen)
    assert [each["link"] for each in boris.read("shared-hands")["shared"]] == [link]
    assert Guest(within, "Ann").post("shared-hands/take-back", share=1)["code"] == "replays-no-such-share"
    assert boris.post("shared-hands/take-back", share=1) == {"shared": []}
    assert stranger(within, f"shared/{link}/replay").status == 404


def test_a_hand_is_shared_without_ones_own_cards_and_with_names(within: Within) -> None:
    link = Guest(within).post("shared-hands/share", table="oak", number=1, own=False, names=True)["link"]
    seen = json.loads(stranger(within, f"shared/{link}/replay").body)
    assert (seen["seat"], cards_in(seen["opened"])) == (None, set())
    assert {seat["name"] for seat in seen["steps"][0]["view"]["seats"]} == {"Ann", "Boris"}


def test_what_is_taken_along_names_no_card_and_nobody_who_is_hidden(within: Within) -> None:
    boris = Guest(within)
    link = boris.post("shared-hands/share", table="oak", number=1)["link"]
    own = cards_in(boris.read(f"{HAND}/replay")["steps"])
    for to, begins in (("phh", "variant"), ("pokerstars", "PokerStars Hand #1"), ("ohh", "{")):
        told = stranger(within, f"shared/{link}/take?to={to}")
        text = told.body.decode()
        assert told.headers["content-disposition"].startswith("attachment")
        assert text.lstrip().startswith(begins)
        assert not any(name in text for name in ("Ann", "Boris"))
        mine = within.asked("GET", f"http://localhost/api/{HAND}/take?to={to}", boris.shown).body.decode()
        assert "Boris" in mine
        ann = within.asked(
            "GET", f"http://localhost/api/{HAND}/take?to={to}", Guest(within, "Ann").shown
        ).body.decode()
        assert all(card in mine and card not in ann for card in own)
    (record,) = read(stranger(within, f"shared/{link}/take?to=phh").body.decode())
    assert record.hand == 1
    assert stranger(within, f"shared/{link}/take?to=exe").status == 400


def test_a_picture_shows_what_its_viewer_saw(within: Within) -> None:
    link = Guest(within).post("shared-hands/share", table="oak", number=1)["link"]
    drawn = stranger(within, f"shared/{link}/picture?lang=ru")
    svg = drawn.body.decode()
    assert drawn.content_type == "image/svg+xml"
    assert svg.startswith("<svg ")
    assert "Boris" not in svg
    assert "<script" not in svg


def test_only_who_played_a_hand_shares_it(within: Within) -> None:
    olga = Guest(within, "owner")
    assert olga.post("shared-hands/share", table="oak", number=1)["code"] == "replays-not-yours"
    assert olga.post("shared-hands/share", table="oak", number=99)["code"] == "room-no-such-hand"
    assert stranger(within, "shared/00000000000000000000000000000000/replay").status == 404
