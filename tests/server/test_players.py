"""Players of the club over HTTP: who may look, what is taken in and away, and what stands in no log."""

from __future__ import annotations

import csv
import io
import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.within import AS_OWNER, Within

PHOTO = b64encode(b"\xff\xd8 a face").decode()


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    within = Within(tmp_path / "house.db", players=2, hands=0)
    yield within
    within.close()


def get(within: Within, path: str, shown: dict[str, str] = AS_OWNER) -> Any:
    return json.loads(within.asked("GET", f"http://localhost/api/{path}", shown).body)


def post(within: Within, path: str, shown: dict[str, str] = AS_OWNER, /, **body: Any) -> Any:
    asked = within.asked("POST", f"http://localhost/api/{path}", shown, json.dumps(body).encode())
    return json.loads(asked.body)


def kept(within: Within, name: str, **record: str) -> str:
    told = post(within, "players/keep", name=name, record=record)
    return str(told["id"])


def test_a_record_is_written_read_and_found_by_the_desk_alone(within: Within) -> None:
    vera = kept(within, "Вера Лунина", phone="8 900 555 11 22", document="passport 4510", note="no smoke")
    (line,) = get(within, "players?q=luni")["players"]
    assert line == {
        "id": vera,
        "name": "Вера Лунина",
        "number": "1",
        "phone": "8 900 555 11 22",
        "account": False,
    }
    assert "code" not in post(within, "players/keep", person=vera, record={"number": "V-1"}, photo=PHOTO)
    told = get(within, f"players/{vera}")
    assert (told["record"], told["photo"], told["held"]) == (
        {"number": "V-1"},
        True,
        {"balance": 0, "tickets": {}},
    )
    photo = within.asked("GET", f"http://localhost/api/players/{vera}/photo", AS_OWNER)
    assert (photo.content_type, photo.body) == ("image/jpeg", b"\xff\xd8 a face")
    # A member sees nobody's record, and writes none.
    ann = {"cookie": f"croupier-session={within.secrets['Ann']}"}
    for path in ("players?q=luni", f"players/{vera}", f"players/{vera}/photo", "players.csv"):
        assert get(within, path, ann)["code"] == "staff-not-allowed"
    for path, body in (
        ("players/keep", {"person": vera, "record": {}}),
        ("players/merge", {"person": vera, "into": "p0"}),
        ("players/take-in", {"csv": "name\nAnn"}),
        ("seasons/set", {"name": "Mine", "since": 0, "until": 1}),
    ):
        assert post(within, path, ann, **body)["code"] == "staff-not-allowed"
    # Who wrote what is logged, and nothing of what it says.
    acts = get(within, "audit?at=people")["acts"]
    assert [json.loads(each["ask"])["fields"] for each in acts] == [
        ["number", "phone", "document", "note"],
        ["phone", "document", "note"],
    ]
    assert "555" not in json.dumps(acts)


def test_players_are_taken_in_and_away_as_a_sheet_and_wrong_lines_are_told(within: Within) -> None:
    kept(within, "Ivan", number="7")
    sheet = "\ufeffNumber;Name;Phone;born\n7;Ivan;+7 900 1;\n;Вера;;1990-05-31\n8;Gleb;;31.05.90\n9;;;\n"
    taken = post(within, "players/take-in", csv=sheet)
    assert (taken["added"], taken["changed"]) == (1, 1)
    assert [(each["line"], each["name"]) for each in taken["wrong"]] == [(4, "Gleb"), (5, "")]
    assert taken["wrong"][0]["why"] == "a date of birth is written as 1990-05-31"
    # Taken in once more nobody is doubled.
    again = post(within, "players/take-in", csv=sheet)
    assert (again["added"], again["changed"]) == (0, 2)
    away = within.asked("GET", "http://localhost/api/players.csv", AS_OWNER)
    assert away.content_type == "text/csv"
    lines = {each["name"]: each for each in csv.DictReader(io.StringIO(away.body.decode()))}
    assert lines["Ivan"]["phone"] == "'+7 900 1"
    assert (lines["Вера"]["number"], lines["Вера"]["born"]) == ("8", "1990-05-31")
    assert "code" not in post(within, "players/take-in", csv=away.body.decode())
    assert get(within, "players?q=Ivan")["players"][0]["phone"] == "+7 900 1"
    assert post(within, "players/take-in", csv="who\nAnn")["code"] == "people-sheet-no-names"
    long = "name\n" + "Ann\n" * 2_001
    assert post(within, "players/take-in", csv=long)["code"] == "people-sheet-too-long"
    endless = 'name\n"' + 140_000 * "x"
    assert post(within, "players/take-in", csv=endless)["code"] == "people-sheet-unreadable"
    assert post(within, "players/take-in", csv="\r0")["code"] == "people-sheet-no-names"


def test_players_are_merged_at_the_desk_and_who_plays_is_not(within: Within) -> None:
    one, other = kept(within, "Ivan K"), kept(within, "Ivan Kovalev")
    assert post(within, "players/merge", person="p0", into=one)["code"] == "people-merge-playing"
    assert post(within, "players/merge", person=other, into=one)["id"] == one
    assert get(within, f"players/{other}")["known_as"] == ["Ivan Kovalev"]
    assert [each["id"] for each in get(within, "players?q=ivan")["players"]] == [one]


def test_a_season_is_set_by_who_plans_and_read_by_everybody(within: Within) -> None:
    told = post(within, "seasons/set", name="Winter", since=5, until=9, formula={"kind": "linear"})
    assert (told["id"], told["formula"]["kind"]) == ("winter", "linear")
    assert get(within, "seasons", {})["seasons"] == [told]
    read = get(within, "seasons/winter", {})
    assert (read["standings"], read["events"]) == ([], [])
    assert (
        post(within, "seasons/set", id="winter", name="Winter cup", since=5, until=9)["name"] == "Winter cup"
    )
    assert post(within, "seasons/set", id="none", name="X", since=5, until=9)["code"] == "seasons-none"
    assert post(within, "seasons/drop", id="winter") == {"id": "winter"}
    assert get(within, "seasons/winter", {})["code"] == "seasons-none"
