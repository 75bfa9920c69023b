"""Signs of collusion on the page of the house: figures, the hands behind them, and every card for who audits."""

from __future__ import annotations

import json
import uuid
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from croupier.room.people.names import token_for
from tests.browser.looks import barriers, cut_off
from tests.browser.pit_guest import PHONE
from tests.server.house import Client, RunningHouse, hear_until
from tests.waiting import wait_until

QUICK = "act_seconds=600, pause_seconds=0.05, pace=Pace(think_least=0, think_most=20)"
LOOKS = (
    "rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside', (('collusion_signs', True),))))"
)


def ask(house: RunningHouse, secret: str, to: str, /, **what: Any) -> None:
    body = {"t": "ask", "id": uuid.uuid4().hex, "to": to, "ask": what}
    status, _, told = house.post("/api/asks", body, **house.signed_in(secret))
    assert status == 200, told


def named(house: RunningHouse, name: str) -> str:
    join = {"id": uuid.uuid4().hex, "name": name}
    assert house.post("/api/people/join", join)[0] == 200
    return token_for(join["id"], name)


def played(house: RunningHouse, table: str) -> bool:
    return bool(json.loads(house.get(f"/api/tables/{table}/hands")[2])["hands"])


def a_hand_is_folded(one: Client, other: Client, table: str) -> None:
    """Whoever of the two is asked first folds."""
    both = (one, other)
    for each in both:
        each.watch(table)

    def asked() -> list[Client]:
        return [each for each in both if each.view and each.view["you"] and each.view["you"]["options"]]

    hear_until(both, asked)
    asked()[0].act("fold")


@pytest.mark.requirement("COL-1")
@pytest.mark.parametrize(
    ("language", "says"), [("en", "came in one browser"), ("ru", "заходили из одного браузера")]
)
def test_two_names_in_one_browser_are_shown_with_the_hands_they_played(
    chromium: Browser, tmp_path: Path, language: str, says: str
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, {LOOKS}")
    browser, desk = chromium.new_context(), chromium.new_context(viewport=PHONE, locale=language)
    floor = chromium.new_context(viewport=PHONE, locale=language)
    try:
        ann, bob = named(house, "Ann"), named(house, "Bob")
        table = {
            "type": "open-table",
            "name": "Ash",
            "game": "nl-holdem",
            "seats": 2,
            "small": 50,
            "big": 100,
        }
        ask(house, ann, "house", **table)
        lines = json.loads(house.get("/api/house", **house.as_owner)[2])["kinds"]
        assert lines
        page = browser.new_page()
        for secret, seat in ((ann, 1), (bob, 2)):
            # One after the other at the same machine.
            browser.add_cookies(house.cookies(secret))
            page.goto(house.address)
            expect(page.get_by_test_id("wallet")).to_be_visible()
            page.locator("[data-testid^='lobby-table-']").filter(has_text="Ash").click()
            page.wait_for_url("**/table/*")
            id = page.url.rpartition("/")[2]
            ask(house, secret, id, type="sit", seat=seat, chips=5_000)
        with Client(house, ann) as one, Client(house, bob) as other:
            a_hand_is_folded(one, other, id)
        wait_until(lambda: played(house, id))
        desk.add_cookies(house.cookies())
        owner = desk.new_page()
        owner.goto(f"{house.address}/house")
        sign = owner.get_by_test_id("sign")
        expect(sign).to_have_attribute("data-kind", "device")
        expect(sign).to_contain_text(says)
        hand = sign.get_by_test_id("hand-words").first
        hand.locator("summary").click()
        expect(hand).to_contain_text("??")
        hand.get_by_test_id("hand-open").click()
        expect(hand.get_by_test_id("hand-open")).to_have_count(0)
        expect(hand).not_to_contain_text("??")
        assert barriers(owner) == cut_off(owner) == []
        # Who rules sees the sign, and no card that nobody showed.
        floor.add_cookies(house.cookies(house.hired("Fred", "floor")))
        fred = floor.new_page()
        fred.goto(f"{house.address}/house")
        expect(fred.get_by_test_id("sign")).to_contain_text(says)
        fred.get_by_test_id("hand-words").first.locator("summary").click()
        expect(fred.get_by_test_id("hand-words").first).to_contain_text("??")
        expect(fred.get_by_test_id("hand-open")).to_have_count(0)
        assert barriers(fred) == cut_off(fred) == []
    finally:
        house.kill()
