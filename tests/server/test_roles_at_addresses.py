"""Who may read and write what over HTTP: every address in every role, compared with the table of docs/people.md."""

import json
from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from croupier.room.house.house import House
from croupier.room.staff.asks import GiveRole
from croupier.server.addresses import Address
from croupier.server.app import addresses
from croupier.server.cookies import NAME
from croupier.server.measures import Measures
from croupier.server.settings import Settings
from croupier.staff import ROLES
from tests.server.within import Within

SHUT = ("staff-not-allowed", "server-metrics-key")
EVERY = {
    f"{'POST' if each.takes is not None else 'GET'} {each.path_format}": each
    for each in addresses(cast("House", None), Settings(), Measures())
}
STAFFS = [name for name, each in EVERY.items() if each.needs]
ELSEWHERE = "event/turbo"
ANYWHERE = ("/api/house/signs", "/api/house/complaints", "/api/house/complaints/decide")
"""Whoever rules or audits somewhere is let in, and told of what happened there alone."""
KNOWN = {"event": "night", "table": "oak", "number": "1", "person": "p1"}
KNOWN |= dict.fromkeys(("complaint", "drill", "link", "season"), "none")
SENT = {"/api/house/bar": {"person": "p1"}, "/api/house/countries": {"countries": []}}


@pytest.fixture(scope="module")
def within(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Within]:
    """A house in which each role is held by one for all of it, and by another at an event alone."""
    within = Within(tmp_path_factory.mktemp("roles") / "house.db")
    house = within.house

    async def hired() -> None:
        owner = house.members.named("Olga")
        assert owner is not None
        (session,) = house.members.sessions.of_person(owner.id)
        for number, role in enumerate(ROLES):
            for place in ("", ELSEWHERE):
                name = f"{'Boris' if place else 'Anna'} {number}"
                person, within.secrets[f"{role}@{place}"] = await house.members.join(f"{name:_>32}", name)
                give = msgspec.json.encode(GiveRole(person.id, role, place))
                await house.ask("staff", house.speaks(session), give, name)

    within.loop.run_until_complete(hired())
    yield within
    within.close()
    assert not within.failed


def refused(within: Within, name: str, address: Address, secret: str) -> bool:
    """Whether somebody is told that no role of his lets him in."""
    at = address.path_format
    method = name.partition(" ")[0]
    url = "http://localhost" + at.format(**KNOWN)
    shows = {"cookie": f"{NAME}={secret}"} if secret else {}
    heard = within.asked(method, url, shows, json.dumps(SENT.get(at, {})).encode())
    told = heard.content_type == "application/json" and json.loads(heard.body)
    return bool(told) and told.get("code") in SHUT


def test_there_are_addresses_for_staff_of_every_desk() -> None:
    of = {
        each.path_format.split("/")[2].removesuffix(".csv")
        for each in EVERY.values()
        if each.needs and "/api/" in each.path
    }
    desks = {"audit", "cage", "cash", "events", "floor", "house", "pit", "players", "seasons", "staff"}
    assert of == desks | {"look", "screens", "templates"}


@pytest.mark.parametrize("name", STAFFS)
def test_every_address_of_the_staff_lets_in_as_the_table_says(within: Within, name: str) -> None:
    address = EVERY[name]
    at = address.path_format
    for role, of in ROLES.items():
        may = not of.may.isdisjoint(address.needs)
        assert refused(within, name, address, within.secrets[f"{role}@"]) is not may, role
        elsewhere = may and at in ANYWHERE
        assert refused(within, name, address, within.secrets[f"{role}@{ELSEWHERE}"]) is not elsewhere, role
    for nobody in ("", "made-up", within.secrets["Ann"]):
        assert refused(within, name, address, nobody)


@pytest.mark.parametrize("name", [each for each in EVERY if each not in STAFFS and " /api/" in each])
def test_every_other_address_asks_for_no_role(within: Within, name: str) -> None:
    for who in ("", within.secrets["Ann"]):
        assert not refused(within, name, EVERY[name], who)
