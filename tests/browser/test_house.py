"""The owner's page in a real browser: what it shows, that it keeps up by itself, and that it says what is wrong."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier import __version__
from croupier.errors import Refusal
from croupier.room.journal.backup import back_up
from tests.browser.conftest import LIVELY
from tests.browser.looks import SIZES, barriers, cut_off, foreign
from tests.server.house import RunningHouse

PAUSE = 5_000
"""Milliseconds from one look of the page to the next."""

LANGUAGES = ("en-GB", "ru-RU")


def a_house_that_stands_still(folder: Path) -> RunningHouse:
    """A house one of whose tables has a row that cannot be read."""
    database = folder / "croupier.db"
    settings = f"{LIVELY}"
    RunningHouse(database, settings).close()
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute("""UPDATE journal SET row = '{}' WHERE stream = 'table/oak' AND version = 3""")
        writing.execute("DELETE FROM snapshots WHERE stream = 'table/oak'")
    return RunningHouse(database, settings)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = a_house_that_stands_still(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


def opened(
    chromium: Browser, house: RunningHouse, lang: str = "en-GB", size: str = "laptop", *, clock: bool = False
) -> Page:
    """The owner's page; with a `clock` of its own, whose time goes on and can be set forward."""
    page = chromium.new_page(viewport=SIZES[size], locale=lang, reduced_motion="reduce")
    page.context.add_cookies(house.cookies())
    if clock:
        page.clock.install()
    page.goto(f"{house.address}/house")
    expect(page.get_by_test_id("streams")).to_be_visible()
    return page


def test_all_of_the_house_is_shown(chromium: Browser, house: RunningHouse) -> None:
    page = opened(chromium, house)
    expect(page.get_by_test_id("state")).to_have_text("something of the house stands still")
    tables = page.locator("[data-kind=table]")
    expect(tables).to_contain_text("poker table")
    assert tables.locator("td").all_inner_texts()[:3] == ["7", "0", "1"]
    expect(page.get_by_test_id("stopped")).to_contain_text("table/oak")
    expect(page.get_by_test_id("stopped")).to_contain_text("after row 2")
    expect(page.get_by_test_id("took")).to_contain_text(
        re.compile(r"A row to the disk\s*[\d.]+\s*[\d.]+\s*[\d.]+")
    )
    expect(page.get_by_test_id("about")).to_contain_text(f"Version {__version__}")
    with page.expect_response("**/api/house/program?*") as looked:
        page.get_by_test_id("check-program").click()
    told = looked.value.json()
    assert told["altered"] == []
    expect(page.get_by_test_id("about")).to_contain_text(told["digest"][:16])
    expect(page.get_by_test_id("wrong")).to_contain_text("Errors in the log 1")
    expect(page.get_by_test_id("disk")).to_contain_text("Last back-up never")


def test_it_keeps_up_by_itself_and_leaves_the_focus_where_it_is(
    chromium: Browser, house: RunningHouse, tmp_path: Path
) -> None:
    page = opened(chromium, house, clock=True)

    def looks_again() -> None:
        """Its next look is due; where it was on its way already, the one after that is waited for."""
        page.clock.fast_forward(PAUSE)

    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Floor desk")
    expect(link).to_be_focused()
    before = page.get_by_test_id("as-of").inner_text()
    back_up(house.database, tmp_path / "copy.db")
    looks_again()
    expect(page.get_by_test_id("disk")).to_contain_text("Last back-up 0 min ago")
    expect(page.get_by_test_id("as-of")).not_to_have_text(before)
    expect(link).to_be_focused()
    page.route("**/api/house*", lambda route: route.abort())
    looks_again()
    expect(page.get_by_test_id("state")).to_contain_text("The house does not answer.")
    expect(page.get_by_test_id("streams")).to_be_visible()
    page.unroute("**/api/house*")
    looks_again()
    expect(page.get_by_test_id("state")).to_have_text("something of the house stands still")


def test_a_pause_is_announced_to_a_guest_at_his_table_and_taken_back(
    chromium: Browser, house: RunningHouse
) -> None:
    guest = chromium.new_page(viewport=SIZES["laptop"], locale="ru-RU")
    guest.goto(f"{house.address}/table/maple")
    expect(guest.get_by_test_id("table")).to_be_visible()
    page = opened(chromium, house)
    pause = page.get_by_test_id("pause")
    pause.get_by_role("button", name="In 15 minutes").click()
    expect(pause.get_by_role("status")).to_contain_text("The house pauses at")
    told = guest.get_by_test_id("notice")
    expect(told.and_(guest.locator("[data-code=room-pause-in-minutes]"))).to_contain_text("через 15 минут")
    pause.get_by_role("button", name="Play on").click()
    expect(pause.get_by_role("button", name="In 15 minutes")).to_be_visible()
    expect(told.and_(guest.locator("[data-code=room-pause-off]"))).to_contain_text("игра продолжается")


def test_a_house_that_cannot_be_paused_says_so_before_anybody_asks(
    chromium: Browser, house: RunningHouse
) -> None:
    why = Refusal("room-pause-shared").say("ru")
    page = opened(chromium, house)
    pause = page.get_by_test_id("pause")
    expect(pause.get_by_role("button")).to_have_count(3)
    expect(pause).not_to_contain_text(why)
    seen = json.loads(house.get("/api/house", **house.as_owner)[2])
    page.route("**/api/house*", lambda route: route.fulfill(json={**seen, "no_pause": why}))
    page.reload()
    expect(pause).to_contain_text(why)
    expect(pause.get_by_role("button")).to_have_count(0)


def test_without_a_role_nothing_is_shown_and_a_code_gives_one(chromium: Browser, house: RunningHouse) -> None:
    page = chromium.new_page(viewport=SIZES["laptop"], locale="en-GB")
    page.goto(f"{house.address}/house")
    page.get_by_test_id("name-input").fill("Passer-by")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("staff-only")).to_contain_text("You are Passer-by")
    assert page.get_by_test_id("streams").count() == 0
    assert barriers(page) == []
    invited = {"id": "one", "role": "manager"}
    _, _, told = house.post("/api/staff/invite", invited, **house.as_owner)
    page.get_by_test_id("staff-code").fill("AAAA-BBBB")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("code")
    page.get_by_test_id("staff-code").fill(json.loads(told)["code"])
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("streams")).to_be_visible()


def test_what_stands_still_is_mended_from_the_page(chromium: Browser, tmp_path: Path) -> None:
    house = a_house_that_stands_still(tmp_path)
    page = opened(chromium, house)
    stopped = page.get_by_test_id("stopped")
    stopped.get_by_role("button", name="Let it go on").click()
    expect(page.get_by_role("alert")).to_contain_text("pay the chips out")
    stopped.get_by_role("button", name="Pay the chips out…").click()
    expect(stopped).to_contain_text("table/oak")
    stopped.get_by_role("button", name="Pay everybody out and close it").click()
    expect(page.get_by_text("Nothing.")).to_be_visible()
    expect(page.get_by_test_id("state")).to_contain_text("All is well")
    assert not [
        account for account, chips in house.balances().items() if account.startswith("table:oak:") and chips
    ]
    house.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_whole_at_every_size(chromium: Browser, house: RunningHouse, lang: str) -> None:
    page = opened(chromium, house, lang)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert cut_off(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], size
    assert foreign(page) == {}
    words = page.locator("body").inner_text()
    assert not re.findall(r"\bhouse-\w+", words)
    assert bool(re.search("[а-яё]", words.replace("Русский", ""))) == (lang == "ru-RU")
    assert barriers(page) == []
    assert complaints == []
