"""Somebody keeps his name with a passkey of his phone, and comes back with it, by another device, by a code."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.test_people import signed_in
from tests.server.house import RunningHouse

OF_THE_PHONE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_keychain(page: Page) -> None:
    """The page's device has what makes and keeps passkeys, and somebody who shows it that he is he."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable", {"enableUI": False})
    line.send("WebAuthn.addVirtualAuthenticator", {"options": OF_THE_PHONE})


def kept_with_passkey(page: Page, name: str) -> list[str]:
    """A guest takes a name and makes a passkey for it; the codes he is shown."""
    with_keychain(page)
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join").click()
    signed_in(page, name)
    page.get_by_test_id("passkey-make").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    expect(page.get_by_test_id("recovery-codes").locator("li")).to_have_count(8)
    assert barriers(page) == cut_off(page) == []
    return page.get_by_test_id("recovery-codes").locator("li").all_inner_texts()


def signed_out_here(page: Page) -> None:
    page.get_by_test_id("sign-out-here").click()
    expect(page.get_by_test_id("devices")).to_have_count(0)
    page.get_by_test_id("settings-close").click()


def test_a_name_is_kept_with_a_passkey_and_had_back_by_it_and_by_a_code(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", LIVELY)
    at = house.address.replace("127.0.0.1", "localhost")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en")
    laptop = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="ru")
    try:
        one, two = phone.new_page(), laptop.new_page()
        one.goto(at)
        codes = kept_with_passkey(one, "Anna")
        signed_out_here(one)
        one.get_by_test_id("have-name").click()
        one.get_by_test_id("passkey-in").click()
        signed_in(one, "Anna")
        one.get_by_test_id("add-device").click()
        code = one.get_by_test_id("device-code").inner_text()

        # The laptop's keychain has no key of hers: she comes with the code, and is told where she was last.
        two.goto(at)
        with_keychain(two)
        two.get_by_test_id("have-name").click()
        expect(two.get_by_test_id("passkey-in")).to_be_visible()
        assert barriers(two) == cut_off(two) == []
        two.get_by_test_id("way-code").check()
        two.get_by_test_id("code-input").fill(code)
        two.get_by_test_id("sign-in-go").click()
        expect(two.get_by_test_id("notice").last).to_contain_text("Linux")
        signed_in(two, "Anna")
        expect(two.get_by_test_id("device")).to_have_count(1)
        signed_out_here(two)

        # The phone is lost: by one of her codes she is back, and its passkey opens nothing any more.
        two.get_by_test_id("have-name").click()
        two.get_by_test_id("way-forgotten").check()
        two.get_by_test_id("sign-in-name").fill("Anna")
        two.get_by_test_id("code-input").fill(codes[0])
        two.get_by_test_id("password-input").fill("восемь треф и дама")
        two.get_by_test_id("sign-in-go").click()
        expect(two.get_by_test_id("wallet").first).to_be_visible()
        one.get_by_test_id("settings-close").click()
        one.get_by_test_id("have-name").click()
        one.get_by_test_id("passkey-in").click()
        expect(one.get_by_test_id("notice").last).to_contain_text("passkey")
        expect(one.get_by_test_id("name-input")).to_be_visible()
    finally:
        phone.close()
        laptop.close()
        house.kill()
