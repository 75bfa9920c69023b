"""A player of a house open to the public sets his own bounds on a phone, and they hold where he plays."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.test_people import signed_in
from tests.server.house import RunningHouse

ON = "('least_age', 18), ('countries_asked', True), ('personal_limits', True), ('self_exclusion', True)"
RULES = f"rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside', ({ON}))))"


def opened(page: Page, house: RunningHouse, name: str) -> None:
    page.goto(house.address)
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join").click()
    signed_in(page, name)
    page.get_by_test_id("care-open").click()
    expect(page.get_by_test_id("statement-open")).to_be_visible()


@pytest.mark.clause("ONLINE:rg-1", "ONLINE:rg-2", "ONLINE:country-2")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_player_tells_his_age_limits_and_excludes_himself(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {RULES}")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale=language)
    try:
        page = phone.new_page()
        opened(page, house, "Anna")
        page.get_by_test_id("born").fill("1990-05-01")
        # Without a country nothing is sent.
        page.get_by_test_id("tell").click()
        expect(page.get_by_test_id("born")).to_be_editable()
        for where in ("residence", "location", "habitual"):
            page.get_by_test_id(f"country-{where}").select_option("LV")
        page.get_by_test_id("tell").click()
        expect(page.get_by_test_id("born")).not_to_be_editable()
        page.get_by_test_id("limit-most").fill("5000")
        page.get_by_test_id("limit").click()
        expect(page.get_by_test_id("limit-loss-day")).to_be_visible()
        page.get_by_test_id("limit-most").fill("6000")
        page.get_by_test_id("limit").click()
        # A higher one waits, and can be let be.
        waits = page.get_by_test_id("limit-loss-day").get_by_role("button")
        expect(waits).to_have_count(2)
        waits.last.click()
        expect(waits).to_have_count(0)
        page.get_by_test_id("statement-open").click()
        expect(page.get_by_test_id("statement").locator("tbody tr")).to_have_count(1)
        page.get_by_test_id("exclude-days").fill("7")
        page.get_by_test_id("exclude").click()
        expect(page.get_by_test_id("excluded-until")).to_be_visible()
        assert barriers(page) == cut_off(page) == []
    finally:
        phone.close()
        house.kill()


def test_where_nothing_is_asked_there_is_the_statement_alone(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", LIVELY)
    page = chromium.new_page()
    try:
        opened(page, house, "Galina")
        expect(page.get_by_test_id("born")).to_have_count(0)
        expect(page.get_by_test_id("exclude")).to_have_count(0)
        expect(page.get_by_test_id("limit")).to_have_count(0)
    finally:
        page.close()
        house.kill()
