"""Somebody uses his name on a second device, and takes it back."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.test_cash_table import OpenHouse
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
        # What a camera reads is the house's address and nothing that lets anybody in.
        drawn = one.get_by_test_id("qr-code")
        expect(drawn).to_have_attribute("aria-label", re.compile(re.escape(house.address)))
        assert code not in str(drawn.get_attribute("aria-label"))
        assert barriers(one) == cut_off(one) == []

        two.goto(house.address)
        two.get_by_test_id("have-name").click()
        two.get_by_test_id("way-code").check()
        two.get_by_test_id("code-input").fill("WRNG-CODE")
        two.get_by_test_id("sign-in-go").click()
        expect(two.get_by_test_id("notice")).to_be_visible()
        two.get_by_test_id("code-input").fill(code.lower())
        two.get_by_test_id("sign-in-go").click()
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


def test_a_name_is_kept_with_a_password_and_had_back_by_a_code(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", LIVELY)
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="ru")
    other = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    try:
        one, two = phone.new_page(), other.new_page()
        one.goto(house.address)
        one.get_by_test_id("name-input").fill("Анна")
        one.get_by_test_id("join").click()
        signed_in(one, "Анна")
        one.get_by_test_id("keep-open").click()
        one.get_by_test_id("keep-password").fill("семь пик и туз")
        one.get_by_test_id("keep-go").click()
        expect(one.get_by_test_id("recovery-codes").locator("li")).to_have_count(8)
        codes = one.get_by_test_id("recovery-codes").locator("li").all_inner_texts()
        assert len(set(codes)) == 8
        assert barriers(one) == cut_off(one) == []

        two.goto(house.address)
        two.get_by_test_id("have-name").click()
        two.get_by_test_id("sign-in-name").fill("анна")
        two.get_by_test_id("password-input").fill("семь пик и король")
        two.get_by_test_id("sign-in-go").click()
        expect(two.get_by_test_id("notice")).to_be_visible()
        assert barriers(two) == cut_off(two) == []
        two.get_by_test_id("password-input").fill("семь пик и туз")
        two.get_by_test_id("sign-in-go").click()
        # Who comes back is told when and where he was here last.
        expect(two.get_by_test_id("notice").last).to_contain_text("Linux")
        signed_in(two, "Анна")
        two.get_by_test_id("sign-out-here").click()
        expect(two.get_by_test_id("devices")).to_have_count(0)
        two.get_by_test_id("settings-close").click()

        two.get_by_test_id("have-name").click()
        two.get_by_test_id("way-forgotten").check()
        two.get_by_test_id("sign-in-name").fill("Анна")
        two.get_by_test_id("code-input").fill(codes[3])
        two.get_by_test_id("password-input").fill("восемь треф и дама")
        two.get_by_test_id("sign-in-go").click()
        expect(two.get_by_test_id("wallet").first).to_be_visible()
        # Whoever had the old password is out.
        one.get_by_test_id("settings-close").click()
        expect(one.get_by_test_id("name-input")).to_be_visible()
    finally:
        phone.close()
        other.close()
        house.kill()


def test_a_name_like_a_bots_or_the_houses_is_refused_at_the_door_and_a_free_one_is_not(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    page = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    page.goto(house.address)
    field, notice = page.get_by_test_id("name-input"), page.get_by_test_id("notice")
    taken = ("Nora", "N\u043era", "\u041d\u043e\u0440\u0430", "NORA")
    houses = ("admin", "\u0430dmin", "Админ", "Admin 1")
    for name, why in [
        *[(each, "is taken") for each in taken],
        *[(each, "is a name of the house") for each in houses],
    ]:
        field.fill(name)
        page.get_by_test_id("join").click()
        expect(notice).to_contain_text(why)
        notice.locator(".close").click()
        expect(notice).to_have_count(0)
        expect(field).to_have_value(name)
    expect(page.get_by_test_id("wallet")).to_have_count(0)
    field.fill("Norah")
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("wallet")).to_be_visible()


def test_the_door_takes_no_more_letters_than_a_name_may_have(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    page = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    page.goto(house.address)
    typed = "Konstantin Belov, Esq. II"
    assert len(typed) > 24
    page.get_by_test_id("name-input").press_sequentially(typed)
    expect(page.get_by_test_id("name-input")).to_have_value(typed[:20])
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("wallet")).to_be_visible()
    expect(page.locator("h1")).to_contain_text(typed[:20].strip())
