"""Screens paired by a short code, the house's look, and templates of its own."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import RunningHouse
from tests.server.test_event_live import FRIDAY, SETTINGS

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"0" * 40).decode()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    opened = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    yield opened
    opened.kill()


def post(house: RunningHouse, path: str, headers: dict[str, str], **body: Any) -> tuple[int, Any]:
    status, _, told = house.post(f"/api/{path}", body, **headers)
    return status, json.loads(told)


def get(house: RunningHouse, path: str, headers: dict[str, str]) -> Any:
    return json.loads(house.get(f"/api/{path}", **headers)[2])


def test_a_screen_is_paired_by_the_code_it_shows_and_told_what_to_show(house: RunningHouse) -> None:
    owner, nobody = house.as_owner, house.signed_in(house.hired("Carl", "cashier"))
    assert post(house, "events", owner, toml=FRIDAY, id="friday")[0] == 200
    shown = post(house, "screens/here", {}, id="wall-1")[1]["code"]
    assert len(shown) == 4
    assert post(house, "screens/here", {}, id="wall-1")[1]["code"] == shown
    wish: dict[str, Any] = {"code": shown.lower(), "name": "Bar", "layout": "moves", "events": ["friday"]}
    assert post(house, "screens/pair", nobody, **wish)[0] == 403
    assert post(house, "screens/pair", owner, **{**wish, "code": "ZZZZ"})[0] == 409
    assert post(house, "screens/pair", owner, **wish)[0] == 200
    assert post(house, "screens/pair", owner, **wish)[0] == 409
    assert post(house, "screens/here", {}, id="wall-1")[1]["screen"]["layout"] == "moves"
    assert post(house, "screens/set", owner, id="wall-1", name="Bar", layout="lists")[0] == 200
    assert post(house, "screens/set", owner, id="wall-1", name="Bar", events=["nothing"])[0] == 404
    assert post(house, "screens/here", {}, id="wall-1")[1]["screen"]["layout"] == "lists"
    assert post(house, "screens/drop", owner, id="wall-1")[0] == 200
    assert "screen" not in post(house, "screens/here", {}, id="wall-1")[1]


def test_the_look_is_the_houses_and_can_be_read(house: RunningHouse) -> None:
    floor = house.signed_in(house.hired("Flora", "floor"))
    mine = {"accent": "#ffcc00", "ground": "#102040", "messages": ["The bar is open", " "], "logo": PNG}
    assert post(house, "look/set", floor, **mine)[0] == 403
    for wrong in ({"accent": "#203050"}, {"ground": ""}, {"ground": "#808080"}, {"logo": "c3Zn"}):
        assert post(house, "look/set", house.as_owner, **{**mine, **wrong})[0] == 409, wrong
    assert post(house, "look/set", house.as_owner, **mine)[0] == 200
    told = get(house, "look", {})
    assert (told["accent"], told["messages"], told["logo"]) == ("#ffcc00", ["The bar is open"], True)
    status, headers, body = house.get("/api/look/logo")
    assert (status, headers["content-type"], body[:4]) == (200, "image/png", b"\x89PNG")


def test_templates_screens_and_the_look_outlive_the_house(house: RunningHouse, tmp_path: Path) -> None:
    owner, floor = house.as_owner, house.signed_in(house.hired("Flora", "floor"))
    shown = post(house, "screens/here", {}, id="wall-1")[1]["code"]
    paired = {"code": shown, "name": "Bar", "layout": "lists", "events": []}
    assert post(house, "screens/pair", owner, **paired)[0] == 200
    assert (
        post(house, "look/set", owner, accent="#ffcc00", ground="#102040", messages=["The bar is open"])[0]
        == 200
    )
    assert post(house, "templates/keep", floor, toml=FRIDAY)[0] == 403
    assert post(house, "templates/keep", owner, toml="name = 5")[0] == 400
    kept = post(house, "templates/keep", owner, toml=FRIDAY)[1]
    assert post(house, "templates/keep", owner, toml=FRIDAY + "\n# again\n")[1] == kept
    house.kill()
    again = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    try:
        (template,) = get(again, "templates", again.as_owner)["templates"]
        assert template["toml"].endswith("# again\n")
        # So do the house's screens and its look.
        screen = post(again, "screens/here", {}, id="wall-1")[1]["screen"]
        assert (screen["name"], screen["layout"]) == ("Bar", "lists")
        look = get(again, "look", {})
        assert (look["accent"], look["messages"]) == ("#ffcc00", ["The bar is open"])
        assert post(again, "templates/drop", again.as_owner, id=kept["id"])[0] == 200
        assert get(again, "templates", again.as_owner)["templates"] == []
    finally:
        again.kill()
