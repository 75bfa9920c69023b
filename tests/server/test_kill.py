"""Kill it in the middle of a hand: the same hand goes on, same cards, same chips, fresh clock."""

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from croupier.errors import Mistake
from croupier.ledger import table_chips
from croupier.room.journal.store import Store
from croupier.server import Settings, run
from tests.depth import NIGHTLY
from tests.server.evening import KILLS, killed_evening
from tests.server.house import Client, RunningHouse, hear_until
from tests.simulation.invariants import Found

ACT = 600
EVENINGS = 500 // KILLS if NIGHTLY else 1
"""How many houses are killed so often: 500 kills in the nightly run."""
SLOW = f"act_seconds={ACT}, pause_seconds=0.1, pace=Pace(think_least=30, think_most=60)"


def comparable(view: Any) -> dict[str, Any]:
    """A view without what may differ after a restart: the running clock."""
    hand = {key: value for key, value in view["hand"].items() if key != "deadline"}
    seats = [{key: value for key, value in seat.items() if key != "away"} for seat in view["seats"]]
    return view | {"hand": hand, "seats": seats}


def test_a_hand_survives_a_kill(database: Path) -> None:
    house = RunningHouse(database, SLOW)
    with Client(house) as hero:
        hero.join("Hero")
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        # On to a flop that is ours to act on, with chips left to act with.
        while hero.my_turn() and not hero.view["hand"]["board"]:
            hero.check_or_call() if hero.my_turn()["call"] <= 600 else hero.act("fold")
        before, seen, secret = hero.view, hero.version, hero.secret
    house.kill()
    went_out = time.time() * 1000

    house = RunningHouse(database, SLOW)
    with Client(house, secret) as hero:
        back = hero.watch("oak", seen)
        assert not back["resync"]
        assert [event["kind"] for event in back["events"]] == ["resumed"]
        assert comparable(back["view"]) == comparable(before)
        assert hero.own_seat()["cards"] == next(s["cards"] for s in before["seats"] if s["seat"] == 3)
        # All of the time to act is there again, counted from when the house was back.
        assert before["hand"]["deadline"] < went_out + ACT * 1000 <= back["view"]["hand"]["deadline"]
        assert back["view"]["hand"]["deadline"] <= back["now"] + ACT * 1000
        number = back["view"]["hand"]["number"]
        while hero.view["hand"]["number"] <= number + 2:
            hero.check_or_fold()
        hero.leave("oak")
        wallet = hero.wallet
    assert house.close() == (0, "")
    store = Store(database)
    balances = store.balances()
    store.close()
    assert sum(balances.values()) == 0
    hers = [
        account for account, chips in balances.items() if account.startswith("wallet:") and chips == wallet
    ]
    assert len(hers) == 1
    assert balances.get(table_chips("oak", hers[0].removeprefix("wallet:")), 0) == 0


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_kills_at_any_moment_lose_nothing_that_was_acknowledged(database: Path, evening: int) -> None:
    try:
        killed_evening(database, evening)
    except Found as found:
        pytest.fail(f"python -m tests.simulation --kills 1 --from {evening}  # {found}", pytrace=False)


def test_a_second_house_on_the_same_database_is_refused_with_one_clear_error(database: Path) -> None:
    house = RunningHouse(database, SLOW)
    with pytest.raises(Mistake) as refused:
        run(Settings(database=database, port=0))
    assert refused.value.code == "room-database-held"
    assert house.close() == (0, "")


def test_a_taken_port_is_refused_with_one_clear_error(database: Path, tmp_path: Path) -> None:
    house = RunningHouse(database, SLOW)
    port = int(house.host.rpartition(":")[2])
    with pytest.raises(Mistake) as refused:
        run(Settings(database=tmp_path / "other.db", port=port))
    assert refused.value.code == "server-cannot-listen"
    assert str(port) in refused.value.say("ru")
    assert house.close() == (0, "")


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as refused:
        run(Settings(database=tmp_path / "other.db", host="no.such.host.invalid", port=0))
    assert refused.value.code == "server-no-such-address"


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: int) -> None:
    with pytest.raises(Mistake) as refused:
        run(Settings(database=tmp_path / "other.db", port=port))
    assert refused.value.code == "server-no-such-port"


def test_a_second_start_is_quick(database: Path) -> None:
    RunningHouse(database, SLOW).close()
    house = RunningHouse(database, SLOW)
    assert house.worked < 5
    house.close()


def test_asked_to_close_it_says_goodbye_and_has_written_everything(database: Path) -> None:
    house = RunningHouse(database, SLOW)
    with Client(house) as hero:
        hero.join("Hero")
        hero.watch("oak")
        assert hero.sit("oak", 3, 10_000)["t"] == "done"
        assert house.close() == (0, "")
        with pytest.raises(ConnectionClosed) as closed:
            hero.hear_until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        seen, secret = hero.version, hero.secret
    house = RunningHouse(database, SLOW)
    with Client(house, secret) as hero:
        assert hero.watch("oak")["view"]["you"]["seat"] == 3
        assert (hero.version or 0) >= (seen or 0)
    assert house.close() == (0, "")


def test_a_kill_while_the_players_are_asked_about_a_second_board_forgets_no_answer(database: Path) -> None:
    house = RunningHouse(database, SLOW)
    with Client(house) as ann, Client(house) as boris:
        ann.join("Ann all-in")
        boris.join("Boris all-in")
        asked: dict[str, Any] = {
            "name": "Alder",
            "game": "nl-holdem",
            "seats": 2,
            "small": 50,
            "big": 100,
            "bots": 0,
        }
        assert ann.ask("open-table", "house", **asked)["t"] == "done"
        ann.say(t="lobby")
        lobby = ann.hear_until(lambda m: m["t"] == "lobby" and any(t["name"] == "Alder" for t in m["tables"]))
        table = next(each["id"] for each in lobby["tables"] if each["name"] == "Alder")
        for seat, player in enumerate((ann, boris), 1):
            player.watch(table)
            assert player.sit(table, seat, 8_000)["t"] == "done"
        first, second = ann, boris
        hear_until((ann, boris), lambda: ann.view["you"]["options"] or boris.view["you"]["options"])
        if boris.view["you"]["options"]:
            first, second = boris, ann
        assert first.act("raise", to=first.my_turn()["raise_max"])["t"] == "done"
        second.my_turn()
        assert second.act("call")["t"] == "done"
        for player in (first, second):
            while not player.is_asked():
                player.hear()
        assert first.agree(on=True)["t"] == "done"
        assert ann.view["hand"]["board"] == []
        secrets = first.secret, second.secret
    house.kill()

    house = RunningHouse(database, SLOW)
    with Client(house, secrets[0]) as first, Client(house, secrets[1]) as second:
        said = first.watch(table)["view"]["hand"]["asked"]
        assert said["seats"] == [second.watch(table)["view"]["you"]["seat"]]
        assert not first.is_asked()
        assert second.agree(on=True)["t"] == "done"
        while not first.view["hand"]["over"]:
            first.hear()
        assert len(first.view["hand"]["boards"]) == 2
    assert house.close() == (0, "")
