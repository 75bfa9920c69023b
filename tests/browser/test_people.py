"""Somebody uses his name on a second device, and takes it back."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.server.house import RunningHouse


def signed_in(page: Page, name: str) -> None:
    expect(page.get_by_test_id("wallet").first).to_be_visible()
    page.get_by_test_id("settings").first.click()
    expect(page.get_by_test_id("devices")).to_contain_text(name)


def test_a_name_goes_to_a_second_device_by_a_code_and_is_taken_back(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", LIVELY)
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en")
    laptop = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="ru")
    try:
        one, two = phone.new_page(), laptop.new_page()
        one.goto(house.address)
        other_tab = phone.new_page()
        other_tab.goto(house.address)
        expect(other_tab.get_by_test_id("name-input")).to_be_visible()
        one.get_by_test_id("name-input").fill("Anna")
        one.get_by_test_id("join").click()
        signed_in(one, "Anna")
        # The browser's other pages are signed in with it.
        expect(other_tab.get_by_test_id("wallet").first).to_be_visible()
        (cookie,) = phone.cookies()
        kept = one.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
        assert cookie["value"] not in kept
        expect(one.get_by_test_id("device")).to_have_count(0)
        one.get_by_test_id("add-device").click()
        code = one.get_by_test_id("device-code").inner_text()
        assert barriers(one) == cut_off(one) == []

        two.goto(house.address)
        two.get_by_test_id("have-code").click()
        two.get_by_test_id("code-input").fill("WRNG-CODE")
        two.get_by_test_id("code-go").click()
        expect(two.get_by_test_id("notice")).to_be_visible()
        two.get_by_test_id("code-input").fill(code.lower())
        two.get_by_test_id("code-go").click()
        signed_in(two, "Anna")
        expect(two.get_by_test_id("device")).to_have_count(1)
        two.get_by_test_id("settings-close").click()

        one.get_by_test_id("settings-close").click()
        signed_in(one, "Anna")
        one.get_by_test_id("sign-out").click()
        expect(one.get_by_test_id("device")).to_have_count(0)
        # Nobody has to reload to be signed out.
        expect(two.get_by_test_id("name-input")).to_be_visible()
    finally:
        phone.close()
        laptop.close()
        house.kill()
