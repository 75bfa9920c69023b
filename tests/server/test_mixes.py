"""A rotation and a dealer's choice over the wire, and the lights going out in the middle of them."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Client, RunningHouse
from tests.server.test_open import listed, open_table

QUICK = "act_seconds=20, pause_seconds=0.1, pace=Pace(think_least=5, think_most=10)"


def test_a_rotation_goes_on_where_it_was_after_a_kill(database: Path) -> None:
    house = RunningHouse(database, QUICK)
    with Client(house) as ann:
        ann.join("Rotator")
        assert open_table(ann, "My hose", "hose")["t"] == "done"
        line = listed(ann, "My hose")
        assert (line["rotation"]["name"], line["bets"], line["min_buy_in"]) == ("hose", [100, 200], 4_000)
        ann.watch(line["id"])
        ann.hear_until(
            lambda message: message.get("kind") == "table" and message["view"]["game"] == "seven-stud"
        )
        assert ann.view is not None
        number = ann.view["hand"]["number"]
    house.kill()
    house = RunningHouse(database, QUICK)
    with Client(house) as ann:
        view = ann.watch(line["id"])["view"]
        # Four chairs, so four hands of each: hold'em 1–4, Omaha 5–8, stud 9–12.
        assert view["hand"]["number"] >= number == 9
        played = {view["hand"]["number"]: view["game"]}
        while max(played) < 18:
            view = ann.hear_until(lambda message: message.get("kind") == "table")["view"]
            played[view["hand"]["number"]] = view["game"]
    games = ["fl-holdem", "fl-omaha-8", "seven-stud", "seven-stud-8"]
    assert played == {each: games[(each - 1) // 4 % 4] for each in played}
    assert house.close() == (0, "")


def test_a_game_is_chosen_over_the_wire_and_by_nobody_else(house: RunningHouse) -> None:
    with Client(house) as vera:
        assert vera.join("Vera the chooser")["name"]
        assert open_table(vera, "My choice", "dealers-choice", seats=2, bots=1)["t"] == "done"
        table = listed(vera, "My choice")["id"]
        vera.watch(table)
        assert vera.ask("choose", table, game="razz")["code"] == "room-not-seated"
        vera.sit(table, 1, 10_000)
        assert vera.view is not None
        while vera.view["rotation"]["chooser"] != 1:
            if vera.view["you"]["options"]:
                vera.check_or_fold()
            vera.hear_until(lambda message: message.get("kind") == "table")
        assert vera.ask("choose", table, game="whist")["code"] == "room-no-such-game"
        assert vera.ask("choose", table, game="badugi")["t"] == "done"
        while vera.view["game"] != "badugi" or vera.view["hand"]["over"]:
            vera.hear_until(lambda message: message.get("kind") == "table")
        assert vera.view["button"] == 1
