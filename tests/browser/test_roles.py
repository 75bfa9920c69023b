"""Whoever works at an event or in the pit is shown what he may do there, and no button that would be refused."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from croupier.room.house.needs import needs_of
from croupier.staff import ROLES
from tests.browser.conftest import Opens
from tests.browser.director import Floor
from tests.browser.looks import barriers, cut_off
from tests.server.house import QUICK, Client, RunningHouse
from tests.server.test_stations import stood

SETTINGS = f"{QUICK}, seed_demo=False"

DESK: Mapping[str, str] = {
    "undo": "undo",
    "pause": "stop",
    # On the clock's sheet
    "next-level": "next-level",
    "colour-up": "colour-up",
    # On a player's
    "out": "bust",
    "move": "move",
    "penalty": "penalise",
    "chips": "set-stack",
    "protest": "protest",
    "missed": "blind-missed",
    # On a table's
    "break-table": "break-table",
    "ruling": "ruled",
    # Among players, prizes, and the rest
    "register-new": "register",
    "close-registration": "close-registration",
    "hand-for-hand": "call-hand-for-hand",
    "cancel": "cancel",
}
"""What the desk of a running event has to press, and what each asks for in the end."""

PRIZES: Mapping[str, str] = {"edit-prizes": "set-prizes", "deal": "offer-deal", "count": "set-stack"}
"""What lies beside the prizes once nobody enters any more."""

BOSS: Mapping[str, str] = {"stop": "stop", "staff-relieve": "relieve"}
"""What the screen of a casino table has to press."""


def allowed(role: str, kind: str, shown: Mapping[str, str]) -> set[str]:
    """What a role may press, by the house's own table of needs."""
    may = ROLES[role].may
    return {button for button, ask in shown.items() if not may.isdisjoint(needs_of(kind, ask))}


def visible(page: Page, among: Mapping[str, str]) -> set[str]:
    found = page.locator("[data-testid]").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.testid)"
    )
    return {each for each in found if each in among}


def on_a_sheet(page: Page, opener: str, sheet: str) -> set[str]:
    """What lies on a sheet of the desk; it is closed again."""
    page.get_by_test_id(opener).first.click()
    expect(page.get_by_test_id(sheet)).to_be_visible()
    found = visible(page, DESK)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id(sheet)).to_have_count(0)
    return found


def shown_at(page: Page) -> set[str]:
    """Everything of an event's desk, its tabs and its sheets, that is there to be pressed."""
    expect(page.get_by_test_id("desk")).to_be_visible()
    found = visible(page, DESK)
    found |= on_a_sheet(page, "clock", "clock-sheet")
    seat = page.locator("[data-testid^='seat-1-']").first.get_attribute("data-testid")
    assert seat is not None
    found |= on_a_sheet(page, seat, "player-sheet")
    page.locator("[data-testid='table-1'] .head").click()
    expect(page.get_by_test_id("table-sheet")).to_be_visible()
    found |= visible(page, DESK)
    page.keyboard.press("Escape")
    for tab in ("prizes", "more", "log", "players"):
        page.get_by_test_id(f"tab-{tab}").click()
        found |= visible(page, DESK)
    page.get_by_test_id("search").fill("Zoe Zimmer")
    expect(page.get_by_test_id("register-new").or_(page.get_by_text("Nobody of that name"))).to_be_visible()
    return found | visible(page, DESK)


@pytest.fixture
def house(tmp_path: Path, opens: Opens):
    house = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    yield house
    opens.close()
    assert house.close() == (0, "")


def test_at_an_events_desk_each_role_has_its_own_buttons(opens: Opens, house: RunningHouse) -> None:
    Floor(house).fill("sunday")
    desk = "/event/sunday/desk"
    everything = opens(house, desk, house.owner, "laptop")
    # Nothing of the list is on none of the sheets.
    assert shown_at(everything) == set(DESK)
    for name, role in (("Inga", "inspector"), ("Petra", "pit-boss"), ("Flora", "floor"), ("Carl", "cashier")):
        page = opens(house, desk, house.hired(name, role, "event/sunday"), "laptop")
        assert shown_at(page) == allowed(role, "event", DESK), role
        expect(page.get_by_test_id("notice")).to_have_count(0)
        assert barriers(page) == cut_off(page) == []
        if role == "floor":
            # What is there is done.
            page.get_by_test_id("pause").click()
            expect(page.get_by_test_id("desk-timer")).to_be_visible()
            expect(page.locator(".strip.stands")).to_be_visible()
            # It was his own, so he takes it back.
            page.get_by_test_id("undo").click()
            expect(page.locator(".strip.stands")).to_have_count(0)
        elif role != "inspector":
            # What another has entered takes a role for it.
            may = "correct" in ROLES[role].may
            expect(page.get_by_test_id("undo")).to_be_enabled(enabled=may)

    # Whoever only deals has no desk.
    dealer = opens(house, desk, house.hired("Dana", "dealer", "event/sunday"))
    expect(dealer.get_by_test_id("staff-only")).to_be_visible()
    assert visible(dealer, DESK) == set()


def test_beside_the_prizes_each_role_has_its_own_buttons(opens: Opens, house: RunningHouse) -> None:
    floor = Floor(house)
    floor.fill("sunday")
    floor.ask("sunday", "close-registration")
    for name, role in (("", "owner"), ("Dirk", "director"), ("Flora", "floor"), ("Carl", "cashier")):
        secret = house.owner if role == "owner" else house.hired(name, role, "event/sunday")
        page = opens(house, "/event/sunday/desk", secret)
        page.get_by_test_id("tab-prizes").click()
        expect(page.get_by_role("heading", name="Prizes")).to_be_visible()
        shown = set(PRIZES) if role == "owner" else allowed(role, "event", PRIZES)
        assert visible(page, PRIZES) == shown, role


def test_a_clock_on_the_wall_shows_and_does_nothing(opens: Opens, house: RunningHouse) -> None:
    Floor(house).fill("sunday")
    clock = stood(house, "Clock", "viewer", "event/sunday")
    page = opens(house, "/event/sunday/clock", size="laptop", station=clock)
    expect(page.get_by_test_id("tv-clock")).to_be_visible()
    # Nobody works at it: it sees what a viewer sees, and has nothing to press.
    page.goto(f"{house.address}/event/sunday/desk")
    assert shown_at(page) == set()
    assert barriers(page) == cut_off(page) == []


def test_in_the_pit_each_role_has_its_own_buttons(opens: Opens, house: RunningHouse) -> None:
    with Client(house, house.owner) as olga:
        jade = olga.ask("open-table", "pit", name="Jade", game="russian-poker", minimum=100, maximum=1_000)
        assert jade["t"] == "done"
        olga.say(t="watch", of="pit", seen=None)
        lines = olga.hear_until(lambda message: message.get("kind") == "pit-list")["view"]["tables"]
    table = lines[0]["id"]
    assert table.startswith("pit/")
    screen = f"/{table}/inspect"
    for name, role in (("Olga", "owner"), ("Inga", "inspector"), ("Petra", "pit-boss")):
        secret = house.owner if role == "owner" else house.hired(name, role, "pit")
        page = opens(house, screen, secret, "laptop")
        expect(page.get_by_test_id("staff")).to_be_visible()
        assert visible(page, BOSS) == allowed(role, "pit", BOSS), role
        assert barriers(page) == cut_off(page) == []
    for name, role in (("Dana", "dealer"), ("Flora", "floor")):
        page = opens(house, screen, house.hired(name, role, "pit"), "laptop")
        expect(page.get_by_test_id("staff-only")).to_be_visible()
        assert visible(page, BOSS) == set()
    # The dealer has the screen on which payouts are laid out, and nobody else who may not pay.
    dealer = opens(house, f"/{table}/dealer", house.hired("Dora", "dealer", "pit"))
    expect(dealer.get_by_text(re.compile("by hand"))).to_be_visible()
    inspector = opens(house, f"/{table}/dealer", house.hired("Ida", "inspector", "pit"))
    expect(inspector.get_by_test_id("staff-only")).to_be_visible()
