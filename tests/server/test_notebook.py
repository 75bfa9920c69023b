"""A notebook over HTTP: its author alone reads it, and nobody in a hand, whatever address he asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.room.table.asks import Act, Leave
from tests.room.says import asks, says
from tests.server.test_care import Guest
from tests.server.within import Within
from tests.waiting import loop_turns, until

NOTE = {
    "id": "n1",
    "opponent": "Ann",
    "tell": "physical",
    "kind": "weakness",
    "text": "Looks away before a bluff",
    "channel": "eyes",
}
OWN = "school/notebook"


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=2)
    yield house
    house.close()


def ended(within: Within) -> None:
    """The hand in progress is folded, and nobody is dealt in again: both leave their seats."""

    async def leave() -> None:
        house, table = within.house, within.house.table("oak")
        for name in ("Ann", "Boris"):
            person = within.person(name)
            await asks(house, "oak", says(person, Leave(), name), f"leave-{name}")
        while table.state.in_hand:
            await until(lambda: table.state.hand is not None and table.state.hand.options is not None)
            state = table.state
            player = state.players[state.hand.options.seat]
            fold = Act(state.number, len(state.hand.log), "fold")
            await asks(house, "oak", says(player.person, fold, player.name), f"end-{len(state.hand.log)}")
        await loop_turns()

    within.loop.run_until_complete(leave())


def everything(guest: Guest, text: str = "Mine") -> dict[str, Any]:
    """What every address of the notebook answers."""
    return {
        **{path: guest.read(path) for path in (OWN, f"{OWN}/reads", f"{OWN}/export")},
        "note": guest.post(f"{OWN}/note", **{**NOTE, "text": text}),
        "review": guest.post(f"{OWN}/review", id="n1", held=True),
        "session": guest.post(f"{OWN}/session", mood="anger", text="Lost"),
        "cross": guest.post(f"{OWN}/cross", id="n1"),
        "empty": guest.post(f"{OWN}/empty"),
    }


def test_whoever_is_in_a_hand_finds_it_closed_and_open_when_the_hand_is_over(within: Within) -> None:
    boris = Guest(within)
    assert within.house.table("oak").state.in_hand
    closed = everything(boris)
    assert {each.get("code") for each in closed.values()} == {"tells-in-a-hand"}
    assert within.house.notebook.version == 0
    ended(within)
    opened = everything(boris)
    assert {each.get("code", "") for each in opened.values()} == {""}
    assert within.house.notebook.version == 5


def test_who_folded_waits_for_the_end_of_the_hand_too(within: Within) -> None:
    # The owner sits nowhere: nothing is closed to her while others play.
    assert Guest(within, "owner").read(OWN) == {"notes": [], "sessions": []}
    assert Guest(within, "Ann").read(OWN)["code"] == "tells-in-a-hand"


@pytest.mark.clause("TELLS:30")
def test_nobody_reads_anothers_notebook_the_owner_of_the_house_no_more_than_anybody(within: Within) -> None:
    ended(within)
    boris, olga, ann = Guest(within), Guest(within, "owner"), Guest(within, "Ann")
    assert len(boris.post(f"{OWN}/note", **NOTE)["notes"]) == 1
    for other in (olga, ann):
        assert other.read(OWN) == {"notes": [], "sessions": []}
        assert "Looks away" not in json.dumps(everything(other))
        assert other.post(f"{OWN}/cross", id="n1")["code"] == "tells-no-such-note"
        assert other.post(f"{OWN}/review", id="n1", held=True)["code"] == "tells-no-such-note"
    assert [each["text"] for each in boris.read(OWN)["notes"]] == ["Looks away before a bluff"]
    nobody = Guest(within)
    nobody.shown = {}
    assert {each.get("code") for each in everything(nobody).values()} == {"room-not-joined"}
    # What the audit tells of the house's acts holds nothing of it.
    assert "Looks away" not in json.dumps(olga.read("audit"))


@pytest.mark.clause("TELLS:28", "TELLS:29")
def test_reads_are_of_hands_one_played_with_how_far_each_may_be_relied_on(within: Within) -> None:
    ended(within)
    told = Guest(within).read(f"{OWN}/reads")
    assert (told["enough"], told["many"]) == (20, 100)
    assert [(each["name"], each["own"]) for each in told["met"]] == [("Boris", True), ("Ann", False)]
    for each in told["met"]:
        for spot in each["situations"]:
            # Three hands are not enough to say anything.
            assert {share["between"] for share in spot["actions"].values()} == {None}
            assert spot["times"]["median"] is None
    # Who played no hand is told of nobody's.
    assert Guest(within, "owner").read(f"{OWN}/reads")["met"] == []


@pytest.mark.clause("TELLS:5", "TELLS:14")
def test_an_address_takes_no_other_types_and_channels(within: Within) -> None:
    ended(within)
    boris = Guest(within)
    for wrong in ({"tell": "hunch"}, {"channel": "ears"}, {"kind": "sure"}, {"text": "x" * 501}):
        assert boris.post(f"{OWN}/note", **{**NOTE, **wrong})["code"] == "desk-question-unreadable"
    assert boris.post(f"{OWN}/note", **{**NOTE, "channel": ""})["code"] == "tells-channel"
    assert boris.read(OWN)["notes"] == []


def test_anybody_may_work_hands_through_and_look_at_luck(within: Within) -> None:
    nobody = Guest(within)
    nobody.shown = {}
    told = nobody.read("school/worked")["hands"]
    assert [each["id"] for each in told] == ["home-game", "after-a-loss", "nerves", "limp"]
    judged = nobody.post("school/worked/judge", id="home-game", answer="call")
    assert (judged["right"], judged["after"], judged["says"]) == (True, 0.4, ["tells-says-base-rate"])
    luck = nobody.post("school/variance", rate=5, deviation=80, hands=10_000, seed=3)
    assert (luck["mean"], luck["deviation"], round(luck["down"], 3)) == (500, 800, 0.266)
    assert nobody.post("school/variance", rate=5, deviation=0, hands=1)["code"] == "desk-question-unreadable"


def test_a_colour_is_told_to_its_author_alone_and_in_a_hand_too(within: Within) -> None:
    boris, ann = Guest(within), Guest(within, "Ann")
    assert within.house.table("oak").state.in_hand
    assert boris.post(f"{OWN}/label", opponent="Ann", colour="red")["labels"] == {"Ann": "red"}
    assert boris.read(f"{OWN}/labels")["labels"] == {"Ann": "red"}
    assert ann.read(f"{OWN}/labels")["labels"] == {}
    assert boris.post(f"{OWN}/label", opponent="Ann", colour="")["labels"] == {}
    assert "labels" not in boris.post(f"{OWN}/label", opponent="Ann", colour="mauve")
