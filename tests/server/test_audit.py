"""The log of what the staff does over the wire: who may read it, what it says, and who is told of an undo."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUICK, Client, RunningHouse

OAK: dict[str, Any] = {
    "table": "oak",
    "name": "Oak",
    "variant": "nl-holdem",
    "small": 25,
    "big": 50,
    "least": 1_000,
    "rack": 10_000,
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path / "house.db", f"{QUICK}, seed_demo=False")
    yield house
    house.close()


@pytest.mark.requirement("LOG-3")
def test_the_log_is_read_by_who_may_and_an_undo_is_told_at_once(house: RunningHouse) -> None:
    with Client(house, house.hired("Kim", "director", "cash")) as kim, Client(house, house.owner) as olga:
        opened = kim.ask("open-table", "cash", **OAK)
        assert opened["t"] == "done", opened
        assert olga.ask("undo", "cash", number=opened["number"])["t"] == "done"
        told = kim.hear_until(lambda message: message["t"] == "welcome" and message["undone"] > 0)
        assert told["you"]["name"] == "Kim"

        def log(address: str, **headers: str) -> Any:
            status, _, text = house.get(address, **headers)
            assert status == 200, text
            return json.loads(text)

        undone, entered = log("/api/audit?at=cash", **house.as_owner)["acts"]
        assert (entered["name"], entered["role"], entered["type"]) == ("Kim", "director", "open-table")
        assert (undone["role"], undone["undoes"], entered["undone_by"]) == (
            "owner",
            opened["number"],
            undone["name"],
        )
        assert entered["device"]
        # Kim hears whose act it was that took his back, and reads nobody else's.
        as_kim = house.signed_in(kim.secret)
        (mine,) = log("/api/staff/undone", **as_kim)["acts"]
        assert (mine["type"], mine["undone_by"], mine["undone_at"]) == (
            "open-table",
            undone["name"],
            told["undone"],
        )
        assert log("/api/staff/undone")["acts"] == []
        for address in ("/api/audit", "/api/audit.csv"):
            assert house.get(address, **as_kim)[0] == 403
            assert house.get(address)[0] == 403
        # Who was hired by whom is there too; what is asked for narrows it.
        hired = log("/api/audit?at=staff", **house.as_owner)["acts"]
        assert [each["type"] for each in hired] == ["invite"]
        assert log(f"/api/audit?person={entered['person']}&ask=undo", **house.as_owner)["acts"] == []
        assert log(f"/api/audit?until={entered['at']}&at=cash", **house.as_owner)["acts"] == []
        _, headers, text = house.get("/api/audit.csv?at=cash", **house.as_owner)
        assert "attachment" in headers["content-disposition"]
        assert [line["type"] for line in csv.DictReader(io.StringIO(text.decode()))] == ["undo", "open-table"]
