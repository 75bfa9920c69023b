"""A live event by its desk: real sockets, real money in the ledger, and power cuts."""

import json
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from croupier.ledger import HOUSE_ISSUE
from croupier.room.journal.store import Store
from croupier.room.people.members import ISSUE
from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE

SETTINGS = "seed_demo=False"

FRIDAY = """
name = "Friday"
stack = 10000
chips = [25, 100, 500, 1000]
buy_in = 50
fee = 5
live = true
seats = 9
minutes = 20

[entries]
late_levels = 2
reentries = 1

[prizes]
ladder = [60, 40]

[[level]]
small_blind = 25
big_blind = 50

[[level]]
small_blind = 50
big_blind = 100

[[level]]
small_blind = 100
big_blind = 200
ante = 200
"""

PLAY = FRIDAY.replace("live = true", 'live = true\nplayed_for = "play"')
"""The same event for play chips: a phone enters by itself."""


def post(house: RunningHouse, path: str, shown: dict[str, str] | None = None, **body: Any) -> tuple[int, Any]:
    """What is answered to the owner, or to whoever shows something else."""
    headers = house.as_owner if shown is None else shown
    request = urllib.request.Request(house.address + path, data=json.dumps(body).encode(), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def get(house: RunningHouse, path: str, *, owner: bool = False) -> Any:
    return json.loads(house.get(path, **(house.as_owner if owner else {}))[2])


class Seat(Client):
    """A client that watches an event; with the owner's cookie, the director's."""

    def __init__(self, house: RunningHouse, secret: str | None = None) -> None:
        self.event: dict[str, Any] = {}
        super().__init__(house, secret)

    def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(within)
        if message.get("kind") == "event":
            self.event = message["view"] | {"version": message["version"]}
        return message

    def look(self, event: str) -> dict[str, Any]:
        self.say(t="watch", of=f"event/{event}", seen=None)
        return self.hear_until(lambda message: message.get("kind") == "event")

    def tell(self, event: str, type: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        answer = self.ask(type, f"event/{event}", id=id, **more)
        self.settle()
        return answer

    def sells(self, event: str, type: str, **more: Any) -> dict[str, Any]:
        """Take money for what an event has, at a drawer of his own."""
        self.ask("open-drawer", "cage", float=0)
        answer = self.ask("sell", "cage", event=event, what={"type": type, **more})
        self.settle()
        return answer


def of_the_event(balances: Mapping[Any, int]) -> dict[str, int]:
    """What is not the play chips that everybody gets with his name."""
    others = {account: cents for account, cents in balances.items() if account != HOUSE_ISSUE}
    return {account: cents for account, cents in others.items() if cents not in (0, ISSUE)}


def done(answer: dict[str, Any]) -> int:
    assert answer["t"] == "done", answer
    return answer["number"]


@pytest.fixture
def house(database: Path):
    running = RunningHouse(database, SETTINGS)
    yield running
    if running.running:
        assert running.close() == (0, "")


def test_the_director_opens_an_event_enters_players_and_everybody_sees_it(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday") == (200, {"id": "friday"})
    assert post(house, "/api/events", toml=FRIDAY, id="friday") == (200, {"id": "friday"})
    with Seat(house, house.owner) as floor, Seat(house) as screen:
        screen.look("friday")
        floor.look("friday")
        for name in ("ann", "bob", "cid", "dan"):
            done(floor.sells("friday", "register", player=name, name=name.capitalize()))
        done(floor.tell("friday", "start"))
        screen.settle()
        view = screen.event["picture"]
        assert view["phase"] == "running"
        assert (view["left"], view["in_play"], view["money"]["pool"]) == (4, 40_000, 20_000)
        assert screen.event["floor"] is None
        assert not view["log"]
        assert sorted(view["players"].values()) == ["Ann", "Bob", "Cid", "Dan"]
        assert [each["kind"] for each in floor.event["picture"]["log"]][:2] == ["start", "register"]
        assert of_the_event(house.balances()) == {
            "house:club:drawer:1:cash": -22_000,
            "club:pool:friday": 20_000,
            "house:club:fees": 2_000,
        }


def test_an_undo_takes_back_the_entry_and_its_money(house: RunningHouse) -> None:
    post(house, "/api/events", toml=FRIDAY, id="friday")
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        first = done(floor.sells("friday", "register", player="ann", name="Ann"))
        second = done(floor.sells("friday", "register", player="bob", name="Bob"))
        assert floor.event["floor"]["undo"]["number"] == second
        done(floor.tell("friday", "undo", number=second))
        # What is taken back lies on his balance, and the drawer has what it took.
        assert house.balances()["club:wallet:bob"] == 5_500
        assert house.balances()["house:club:drawer:1:cash"] == -11_000
        done(floor.tell("friday", "undo", number=first, id="again"))
        done(floor.tell("friday", "undo", number=first, id="again"))
        assert house.balances()["club:wallet:ann"] == 5_500
        assert house.balances().get("club:pool:friday", 0) == 0
        assert floor.event["picture"]["entries"] == 0
        log = get(house, "/api/events/friday/log", owner=True)["entries"]
        assert [each["ask"]["type"] for each in log] == ["undo", "undo", "register", "register"]
        assert [each["undone_by"] for each in log] == [None, None, "Agatha", "Agatha"]
        assert floor.tell("friday", "undo", number=first)["code"] == "tournament-nothing-to-undo"


def test_without_a_role_nobody_directs_and_a_member_speaks_for_himself_alone(house: RunningHouse) -> None:
    post(house, "/api/events", toml=FRIDAY, id="friday")
    assert post(house, "/api/events", house.signed_in("wrong"), toml=FRIDAY)[0] == 403
    with Seat(house) as member:
        assert member.tell("friday", "start")["code"] == "staff-not-allowed"
        member.join("Vera")
        member.look("friday")
        may_enter = {
            "player": None,
            "claimed": False,
            "may": ["register"],
            "reserved": False,
            "ticket": False,
        }
        assert member.event["you"] == may_enter
        assert member.tell("friday", "start")["code"] == "staff-not-allowed"
        done(member.tell("friday", "register", player="somebody", source="desk"))
        assert member.event["you"] == {
            "player": None,
            "claimed": False,
            "may": ["unregister"],
            "reserved": True,
            "ticket": False,
        }
        assert not member.event["picture"]["players"]
        with Seat(house, house.owner) as floor:
            floor.look("friday")
            ((vera, name),) = floor.event["floor"]["reserved"].items()
            assert name == "Vera"
            done(floor.sells("friday", "register", player=vera))
            assert floor.event["floor"]["reserved"] == {}
        member.settle()
        assert list(member.event["picture"]["players"].values()) == ["Vera"]
        assert "somebody" not in member.event["picture"]["players"]
        assert member.event["you"]["may"] == ["unregister"]
        done(member.tell("friday", "unregister", player="somebody"))
        # Play chips have nothing to do with it: what the desk took is at the cage.
        assert member.wallet == 100_000
        assert house.balances()[f"club:wallet:{vera}"] == 5_500


def test_a_member_without_money_enters_nothing(house: RunningHouse) -> None:
    high = PLAY.replace("buy_in = 50", "buy_in = 5000")
    post(house, "/api/events", toml=high, id="high")
    with Seat(house) as member:
        member.join("Vera")
        assert member.tell("high", "register", player="")["code"] == "room-wallet-short"
        assert member.wallet == 100_000
    assert house.balances().get("pool:high", 0) == 0


def test_a_player_is_on_his_phone_whose_code_he_shows(house: RunningHouse) -> None:
    post(house, "/api/events", toml=FRIDAY, id="friday")
    with Seat(house, house.owner) as floor, Seat(house) as phone:
        floor.look("friday")
        floor.sells("friday", "register", player="ann", name="Ann")
        code = floor.event["floor"]["codes"]["ann"]
        phone.join("Annushka")
        phone.look("friday")
        assert "codes" not in phone.heard[-1]
        assert phone.tell("friday", "claim", code="2222-2222")["code"] == "event-no-such-code"
        done(phone.tell("friday", "claim", code=code.lower().replace("-", " ")))
        assert phone.event["you"]["player"] == "ann"
        assert phone.event["picture"]["me"]["name"] == "Ann"
        assert phone.tell("friday", "unregister", player="ann")["code"] == "staff-not-yours"
        assert code not in "".join(phone.heard)


def test_an_event_to_its_last_prize_with_two_power_cuts_on_the_way(database: Path) -> None:
    house = RunningHouse(database, SETTINGS)
    post(house, "/api/events", toml=FRIDAY, id="friday")
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        for name in ("ann", "bob", "cid"):
            floor.sells("friday", "register", player=name, name=name.capitalize())
        done(floor.tell("friday", "start"))
        done(floor.tell("friday", "set-clock", left=600_000))
        ends = floor.event["picture"]["clock"]["ends"]
        before = floor.event["picture"]
    house.kill()

    house = RunningHouse(database, SETTINGS)
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        after = floor.event["picture"]
        # The clock of a live event runs on while the house is out.
        assert after["clock"]["ends"] == ends
        assert after["clock"]["running"]
        assert after["tables"] == before["tables"]
        number = done(floor.tell("friday", "bust", player="cid", takers=["ann"]))
        assert {each["player"]: each["stack"] for each in floor.event["picture"]["tables"][0]["taken"]} == {
            "ann": 20_000, "bob": 10_000,
        }  # fmt: skip
        done(floor.tell("friday", "stop"))
    house.kill()

    house = RunningHouse(database, SETTINGS)
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        assert not floor.event["picture"]["clock"]["running"]
        # The bust is taken back from under the stop, which stands.
        done(floor.tell("friday", "undo", number=number))
        assert floor.event["picture"]["left"] == 3
        assert not floor.event["picture"]["clock"]["running"]
        done(floor.tell("friday", "undo", number=number + 1))
        assert floor.event["picture"]["clock"]["running"]
        done(floor.tell("friday", "bust", player="bob", takers=["ann"]))
        done(floor.tell("friday", "bust", player="cid", takers=["ann"]))
        view = floor.event["picture"]
        assert view["phase"] == "finished"
        assert [(each["name"], each["prize"]) for each in view["results"]] == [
            ("Ann", 9_000), ("Cid", 6_000), ("Bob", 0),
        ]  # fmt: skip
        assert floor.event["floor"]["owed"] == {"ann": 9_000, "cid": 6_000}
        paid: dict[str, Any] = {"drawer": 0, "amount": 9_000, "person": "ann", "event": "friday"}
        assert floor.ask("pay-money", "cage", **paid)["t"] == "done"
        assert floor.ask("pay-money", "cage", **paid)["code"] == "cage-drawer-short"
        assert floor.ask("pay-money", "cage", **paid, method="card")["code"] == "room-wallet-short"
        floor.look("friday")
        assert floor.event["floor"]["owed"] == {"cid": 6_000}
    assert house.close() == (0, "")
    store = Store(database)
    balances = of_the_event(store.balances())
    store.close()
    # Three entries of 55 taken in, 90 paid out; Cid has yet to come for his money.
    assert balances == {
        "house:club:drawer:1:cash": -7_500,
        "house:club:fees": 1_500,
        "club:wallet:cid": 6_000,
    }


def test_money_that_is_spent_cannot_be_taken_back(house: RunningHouse) -> None:
    dear = PLAY.replace("buy_in = 50", "buy_in = 900")
    post(house, "/api/events", toml=dear, id="friday")
    post(house, "/api/events", toml=dear, id="saturday")
    with Seat(house, house.owner) as floor, Seat(house) as member:
        floor.look("friday")
        member.join("Vera")
        member.look("friday")
        done(member.tell("friday", "register", player=""))
        back = done(member.tell("friday", "unregister", player=""))
        done(member.tell("saturday", "register", player=""))
        floor.settle()
        refused = floor.tell("friday", "undo", number=back)
        assert (refused["code"], refused["params"]) == ("event-money-spent", {"player": "Vera"})
        done(member.tell("saturday", "unregister", player=""))
        done(floor.tell("friday", "undo", number=back))
        member.settle()
        assert member.wallet == 100_000 - 90_500
        assert sum(house.balances().values()) == 0


def test_a_deal_is_made_when_everybody_left_has_said_yes(house: RunningHouse) -> None:
    post(house, "/api/events", toml=FRIDAY, id="friday")
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        for name in ("ann", "bob", "cid"):
            floor.sells("friday", "register", player=name, name=name.capitalize())
        floor.tell("friday", "start")
        floor.tell("friday", "close-registration")
        floor.tell("friday", "bust", player="cid", takers=["ann"])
        status, shown = post(house, "/api/events/friday/deal", kind="chips")
        assert (status, shown) == (200, {"amounts": {"ann": 8_000, "bob": 7_000}})
        done(floor.tell("friday", "offer-deal", kind="chips"))
        number = floor.event["picture"]["offer"]["number"]
        done(floor.tell("friday", "answer-deal", player="ann", number=number, yes=True))
        done(floor.tell("friday", "answer-deal", player="bob", number=number, yes=True))
        assert floor.event["picture"]["agreed"] == {"ann": 8_000, "bob": 7_000}


def test_what_a_director_asks_over_http(house: RunningHouse) -> None:
    templates = get(house, "/api/events/templates")["templates"]
    assert {each["file"] for each in templates} >= {"club-friday.toml", "sunday-hundred.toml"}
    for each in templates:
        assert post(house, "/api/events/check", toml=each["toml"])[1]["name"] == each["name"]
    status, wrong = post(house, "/api/events/check", toml=FRIDAY.replace("stack = 10000", "stack = 'many'"))
    assert status == 400
    assert wrong["text"].startswith("event.toml:3:")
    status, plan = post(house, "/api/events/structure", players=27, stack=10_000, hours=4)
    assert (status, plan["structure"][0]["big_blind"], plan["minutes"]) == (200, 100, 240)
    post(house, "/api/events", toml=FRIDAY)
    listed = get(house, "/api/events")["events"]
    assert [(each["id"], each["price"], each["open"]) for each in listed] == [("friday", 5_500, True)]
    with Seat(house, house.owner) as floor:
        floor.sells("friday", "register", player="ann", name="Anna Karenina")
    assert get(house, "/api/players?q=kar", owner=True)["players"] == [
        {"id": "ann", "name": "Anna Karenina", "number": "", "phone": "", "account": False}
    ]
    assert house.get("/api/players?q=kar")[0] == 403
    refunds = get(house, "/api/events/friday/refunds", owner=True)
    assert (refunds["state"], refunds["refunds"]["ann"]["total"]) == ("not-started", 5_500)
    assert house.get("/api/events/none/log", **house.as_owner)[0] == 404
    offences = {each["id"] for each in get(house, "/api/events/offences")["offences"]}
    assert "collusion" in offences
    advice = post(house, "/api/events/friday/advice", player="ann", offence="out-of-turn")[1]
    assert advice["cites"]
    clause = advice["cites"][0]
    assert get(house, f"/api/clauses?ids={clause},none")["clauses"][clause]["says"]


def test_a_ruling_of_the_floor_desk_stands_in_the_record_of_a_live_event(house: RunningHouse) -> None:
    post(house, "/api/events", toml=FRIDAY, id="friday")
    with Seat(house, house.owner) as floor:
        floor.look("friday")
        for name in ("ann", "bob"):
            done(floor.sells("friday", "register", player=name, name=name.capitalize()))
        assert get(house, "/api/floor/tables?lang=en", owner=True)["tables"] == []
        done(floor.tell("friday", "start"))
        (offered,) = get(house, "/api/floor/tables?lang=en", owner=True)["tables"]
        assert offered == {
            "id": "event/friday/1", "name": "Table 1", "where": "Friday", "to": "event/friday", "table": 1,
        }  # fmt: skip
        said: dict[str, Any] = {"text": "Stands. One chip of 1,000 is a call.", "clauses": ["TDA-2022:44.1"]}
        done(floor.tell("friday", "ruled", table=offered["table"], **said))
        (record,) = [each for each in floor.event["picture"]["record"] if each["kind"] == "ruling"]
        assert (record["text"], record["table"], record["said"]) == (said["text"], 1, None)
        both = {"en": said["text"], "ru": "Остаётся. Одна фишка 1000 — колл."}
        done(floor.tell("friday", "ruled", table=offered["table"], **said, said=both))
        assert [each["said"] for each in floor.event["picture"]["record"]] == [None, both]
