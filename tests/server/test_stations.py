"""Devices of the house's own: what their place allows, who works at them by his PIN, and that it is still he."""

import json
import uuid
from collections.abc import Iterator
from http import HTTPStatus
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.cashier.asks import OpenDrawer
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.house.unattended import MINUTE
from croupier.room.people.credentials import FREE_TRIES, hashed
from croupier.room.staff.asks import GiveRole, RemoveStation
from croupier.room.staff.decide import SHIFT
from tests.room.evening import Clock
from tests.room.staff.test_staff import Desk, story
from tests.server.house import QUICK, Client, RunningHouse
from tests.server.test_audit import OAK
from tests.waiting import run_story, until

ELM = {**OAK, "table": "elm", "name": "Elm"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("stations") / "house.db", f"{QUICK}, seed_demo=False")
    with Client(house, house.owner) as olga:
        for table in (OAK, ELM):
            assert olga.ask("open-table", "cash", **table)["t"] == "done"
    yield house
    house.close()


def sent(house: RunningHouse, path: str, shown: dict[str, str], **body: Any) -> tuple[int, Any]:
    status, _, told = house.post(f"/api/staff/{path}", {"id": uuid.uuid4().hex, **body}, **shown)
    return status, json.loads(told)


def with_pin(house: RunningHouse, name: str, role: str, pin: str, place: str = "") -> str:
    """The id of somebody new with a role and a PIN; he has no device with him."""
    secret = house.hired(name, role, place)
    asked = house.post("/api/staff/pin", {"pin": pin}, **house.signed_in(secret))
    assert asked[0] == HTTPStatus.OK, asked
    with Client(house, house.owner) as olga:
        olga.say(t="watch", of="staff", seen=None)
        view = olga.hear_until(lambda message: message.get("kind") == "staff")["view"]
    found: str = next(each["person"] for each in view["grants"] if each["name"] == name)
    return found


def stood(house: RunningHouse, name: str, role: str, place: str) -> str:
    """A new device of the house's own: what it is known by."""
    _, told = sent(house, "stations", house.as_owner, name=name, role=role, place=place)
    status, headers, _ = house.post("/api/staff/begin", {"id": uuid.uuid4().hex, "code": told["code"]})
    assert status == HTTPStatus.OK
    cookie = SimpleCookie(headers["set-cookie"])[house.cookie.replace("session", "station")]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "strict")
    return cookie.value


def taken_over(house: RunningHouse, tablet: str, person: str, pin: str) -> str:
    """What comes of a try to work at a device: empty where it is granted, else the code of why not."""
    status, told = sent(house, "take-over", house.stands(tablet), person=person, pin=pin)
    return "" if status == HTTPStatus.OK else str(told["code"])


def test_a_tablet_does_what_its_place_does_for_who_took_it_over(house: RunningHouse) -> None:
    dana = with_pin(house, "Dana", "floor", "4711")
    tablet = stood(house, "Tablet of Oak", "dealer", "cash/oak")
    with Client(house, station=tablet) as device:
        # As long as nobody works at it nothing can be done there.
        assert device.name is None
        assert device.ask("hand", "cash", table="oak")["code"] == "staff-nobody-works-here"
        assert taken_over(house, tablet, dana, "1174") == "staff-proof-wrong"
        assert taken_over(house, tablet, dana, "4711") == ""
        welcome = device.hear_until(lambda message: message["t"] == "welcome" and message["you"])
        assert (welcome["station"], welcome["you"]["name"]) == ("Tablet of Oak", "Dana")
        assert [(each["role"], each["place"], each["may"]) for each in welcome["roles"]] == [
            ("floor", "cash/oak", ["deal"])
        ]
        assert device.ask("call-floor", "cash", table="oak")["t"] == "done"
        # Dana may seat people, and deal elsewhere; this device does not.
        assert device.ask("call-floor", "cash", table="elm")["code"] == "staff-not-allowed"
        assert device.ask("break-table", "cash", table="oak")["code"] == "staff-not-allowed"
        # She is nobody's guest here: neither wallet nor cards nor account of hers are on it.
        assert device.ask("join-list", "cash", game="nl-holdem")["code"] == "staff-station-only"
        me = json.loads(house.get("/api/people/me", **house.stands(tablet))[2])
        assert me["name"] is None
        for path in ("code", "password"):
            body = {"password": "violins at dusk"} if path == "password" else {}
            assert house.post(f"/api/people/{path}", body, **house.stands(tablet))[0] != HTTPStatus.OK
        assert sent(house, "pin", house.stands(tablet), pin="9081")[1]["code"] == "room-not-joined"
    log = json.loads(house.get("/api/audit?at=cash&ask=call-floor", **house.as_owner)[2])["acts"]
    assert (log[0]["name"], log[0]["role"], log[0]["device"]) == ("Dana", "floor", "Tablet of Oak")


def test_a_session_kept_beside_does_not_widen_a_tablet(house: RunningHouse) -> None:
    """The owner's own cookie in the same browser is worth nothing as long as the device stands somewhere."""
    tablet = stood(house, "Tablet", "dealer", "cash/oak")
    both = {"cookie": "; ".join([house.as_owner["cookie"], house.stands(tablet)["cookie"]])}
    assert house.get("/api/audit", **both)[0] == HTTPStatus.FORBIDDEN
    assert json.loads(house.get("/api/people/me", **both)[2])["name"] is None
    refused = json.loads(house.post("/api/people/join", {"id": "x" * 32, "name": "Somebody"}, **both)[2])
    assert refused["code"] == "staff-station-only"


def test_who_has_no_role_for_a_place_cannot_take_it_over(house: RunningHouse) -> None:
    carl = with_pin(house, "Carl", "cashier", "4820")
    tablet = stood(house, "Tablet", "dealer", "cash/oak")
    told = json.loads(house.get("/api/staff/station", **house.stands(tablet))[2])
    assert told["station"] == {"name": "Tablet", "role": "dealer", "place": "cash/oak", "person": ""}
    assert "Carl" not in [each["name"] for each in told["people"]]
    assert taken_over(house, tablet, carl, "4820") == "staff-nothing-here"


def test_a_pin_alone_is_good_nowhere_else(house: RunningHouse) -> None:
    erik = with_pin(house, "Erik", "dealer", "4820", "cash/oak")
    assert taken_over(house, "no-such-device", erik, "4820") == "staff-no-such-station"
    log_in = house.post("/api/people/log-in", {"name": "Erik", "password": "4820"})
    assert json.loads(log_in[2])["code"] == "room-log-in-wrong"


def test_wrong_pins_lock_and_a_new_one_opens_again(house: RunningHouse) -> None:
    secret = house.hired("Fay", "dealer", "cash/oak")
    as_fay = house.signed_in(secret)
    assert sent(house, "pin", as_fay, pin="4820")[0] == HTTPStatus.OK
    tablet = stood(house, "Tablet", "dealer", "cash/oak")
    people = json.loads(house.get("/api/staff/station", **house.stands(tablet))[2])["people"]
    fay = next(each["person"] for each in people if each["name"] == "Fay")
    tries = [taken_over(house, tablet, fay, "0001") for _ in range(FREE_TRIES)]
    assert set(tries) == {"staff-proof-wrong"}
    assert taken_over(house, tablet, fay, "4820") == "room-log-in-later"
    for pin in ("123", "1234567890", "12a4", "1111", "١٢٣٤"):
        assert sent(house, "pin", as_fay, pin=pin)[1]["code"] == "staff-pin-none"
    assert sent(house, "pin", as_fay, pin="9081")[0] == HTTPStatus.OK
    assert taken_over(house, tablet, fay, "4820") == "staff-proof-wrong"
    assert taken_over(house, tablet, fay, "9081") == ""


def test_taking_away_the_role_or_the_device_ends_it_at_once(house: RunningHouse) -> None:
    gina = with_pin(house, "Gina", "dealer", "4820", "cash/oak")
    tablet = stood(house, "Tablet of Gina", "dealer", "cash/oak")
    assert taken_over(house, tablet, gina, "4820") == ""
    with Client(house, station=tablet) as device, Client(house, house.owner) as olga:
        olga.say(t="watch", of="staff", seen=None)
        view = olga.hear_until(lambda message: message.get("kind") == "staff")["view"]
        (seen,) = (each for each in view["stations"] if each["called"] == "Tablet of Gina")
        assert (seen["name"], seen["role"], seen["place"]) == ("Gina", "dealer", "cash/oak")
        grant = next(each["id"] for each in view["grants"] if each["name"] == "Gina")
        assert olga.ask("take-role", "staff", grant=grant)["t"] == "done"
        told = device.hear_until(lambda message: message["t"] == "welcome")
        assert told["roles"] == []
        assert device.ask("call-floor", "cash", table="oak")["code"] == "staff-not-allowed"
        assert olga.ask("remove-station", "staff", station=seen["id"])["t"] == "done"
        told = device.hear_until(lambda message: message["t"] == "welcome")
        assert (told["station"], told["you"]) == (None, None)
    told = json.loads(house.get("/api/staff/station", **house.stands(tablet))[2])
    assert told["station"] is None


def test_handing_over_leaves_the_device_and_nobody_at_it(house: RunningHouse) -> None:
    hal = with_pin(house, "Hal", "dealer", "4820", "cash/oak")
    tablet = stood(house, "Tablet", "dealer", "cash/oak")
    assert taken_over(house, tablet, hal, "4820") == ""
    with Client(house, station=tablet) as device:
        assert device.name == "Hal"
        assert sent(house, "hand-over", house.stands(tablet))[0] == HTTPStatus.OK
        device.hear_until(lambda message: message["t"] == "welcome" and message["you"] is None)


def test_a_code_is_for_a_device_or_for_a_person(house: RunningHouse) -> None:
    _, told = sent(house, "stations", house.as_owner, name="Clock", role="viewer", place="event")
    refused = house.post(
        "/api/staff/accept", {"id": "1" * 32, "code": told["code"]}, **house.signed_in(house.owner)
    )
    assert json.loads(refused[2])["code"] == "room-code-unknown"
    _, told = sent(house, "invite", house.as_owner, role="viewer")
    assert sent(house, "begin", {}, code=told["code"])[1]["code"] == "room-code-unknown"


def test_a_screen_shows_without_anybody_what_its_place_sees(house: RunningHouse) -> None:
    screen = stood(house, "Screen", "viewer", "cash")
    with Client(house, station=screen) as device:
        device.say(t="watch", of="cash", seen=None)
        assert device.hear_until(lambda message: message.get("kind") == "cash")["view"]
        assert device.ask("call-floor", "cash", table="oak")["code"] == "staff-nobody-works-here"
    assert house.get("/api/cage/report.csv", **house.stands(screen))[0] == HTTPStatus.FORBIDDEN


async def _at_the_cage(desk: Desk) -> By:
    """A cashier with a PIN, on a device of his own."""
    olga = await desk.owner()
    carl = await desk.person("Carl")
    await desk.ask(olga, GiveRole(carl.person, "cashier"))
    person = desk.house.members.get(carl.person)
    assert person is not None
    (session,) = desk.house.members.sessions.of_person(person.id)
    return desk.house.speaks(session)


@pytest.mark.requirement("ACC-3")
def test_after_a_quarter_of_an_hour_without_an_act_money_asks_who_it_is(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        carl, left = await _at_the_cage(desk), desk.house.unattended
        # Who has nothing to prove himself by cannot be asked.
        desk.clock.now += 60 * MINUTE
        left.check(_speaking(carl), OpenDrawer(0))
        await desk.house.members.have_pin(_person(desk, carl), hashed("4820"))
        desk.clock.now += 14 * MINUTE
        left.check(_speaking(carl), OpenDrawer(0))
        desk.clock.now += 14 * MINUTE
        left.check(_speaking(carl), OpenDrawer(0))
        desk.clock.now += 15 * MINUTE
        with pytest.raises(Refusal, match="prove that it is you"):
            left.check(_speaking(carl), OpenDrawer(0))
        # What moves no money is not asked about.
        left.check(_speaking(carl), RemoveStation("clock"))
        left.at_work(carl.device)
        left.check(_speaking(carl), OpenDrawer(0))

    story(tmp_path, told)


async def _at_oak(desk: Desk) -> tuple[By, By, str]:
    """An owner, a dealer who works at a tablet, and what the tablet is known by."""
    staff = desk.house.staff
    olga = await desk.owner()
    dana = await desk.person("Dana")
    await desk.ask(olga, GiveRole(dana.person, "dealer", "cash/oak"))
    makes = desk.by(olga.person)._replace(office="floor")
    shown = await staff.invite(makes, GiveRole("", "dealer", "cash/oak"), "Oak", "i", station=True)
    secret = await staff.begin(shown, "tablet")
    assert await staff.begin(shown, "tablet") == secret
    station = staff.station(secret)
    assert station is not None
    await staff.take_over(station, dana, "t")
    return olga, desk.by(dana.person), secret


def _worker(desk: Desk, secret: str) -> str:
    station = desk.house.staff.station(secret)
    assert station is not None
    return station.person


def test_a_tablet_left_alone_asks_before_anything_and_after_a_shift_nobody_works_there(
    tmp_path: Path,
) -> None:
    async def told(desk: Desk) -> None:
        staff, left = desk.house.staff, desk.house.unattended
        olga, dana, secret = await _at_oak(desk)
        by = desk.house.speaks(None, staff.station(secret))
        desk.clock.now += 14 * MINUTE
        left.check(_speaking(by), RemoveStation("clock"))
        desk.clock.now += 15 * MINUTE
        with pytest.raises(Refusal, match="prove that it is you"):
            left.check(_speaking(by), RemoveStation("clock"))
        desk.clock.now += SHIFT
        # Any row sets the list's alarm anew.
        await desk.ask(olga, GiveRole(dana.person, "dealer", "cash/elm"))
        await until(lambda: _worker(desk, secret) == "")

    story(tmp_path, told, Rules(hand_over=0))


@pytest.mark.requirement("ACC-3")
def test_a_tablet_at_which_nothing_is_done_is_nobodys(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        staff, left = desk.house.staff, desk.house.unattended
        olga, dana, secret = await _at_oak(desk)
        heard: list[str] = []
        station = staff.station(secret)
        assert station is not None
        staff.followers.follow(station.id, lambda: heard.append(_worker(desk, secret)))
        for _ in range(3):
            desk.clock.now += 14 * MINUTE
            left.check(_speaking(desk.house.speaks(None, staff.station(secret))), RemoveStation("clock"))
            await desk.ask(olga, GiveRole(dana.person, "dealer", f"cash/elm-{desk.clock.now}"))
            assert _worker(desk, secret) == dana.person
        desk.clock.now += 15 * MINUTE
        heard.clear()
        await desk.ask(olga, GiveRole(dana.person, "dealer", "cash/elm"))
        await until(lambda: _worker(desk, secret) == "")
        # The device hears of it at once, and shows what a device shows at which nobody works.
        assert heard[-1] == ""
        assert (
            desk.house.speaks(None, staff.station(secret)).powers.may("cash/oak", desk.clock.now)
            == frozenset()
        )
        # Whoever takes it over has his time from then on.
        await staff.take_over(station, dana, "again")
        desk.clock.now += 14 * MINUTE
        await desk.ask(olga, GiveRole(dana.person, "dealer", "cash/ash"))
        assert _worker(desk, secret) == dana.person

    story(tmp_path, told)


def test_no_tablet_is_nobodys_because_the_house_was_out(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def told(desk: Desk) -> None:
        *_, secret = await _at_oak(desk)
        desk.clock.now += 10 * MINUTE
        secrets.append(secret)

    story(tmp_path, told)

    async def later() -> None:
        clock = Clock()
        clock.now += 60 * MINUTE
        house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=clock)
        house.start()
        desk = Desk(house, clock)
        try:
            olga = desk.by(next(iter(house.staff.state.grants.values())).person)
            clock.now += 14 * MINUTE
            await desk.ask(olga, GiveRole(olga.person, "dealer", "cash/elm"))
            assert _worker(desk, secrets[0]) != ""
            clock.now += 1 * MINUTE
            await desk.ask(olga, GiveRole(olga.person, "dealer", "cash/ash"))
            await until(lambda: _worker(desk, secrets[0]) == "")
        finally:
            await house.close()

    run_story(later())


def _speaking(by: By) -> By:
    return by._replace(office="floor", role="cashier", allowed=frozenset({"money", "see"}))


def _person(desk: Desk, by: By) -> Any:
    person = desk.house.members.get(by.person)
    assert person is not None
    return person
