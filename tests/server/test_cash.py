"""An evening of the live cash room over the wire: lists, seats, absences, the must-move, the rack, the shift."""

import csv
import io
import json
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUICK, Client, RunningHouse
from tests.server.test_desk import OVERCHIP

EMPTY = f"{QUICK}, seed_demo=False"
GAME = "nl-holdem 25-50"


class Room:
    """Somebody who watches the cash room, and asks."""

    newest = 0
    """The version of the last thing anybody did."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.view: dict[str, Any] = {}
        self.see()

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Ask, wait for the answer, and see the room as it then stands."""
        answer = self.client.ask(kind, "cash", **more)
        Room.newest = answer.get("number", Room.newest)
        self.see()
        return answer

    def see(self) -> dict[str, Any]:
        self.client.say(t="watch", of="cash")
        shown = self.client.hear_until(lambda m: m.get("kind") == "cash" and m["version"] >= Room.newest)
        self.view = shown["view"]
        return self.view

    def table(self, id: str) -> dict[str, Any]:
        tables = self.view["floor"]["tables"]
        return next(table for table in tables if table["table"] == id)

    def chair(self, id: str, seat: int) -> dict[str, Any]:
        return next(chair for chair in self.table(id)["chairs"] if chair["seat"] == seat)


@contextmanager
def evening(path: Path) -> Iterator[tuple[RunningHouse, Room]]:
    house = RunningHouse(path / "croupier.db", EMPTY)
    Room.newest = 0
    try:
        with Client(house, house.owner) as client:
            floor = Room(client)
            opened = floor.ask(
                "open-table", table="oak", name="Oak", variant="nl-holdem", small=25, big=50,
                least=1000, most=5000, seats=6, profile="fspr-manual", rack=40_000,
            )  # fmt: skip
            assert opened["t"] == "done"
            for seat, name in ((1, "Ann"), (3, "Boris"), (5, "Vera")):
                sat = floor.ask(
                    "sit", table="oak", seat=seat, person=name.lower(), name=name, chips=2000, waits=False
                )
                assert sat["t"] == "done"
            yield house, floor
    finally:
        if house.running:
            house.kill()


def test_who_waits_is_called_to_the_free_seat_and_takes_it(tmp_path: Path) -> None:
    with evening(tmp_path) as (house, floor), Client(house) as phone:
        phone.join("Gleb")
        mine = Room(phone)
        assert mine.ask("join-list", game=GAME)["t"] == "done"
        assert mine.view["you"]["places"][0]["before"] == 0
        assert floor.ask("call-next", game=GAME)["t"] == "done"
        called = mine.see()["you"]["places"][0]["called"]
        assert (called["table"], called["seat"]) == ("oak", 2)
        taken = floor.ask("sit", table="oak", seat=2, person="dana", name="Dana", chips=2000)
        assert taken["code"] == "cash-not-called"
        gleb = floor.view["games"][0]["waiting"][0]["person"]
        assert floor.ask("sit", table="oak", seat=2, person=gleb, chips=1500)["t"] == "done"
        assert mine.see()["you"]["seats"] == [
            {"table": "oak", "seat": 2, "state": "playing", "small_missed": False, "big_missed": False}
        ]
        assert floor.view["games"][0]["waiting"] == []


def test_nobody_without_the_key_moves_anything_but_himself(tmp_path: Path) -> None:
    with evening(tmp_path) as (house, _), Client(house) as phone:
        phone.join("Gleb")
        mine = Room(phone)
        assert mine.ask("cash-out", table="oak", seat=1, chips=2000)["code"] == "staff-not-allowed"
        assert mine.ask("join-list", game=GAME, person="ann")["t"] == "done"
        assert mine.view["games"][0]["waiting"][0]["name"] == "Gleb"
        assert mine.view["floor"] is None
        assert "chips" not in json.dumps(mine.view["tables"])


@pytest.mark.clause("FSPR:absent-1")
def test_blinds_go_by_an_empty_chair_and_are_owed(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        floor.ask("hand", table="oak")
        floor.ask("sit", table="oak", seat=6, person="egor", name="Egor", chips=2000)
        floor.ask("away", table="oak", seat=3)
        for _ in range(4):
            assert floor.ask("hand", table="oak", rake=30)["t"] == "done"
        boris = floor.chair("oak", 3)
        assert (boris["state"], boris["big_missed"]) == ("away", True)
        assert floor.table("oak")["fees"]["rake"] == 120
        assert floor.ask("pick-up", table="oak", seat=3, chips=2000)["code"] == "cash-seat-kept"


@pytest.mark.clause("FSPR:absent-2")
def test_who_comes_back_within_the_hour_brings_what_he_took(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        assert floor.ask("cash-out", table="oak", seat=1, chips=3400)["t"] == "done"
        short = floor.ask("sit", table="oak", seat=1, person="ann", chips=1000)
        assert (short["code"], short["params"]["least"]) == ("cash-buy-in-too-small", 3400)
        assert floor.ask("sit", table="oak", seat=1, person="ann", chips=3400)["t"] == "done"


def test_the_must_move_table_feeds_the_main_one_and_nobody_posts_for_it(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        floor.ask(
            "open-table", table="elm", name="Elm", variant="nl-holdem", small=25, big=50,
            least=1000, most=5000, seats=6, profile="fspr-manual", rack=20_000, feeds="oak",
        )  # fmt: skip
        floor.ask("sit", table="elm", seat=4, person="egor", name="Egor", chips=2000)
        due = floor.view["floor"]["moves"][0]
        assert (due["name"], due["to"], due["seat"]) == ("Egor", "oak", 2)
        assert floor.ask("move", person="egor", to="oak", seat=2)["t"] == "done"
        assert floor.chair("oak", 2)["coming"] == "moved"
        assert floor.table("elm")["chairs"] == []


def test_the_last_thing_done_is_taken_back_and_only_the_last(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        first = floor.view["floor"]["undo"]
        floor.ask("top-up", table="oak", seat=1, chips=500)
        assert floor.chair("oak", 1)["chips"] == 2500
        assert floor.ask("undo", number=first)["code"] == "cash-not-the-last"
        assert floor.ask("undo", number=floor.view["floor"]["undo"])["t"] == "done"
        assert floor.chair("oak", 1)["chips"] == 2000
        assert floor.table("oak")["rack"] == 34_000


def test_a_refusal_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        before = floor.view["floor"]["tables"]
        over = floor.ask("cash-out", table="oak", seat=1, chips=90_000)
        assert over["code"] == "ledger-overdraft"
        assert floor.view["floor"]["tables"] == before


def test_the_shift_balances_to_the_chip_and_outlives_a_kill(tmp_path: Path) -> None:
    with evening(tmp_path) as (house, floor):
        floor.ask("dealer-in", dealer="Lena")
        floor.ask("push")
        floor.ask("call-floor", table="oak", why="ruling")
        for _ in range(3):
            floor.ask("hand", table="oak", rake=50, jackpot=10)
        floor.ask("tip", table="oak", chips=20)
        floor.ask("fill", table="oak", chips=5000)
        stood = floor.view
        house.kill()
        again = RunningHouse(house.database, EMPTY)
        try:
            with Client(again, again.owner) as client:
                late = Room(client)
                assert late.view == stood
                assert late.table("oak")["dealer"] == "Lena"
                for seat, chips in ((1, 4200), (3, 1000), (5, 600)):
                    assert late.ask("cash-out", table="oak", seat=seat, chips=chips)["t"] == "done"
                assert late.ask("count-box", table="oak", fee="rake", counted=150, by=["Lena", "Lena"])[
                    "code"
                ] == ("cash-two-signatures")
                for fee, counted in (("rake", 150), ("jackpot", 30), ("tips", 20)):
                    late.ask("count-box", table="oak", fee=fee, counted=counted, by=["Lena", "floor"])
                rack = 40_000 + 5000 - 6000 + 5800
                assert late.ask("close-table", table="oak", rack=rack)["t"] == "done"
                _, _, body = again.get("/api/cash/shift", **again.as_owner)
                report = json.loads(body)
                assert report["balances"] is True
                (oak,) = report["tables"]
                assert (oak["sold"], oak["bought_back"], oak["rack"], oak["difference"]) == (
                    6000,
                    5800,
                    rack,
                    0,
                )
                assert oak["fees"] == {"rake": 150, "jackpot": 30, "time": 0, "tips": 20}
                _, _, sheet = again.get("/api/cash/shift.csv", **again.as_owner)
                (row,) = csv.DictReader(io.StringIO(sheet.decode()))
                assert (row["rake"], row["rake counted"], row["balances"]) == ("150", "150", "True")
                assert again.get("/api/cash/shift")[0] == 403
                assert late.ask("new-shift", name="saturday")["t"] == "done"
                assert late.view["floor"]["shift"] == "saturday"
        finally:
            again.close()


def test_the_same_ask_again_does_nothing(tmp_path: Path) -> None:
    with evening(tmp_path) as (_, floor):
        id = uuid.uuid4().hex
        for _ in range(2):
            assert floor.client.ask("top-up", "cash", id=id, table="oak", seat=1, chips=500)["t"] == "done"
        floor.see()
        assert floor.chair("oak", 1)["chips"] == 2500


def test_a_ruling_of_the_floor_desk_stands_in_the_log_of_a_live_table(tmp_path: Path) -> None:
    with evening(tmp_path) as (house, floor):
        offered = json.loads(house.get("/api/floor/tables?lang=ru", **house.as_owner)[2])["tables"]
        assert offered == [
            {"id": "cash/oak", "name": "Oak", "where": "кэш-зал", "to": "cash", "table": "oak"}
        ]
        ruled = {"text": "Stands. One chip of 1,000 without a word is a call.", "clauses": ["TDA-2022:44.1"]}
        assert floor.ask("ruled", table="oak", **ruled)["t"] == "done"
        entry = floor.view["floor"]["log"][0]["ask"]
        assert (entry["type"], entry["table"], entry["text"]) == ("ruled", "oak", ruled["text"])
        assert entry["said"] is None
        # As the floor desk words it, everybody reads it in his own language, and so after a kill.
        question = {"under": ["tda-2022"], "line": OVERCHIP["line"]}
        said = json.loads(house.post("/api/floor/rule?lang=ru", question)[2])["said"]
        assert "is a call" in said["en"]
        assert "колл" in said["ru"]
        assert floor.ask("ruled", table="oak", **ruled | {"text": said["ru"], "said": said})["t"] == "done"
        assert floor.view["floor"]["log"][0]["ask"]["said"] == said
        assert floor.ask("ruled", table="oak", **ruled, said={"de": "Steht."})["t"] != "done"
        assert floor.ask("ruled", table="elm", **ruled)["t"] != "done"
