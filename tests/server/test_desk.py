"""The floor desk over HTTP: what can be asked, what is answered, who may put a ruling into a table's log."""

import json
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.floor import incident_kinds
from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE

OVERCHIP = {"under": ["tda-2022", "tda-2015"], "line": "NLHE 100-200 | A bets 400 | B: chips 1000"}


def post(house: RunningHouse, path: str, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(house.address + path, data=data, headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with closing(error):
            return error.code, json.loads(error.read())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_kind_of_incident_can_be_asked_about_with_all_its_fields(
    house: RunningHouse, lang: str
) -> None:
    status, _, body = house.get(f"/api/floor/kinds?lang={lang}")
    assert status == 200
    told = json.loads(body)
    assert {kind["kind"] for kind in told["kinds"]} == set(incident_kinds())
    act = next(kind for kind in told["kinds"] if kind["kind"] == "act")
    assert {field["name"]: field["sort"] for field in act["fields"]}.items() >= {
        "seat": "seat", "words": "text", "chips": "motion", "gesture": "choice", "unclear": "flag",
    }.items()  # fmt: skip
    assert "tda-2022" in [profile["id"] for profile in told["profiles"]]


def test_what_a_ruling_leaves_open_is_called_by_its_name(house: RunningHouse) -> None:
    asked = {"under": ["tda-2022"], "table": {"street": "flop", "seats": ["A", "B"]}}
    _, told = post(house, "/api/floor/rule?lang=ru", asked | {"happened": ["A: if you bet, I will raise"]})
    first = told["rulings"][0]
    assert {"binding", "penalty", "both", "neither"} == set(first["ruling"]["discretion"]["options"])
    assert first["names"]["neither"] == "ни того ни другого"
    assert set(first["ruling"]["discretion"]["options"]) <= set(first["names"])


def test_an_overchip_is_a_call_and_every_clause_is_told(house: RunningHouse) -> None:
    status, told = post(house, "/api/floor/rule?lang=en", OVERCHIP)
    assert status == 200
    first, second = told["rulings"]
    assert first["profile"] == "tda-2022"
    assert first["ruling"]["counts_as"]["B"]["action"] == "call"
    assert first["ruling"]["returned"] == {"B": 600}
    assert "TDA-2022:44.1" in first["ruling"]["cites"]
    assert "TDA-2015:45.1" in second["ruling"]["cites"]
    assert set(told["clauses"]) == {*first["ruling"]["cites"], *second["ruling"]["cites"]}


def test_the_same_in_russian(house: RunningHouse) -> None:
    _, told = post(house, "/api/floor/rule?lang=ru", OVERCHIP)
    assert "колл" in told["rulings"][0]["why"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"under": []}, "desk-how-many-profiles"),
        ({"under": ["tda-1998"], "line": OVERCHIP["line"]}, None),
        ({"under": ["tda-2022"], "line": "NLHE 100-200"}, "scenario-line-asks-nothing"),
        ({"under": ["tda-2022"], "table": {"seats": ["A", "B"]}, "happened": ["Z: call"]}, None),
        (
            {"under": ["tda-2022"], "table": {"seats": ["A", "B"]}, "happened": ["A: call" + " me" * 200]},
            "floor-sentence-too-long",
        ),
        ({"nothing": 1}, "desk-question-unreadable"),
        (b"{", "desk-question-unreadable"),
        (b" " * 30_000, "desk-question-too-long"),
    ],
)
def test_a_question_that_cannot_be_put_is_told_what_is_wrong(
    house: RunningHouse, body: Any, code: str | None
) -> None:
    status, told = post(house, "/api/floor/rule?lang=en", body)
    assert status == 400
    assert told["text"]
    if code is not None:
        assert told["code"] == code


def test_a_ruling_goes_into_the_tables_log_for_everybody_and_survives_a_kill(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db")
    rule = {"type": "rule", "under": "tda-2022", "line": OVERCHIP["line"]}

    def asked(shown: dict[str, str], to: str = "oak") -> tuple[int, Any]:
        return post(house, "/api/asks", {"t": "ask", "id": "one", "to": to, "ask": rule}, **shown)

    try:
        assert asked({})[0] == 403
        assert asked(house.signed_in("guessed"))[0] == 403
        with Client(house) as guest:
            guest.watch("oak")
            assert asked(house.as_owner)[0] == 200
            message = guest.hear_until(lambda m: m.get("kind") == "table" and _ruled(m) != [])
            (event,) = _ruled(message)
            assert event["name"] == "tda-2022"
            assert "TDA-2022:44.1" in event["cites"]
            assert set(event["said"]) == {"en", "ru"}
            said = event["said"]
            version = message["version"]
        # A repeat of the same command changes nothing.
        assert asked(house.as_owner)[0] == 200
        assert asked(house.as_owner, to="elsewhere")[0] == 404
        house.kill()
        house = RunningHouse(tmp_path / "croupier.db")
        rows = house.rows("table/oak")
        kept = [(number, json.loads(row)) for number, row in rows if json.loads(row)["type"] == "ruled"]
        assert [(number, row["said"]) for number, row in kept] == [(version, said)]
    finally:
        house.kill()


def test_without_a_role_nobody_is_the_floor(house: RunningHouse) -> None:
    assert house.get("/api/floor/tables")[0] == 403
    assert house.get("/api/floor/tables", **house.signed_in("guessed"))[0] == 403


def _ruled(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in message.get("events", ()) if event["kind"] == "ruled"]


def test_a_plain_sentence_finds_its_incident_with_what_was_read_of_it(house: RunningHouse) -> None:
    asked = {"said": "B threw in two 1000 chips without a word", "seats": ["A", "B"]}
    status, told = post(house, "/api/floor/find?lang=ru", asked)
    assert (status, told["read"], len(told["nearest"])) == (200, True, 3)
    first = told["nearest"][0]
    assert (first["kind"], first["title"]) == ("act", "Слова, фишки или жест")
    assert (first["fields"], first["missing"]) == ({"seat": "B", "chips": [1000, 1000]}, [])
    _, unread = post(house, "/api/floor/find?lang=en", {"said": "xyzzy"})
    assert (unread["read"], len(unread["nearest"])) == (False, 3)
    assert post(house, "/api/floor/find?lang=en", {"said": " "})[0] == 400
    assert post(house, "/api/floor/find?lang=en", {"said": "a" * 501})[0] == 400
