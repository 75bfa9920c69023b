"""The rules an event may answer for itself, as its form asks for them: every field but those of the cash room."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from croupier.rulebook import profile
from croupier.rulebook.choices import Field, Value, fields
from croupier.tournament.written import read_values
from tests.server.house import RunningHouse
from tests.waiting import PATIENCE

OF_EVENTS = {name: field for name, field in fields().items() if field.area != "cash"}
EVENT = {"name": "Rules", "stack": 10_000, "buy_in": 50, "level": [{"small_blind": 25, "big_blind": 50}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db", "seed_demo=False")
    yield house
    house.kill()


def asked(house: RunningHouse, lang: str, book: str = "fspr-manual") -> dict[str, dict[str, Any]]:
    """The questions of the form, by the field they are about."""
    address = f"{house.address}/api/events/policy?profile={book}&lang={lang}"
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return {each["name"]: each for each in json.load(answer)["fields"]}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_form_asks_for_every_field_and_tells_what_it_means_and_what_the_book_says(
    house: RunningHouse, lang: str
) -> None:
    found = asked(house, lang)
    assert found.keys() == OF_EVENTS.keys()
    book = profile("fspr-manual")
    for name, field in OF_EVENTS.items():
        one = found[name]
        assert one["question"] == field.question(lang)
        assert {each["value"]: each["meaning"] for each in one["answers"]} == {
            each.value: each.meaning(lang) for each in field.answers
        }
        listed = field.answer(book[name])
        assert one["said"] == (listed.meaning(lang) if listed else field.spoken(book[name], lang))
        assert one["clause"] == book.clause(name)


def test_where_the_book_of_an_event_is_silent_the_default_is_told_apart_from_its_own_answers(
    house: RunningHouse,
) -> None:
    """TDA 2022 opens hands at an all-in, leaves the cap on raises to the house, and knows no first button by lot."""
    found = asked(house, "en", "tda-2022")
    told = {name: (one["stands"], one["clause"]) for name, one in found.items()}
    assert told["all_in_face_up"] == ("book", "TDA-2022:16.1")
    assert told["raise_cap"] == ("open", "TDA-2022:48")
    assert told["first_button"] == ("elsewhere", "CLUB-7:7.2.1-b")
    own = {name for name, (stands, clause) in told.items() if clause.startswith("TDA-2022:")}
    assert own == {name for name, (stands, _) in told.items() if stands != "elsewhere"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_number_says_between_what_it_lies_and_in_which_unit(house: RunningHouse, lang: str) -> None:
    for one in asked(house, lang).values():
        assert len(one["span"]) == (2 if one["kind"] == "number" else 0)
        assert all(re.fullmatch(r"[\d\s,]+\s?(%|[^\W\d]+)", end) for end in one["span"]), one


def answers(field: Field) -> list[Value]:
    """What the form lets one answer."""
    listed = [each.value for each in field.answers]
    return [*listed, field.low, field.high] if field.kind == "number" else listed


def test_every_answer_of_the_form_can_stand_in_an_events_file_and_rules_it() -> None:
    for name, field in OF_EVENTS.items():
        assert answers(field)
        for value in answers(field):
            policy = read_values({**EVENT, "event": {name: value}}).policy
            assert policy[name] == value
            assert policy.source(name).layer == "event"
