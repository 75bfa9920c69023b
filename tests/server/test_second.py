"""The second signature over the wire: somebody else proves on the same device who he is, and signs what waits there."""

import json
import uuid
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest

from croupier.room.people.credentials import FREE_TRIES
from tests.server.authenticator import Authenticator
from tests.server.house import QUICK, Client, RunningHouse
from tests.server.test_audit import OAK
from tests.server.test_stations import stood, taken_over, with_pin

LARGE = 500_00


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    rules = f"rules=Rules(second_signature={LARGE})"
    house = RunningHouse(tmp_path_factory.mktemp("second") / "house.db", f"{QUICK}, seed_demo=False, {rules}")
    with Client(house, house.owner) as olga:
        assert olga.ask("open-table", "cash", **OAK | {"rack": 0})["t"] == "done"
    yield house
    assert house.close() == (0, "")


def second(house: RunningHouse, shown: dict[str, str], ask: str, name: str, proof: str) -> str:
    """What comes of signing: empty where it is granted, else the code of why not."""
    body = {"ask": ask, "name": name, "proof": proof}
    status, _, told = house.post("/api/staff/second", body, **shown)
    answer = json.loads(told)
    assert (status == HTTPStatus.OK) == (answer.get("name") == name)
    return str(answer.get("code", ""))


def with_password(house: RunningHouse, name: str, role: str, place: str = "") -> str:
    """What proves somebody new with a role, whose password is that of all here."""
    secret = house.hired(name, role, place)
    body = {"password": "violins at dusk"}
    assert house.post("/api/people/password", body, **house.signed_in(secret))[0] == HTTPStatus.OK
    return secret


def waiting(client: Client, id: str | None = None) -> str:
    """The id of a fill that waits for its second signature."""
    id = id or uuid.uuid4().hex
    assert client.ask("fill", "cash", id=id, table="oak", chips=500)["code"] == "staff-sign-too"
    return id


def acts(house: RunningHouse, ask: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(house.get(f"/api/audit?ask={ask}", **house.as_owner)[2])["acts"]
    return found


def test_a_fill_is_signed_by_password_or_pin_and_logged_under_both_names(house: RunningHouse) -> None:
    kim = house.hired("Kim", "cashier")
    with_password(house, "Mona", "manager")
    with Client(house, kim) as client:
        id = waiting(client)
        shown = house.signed_in(kim)
        assert second(house, shown, id, "Mona", "violins at dawn") == "staff-proof-wrong"
        assert second(house, shown, id, "Nobody", "violins at dusk") == "staff-proof-wrong"
        assert second(house, shown, "another", "Mona", "violins at dusk") == "staff-sign-nothing"
        assert second(house, shown, id, "Kim", "violins at dusk") == "staff-sign-yourself"
        # Not on a device of the second one's own, where nothing waits.
        assert second(house, house.as_owner, id, "Mona", "violins at dusk") == "staff-sign-nothing"
        assert second(house, {}, id, "Mona", "violins at dusk") == "staff-sign-nothing"
        assert second(house, shown, id, "Mona", "violins at dusk") == ""
        assert client.ask("fill", "cash", id=id, table="oak", chips=500)["t"] == "done"
        # Once: whoever cuts the line and asks again hears that it is done, and the next one waits.
        assert client.ask("fill", "cash", id=id, table="oak", chips=500)["t"] == "done"
        waiting(client)
    (act,) = acts(house, "fill")
    assert (act["name"], act["signed_by"]) == ("Kim", "Mona")
    assert "Mona" in house.get("/api/audit.csv?ask=fill", **house.as_owner)[2].decode().splitlines()[1]


def test_who_has_a_proof_and_no_role_signs_nothing(house: RunningHouse) -> None:
    kim = house.hired("Lee", "cashier")
    with_password(house, "Danny", "viewer")
    with Client(house, kim) as client:
        id = waiting(client)
        shown = house.signed_in(kim)
        assert second(house, shown, id, "Danny", "violins at dusk") == "staff-sign-not-allowed"
        assert client.ask("fill", "cash", id=id, table="oak", chips=500)["code"] == "staff-sign-too"


def test_who_guesses_proofs_of_a_second_person_waits(house: RunningHouse) -> None:
    kim = house.hired("Pat", "cashier")
    with_password(house, "Rosa", "cashier")
    with Client(house, kim) as client:
        id = waiting(client)
        shown = house.signed_in(kim)
        tried = {second(house, shown, id, "Rosa", f"guess {n} of many") for n in range(FREE_TRIES)}
        assert tried == {"staff-proof-wrong"}
        assert second(house, shown, id, "Rosa", "violins at dusk") == "room-log-in-later"


def test_at_a_device_of_the_house_a_second_person_signs_by_his_pin(house: RunningHouse) -> None:
    dana = with_pin(house, "Dana", "cashier", "4711")
    with_pin(house, "Erik", "cashier", "2580")
    with_password(house, "Gus", "cashier")
    tablet = stood(house, "Tablet of Oak", "cashier", "cash/oak")
    assert taken_over(house, tablet, dana, "4711") == ""
    with Client(house, station=tablet) as device:
        id = waiting(device)
        shown = house.stands(tablet)
        # A password is not typed on what everybody uses.
        assert second(house, shown, id, "Gus", "violins at dusk") == "staff-proof-wrong"
        assert second(house, shown, id, "Dana", "4711") == "staff-sign-yourself"
        assert second(house, shown, id, "Erik", "2580") == ""
        # Whoever takes the device over now has asked nothing, and nothing of his was signed.
        people = json.loads(house.get("/api/staff/station", **shown)[2])["people"]
        erik = next(each["person"] for each in people if each["name"] == "Erik")
        assert taken_over(house, tablet, erik, "2580") == ""
        device.settle()
        assert device.ask("fill", "cash", id=id, table="oak", chips=500)["code"] == "staff-sign-too"


def test_a_passkey_signs_the_ask_it_was_asked_for_and_no_other(house: RunningHouse) -> None:
    port = house.host.rpartition(":")[2]
    at_home = {"host": f"localhost:{port}"}
    kim, mila = house.hired("Nils", "cashier"), house.hired("Mila", "manager")
    key = Authenticator(f"http://localhost:{port}")

    def asked(path: str, body: dict[str, Any], secret: str) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(house.post(path, body, **house.signed_in(secret), **at_home)[2])
        return told

    made = key.makes(asked("/api/people/passkeys/new", {}, mila))
    assert "codes" in asked("/api/people/passkeys/made", made, mila)
    with Client(house, kim) as client:
        first, other = waiting(client), waiting(client)
        assert asked("/api/staff/second/ask", {"ask": "nothing"}, kim)["code"] == "staff-sign-nothing"
        answer = key.signs(asked("/api/staff/second/ask", {"ask": first}, kim))
        late = asked("/api/staff/second/passkey", {"ask": other, **answer}, kim)
        assert late["code"] == "room-passkey-late"
        # What a passkey signed to sign in with is no signature.
        for_signing_in = asked("/api/staff/prove/ask", {}, kim)
        answer = key.signs(for_signing_in)
        assert (
            asked("/api/staff/second/passkey", {"ask": first, **answer}, kim)["code"] == "room-passkey-late"
        )
        answer = key.signs(asked("/api/staff/second/ask", {"ask": first}, kim))
        assert asked("/api/staff/second/passkey", {"ask": first, **answer}, kim) == {"name": "Mila"}
        assert (
            asked("/api/staff/second/passkey", {"ask": first, **answer}, kim)["code"] == "room-passkey-late"
        )
        assert client.ask("fill", "cash", id=first, table="oak", chips=500)["t"] == "done"
        assert client.ask("fill", "cash", id=other, table="oak", chips=500)["code"] == "staff-sign-too"


def test_an_ask_over_http_waits_for_its_signature_too(house: RunningHouse) -> None:
    kim = house.hired("Quinn", "cashier")
    shown = house.signed_in(kim)
    body = {"id": "over-http", "to": "cash", "ask": {"type": "fill", "table": "oak", "chips": 700}}
    refused = json.loads(house.post("/api/asks", body, **shown)[2])
    assert (refused["code"], refused["params"]["minutes"]) == ("staff-sign-too", 5)
    with_pin(house, "Sol", "cashier", "9182")
    assert second(house, shown, "over-http", "Sol", "9182") == ""
    assert house.post("/api/asks", body, **shown)[0] == HTTPStatus.OK
