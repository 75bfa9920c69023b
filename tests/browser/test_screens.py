"""Screens on the walls: several events side by side, a bracket, the cash lists, in the house's own look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.conftest import Opens
from tests.browser.director import PLAYERS, Director, Floor
from tests.browser.looks import SIZES, barriers, cut_off, on_top
from tests.browser.test_event_forms import DUEL
from tests.browser.test_players import picture
from tests.server.house import QUICK, RunningHouse
from tests.waiting import wait_until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """Two events and a bracket, and a cash table for whose game somebody waits."""
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    floor = Floor(house)
    floor.fill("sunday")
    floor.fill("monday", start=False)
    floor.open("duel", DUEL)
    floor.enter("duel", *PLAYERS[:5])
    floor.ask("duel", "start")
    oak = {"variant": "nl-holdem", "small": 5, "big": 10, "least": 400, "rack": 5_000}
    floor.tell("cash", "open-table", table="oak", name="Oak", **oak)
    for name in PLAYERS:
        floor.tell("cash", "join-list", game="nl-holdem 5-10", person=name.lower(), name=name)
    yield house
    house.kill()


def shown(screen: Page, count: int, what: str) -> list[Frame]:
    """The parts of a screen, once there are so many, and each shows what it is to show."""
    inside = screen.locator("[data-testid=screen] iframe")
    expect(inside).to_have_count(count)
    frames = []
    for at in range(count):
        expect(inside.nth(at).content_frame.locator(what)).to_be_visible()
        frame = inside.nth(at).element_handle().content_frame()
        assert frame is not None
        frames.append(frame)
    return frames


def at_rest(part: Frame) -> None:
    """Nothing is cut off, and nothing lies on anything else."""
    wait_until(lambda: cut_off(part) == on_top(part) == [])


def whole(screen: Page, count: int, what: str) -> None:
    """So many parts show what they are to show at every size of a wall, and everybody can read them.

    What keeps people from reading does not depend on the size.
    """
    for size in ("phone", "laptop", "tv"):
        screen.set_viewport_size(SIZES[size])
        parts = shown(screen, count, what)
        for part in parts:
            at_rest(part)
    for part in parts:
        assert barriers(part) == []


def test_one_screen_shows_several_events_the_bracket_and_the_lists(opens: Opens, house: RunningHouse) -> None:
    screen = opens(house, "/screen", size="tv")
    code = screen.get_by_test_id("screen-code")
    expect(code).not_to_be_empty()
    desk = Director(opens(house, "/event/sunday/desk", house.owner, "laptop"))
    desk.tap("tab-more")
    desk.tap("screens")
    desk.see("pair-code").fill(code.inner_text())
    desk.see("pair-name").fill("Hall")
    desk.tap("pair")
    (clock,) = shown(screen, 1, "[data-testid=tv-clock]")
    expect(clock.locator("h1")).to_have_text("Sunday")
    hall = desk.see("screen-Hall")
    for count, name in ((2, "Sunday"), (3, "Duel")):
        button = hall.locator(".pad[aria-pressed=false]").filter(has_text=name).first
        button.click()
        expect(hall.locator(".pad[aria-pressed=true]")).to_have_count(count)
        whole(screen, count, "[data-testid=tv-clock]")
    layout = hall.get_by_role("combobox")
    for each in ("moves", "prizes", "seating"):
        layout.select_option(each)
        whole(screen, 3, f"[data-layout={each}]")
    for left in (2, 1):
        hall.locator(".pad[aria-pressed=true]").filter(has_text="Sunday").first.click()
        expect(hall.locator(".pad[aria-pressed=true]")).to_have_count(left)
    layout.select_option("bracket")
    whole(screen, 1, "[data-testid=bracket-page]")
    layout.select_option("lists")
    whole(screen, 1, "[data-testid=tv-list]")
    assert barriers(desk.page) == cut_off(desk.page) == []


def test_a_screen_has_the_houses_logo_and_its_messages(opens: Opens, house: RunningHouse) -> None:
    desk = Director(opens(house, "/event/sunday/desk", house.owner, "laptop"))
    desk.tap("tab-more")
    desk.tap("screens")
    logo = desk.see("screens-sheet").locator("input[type=file]")
    logo.set_input_files({"name": "logo.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(desk.see("screens-sheet").get_by_role("alert")).to_be_visible()
    logo.set_input_files({"name": "logo.png", "mimeType": "image/png", "buffer": picture(600, 200)})
    expect(desk.see("screens-sheet").get_by_role("button", name="No logo")).to_be_visible()
    expect(desk.see("screens-sheet").get_by_role("alert")).to_have_count(0)
    desk.see("look-messages").fill("The bar is open until four")
    desk.tap("look-set")
    clock = opens(house, "/event/sunday/clock", size="tv")
    expect(clock.locator("img.logo")).to_be_visible()
    clock.wait_for_function("() => document.querySelector('img.logo').naturalWidth === 600")
    expect(clock.locator(".news")).to_have_text("The bar is open until four")
    assert barriers(clock) == cut_off(clock) == on_top(clock) == []
