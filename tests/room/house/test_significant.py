"""Significant events of the house itself: who opened it under which other rules stands in the log of acts, sealed."""

import json
from pathlib import Path
from random import Random

import pytest

from croupier.room.house.auditing import verify
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.house.significant import SIGNIFICANT
from croupier.room.journal.acts import Wanted
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.people.sessions import DAY, Ends
from croupier.rulebook import Layer, profile
from croupier.staff import ROLES, with_role
from tests.room.evening import Clock
from tests.waiting import loop_turns, run_story


def rules(by: str = "kim", **answers: object) -> Rules:
    layer = Layer("house", "Riverside", tuple(answers.items()))  # type: ignore[arg-type]
    return Rules(profile("online-cash").laid_over(layer), by=by)


async def opened_and_closed(path: Path, under: Rules | None) -> None:
    house = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(2), rules=under)
    house.start()
    await loop_turns()
    await house.close()


def changes(path: Path) -> list[tuple[str, object]]:
    """Who opened the house under which other rules, one row after another."""
    with looked_at(path) as database:
        reader = Reader(database)
        assert verify(reader) == []
        assert check(database).faults == 0
        acts = [json.loads(each.act.ask) for each in reader.acts(Wanted(stream=SIGNIFICANT))]
        assert len(acts) == reader.version(SIGNIFICANT)
    assert {act["type"] for act in acts} <= {"set-rules"}
    return [(act["by"], act["changed"]) for act in acts]


@pytest.mark.requirement("LOG-3")
def test_other_rules_than_before_are_logged_once_with_who_opened_the_house_under_them(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def story() -> None:
        for under in (
            None,
            rules("kim", least_age=18, complaint_days=30),
            rules("kim", least_age=18, complaint_days=30),
            rules("lee", least_age=21, complaint_days=30),
            None,
        ):
            await opened_and_closed(path, under)

    run_story(story())
    assert changes(path) == [
        ("kim", {"least_age": [0, 18], "complaint_days": [0, 30]}),
        ("lee", {"least_age": [18, 21]}),
        ("", {"least_age": [21, 0], "complaint_days": [30, 0]}),
    ]


@pytest.mark.requirement("LOG-3")
def test_another_profile_and_other_times_of_being_signed_out_are_rules_too(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    run_story(opened_and_closed(path, Rules(ends=Ends(30 * DAY, 60 * DAY), ask_again=5, by="kim")))
    assert changes(path) == [
        ("kim", {"session_idle_days": [180, 30], "session_days": [365, 60], "ask_again_minutes": [15, 5]})
    ]
    run_story(opened_and_closed(path, Rules(profile("club-cash"), by="kim")))
    last = changes(path)[-1][1]
    assert isinstance(last, dict)
    assert last["profile"] == ["online-cash", "club-cash"]
    assert last["session_days"] == [60, 365]
    by_two = Rules(profile("club-cash"), second_signature=500_00, ask_again_everywhere=True, hand_over=5)
    run_story(opened_and_closed(path, by_two))
    assert changes(path)[-1][1] == {
        "second_signature": [0, 500_00],
        "ask_again_everywhere": [False, True],
        "hand_over_minutes": [15, 5],
    }


@pytest.mark.requirement("LOG-3")
def test_other_powers_of_a_role_and_a_role_that_comes_and_goes_are_rules_too(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    own = with_role(with_role(ROLES, "cashier", ["money", "see", "correct"]), "brush", ["seat"])
    run_story(opened_and_closed(path, Rules(roles=own, by="kim")))
    run_story(opened_and_closed(path, Rules(roles=own, by="kim")))
    run_story(opened_and_closed(path, Rules(by="lee")))
    assert changes(path) == [
        ("kim", {"role cashier": ["see money", "see money correct"], "role brush": [None, "seat"]}),
        ("lee", {"role cashier": ["see money correct", "see money"], "role brush": ["seat", None]}),
    ]


def test_a_house_that_says_nothing_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    run_story(opened_and_closed(path, None))
    assert changes(path) == []
